"""What a row of a score sheet is read against: the standing, the rules, the players."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.game import Seat
from prikup.records.seating import Seating
from prikup.thousand.phases.dealing import forced_seat
from prikup.thousand.rules import GOLDEN_BID, Rules
from prikup.thousand.scoring import last_chance
from prikup.thousand.state import Standing


class Table(Seating, frozen=True):
    """What a row is read against."""

    standing: Standing
    rules: Rules

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

    def rests(self, seat: Seat) -> bool:
        """Whether this player sits the deal out."""
        return seat == self.out

    def side(self, seat: Seat) -> Sequence[Seat]:
        """A player, with his partner where there is one."""
        partner = self.rules.layout.partner(seat)
        return (seat,) if partner is None else (seat, partner)

    def payers(self, why: str) -> Sequence[Seat]:
        """Who may have to pay such a penalty: for a bad cut only the cutter, on the dealer's right,
        and the dealer, where both have their part in it."""
        count = len(self.players)
        if why == "bad_cut" and self.rules.table.cut_ritual:
            return (self.standing.dealer - 1) % count, self.standing.dealer
        return range(count)

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
