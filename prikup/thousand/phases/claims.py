"""Redeal claims: on the dealt hand before the auction, and after the cards were passed.

Everybody who has seen his cards is asked, clockwise from the dealer's left, whether or not he has
a claim: whom the game asks depends on public facts only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from prikup.cards import Card, Mask, mask_of
from prikup.game import Action, Reason, Seat, reason
from prikup.matches import next_seat, step
from prikup.thousand.phases import auction, contra, dealing
from prikup.thousand.phases.common import KEEP, REDEAL
from prikup.thousand.rules import RedealRules
from prikup.thousand.state import ACES, JACKS, NINES, DealResult, points_in

if TYPE_CHECKING:
    from prikup.thousand.match import State


def _ground(
    cards: Mask, below: int | None, nines: int | None, jacks: int | None, where: str
) -> str | None:
    if nines and (cards & NINES).bit_count() >= nines:
        return f"{where}-nines"
    if jacks and (cards & JACKS).bit_count() >= jacks:
        return f"{where}-jacks"
    if below and points_in(cards) < below:
        return f"{where}-below"
    return None


def hand_ground(hand: Mask, rules: RedealRules, forced: bool = False) -> str | None:
    """What entitles a dealt hand to a redeal; ``forced``: its player carries the forced bid."""
    if rules.redeal_aces and hand & ACES == ACES:
        return "hand-aces"
    nines = rules.redeal_nines
    if nines == "3_on_forced":
        nines = 3 if forced else 4
    assert not isinstance(nines, str)
    return _ground(hand, rules.redeal_hand_below, nines, rules.redeal_jacks, "hand")


def talon_ground(talon: Sequence[Card], rules: RedealRules) -> str | None:
    """What entitles the declarer to a redeal because of the talon."""
    return _ground(
        mask_of(talon),
        rules.redeal_talon_below,
        rules.redeal_talon_nines,
        rules.redeal_talon_jacks,
        "talon",
    )


def final_ground(hand: Mask, rules: RedealRules) -> str | None:
    """What entitles a hand to a redeal after the cards were passed."""
    return _ground(
        hand,
        rules.redeal_after_discard_below,
        rules.redeal_after_discard_nines,
        rules.redeal_after_discard_jacks,
        "final",
    )


def begin(state: State, phase: Literal["hand-claims", "final-claims"]) -> State:
    """Ask the first seat, or go on where nothing entitles to a claim."""
    deal, rules = state.deal, state.rules
    assert deal is not None
    early = phase == "hand-claims"
    asks = rules.asks_hand_claims if early else rules.asks_final_claims
    if not asks or deal.claim_void:
        return auction.begin(state) if early else contra.begin(state)
    return _ask(replace(state, phase=phase, deal=replace(deal, asked=0)))


def _ask(state: State) -> State:
    """The next seat that has seen its cards, or the next phase when all were asked or no claim
    counts any more."""
    deal = state.deal
    assert deal is not None
    asked = deal.asked
    while asked < len(deal.seats) and not deal.claim_void:
        seat = deal.seats[asked]
        if not deal.unseen >> seat & 1:
            return replace(state, turn=seat, deal=replace(deal, asked=asked + 1))
        asked += 1
    return auction.begin(state) if state.phase == "hand-claims" else contra.begin(state)


def ground(state: State, seat: Seat) -> str | None:
    """The claim that ``seat`` has in the window that is open."""
    deal = state.deal
    assert deal is not None
    if state.phase == "hand-claims":
        forced = seat == deal.forced and state.rules.auction.forced_bid is not None
        return hand_ground(deal.hands[seat], state.rules.redeal, forced)
    assert state.play is not None
    why = final_ground(state.play.hands[seat], state.rules.redeal)
    return None if (seat, why) in deal.refused else why


def legal(state: State) -> Sequence[Action]:
    """Keep the cards; claim where there is a ground; four aces must be claimed where so agreed."""
    assert state.turn is not None
    why = ground(state, state.turn)
    if why == "hand-aces":
        return (REDEAL,)
    return (KEEP, REDEAL) if why else (KEEP,)


def after(state: State, action: Action) -> State:
    """A claim ends the deal, or asks the others; keeping asks the next."""
    if action == KEEP:
        return _ask(step(state, action))
    assert state.turn is not None
    why = ground(state, state.turn) or ""
    return redeal(state, action, why) if why == "hand-aces" else claim(state, action, why)


def claim(state: State, action: Action, why: str) -> State:
    """A claim by choice: where so agreed the others must consent (``redeal_consent``)."""
    deal = state.deal
    assert deal is not None and state.turn is not None
    if not state.rules.redeal.redeal_consent:
        return redeal(state, action, why)
    asked = replace(deal, claimant=state.turn, claim_ground=why, claim_phase=state.phase)
    turn = next_seat(deal.seats, state.turn)
    return step(state, action, phase="consent", turn=turn, deal=asked)


def redeal(state: State, action: Action, why: str) -> State:
    """A redeal, unless the limit makes the claim void: then the deal goes on."""
    deal, limit = state.deal, state.rules.redeal.redeal_limit
    assert deal is not None
    if limit is not None and state.standing.redeals + 1 >= limit:
        state = step(state, action, deal=replace(deal, claim_void=True))
        return _go_on(state)
    player = state.turn if deal.claimant is None else deal.claimant
    return dealing.close(step(state, action), DealResult(kind="redeal", player=player, why=why))


def _go_on(state: State) -> State:
    """The deal goes on after a claim that did not count."""
    if state.phase == "talon":
        assert state.deal is not None
        return replace(state, turn=state.deal.declarer)
    return _ask(state)


def legal_consent(state: State) -> Sequence[Action]:
    """Agree to the redeal, or not."""
    return (KEEP, REDEAL)


def after_consent(state: State, action: Action) -> State:
    """All must agree; one refusal and the deal goes on. It answers this request alone: the others
    may still ask, and what is mandatory is claimed without asking."""
    deal, seat = state.deal, state.turn
    assert deal is not None and seat is not None and deal.claimant is not None
    if action == KEEP:
        refused = (*deal.refused, (deal.claimant, deal.claim_ground))
        asked = replace(deal, refused=refused, claimant=None)
        return _go_on(step(state, action, deal=asked, phase=deal.claim_phase))
    turn = next_seat(deal.seats, seat)
    if turn == deal.claimant:
        return redeal(replace(state, phase=deal.claim_phase), action, deal.claim_ground)
    return step(state, action, turn=turn)


def explain_consent(state: State, action: Action) -> Reason:
    """Only these two answers."""
    return reason("consent-or-keep")


def explain(state: State, action: Action) -> Reason:
    """No ground for a redeal, or not the moment for anything else."""
    if action == REDEAL:
        return reason("no-redeal-ground")
    return reason("claims-first")
