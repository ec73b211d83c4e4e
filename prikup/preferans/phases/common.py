"""What several phases share: stepping on, ready-made actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from prikup.game import Action, Call, Play, Seat

if TYPE_CHECKING:
    from prikup.preferans.match import State

PASS, HERE = Call("pass"), Call("here")
WITHOUT_ALL, WITHOUT_THREE = Call("without-all"), Call("without-three")
WHIST, HALF, WHIST_BACK = Call("whist"), Call("half"), Call("whist-back")
OPEN, CLOSED = Call("open"), Call("closed")
ACCEPT, REJECT = Call("accept"), Call("reject")

PLAY = tuple(Play(card) for card in range(32))


def step(state: State, action: Action, **changes: Any) -> State:
    """The state with some parts replaced and the action in the log."""
    return replace(state, log=(*state.log, (state.turn, action)), **changes)


def next_seat(seats: tuple[Seat, ...], seat: Seat) -> Seat:
    """The next of some seats, clockwise."""
    return seats[(seats.index(seat) + 1) % len(seats)]
