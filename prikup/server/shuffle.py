"""Chance: fresh seeds from the operating system, and the deck that a seed stands for.

One seed of 256 bits a deal, so that showing deal *n* tells nothing about deal *n + 1*. It is drawn
when the deal before begins and its commitment is shown from then on. Which deck a seed stands for,
and what its commitment is, is a matter of the record format, :mod:`prikup.records.seeds`.
"""

from __future__ import annotations

import secrets
from hashlib import sha256

from prikup.records.seeds import SEED_BYTES, deck_of


def new_seed() -> str:
    """A fresh seed: 64 hex digits."""
    return secrets.token_bytes(SEED_BYTES).hex()


def lot(players: int) -> int:
    """Draw one of the players: who deals first."""
    return secrets.randbelow(players)


class Chance:
    """Where a server's chance comes from: the operating system, or for tests from one word.

    With a test seed every table of the server gets the same deals, dealers and bots, which anybody
    can work out beforehand: never for real games (``Settings.test_seed``).
    """

    def __init__(self, test_seed: str = "") -> None:
        self._word = test_seed

    def deal(self, match: int, number: int) -> str:
        """The seed of a deal."""
        return self._hex(f"deal {match} {number}") if self._word else new_seed()

    def dealer(self, match: int, players: int) -> int:
        """Who deals first in a match."""
        return int(self._hex(f"lot {match}"), 16) % players if self._word else lot(players)

    def bot(self, match: int, seat: int) -> int:
        """The seed of a bot's own random stream."""
        if not self._word:
            return secrets.randbits(63)
        return int(self._hex(f"bot {match} {seat}"), 16) >> (SEED_BYTES * 8 - 63)

    def _hex(self, place: str) -> str:
        return sha256(f"{self._word}/{place}".encode()).hexdigest()


__all__ = ["SEED_BYTES", "Chance", "deck_of", "lot", "new_seed"]
