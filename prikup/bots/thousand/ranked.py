"""Cards in order of power, for imagined play.

A ranked card is ``suit * 8 + power`` with the powers 9 J Q K 10 A = 0 … 5, so that in Thousand the
highest bit of a suit is its strongest card, the lowest bit its weakest, and points rise with power.
The suits sit where :data:`prikup.cards.SUIT_MASKS` expects them, and
:data:`prikup.tricks.NATURAL_ORDER` is the order of ranked cards.
"""

from __future__ import annotations

from prikup.cards import RANKS, Card, Mask
from prikup.tricks import NATURAL_ORDER

Ranked = int
"""A card in the order of power."""

POWERS = "9JQKTA"
WORTH: tuple[int, ...] = tuple((0, 2, 3, 4, 10, 11, 0, 0)[code % 8] for code in range(32))
"""Card points by ranked card."""
NINE, JACK, QUEEN, KING, TEN, ACE = (0x01010101 << power for power in range(6))
SUIT: tuple[Mask, ...] = tuple(0x3F << (8 * suit) for suit in range(4))
HIGHER: tuple[Mask, ...] = NATURAL_ORDER.higher
"""The cards of the same suit that beat a card."""

RANKED: tuple[Ranked, ...] = tuple(
    card // 8 * 8 + max(POWERS.find(RANKS[card % 8]), 0) for card in range(32)
)
PLAIN: tuple[Card, ...] = tuple(
    code // 8 * 8 + RANKS.index(POWERS[min(code % 8, 5)]) for code in range(32)
)

_BYTE: tuple[int, ...] = tuple(
    sum(1 << RANKED[rank] for rank in range(8) if byte >> rank & 1 and RANKS[rank] in POWERS)
    for byte in range(256)
)


def ranked(mask: Mask) -> Mask:
    """A plain mask in the order of power.

    >>> from prikup.cards import CardSet
    >>> bin(ranked(CardSet.parse("9S TS").mask)), bin(ranked(CardSet.parse("KC").mask))
    ('0b10001', '0b100000000000')
    """
    return (
        _BYTE[mask & 0xFF]
        | _BYTE[mask >> 8 & 0xFF] << 8
        | _BYTE[mask >> 16 & 0xFF] << 16
        | _BYTE[mask >> 24] << 24
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


def queens_of_pairs(hand: Mask) -> Mask:
    """The queens whose kings are in the hand too."""
    return hand & hand >> 1 & QUEEN


def pairs_of(hand: Mask) -> Mask:
    """The kings and queens of the hand's marriages."""
    queens = hand & hand >> 1 & QUEEN
    return queens | queens << 1
