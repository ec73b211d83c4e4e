"""The settlement: what everybody has won or lost if the match stopped now.

Two ways lead to the same whists. The formula: the distance of one's pool from the mean pool, the
distance of one's mountain from the mean mountain, and the whists one has written less those written
on one. On paper people do it step by step (:func:`on_paper`), because nobody likes a mean at the
table. Amounts are whists, exact; they are rounded once, at the end, so that the sum stays 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from msgspec import Struct

from prikup.game import Reason, reason
from prikup.preferans.state import Standing

MOUNTAIN_VALUE = 10
"""Whists that a point of the mountain costs."""

Amounts = tuple[Fraction, ...]
"""Whists by seat."""


def settlement(standing: Standing, pool_value: int) -> Amounts:
    """What each seat has won, by the formula. The sum is 0.

    ``pool_value``: whists that a point of the pool is worth.
    """
    count = len(standing.pool)
    return tuple(Fraction(share, count) for share in _shares(standing, pool_value))


def scores(standing: Standing, pool_value: int) -> tuple[int, ...]:
    """:func:`settlement`, rounded: with whole numbers only, so that a search may ask often."""
    count = len(standing.pool)
    return _rounded(_shares(standing, pool_value), count)


def rounded(exact: Sequence[Fraction]) -> tuple[int, ...]:
    """Whole whists with the same sum: all rounded down, then one more for the largest fractions,
    of equal ones for the earlier seat, until the sum is 0 again.

    >>> rounded((Fraction(184, 3), Fraction(-302, 3), Fraction(118, 3)))
    (62, -101, 39)
    """
    count = len(exact)
    return _rounded([int(amount * count) for amount in exact], count)


def _shares(standing: Standing, pool_value: int) -> list[int]:
    """The settlement times the number of players, which is whole."""
    pool, mountain, whists = standing.pool, standing.mountain, standing.whists
    count = len(pool)
    worth = sum(pool) * pool_value - sum(mountain) * MOUNTAIN_VALUE
    return [
        count * (pool[i] * pool_value - mountain[i] * MOUNTAIN_VALUE + sum(row))
        - count * sum(other[i] for other in whists)
        - worth
        for i, row in enumerate(whists)
    ]


def _rounded(shares: Sequence[int], count: int) -> tuple[int, ...]:
    whole = [share // count for share in shares]
    by_fraction = sorted(range(count), key=lambda seat: -(shares[seat] % count))
    for seat in by_fraction[: -sum(whole)]:
        whole[seat] += 1
    return tuple(whole)


# --- as people do it ----------------------------------------------------------------------------


class PaperStep(Struct, frozen=True):
    """One step of the settlement on paper."""

    reason: Reason
    """What is done, and why."""
    amounts: Amounts
    """What comes out, by seat."""
    pairs: tuple[Amounts, ...] = ()
    """Where it concerns two: ``pairs[i][j]`` stands with i, on j."""


def on_paper(standing: Standing, pool_value: int) -> tuple[PaperStep, ...]:
    """The settlement step by step. The last step but one holds the exact amounts, the last one
    the whole ones.

    First the pools are made even: who has less than the fullest writes the rest on his mountain.
    Then the lowest mountain is taken off all of them; what is left, times ten and divided by the
    players, is written as whists on its owner by each of the others. Now only whists are left, and
    any two settle their difference.
    """
    count = len(standing.pool)
    steps = []
    mountain = standing.mountain
    fullest = max(standing.pool)
    if min(standing.pool) < fullest:
        worth = pool_value // MOUNTAIN_VALUE
        lacking = [(fullest - points) * worth for points in standing.pool]
        mountain = tuple(map(sum, zip(mountain, lacking, strict=True)))
        steps.append(_step(reason("settle-pools", fullest=fullest, worth=worth), lacking))
    lowest = min(mountain)
    left = [points - lowest for points in mountain]
    if any(left):
        steps.append(_step(reason("settle-lowest", lowest=lowest), left))
    shares = [Fraction(points * MOUNTAIN_VALUE, count) for points in left]
    if any(shares):
        steps.append(_step(reason("settle-shares", count=count), shares))
    on_each = tuple(
        tuple(
            (written + shares[on] if on != who else Fraction(0)) for on, written in enumerate(row)
        )
        for who, row in enumerate(standing.whists)
    )
    balance = tuple(
        tuple(on_each[who][on] - on_each[on][who] for on in range(count)) for who in range(count)
    )
    totals = [sum(row, start=Fraction(0)) for row in balance]
    steps.append(_step(reason("settle-whists"), map(sum, on_each), on_each))
    steps.append(_step(reason("settle-balance"), totals, balance))
    steps.append(_step(reason("settle-rounded"), rounded(totals)))
    return tuple(steps)


def _step(
    why: Reason, amounts: Iterable[int | Fraction], pairs: tuple[Amounts, ...] = ()
) -> PaperStep:
    return PaperStep(why, tuple(map(Fraction, amounts)), pairs)


# --- as JSON ------------------------------------------------------------------------------------


def settlement_json(standing: Standing, pool_value: int) -> dict[str, Any]:
    """In the shape shared by both games: exact fractions as texts, and rounded numbers."""
    exact = settlement(standing, pool_value)
    return {"exact": [str(amount) for amount in exact], "rounded": list(rounded(exact))}
