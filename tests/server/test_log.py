"""The log: stored before it is seen, replayed to the same state, refused where it was altered."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from people import Person, Server, StartServer, Tab, may_choose

from prikup.server.settings import Settings, database_file

HERE = Path(__file__).parent


async def begun(server: Server) -> tuple[Person, str, Tab]:
    """Anna and two bots, in the middle of a deal."""
    anna = server.person()
    table = await anna.new_table("novice", "novice", rules={"set": {"target": 50}})
    tab = await anna.open(table)
    await tab.my_turn()
    return anna, table, tab


def same_person(old: Person, server: Server) -> Person:
    """The same browser at another server."""
    person = server.person(old.name)
    for cookie in old.http.cookies.jar:
        person.http.cookies.set(cookie.name, cookie.value or "", domain="127.0.0.1")
    return person


async def test_X25_a_restarted_server_goes_on_where_it_was(start: StartServer) -> None:
    first = await start()
    anna, table, tab = await begun(first)
    await tab.act(tab.view["legal"][0])
    await tab.until_state(may_choose)
    before = tab.state
    await first.stop()
    second = await start()
    anna = same_person(anna, second)
    tab = await anna.open(table)
    assert tab.state["view"] == before["view"]
    assert tab.seq == before["seq"]
    answer = await tab.act(tab.view["legal"][0])
    assert answer == {"t": "ok", "id": answer["id"], "seq": before["seq"] + 1}


async def test_X21_a_restart_does_not_reshuffle(start: StartServer) -> None:
    first = await start()
    anna, table, _ = await begun(first)
    state = (await first.table(table)).state
    await first.stop()
    second = await start()
    same_person(anna, second)
    again = (await second.table(table)).state
    assert again == state, "hands, talon and everything else"
    assert again.talon == state.talon


def alter(settings: Settings, statement: str, *values: Any) -> None:
    """Change the database behind the server's back."""
    file = database_file(settings.db)
    assert file is not None
    with sqlite3.connect(file) as connection:
        connection.execute(statement, values)
    connection.close()


@pytest.mark.parametrize(
    ("statement", "fault", "what"),
    [
        ("UPDATE actions SET text = 'redeal' WHERE text = 'keep' AND seq = 3", 3, "digest"),
        ("UPDATE actions SET text = 'deal ' || hex(zeroblob(32)) WHERE seq = 2", 2, "digest"),
        ("UPDATE actions SET seat = 7 WHERE seq = 4", 4, "digest"),
        ("DELETE FROM actions WHERE seq = 4", 4, "gap"),
        ("UPDATE matches SET dealer = (dealer + 1) % 3", 1, "rules"),
    ],
)
async def test_X25_an_altered_log_is_refused_with_its_position(
    start: StartServer, settings: Settings, statement: str, fault: int, what: str
) -> None:
    first = await start()
    anna, table, tab = await begun(first)
    while tab.seq < 6:
        await tab.my_turn()
        seq = tab.seq
        assert (await tab.act(tab.view["legal"][0]))["t"] == "ok"
        await tab.until_seq(seq + 1)
    await first.stop()
    alter(settings, statement)
    anna = same_person(anna, await start())
    tab = await anna.open(table)
    assert tab.table["fault"]["seq"] == fault
    assert tab.table["fault"]["reason"]["args"]["what"] == what
    assert tab.seq == max(0, fault - 1), "it can be looked at up to there"
    for request in ({"t": "act", "seq": tab.seq, "action": "keep"}, {"t": "next"}):
        answer = await tab.ask(request)
        assert answer["reason"] == {"id": "read-only", "args": {"seq": fault}}
    assert (await anna.http.get(f"/api/tables/{table}/record")).status_code == 200


async def test_a_deal_that_would_score_otherwise_makes_the_table_read_only(
    start: StartServer, settings: Settings
) -> None:
    """After an upgrade: what was booked is never changed, and the sheet shows what was booked."""
    first = await start()
    anna, table, tab = await begun(first)
    await tab.play_deal()
    await first.stop()
    alter(settings, "UPDATE deals SET scores = '[9,9,9]'")
    anna = same_person(anna, await start())
    tab = await anna.open(table)
    assert tab.table["fault"]["reason"]["args"]["what"] == "entries"
    sheet = (await anna.http.get(f"/api/tables/{table}/sheet")).json()
    assert [(row["kind"], row["after"]) for row in sheet["rows"]] == [("stored", [9, 9, 9])]


async def test_rules_that_cannot_be_read_any_more_are_told(
    start: StartServer, settings: Settings
) -> None:
    first = await start()
    anna, table, _ = await begun(first)
    await first.stop()
    alter(settings, "UPDATE matches SET rules = json_set(rules, '$.values.target', json('null'))")
    second = await start()
    second.app.state.services.games["toy"].new_match = broken_rules  # type: ignore[method-assign]
    tab = Tab(await same_person(anna, second).connect(table))
    assert await tab.closed() == 4404
    assert tab.frames[0]["reason"]["id"] == "unreadable-rules"


def broken_rules(values: Any, start: Any = None) -> Any:
    """An engine that does not know the stored value."""
    raise KeyError("target")


