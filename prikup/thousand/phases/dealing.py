"""A deal is due: chance gives the cards. Also the closing of a deal, played or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from prikup.cards import card_name, cards_of, deck, mask_of
from prikup.game import Action, Deal, Reason, Seat, reason
from prikup.thousand.phases import blind
from prikup.thousand.rules import Rules
from prikup.thousand.scoring import score
from prikup.thousand.settle import settlement
from prikup.thousand.state import DealResult, DealState, Finished

if TYPE_CHECKING:
    from prikup.thousand.match import State

DECK = deck("9")
HAND, TALON = 7, 3


def legal(state: State) -> Sequence[Action]:
    """Nobody acts: the deal is chance, or the match is over."""
    return ()


def seats_from(dealer: Seat, players: int) -> tuple[Seat, ...]:
    """Who takes part, clockwise from the dealer's left."""
    return tuple((dealer + 1 + place) % players for place in range(players))


def why_not(state: State, action: Action) -> Reason | None:
    """Whether a deal has the right cards in the right numbers."""
    if not isinstance(action, Deal):
        return reason("deal-due")
    if len(action.hands) != state.rules.table.players:
        return reason("deal-hands", count=len(action.hands), right=state.rules.table.players)
    seen = mask_of(action.talon)
    for seat, hand in enumerate(action.hands):
        if hand.bit_count() != HAND:
            return reason("deal-hand-size", seat=seat, count=hand.bit_count(), right=HAND)
        if twice := seen & hand:
            return reason("deal-twice", card=card_name(cards_of(twice)[0]))
        seen |= hand
    if len(action.talon) != TALON or len(set(action.talon)) != TALON:
        return reason("deal-talon-size", count=len(set(action.talon)), right=TALON)
    if seen != mask_of(DECK):
        return reason("deal-wrong-deck", card=card_name(cards_of(seen & ~mask_of(DECK))[0]))
    return None


def forced_seat(dealer: Seat, seats: tuple[Seat, ...], rules: Rules) -> Seat:
    """Who carries the forced bid."""
    return dealer if rules.table.forced_bidder == "dealer" else seats[0]


def after(state: State, action: Action) -> State:
    """The cards are dealt; the first window or the auction opens."""
    assert isinstance(action, Deal)
    standing, rules = state.standing, state.rules
    seats = seats_from(standing.dealer, rules.table.players)
    deal = DealState(
        hands=action.hands,
        talon=action.talon,
        seats=seats,
        golden=standing.golden_deals is not None,
        forced=forced_seat(standing.dealer, seats, rules),
    )
    return blind.begin(replace(state, deal=deal, play=None, log=(), finished=None))


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
