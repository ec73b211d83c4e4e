"""What a row of a score sheet is read against: the standing, the rules, the players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NoReturn

from msgspec import Struct

from prikup.game import BadRecord, Reason, Seat, reason
from prikup.records.documents import shown
from prikup.thousand.phases.dealing import forced_seat
from prikup.thousand.rules import GOLDEN_BID, Rules
from prikup.thousand.scoring import last_chance
from prikup.thousand.state import Standing


def wrong(field: str | None, why: Reason) -> NoReturn:
    """Refuse the row."""
    raise BadRecord(why, field=field)


class Table(Struct, frozen=True):
    """What a row is read against."""

    standing: Standing
    rules: Rules
    players: Sequence[str]

    @property
    def forced(self) -> Seat:
        """Who carries the forced bid."""
        return forced_seat(self.standing.dealer, self.seats, self.rules)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who takes part, clockwise from the dealer's left."""
        return self.rules.layout.seats(self.standing.dealer)

    @property
    def out(self) -> Seat | None:
        """The dealer who sits out."""
        return self.standing.dealer if self.rules.layout.dealer_out else None

    @property
    def tricks(self) -> int:
        """Tricks of a deal with a declarer."""
        return self.rules.layout.tricks

    @property
    def least(self) -> int:
        """The lowest bid of an auction."""
        auction = self.rules.auction
        return auction.min_bid if auction.forced_bid is None else auction.forced_bid

    @property
    def fixed_bid(self) -> int | None:
        """The bid that stands without an auction."""
        if self.forced_golden:
            return GOLDEN_BID
        return None if self.last_chance is None else self.rules.last_chance_bid

    @property
    def forced_golden(self) -> bool:
        """Whether this deal is played for 120 without an auction."""
        return self.standing.golden_deals is not None and self.rules.golden.golden == "forced_120"

    @property
    def last_chance(self) -> Seat | None:
        """Who plays this deal as his last chance on the barrel."""
        return None if self.forced_golden else last_chance(self.standing, self.rules)

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
        if seat == self.out:
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
