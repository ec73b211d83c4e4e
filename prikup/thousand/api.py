"""Thousand as an entry of the registry of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from prikup.cards import Card, mask_of
from prikup.game import Action, BadRecord, Deal, Seat, reason, register
from prikup.rules import Catalogue
from prikup.rules import register as register_rules
from prikup.rules.option import Value
from prikup.thousand import notation
from prikup.thousand.match import State
from prikup.thousand.options import GROUPS, OPTIONS
from prikup.thousand.rules import Rules, rules_from
from prikup.thousand.settle import next_first_dealer, settlement, settlement_json
from prikup.thousand.state import Standing
from prikup.thousand.view import View
from prikup.thousand.wire import shown_bolts, view_json


class Thousand:
    """The game for the registry; see :class:`prikup.game.Game`."""

    name = "thousand"
    players: tuple[int, ...] = (3, 4, 2)

    def new_match(
        self, values: Mapping[str, Value], start: Mapping[str, Any] | None = None
    ) -> State:
        """A fresh match, or one that begins from the ``start`` of a record.

        Raises :class:`BadRecord` for a start that does not fit the rules.
        """
        rules = rules_from(values)
        return State(rules=rules, standing=opening(rules, start or {}))

    def deck(self, state: State) -> tuple[Card, ...]:
        """The cards in play, ascending."""
        return state.rules.layout.deck

    def deal(self, state: State, order: Sequence[Card]) -> Deal:
        """Whole hands from the dealer's left in the order given, then the talon."""
        layout = state.rules.layout
        seats, size = layout.seats(state.standing.dealer), layout.hand
        hands = [0] * layout.players
        for place, seat in enumerate(seats):
            hands[seat] = mask_of(order[place * size : (place + 1) * size])
        return Deal(tuple(hands), tuple(order[len(seats) * size :]))

    def parse_action(self, state: State, text: str) -> Action:
        """Read one action's text form. Raises :class:`~prikup.game.IllegalAction`."""
        return notation.parse_action(state, text)

    def view_json(self, view: View) -> dict[str, Any]:
        """A view as the page's JSON."""
        return view_json(view)

    def state_json(self, state: State) -> dict[str, Any]:
        """Scores, dealer, winner, who deals the next match first (``None``: by lot), settlement;
        the bolts, barrels and write-offs by seat."""
        standing = state.standing
        in_match = state.rules.bolt.three_bolts_in_match
        return {
            "scores": list(standing.scores),
            "dealer": standing.dealer,
            "winner": standing.winner,
            "first_dealer": next_first_dealer(standing, state.rules),
            "bolts": list(shown_bolts(standing, in_match)),
            "barrel": list(standing.barrel),
            "barrels_lost": list(standing.barrels_lost),
            "write_offs": list(standing.write_offs),
            "settlement": settlement_json(settlement(standing, state.rules)),
        }

    def start_json(self, state: State) -> dict[str, Any]:
        """What :func:`opening` reads. It cannot say what few rules ask for: redeals in a row,
        golden rounds begun again, a target raised by a tie, a barrel that is closed."""
        fresh = _start(opening(state.rules, {}), state.rules)
        here = _start(state.standing, state.rules)
        return {name: value for name, value in here.items() if value != fresh[name]}


START_FIELDS = frozenset(
    ("scores", "dealer", "bolts", "barrel", "barrels_lost", "write_offs", "bombs", "deal_number")
)


def _start(standing: Standing, rules: Rules) -> dict[str, Any]:
    """All fields of a start."""
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
    """The standing that the ``start`` of a record describes; everything absent is fresh."""
    for name in start:
        if name not in START_FIELDS:
            raise BadRecord(reason("start-unknown", field=str(name)), field="start")
    count = rules.table.players
    if rules.layout.pairs:
        _check_partners(start)
    scores = _numbers(start, "scores", count, 0)
    bolts = _numbers(start, "bolts", count, 0, least=0)
    barrel = _barrel(start, rules, scores)
    dealer: Seat = _number(start, "dealer", 0, count - 1)
    deal_number = _number(start, "deal_number", 0, 100_000)
    golden = rules.golden.golden != "off" and deal_number < count
    in_match = rules.bolt.three_bolts_in_match
    return Standing(
        scores=scores,
        dealer=dealer,
        bolts=bolts if in_match else (0,) * count,
        bolts_in_a_row=(0,) * count if in_match else bolts,
        barrel=barrel,
        barrels_lost=_numbers(start, "barrels_lost", count, 0, least=0),
        barrel_closed=(False,) * count,
        write_offs=_numbers(start, "write_offs", count, 0, least=0),
        bombs=_numbers(start, "bombs", count, 0, least=0),
        deal_number=deal_number,
        golden_deals=deal_number if golden else None,
        target=rules.table.target,
    )


def _check_partners(start: Mapping[str, Any]) -> None:
    """Partners have one score: the lists of a start say the same of both."""
    for name, value in start.items():
        if isinstance(value, list | tuple) and list(value[:2]) != list(value[2:]):
            raise BadRecord(reason("start-partners", field=name), field="start")


def _number(start: Mapping[str, Any], name: str, least: int, most: int) -> int:
    value = start.get(name, 0)
    if type(value) is not int or not least <= value <= most:
        raise BadRecord(reason("start-number", field=name, least=least, most=most), field="start")
    return value


def _numbers(
    start: Mapping[str, Any], name: str, count: int, default: int, least: int = -100_000
) -> tuple[int, ...]:
    value = start.get(name)
    if value is None:
        return (default,) * count
    if not isinstance(value, list | tuple) or len(value) != count:
        raise BadRecord(reason("start-list", field=name, count=count), field="start")
    if any(type(item) is not int or not least <= item <= 100_000 for item in value):
        raise BadRecord(reason("start-list", field=name, count=count), field="start")
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
        elif type(spent) is int and 0 <= spent < 3 and at is not None and total >= at:
            barrel.append(spent)
        else:
            raise BadRecord(reason("start-barrel", score=total, at=at or 0), field="start")
    return tuple(barrel)


THOUSAND = Thousand()
register(THOUSAND)
register_rules(Catalogue(game="thousand", options=OPTIONS, groups=GROUPS))
