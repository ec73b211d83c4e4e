"""Where a match begins: fresh, or as the ``start`` of a record or sheet says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, structs

from prikup.game import reason
from prikup.preferans.rules import Rules
from prikup.preferans.scoring import Sheet
from prikup.preferans.scoring.ending import ends
from prikup.preferans.scoring.pool import closes_pools
from prikup.preferans.state import DealResult, Standing
from prikup.starts import MOST, by_seat, check_names, difference, figures, number, numbers, wrong


class Start(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """Where the match began; what is absent is that of a fresh match. Lists are by seat; ``null``
    stands for a newcomer, who begins with the average of the others."""

    pool: list[int | None] | None = None
    mountain: list[int | None] | None = None
    whists: list[list[int]] | None = None
    """``whists[i][j]``: what player i has written on player j."""
    dealer: int = 0
    deal_number: int = 0
    all_passes: int = 0
    """All-pass deals of the running series."""


def start_of(standing: Standing, rules: Rules) -> dict[str, Any]:
    """What differs from a fresh match."""
    return difference(figures(standing, Start), figures(opening(rules, {}), Start))


def opening(rules: Rules, start: Mapping[str, Any]) -> Standing:
    """The standing that a ``start`` describes; everything absent is fresh. Where it is the end
    already, the match is over.

    Raises :class:`BadRecord` for a start that does not fit the rules.
    """
    check_names(start, Start)
    count = rules.table.players
    standing = Standing(
        pool=_figures(start, "pool", count),
        mountain=_figures(start, "mountain", count),
        whists=_matrix(start, count),
        dealer=number(start, "dealer", count - 1),
        deal_number=number(start, "deal_number"),
        all_passes=number(start, "all_passes"),
    )
    _check_full(rules, standing.pool)
    nothing = Sheet(standing, DealResult(kind="redeal"), rules)
    return structs.replace(standing, over=ends(nothing, standing.deal_number))


def _check_full(rules: Rules, pool: tuple[int, ...]) -> None:
    """With American help nothing is written over a full pool while another is open. Whom no help
    reaches in a deal may stay behind."""
    size = rules.end.pool
    helps = rules.score.help and rules.score.help_barred == "nobody"
    if not (closes_pools(rules) and helps) or min(pool) >= size:
        return
    for seat, points in enumerate(pool):
        if points > size:
            wrong(reason("start-over-pool", player=seat, points=points, size=size))


def _figures(start: Mapping[str, Any], name: str, count: int) -> tuple[int, ...]:
    """A pool or mountain for each player. ``None`` stands for a newcomer in the middle of a match:
    he begins with the average of the others, rounded against him."""
    given = by_seat(start, name, count)
    known = numbers({name: [0 if item is None else item for item in given]}, name, count)
    total, others = sum(known), count - given.count(None)
    if not others:
        wrong(reason("start-list", field=name, count=count))
    average = total // others if name == "pool" else -(-total // others)
    return tuple(average if item is None else item for item in given)


def _matrix(start: Mapping[str, Any], count: int) -> tuple[tuple[int, ...], ...]:
    """What each has written on each; nobody writes on himself."""
    rows = start.get("whists")
    if rows is None:
        return ((0,) * count,) * count
    if not isinstance(rows, list | tuple) or len(rows) != count:
        wrong(reason("start-whists", count=count))
    for seat, row in enumerate(rows):
        if not _is_row(row, count) or row[seat]:
            wrong(reason("start-whists", count=count))
    return tuple(map(tuple, rows))


def _is_row(row: object, count: int) -> bool:
    """A list of one whole number, at least 0, for each player."""
    return (
        isinstance(row, list | tuple)
        and len(row) == count
        and all(type(item) is int and 0 <= item <= MOST for item in row)
    )
