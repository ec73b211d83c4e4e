"""Buying the talon from the declarer, and the declarer selling his contract."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from msgspec.structs import replace

from prikup.cards import cards_of, mask_of
from prikup.game import Action, Bid, Reason, Seat, Sell, reason
from prikup.matches import next_seat, step
from prikup.thousand.phases import auction, talon
from prikup.thousand.phases.common import BIDS, BUY, KEEP, PASS
from prikup.thousand.state import ACES, DealState, pairs_in

if TYPE_CHECKING:
    from prikup.thousand.match import State

PRICE = 120
MOST_SALES = 5
CARDS_OFFERED = 3
MOST_OFFERS = 3


# --- buying the talon (``buy_over``) -------------------------------------------------------------


def begin_buying(state: State) -> State:
    """Ask the opponents in turn from the declarer's left."""
    deal = state.deal
    assert deal is not None and deal.declarer is not None
    if len(deal.bought) >= MOST_SALES:
        return state
    turn = next_seat(deal.seats, deal.declarer)
    return replace(state, phase="buying", turn=turn)


def price(deal: DealState) -> int:
    """120 for the first sale, then 240 …"""
    return PRICE * (len(deal.bought) + 1)


def legal_buying(state: State) -> Sequence[Action]:
    """Buy, or leave it; who must be silent, or may not bid so much on the barrel, leaves it."""
    deal, seat = state.deal, state.turn
    assert deal is not None and seat is not None
    most = state.rules.barrel_bid_limit
    bound_by_barrel = state.standing.barrel[seat] is not None and most is not None
    if auction.must_pass(state, seat) or (bound_by_barrel and deal.bid > (most or 0)):
        return (KEEP,)
    return (KEEP, BUY)


def after_buying(state: State, action: Action) -> State:
    """The buyer becomes the declarer at the same bid and pays; then the others are asked again."""
    deal, seat = state.deal, state.turn
    assert deal is not None and seat is not None and deal.declarer is not None
    if action == BUY:
        sale = (seat, deal.declarer, price(deal))
        state = step(state, action, deal=replace(deal, bought=(*deal.bought, sale), taker=seat))
        cards = mask_of(deal.talon[: state.rules.layout.talon])
        return begin_buying(talon.change_declarer(state, seat, deal.bid, cards))
    state = step(state, action)
    turn = next_seat(deal.seats, seat)
    if turn == deal.declarer:
        return replace(state, phase="talon", turn=turn)
    return replace(state, turn=turn)


def explain_buying(state: State, action: Action) -> Reason:
    """Only these two answers."""
    assert state.deal is not None
    return reason("buy-or-keep", price=price(state.deal))


# --- selling the contract (``sell_contract``) ----------------------------------------------------


def offers(state: State) -> list[Action]:
    """Three cards that have not been offered yet; at most three offers."""
    deal, play = state.deal, state.play
    assert deal is not None and play is not None and deal.declarer is not None
    if not state.rules.talon.sell_contract or len(deal.offers) >= MOST_OFFERS:
        return []
    if state.rules.layout.talon != CARDS_OFFERED or bound(state, deal):
        return []
    cards = cards_of(play.hands[deal.declarer])
    sets = map(mask_of, combinations(cards, CARDS_OFFERED))
    return [Sell(mask) for mask in sets if mask not in deal.offers]


def bound(state: State, deal: DealState) -> bool:
    """Whether the declarer has to play himself: blind, in the golden round, in a last chance."""
    golden = deal.golden and state.rules.golden.golden == "forced_120"
    return golden or deal.blind is not None or deal.last_chance


def begin_sale(state: State, action: Sell) -> State:
    """The cards are shown; the opponents may bid for them."""
    deal = state.deal
    assert deal is not None and deal.declarer is not None
    turn = next_seat(deal.seats, deal.declarer)
    deal = replace(deal, offers=(*deal.offers, action.cards))
    return step(state, action, phase="sale", turn=turn, deal=deal)


def sale_limit(state: State, seat: Seat) -> int:
    """The highest bid of a buyer: his cards and those offered count."""
    deal = state.deal
    assert deal is not None
    cards = deal.hands[seat] | deal.offers[-1]
    on_barrel = state.standing.barrel[seat] is not None
    return auction.limit_for(
        pairs_in(cards, state.rules.pairs), cards & ACES == ACES, state.rules, on_barrel
    )


def legal_sale(state: State) -> Sequence[Action]:
    """Pass, or a bid above the contract."""
    deal, seat = state.deal, state.turn
    assert deal is not None and seat is not None
    if auction.must_pass(state, seat):
        return (PASS,)
    step_up = state.rules.auction.bid_step
    bids = range(deal.bid + step_up, sale_limit(state, seat) + 1, step_up)
    return [PASS, *(BIDS[amount] for amount in bids)]


def after_sale(state: State, action: Action) -> State:
    """The first bid buys; when all pass the declarer keeps his contract."""
    deal, seat = state.deal, state.turn
    assert deal is not None and seat is not None and deal.declarer is not None
    state = step(state, action)
    if isinstance(action, Bid):
        return talon.change_declarer(state, seat, action.amount, deal.offers[-1])
    turn = next_seat(deal.seats, seat)
    if turn == deal.declarer:
        return replace(state, phase="talon", turn=turn)
    return replace(state, turn=turn)


def explain_sale(state: State, action: Action) -> Reason:
    """Why a bid for the contract is refused."""
    deal, seat = state.deal, state.turn
    assert deal is not None and seat is not None
    if isinstance(action, Bid):
        most = sale_limit(state, seat)
        return auction.explain_amount(action.amount, deal.bid, most, state.rules)
    return reason("bid-or-pass")


def explain_offer(state: State, action: Sell) -> Reason:
    """Why cards cannot be offered."""
    deal, play = state.deal, state.play
    assert deal is not None and play is not None and deal.declarer is not None
    if not state.rules.talon.sell_contract:
        return reason("sell-off")
    if action.cards in deal.offers:
        return reason("sold-already")
    if len(deal.offers) >= MOST_OFFERS:
        return reason("sell-limit", count=MOST_OFFERS)
    if action.cards & ~play.hands[deal.declarer]:
        return reason("sell-own-cards")
    return reason("sell-cards", count=CARDS_OFFERED)
