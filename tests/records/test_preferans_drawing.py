"""The drawn sheet of Preferans: every player's sector, what counts, what is struck, the pages."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest

from prikup.records import ScoredSheet, score_sheet
from prikup.records.drawing import sheet_pdf, sheet_svg
from prikup.records.drawing.paper import HEIGHT, INK, PALE, WIDTH

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Anna", "Boris", "Clara", "Dmitri", "Elena"]


def sheet(players: int, rows: int, **edits: Any) -> ScoredSheet:
    """Misères of the first hands, of which some are caught."""
    names = NAMES[:players]
    deals: list[dict[str, Any]] = []
    document = {
        "format": "prikup-sheet/1",
        "game": "preferans",
        "rules": {"set": {"pool": 500, **edits}},
        "players": names,
        "deals": deals,
    }
    for number in range(rows):
        name = names[(number + 1 + max(0, players - 4)) % players]
        deals.append({"declarer": name, "contract": "misere", "tricks": {name: number % 3}})
    return score_sheet(document)


def texts(scored: ScoredSheet) -> list[tuple[str, str]]:
    """All texts of the drawing with their colours."""
    root = ET.fromstring(sheet_svg(scored))
    return [(text.text or "", text.get("fill", "")) for text in root.iter(f"{SVG}text")]


def test_the_last_figure_counts_and_the_others_are_struck() -> None:
    deals = [
        {"declarer": name, "contract": "misere", "tricks": {name: taken}}
        for name, taken in (("Anna", 3), ("Anna", 1))
    ]
    document = {"format": "prikup-sheet/1", "game": "preferans", "players": NAMES[:3]}
    drawn = texts(score_sheet({**document, "deals": deals}))
    assert ("30", PALE) in drawn and ("40", INK) in drawn
    assert ("20", INK) in drawn, "the size of the pool"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_has_his_sector(players: int) -> None:
    drawn = [text for text, _ in texts(sheet(players, 0))]
    assert drawn.count("mountain") == drawn.count("pool") == players
    for name in NAMES[:players]:
        cells = drawn.count(name)
        assert cells == players, "on each other player, and over the deals"
        assert any(text.startswith(f"{name}  +0") for text in drawn)


@pytest.mark.parametrize(
    ("edits", "size"),
    [({}, "500"), ({"pool_end": "sum"}, "Σ1500"), ({"pool_end": "deals", "deals": 24}, "×24")],
)
def test_the_middle_says_what_is_played_to(edits: dict[str, Any], size: str) -> None:
    assert size in [text for text, _ in texts(sheet(3, 0, **edits))]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_is_drawn_beside_the_paper(players: int) -> None:
    """The figure stands in the middle of the paper and keeps to it, whatever is turned."""
    root = ET.fromstring(sheet_svg(sheet(players, 30)))
    figure = next(
        group for group in root.iter(f"{SVG}g") if "translate" in group.get("transform", "")
    )
    x, y = map(float, re.findall(r"[\d.]+", figure.get("transform", "")))
    for line in figure.findall(f"{SVG}line"):
        for name, middle, end in (("x1", x, WIDTH), ("x2", x, WIDTH), ("y1", y, HEIGHT)):
            assert 0 <= middle + float(line.get(name, "")) <= end


def test_deals_are_numbered_and_penalties_are_none() -> None:
    misere = {"declarer": "Anna", "contract": "misere", "tricks": {"Anna": 0}}
    rows = [misere, {"penalty": {"player": "Anna", "reason": "other"}}, misere]
    document = {"format": "prikup-sheet/1", "game": "preferans", "players": NAMES[:3]}
    drawn = [text for text, _ in texts(score_sheet({**document, "deals": rows}))]
    assert [text for text in drawn if text in ("1.", "·", "2.", "3.")] == ["1.", "·", "2."]


def test_a_long_match_goes_on_over_several_pages() -> None:
    short, long = sheet_pdf(sheet(4, 3)), sheet_pdf(sheet(4, 90))
    pages = [len(re.findall(rb"/Type /Page\b", data)) for data in (short, long)]
    assert pages == [1, 3]
    assert sheet_svg(sheet(4, 90)).count("90.") == 1
