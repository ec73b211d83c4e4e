"""docs/protocol.md names every field of a view and a summary, every phase, kind and event."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest

import prikup.preferans.state
import prikup.thousand.state
from prikup.game import GAMES
from prikup.records import replay

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
PLAYED = {"thousand": "plain", "preferans": "preferans-open-whist"}
STATES = {"thousand": prikup.thousand.state, "preferans": prikup.preferans.state}


def section(game: str) -> str:
    """What the page says of a game's view."""
    return PAGE.split(f"## The view of {game.capitalize()}\n")[1].split("\n## ")[0]


def shown(game: str) -> list[dict[str, Any]]:
    """The view and the summary of the page."""
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", section(game), re.S)]


def keys(value: Any, inside: str) -> set[str]:
    """The fields of an object and of the objects in its field ``inside``, as ``inside.FIELD``."""
    return {*value, *(f"{inside}.{key}" for key in value[inside])}


@pytest.mark.parametrize("game", PLAYED)
def test_the_page_shows_the_view_and_the_summary_as_they_are(game: str) -> None:
    record = json.loads((ROOT / "tests/golden" / f"{PLAYED[game]}.json").read_text("utf-8"))
    states = [step.after for step in replay(record).steps]
    views = [GAMES[game].view_json(state.view(0)) for state in states]
    summary = next(view["summary"] for view in views if view["summary"])
    page_view, page_summary = shown(game)
    assert all(keys(view, "standing") == keys(page_view, "standing") for view in views)
    assert set(summary) == set(page_summary)
    assert set(summary["entries"][0]) == set(page_summary["entries"][0])


@pytest.mark.parametrize("game", PLAYED)
def test_the_page_names_every_phase_and_kind(game: str) -> None:
    phases = re.search(r"- `phase`: (.*?)\n- ", section(game), re.S)
    kinds = re.search(r"^`kind`: (.*?)\. ", section(game), re.M)
    assert phases is not None and kinds is not None
    assert set(get_args(STATES[game].Phase)) <= set(re.findall(r"`([a-z-]+)`", phases[1]))
    assert set(get_args(STATES[game].Kind)) == set(re.findall(r"`([a-z-]+)`", kinds[1]))


def events_shown(game: str) -> dict[str, set[str]]:
    """The events of the page: kind, and the words that its row names."""
    part = PAGE.split(f"## Events of {game.capitalize()}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `([a-z-]+)` \| (.*) \|$", part, re.M)
    return {kind: set(re.findall(r"`([a-z_]+)`", told)) for kind, told in rows}


@pytest.mark.parametrize("game", PLAYED)
def test_the_page_names_every_event(game: str) -> None:
    code = (ROOT / "prikup" / game / "events.py").read_text(encoding="utf-8")
    shown = events_shown(game)
    assert set(re.findall(r'Event\(\s*"([a-z-]+)"', code)) == set(shown)
    for path in (ROOT / "tests" / "golden").glob("*.json"):
        record = json.loads(path.read_text(encoding="utf-8"))
        if record["game"] != game:
            continue
        for step in replay(record).steps:
            for viewer in (None, 0):
                for event in step.before.events(step.action, step.after, viewer):
                    assert set(event.data) <= shown[event.kind], event
