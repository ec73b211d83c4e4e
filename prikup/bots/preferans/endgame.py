"""The last tricks of an imagined world, all hands open, looked through to the end.

Everybody plays the best there is: the soloist for as many tricks as he can, or as few in a misère,
the others against him. Of an all-pass, where each plays for himself, this says nothing.
"""

from __future__ import annotations

from prikup.bots.preferans.position import AFTER, Goal, Position
from prikup.cards import SUIT_MASKS, Card, Mask

Hands = tuple[Mask, Mask, Mask]
"""Cards by place."""
Tricks = tuple[int, int, int]
"""Tricks by place."""


class Endgame:
    """The ends of one deal; a trick that was looked through once is remembered."""

    def __init__(self, goal: Goal, soloist: int, trump: int) -> None:
        self._soloist = soloist
        self._ducks = goal is Goal.MISERE
        self._trumps = SUIT_MASKS[trump] if trump >= 0 else 0
        self._known: dict[tuple[Hands, int], Tricks] = {}

    def finish(self, position: Position) -> list[int]:
        """Tricks by place at the end of the deal."""
        first, second, third = position.hands
        hands, place = (first, second, third), position.turn()
        if position.trick:
            led = SUIT_MASKS[position.trick[0] >> 3]
            rest = self._follow(hands, place, led, *position.best(), len(position.trick))
        else:
            rest = self._lead(hands, place)
        return [taken + more for taken, more in zip(position.tricks, rest, strict=True)]

    def _lead(self, hands: Hands, place: int) -> Tricks:
        """What each still takes when ``place`` leads."""
        if not hands[place]:
            return (0, 0, 0)
        known = self._known.get((hands, place))
        if known is None:
            known = self._known[hands, place] = self._follow(hands, place, 0, place, -1, 0)
        return known

    def _follow(
        self, hands: Hands, place: int, led: Mask, owner: int, best: Card, laid: int
    ) -> Tricks:
        """The same from the card of ``place`` to a trick of the suit ``led``, in which ``laid``
        cards lie and ``best`` is ``owner``'s; nothing is led yet where ``led`` is 0."""
        soloist, hand = self._soloist, hands[place]
        few = (place == soloist) is self._ducks
        goal = 0 if few else hand.bit_count()
        found: Tricks | None = None
        for card in self._choices(hands, place, led, best):
            if best < 0 or (card > best if card >> 3 == best >> 3 else self._trumps >> card & 1):
                ahead, high = place, card
            else:
                ahead, high = owner, best
            rest = self._after(hands, place, card, led, ahead, high, laid)
            if found is None or (
                rest[soloist] < found[soloist] if few else rest[soloist] > found[soloist]
            ):
                found = rest
                if rest[soloist] == goal:
                    break
        assert found is not None
        return found

    def _after(
        self, hands: Hands, place: int, card: Card, led: Mask, owner: int, best: Card, laid: int
    ) -> Tricks:
        """The same when ``place`` has laid a card, after which ``best`` is ``owner``'s."""
        first, second, third = hands
        lost = 1 << card
        left = (first & ~lost, second & ~lost, third & ~lost)
        if laid < 2:
            led = led or SUIT_MASKS[card >> 3]
            return self._follow(left, AFTER[place], led, owner, best, laid + 1)
        first, second, third = self._lead(left, owner)
        return (first + (owner == 0), second + (owner == 1), third + (owner == 2))

    def _choices(self, hands: Hands, place: int, led: Mask, best: Card) -> list[Card]:
        """The legal cards, the highest first; of cards with nothing between them only one."""
        hand = hands[place]
        legal = hand & led or hand & self._trumps or hand if led else hand
        first, second, third = hands
        others = (first | second | third) & ~hand | (1 << best if best >= 0 else 0)
        cards: list[Card] = []
        above = -1
        while legal:
            card = legal.bit_length() - 1
            legal ^= 1 << card
            if above >> 3 != card >> 3 or others & (1 << above) - (1 << card):
                cards.append(card)
            above = card
        return cards
