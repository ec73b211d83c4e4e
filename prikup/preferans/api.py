"""Preferans as an entry of the registry of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import structs, to_builtins

from prikup.cards import Card, mask_of
from prikup.game import Action, BadRecord, Deal, reason, register
from prikup.preferans import notation
from prikup.preferans.layouts import HAND, PACK
from prikup.preferans.match import State
from prikup.preferans.options import GROUPS, OPTIONS
from prikup.preferans.rules import Rules, rules_from
from prikup.preferans.scoring import Sheet
from prikup.preferans.scoring.ending import ends
from prikup.preferans.scoring.pool import closes_pools
from prikup.preferans.settle import settlement_json
from prikup.preferans.state import DealResult, Standing
from prikup.preferans.view import View
from prikup.preferans.wire import sheet_json, view_json
from prikup.rules import Catalogue
from prikup.rules import register as register_rules
from prikup.rules.option import Value

CATALOGUE = Catalogue(game="preferans", options=OPTIONS, groups=GROUPS)


class Preferans:
    """The game for the registry; see :class:`prikup.game.Game`."""

    name = "preferans"
    players: tuple[int, ...] = (3, 4, 2, 5)

    def new_match(
        self, values: Mapping[str, Value], start: Mapping[str, Any] | None = None
    ) -> State:
        """A fresh match, or one that begins from the ``start`` of a record.

        Raises :class:`BadRecord` for a start that does not fit the rules.
        """
        rules = rules_from(CATALOGUE.in_force(values))
        standing = opening(rules, start or {})
        return State(rules=rules, standing=standing, phase="over" if standing.over else "deal")

    def deck(self, state: State) -> tuple[Card, ...]:
        """The cards in play, ascending."""
        return PACK

    def deal(self, state: State, order: Sequence[Card]) -> Deal:
        """Whole hands from the dealer's left in the order given, then the talon; when two play, the
        third hand comes last."""
        layout = state.rules.layout
        seats = layout.seats(state.standing.dealer)
        hands = [0] * layout.players
        for place, seat in enumerate(seats):
            hands[seat] = mask_of(order[place * HAND : (place + 1) * HAND])
        return Deal(tuple(hands), tuple(order[len(seats) * HAND :]))

    def parse_action(self, state: State, text: str) -> Action:
        """Read one action's text form. Raises :class:`~prikup.game.IllegalAction`."""
        return notation.parse_action(state, text)

    def view_json(self, view: View) -> dict[str, Any]:
        """A view as the page's JSON."""
        return view_json(view)

    def state_json(self, state: State) -> dict[str, Any]:
        """The sheet and the settlement if the match stopped now; who deals next, who won."""
        standing = state.standing
        return {
            "scores": list(state.scores),
            "dealer": standing.dealer,
            "winner": state.winner,
            **sheet_json(standing),
            "all_passes": standing.all_passes,
            "settlement": settlement_json(standing, state.rules.end.pool_value),
        }

    def start_json(self, state: State) -> dict[str, Any]:
        """What :func:`opening` reads: the whole sheet."""
        standing = state.standing
        fresh = opening(state.rules, {})
        return {
            name: to_builtins(getattr(standing, name))
            for name in sorted(START_FIELDS)
            if getattr(standing, name) != getattr(fresh, name)
        }


START_FIELDS = frozenset(("pool", "mountain", "whists", "dealer", "deal_number", "all_passes"))
_MOST = 100_000


def opening(rules: Rules, start: Mapping[str, Any]) -> Standing:
    """The standing that the ``start`` of a record describes; everything absent is fresh. Where
    it is the end already, the match is over."""
    for name in start:
        if name not in START_FIELDS:
            raise BadRecord(reason("start-unknown", field=str(name)), field="start")
    count = rules.table.players
    standing = Standing(
        pool=_figures(start, "pool", count),
        mountain=_figures(start, "mountain", count),
        whists=_matrix(start, count),
        dealer=_number(start, "dealer", count - 1),
        deal_number=_number(start, "deal_number", _MOST),
        all_passes=_number(start, "all_passes", _MOST),
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
            why = reason("start-over-pool", player=seat, points=points, size=size)
            raise BadRecord(why, field="start")


def _number(start: Mapping[str, Any], name: str, most: int) -> int:
    value = start.get(name, 0)
    if type(value) is not int or not 0 <= value <= most:
        raise BadRecord(reason("start-number", field=name, least=0, most=most), field="start")
    return value


def _figures(start: Mapping[str, Any], name: str, count: int) -> tuple[int, ...]:
    """A pool or mountain for each player. ``None`` stands for a newcomer in the middle of a match:
    he begins with the average of the others, rounded against him."""
    value = start.get(name)
    if value is None:
        return (0,) * count
    known = [item for item in value if item is not None] if isinstance(value, list | tuple) else []
    if not known or len(value) != count or not _is_row(known, len(known)):
        raise BadRecord(reason("start-list", field=name, count=count), field="start")
    total, others = sum(known), len(known)
    average = total // others if name == "pool" else -(-total // others)
    return tuple(average if item is None else item for item in value)


def _matrix(start: Mapping[str, Any], count: int) -> tuple[tuple[int, ...], ...]:
    """What each has written on each; nobody writes on himself."""
    value = start.get("whists")
    if value is None:
        return ((0,) * count,) * count
    if not isinstance(value, list | tuple) or len(value) != count:
        raise BadRecord(reason("start-whists", count=count), field="start")
    for seat, row in enumerate(value):
        if not _is_row(row, count) or row[seat]:
            raise BadRecord(reason("start-whists", count=count), field="start")
    return tuple(map(tuple, value))


def _is_row(value: object, count: int) -> bool:
    """A list of one whole number, at least 0, for each player."""
    return (
        isinstance(value, list | tuple)
        and len(value) == count
        and all(type(item) is int and 0 <= item <= _MOST for item in value)
    )


PREFERANS = Preferans()
register(PREFERANS)
register_rules(CATALOGUE)
