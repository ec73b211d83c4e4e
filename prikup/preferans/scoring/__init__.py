"""The one scorer: ``score(standing, result, rules) -> (standing, entries)``.

Engine and score sheet each build a :class:`~prikup.preferans.state.DealResult`; this package turns
it into entries and the next standing. It is a fixed pipeline (:data:`STEPS`); each step writes
entries with a reason, a rule and a column, and a figure on the sheet changes through entries only.
"""

from __future__ import annotations

from collections.abc import Callable

from prikup.game import Entry
from prikup.preferans.rules import Rules
from prikup.preferans.scoring.all_pass import all_pass
from prikup.preferans.scoring.contract import contract, given_up, misere
from prikup.preferans.scoring.ending import ends, next_series, penalty
from prikup.preferans.scoring.prices import Prices
from prikup.preferans.scoring.sheet import Sheet
from prikup.preferans.scoring.talon import talon_bonus
from prikup.preferans.scoring.whists import consolation, duty, whists
from prikup.preferans.state import DealResult, Standing

__all__ = ["STEPS", "Prices", "Sheet", "score"]

Step = Callable[[Sheet], None]

STEPS: tuple[Step, ...] = (
    penalty,
    contract,
    misere,
    given_up,
    whists,
    duty,
    consolation,
    talon_bonus,
    all_pass,
)
"""The order in which the rules apply to one deal. A step that does not concern the kind of deal
writes nothing."""

_NO_DEAL = ("redeal", "penalty")


def score(
    standing: Standing, result: DealResult, rules: Rules
) -> tuple[Standing, tuple[Entry, ...]]:
    """Write a deal. The entries of a column add up to its change."""
    sheet = Sheet(standing, result, rules)
    for step in STEPS:
        step(sheet)
    moves = result.kind not in _NO_DEAL or result.why == "misdeal"
    deals = standing.deal_number + (0 if result.kind in _NO_DEAL else 1)
    after = Standing(
        pool=tuple(sheet.pool),
        mountain=tuple(sheet.mountain),
        whists=tuple(map(tuple, sheet.whists)),
        dealer=(standing.dealer + moves) % len(standing.pool),
        deal_number=deals,
        all_passes=next_series(sheet),
        over=ends(sheet, deals),
    )
    return after, tuple(sheet.entries)
