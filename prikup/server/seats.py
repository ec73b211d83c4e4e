"""Who sits where: open seats, people and bots. No clock and no sockets here."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from prikup.server.names import bot_name, check_free
from prikup.server.patience import Cause, Lost
from prikup.server.refusals import Refused


class Absences(Struct, frozen=True):
    """How long a person was away during one turn, in absences that are over."""

    seconds: float
    until: float
    """When the last of them ended; an older one than the turn says nothing about it."""


class Seat(Struct, kw_only=True, omit_defaults=True):
    """One seat. A person's seat stays theirs while they are away."""

    kind: Literal["open", "human", "bot"] = "open"
    name: str = ""
    level: str | None = None
    person: str | None = None
    fill: bool = False
    """A bot that keeps a seat warm: people may sit down in its place."""
    away_since: float | None = None
    absences: Absences | None = None
    host: bool = False
    lost: Lost | None = None
    """Whose seat it was: a bot has it for good."""


class Seats:
    """The seats of a table."""

    def __init__(self, seats: list[Seat]) -> None:
        self.all = seats

    @classmethod
    def from_json(cls, data: list[dict[str, Any]]) -> Seats:
        """What :meth:`to_json` gave."""
        return cls(msgspec.convert(data, list[Seat]))

    def to_json(self) -> list[dict[str, Any]]:
        """For the database."""
        data: list[dict[str, Any]] = msgspec.to_builtins(self.all)
        return data

    def __getitem__(self, index: int) -> Seat:
        return self.all[index]

    def __len__(self) -> int:
        return len(self.all)

    def of(self, person: str | None) -> int | None:
        """The seat of a person."""
        if person is None:
            return None
        found = (i for i, seat in enumerate(self.all) if seat.person == person)
        return next(found, None)

    def lost_by(self, person: str) -> Lost | None:
        """How a person lost a seat at this table."""
        found = (seat.lost for seat in self.all if seat.lost and seat.lost.person == person)
        return next(found, None)

    @property
    def complete(self) -> bool:
        """Whether all seats are taken, so that the game can go on."""
        return all(seat.kind != "open" for seat in self.all)

    def is_free(self, index: int) -> bool:
        """Whether somebody may sit down here."""
        seat = self.all[index]
        return seat.kind == "open" or (seat.kind == "bot" and seat.fill)

    def names(self, but: int | None = None) -> list[str]:
        """The names at the table, without that of one seat."""
        return [s.name for i, s in enumerate(self.all) if s.kind != "open" and i != but]

    def sit(self, person: str, name: str, wanted: int | None) -> int:
        """Give a person the seat wanted, or the first free one; open seats before bots'."""
        if self.of(person) is not None:
            raise Refused("already-seated")
        if self.lost_by(person) is not None:
            raise Refused("seat-lost")
        free = [i for i in range(len(self)) if self.is_free(i)]
        if wanted is None:
            free.sort(key=lambda i: self.all[i].kind != "open")
            if not free:
                raise Refused("table-full")
            wanted = free[0]
        elif wanted not in free:
            raise Refused("seat-taken")
        check_free(name, self.names(but=wanted))
        host = not any(seat.host for seat in self.all)
        self.all[wanted] = Seat(kind="human", name=name, person=person, host=host)
        return wanted

    def add_bot(self, index: int, level: str, fill: bool) -> None:
        """Put a bot on a seat."""
        name = bot_name(self.names(but=index))
        self.all[index] = Seat(kind="bot", name=name, level=level, fill=fill)

    def leave(self, index: int, level: str | None) -> None:
        """Free a person's seat, or put a bot there that keeps it warm; the next person hosts."""
        host = self.all[index].host
        self.all[index] = Seat()
        if level is not None:
            self.add_bot(index, level, fill=True)
        self._pass_on(host)

    def put_out(self, index: int, level: str, why: Cause) -> None:
        """Give a person's seat to a bot for good; the next person hosts."""
        old = self.all[index]
        self.add_bot(index, level, fill=False)
        if old.person is not None:
            self.all[index].lost = Lost(old.person, old.name, why)
        self._pass_on(old.host)

    def _pass_on(self, host: bool) -> None:
        if host and (person := next((s for s in self.all if s.kind == "human"), None)):
            person.host = True

    def rename(self, index: int, name: str) -> None:
        """Give a person another name, unless somebody else has it."""
        check_free(name, self.names(but=index))
        self.all[index].name = name
