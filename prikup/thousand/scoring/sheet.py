"""The scratch sheet of one deal: what the steps of the scoring read and write."""

from __future__ import annotations

from prikup.game import Entry, Reason, Seat
from prikup.thousand.rules import Rules
from prikup.thousand.state import DealResult, Standing


def rounded(points: int, multiple: int) -> int:
    """Points to the nearest multiple, half up.

    >>> [rounded(p, 5) for p in (17, 18, 67, 68)], [rounded(p, 10) for p in (3, 5, 15, 25)]
    ([15, 20, 65, 70], [0, 10, 20, 30])
    """
    return (points * 2 + multiple) // (2 * multiple) * multiple


class Sheet:
    """The scratch sheet of one deal: what the steps read and write."""

    def __init__(self, standing: Standing, result: DealResult, rules: Rules) -> None:
        self.standing = standing
        self.result = result
        self.rules = rules
        self.players = range(len(standing.scores))
        self.scores = list(standing.scores)
        self.entries: list[Entry] = []
        self.bolts = list(standing.bolts)
        self.row = list(standing.bolts_in_a_row)
        self.barrel = list(standing.barrel)
        self.began = standing.barrel
        """Who sat on the barrel before anything of this deal was written."""
        self.lost = list(standing.barrels_lost)
        self.closed = list(standing.barrel_closed)
        self.write_offs = list(standing.write_offs)
        self.bombs = list(standing.bombs)
        self.golden = standing.golden_deals is not None
        self.doubled = self.golden or result.blind
        self.made = False
        self.points = [0] * len(self.scores)
        """Card and marriage points of the deal, exact."""
        self.share = 0
        """What each defender gets of a failed bid."""
        self.earned = [0] * len(self.scores)
        """What the game itself brought: before bonuses and penalties."""
        self.bonus = [0] * len(self.scores)
        """Four nines at the end of the deal."""
        self.won: list[Seat] = []
        """Who won from the barrel."""
        self.winner: Seat | None = None
        self.over = False
        self.target = standing.target

    def write(self, player: Seat, amount: int, rule: str, why: Reason) -> None:
        """One entry; nothing is written for nothing."""
        if amount:
            self.scores[player] += amount
            self.entries.append(Entry(player, amount, why, rule))

    def note(self, player: Seat, rule: str, why: Reason) -> None:
        """A line that moves no points: a bolt, a failed attempt."""
        self.entries.append(Entry(player, 0, why, rule))

    def set_score(self, player: Seat, score: int, rule: str, why: Reason) -> None:
        """Bring a score to a value by an entry."""
        self.write(player, score - self.scores[player], rule, why)

    def gained(self, player: Seat) -> int:
        """What this deal has brought a player so far."""
        return self.scores[player] - self.standing.scores[player]

    def sat_on_barrel(self, player: Seat) -> bool:
        """Whether the player began the deal on the barrel."""
        return self.standing.barrel[player] is not None

    @property
    def penalty(self) -> int:
        """The standard penalty in this deal."""
        double = self.golden and self.rules.bolt.golden_double_penalties
        return self.rules.table.penalty * (2 if double else 1)
