"""Who is meant by a name in a row of a score sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn

from msgspec import Struct

from prikup.game import BadRecord, Reason, Seat, reason
from prikup.records.documents import shown


def wrong(field: str | None, why: Reason) -> NoReturn:
    """Refuse the row."""
    raise BadRecord(why, field=field)


class Seating(Struct, frozen=True):
    """The players of a sheet by seat."""

    players: Sequence[str]

    def rotation(
        self, dealer: Seat, seats: Callable[[Seat], Sequence[Seat]]
    ) -> list[dict[str, Any]]:
        """Who deals and who takes part, from this dealer on once round the table, as JSON: what
        the page goes by while it cannot ask."""
        count = len(self.players)
        dealers = [(dealer + step) % count for step in range(count)]
        return [{"dealer": dealer, "seats": list(seats(dealer))} for dealer in dealers]

    def rests(self, seat: Seat) -> bool:
        """Whether this player sits the deal out."""
        return False

    def seat(self, name: str | None, field: str) -> Seat:
        """A player's seat by name. Raises :class:`BadRecord`."""
        if name is None:
            wrong(field, reason("field-missing", field=field))
        if name not in self.players:
            known = ", ".join(self.players)
            wrong(field, reason("player-unknown", name=shown(name), known=known))
        return self.players.index(name)

    def active(self, name: str | None, field: str) -> Seat:
        """The seat of a player who takes part in the deal. Raises :class:`BadRecord`."""
        seat = self.seat(name, field)
        if self.rests(seat):
            wrong(field, reason("sits-out", player=seat))
        return seat

    def by_seat(self, given: Mapping[str, int], field: str) -> list[int]:
        """Numbers by seat; a player who is not named has 0. Raises :class:`BadRecord`."""
        numbers = [0] * len(self.players)
        for name, number in given.items():
            seat = self.active(name, field) if number else self.seat(name, field)
            if number < 0:
                wrong(field, reason("negative", player=seat, number=number))
            numbers[seat] = number
        return numbers
