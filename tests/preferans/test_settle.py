"""The settlement: the formula, the way people do it on paper, and rounding."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from preferans_sheets import standing

from prikup.preferans.settle import on_paper, rounded, scores, settlement
from prikup.preferans.state import Standing


def test_whists_only() -> None:
    sheet = standing(
        pool=(20, 20, 20), whists={"AB": 114, "BA": 70, "CA": 180, "AC": 96, "CB": 140, "BC": 100}
    )
    assert scores(sheet, 10) == (-40, -84, 124)


def test_the_final_sheet_of_a_sochi() -> None:
    sheet = standing(
        pool=(20, 20, 20),
        mountain=(42, 96, 132),
        whists={"AB": 170, "AC": 60, "BA": 64, "BC": 178, "CA": 88, "CB": 95},
    )
    assert settlement(sheet, 10) == (558, -83, -475)


def test_the_steps_on_paper() -> None:
    """Pools 14/8/0 at 20 whists a point, as people settle them."""
    sheet = standing(
        pool=(14, 8, 0), mountain=(12, 26, 6), whists={"AB": 12, "BA": 22, "CA": 22, "CB": 4}
    )
    steps = on_paper(sheet, 20)
    assert [step.reason.id.removeprefix("settle-") for step in steps] == [
        "pools",
        "lowest",
        "shares",
        "whists",
        "balance",
        "rounded",
    ]
    assert [step.amounts for step in steps[:3]] == [
        (0, 12, 28),  # what they lack to the fullest pool, twice
        (0, 26, 22),  # mountains of 12, 38 and 34, the lowest taken off
        (0, Fraction(260, 3), Fraction(220, 3)),
    ]
    assert steps[3].pairs[0] == (0, 12 + Fraction(260, 3), Fraction(220, 3))
    assert steps[-2].amounts == settlement(sheet, 20)


def test_steps_that_change_nothing_are_left_out() -> None:
    ids = [step.reason.id for step in on_paper(standing(whists={"AB": 6}), 10)]
    assert ids == ["settle-whists", "settle-balance", "settle-rounded"]


@pytest.mark.parametrize(
    ("exact", "whole"),
    [
        ((Fraction(184, 3), Fraction(-302, 3), Fraction(118, 3)), (62, -101, 39)),
        ((Fraction(-184, 3), Fraction(302, 3), Fraction(-118, 3)), (-61, 101, -40)),
        ((Fraction(1, 2), Fraction(-1, 2), Fraction(0), Fraction(0)), (1, -1, 0, 0)),
        ((Fraction(1, 4), Fraction(3, 4), Fraction(-1, 2), Fraction(-1, 2)), (0, 1, 0, -1)),
    ],
)
def test_rounding_keeps_the_sum(exact: tuple[Fraction, ...], whole: tuple[int, ...]) -> None:
    assert rounded(exact) == whole


figures = st.integers(0, 400)


@st.composite
def sheets(draw: st.DrawFn) -> Standing:
    count = draw(st.integers(2, 5))
    row = st.tuples(*[figures] * count)
    matrix = draw(st.tuples(*[row] * count))
    return Standing(
        pool=draw(row),
        mountain=draw(row),
        whists=tuple(
            tuple(0 if who == on else amount for on, amount in enumerate(row))
            for who, row in enumerate(matrix)
        ),
        dealer=0,
    )


@pytest.mark.slow
@settings(max_examples=1000, deadline=None)
@given(sheets(), st.sampled_from((10, 20)))
def test_both_ways_settle_alike(sheet: Standing, pool_value: int) -> None:
    exact, steps = settlement(sheet, pool_value), on_paper(sheet, pool_value)
    assert sum(exact) == 0
    assert steps[-2].amounts == exact
    assert steps[-1].amounts == rounded(exact) == scores(sheet, pool_value)
    assert sum(scores(sheet, pool_value)) == 0
    assert all(abs(whole - amount) < 1 for whole, amount in zip(rounded(exact), exact, strict=True))
