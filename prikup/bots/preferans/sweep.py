"""Whether two open hands take every trick that is left, whatever the third one holds.

Of the third hand only the cards are known that it may have; with two put away unseen it has all of
them but two. It answers with what is worst for the others, who do not see it.
"""

from __future__ import annotations

from collections.abc import Iterator

from prikup.bots.preferans.position import AFTER
from prikup.cards import SUIT_MASKS, Card, Mask, cards_of

Hands = tuple[Mask, Mask, Mask]
"""Cards by place; of the third hand those that it may have."""


class Sweep:
    """The two hands beside ``third`` (a place); a position tried once is remembered."""

    def __init__(self, third: int, trump: int) -> None:
        self._third = third
        self._trumps = SUIT_MASKS[trump] if trump >= 0 else 0
        self._known: dict[tuple[Hands, int], bool] = {}

    def takes_all(self, hands: Hands, leader: int) -> bool:
        """Whether the lead of one of the two takes this trick and all that follow."""
        if not hands[leader]:
            return True
        known = self._known.get((hands, leader))
        if known is None:
            leads = reversed(cards_of(hands[leader]))
            known = any(self._holds(hands, leader, card) for card in leads)
            self._known[hands, leader] = known
        return known

    def _holds(self, hands: Hands, leader: int, led: Card) -> bool:
        partner = 3 - leader - self._third
        left = hands[leader].bit_count()
        answers = list(self._answers(hands[self._third], left, led))
        replies = self._follows(hands[partner], led)

        def good(reply: Card, answer: Card, may: Mask) -> bool:
            """Whether the trick is won, and the rest after it."""
            best, taker = led, leader
            for place, card in ((partner, reply), (self._third, answer)):
                if self._beats(card, best):
                    best, taker = card, place
            if taker == self._third:
                return False
            after = [0, 0, 0]
            after[leader] = hands[leader] ^ 1 << led
            after[partner] = hands[partner] ^ 1 << reply
            after[self._third] = may
            return self.takes_all((after[0], after[1], after[2]), taker)

        if AFTER[leader] == partner:
            return any(all(good(reply, *answer) for answer in answers) for reply in replies)
        return all(any(good(reply, *answer) for reply in replies) for answer in answers)

    def _answers(self, may: Mask, left: int, led: Card) -> Iterator[tuple[Card, Mask]]:
        """What the third hand may lay, and what it may have after that: who lays another suit has
        none of the suit led, and no trump if it is not one."""
        following = may & SUIT_MASKS[led >> 3]
        for card in cards_of(following):
            yield card, may ^ 1 << card
        spare = may.bit_count() - left - following.bit_count()
        if spare < 0:
            return
        others = may & ~following
        trumps = others & self._trumps
        for card in cards_of(trumps):
            yield card, others ^ 1 << card
        if trumps.bit_count() <= spare:
            for card in cards_of(others & ~trumps):
                yield card, (others & ~trumps) ^ 1 << card

    def _follows(self, hand: Mask, led: Card) -> list[Card]:
        following = hand & SUIT_MASKS[led >> 3]
        return cards_of(following or hand & self._trumps or hand)

    def _beats(self, card: Card, best: Card) -> bool:
        return card > best if card >> 3 == best >> 3 else bool(self._trumps >> card & 1)
