"""What a player remembers of the deal: what is out, who showed a void, who holds what he passed.

Everything is read afresh from the view, so a bot that takes over in the middle of a deal knows as
much as one that sat there from the start. Masks are ranked.
"""

from __future__ import annotations

from random import Random

from prikup.bots.thousand.ranked import KING, QUEEN, RANKED, SUIT, bits, ranked
from prikup.cards import Mask, deck
from prikup.game import Play, Seat
from prikup.thousand.rules import Rules
from prikup.thousand.view import View

FULL_DECK = sum(1 << RANKED[card] for card in deck("9"))
HAND = 7


class Memory:
    """What one seat knows of the others' cards.

    ``hand`` is the own hand, ``known[s]`` what seat *s* surely holds, ``never[s]`` what it cannot
    hold, ``sizes[s]`` how many cards it has, ``pool`` the cards whose place is not known.
    """

    def __init__(self, view: View) -> None:
        assert view.me is not None
        self.me: Seat = view.me
        self.hand = ranked(view.hand) if view.hand is not None else 0
        self.others = [seat for seat in view.seats if seat != self.me]
        self.sizes = list(view.hand_sizes)
        self.known = [0] * len(view.hand_sizes)
        self.never = [0] * len(view.hand_sizes)
        self.played = 0
        self._watch(view)
        if view.declarer is not None:
            self._recall_passing(view, view.declarer)
        self.known[self.me] = 0
        self.pool = FULL_DECK & ~self.hand & ~self.played
        for seat in self.others:
            self.known[seat] &= self.pool & ~self.never[seat]
            if self.known[seat].bit_count() > self.sizes[seat]:
                self.known[seat] = 0
        for seat in self.others:
            self.pool &= ~self.known[seat]

    def _recall_passing(self, view: View, declarer: Seat) -> None:
        """Cards passed, and the talon that the declarer took (he seldom gives away the best of it,
        where that was not seen)."""
        passed = 0
        for to, card in view.given:
            if card is not None:
                passed |= 1 << RANKED[card]
                self.known[to] |= 1 << RANKED[card]
        if declarer != self.me:
            for card in view.talon or ():
                self.known[declarer] |= 1 << RANKED[card] & ~passed

    def _watch(self, view: View) -> None:
        """Go through the cards played: who did not follow, who did not trump, who led half of a
        marriage without declaring it."""
        rules, seats = view.rules, view.seats
        shown = _Trumps(view)
        plays = [(who, act) for who, act in view.log if isinstance(act, Play)]
        has_trick: set[Seat] = set()
        for at in range(0, len(plays), len(seats)):
            leader, first = plays[at]
            led = RANKED[first.card]
            if _declares_nothing(rules, first) and (
                leader in has_trick or rules.marriage.marriage_first_lead
            ):
                self.never[leader] |= (QUEEN | KING) & SUIT[led >> 3]
            trump = shown.at_lead(first)
            for who, act in plays[at + 1 : at + len(seats)]:
                if RANKED[act.card] >> 3 != led >> 3:
                    self.never[who] |= SUIT[led >> 3]
                    if trump is not None and RANKED[act.card] >> 3 != trump and shown.binding:
                        self.never[who] |= SUIT[trump]
            for _, act in plays[at : at + len(seats)]:
                self.played |= 1 << RANKED[act.card]
            if at // len(seats) < len(view.taken):
                has_trick.add(view.taken[at // len(seats)][2])
            shown.trick_ends()

    def world(self, random: Random) -> list[Mask]:
        """Hands of all seats that agree with everything known: uniformly one of them.

        With an own hand of the play or the talon, when only two hands are hidden.
        """
        hands = self.known.copy()
        hands[self.me] = self.hand
        first, second = self.others
        for_first = self.pool & self.never[second]
        for_second = self.pool & self.never[first] & ~for_first
        free = self.pool & ~for_first & ~for_second
        need = self.sizes[first] - (hands[first] | for_first).bit_count()
        if not 0 <= need <= free.bit_count():
            for_first = for_second = 0
            free = self.pool
            need = self.sizes[first] - hands[first].bit_count()
        mine = sum(random.sample(bits(free), need))
        hands[first] |= for_first | mine
        hands[second] |= for_second | free & ~mine
        return hands

    def deal(self, random: Random) -> tuple[list[Mask], Mask]:
        """Before the talon is taken: hands of all seats and a talon; also the own hand, when it has
        not been looked at."""
        cards = bits(self.pool)
        random.shuffle(cards)
        hands = [0] * len(self.sizes)
        hands[self.me] = self.hand
        for seat in self.others if self.hand else (self.me, *self.others):
            hands[seat] = sum(cards[:HAND])
            del cards[:HAND]
        return hands, sum(cards)


def _declares_nothing(rules: Rules, play: Play) -> bool:
    """A king or queen led silently where a marriage would have been declared by itself."""
    half = 1 << RANKED[play.card] & (QUEEN | KING)
    return bool(half) and not play.declare and rules.marriage.marriage_declared == "automatic"


class _Trumps:
    """The trump suit in force, trick by trick, from the declarations."""

    def __init__(self, view: View) -> None:
        self.rules = view.rules
        self.trump: int | None = None
        self._next: int | None = None
        duties = view.rules.duties
        self.binding = duties.must_trump and not (
            duties.must_overtrump and duties.undertrump == "free"
        )
        """Whether not trumping shows that one has no trump."""

    def at_lead(self, lead: Play) -> int | None:
        """The trump in this trick."""
        card = RANKED[lead.card]
        marriage = self.rules.marriage
        if lead.declare == "!" and 1 << card & (KING | QUEEN):
            keeps = marriage.one_trump_per_deal and self.trump is not None
            if not keeps and marriage.trump_starts == "next_trick":
                self._next = card >> 3
            elif not keeps:
                self.trump = card >> 3
        return self.trump

    def trick_ends(self) -> None:
        """A declared suit that had to wait becomes trump."""
        if self._next is not None:
            self.trump, self._next = self._next, None
