"""The declarer has the talon (catalogue, sections 6 and 7): he may raise, claim a redeal, write the
deal off, and passes a card to each opponent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from prikup.cards import card_name, cards_of, mask_of
from prikup.game import Action, Bid, Call, Give, Raise, Reason, reason
from prikup.thousand.phases import auction, claims, dealing
from prikup.thousand.phases.common import (
    CONCEDE,
    GIVE,
    RAISES,
    REDEAL,
    WRITE_OFF,
    step,
)
from prikup.thousand.rules import FORCED_BID
from prikup.thousand.state import ACES, NINES, DealResult, PlayState, pairs_in

if TYPE_CHECKING:
    from prikup.thousand.match import State


def begin(state: State) -> State:
    """The auction is won: the talon is shown, or not, and goes to the declarer."""
    deal, rules = state.deal, state.rules
    assert deal is not None and deal.bidder is not None
    declarer = deal.bidder
    blind = deal.blind is not None
    forced_golden = deal.golden and rules.golden.golden == "forced_120"
    hidden = forced_golden or (blind and rules.blind.blind_hides_talon)
    if rules.talon.talon_hidden_at_forced_bid and _at_forced_bid(state):
        hidden = True
    hands = list(deal.hands)
    hands[declarer] |= mask_of(deal.talon)
    count = len(hands)
    deal = replace(
        deal,
        declarer=declarer,
        unseen=0,
        talon_open=not hidden,
        face_down=hidden or rules.talon.discard_face_down,
        pairs=tuple(pairs_in(hands[declarer])),
        aces=hands[declarer] & ACES == ACES,
    )
    play = PlayState(tuple(hands), declarer, points=(0,) * count, tricks=(0,) * count)
    return replace(state, phase="talon", turn=declarer, deal=deal, play=play)


def _at_forced_bid(state: State) -> bool:
    """Won at the forced bid without a contest."""
    deal = state.deal
    assert deal is not None
    return deal.bid == FORCED_BID and deal.bidder == deal.forced and not deal.contested


def may_claim(state: State) -> bool:
    """A claim on the talon, or on the ten cards."""
    deal = state.deal
    assert deal is not None
    return not deal.given and not deal.claim_void and _claim_ground(state) is not None


def _claim_ground(state: State) -> str | None:
    deal, play, rules = state.deal, state.play, state.rules.redeal
    assert deal is not None and play is not None and deal.declarer is not None
    counts = not rules.redeal_talon_only_forced or _at_forced_bid(state)
    if counts and (ground := claims.talon_ground(deal.talon, rules)):
        return ground
    nines = rules.redeal_after_discard_nines
    if nines and (play.hands[deal.declarer] & NINES).bit_count() >= nines:
        return "final-nines"
    return None


def why_no_write_off(state: State) -> Reason | None:
    """Why the declarer may not write the deal off now."""
    deal, rules, standing = state.deal, state.rules.write_off, state.standing
    assert deal is not None and deal.declarer is not None
    if not rules.write_off:
        return reason("write-off-off")
    if deal.given and rules.write_off_when == "before_discard":
        return reason("write-off-too-late")
    if deal.blind is not None and not state.rules.blind.blind_write_off:
        return reason("write-off-blind")
    limit = rules.write_off_limit
    if limit is not None and standing.write_offs[deal.declarer] >= limit:
        return reason("write-off-limit", count=limit)
    free = not rules.write_off_deducts
    if deal.golden and free and not state.rules.golden.golden_write_off:
        return reason("write-off-golden")
    on_barrel, where = standing.on_barrel, rules.write_off_on_barrel
    own = standing.barrel[deal.declarer] is not None
    if (on_barrel and (where == "any_forbidden" or (where == "if_deducted" and free))) or (
        own and where == "own_forbidden"
    ):
        return reason("write-off-barrel")
    return None


def ways_out(state: State) -> list[Action]:
    """Writing off and conceding, where they are allowed."""
    deal, rules = state.deal, state.rules.write_off
    assert deal is not None
    ways: list[Action] = []
    if rules.write_off and why_no_write_off(state) is None:
        ways.append(WRITE_OFF)
    late = bool(deal.given) and rules.write_off_when == "before_discard"
    if rules.concede and not late and not state.standing.on_barrel:
        ways.append(CONCEDE)
    return ways


def why_no_raise(state: State) -> Reason | None:
    """Why the declarer may not raise at all."""
    deal, rules = state.deal, state.rules
    assert deal is not None
    if not rules.talon.raise_after_talon:
        return reason("raise-off")
    if deal.raised:
        return reason("raised-already")
    if deal.blind is not None and not rules.blind.blind_raise:
        return reason("raise-blind")
    if deal.golden and rules.golden.golden == "forced_120" and not rules.golden.golden_raise:
        return reason("raise-golden")
    return None


def raise_limit(state: State) -> int:
    """The highest bid that the declarer's ten cards allow."""
    deal = state.deal
    assert deal is not None and deal.declarer is not None
    on_barrel = state.standing.barrel[deal.declarer] is not None
    return auction.limit_for(deal.pairs, deal.aces, state.rules, on_barrel)


