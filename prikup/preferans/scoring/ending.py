"""Penalties, the series of all-pass deals, the end of the match."""

from __future__ import annotations

from prikup.game import reason
from prikup.preferans.scoring.sheet import Sheet

PENALTY = 1
"""Points that a slip costs on the mountain where the table says nothing else."""


def penalty(sheet: Sheet) -> None:
    """A penalty of the table, outside a deal."""
    result = sheet.result
    if result.kind == "penalty":
        assert result.player is not None
        points = PENALTY if result.amount is None else result.amount
        why = reason("entry-penalty", why=result.why)
        sheet.to_mountain(result.player, points, "penalty", why)


def next_series(sheet: Sheet) -> int:
    """All-pass deals of the running series after this deal."""
    kind, before = sheet.result.kind, sheet.standing.all_passes
    if kind == "all-pass":
        return before + 1
    return 0 if _leaves_series(sheet) else before


def _leaves_series(sheet: Sheet) -> bool:
    """Whether this deal ends a series of all-pass deals."""
    result, score = sheet.result, sheet.rules.score
    easy = score.exit_game == "any_played"
    if result.kind == "misere":
        made = result.tricks[sheet.declarer] == 0
        return score.exit_on_misere and (easy or made)
    if result.kind == "game":
        return easy or bool(sheet.whisters and not sheet.missing)
    return easy and result.kind in ("without", "without-three")


def ends(sheet: Sheet, deals: int) -> bool:
    """Whether the match is over after ``deals`` deals. A match by time ends when people stop."""
    if sheet.standing.over:
        return True
    end, pool = sheet.rules.end, sheet.pool
    if end.pool_end == "all_closed":
        return min(pool) >= end.pool
    if end.pool_end == "first_closed":
        return max(pool) >= end.pool
    if end.pool_end == "sum":
        return sum(pool) >= end.pool * len(pool)
    return end.pool_end == "deals" and deals >= end.deals
