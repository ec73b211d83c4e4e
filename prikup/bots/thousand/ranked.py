"""Cards in order of power, for imagined play.

A ranked card is ``suit * 8 + power`` with the powers 7 8 9 J Q K 10 A = 0 … 7, so that in Thousand
the highest bit of a suit is its strongest card, the lowest bit its weakest, and points rise with
power. The suits sit where :data:`prikup.cards.SUIT_MASKS` expects them, and
:data:`prikup.tricks.NATURAL_ORDER` is the order of ranked cards.
"""

from __future__ import annotations

from prikup.cards import RANK_MASKS, RANKS, SUIT_MASKS, Card, Mask
from prikup.thousand.state import POINTS
from prikup.tricks import NATURAL_ORDER, THOUSAND_ORDER

Ranked = int
"""A card in the order of power."""

RANKED: tuple[Ranked, ...] = tuple(
    card // 8 * 8 + THOUSAND_ORDER.strength[card] for card in range(32)
)
PLAIN: tuple[Card, ...] = tuple(RANKED.index(code) for code in range(32))
WORTH: tuple[int, ...] = tuple(POINTS[card] for card in PLAIN)
"""Card points by ranked card."""
NINE, JACK, QUEEN, KING, TEN, ACE = RANK_MASKS[2:]
BLANK = RANK_MASKS[0] | RANK_MASKS[1] | NINE
"""Cards without points."""
SUIT = SUIT_MASKS
HIGHER: tuple[Mask, ...] = NATURAL_ORDER.higher
"""The cards of the same suit that beat a card."""

_BYTE: tuple[int, ...] = tuple(
    sum(1 << RANKED[rank] for rank in range(len(RANKS)) if byte >> rank & 1) for byte in range(256)
)
_PLAIN_BYTE: tuple[int, ...] = tuple(_BYTE.index(byte) for byte in range(256))


def ranked(mask: Mask) -> Mask:
    """A plain mask in the order of power.

    >>> from prikup.cards import CardSet
    >>> bin(ranked(CardSet.parse("9S TS").mask)), bin(ranked(CardSet.parse("KC").mask))
    ('0b1000100', '0b10000000000000')
    """
    return _converted(mask, _BYTE)


def plain(mask: Mask) -> Mask:
    """The plain mask of a ranked one."""
    return _converted(mask, _PLAIN_BYTE)


def _converted(mask: Mask, byte: tuple[int, ...]) -> Mask:
    return (
        byte[mask & 0xFF]
        | byte[mask >> 8 & 0xFF] << 8
        | byte[mask >> 16 & 0xFF] << 16
        | byte[mask >> 24] << 24
    )


def top(mask: Mask) -> Ranked:
    """The strongest card of a suit (of a mask: of its last suit)."""
    return mask.bit_length() - 1


def bottom(mask: Mask) -> Ranked:
    """The weakest card of a suit."""
    return (mask & -mask).bit_length() - 1


def bits(mask: Mask) -> list[Mask]:
    """The cards of a mask as single bits, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low)
        mask ^= low
    return found


def pairs_of(hand: Mask) -> Mask:
    """The kings and queens of the hand's marriages."""
    queens = hand & hand >> 1 & QUEEN
    return queens | queens << 1
