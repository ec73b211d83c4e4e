"""The auction: one step at a time up the ladder, "here", the misère as the first word."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from prikup.game import Action, Call, Contract, Reason, reason
from prikup.matches import next_bidder, step
from prikup.preferans.ladder import (
    LEVEL_OF,
    MISERE_WITHOUT,
    MISERES,
    SIX_SPADES,
    TOTUS,
    Bid,
    spoken,
)
from prikup.preferans.phases import playing, talon
from prikup.preferans.phases.common import HERE, PASS

if TYPE_CHECKING:
    from prikup.preferans.match import State


def begin(state: State) -> State:
    """The first hand speaks."""
    deal = state.deal
    assert deal is not None
    return replace(state, phase="auction", turn=deal.seats[0])


def legal(state: State) -> Sequence[Action]:
    """Pass, the same step ("here"), or a bid that is higher."""
    words: list[Action] = [PASS]
    if why_no_hold(state) is None:
        words.append(HERE)
    return [*words, *bids(state)]


def bids(state: State) -> Iterator[Bid]:
    """The bids that the seat to act may make: the next contract, a misère as his first word, a game
    without the talon right above the bid that stands, a totus; with jumps, every one above."""
    deal, rules = state.deal, state.rules
    assert deal is not None
    jumps, contracts, least = rules.auction.jump_bids, 0, least_place(state)
    for nth, bid in enumerate(rules.ladder.above(deal.bid)):
        if rules.ladder.place[bid] < least:
            continue
        if isinstance(bid, Contract):
            if jumps or not contracts:
                contracts += 1
                yield bid
        elif bid in MISERES:
            if may_bid_misere(state, bid):
                yield bid
        elif jumps or bid == TOTUS or (nth == 0 and deal.bid is not None):
            yield bid


def least_place(state: State) -> int:
    """The place on the ladder of the lowest bid that is allowed after all-passes."""
    deal, place = state.deal, state.rules.ladder.place
    assert deal is not None
    lowest = Contract(deal.least, 0)
    return place[lowest if lowest in place else TOTUS]


def may_bid_misere(state: State, bid: Bid) -> bool:
    """A misère is a first word; only the one without the talon may follow the other."""
    deal, seat = state.deal, state.turn
    assert deal is not None and seat is not None
    if bid == MISERE_WITHOUT and deal.miseres >> seat & 1:
        return True
    return not deal.spoken >> seat & 1


def why_no_hold(state: State) -> Reason | None:
    """Why the seat to act may not take the step that stands for himself."""
    deal, seat, rules = state.deal, state.turn, state.rules.auction
    assert deal is not None and seat is not None
    if rules.hold == "off":
        return reason("hold-off")
    if deal.bidder is None:
        return reason("hold-nothing")
    if deal.passed.bit_count() < len(deal.seats) - 2:
        return reason("hold-two-left")
    if rules.hold == "first_hand" and seat != deal.seats[0]:
        return reason("hold-first-hand")
    if deal.seats.index(seat) > deal.seats.index(deal.bidder):
        return reason("hold-older")
    limited = deal.bid in MISERES or deal.bid == SIX_SPADES
    if rules.hold_limits != "none" and limited:
        return reason("hold-limits")
    return None


def after(state: State, action: Action) -> State:
    """The word is said; the next seat still in speaks, or the auction is over."""
    deal, seat = state.deal, state.turn
    assert deal is not None and seat is not None
    if action == PASS:
        deal = replace(deal, passed=deal.passed | 1 << seat, spoken=deal.spoken | 1 << seat)
    elif action == HERE:
        deal = replace(deal, bidder=seat)
    else:
        assert isinstance(action, Contract | Call)
        miseres = deal.miseres | (1 << seat if action in MISERES else 0)
        spoken = deal.spoken | 1 << seat
        deal = replace(deal, bid=action, bidder=seat, spoken=spoken, miseres=miseres)
    state = step(state, action, deal=deal)
    turn = next_bidder(deal.seats, seat, deal.bidder, deal.passed)
    if turn is not None:
        return replace(state, turn=turn)
    return playing.begin_all_pass(state) if deal.bidder is None else talon.begin(state)


def explain(state: State, action: Action) -> Reason:
    """Why a bid is refused."""
    deal = state.deal
    assert deal is not None
    if action == HERE:
        return why_no_hold(state) or reason("bid-or-pass-first")
    ladder = state.rules.ladder
    if not isinstance(action, Contract | Call) or action not in ladder.place:
        if action in MISERES or action in LEVEL_OF or isinstance(action, Contract):
            return reason("bid-not-played", **spoken(action))
        return reason("bid-or-pass-first")
    if action not in ladder.above(deal.bid):
        assert deal.bid is not None
        return reason("bid-not-above", **spoken(deal.bid))
    if ladder.place[action] < least_place(state):
        return reason("bid-below-least", least=deal.least)
    if action in MISERES:
        return reason("misere-first-word")
    following = next((bid for bid in bids(state) if isinstance(bid, Contract)), None)
    if following is None:
        return reason("bid-nothing-above")
    return reason("bid-next-step", **spoken(following))
