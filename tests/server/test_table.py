"""A table from opening it to the end of the match."""

from __future__ import annotations

from people import Server


async def test_a_person_plays_a_match_against_bots(server: Server) -> None:
    anna = server.person("Анна")
    tab = await anna.open(await anna.new_table("novice", "club"))
    while (view := await tab.play_deal())["phase"] != "over":
        assert (await tab.ask({"t": "next"}))["t"] == "ok"
        await tab.until_state(lambda v: v["phase"] != "deal")
    assert view["winner"] is not None
    assert max(view["scores"]) >= 3