def raises(state: State) -> list[Action]:
    """The raises allowed."""
    deal, step_up = state.deal, state.rules.auction.bid_step
    assert deal is not None
    if why_no_raise(state) is not None:
        return []
    return [RAISES[n] for n in range(deal.bid + step_up, raise_limit(state) + 1, step_up)]


def legal(state: State) -> Sequence[Action]:
    """Claim, give up, raise; or pass a card to an opponent who has none yet."""
    deal, play = state.deal, state.play
    assert deal is not None and play is not None and deal.declarer is not None
    actions: list[Action] = []
    if not deal.given:
        if may_claim(state):
            actions.append(REDEAL)
        actions += ways_out(state)
        actions += raises(state)
    served = [seat for seat, _ in deal.given]
    hand = cards_of(play.hands[deal.declarer])
    for seat in deal.seats:
        if seat != deal.declarer and seat not in served:
            gives = GIVE[seat]
            actions += [gives[card] for card in hand]
    return actions


def after(state: State, action: Action) -> State:
    """One card is passed, or the deal ends, or the bid is raised."""
    if isinstance(action, Give):
        return _give(state, action)
    return other(state, action)


def other(state: State, action: Action) -> State:
    """A raise, a redeal, or a way out: here and before the first lead."""
    deal = state.deal
    assert deal is not None
    if isinstance(action, Raise):
        raised = replace(deal, bid=action.amount, raised=True)
        return step(state, action, deal=raised)
    if action == REDEAL:
        return claims.redeal(state, action, _claim_ground(state) or "")
    result = DealResult(
        kind="write-off" if action == WRITE_OFF else "concede",
        declarer=deal.declarer,
        bid=deal.bid,
        blind=deal.blind is not None,
        void_claim=deal.claim_void,
    )
    return dealing.close(step(state, action), result)


def _give(state: State, action: Give) -> State:
    deal, play = state.deal, state.play
    assert deal is not None and play is not None and deal.declarer is not None
    hands = list(play.hands)
    bit = 1 << action.card
    hands[deal.declarer] ^= bit
    hands[action.seat] |= bit
    deal = replace(deal, given=(*deal.given, (action.seat, action.card)))
    done = len(deal.given) == len(deal.seats) - 1
    nines = None
    if done:
        nines = next((s for s in deal.seats if hands[s] & NINES == NINES), None)
    play = replace(play, hands=tuple(hands), nines=nines)
    state = step(state, action, deal=deal, play=play)
    return claims.begin(state, "final-claims") if done else state


def explain(state: State, action: Action) -> Reason:
    """Why the declarer may not do this now."""
    deal, play = state.deal, state.play
    assert deal is not None and play is not None and deal.declarer is not None
    if isinstance(action, Give):
        if action.seat == deal.declarer or action.seat not in deal.seats:
            return reason("give-to-opponent")
        if not play.hands[deal.declarer] >> action.card & 1:
            return reason("not-in-hand", card=card_name(action.card))
        return reason("given-already", seat=action.seat)
    if isinstance(action, Raise):
        if deal.given:
            return reason("pass-cards-first")
        why = why_no_raise(state)
        return why or auction.explain_amount(
            action.amount, deal.bid, raise_limit(state), state.rules
        )
    return explain_call(state, action)


def explain_call(state: State, action: Action) -> Reason:
    """Why a call of the declarer is refused: here and before the first lead."""
    if action == WRITE_OFF:
        return why_no_write_off(state) or reason("pass-cards-first")
    if action == REDEAL:
        return reason("no-redeal-ground")
    if action == CONCEDE:
        on = state.rules.write_off.concede
        return reason("concede-barrel" if on else "concede-off")
    if isinstance(action, Bid):
        return reason("auction-over")
    if isinstance(action, Call):
        return reason("not-now", word=action.word)
    return reason("pass-cards-first")
