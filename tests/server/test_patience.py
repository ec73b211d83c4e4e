"""How long a table waits for somebody, and what becomes of the seat then."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from typing import Any

import pytest
from msgspec.structs import replace
from people import (
    Person,
    Server,
    StartServer,
    Tab,
    deal_is_over,
    may_choose,
    one_is_asked,
    play_deal,
)

from prikup.server.games import installed
from prikup.server.seats import Seat, Seats
from prikup.server.settings import Settings, database_file

OUT = {"then": "out"}


@pytest.fixture
def brisk(settings: Settings) -> Settings:
    """A second is the shortest time to move here."""
    return replace(settings, move_times=(1, 600), grace=0.15, stand_in="novice")


async def two_people(server: Server, **patience: Any) -> tuple[list[Tab], list[Person], str]:
    """Anna and Boris with one bot."""
    people = [server.person("Anna"), server.person("Boris")]
    table = await people[0].new_table(rules={"set": {"target": 50}}, patience=patience)
    tabs = [await people[0].open(table), await people[1].sit(table, seat=1)]
    assert (await tabs[0].ask({"t": "bots", "level": "novice"}))["t"] == "ok"
    return tabs, people, table


async def until_asked(tabs: list[Tab], seat: int) -> None:
    """Everybody else plays until this seat has something to choose."""
    while (asked := await one_is_asked(*tabs)) is not tabs[seat]:
        await asked.act(asked.view["legal"][0])


async def test_P103_who_does_not_move_in_time_is_out_and_the_score_knows_nothing_of_it(
    start: StartServer, brisk: Settings
) -> None:
    server = await start(brisk)
    tabs, people, table = await two_people(server, move_time=2, **OUT)
    await until_asked(tabs, 1)
    seq = tabs[1].seq
    assert 0 < tabs[0].table["time_left"] <= 2
    await tabs[1].until_table(lambda t: t["out"] == "late")
    await tabs[1].until_state(lambda v: v["me"] is None)
    assert tabs[1].view["hand"] is None, "from now on Boris looks on"
    seen = await tabs[0].until_table(lambda t: t["seats"][1]["kind"] == "bot")
    assert (seen["seats"][1]["instead_of"], seen["seats"][1]["free"]) == ("Boris", False)
    assert seen["out"] is None
    answer = await tabs[1].ask({"t": "sit", "seat": None, "name": "Boris"})
    assert answer["reason"]["id"] == "seat-lost"

    await tabs[0].play_deal()
    assert tabs[0].view["deals"] == 1, "the same deal goes on"
    rows = await server.app.state.services.storage.log(table, 1)
    assert all(row.request is None for row in rows if row.seat == 1 and row.seq > seq)
    (row,) = (await people[0].http.get(f"/api/tables/{table}/sheet")).json()["rows"]
    assert sum(entry["amount"] for entry in row["entries"]) == sum(tabs[0].view["scores"])
    assert {entry["reason"]["id"] for entry in row["entries"]} == {"tricks"}


async def test_P103_a_tournament_room_tells_its_rules_before_anybody_joins(
    start: StartServer,
) -> None:
    """Ten not whisted, Stalingrad off, out for leaving or being late: fixed when it is opened."""
    server = await start(games=installed())
    anna, boris = server.person("Anna"), server.person("Boris")
    table = await anna.new_table(
        game="preferans",
        rules={"set": {"ten": "checked", "stalingrad": False}},
        patience={"move_time": 60, "then": "out"},
    )
    looking_on = (await boris.open(table)).table
    assert looking_on["me"] is None
    assert looking_on["values"]["ten"] == "checked"
    assert looking_on["values"]["stalingrad"] is False
    assert looking_on["patience"] == {"move_time": 60, "then": "out"}
    assert looking_on["grace"] == 60.0


async def test_who_is_late_at_a_friendly_table_keeps_the_seat(
    start: StartServer, brisk: Settings
) -> None:
    tabs, _, _ = await two_people(await start(brisk), move_time=1)
    await until_asked(tabs, 1)
    seq = tabs[1].seq
    await tabs[1].until_seq(seq + 1)
    assert tabs[1].table["me"] == 1 and tabs[1].table["out"] is None
    assert tabs[1].table["seats"][1]["kind"] == "human"


async def test_X45_coming_and_going_holds_nobody_up(start: StartServer, brisk: Settings) -> None:
    """Each absence is shorter than the grace, all of one turn are longer: a bot acts. Meanwhile the
    others lose no time, and who is waited for no longer has a whole turn again."""
    server = await start(replace(brisk, grace=1.0))
    tabs, people, table = await two_people(server, move_time=600)
    await until_asked(tabs, 1)
    anna, boris, seq = tabs[0], tabs[1], tabs[1].seq
    await anna.until_seq(seq)
    for _ in range(6):
        await boris.close()
        await anna.until_table(lambda t: not t["seats"][1]["present"])
        await anna.quiet(0.4)
        left = anna.table["time_left"]
        boris = await people[1].open(table)
        assert boris.table["time_left"] <= left, "the clock of the turn runs on"
        if boris.seq > seq:
            break
    assert boris.seq > seq, "a bot has acted during a later absence"
    assert boris.table["me"] == 1, "the seat is still his"
    await play_deal(anna, boris)


async def test_X45_the_others_act_while_somebody_comes_and_goes(
    start: StartServer, brisk: Settings
) -> None:
    server = await start(brisk)
    tabs, people, table = await two_people(server, move_time=600)
    await until_asked(tabs, 0)
    left = tabs[0].table["time_left"]
    await tabs[1].close()
    boris = await people[1].open(table)
    await tabs[0].until_table(lambda t: t["seats"][1]["present"])
    assert left - 1 < tabs[0].table["time_left"] <= left, "neither more time nor less"
    await boris.close()
    assert (await tabs[0].act(tabs[0].view["legal"][0]))["t"] == "ok"


async def test_X47_at_zero_the_server_acts_without_being_asked(
    start: StartServer, brisk: Settings
) -> None:
    """Nobody sends anything: everybody is told of the move, and an answer that was on its way comes
    too late."""
    tabs, _, table = await two_people(server := await start(brisk), move_time=1)
    await until_asked(tabs, 1)
    seq, mine = tabs[1].seq, tabs[1].view["legal"][0]
    assert 0 < tabs[1].table["time_left"] <= 1
    began = time.monotonic()
    for tab in tabs:
        await tab.until_seq(seq + 1)
    assert 0.8 < time.monotonic() - began < 10
    late = await tabs[1].act(mine, seq=seq)
    assert (late["t"], late["reason"]["id"]) == ("refused", "stale")
    rows = await server.app.state.services.storage.log(table, 1)
    assert [(row.seat, row.request) for row in rows if row.seq == seq + 1] == [(1, None)]
    frames = [frame for tab in tabs for frame in tab.frames if "table" in frame]
    assert all((frame["table"]["time_left"] or 0) >= 0 for frame in frames)


async def test_X49_stalling_costs_the_others_no_more_than_the_time_for_each_move(
    start: StartServer, brisk: Settings
) -> None:
    """Boris uses up his time for every card: each move has its own, and nothing is saved up or
    taken off. There is no budget for a deal or a match and no warning; who wants the last card of
    a hand played at once sets that on his own page."""
    tabs, _, table = await two_people(server := await start(brisk), move_time=1)
    stalled = 0
    while True:
        await tabs[0].until_state(lambda v: may_choose(v) or v["turn"] == 1 or deal_is_over(v))
        if deal_is_over(tabs[0].view):
            break
        seq = tabs[0].seq
        if tabs[0].view["turn"] == 1:
            assert 0.5 < tabs[0].table["time_left"] <= 1, "a whole time for this move"
            stalled += tabs[0].view["phase"] == "play"
        else:
            await tabs[0].act(tabs[0].view["legal"][0])
        await tabs[0].until_seq(seq + 1)
    assert stalled == 2, "both cards of his hand"
    rows = await server.app.state.services.storage.log(table, 1)
    waits = [row.at - rows[i].at for i, row in enumerate(rows[1:]) if row.seat == 1]
    assert all(wait < 2 for wait in waits)


async def test_who_leaves_a_strict_table_is_out(start: StartServer, brisk: Settings) -> None:
    server = await start(brisk)
    tabs, people, table = await two_people(server, **OUT)
    await until_asked(tabs, 0)
    assert (await tabs[0].ask({"t": "leave"}))["t"] == "ok"
    await tabs[0].until_table(lambda t: t["out"] == "left")
    await tabs[1].until_table(lambda t: t["host"])
    await tabs[0].close()
    back = await people[0].open(table)
    assert (back.table["me"], back.table["out"]) == (None, "left"), "she may look on"


async def test_who_stays_away_from_a_strict_table_is_out_also_after_a_restart(
    start: StartServer, brisk: Settings
) -> None:
    server = await start(brisk)
    tabs, people, table = await two_people(server, **OUT)
    await until_asked(tabs, 1)
    await tabs[1].close()
    await tabs[0].until_table(lambda t: t["seats"][1]["instead_of"] == "Boris")
    await server.stop()
    again = await start(brisk)
    boris = again.person("Boris")
    for cookie in people[1].http.cookies.jar:
        boris.http.cookies.set(cookie.name, cookie.value or "", domain="127.0.0.1")
    back = await boris.open(table)
    assert (back.table["me"], back.table["out"]) == (None, "away")
    assert back.table["patience"] == {"move_time": None, "then": "out"}


async def test_before_the_first_deal_a_strict_table_may_be_left(
    start: StartServer, brisk: Settings
) -> None:
    server = await start(brisk)
    anna, boris = server.person("Anna"), server.person("Boris")
    table = await anna.new_table(patience=OUT)
    await anna.open(table)
    tab = await boris.sit(table)
    assert (await tab.ask({"t": "leave"}))["t"] == "ok"
    await tab.until_table(lambda t: t["me"] is None)
    assert tab.table["out"] is None
    assert (await tab.ask({"t": "sit", "seat": None, "name": "Boris"}))["t"] == "ok"


async def test_a_table_without_a_time_to_move_waits(start: StartServer, brisk: Settings) -> None:
    tabs, _, _ = await two_people(await start(brisk))
    await until_asked(tabs, 1)
    seq = tabs[1].seq
    assert tabs[1].table["patience"] == {"move_time": None, "then": "stand_in"}
    assert tabs[1].table["time_left"] is None
    await asyncio.sleep(0.3)
    assert tabs[1].seq == seq
    await play_deal(*tabs)


@pytest.mark.parametrize(
    ("patience", "status", "why"),
    [
        ({"move_time": 9}, 422, "move-time"),
        ({"move_time": 601}, 422, "move-time"),
        ({"move_time": -1}, 422, "move-time"),
        ({"move_time": 10.5}, 400, "bad-body"),
        ({"move_time": "60"}, 400, "bad-body"),
        ({"then": "fined"}, 400, "bad-body"),
        ({"fine": 100}, 400, "bad-body"),
        (None, 400, "bad-body"),
    ],
)
async def test_a_table_with_wrong_patience_is_not_opened(
    server: Server, patience: Any, status: int, why: str
) -> None:
    body = {"game": "toy", "name": "Anna", "patience": patience}
    answer = await server.person().http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]["id"]) == (status, why)


def test_a_lost_seat_is_told_by_its_person_only() -> None:
    boris = Seat(kind="human", name="Boris", person="b")
    seats = Seats([Seat(kind="human", name="Anna", person="a", host=True), boris])
    seats.put_out(0, "club", "late")
    again = Seats.from_json(seats.to_json())
    assert again[0].lost == seats[0].lost and again.lost_by("a") == again[0].lost
    assert again.lost_by("b") is None and again[1].host


async def test_a_table_from_before_waits_as_it_did(start: StartServer, settings: Settings) -> None:
    file = database_file(settings.db)
    assert file is not None
    server = await start()
    anna = server.person("Anna")
    table = await anna.new_table("novice", "novice")
    await server.stop()
    with sqlite3.connect(file) as connection:
        connection.execute("ALTER TABLE tables DROP COLUMN patience")
        connection.execute("ALTER TABLE tables DROP COLUMN next_seed")
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
    connection.close()
    again = await start()
    back = again.person("Anna")
    assert (await back.open(table)).table["patience"] == {"move_time": None, "then": "stand_in"}
