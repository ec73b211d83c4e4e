"""Numbers of lines of play from small positions, pinned: a change of the play shows here."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from builders import position
from lines import lines, naive

FOUR = ["AS KH QH 9C", "TS 9H KD QD", "KS AH JD AC"]
VOID = ["AS KH QH 9H", "TS 9C KD QD", "KS AH JD AC"]
THREE = ["KH QH 9C", "9H KD QD", "AH JD AC"]


@pytest.mark.parametrize(
    ("hands", "how", "edits", "count"),
    [
        (THREE, {}, {}, 24),
        (THREE, {"trump": "D"}, {}, 16),
        (FOUR, {}, {}, 210),
        (FOUR, {"leader": 1}, {}, 476),
        (FOUR, {"tricks": (0, 1, 1)}, {}, 274),
        (FOUR, {}, {"must_trump": False}, 266),
        (FOUR, {"trump": "D"}, {"must_beat": True, "must_overtrump": True}, 88),
        (FOUR, {}, {"marriage_declared": "optional"}, 342),
        (FOUR, {}, {"marriage_declared": "must_be_said", "one_trump_per_deal": True}, 342),
        (FOUR, {"trump": "D", "trump_by": 1}, {"lead_trumps": "only_own"}, 80),
        (FOUR, {"trump": "D", "trump_by": 1}, {"lead_trumps": "obliged"}, 64),
        (VOID, {"trump": "D"}, {}, 508),
        (VOID, {"trump": "D"}, {"trump_starts": "next_trick"}, 200),
        (FOUR, {}, {"claim": False}, 208),
    ],
)
def test_lines_of_play(
    hands: list[str], how: dict[str, Any], edits: dict[str, Any], count: int
) -> None:
    assert lines(position(hands, **how, **edits)) == count


@pytest.mark.parametrize("seed", range(12))
def test_the_engine_finds_the_lines_that_the_rules_allow(seed: int) -> None:
    rng = Random(seed)
    pack = rng.sample([rank + suit for suit in "SCDH" for rank in "9JQKTA"], 12)
    hands = [pack[:4], pack[4:8], pack[8:]]
    trump, leader = rng.choice(["", "S", "H"]), rng.randrange(3)
    tricks = [rng.randrange(2) for _ in range(3)]
    state = position(
        [" ".join(hand) for hand in hands],
        leader=leader,
        trump=trump or None,
        tricks=tricks,
        claim=False,
    )
    assert lines(state) == naive([set(hand) for hand in hands], leader, [], trump, "9JQKTA", tricks)
