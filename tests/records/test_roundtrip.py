"""A played match, its record and its sheet agree, and can be told and drawn: for every game, under
its presets and random valid rules."""

from __future__ import annotations

import csv
import io
import json
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from builders import random_action
from hypothesis import given, settings
from hypothesis import strategies as st
from standings import STARTS

from prikup.game import GAMES, Deal, Entry, action_text, reason
from prikup.records import ScoredSheet, canonical, record_of, replay, score_sheet
from prikup.records.drawing import sheet_csv, sheet_pdf, sheet_svg
from prikup.records.scores import entries_json, scored_json, scored_text
from prikup.records.scribe import SCRIBES
from prikup.records.seeds import deck_of
from prikup.records.sheet import sheet_of
from prikup.records.show import shown_json, shown_text
from prikup.rules import CATALOGUES, RuleSet, find_preset, presets_of, resolve
from prikup.rules.random import random_edits

NAMES = ["A", "B", "C", "D", "E"]
PRESETS = [preset for game in SCRIBES for preset in presets_of(game)]
Played = list[tuple[str | Deal, list[str]]]


def some_action(state: Any, rng: Random) -> Any:
    """A random action; what can be declined is declined half of the time."""
    if state.phase != "auction" and state.decline is not None and rng.random() < 0.5:
        return state.decline
    return random_action(state, rng)


def random_match(
    rules: RuleSet, start: dict[str, Any], deals: int, rng: Random
) -> tuple[Played, list[Any], Any]:
    """Cards and action texts of each deal, the states after each, and the last state. Now and then
    a match breaks off in the middle of a deal."""
    game = GAMES[rules.game]
    state = game.new_match(rules.values, start)
    played: Played = []
    ends = []
    while not state.over and len(played) < deals:
        seed, actions = rng.randbytes(32).hex(), []
        deal = game.deal(state, deck_of(seed, game.deck(state)))
        state = state.apply(deal)
        stop = rng.randrange(40) if rng.random() < 0.1 else None
        while state.turn is not None and len(actions) != stop:
            action = some_action(state, rng)
            actions.append(action_text(action))
            state = state.apply(action)
        played.append((seed if rng.random() < 0.5 else deal, actions))
        if state.turn is not None:
            break
        ends.append(state)
    return played, ends, state


def check(preset: str, edits: dict[str, Any], deals: int, rng: Random) -> None:
    rules = resolve(find_preset(preset).game, preset, edits)
    names = NAMES[: rules.values["players"]]
    start = STARTS[rules.game](rules, len(names), rng) | {"dealer": rng.randrange(len(names))}
    played, ends, last = random_match(rules, start, deals, rng)

    record = record_of(rules.game, rules.document(), names, played, start)
    done = replay(record.document())
    assert done.state == last
    assert done.complete == (last.turn is None)
    assert canonical(record) == record
    assert json.dumps(shown_json(done))
    assert len(shown_text(done).splitlines()) > len(played)

    check_sheet(rules, names, start, ends)


def check_sheet(
    rules: RuleSet, names: list[str], start: dict[str, Any], ends: Sequence[Any]
) -> None:
    scored = score_sheet(sheet_of(rules.game, rules.document(), names, start, ends))
    assert [row.after.standing for row in scored.rows] == [state.standing for state in ends]
    assert [row.entries for row in scored.rows] == [state.entries for state in ends]
    check_answers(scored)


def check_answers(scored: ScoredSheet) -> None:
    """The sheet can be given out in every form."""
    count = len(scored.rows)
    assert len(json.loads(json.dumps(scored_json(scored)))["rows"]) == count
    assert len(scored_text(scored).splitlines()) > count
    ET.fromstring(sheet_svg(scored))
    ET.fromstring(scored.scribe.figure(scored, "en"))
    table = list(csv.reader(io.StringIO(sheet_csv(scored))))
    assert [len(line) for line in table] == [len(table[0])] * len(table)
    assert len(table) - count in (1, 2), "the headings, and where the match stood"
    assert json.dumps([scored.scribe.page(scored, "en"), *map(scored.scribe.page_row, scored.rows)])


def test_every_game_has_its_scribe() -> None:
    assert set(SCRIBES) == set(GAMES) == set(STARTS)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_presets_replay_and_score_alike(preset: str) -> None:
    for seed in range(5):
        check(preset, {}, 30, Random(seed))


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(preset=st.sampled_from(sorted(PRESETS)), seed=st.integers(0, 2**32))
def test_random_rules_replay_and_score_alike(preset: str, seed: int) -> None:
    rng = Random(seed)
    game = find_preset(preset).game
    check(preset, random_edits(CATALOGUES[game], preset, rng), 12, rng)


@pytest.mark.parametrize("game", SCRIBES)
def test_an_empty_sheet_can_be_printed(game: str) -> None:
    names = NAMES[: resolve(game).values["players"]]
    scored = score_sheet({"format": "prikup-sheet/1", "game": game, "players": names})
    assert sheet_pdf(scored).startswith(b"%PDF-")


def test_an_entry_names_its_column_where_the_game_has_columns() -> None:
    entry = Entry(0, 4, reason("entry-win", score=1, target=1), "contract", to="whists", on=2)
    (shown,) = entries_json([entry], NAMES, "en")
    assert (shown["to"], shown["on"]) == ("whists", "C")
    (shown,) = entries_json([Entry(0, 4, entry.reason, "contract")], NAMES, "en")
    assert not {"to", "on"} & set(shown)
