"""A position of a match, as far as it is alike in both games, and how it steps on; the phases are
each game's own (``GAME/match.py``, ``GAME/phases/``)."""

from __future__ import annotations

from typing import Any, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from prikup.cards import Mask
from prikup.game import Action, Entry, IllegalAction, Seat, State

S = TypeVar("S", bound=State)
Log = tuple[tuple[Seat, Action], ...]


class Match(Struct, frozen=True, kw_only=True):
    """A position of a match. Levels: ``standing`` (the match), ``deal`` (up to the first lead),
    ``play`` (hands and tricks). See :class:`prikup.game.State` for the methods."""

    rules: Any
    standing: Any
    phase: str = "deal"
    turn: Seat | None = None
    """Who acts; the card may be due from another hand that he plays."""
    deal: Any = None
    play: Any = None
    log: Log = ()
    """The actions of this deal with the seats that acted."""
    finished: Any = None
    """The deal scored last, until the next is dealt."""

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        over: bool = self.standing.over
        return over

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries of the deal scored last; empty while a deal runs."""
        return self.finished.entries if self.finished else ()

    def apply(self: S, action: Action) -> S:
        """The next state. Raises :class:`~prikup.game.IllegalAction`."""
        why = self.why_not(action)
        if why is not None:
            raise IllegalAction(why)
        return self.after(action)

    def closed(self, standing: Any, finished: Any) -> Self:
        """The deal is scored: the next one is due, or the match is over."""
        return replace(
            self,
            standing=standing,
            phase="over" if standing.over else "deal",
            turn=None,
            deal=None,
            play=None,
            log=(),
            finished=finished,
        )


M = TypeVar("M", bound=Match)


def step(state: M, action: Action, **changes: Any) -> M:
    """The state with some parts replaced and the action in the log."""
    return replace(state, log=(*state.log, (state.turn, action)), **changes)


def next_seat(seats: tuple[Seat, ...], seat: Seat) -> Seat:
    """The next of some seats, clockwise."""
    return seats[(seats.index(seat) + 1) % len(seats)]


def next_bidder(
    seats: tuple[Seat, ...], seat: Seat, bidder: Seat | None, passed: Mask
) -> Seat | None:
    """The next seat after this one that has neither passed nor made the highest bid."""
    for _ in seats:
        seat = next_seat(seats, seat)
        if seat != bidder and not passed >> seat & 1:
            return seat
    return None
