"""The long measurements cannot rot: a match of each measure is played as the program plays it."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

STRENGTH = runpy.run_path(str(Path(__file__).parents[2] / "benchmarks" / "strength.py"))


@pytest.mark.parametrize("index", range(12))
def test_no_action_is_refused_in_a_match_by_random_rules(index: int) -> None:
    row = STRENGTH["play"]("rules-novice", index)
    assert row["refused"] == 0
    assert row["deals"] > 0


def test_a_match_by_russian_is_counted() -> None:
    row = STRENGTH["play"]("club-random", 0)
    assert row["won"]
    assert sum(row["contracts"].values()) <= row["deals"]
