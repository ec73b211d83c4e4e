"""Of each game: how its matches may stand when a deal begins, and what entries make of that."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from builders import added_up

import prikup.preferans.state
import prikup.thousand.state
from prikup.preferans.state import Standing
from prikup.rules import RuleSet


def thousand_start(rules: RuleSet, count: int, rng: Random) -> dict[str, Any]:
    scores = [rng.randrange(-200, 880) for _ in range(count)]
    if count == 4 and rules.values["four_in_pairs"]:
        scores[2:] = scores[:2]
    return {"scores": scores}


def preferans_start(rules: RuleSet, count: int, rng: Random) -> dict[str, Any]:
    def figures(most: int) -> list[int]:
        return [rng.randrange(most) for _ in range(count)]

    return {
        "pool": figures(int(str(rules.values["pool"]))),
        "mountain": figures(40),
        "whists": [
            [0 if who == on else amount for on, amount in enumerate(figures(200))]
            for who in range(count)
        ],
        "all_passes": rng.randrange(4),
    }


STARTS: Mapping[str, Callable[[RuleSet, int, Random], dict[str, Any]]] = {
    "thousand": thousand_start,
    "preferans": preferans_start,
}
"""A standing somewhere in a match, as the ``start`` of a record."""


def scores_explained(before: Any, after: Any) -> bool:
    return bool(added_up(before.scores, after.entries) == after.scores)


def sheet_explained(before: Any, after: Any) -> bool:
    told = with_entries(before.standing, after)
    now = after.standing
    return (told.pool, told.mountain, told.whists) == (now.pool, now.mountain, now.whists)


def with_entries(before: Standing, state: Any) -> Standing:
    """The figures of a sheet of Preferans with the entries of a deal added."""
    pool, mountain = list(before.pool), list(before.mountain)
    whists = [list(row) for row in before.whists]
    for entry in state.entries:
        if entry.to == "whists":
            assert entry.on is not None
            whists[entry.player][entry.on] += entry.amount
        else:
            {"pool": pool, "mountain": mountain}[entry.to][entry.player] += entry.amount
    return Standing(tuple(pool), tuple(mountain), tuple(map(tuple, whists)), before.dealer)


EXPLAINED: Mapping[str, Callable[[Any, Any], bool]] = {
    "thousand": scores_explained,
    "preferans": sheet_explained,
}
"""Whether the entries of a deal make of the state before it the state after it."""

KINDS: Mapping[str, Any] = {
    "thousand": prikup.thousand.state.Kind,
    "preferans": prikup.preferans.state.Kind,
}
"""The kinds of result of a deal."""