async def test_X23_pending_bots_and_pauses_go_on_after_a_restart(
    start: StartServer, settings: Settings
) -> None:
    slow = replace(settings, paces={"normal": 0.2}, next_pause=0.3)
    first = await start(slow)
    anna = first.person()
    table = await anna.new_table("novice", "novice", rules={"set": {"target": 50}})
    tab = await anna.open(table)
    await tab.until_state(lambda v: v["deals"] == 1)
    await first.stop()  # a bot, or a seat with one answer, is pending
    second = await start(replace(slow, paces={"normal": 0.0}))
    anna = same_person(anna, second)
    tab = await anna.open(table)
    await tab.play_deal()
    await second.stop()  # the pause between deals is pending
    third = await start(replace(slow, paces={"normal": 0.0}))
    tab = await same_person(anna, third).open(table)
    await tab.until_state(lambda v: v["deals"] == 2)


async def test_a_player_who_was_away_before_the_restart_is_replaced_in_time(
    start: StartServer, settings: Settings
) -> None:
    first = await start()
    anna, boris = first.person("Anna"), first.person("Boris")
    table = await anna.new_table("novice", rules={"set": {"target": 50}})
    tabs = [await anna.open(table), await boris.sit(table)]
    await tabs[1].close()
    await tabs[0].until_table(lambda t: not t["seats"][2]["present"])
    await first.stop()
    second = await start(replace(settings, grace=0.2, stand_in="novice"))
    tab = await same_person(anna, second).open(table)
    await tab.play_deal()


async def test_two_servers_on_one_database_the_second_writer_reads_again(
    start: StartServer,
) -> None:
    """Both have the table in memory; only one action gets the seq, the other asker is told."""
    first, second = await start(), await start()
    anna, table, tab = await begun(first)
    twin = await same_person(anna, second).open(table)
    assert twin.view == tab.view
    seq, legal = tab.seq, tab.view["legal"]
    assert (await tab.act(legal[0]))["t"] == "ok"
    answer = await twin.act(legal[-1], seq=seq)
    assert (answer["t"], answer["reason"]["id"]) == ("refused", "stale")
    assert answer["seq"] > seq
    await twin.until_seq(seq + 1)
    rows = await first.app.state.services.storage.log(table, 1)
    assert [row.text for row in rows if row.seq == seq + 1] == [legal[0]]


async def test_nothing_is_shown_that_is_not_stored(server: Server) -> None:
    """The database fails: the asker is told, nobody sees the action, the table goes on."""
    _, table, tab = await begun(server)
    storage = server.app.state.services.storage
    write, seq = storage._write, tab.seq

    async def broken(_entries: Any) -> None:
        raise OSError("no space left on device")

    storage._write = broken
    answer = await tab.act(tab.view["legal"][0])
    assert (answer["t"], answer["reason"]["id"]) == ("refused", "internal")
    assert (await server.table(table)).seq == seq
    storage._write = write
    assert (await tab.act(tab.view["legal"][0]))["t"] == "ok"


async def test_a_table_that_nobody_visits_leaves_the_memory(
    start: StartServer, settings: Settings
) -> None:
    server = await start(replace(settings, unload=0.0))
    anna, table, tab = await begun(server)
    tables = server.app.state.tables
    assert tables.loaded == 1
    tables.sweep()
    assert tables.loaded == 1, "somebody is looking"
    await tab.close()
    await asyncio.sleep(0.05)
    tables.sweep()
    assert tables.loaded == 0
    again = await anna.open(table)
    assert again.view == tab.view


SERVER = """
    import asyncio, sys
    sys.path[:0] = [{here!r}]
    import uvicorn
    from fake_game import toy_games
    from prikup.server import Settings, create_app
    from prikup.server.run import bound_socket, uvicorn_config
    from prikup.cli.serving import _Server

    settings = Settings(db={db!r}, paces={{"normal": 0.0}})
    socket = bound_socket("127.0.0.1", int(sys.argv[1]))
    app = create_app(settings, toy_games())
    ready = lambda: print(socket.getsockname()[1], flush=True)
    _Server(uvicorn_config(app, settings), ready).run(sockets=[socket])
"""


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, db: str) -> None:
        self._code = textwrap.dedent(SERVER.format(here=str(HERE), db=db))
        self.people: list[Person] = []

    async def start(self, port: int = 0) -> str:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", self._code, str(port), stdout=asyncio.subprocess.PIPE
        )
        assert self._process.stdout is not None
        self.port = int(await asyncio.wait_for(self._process.stdout.readline(), 20))
        self.host = f"127.0.0.1:{self.port}"
        return self.host

    async def kill(self) -> None:
        os.kill(self._process.pid, signal.SIGKILL)
        await self._process.wait()


@pytest.mark.slow
async def test_kill_9_loses_nothing_acknowledged(settings: Settings) -> None:
    process = Process(settings.db)
    await process.start()
    anna = Person(process, "Anna")  # type: ignore[arg-type]
    table = await anna.new_table("novice", "novice", rules={"set": {"target": 50}})
    tab = await anna.open(table)
    await tab.my_turn()
    acknowledged = (await tab.act(tab.view["legal"][0]))["seq"]
    await process.kill()
    await process.start(process.port)
    try:
        again = await anna.open(table)
        assert again.seq >= acknowledged
        assert again.table["me"] == 0, "the same cookie, the same seat"
        known = {*tab.view["hand"], *tab.view["trick"]}
        assert set(again.view["hand"]) <= known, "the same cards"
        await again.play_deal()
    finally:
        await anna.leave()
        await process.kill()
