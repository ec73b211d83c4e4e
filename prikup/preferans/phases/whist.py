"""The defenders' answers: whist, pass, half-whist, and open or closed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from prikup.game import Action, Call, Contract, Reason, Seat, reason
from prikup.matches import step
from prikup.preferans.ladder import HALF_LEVELS, SIX_SPADES
from prikup.preferans.layouts import DUMMY
from prikup.preferans.phases import dealing, playing
from prikup.preferans.phases.common import CLOSED, HALF, OPEN, PASS, WHIST, WHIST_BACK
from prikup.preferans.state import DealState, Said

if TYPE_CHECKING:
    from prikup.preferans.match import State


def begin(state: State) -> State:
    """The defender after the declarer answers first; a ten may be agreed not to be whisted."""
    deal, rules = state.deal, state.rules.whist
    assert deal is not None and deal.contract is not None
    nobody: list[Said | None] = [None] * state.rules.table.players
    if deal.contract.level == 10 and rules.ten != "whisted":
        for seat in defenders(deal):
            nobody[seat] = "pass"
        state = replace(state, deal=replace(deal, said=tuple(nobody)))
        return _made(state) if rules.ten == "unplayed" else playing.begin_checked(state)
    deal = replace(deal, said=tuple(nobody))
    if state.rules.layout.dummy and state.rules.table.third_hand == "opens_with_contract":
        deal = replace(deal, shown=1 << DUMMY)
    return replace(state, phase="whist", turn=defenders(deal)[0], deal=deal)


def defenders(deal: DealState) -> tuple[Seat, ...]:
    """Who plays against the declarer, clockwise from him."""
    assert deal.declarer is not None
    at = deal.seats.index(deal.declarer)
    return (*deal.seats[at + 1 :], *deal.seats[:at])


def whisters(deal: DealState) -> tuple[Seat, ...]:
    """Who plays a full whist."""
    return tuple(s for s, word in enumerate(deal.said) if word in ("whist", "whist-back"))


def legal(state: State) -> Sequence[Action]:
    """Whist or pass; the second defender also a half-whist, which the first may turn into his own
    whist; a stalingrad must be whisted."""
    deal, seat, rules = state.deal, state.turn, state.rules.whist
    assert deal is not None and seat is not None
    if rules.stalingrad and deal.contract == SIX_SPADES:
        return (WHIST,)
    if deal.said[seat] == "pass":
        return (PASS, WHIST_BACK)
    if why_no_half(state, deal, seat) is None:
        return (PASS, WHIST, HALF)
    return (PASS, WHIST)


def why_no_half(state: State, deal: DealState, seat: Seat) -> Reason | None:
    """Why a seat may not play half a whist."""
    contract = cast(Contract, deal.contract)
    if not state.rules.whist.half_whist:
        return reason("half-off")
    if contract.level not in HALF_LEVELS:
        return reason("half-level")
    order = defenders(deal)
    if len(order) < 2 or seat != order[1] or deal.said[order[0]] != "pass":
        return reason("half-second-after-pass")
    return None


def after(state: State, action: Action) -> State:
    """The answer is noted; the next one is asked, or it is settled who whists."""
    deal, seat = state.deal, state.turn
    assert deal is not None and seat is not None and isinstance(action, Call)
    said = list(deal.said)
    said[seat] = cast(Said, action.word)
    deal = replace(deal, said=tuple(said))
    state = step(state, action, deal=deal)
    asked = _asked_next(state, deal, seat, action)
    return _settle(state) if asked is None else replace(state, turn=asked)


def _asked_next(state: State, deal: DealState, seat: Seat, action: Call) -> Seat | None:
    """Who is asked after an answer."""
    order = defenders(deal)
    if action == HALF:
        return order[0]
    if seat == order[0] and deal.said[order[-1]] is None:
        return order[-1]
    dealer = state.standing.dealer
    asks_dealer = state.rules.whist.dealer_may_whist and state.rules.table.players == 4
    nobody = all(deal.said[each] == "pass" for each in order)
    return dealer if asks_dealer and nobody and deal.said[dealer] is None else None


def _settle(state: State) -> State:
    """Two whisters play closed; a lone one chooses; without one the game is made."""
    deal = state.deal
    assert deal is not None
    who = whisters(deal)
    if not who:
        return _made(state)
    if len(who) == 2 or state.rules.layout.dummy:
        return playing.begin(state)
    if who[0] not in deal.seats:
        return playing.begin_open(state)
    return replace(state, phase="hands", turn=who[0])


def _made(state: State) -> State:
    """Nobody whists: the game counts as made without play."""
    return dealing.close(state, dealing.result_so_far(state, "game"))


def explain(state: State, action: Action) -> Reason:
    """Why an answer is refused."""
    deal, seat, rules = state.deal, state.turn, state.rules.whist
    assert deal is not None and seat is not None
    if action == HALF:
        stalingrad = rules.stalingrad and deal.contract == SIX_SPADES
        return (
            reason("stalingrad")
            if stalingrad
            else why_no_half(state, deal, seat) or (reason("whist-back-or-pass"))
        )
    if action == WHIST_BACK:
        return reason("whist-back-after-half")
    if action == WHIST:
        return reason("whist-back-or-pass")
    if action == PASS:
        return reason("stalingrad")
    return reason("whist-first")


# --- open or closed ------------------------------------------------------------------------------


def legal_hands(state: State) -> Sequence[Action]:
    """The lone whister lays both hands open, or leaves them closed."""
    return (OPEN, CLOSED)


def after_hands(state: State, action: Action) -> State:
    """The play begins."""
    state = step(state, action)
    return playing.begin_open(state) if action == OPEN else playing.begin(state)


def explain_hands(state: State, action: Action) -> Reason:
    """Only these two words."""
    return reason("open-or-closed")
