"""The long measurements cannot rot: a match of each is played as the program plays it."""

from __future__ import annotations

from pathlib import Path

import gains
import matches
import pytest
import soak
import strength
from resumable import Results, fingerprint

from prikup.rules import presets_of


@pytest.mark.slow
@pytest.mark.parametrize("index", range(12))
def test_no_action_is_refused_in_a_match_by_random_rules(index: int) -> None:
    row = soak.play("novice", "thousand", soak.RANDOM_RULES, index)
    assert (row["refused"], row["stalled"]) == (0, False)
    assert row["deals"] > 0


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    results = Results("soak", soak.RESULTS.key)
    results.path = tmp_path / "soak.jsonl"
    monkeypatch.setattr(soak, "RESULTS", results)
    rows = soak.random_deals("thousand", "drawing", 30, 1)
    assert sum(row["deals"] for row in rows[:-1]) < 30 <= sum(row["deals"] for row in rows)
    written = results.path.read_text()
    again = soak.random_deals("thousand", "drawing", 30, 1)
    assert again == [{"code": fingerprint("thousand"), **row} for row in rows]
    assert results.path.read_text() == written


def test_a_round_of_preferans_is_counted() -> None:
    row = gains.play("novice-random", "rostov", 0)
    assert row["refused"] == 0
    assert row["deals"] == gains.MATCH * 3
    assert len(gains.figures([row, row])) + 1 == len(gains.HEAD)


def test_a_match_by_russian_is_counted() -> None:
    row = strength.play("club-random", "russian", 0)
    assert row["won"]
    assert sum(row["contracts"].values()) <= row["deals"]


@pytest.mark.parametrize("preset", presets_of("thousand"))
def test_every_side_has_its_seats(preset: str) -> None:
    state = matches.fresh("thousand", preset)
    for index in range(len(state.scores)):
        levels, side = strength.seating("club-random", state, index)
        assert levels.count("club") == len(side) == (2 if preset == "siadany" else 1)
        assert {seat for seat, level in enumerate(levels) if level == "club"} == side
