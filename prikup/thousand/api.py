"""Thousand as an entry of the registry of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from prikup.cards import Card
from prikup.dealing import dealt
from prikup.game import Deal, Game
from prikup.rules.option import Value
from prikup.thousand.match import State
from prikup.thousand.notation import parse_action
from prikup.thousand.options import CATALOGUE
from prikup.thousand.rules import rules_from
from prikup.thousand.settle import next_first_dealer, settlement, settlement_json
from prikup.thousand.start import opening, start_of
from prikup.thousand.wire import view_json


class Thousand(Game[State]):
    """The game for the registry; see :class:`prikup.game.Game`."""

    name = "thousand"
    players: tuple[int, ...] = (3, 4, 2)

    parse_action = staticmethod(parse_action)
    view_json = staticmethod(view_json)

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
        return state.rules.layout.deck

    def deal(self, state: State, order: Sequence[Card]) -> Deal:
        """Whole hands from the dealer's left in the order given, then the talon."""
        return dealt(state.rules.layout, state.standing.dealer, order)

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
            "bolts": list(standing.shown_bolts(in_match)),
            "barrel": list(standing.barrel),
            "barrels_lost": list(standing.barrels_lost),
            "write_offs": list(standing.write_offs),
            "settlement": settlement_json(settlement(standing, state.rules)),
        }

    def start_json(self, state: State) -> dict[str, Any]:
        """What :func:`~prikup.thousand.start.opening` reads. It cannot say what few rules ask for:
        redeals in a row, golden rounds begun again, a target raised by a tie, a barrel that is
        closed."""
        return start_of(state.standing, state.rules)


THOUSAND = Thousand()
