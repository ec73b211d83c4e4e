"""What the score-keeper's page asks of a match that is under way already."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct, to_builtins


class StartField(Struct, frozen=True):
    """A field of a ``start`` that means something by the rules, and the numbers that may stand in
    it."""

    name: str
    shape: Literal["number", "players", "pairs"] = "players"
    """One number; one for each player; one of each player on each other."""
    least: int = 0
    most: int = 100_000
    empty: int | None = 0
    """What stands for a player of whom nothing is said."""


def fields_json(fields: Iterable[StartField]) -> list[dict[str, Any]]:
    """As the page reads them."""
    document: list[dict[str, Any]] = to_builtins(list(fields))
    return document
