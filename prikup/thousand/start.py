"""Where a match begins: fresh, or as the ``start`` of a record or sheet says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, structs

from prikup.game import Seat, reason
from prikup.starts import MOST, by_seat, check_names, difference, figures, number, numbers, wrong
from prikup.thousand.rules import BARREL_DEALS, Rules
from prikup.thousand.state import Standing


class Start(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """Where the match began; what is absent is that of a fresh match. Lists are by seat."""

    scores: list[int] | None = None
    dealer: int = 0
    bolts: list[int] | None = None
    barrel: list[int | None] | None = None
    """Deals spent on the barrel; ``null`` for who is not on it."""
    barrels_lost: list[int] | None = None
    write_offs: list[int] | None = None
    bombs: list[int] | None = None
    deal_number: int = 0


def figures_of(standing: Standing, rules: Rules) -> dict[str, Any]:
    """A standing as a start names it, with the bolts that the table counts."""
    bolts = standing.shown_bolts(rules.bolt.three_bolts_in_match)
    return figures(structs.replace(standing, bolts=bolts), Start)


def start_of(standing: Standing, rules: Rules) -> dict[str, Any]:
    """What differs from a fresh match."""
    return difference(figures_of(standing, rules), figures_of(opening(rules, {}), rules))


def opening(rules: Rules, start: Mapping[str, Any]) -> Standing:
    """The standing that a ``start`` describes; everything absent is fresh. Where somebody has won
    already, the match is over.

    Raises :class:`BadRecord` for a start that does not fit the rules.
    """
    check_names(start, Start)
    count = rules.table.players
    if rules.layout.pairs:
        _check_partners(start)
    scores = numbers(start, "scores", count, least=-MOST)
    bolts = numbers(start, "bolts", count, most=most_bolts(rules))
    barrel = _barrel(start, rules, scores)
    dealer: Seat = number(start, "dealer", count - 1)
    deal_number = number(start, "deal_number")
    golden = rules.golden.golden != "off" and deal_number < count
    in_match = rules.bolt.three_bolts_in_match
    reached = _reached(rules, scores, barrel)
    _check_barrel(rules, scores, barrel, reached)
    return Standing(
        scores=scores,
        dealer=dealer,
        bolts=bolts if in_match else (0,) * count,
        bolts_in_a_row=(0,) * count if in_match else bolts,
        barrel=barrel,
        barrels_lost=numbers(start, "barrels_lost", count, most=most_barrels_lost(rules)),
        barrel_closed=(False,) * count,
        write_offs=numbers(start, "write_offs", count),
        bombs=numbers(start, "bombs", count),
        deal_number=deal_number,
        golden_deals=deal_number if golden else None,
        target=rules.table.target,
        winner=_winner(rules, reached, scores),
        over=bool(reached),
    )


def most_bolts(rules: Rules) -> int:
    """How many bolts can stand there: those that cost something are gone then."""
    bolt = rules.bolt
    return bolt.bolts_every - 1 if bolt.three_bolts_in_match or bolt.three_bolts_in_a_row else MOST


def most_barrels_lost(rules: Rules) -> int:
    """How many lost barrels can stand there, likewise."""
    return 2 if rules.barrel.three_barrels != "off" else MOST


def _check_partners(start: Mapping[str, Any]) -> None:
    """Partners have one score: the lists of a start say the same of both."""
    for name, value in start.items():
        if isinstance(value, list | tuple) and list(value[:2]) != list(value[2:]):
            wrong(reason("start-partners", field=name))


def _barrel(
    start: Mapping[str, Any], rules: Rules, scores: tuple[int, ...]
) -> tuple[int | None, ...]:
    """Deals spent; a score of exactly ``barrel_at`` without an entry has just climbed on."""
    count, at = len(scores), rules.barrel.barrel_at
    given = by_seat(start, "barrel", count, absent=None)
    barrel: list[int | None] = []
    for spent, total in zip(given, scores, strict=True):
        if spent is None:
            barrel.append(0 if at is not None and total == at else None)
        elif type(spent) is int and 0 <= spent < BARREL_DEALS and at is not None and total >= at:
            barrel.append(spent)
        else:
            wrong(reason("start-barrel", score=total, at=at or 0))
    return tuple(barrel)


def _reached(
    rules: Rules, scores: tuple[int, ...], barrel: tuple[int | None, ...]
) -> tuple[Seat, ...]:
    """Who has the points to win, and sits on no barrel."""
    target = rules.table.target
    return tuple(
        seat
        for seat, (total, spent) in enumerate(zip(scores, barrel, strict=True))
        if spent is None
        and (total == target if rules.end.exact_target else total >= rules.winning_score)
    )


def _check_barrel(
    rules: Rules, scores: tuple[int, ...], barrel: tuple[int | None, ...], reached: tuple[Seat, ...]
) -> None:
    """Where everybody is set to ``barrel_at`` who comes there, nobody stands between it and the
    target."""
    at = rules.barrel.barrel_at
    if at is None or _above_barrel(rules):
        return
    for seat, total in enumerate(scores):
        if total > at and barrel[seat] is not None:
            wrong(reason("start-barrel", score=total, at=at))
        if total > at and seat not in reached:
            win = rules.winning_score
            wrong(reason("start-above-barrel", player=seat, score=total, at=at, win=win))


def _above_barrel(rules: Rules) -> bool:
    """Whether somebody may play on with more than the barrel's points."""
    return (
        rules.barrel.barrel_entry == "keep_surplus"
        or rules.barrel.barrel_count == "running_total"
        or rules.barrel.three_barrels in ("zero_then_no_barrel", "to_5_then_no_barrel")
        or rules.end.both_reach_target == "play_on"
    )


def _winner(rules: Rules, reached: tuple[Seat, ...], scores: tuple[int, ...]) -> Seat | None:
    """Who has most of those who reached the target, of partners the first. Who of equals was first
    no start can say: then nobody."""
    sides = [seat for seat in reached if seat < 2 or not rules.layout.pairs]
    most = max((scores[seat] for seat in sides), default=0)
    leaders = [seat for seat in sides if scores[seat] == most]
    return leaders[0] if len(leaders) == 1 else None
