"""What several phases share: stepping on, whose turn is next, ready-made actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from prikup.game import Action, Bid, Call, Give, Play, Raise, Seat

if TYPE_CHECKING:
    from prikup.thousand.match import State

PASS, LOOK, BLIND, UNBLIND = Call("pass"), Call("look"), Call("blind"), Call("unblind")
PROVE, BUY, BOMB, OPEN = Call("prove"), Call("buy"), Call("bomb"), Call("open")
CONTRA, RECONTRA = Call("contra"), Call("recontra")
KEEP, REDEAL = Call("keep"), Call("redeal")
WRITE_OFF, CONCEDE, CLAIM = Call("write-off"), Call("concede"), Call("claim")

PLAY = tuple(Play(card) for card in range(32))
DECLARE = tuple(Play(card, "!") for card in range(32))
DECLARE_PLAIN = tuple(Play(card, "=") for card in range(32))
FACE_DOWN = tuple(Play(card, face_down=True) for card in range(32))
GIVE = tuple(tuple(Give(seat, card) for card in range(32)) for seat in range(4))
_MOST = 120 + 4 * 300 + 200
"""No bid is higher: the cards, four marriages at their dearest, four aces."""
BIDS = {amount: Bid(amount) for amount in range(0, _MOST + 5, 5)}
RAISES = {amount: Raise(amount) for amount in range(0, _MOST + 5, 5)}


def step(state: State, action: Action, **changes: Any) -> State:
    """The state with some parts replaced and the action in the log."""
    return replace(state, log=(*state.log, (state.turn, action)), **changes)


def next_seat(seats: tuple[Seat, ...], seat: Seat) -> Seat:
    """The next of those who take part, clockwise."""
    return seats[(seats.index(seat) + 1) % len(seats)]
