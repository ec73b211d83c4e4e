"""Partners score together: four seats become two sides for the scorer, and four seats again."""

from __future__ import annotations

from typing import TypeVar

from msgspec import structs

from prikup.game import Entry, Seat
from prikup.thousand.state import DealResult, Standing

T = TypeVar("T")


def to_sides(standing: Standing, result: DealResult) -> tuple[Standing, DealResult]:
    """The standing and the deal of two sides: seats 0 and 2, seats 1 and 3."""
    by_seat = {
        name: value[:2]
        for name in _BY_SEAT
        if len(value := getattr(standing, name)) == len(standing.scores)
    }
    sides = structs.replace(standing, **by_seat, dealer=standing.dealer % 2)
    merged = structs.replace(
        result,
        declarer=_side(result.declarer),
        aces=_side(result.aces),
        nines=_side(result.nines),
        player=_side(result.player),
        cards=_sum(result.cards),
        tricks=_sum(result.tricks),
        captured=_sum(result.captured),
        aces_held=_sum(result.aces_held),
        marriages=_join(result.marriages),
        half_marriages=_join(result.half_marriages),
        bought=tuple((b % 2, s % 2, p) for b, s, p in result.bought if b % 2 != s % 2),
    )
    return sides, merged


_BY_SEAT = (
    "scores",
    "bolts",
    "bolts_in_a_row",
    "barrel",
    "barrels_lost",
    "barrel_closed",
    "write_offs",
    "bombs",
)


def from_sides(
    before: Standing, result: DealResult, after: Standing, entries: tuple[Entry, ...]
) -> tuple[Standing, tuple[Entry, ...]]:
    """Both partners get what their side got; the deal moves on by seats."""
    winner = after.winner
    if winner is not None and result.declarer is not None and result.declarer % 2 == winner:
        winner = result.declarer
    moved = (after.dealer - before.dealer) % 2
    standing = structs.replace(
        after,
        **{name: getattr(after, name) * 2 for name in _BY_SEAT},
        dealer=(before.dealer + moved) % 4,
        winner=winner,
    )
    doubled = tuple(
        structs.replace(entry, player=seat)
        for entry in entries
        for seat in (entry.player, entry.player + 2)
    )
    return standing, doubled


def _side(seat: Seat | None) -> Seat | None:
    return None if seat is None else seat % 2


def _sum(values: tuple[int, ...]) -> tuple[int, ...]:
    return (values[0] + values[2], values[1] + values[3]) if values else ()


def _join(values: tuple[tuple[T, ...], ...]) -> tuple[tuple[T, ...], ...]:
    return (values[0] + values[2], values[1] + values[3]) if values else ()
