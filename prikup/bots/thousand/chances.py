"""What a standing is worth: the chance to win the match from here, roughly.

A deal is judged by what it does to this chance, not by its points. The scorer of the game says what
a deal does to the standing, with barrels, bolts, dumps and wins by whatever rules the table plays;
what is left to judge is the standing.
"""

from __future__ import annotations

from functools import cached_property
from math import exp

from prikup.game import Seat
from prikup.thousand.rules import Rules
from prikup.thousand.scoring import score
from prikup.thousand.state import DealResult, Standing

BARREL_BONUS = (50, 20, -30)
"""What sitting on the barrel is worth in points, by the deals spent on it."""
BOLT_COST = (0, 15, 45)
"""What having one, two bolts of three is like in points."""
LOST_BARREL_COST = 40
PER_POINT = 2e-5
"""What a point is worth beside the chances."""
SURE = 1.1
"""A match that is won, better than any that is not yet."""


class Chances:
    """Judges deals and standings for one seat."""

    def __init__(self, me: Seat, standing: Standing, rules: Rules, scale: float) -> None:
        """``scale``: how many points make a player's prospects e times as good."""
        pairs = rules.layout.pairs
        self.sides = 2 if pairs else rules.table.players
        self.place = me % self.sides
        """Partners have one score: a side is known by its first seat."""
        self.side = (self.place, self.place + 2) if pairs else (me,)
        self.standing = standing
        self.rules = rules
        self.scale = scale
        self._judged: dict[DealResult, float] = {}
        """Results of this decision: imagined deals often end alike."""

    def after(self, result: DealResult) -> float:
        """The chance to win once this result is written."""
        if result not in self._judged:
            standing, _ = score(self.standing, result, self.rules)
            self._judged[result] = self.of(standing)
        return self._judged[result]

    def now(self) -> float:
        """The chance from the present standing, as if a new deal came."""
        return self.of(self.standing)

    def of(self, standing: Standing) -> float:
        """The chance to win from a standing, 0 … 1, and a little for every point: a match that
        seems decided has still to be won."""
        if standing.over:
            if standing.winner is None:
                return 1 / self.sides
            return float(standing.winner in self.side) * SURE
        prospects = [self._prospect(standing, seat) for seat in range(self.sides)]
        mine, best = prospects[self.place], max(prospects)
        share = exp((mine - best) / self.scale)
        return share / sum(exp((p - best) / self.scale) for p in prospects) + mine * PER_POINT

    @cached_property
    def tension(self) -> float:
        """How much a point matters now: 1 in an even match, less where it is nearly decided."""
        share = self.now() - self._prospect(self.standing, self.place) * PER_POINT
        even = (self.sides - 1) / self.sides**2
        return min(1.0, max(0.0, share * (1 - share) / even))

    def _prospect(self, standing: Standing, seat: Seat) -> float:
        """A player's score and what weighs like points."""
        rules = self.rules
        prospect = float(standing.scores[seat])
        spent = standing.barrel[seat]
        if spent is not None:
            prospect += BARREL_BONUS[min(spent, 2)]
        if rules.barrel.three_barrels != "off":
            prospect -= LOST_BARREL_COST * standing.barrels_lost[seat]
        if rules.bolt.three_bolts_in_match:
            bolts = standing.bolts[seat] * 3 // rules.bolt.bolts_every
            prospect -= BOLT_COST[min(bolts, 2)]
        elif rules.bolt.three_bolts_in_a_row:
            bolts = standing.bolts_in_a_row[seat] * 3 // rules.bolt.bolts_every
            prospect -= BOLT_COST[min(bolts, 2)]
        return prospect
