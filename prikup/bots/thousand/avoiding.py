"""Playing to take as little as possible: all have passed, and points are written with a minus."""

from __future__ import annotations

from prikup.bots.thousand.position import Position
from prikup.bots.thousand.ranked import HIGHER, SUIT, WORTH, Ranked, bottom, top
from prikup.game import Seat


def lead(position: Position, seat: Seat) -> Ranked:
    """The card that the most cards of the others beat; of several the one with more points."""
    hand, others = position.leads(seat), 0
    for other, cards in enumerate(position.hands):
        if other != seat:
            others |= cards
    lowest = [bottom(hand & suit) for suit in SUIT if hand & suit]
    return max(lowest, key=lambda card: ((HIGHER[card] & others).bit_count(), WORTH[card]))


def follow(position: Position, seat: Seat) -> Ranked:
    """The dearest card that does not take the trick; else the dearest when nobody is to come, or
    the lowest."""
    hand = position.hands[seat]
    legal = position.follows(hand)
    _, best = position.best()
    over = HIGHER[best]
    if position.trump >= 0 and best >> 3 != position.trump:
        over |= SUIT[position.trump]
    under = legal & ~over
    if under:
        return _dearest(under)
    last = len(position.trick) + 1 == position.customs.size
    return _dearest(legal) if last else bottom(legal)


def _dearest(cards: int) -> Ranked:
    return max((top(cards & suit) for suit in SUIT if cards & suit), key=WORTH.__getitem__)
