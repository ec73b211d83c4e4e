"""A played match, its record and its sheet agree: under the presets and random valid rules."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from prikup.game import Deal, action_text
from prikup.records import canonical, record_of, replay, score_sheet
from prikup.records.scribe import scribe_of
from prikup.records.seeds import deck_of
from prikup.rules import CATALOGUES, presets_of, resolve
from prikup.rules.random import random_edits
from prikup.thousand import THOUSAND

NAMES = ["A", "B", "C", "D"]
Played = list[tuple[str | Deal, list[str]]]


def random_action(state: Any, rng: Random) -> Any:
    legal = list(state.legal_actions())
    if state.phase == "auction":
        return legal[0] if len(legal) == 1 or rng.random() < 0.5 else legal[1]
    if state.decline is not None and rng.random() < 0.5:
        return state.decline
    return rng.choice(legal)


def random_match(
    rules: Any, start: dict[str, Any], deals: int, rng: Random
) -> tuple[Played, list[Any], Any]:
    """Cards and action texts of each deal, the states after each, and the last state. Now and then
    a match breaks off in the middle of a deal."""
    state = THOUSAND.new_match(rules.values, start)
    played: Played = []
    ends = []
    while not state.over and len(played) < deals:
        seed, actions = rng.randbytes(32).hex(), []
        deal = THOUSAND.deal(state, deck_of(seed, THOUSAND.deck(state)))
        state = state.apply(deal)
        stop = rng.randrange(40) if rng.random() < 0.1 else None
        while state.turn is not None and len(actions) != stop:
            action = random_action(state, rng)
            actions.append(action_text(action))
            state = state.apply(action)
        played.append((seed if rng.random() < 0.5 else deal, actions))
        if state.turn is not None:
            break
        ends.append(state)
    return played, ends, state


def check(preset: str, edits: dict[str, Any], deals: int, rng: Random) -> None:
    rules = resolve("thousand", preset, edits)
    names = NAMES[: rules.values["players"]]
    scores = [rng.randrange(-200, 900) for _ in names]
    if THOUSAND.new_match(rules.values).rules.layout.pairs:
        scores[2:] = scores[:2]
    start = {"dealer": rng.randrange(len(names)), "scores": scores}
    played, ends, last = random_match(rules, start, deals, rng)

    record = record_of("thousand", rules.document(), names, played, start)
    done = replay(record.document())
    assert done.state == last
    assert done.complete == (last.turn is None)
    assert canonical(record) == record

    assert_sheet_agrees(rules, start, ends)


def assert_sheet_agrees(rules: Any, start: dict[str, Any], ends: Sequence[Any]) -> None:
    names = NAMES[: rules.values["players"]]
    row_of_result = scribe_of("thousand").row_of_result
    scored = score_sheet(
        {
            "format": "prikup-sheet/1",
            "game": "thousand",
            "rules": rules.document(),
            "players": names,
            "start": start,
            "deals": [row_of_result(state.finished.result, names) for state in ends],
        }
    )
    assert [row.after.standing for row in scored.rows] == [state.standing for state in ends]
    assert [row.entries for row in scored.rows] == [state.entries for state in ends]


@pytest.mark.parametrize("preset", presets_of("thousand"))
def test_presets_replay_and_score_alike(preset: str) -> None:
    for seed in range(10):
        check(preset, {}, 30, Random(seed))


@settings(max_examples=60, deadline=None)
@given(preset=st.sampled_from(sorted(presets_of("thousand"))), seed=st.integers(0, 2**32))
def test_random_rules_replay_and_score_alike(preset: str, seed: int) -> None:
    rng = Random(seed)
    check(preset, random_edits(CATALOGUES["thousand"], preset, rng), 12, rng)
