"""Hands in the style of Portable Bridge Notation: the value of its Deal tag (PBN 2.1, 3.4.11).

``N:AKQ.J..T98 …``: the seat of the first hand, a colon and the hands clockwise with spaces; each
hand is its spades, hearts, diamonds and clubs with dots between. N is the first player, then E, S
and W, as many as play; ``-`` is the hand of a player who sits the deal out. PBN knows no talon: it
stays a list of cards, in its order.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from prikup.cards import BIT, CARD_NAMES, CARDS, RANKS, Mask
from prikup.game import BadRecord, reason

SEATS = "NESW"
SUIT_ORDER = "SHDC"
NO_HAND = "-"


def read_hands(text: str, players: int) -> tuple[Mask, ...]:
    """The hands of ``players`` by seat. The tag itself, ``[Deal "N:…"]``, may stand around them.
    Raises :class:`BadRecord` that names the hand and what is wrong with it.

    >>> from prikup.cards import format_cards
    >>> [format_cards(hand) for hand in read_hands("E:AT..9.K - .Q9.A.", 3)]
    ['AD 9H QH', 'TS AS KC 9D', '']
    """
    if players > len(SEATS):
        raise BadRecord(reason("pbn-players", count=players, most=len(SEATS)))
    tag = re.fullmatch(r'\s*\[Deal\s+"(.*)"\]\s*', text, re.IGNORECASE)
    first, colon, rest = (tag[1] if tag else text).strip().upper().partition(":")
    seats = SEATS[:players]
    if not colon or len(first) != 1 or first not in seats:
        raise BadRecord(reason("pbn-first", text=text[:40], seats=" ".join(seats)))
    parts = rest.split()
    if len(parts) != players:
        raise BadRecord(reason("pbn-hands", count=len(parts), right=players))
    at = seats.index(first)
    clockwise = seats[at:] + seats[:at]
    read = {seat: _hand(part, seat) for seat, part in zip(clockwise, parts, strict=True)}
    return tuple(read[seat] for seat in seats)


def _hand(text: str, seat: str) -> Mask:
    if text == NO_HAND:
        return 0
    suits = text.replace("10", "T").split(".")
    if len(suits) != len(SUIT_ORDER):
        raise BadRecord(reason("pbn-suits", hand=seat, count=len(suits)))
    hand = 0
    for suit, ranks in zip(SUIT_ORDER, suits, strict=True):
        for rank in ranks:
            if (card := CARDS.get(rank + suit)) is None:
                raise BadRecord(reason("pbn-rank", hand=seat, rank=rank, text=ranks[:40]))
            if hand & BIT[card]:
                raise BadRecord(reason("card-twice", card=CARD_NAMES[card]))
            hand |= BIT[card]
    return hand


def write_hands(hands: Sequence[Mask]) -> str | None:
    """Hands by seat, the first player's first, high ranks first; ``None`` where five play.

    >>> write_hands(read_hands("E:AT..9.K - .Q9.A.", 3))
    'N:.Q9.A. AT..9.K -'
    """
    if len(hands) > len(SEATS):
        return None
    return f"{SEATS[0]}:" + " ".join(_written(hand) for hand in hands)


def _written(hand: Mask) -> str:
    if not hand:
        return NO_HAND
    return ".".join(
        "".join(rank for rank in reversed(RANKS) if hand & BIT[CARDS[rank + suit]])
        for suit in SUIT_ORDER
    )
