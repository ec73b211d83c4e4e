"""A match by time: the players agree that it is over, between two deals."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from people import Person, Server, StartServer, Tab

from prikup.records import canonical
from prikup.records import replay as replay_record
from prikup.server.games import installed
from prikup.server.settings import Settings

BY_TIME = {"preset": "sochi", "set": {"pool_end": "time"}}


@pytest.fixture
def patient(settings: Settings) -> Settings:
    """The next deal waits for people."""
    return replace(settings, next_pause=60.0)


async def play(*tabs: Tab) -> None:
    """Everybody plays the first legal action until a deal is over."""
    while True:
        latest = max(tab.seq for tab in tabs)
        for tab in tabs:
            await tab.until_seq(latest)
        if tabs[0].view["turn"] is None and tabs[0].view["summary"]:
            return
        asked = [tab for tab in tabs if tab.view["turn"] == tab.view["me"]]
        if asked and tabs[0].seq == asked[0].seq:
            assert (await asked[0].act(asked[0].view["legal"][0]))["t"] == "ok"
        await tabs[0].until_seq(latest + 1)


async def two_people(server: Server, rules: Any = BY_TIME) -> tuple[list[Tab], list[Person], str]:
    """Anna and Boris with a bot, after a deal."""
    people = [server.person("Anna"), server.person("Boris")]
    table = await people[0].new_table(game="preferans", rules=rules)
    tabs = [await people[0].open(table), await people[1].sit(table, seat=1)]
    assert (await tabs[0].ask({"t": "bots", "level": "random"}))["t"] == "ok"
    for tab in tabs:
        await tab.until_state(lambda v: v["turn"] is not None)
    await play(*tabs)
    return tabs, people, table


async def test_the_match_is_over_when_everybody_wants_it(
    start: StartServer, patient: Settings
) -> None:
    server = await start(patient, games=installed())
    (anna, boris), people, table = await two_people(server)
    assert anna.table["ending"] == [False, False, True], "the bot agrees"
    assert (await anna.ask({"t": "end"}))["t"] == "ok"
    await boris.until_table(lambda t: t["ending"] == [True, False, True])
    assert boris.view["phase"] == "deal", "Boris has not agreed yet"
    assert (await boris.ask({"t": "end"}))["t"] == "ok"
    for tab in (anna, boris):
        view = await tab.until_state(lambda v: v["phase"] == "over")
        assert view["summary"]["settlement"] == view["standing"]["settlement"] is not None
        assert [event["kind"] for event in tab.state["events"]] == ["over"]
        assert (tab.table["ending"], tab.table["shuffle"]) == (None, None)
    assert anna.table["ready"] == [False, False, True], "nobody has asked for another match yet"

    stored = await server.app.state.services.storage.match(table)
    assert stored.result == {"scores": view["standing"]["scores"], "winner": view["winner"]}
    record = (await people[0].http.get(f"/api/tables/{table}/record")).json()
    assert record["result"]["scores"] == view["standing"]["scores"]
    assert canonical(record).document() == record and replay_record(record).state.over
    assert len(record["deals"]) == 1
    replayed = (await people[0].http.get(f"/api/tables/{table}/deals/0")).json()
    assert replayed["deals"] == 1
    assert (await anna.ask({"t": "end"}))["reason"]["id"] == "match-over"

    await server.stop()
    again = await start(patient, games=installed())
    looking_on = await again.person("Vera").open(table)
    assert (looking_on.view["phase"], looking_on.table["fault"]) == ("over", None)


async def test_another_match_follows_one_that_was_ended(
    start: StartServer, patient: Settings
) -> None:
    (anna, boris), _, _ = await two_people(await start(patient, games=installed()))
    for tab in (anna, boris):
        await tab.ask({"t": "end"})
    for tab in (anna, boris):
        await tab.until_state(lambda v: v["phase"] == "over")
        assert (await tab.ask({"t": "rematch"}))["t"] == "ok"
    await anna.until_table(lambda t: t["match"] == 2)
    await anna.until_state(lambda v: v["turn"] is not None)
    assert (await anna.ask({"t": "end"}))["reason"]["id"] == "no-end-now", "a deal runs"


async def test_who_wants_to_go_on_takes_it_back(start: StartServer, patient: Settings) -> None:
    (anna, boris), _, _ = await two_people(await start(patient, games=installed()))
    await anna.ask({"t": "end"})
    await anna.ask({"t": "next"})
    await boris.until_table(lambda t: t["ready"][0])
    assert boris.table["ending"] == [False, False, True]
    await boris.ask({"t": "next"})
    await boris.until_state(lambda v: v["turn"] is not None)
    assert boris.table["ending"] is None


async def test_one_person_ends_a_match_with_bots(start: StartServer, patient: Settings) -> None:
    server = await start(patient, games=installed())
    anna = server.person()
    table = await anna.new_table("random", "random", game="preferans", rules=BY_TIME)
    tab = await anna.open(table)
    await play(tab)
    await tab.ask({"t": "end"})
    await tab.until_state(lambda v: v["phase"] == "over")


async def test_where_the_rules_know_the_end_it_is_not_agreed_on(
    start: StartServer, patient: Settings
) -> None:
    server = await start(patient, games=installed())
    (anna, _), _, table = await two_people(server, {"preset": "sochi", "set": {"pool": 1000}})
    assert anna.table["ending"] is None
    assert (await anna.ask({"t": "end"}))["reason"]["id"] == "no-end-now"
    looking_on = await server.person("Vera").open(table)
    assert (await looking_on.ask({"t": "end"}))["reason"]["id"] == "not-your-seat"
