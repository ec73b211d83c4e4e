"""Going blind: who may, is asked before he sees his cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from prikup.game import Action, Reason, Seat, reason
from prikup.matches import step
from prikup.thousand.phases import claims
from prikup.thousand.phases.common import BLIND, LOOK
from prikup.thousand.rules import BLIND_BID
from prikup.thousand.state import DealState, Standing

if TYPE_CHECKING:
    from prikup.thousand.match import State


def candidates(standing: Standing, deal: DealState, state: State) -> list[Seat]:
    """Who may go blind in this deal, in the order they are asked: public facts only."""
    rules = state.rules.blind
    if not rules.blind or (deal.golden and state.rules.golden.golden == "forced_120"):
        return []
    if rules.blind_on_barrel == "forbidden" and standing.on_barrel:
        return []
    seats = {
        "first_hand": deal.seats[:1],
        "forced_bidder": (deal.forced,),
        "anyone": deal.seats,
    }[rules.blind_who]
    return [seat for seat in seats if rules.open_to(standing.scores[seat])]


def begin(state: State) -> State:
    """Ask the first candidate, or go on to the redeal claims."""
    assert state.deal is not None
    asked = candidates(state.standing, state.deal, state)
    if not asked:
        return claims.begin(state, "hand-claims")
    deal = replace(state.deal, unseen=sum(1 << seat for seat in asked), asked=1)
    return replace(state, phase="blind", turn=asked[0], deal=deal)


def legal(state: State) -> Sequence[Action]:
    """Go blind, or look."""
    return (BLIND, LOOK)


def after(state: State, action: Action) -> State:
    """Somebody went blind, or looked. Where any bid can be blind, going blind is no bid yet: the
    cards stay down until he looks, and the others are asked too."""
    deal, seat = state.deal, state.turn
    assert deal is not None and seat is not None
    if action == BLIND and state.rules.blind.blind_bid != "any":
        deal = replace(deal, unseen=1 << seat, blind=seat, bid=BLIND_BID, bidder=seat)
        return claims.begin(step(state, action, deal=deal), "hand-claims")
    asked = candidates(state.standing, deal, state)
    unseen = deal.unseen if action == BLIND else deal.unseen & ~(1 << seat)
    state = step(state, action, deal=replace(deal, unseen=unseen, asked=deal.asked + 1))
    if deal.asked < len(asked):
        return replace(state, turn=asked[deal.asked])
    return claims.begin(state, "hand-claims")


def explain(state: State, action: Action) -> Reason:
    """Only these two answers."""
    return reason("blind-or-look")
