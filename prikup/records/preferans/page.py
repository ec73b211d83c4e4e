"""What the score-keeper's page is told of a sheet of Preferans."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from prikup.game import Contract, action_text
from prikup.preferans.ladder import HALF_LEVELS, LEVELS, MISERES
from prikup.preferans.rules import Rules
from prikup.preferans.scoring.ending import PENALTY
from prikup.preferans.wire import made, sheet_json
from prikup.records.preferans.drawing import figure_svg
from prikup.records.preferans.row_table import Table
from prikup.records.preferans.row_text import contract_of
from prikup.records.preferans.words import deal_of
from prikup.records.sheet import PENALTIES, ScoredRow, ScoredSheet
from prikup.records.start_fields import StartField, fields_json

_SWITCHES: Mapping[str, Callable[[Rules], bool]] = {
    "all_pass": lambda rules: not rules.layout.dummy,
    "redeal": lambda rules: rules.layout.dummy,
    "talon_tricks": lambda rules: (
        rules.all_pass.all_pass_talon in ("leads_and_can_win", "dealer_plays")
    ),
    "talon": lambda rules: rules.score.talon_bonus,
    "without_three": lambda rules: rules.auction.without_three is not None,
    "help": lambda rules: rules.score.help,
    "stalingrad": lambda rules: rules.whist.stalingrad,
    "dealer_may_whist": lambda rules: rules.whist.dealer_may_whist and rules.table.players > 3,
}
"""What only some tables know in a row."""


def page_row(row: ScoredRow) -> dict[str, Any]:
    """A row as it stands on paper: what it was, and all figures after it."""
    result = row.result
    return {
        "kind": result.kind,
        "dealer": row.before.standing.dealer,
        "declarer": result.declarer,
        "contract": None if result.declarer is None else contract_of(result),
        "made": made(result),
        "deal": deal_of(row),
        "tricks": list(result.tricks),
        "talon_tricks": result.talon_tricks,
        "played": result.played,
        "player": result.player,
        **sheet_json(row.after.standing),
        "before": list(row.before.scores),
        "after": list(row.after.scores),
    }


def page(scored: ScoredSheet, lang: str) -> dict[str, Any]:
    """The sheet's beginning, its figure, what it is played to, and what the next row can hold."""
    end = scored.start.rules.end
    return {
        "start": {**sheet_json(scored.start.standing), "scores": list(scored.start.scores)},
        "start_fields": fields_json(_start_fields(scored.start.rules)),
        "figure": figure_svg(scored, lang),
        "pool_end": end.pool_end,
        "pool_value": end.pool_value,
        "target": end.pool,
        "deals": end.deals if end.pool_end == "deals" else None,
        "next": _next_json(scored),
    }


def _start_fields(rules: Rules) -> Iterator[StartField]:
    """Where a match can stand, as far as the rules ask for it."""
    yield from map(StartField, ("pool", "mountain"))
    yield StartField("whists", "pairs")
    if not rules.layout.dummy:
        yield StartField("all_passes", "number")
    if rules.end.pool_end == "deals":
        yield StartField("deal_number", "number")


def _next_json(scored: ScoredSheet) -> dict[str, Any]:
    """What the next row can hold: the page offers this, the reading of the row decides."""
    rules, standing = scored.state.rules, scored.state.standing
    table = Table(scored.sheet.players, standing, rules)
    prices = rules.score.all_pass_price
    return {
        "deal": standing.deal_number + 1,
        "dealer": standing.dealer,
        "seats": list(table.seats),
        "rotation": table.rotation(standing.dealer, rules.layout.seats),
        "out": list(table.out),
        "moves": ["misdeal"],
        "later": {"least": LEVELS[0], "miseres": _miseres(rules, LEVELS[0])},
        "least": table.least,
        "miseres": _miseres(rules, table.least),
        "half": list(HALF_LEVELS) if rules.whist.half_whist and not rules.layout.dummy else [],
        "ten": rules.whist.ten,
        "all_passes": standing.all_passes,
        "all_pass_price": prices[min(standing.all_passes, len(prices) - 1)],
        "penalty": PENALTY,
        "penalties": {why: list(range(len(table.players))) for why in PENALTIES},
        "may": [name for name, is_on in _SWITCHES.items() if is_on(rules)],
    }


def _miseres(rules: Rules, least: int) -> list[str]:
    """The misères that may be bid where the bidding starts at this level."""
    place, lowest = rules.ladder.place, Contract(least, 0)
    return [
        action_text(bid)
        for bid in MISERES
        if bid in place and (lowest not in place or place[bid] > place[lowest])
    ]
