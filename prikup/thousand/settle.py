"""The settlement after a match: what the losers pay (``settlement``)."""

from __future__ import annotations

from typing import Any

from prikup.game import Seat
from prikup.thousand.rules import Rules
from prikup.thousand.state import Standing


def settlement(standing: Standing, rules: Rules) -> tuple[int, ...] | None:
    """What each player gets (or pays, negative) by seat; the sum is zero. ``None`` while the match
    runs, after a draw, or where nothing is settled.

    ``difference``: every loser pays what he lacks to the target. ``bank``: the winner takes the
    stake, the last one pays it, the others neither gain nor lose.
    """
    winner, how = standing.winner, rules.table.settlement
    if winner is None or how == "none":
        return None
    amounts = [0] * len(standing.scores)
    losers = [seat for seat in range(len(amounts)) if seat != winner]
    if how == "difference":
        for seat in losers:
            amounts[seat] = -max(0, rules.table.target - standing.scores[seat])
    else:
        last = min(losers, key=lambda seat: (standing.scores[seat], -seat))
        amounts[last] = -rules.table.bank
    amounts[winner] = -sum(amounts)
    return tuple(amounts)


def next_first_dealer(standing: Standing, rules: Rules) -> Seat | None:
    """Who deals first in the next match; ``None``: drawn by lot (``first_dealer``)."""
    return standing.winner if rules.table.first_dealer == "winner_of_last_match" else None


def settlement_json(amounts: tuple[int, ...] | None) -> dict[str, Any] | None:
    """In the shape shared by both games: exact fractions as texts, and rounded numbers."""
    if amounts is None:
        return None
    return {"exact": [str(amount) for amount in amounts], "rounded": list(amounts)}
