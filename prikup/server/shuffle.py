"""Chance: fresh seeds from the operating system, and the deck that a seed stands for.

One seed of 256 bits a deal, so that showing deal *n* tells nothing about deal *n + 1*. Which deck a
seed stands for is a matter of the record format, :mod:`prikup.records.seeds`.
"""

from __future__ import annotations

import secrets

from prikup.records.seeds import SEED_BYTES, deck_of


def new_seed() -> str:
    """A fresh seed: 64 hex digits."""
    return secrets.token_bytes(SEED_BYTES).hex()


def lot(players: int) -> int:
    """Draw one of the players: who deals first."""
    return secrets.randbelow(players)


__all__ = ["SEED_BYTES", "deck_of", "lot", "new_seed"]
