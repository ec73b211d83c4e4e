"""The deck that a seed stands for: anybody can check it with a pocket script.

The deck is the cards sorted by the SHA-256 of the seed's 32 bytes, a colon and the card's name: no
generator's quirks come between seed and cards. Its commitment is the same hash with a word in place
of the card: whoever has it can tell afterwards whether it was this seed, and nothing before, since
a seed is 256 random bits that nobody can guess.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from prikup.cards import CARD_NAMES, Card
from prikup.game import BadRecord, reason

SEED_BYTES = 32
COMMITMENT = b":commitment"


def seed_bytes(seed: str) -> bytes:
    """The 32 bytes of a seed's 64 hex digits. Raises :class:`BadRecord`."""
    try:
        if not seed.isascii() or len(seed) != 2 * SEED_BYTES:
            raise ValueError
        raw = bytes.fromhex(seed)
        if len(raw) != SEED_BYTES:  # fromhex skips spaces
            raise ValueError
    except ValueError:
        raise BadRecord(reason("seed-digits", count=len(seed), right=2 * SEED_BYTES)) from None
    return raw


def commitment_of(seed: str) -> str:
    """What can be shown of a seed before its deal: 64 hex digits. Raises :class:`BadRecord` for a
    bad seed.

    >>> commitment_of("00" * 32)[:8]
    'cfaa2739'
    """
    return sha256(seed_bytes(seed) + COMMITMENT).hexdigest()


def deck_of(seed: str, cards: Iterable[Card]) -> list[Card]:
    """The order of ``cards`` that ``seed`` stands for. Raises :class:`BadRecord` for a bad seed.

    >>> from prikup.cards import deck, format_cards
    >>> format_cards(deck_of("00" * 32, deck("9")))[:11]
    'KC QH JD AD'
    """
    raw = seed_bytes(seed)
    return sorted(cards, key=lambda card: sha256(raw + b":" + CARD_NAMES[card].encode()).digest())
