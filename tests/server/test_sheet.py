"""The sheet of a table: its rows, the settlement on paper, and drawn."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
from people import StartServer, Tab, may_choose

from prikup.server.games import installed

BOTS = ("random", "random")


async def play_deal(tab: Tab) -> None:
    """The first legal action each time, until the deal is scored."""
    while True:
        view = await tab.until_state(lambda v: may_choose(v) or v["summary"] is not None)
        if view["summary"] is not None:
            return
        answer = await tab.act(view["legal"][0])
        await tab.until_seq(answer["seq"])


@pytest.mark.parametrize("game", ["thousand", "preferans"])
async def test_the_sheet_of_a_running_match_is_drawn(start: StartServer, game: str) -> None:
    anna = (await start(games=installed())).person()
    table = await anna.new_table(*BOTS, game=game)
    await play_deal(await anna.open(table))
    answer = await anna.http.get(f"/api/tables/{table}/sheet.svg?lang=ru")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    texts = [element.text for element in ET.fromstring(answer.text).iter() if element.text]
    assert any("Anna" in text for text in texts)
    own = (await anna.http.get(f"/api/tables/{table}/sheet.svg?lang=ru&you=0")).text
    assert "Вы" in own and "Anna" not in own


async def test_the_settlement_is_told_step_by_step_in_the_readers_language(
    start: StartServer,
) -> None:
    anna = (await start(games=installed())).person()
    table = await anna.new_table(*BOTS, game="preferans")
    await play_deal(await anna.open(table))
    sheet = (await anna.http.get(f"/api/tables/{table}/sheet?lang=ru")).json()
    assert [len(step["amounts"]) for step in sheet["steps"]] == [3] * len(sheet["steps"])
    assert sheet["steps"][-1]["amounts"] == [str(amount) for amount in sheet["rows"][-1]["after"]]
    assert "вистах" in sheet["steps"][-1]["reason"]
    english = (await anna.http.get(f"/api/tables/{table}/sheet")).json()
    assert "whists" in english["steps"][-1]["reason"]


async def test_a_game_without_a_scribe_has_rows_but_no_drawing(start: StartServer) -> None:
    anna = (await start()).person()
    table = await anna.new_table("novice", "novice")
    await (await anna.open(table)).play_deal()
    sheet = (await anna.http.get(f"/api/tables/{table}/sheet")).json()
    assert list(sheet) == ["match", "rows"]
    assert (await anna.http.get(f"/api/tables/{table}/sheet.svg")).status_code == 422
