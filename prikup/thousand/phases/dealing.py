"""A deal is due: chance gives the cards. Also the closing of a deal, played or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from prikup.cards import card_name, cards_of, mask_of
from prikup.game import Action, Deal, Reason, Seat, reason
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


def why_not(state: State, action: Action) -> Reason | None:
    """Whether a deal has the right cards in the right numbers."""
    if not isinstance(action, Deal):
        return reason("deal-due")
    layout = state.rules.layout
    if len(action.hands) != layout.players:
        return reason("deal-hands", count=len(action.hands), right=layout.players)
    seats = layout.seats(state.standing.dealer)
    seen = mask_of(action.talon)
    for seat, hand in enumerate(action.hands):
        right = layout.hand if seat in seats else 0
        if hand.bit_count() != right:
            return reason("deal-hand-size", seat=seat, count=hand.bit_count(), right=right)
        if twice := seen & hand:
            return reason("deal-twice", card=card_name(cards_of(twice)[0]))
        seen |= hand
    if len(action.talon) != layout.undealt or len(set(action.talon)) != layout.undealt:
        count = len(set(action.talon))
        return reason("deal-talon-size", count=count, right=layout.undealt)
    if strange := seen & ~mask_of(layout.deck):
        return reason("deal-wrong-deck", card=card_name(cards_of(strange)[0]))
    return None


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
    return replace(
        state,
        standing=standing,
        phase="over" if standing.over else "deal",
        turn=None,
        deal=None,
        play=None,
        log=(),
        finished=finished,
    )
