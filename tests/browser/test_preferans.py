"""Preferans as a person plays it: a contract, a misère, an all-pass, a whist with open hands; at a
desk, on a phone by thumb, by keyboard alone. The sheet at the end is that of the record."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from prikup.records import replay, score_sheet
from prikup.records.sheet import sheet_of
from tests.browser.conftest import DESKTOP, PHONE, Server
from tests.browser.person import OTHER_HAND, PATIENCE, no_sideways
from tests.browser.person_preferans import (
    ALL_PASS,
    MISERE,
    SIX_CLUBS,
    WHIST_ALONE,
    PreferansPerson,
    sit_down_to_preferans,
)

ServerOf = Callable[[str], Server]
OpenPage = Callable[..., Page]


def cells(page: Page, row: str) -> list[str]:
    """A row of figures on the sheet."""
    return page.locator(f"[data-testid=sheet] [data-row={row}] td").all_inner_texts()


def same_as_the_record(page: Page, server: Server) -> dict[str, Any]:
    """The sheet on the screen is what ``prikup score`` makes of the record; gives its last row."""
    table = page.url.rsplit("/", 1)[1]
    with urlopen(f"{server.url}/api/tables/{table}/record") as answer:
        done = replay(json.load(answer))
    with urlopen(f"{server.url}/api/tables/{table}/sheet") as answer:
        rows = json.load(answer)["rows"]
    played = done.match.record
    scored = score_sheet(
        sheet_of(played.game, played.rules, played.players, played.start, [done.state])
    )
    standing = scored.state.standing
    assert standing == done.state.standing
    assert cells(page, "pool") == [str(points) for points in standing.pool]
    assert cells(page, "mountain") == [str(points) for points in standing.mountain]
    for on in range(len(standing.pool)):
        written = ["" if by == on else str(row[on]) for by, row in enumerate(standing.whists)]
        assert cells(page, f"whists-{on}") == written
    result = [cell.replace("−", "-").removeprefix("+") for cell in cells(page, "result")]
    assert result == [str(score) for score in done.state.scores]
    last: dict[str, Any] = rows[-1]
    return last


def test_a_game_at_a_desk(desktop: Page, server_of: ServerOf) -> None:
    server = server_of(SIX_CLUBS)
    sit_down_to_preferans(desktop, server)
    person = PreferansPerson(desktop, plan="game")
    person.until(lambda: "discard" in person.words())
    expect(desktop.get_by_role("group", name="Talon").locator("svg")).to_have_count(2)
    person.play_deal()
    assert len(person.discarded) == 2
    assert len(person.played) == 10
    summary = desktop.get_by_test_id("summary")
    expect(summary).to_contain_text(re.compile(r"You: \d[♠♣♦♥] (made|down \d)"))
    row = same_as_the_record(desktop, server)
    assert (row["kind"], row["declarer"], row["played"]) == ("game", 0, True)

    # Every entry of the deal has its column and its reason on the sheet.
    desktop.get_by_test_id("sheet").get_by_role("button").first.click()
    why = desktop.locator("[data-testid=sheet] .why li")
    assert why.count() == len(row["entries"])
    assert all(re.search("pool|mountain|whists", text) for text in why.all_inner_texts())
    desktop.get_by_test_id("next").click()
    expect(desktop.get_by_test_id("after")).to_be_hidden(timeout=PATIENCE)


def test_a_misere_on_a_phone(phone: Page, server_of: ServerOf) -> None:
    server = server_of(MISERE)
    sit_down_to_preferans(phone, server, oneTap=False)
    person = PreferansPerson(phone, "thumb", plan="misere")
    person.until(lambda: bool(person.played))
    no_sideways(phone)
    expect(phone.get_by_test_id("open-hand")).to_have_count(2)
    expect(phone.get_by_test_id("target")).to_contain_text("misère")
    person.play_deal()
    no_sideways(phone)
    phone.get_by_test_id("scores").tap()
    row = same_as_the_record(phone, server)
    assert (row["kind"], row["declarer"]) == ("misere", 0)


def test_an_all_pass_by_keyboard_alone(desktop: Page, server_of: ServerOf) -> None:
    server = server_of(ALL_PASS)
    sit_down_to_preferans(desktop, server)
    person = PreferansPerson(desktop, "keys")
    person.until(lambda: desktop.locator("[data-turned]").count() > 0)
    expect(desktop.get_by_test_id("target")).to_contain_text("All-pass")
    person.play_deal()
    assert person.said == ["pass"]
    assert len(person.played) == 10
    assert same_as_the_record(desktop, server)["kind"] == "all-pass"


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
    if screen is PHONE:
        page.get_by_test_id("scores").tap()
    row = same_as_the_record(page, server)
    assert (row["kind"], row["open"]) == ("game", True)
