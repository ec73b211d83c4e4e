"""The auction (catalogue, section 5): the forced bid, raising it, the limits, unblinding."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from prikup.cards import Mask, Suit
from prikup.game import Action, Bid, Call, Raise, Reason, Seat, reason
from prikup.thousand.phases import talon
from prikup.thousand.phases.common import BIDS, PASS, UNBLIND, next_seat, step
from prikup.thousand.rules import ACE_MARRIAGE, FORCED_BID, GOLDEN_BID, Rules
from prikup.thousand.state import ACES, DealState, pairs_in

if TYPE_CHECKING:
    from prikup.thousand.match import State


def begin(state: State) -> State:
    """The forced bid stands and the next seat speaks; some deals have no auction."""
    deal, rules = state.deal, state.rules
    assert deal is not None
    if deal.golden and rules.golden.golden == "forced_120":
        deal = replace(deal, bid=GOLDEN_BID, bidder=deal.forced)
        return talon.begin(replace(state, deal=deal))
    if deal.blind is not None:
        if not rules.blind.unblind:
            return talon.begin(state)
        return replace(state, phase="auction", turn=next_seat(deal.seats, deal.blind))
    deal = replace(deal, bid=FORCED_BID, bidder=deal.forced)
    return replace(state, phase="auction", turn=next_seat(deal.seats, deal.forced), deal=deal)


def limit_of(hand: Mask, rules: Rules, on_barrel: bool) -> int:
    """The highest bid that a hand allows: 120 and its marriages, or the ceiling of the deck."""
    return limit_for(pairs_in(hand), hand & ACES == ACES, rules, on_barrel)


def limit_for(pairs: Sequence[Suit], aces: bool, rules: Rules, on_barrel: bool) -> int:
    """The same for marriages that are known."""
    limit = rules.ceiling
    if rules.auction.bid_over_120 == "marriages_in_hand":
        held = 120 + sum(rules.marriage_worth[suit] for suit in pairs)
        if aces and rules.marriage.ace_marriage != "off":
            held += ACE_MARRIAGE
        limit = min(limit, held)
    if on_barrel and rules.barrel_bid_limit is not None:
        limit = min(limit, rules.barrel_bid_limit)
    return limit


def limit(state: State, seat: Seat) -> int:
    """The highest bid of ``seat`` in the auction."""
    deal = state.deal
    assert deal is not None
    on_barrel = state.standing.barrel[seat] is not None
    return limit_of(deal.hands[seat], state.rules, on_barrel)


def must_pass(state: State, seat: Seat) -> bool:
    """``silence_below``: whoever stands below it may not bid."""
    below = state.rules.auction.silence_below
    return below is not None and state.standing.scores[seat] < below


def legal(state: State) -> Sequence[Action]:
    """Pass, or a bid from one step up to the limit."""
    deal, seat, rules = state.deal, state.turn, state.rules
    assert deal is not None and seat is not None
    if must_pass(state, seat):
        return (PASS,)
    step_up = rules.auction.bid_step
    low, high = deal.bid + step_up, limit(state, seat)
    if deal.blind is not None:
        if low > high or not pairs_in(deal.hands[seat]):
            return (PASS,)
        if rules.blind.unblind_without_auction or rules.auction.bid_jumps == "forbidden":
            return (PASS, UNBLIND)
        return [PASS, UNBLIND, *(BIDS[n] for n in range(low + step_up, high + 1, step_up))]
    if rules.auction.bid_jumps == "forbidden":
        high = min(low, high)
    return [PASS, *(BIDS[amount] for amount in range(low, high + 1, step_up))]


def after(state: State, action: Action) -> State:
    """The word is said; the next seat still in speaks, or the talon goes to the winner."""
    deal, seat, rules = state.deal, state.turn, state.rules
    assert deal is not None and seat is not None
    if action == PASS:
        deal = replace(deal, passed=deal.passed | 1 << seat)
    else:
        amount = deal.bid + rules.auction.bid_step if action == UNBLIND else _amount(action)
        unblinds = deal.blind is not None
        deal = replace(deal, bid=amount, bidder=seat, contested=True, blind=None, unseen=0)
        if unblinds and rules.blind.unblind_without_auction:
            return talon.begin(step(state, action, deal=deal))
    state = step(state, action, deal=deal)
    turn = _next_in(deal, seat)
    return talon.begin(state) if turn is None else replace(state, turn=turn)


def _amount(action: Action) -> int:
    assert isinstance(action, Bid)
    return action.amount


def _next_in(deal: DealState, seat: Seat) -> Seat | None:
    """The next seat that has neither passed nor made the highest bid."""
    for _ in deal.seats:
        seat = next_seat(deal.seats, seat)
        if seat != deal.bidder and not deal.passed >> seat & 1:
            return seat
    return None


def explain(state: State, action: Action) -> Reason:
    """Why a bid is refused."""
    deal, seat, rules = state.deal, state.turn, state.rules
    assert deal is not None and seat is not None
    if isinstance(action, Raise):
        return reason("raise-after-auction")
    if not isinstance(action, Bid):
        if action == UNBLIND:
            return reason("no-blind-bid" if deal.blind is None else "unblind-needs-marriage")
        if isinstance(action, Call):
            return reason("auction-word", word=action.word)
        return reason("auction-first")
    if must_pass(state, seat):
        return reason("silence", below=rules.auction.silence_below or 0)
    if deal.blind is not None and not pairs_in(deal.hands[seat]):
        return reason("unblind-needs-marriage")
    return explain_amount(action.amount, deal.bid, limit(state, seat), rules)


def explain_amount(amount: int, bid: int, most: int, rules: Rules) -> Reason:
    """Why a number is no legal bid over ``bid`` with the limit ``most``."""
    step_up = rules.auction.bid_step
    if amount <= bid:
        return reason("bid-too-low", amount=amount, least=bid + step_up)
    if amount % step_up:
        return reason("bid-no-multiple", amount=amount, step=step_up)
    if amount > rules.ceiling:
        return reason("bid-over-ceiling", amount=amount, most=rules.ceiling)
    if amount > most:
        return reason("bid-over-limit", amount=amount, most=most)
    return reason("bid-one-step", least=bid + step_up)
