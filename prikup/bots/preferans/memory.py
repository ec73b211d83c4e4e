"""What a player remembers of the deal: what is out, who showed a void, what the declarer put away.

Everything is read afresh from the view, so a bot that takes over in the middle of a deal knows as
much as one that sat there from the start. Hands are numbered by place, in the order of play.
"""

from __future__ import annotations

from random import Random

from prikup.bots.preferans.position import NO_TRUMP
from prikup.cards import SUIT_MASKS, Mask, mask_of
from prikup.preferans.view import View

FULL_DECK: Mask = 2**32 - 1
TRIES = 12
"""So often a world is tried before a void that was shown is forgotten."""


def leads_talon(view: View) -> bool:
    """Whether the dealer of four is to lead a card of the talon: both come, in either order."""
    return view.hand_due is not None and view.hand_due not in view.circle


class Memory:
    """What one seat knows of the three hands.

    ``known[p]`` is what the hand at place *p* surely holds, ``never[p]`` what it cannot hold,
    ``sizes[p]`` how many cards it has; ``pool`` are the cards whose place is not known, ``aside``
    of them lie face down: the talon, or what the declarer put away; ``laid[p]`` is what a hand has
    played.
    """

    def __init__(self, view: View) -> None:
        assert view.me is not None
        self.circle = view.circle
        self.trump = NO_TRUMP if view.trump is None else view.trump
        self.sizes = [view.hand_sizes[hand] for hand in view.circle]
        self.known = [0, 0, 0]
        self.never = [0, 0, 0]
        self.laid = [0, 0, 0]
        self.declarer = -1 if view.declarer is None else view.circle.index(view.declarer)
        for hand, cards in (*view.open_hands, (view.me, view.hand or 0)):
            if hand in view.circle:
                self.known[view.circle.index(hand)] = cards
        seen = self._watch(view)
        self.aside = view.talon_size
        self.talon = 0
        """Cards of the talon that the declarer took and has not shown since."""
        for cards in self.known:
            seen |= cards
        if view.discarded:
            seen |= view.discarded
        elif self._took_talon(view):
            self.aside = 2
            self.talon = mask_of(view.talon or ()) & ~seen
        self.pool = FULL_DECK & ~seen

    def _took_talon(self, view: View) -> bool:
        """Whether somebody else took the talon and put two cards away unseen."""
        after = view.phase not in ("auction", "talon")
        return view.declarer not in (None, view.me) and after and view.talon is not None

    def _watch(self, view: View) -> Mask:
        """Go through the cards played: who did not follow, who did not trump."""
        seen = 0
        tricks = [(trick.leader, trick.cards, trick.turned) for trick in view.taken]
        if view.leader is not None:
            tricks.append((view.leader, view.trick, view.turned))
        for leader, cards, turned in tricks:
            at = self.circle.index(leader)
            led = turned if turned is not None else cards[0] if cards else None
            if turned is not None:
                seen |= 1 << turned
            for place, card in enumerate(cards, at):
                seen |= 1 << card
                self.laid[place % 3] |= 1 << card
                if led is None or card >> 3 == led >> 3:
                    continue
                self.never[place % 3] |= SUIT_MASKS[led >> 3]
                if self.trump >= 0 and card >> 3 != self.trump:
                    self.never[place % 3] |= SUIT_MASKS[self.trump]
        return seen

    def world(self, random: Random) -> tuple[list[Mask], Mask]:
        """Hands by place that agree with everything known, and what lies face down."""
        for _ in range(TRIES):
            dealt = self._deal(random, self.never)
            if dealt is not None:
                return dealt
        forgotten = self._deal(random, [0, 0, 0])
        assert forgotten is not None
        return forgotten

    def _deal(self, random: Random, never: list[Mask]) -> tuple[list[Mask], Mask] | None:
        hands = self.known.copy()
        room = [self.sizes[place] - hands[place].bit_count() for place in range(3)]
        declarer, aside = self.declarer, 0
        together = self.talon or (declarer >= 0 and self.aside and self.sizes[declarer])
        spare = 0 if together else self.aside
        if together:  # the declarer's hand and what he put away are dealt as one
            room[declarer] += self.aside
            hands[declarer] |= self.talon
            room[declarer] -= self.talon.bit_count()
        cards = [card for card in range(32) if (self.pool & ~self.talon) >> card & 1]
        random.shuffle(cards)
        cards.sort(key=lambda card: self._choices(card, never), reverse=False)
        for card in cards:
            weights = [
                0
                if never[place] >> card & 1 and not (together and place == declarer)
                else room[place]
                for place in range(3)
            ]
            total = sum(weights) + spare
            if total <= 0:
                return None
            pick = random.randrange(total)
            for place, weight in enumerate(weights):
                if pick < weight:
                    hands[place] |= 1 << card
                    room[place] -= 1
                    break
                pick -= weight
            else:
                aside |= 1 << card
                spare -= 1
        if not together:
            return hands, aside
        return self._put_away(random, hands, never[declarer])

    def _choices(self, card: int, never: list[Mask]) -> int:
        return sum(not mask >> card & 1 for mask in never)

    def _put_away(
        self, random: Random, hands: list[Mask], never: Mask
    ) -> tuple[list[Mask], Mask] | None:
        """What the declarer will have put away: low cards of short suits, no trumps, no aces."""
        hand = hands[self.declarer] & ~self.known[self.declarer]
        forced = hand & never
        if forced.bit_count() > self.aside:
            return None

        def price(card: int) -> float:
            if never >> card & 1:
                return -100
            length = (hand & SUIT_MASKS[card >> 3]).bit_count()
            trump = 20 if card >> 3 == self.trump else 0
            return trump + (card & 7) * 1.5 + length + random.random() * 4

        cards = [card for card in range(32) if hand >> card & 1]
        if self.trump == NO_TRUMP and self.declarer_ducks:
            cards.sort(key=lambda card: -(card & 7) - random.random() * 3)
        else:
            cards.sort(key=price)
        aside = mask_of(cards[: self.aside])
        hands[self.declarer] ^= aside
        return hands, aside

    declarer_ducks = False
    """Whether the declarer plays a misère."""
