"""Preferans as an entry of the registry of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from prikup.cards import Card
from prikup.dealing import dealt
from prikup.game import Deal, Game
from prikup.preferans.match import State
from prikup.preferans.notation import parse_action
from prikup.preferans.options import CATALOGUE
from prikup.preferans.rules import rules_from
from prikup.preferans.settle import settlement_json
from prikup.preferans.start import opening, start_of
from prikup.preferans.wire import sheet_json, view_json
from prikup.rules.option import Value


class Preferans(Game[State]):
    """The game for the registry; see :class:`prikup.game.Game`."""

    name = "preferans"
    players: tuple[int, ...] = (3, 4, 2, 5)

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
        """Whole hands from the dealer's left in the order given, then the talon; when two play, the
        third hand comes last."""
        return dealt(state.rules.layout, state.standing.dealer, order)

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
        """What :func:`~prikup.preferans.start.opening` reads: the whole sheet."""
        return start_of(state.standing, state.rules)


PREFERANS = Preferans()
