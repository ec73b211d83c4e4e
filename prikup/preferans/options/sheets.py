"""Short ways to write the examples of options that score: small sheets of players A, B and C.

A deals, so B is the first hand. What comes out is an :class:`~prikup.rules.option.Example` that
holds a whole sheet, nothing hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from prikup.rules.option import Example, Value

Row = dict[str, Any]


def tricks(*taken: int) -> dict[str, int]:
    """Tricks of A, B, C (and D)."""
    return dict(zip("ABCD", taken, strict=False))


def played(declarer: str, contract: str, taken: tuple[int, ...], **more: Any) -> Row:
    """A row: a game played out; both defenders whist unless ``whist`` says otherwise."""
    others = [name for name in "ABC" if name != declarer]
    row = {"declarer": declarer, "contract": contract, "tricks": tricks(*taken)}
    return row | {"whist": dict.fromkeys(others, "whist")} | more


def unplayed(declarer: str, contract: str, **more: Any) -> Row:
    """A row: a game that nobody whists."""
    others = [name for name in "ABC" if name != declarer]
    return {
        "declarer": declarer,
        "contract": contract,
        "whist": dict.fromkeys(others, "pass"),
    } | more


def misere(declarer: str, taken: int) -> Row:
    """A row: a misère and the tricks it took."""
    return {"declarer": declarer, "contract": "misere", "tricks": {declarer: taken}}


def all_pass(*taken: int) -> Row:
    """A row: an all-pass deal."""
    return {"all_pass": True, "tricks": tricks(*taken)}


def sheet(
    *rows: Row,
    values: tuple[Value, ...],
    results: tuple[Any, ...],
    ask: str = "scores",
    start: Mapping[str, Any] | None = None,
    having: Mapping[str, Value] | None = None,
    players: int = 3,
) -> Example:
    """An example on a score sheet. ``having``: other options that it needs."""
    opening: dict[str, Any] = {"players": list("ABCD"[:players])}
    if start is not None:
        opening["start"] = dict(start)
    return Example(
        kind="sheet",
        document={**opening, "deals": list(rows)},
        values=values,
        ask=ask,
        results=results,
        set=dict(having or {}),
    )
