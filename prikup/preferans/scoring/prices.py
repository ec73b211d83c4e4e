"""What a contract is worth in each column."""

from __future__ import annotations

from msgspec import Struct

from prikup.preferans.rules import ScoreRules

VALUE = {6: 2, 7: 4, 8: 6, 9: 8, 10: 10}
"""What a contract made brings to the pool."""
DUTY = {6: 4, 7: 2, 8: 1, 9: 1, 10: 1}
"""Tricks that the defenders owe together."""
HALF_WHIST = {6: 2, 7: 1}
"""Tricks that a half-whist writes."""

MISERE = {"misere": 10, "big": 10, "small": 5}
"""What a misère made brings to the pool."""


class Prices(Struct, frozen=True):
    """The prices of one contract."""

    level: int
    rules: ScoreRules

    @property
    def value(self) -> int:
        """Points for the pool."""
        return VALUE[self.level]

    @property
    def undertrick(self) -> int:
        """What a missing trick puts on the declarer's mountain."""
        return self.value * self.rules.undertrick_factor

    @property
    def whist(self) -> int:
        """Whists for a trick."""
        return self.value * self.rules.whist_factor

    @property
    def whist_short(self) -> int:
        """What a missing trick puts on a defender's mountain: as much as on the declarer's, or half
        of it where whists are half responsible."""
        return self.undertrick // (1 if self.rules.whist_duty == "responsible" else 2)
