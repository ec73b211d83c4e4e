"""Contra and recontra before the first lead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from prikup.game import Action, Reason, reason
from prikup.matches import next_seat, step
from prikup.thousand.phases import playing
from prikup.thousand.phases.common import CONTRA, KEEP, RECONTRA

if TYPE_CHECKING:
    from prikup.thousand.match import State


def begin(state: State) -> State:
    """Ask the opponents in turn, where contra is played."""
    deal = state.deal
    assert deal is not None and deal.declarer is not None
    if not state.rules.write_off.contra:
        return playing.begin(state)
    return replace(state, phase="contra", turn=next_seat(deal.seats, deal.declarer))


def legal(state: State) -> Sequence[Action]:
    """An opponent may double, then the declarer may double again."""
    assert state.deal is not None
    return (KEEP, RECONTRA if state.turn == state.deal.declarer else CONTRA)


def after(state: State, action: Action) -> State:
    """After contra the declarer answers; after all have kept the play begins."""
    deal, seat = state.deal, state.turn
    assert deal is not None and seat is not None and deal.declarer is not None
    state = step(state, action)
    if action == CONTRA:
        return replace(state, deal=replace(deal, contra=1, raised=True), turn=deal.declarer)
    if action == RECONTRA:
        return playing.begin(replace(state, deal=replace(deal, contra=2)))
    turn = next_seat(deal.seats, seat)
    if deal.declarer in (seat, turn):
        return playing.begin(state)
    return replace(state, turn=turn)


def explain(state: State, action: Action) -> Reason:
    """Only these two answers."""
    return reason("contra-or-keep")
