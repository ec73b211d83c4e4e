"""Numbers of lines of play from small positions, pinned; and once more by the naive rules."""

from __future__ import annotations

from random import Random

import pytest
from lines import lines, naive
from preferans_play import position

FOUR = ["AS KH QH 9C", "TS 9H KD QD", "KS AH JD AC"]


@pytest.mark.parametrize(
    ("trump", "leader", "count"),
    [(None, 0, 272), (None, 1, 488), ("S", 0, 64), ("H", 2, 96)],
)
def test_lines_of_play(trump: str | None, leader: int, count: int) -> None:
    assert lines(position(FOUR, trump=trump, leader=leader)) == count


@pytest.mark.parametrize("seed", range(12))
def test_the_engine_finds_the_lines_that_the_rules_allow(seed: int) -> None:
    rng = Random(seed)
    pack = rng.sample([rank + suit for suit in "SCDH" for rank in "789TJQKA"], 12)
    hands = [pack[:4], pack[4:8], pack[8:]]
    trump, leader = rng.choice(["", "S", "H"]), rng.randrange(3)
    state = position([" ".join(hand) for hand in hands], leader=leader, trump=trump or None)
    assert lines(state) == naive([set(hand) for hand in hands], leader, [], trump, "789TJQKA")
