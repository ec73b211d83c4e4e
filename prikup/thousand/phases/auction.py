"""The auction: the forced bid, raising it, the limits, unblinding."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from prikup.cards import Mask, Suit
from prikup.game import Action, Bid, Call, Raise, Reason, Seat, reason
from prikup.matches import next_bidder, next_seat, step
from prikup.thousand.phases import dealing, playing, talon
from prikup.thousand.phases.common import BIDS, LOOK, PASS, PROVE, UNBLIND
from prikup.thousand.rules import ACE_MARRIAGE, GOLDEN_BID, Rules
from prikup.thousand.scoring import last_chance
from prikup.thousand.state import ACES, DealResult, DealState, Standing, pairs_in

if TYPE_CHECKING:
    from prikup.thousand.match import State


def begin(state: State) -> State:
    """The forced bid stands and the next seat speaks; some deals have no auction."""
    player = last_chance(state.standing, state.rules)
    deal, rules = state.deal, state.rules
    assert deal is not None
    if deal.golden and rules.golden.golden == "forced_120":
        deal = replace(deal, bid=GOLDEN_BID, bidder=deal.forced)
        return talon.begin(replace(state, deal=deal))
    if player is not None:
        deal = replace(deal, bid=rules.last_chance_bid, bidder=player, last_chance=True)
        return talon.begin(replace(state, deal=deal))
    if deal.blind is not None:
        if not rules.blind.unblind:
            return talon.begin(state)
        return replace(state, phase="auction", turn=next_seat(deal.seats, deal.blind))
    forced = rules.auction.forced_bid
    if forced is None:
        return replace(state, phase="auction", turn=deal.forced)
    deal = replace(deal, bid=forced, bidder=deal.forced, forced_bid=forced)
    return replace(state, phase="auction", turn=next_seat(deal.seats, deal.forced), deal=deal)


def limit_of(hand: Mask, rules: Rules, on_barrel: bool) -> int:
    """The highest bid that a hand allows: 120 and its marriages, or the ceiling of the deck."""
    return limit_for(pairs_in(hand, rules.pairs), hand & ACES == ACES, rules, on_barrel)


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
    hand = 0 if deal.unseen >> seat & 1 else deal.hands[seat]
    return limit_of(hand, state.rules, on_barrel)


def must_pass(state: State, seat: Seat) -> bool:
    """``silence_below``: whoever stands below it may not bid."""
    deal = state.deal
    assert deal is not None
    return is_silent(seat, deal.seats, state.standing, state.rules)


def is_silent(seat: Seat, seats: Sequence[Seat], standing: Standing, rules: Rules) -> bool:
    """Whether a player's score silences him. Where nobody else may bid either, and the cards would
    be dealt again and again, nobody is silent."""
    below = rules.auction.silence_below
    if below is None or standing.scores[seat] >= below:
        return False
    dealt_again = rules.auction.forced_bid is None and rules.auction.all_pass == "redeal"
    return not dealt_again or any(standing.scores[other] >= below for other in seats)


def legal(state: State) -> Sequence[Action]:
    """Pass, or a bid from one step up to the limit; ask for a proof; look at unseen cards."""
    deal, seat, rules = state.deal, state.turn, state.rules
    assert deal is not None and seat is not None
    words = _words(state, deal, seat)
    if must_pass(state, seat):
        return words
    step_up = rules.auction.bid_step
    low, high = least_bid(deal, rules), limit(state, seat)
    if deal.blind is not None:
        if low > high or not pairs_in(deal.hands[seat], state.rules.pairs):
            return words
        if rules.blind.unblind_without_auction or rules.auction.bid_jumps == "forbidden":
            return [*words, UNBLIND]
        return [*words, UNBLIND, *(BIDS[n] for n in range(low + step_up, high + 1, step_up))]
    if rules.auction.bid_jumps == "forbidden":
        high = min(low, high)
    return [*words, *(BIDS[amount] for amount in range(low, high + 1, step_up))]


def least_bid(deal: DealState, rules: Rules) -> int:
    """The lowest number that may be said."""
    return deal.bid + rules.auction.bid_step if deal.bid else rules.auction.min_bid


def _words(state: State, deal: DealState, seat: Seat) -> list[Action]:
    """What may be said beside numbers."""
    words: list[Action] = [PASS]
    if deal.unseen >> seat & 1:
        words.append(LOOK)
    if state.rules.auction.marriage_proof and deal.bid > 120 and deal.proved is None:
        words.append(PROVE)
    return words


def after(state: State, action: Action) -> State:
    """The word is said; the next seat still in speaks, or the talon goes to the winner."""
    deal, seat, rules = state.deal, state.turn, state.rules
    assert deal is not None and seat is not None
    if action == LOOK:
        return step(state, action, deal=replace(deal, unseen=deal.unseen & ~(1 << seat)))
    if action == PROVE:
        return step(state, action, deal=replace(deal, proved=_proof(state, deal)))
    if action == PASS:
        deal = replace(deal, passed=deal.passed | 1 << seat)
    else:
        amount = deal.bid + rules.auction.bid_step if action == UNBLIND else _amount(action)
        unblinds = deal.blind is not None
        passed = 0 if rules.auction.bid_again_after_pass else deal.passed
        deal = replace(
            deal, bid=amount, bidder=seat, contested=True, blind=None, proved=None, passed=passed
        )
        if unblinds:
            deal = replace(deal, unseen=0)
        if unblinds and rules.blind.unblind_without_auction:
            return talon.begin(step(state, action, deal=deal))
    state = step(state, action, deal=deal)
    turn = next_bidder(deal.seats, seat, deal.bidder, deal.passed)
    if turn is not None:
        return replace(state, turn=turn)
    return talon.begin(state) if deal.bidder is not None else _all_passed(state, deal)


def _all_passed(state: State, deal: DealState) -> State:
    """Nobody bid, and nobody had to: by agreement (``all_pass``)."""
    then = state.rules.auction.all_pass
    if then == "redeal":
        result = DealResult(kind="redeal", why="all-pass")
        return dealing.close(state, result)
    if then == "raspasy":
        return playing.begin_raspasy(state)
    deal = replace(deal, bid=state.rules.auction.min_bid, bidder=deal.forced)
    return talon.begin(replace(state, deal=deal))


def _proof(state: State, deal: DealState) -> Mask:
    """The marriages that the highest bidder shows: as few as cover his bid, dearest first; nothing
    where his bid needs none."""
    assert deal.bidder is not None
    hand, rules = deal.hands[deal.bidder], state.rules
    held = [(rules.marriage_worth[suit], rules.pairs[suit]) for suit in pairs_in(hand, rules.pairs)]
    if hand & ACES == ACES and rules.marriage.ace_marriage != "off":
        held.append((ACE_MARRIAGE, ACES))
    shown, covered = 0, 120
    for worth, cards in sorted(held, reverse=True):
        if covered < deal.bid:
            shown, covered = shown | cards, covered + worth
    return shown


def _amount(action: Action) -> int:
    assert isinstance(action, Bid)
    return action.amount


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
    if action.amount < rules.auction.min_bid and not deal.bid:
        return reason("bid-too-low", amount=action.amount, least=rules.auction.min_bid)
    if must_pass(state, seat):
        return reason("silence", below=rules.auction.silence_below or 0)
    if deal.blind is not None and not pairs_in(deal.hands[seat], state.rules.pairs):
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
