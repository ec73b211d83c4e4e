"""The scratch sheet of one deal: what the steps of the scoring read and write."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from prikup.game import Entry, Reason, Seat
from prikup.preferans.rules import Rules
from prikup.preferans.scoring.prices import Prices
from prikup.preferans.state import DealResult, Standing

HAND = 10
"""Tricks of a deal."""

WHISTING = ("whist", "whist-back")


class Sheet:
    """The scratch sheet of one deal: what the steps read and write."""

    def __init__(self, standing: Standing, result: DealResult, rules: Rules) -> None:
        self.standing = standing
        self.result = result
        self.rules = rules
        self.pool = list(standing.pool)
        self.mountain = list(standing.mountain)
        self.whists = [list(row) for row in standing.whists]
        self.entries: list[Entry] = []
        self.players = range(len(standing.pool))

    # --- writing

    def to_pool(self, player: Seat, points: int, rule: str, why: Reason) -> None:
        """Points for the pool; nothing is written for nothing."""
        if points:
            self.pool[player] += points
            self.entries.append(Entry(player, points, why, rule, "pool"))

    def to_mountain(self, player: Seat, points: int, rule: str, why: Reason) -> None:
        """Points onto the mountain, or off it where they are negative."""
        if points:
            self.mountain[player] += points
            self.entries.append(Entry(player, points, why, rule, "mountain"))

    def note(self, player: Seat, rule: str, why: Reason) -> None:
        """A line about the pool that moves no points."""
        self.entries.append(Entry(player, 0, why, rule, "pool"))

    def write_whists(self, player: Seat, on: Seat, amount: int, rule: str, why: Reason) -> None:
        """Whists that ``player`` writes on another."""
        if amount:
            self.whists[player][on] += amount
            self.entries.append(Entry(player, amount, why, rule, "whists", on))

    # --- the deal

    @cached_property
    def prices(self) -> Prices:
        """What the contract of this deal is worth."""
        return Prices(self.result.level, self.rules.score)

    @property
    def declarer(self) -> Seat:
        """Who plays; only asked where somebody does."""
        assert self.result.declarer is not None
        return self.result.declarer

    def after(self, seat: Seat) -> list[Seat]:
        """All other players, clockwise."""
        count = len(self.players)
        return [(seat + step) % count for step in range(1, count)]

    @cached_property
    def defenders(self) -> Sequence[Seat]:
        """Who plays against the declarer, in turn after him."""
        return [seat for seat in self.after(self.declarer) if seat not in self.result.out]

    @cached_property
    def resting(self) -> Sequence[Seat]:
        """Who sits this deal out, the dealer first."""
        dealer = self.standing.dealer
        return [seat for seat in (dealer, *self.after(dealer)) if seat in self.result.out]

    @cached_property
    def whisters(self) -> Sequence[Seat]:
        """Who whists in the end, in turn after the declarer (a dealer of four may be one)."""
        said = self.result.said
        return [seat for seat in self.after(self.declarer) if said and said[seat] in WHISTING]

    @cached_property
    def half_whister(self) -> Seat | None:
        """Who said half-whist."""
        said = self.result.said
        return said.index("half") if "half" in said else None

    @property
    def missing(self) -> int:
        """Tricks that the declarer of a game lacks."""
        if self.result.kind == "without":
            return self.result.level
        if self.result.kind == "without-three":
            return 3
        if self.result.kind != "game" or not self.result.played:
            return 0
        return max(0, self.result.level - self.result.tricks[self.declarer])
