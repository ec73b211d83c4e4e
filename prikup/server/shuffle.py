"""Chance: fresh seeds from the operating system, and the deck that a seed stands for.

One seed of 256 bits a deal, so that showing deal *n* tells nothing about deal *n + 1*. The deck is
the cards sorted by SHA-256 of the seed's bytes, a colon and the card's name: anybody can check it
with a pocket script, and no generator's quirks come between seed and cards.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256

from prikup.cards import CARD_NAMES, Card

SEED_BYTES = 32


def new_seed() -> str:
    """A fresh seed: 64 hex digits."""
    return secrets.token_bytes(SEED_BYTES).hex()


def lot(players: int) -> int:
    """Draw one of the players: who deals first."""
    return secrets.randbelow(players)


def deck_of(seed: str, cards: Sequence[Card]) -> list[Card]:
    """The order of ``cards`` that ``seed`` stands for. Raises ``ValueError`` for a bad seed."""
    raw = bytes.fromhex(seed)
    if len(raw) != SEED_BYTES:
        raise ValueError(f"a seed has {2 * SEED_BYTES} hex digits, not {len(seed)}")
    return sorted(cards, key=lambda card: sha256(raw + b":" + CARD_NAMES[card].encode()).digest())
