"""A deal is due: chance gives the cards. Also the closing of a deal, played or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from prikup.cards import mask_of
from prikup.game import Action, Contract, Deal
from prikup.preferans.ladder import LEVEL_OF, WITHOUT_TALON, least_level
from prikup.preferans.layouts import TALON
from prikup.preferans.phases import auction
from prikup.preferans.scoring import score
from prikup.preferans.state import DealResult, DealState, Finished, Kind

if TYPE_CHECKING:
    from prikup.preferans.match import State


def legal(state: State) -> Sequence[Action]:
    """Nobody acts: the deal is chance, or the match is over."""
    return ()


def after(state: State, action: Action) -> State:
    """The cards are dealt; the auction opens."""
    assert isinstance(action, Deal)
    standing, layout = state.standing, state.rules.layout
    third = (mask_of(action.talon[TALON:]),) if layout.dummy else ()
    deal = DealState(
        hands=(*action.hands, *third),
        talon=action.talon[:TALON],
        seats=layout.seats(standing.dealer),
        circle=layout.circle(standing.dealer),
        least=least_level(state.rules.all_pass, standing.all_passes),
    )
    return auction.begin(replace(state, deal=deal, play=None, log=(), finished=None))


def result_so_far(state: State, kind: Kind) -> DealResult:
    """The deal for the scorer, as far as it is known without play."""
    deal = state.deal
    assert deal is not None
    return DealResult(
        kind=kind,
        declarer=deal.declarer,
        level=_level(deal),
        suit=deal.contract.suit if deal.contract else None,
        said=deal.said,
        open=deal.open,
        talon=deal.talon if deal.taken else (),
        out=state.rules.layout.out(state.standing.dealer),
        misere=deal.misere,
        without_talon=deal.bid in WITHOUT_TALON,
    )


def _level(deal: DealState) -> int:
    """The level of the contract, of a game given up that of the bid."""
    if deal.contract is not None:
        return deal.contract.level
    if isinstance(deal.bid, Contract):
        return deal.bid.level
    return LEVEL_OF.get(deal.bid, 0) if deal.bid else 0


def close(state: State, result: DealResult) -> State:
    """Score the deal and wait for the next one."""
    standing, entries = score(state.standing, result, state.rules)
    finished = Finished(
        result=result,
        entries=entries,
        before=state.standing,
        after=standing,
        deal=state.deal,
        play=state.play,
        log=state.log,
    )
    return state.closed(standing, finished)
