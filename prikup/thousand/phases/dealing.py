"""A deal is due: chance gives the cards. Also the closing of a deal, played or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from prikup.game import Action, Deal, Seat
from prikup.thousand.phases import blind, claims, playing
from prikup.thousand.rules import Rules
from prikup.thousand.scoring import last_chance, score
from prikup.thousand.settle import settlement
from prikup.thousand.state import ACES, DealResult, DealState, Finished, Kind

if TYPE_CHECKING:
    from prikup.thousand.match import State


def legal(state: State) -> Sequence[Action]:
    """Nobody acts: the deal is chance, or the match is over."""
    return ()


def forced_seat(dealer: Seat, seats: tuple[Seat, ...], rules: Rules) -> Seat:
    """Who carries the forced bid; where there is none, who speaks first."""
    if rules.auction.forced_bid is None:
        right_of_dealer = seats[-1] if rules.layout.dealer_out else seats[-2]
        return seats[0] if rules.table.auction_starts == "left" else right_of_dealer
    on_dealer = rules.table.forced_bidder == "dealer" and dealer in seats
    return dealer if on_dealer else seats[0]


def after(state: State, action: Action) -> State:
    """The cards are dealt; the first window or the auction opens."""
    assert isinstance(action, Deal)
    standing, rules = state.standing, state.rules
    seats = rules.layout.seats(standing.dealer)
    deal = DealState(
        hands=action.hands,
        talon=action.talon,
        seats=seats,
        golden=standing.golden_deals is not None,
        forced=forced_seat(standing.dealer, seats, rules),
    )
    state = replace(state, deal=deal, play=None, log=(), finished=None)
    if rules.layout.draws:
        return playing.begin_drawing(state)
    if last_chance(standing, rules) is not None:
        return claims.begin(state, "hand-claims")
    return blind.begin(state)


def result_so_far(state: State, kind: Kind) -> DealResult:
    """A deal that ends without play."""
    deal = state.deal
    assert deal is not None
    return DealResult(
        kind=kind,
        declarer=deal.declarer,
        bid=deal.bid,
        blind=deal.blind is not None,
        void_claim=deal.claim_void,
        contra=deal.contra,
        bought=deal.bought,
        last_chance=deal.last_chance,
        out=_out(state),
        aces_held=_aces_held(state) if kind == "write-off" else (),
    )


def _aces_held(state: State) -> tuple[int, ...]:
    """Aces by seat, where deals are written off by aces."""
    if state.rules.score.write_off_amount != "by_aces" or state.play is None:
        return ()
    return tuple((hand & ACES).bit_count() for hand in state.play.hands)


def _out(state: State) -> Seat | None:
    """The dealer who sits the deal out."""
    deal = state.deal
    assert deal is not None
    return state.standing.dealer if state.rules.layout.dealer_out else None


def close(state: State, result: DealResult) -> State:
    """Score the deal and wait for the next one."""
    standing, entries = score(state.standing, result, state.rules)
    finished = Finished(
        result=result,
        entries=entries,
        before=state.standing.scores,
        deal=state.deal,
        play=state.play,
        log=state.log,
        settlement=settlement(standing, state.rules),
    )
    return state.closed(standing, finished)
