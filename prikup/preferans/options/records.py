"""Short ways to write the examples of options that are played: small records of A, B and C.

A deals, so B is the first hand. What comes out is an :class:`~prikup.rules.option.Example` that
holds a whole record, nothing hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from prikup.cards import RANKS, SUITS
from prikup.rules.option import Example, Value


class Cards(NamedTuple):
    """The hands of A, B and C as dealt, and the talon."""

    a: str
    b: str
    c: str
    talon: str


def record(
    cards: Cards | str,
    actions: str,
    *,
    values: tuple[Value, ...],
    results: tuple[Any, ...],
    ask: str,
    start: Mapping[str, Any] | None = None,
    having: Mapping[str, Value] | None = None,
    players: int = 3,
) -> Example:
    """An example on a record of one deal: what was done, with commas between. ``cards``: hands and
    talon; or one string, the whole deck in order. ``having``: other options that it needs."""
    deal: dict[str, Any] = (
        {"deck": cards}
        if isinstance(cards, str)
        else {"hands": list(cards[:3]), "talon": cards.talon}
    )
    deal["actions"] = [action.strip() for action in actions.split(",")] if actions else []
    opening: dict[str, Any] = {"players": list("ABCDE"[:players])}
    if start is not None:
        opening["start"] = dict(start)
    return Example(
        kind="record",
        document={**opening, "deals": [deal]},
        values=values,
        ask=ask,
        results=results,
        set=dict(having or {}),
    )


# --- deals that several examples play -----------------------------------------------------------

ORDERED = " ".join(rank + suit for suit in SUITS for rank in RANKS)
"""The deck in order: the first hand has all spades and two clubs."""

SUITED = Cards(
    a="7D 8D 9D TD JD QD KD AD 7H 8H",
    b="7S 8S 9S TS JS QS KS AS 7C 8C",
    c="9C TC JC QC KC AC 9H TH JH QH",
    talon="KH AH",
)
"""The same for three: spades with B, clubs with C, diamonds with A."""

SIX_SPADES = "6S, pass, pass, discard KH AH, 6S"
"""B plays six spades."""

MIXED = Cards(
    a="7S KS 8C QC 9D KD 7H TH JH AH",
    b="8S QS 9C JC KC 7D JD AD 8H QH",
    c="9S JS AS 7C TC 8D TD QD 9H KH",
    talon="AC TS",
)
"""Everybody has every suit."""
ALL_PASS = "pass, pass, pass"
