"""Preferans as a person plays it: a contract, a misère, an all-pass, a whist with open hands; at a
desk, on a phone by thumb, by keyboard alone. The sheet at the end is that of the record."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Server
from tests.browser.person import OTHER_HAND, PATIENCE, no_sideways
from tests.browser.person_preferans import (
    THREE_DEALS,
    WHIST_ALONE,
    PreferansPerson,
    open_table,
    sit_down_to_preferans,
)

ServerOf = Callable[[str], Server]
OpenPage = Callable[..., Page]


def cells(page: Page, row: str) -> list[str]:
    """A row of figures on the sheet."""
    return page.locator(f"[data-testid=sheet] [data-row={row}] td").all_inner_texts()


def by_the_scorer(record: dict[str, Any], folder: Path) -> dict[str, Any]:
    """What ``prikup score`` makes of a record."""
    file = folder / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    command = [Path(sys.executable).parent / "prikup", "score", file, "--json"]
    return dict(json.loads(subprocess.run(command, check=True, capture_output=True).stdout))


def same_on_the_sheet(page: Page, record: dict[str, Any], folder: Path) -> None:
    """Every figure on the screen is the scorer's."""
    scored = by_the_scorer(record, folder)
    seats = range(len(scored["pool"]))
    assert cells(page, "pool") == [str(points) for points in scored["pool"]]
    assert cells(page, "mountain") == [str(points) for points in scored["mountain"]]
    for on in seats:
        written = ["" if by == on else str(row[on]) for by, row in enumerate(scored["whists"])]
        assert cells(page, f"whists-{on}") == written
    signs = str.maketrans({"−": "-", "+": ""})
    result = [int(cell.translate(signs)) for cell in cells(page, "result")]
    assert result == scored["settlement"]["rounded"]
    for deal, row in enumerate(scored["rows"]):
        page.locator("[data-testid=sheet] ol > li > button").nth(deal).click()
        amounts = page.locator("[data-testid=sheet] .why li > b").all_inner_texts()
        entries = sorted(row["entries"], key=lambda entry: record["players"].index(entry["player"]))
        assert [int(shown.translate(signs)) for shown in amounts] == [e["amount"] for e in entries]


def record_of(page: Page, folder: Path) -> dict[str, Any]:
    """The record of the match, as it is downloaded."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    return dict(json.loads(download.value.path().read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    ("screen", "hands"), [(DESKTOP, "keys"), (PHONE, "thumb")], ids=["desk", "phone"]
)
def test_a_contract_a_misere_an_all_pass_and_the_sheet_at_the_end(
    screen: dict[str, Any],
    hands: Any,
    open_page: OpenPage,
    server_of: ServerOf,
    tmp_path: Path,
) -> None:
    page = open_page(**screen)
    open_table(page, server_of(THREE_DEALS), pool_end="deals", deals=3)
    target = page.get_by_test_id("target")

    person = PreferansPerson(page, hands, plan="game")
    person.until(lambda: "discard" in person.words())
    expect(page.get_by_role("group", name="Talon").locator("svg")).to_have_count(2)
    person.play_deal()
    assert (len(person.discarded), len(person.played)) == (2, 10)
    summary = page.get_by_test_id("summary")
    expect(summary).to_contain_text(re.compile(r"You: \d[♠♣♦♥] made"))
    no_sideways(page)
    person.press("[data-testid=next]")

    expect(page.get_by_test_id("after")).to_be_hidden(timeout=PATIENCE)
    person = PreferansPerson(page, hands, plan="misere")
    person.until(lambda: bool(person.played))
    no_sideways(page)
    expect(page.get_by_test_id("open-hand")).to_have_count(2)
    expect(target).to_contain_text("misère")
    person.play_deal()
    expect(summary).to_contain_text("You: misère made")
    person.press("[data-testid=next]")

    expect(page.get_by_test_id("after")).to_be_hidden(timeout=PATIENCE)
    person = PreferansPerson(page, hands)
    person.until(lambda: page.locator("[data-turned]").count() > 0)
    expect(target).to_contain_text("All-pass")
    person.until(page.get_by_test_id("rematch").is_visible)
    assert (person.said, len(person.played)) == (["pass"], 10)
    expect(summary.get_by_role("heading").first).to_contain_text("Winner: You")
    no_sideways(page)

    record = record_of(page, tmp_path)
    if screen is PHONE:
        page.get_by_test_id("scores").tap()
    sheet = page.get_by_test_id("sheet")
    expect(sheet).to_contain_text("Deals played: 3 of 3")
    expect(sheet.locator("ol > li > button")).to_have_count(3)
    same_on_the_sheet(page, record, tmp_path)
    # Every entry has its column and its reason.
    why = sheet.locator(".why li")
    assert all(re.search("pool|mountain|whists", text) for text in why.all_inner_texts())


@pytest.mark.parametrize(("screen", "hands"), [(DESKTOP, "keys"), (PHONE, "thumb")])
def test_the_lone_whister_plays_both_open_hands(
    screen: dict[str, Any], hands: Any, open_page: OpenPage, server_of: ServerOf
) -> None:
    server = server_of(WHIST_ALONE)
    page = open_page(**screen)
    sit_down_to_preferans(page, server)
    person = PreferansPerson(page, hands)
    person.until(lambda: page.locator(OTHER_HAND).count() > 0)
    expect(page.get_by_test_id("actions")).to_contain_text("play for")
    expect(page.get_by_test_id("target")).to_contain_text(re.compile("of 6 · whist . of 4"))
    # Own cards wait, and say why.
    own = person.cards()[0]
    person.press(f"[data-testid=hand] [data-card='{own}']")
    expect(page.get_by_test_id("reason")).to_contain_text("is to play")
    if hands == "thumb":
        for card in page.locator(f"{OTHER_HAND} button").all():
            box = card.bounding_box()
            assert box is not None and box["width"] >= 44 and box["height"] >= 44
    person.play_deal()
    assert len(person.played) == 20
    expect(page.get_by_test_id("summary")).to_contain_text("whist")
