"""What a row of the score sheet is read against: the players, the standing, the rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from prikup.game import Seat
from prikup.preferans.ladder import least_level
from prikup.preferans.rules import Rules
from prikup.preferans.state import Standing
from prikup.records.seating import Seating


class Table(Seating, frozen=True, dict=True):
    """What a row is read against."""

    standing: Standing
    rules: Rules

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """Who takes part in this deal, clockwise from the dealer's left."""
        return self.rules.layout.seats(self.standing.dealer)

    @cached_property
    def out(self) -> tuple[Seat, ...]:
        """Who rests."""
        return self.rules.layout.out(self.standing.dealer)

    def rests(self, seat: Seat) -> bool:
        """Whether this player sits the deal out."""
        return seat in self.out

    @property
    def least(self) -> int:
        """The lowest level that may be bid."""
        return least_level(self.rules.all_pass, self.standing.all_passes)

    def defenders(self, declarer: Seat) -> Sequence[Seat]:
        """Who plays against the declarer, in turn after him."""
        place = self.seats.index(declarer)
        return self.seats[place + 1 :] + self.seats[:place]

    @property
    def dealer_may_whist(self) -> bool:
        """Whether the dealer who rests may whist when both defenders pass."""
        return self.rules.whist.dealer_may_whist and bool(self.out)
