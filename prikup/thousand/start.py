"""Where a match begins: fresh, or as the ``start`` of a record or sheet says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from prikup.game import BadRecord, Seat, reason
from prikup.thousand.rules import BARREL_DEALS, Rules
from prikup.thousand.state import Standing
from prikup.thousand.wire import shown_bolts

START_FIELDS = frozenset(
    ("scores", "dealer", "bolts", "barrel", "barrels_lost", "write_offs", "bombs", "deal_number")
)
MOST = 100_000
"""No number of a start goes further from zero."""


def start_of(standing: Standing, rules: Rules) -> dict[str, Any]:
    """What differs from a fresh match."""
    fresh = _fields(opening(rules, {}), rules)
    return {name: here for name, here in _fields(standing, rules).items() if here != fresh[name]}


def _fields(standing: Standing, rules: Rules) -> dict[str, Any]:
    return {
        "scores": list(standing.scores),
        "dealer": standing.dealer,
        "bolts": list(shown_bolts(standing, rules.bolt.three_bolts_in_match)),
        "barrel": list(standing.barrel),
        "barrels_lost": list(standing.barrels_lost),
        "write_offs": list(standing.write_offs),
        "bombs": list(standing.bombs),
        "deal_number": standing.deal_number,
    }


def opening(rules: Rules, start: Mapping[str, Any]) -> Standing:
    """The standing that a ``start`` describes; everything absent is fresh. Where somebody has won
    already, the match is over.

    Raises :class:`BadRecord` for a start that does not fit the rules.
    """
    for name in start:
        if name not in START_FIELDS:
            raise BadRecord(reason("start-unknown", field=str(name)), field="start")
    count = rules.table.players
    if rules.layout.pairs:
        _check_partners(start)
    scores = _numbers(start, "scores", count, least=-MOST)
    bolts = _numbers(start, "bolts", count, most=most_bolts(rules))
    barrel = _barrel(start, rules, scores)
    dealer: Seat = _number(start, "dealer", count - 1)
    deal_number = _number(start, "deal_number", MOST)
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
        barrels_lost=_numbers(start, "barrels_lost", count, most=most_barrels_lost(rules)),
        barrel_closed=(False,) * count,
        write_offs=_numbers(start, "write_offs", count),
        bombs=_numbers(start, "bombs", count),
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
            raise BadRecord(reason("start-partners", field=name), field="start")


def _number(start: Mapping[str, Any], name: str, most: int) -> int:
    value = start.get(name, 0)
    if type(value) is not int or not 0 <= value <= most:
        raise BadRecord(reason("start-number", field=name, least=0, most=most), field="start")
    return value


def _numbers(
    start: Mapping[str, Any], name: str, count: int, least: int = 0, most: int = MOST
) -> tuple[int, ...]:
    value = start.get(name)
    if value is None:
        return (0,) * count
    if not isinstance(value, list | tuple) or len(value) != count:
        raise BadRecord(reason("start-list", field=name, count=count), field="start")
    for item in value:
        if type(item) is not int:
            raise BadRecord(reason("start-list", field=name, count=count), field="start")
        if not least <= item <= most:
            why = reason("start-number", field=name, least=least, most=most)
            raise BadRecord(why, field="start")
    return tuple(value)


def _barrel(
    start: Mapping[str, Any], rules: Rules, scores: tuple[int, ...]
) -> tuple[int | None, ...]:
    """Deals spent; a score of exactly ``barrel_at`` without an entry has just climbed on."""
    count, at = len(scores), rules.barrel.barrel_at
    given = start.get("barrel") or [None] * count
    if not isinstance(given, list | tuple) or len(given) != count:
        raise BadRecord(reason("start-list", field="barrel", count=count), field="start")
    barrel: list[int | None] = []
    for spent, total in zip(given, scores, strict=True):
        if spent is None:
            barrel.append(0 if at is not None and total == at else None)
        elif type(spent) is int and 0 <= spent < BARREL_DEALS and at is not None and total >= at:
            barrel.append(spent)
        else:
            raise BadRecord(reason("start-barrel", score=total, at=at or 0), field="start")
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
            raise BadRecord(reason("start-barrel", score=total, at=at), field="start")
        if total > at and seat not in reached:
            why = reason(
                "start-above-barrel", player=seat, score=total, at=at, win=rules.winning_score
            )
            raise BadRecord(why, field="start")


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
