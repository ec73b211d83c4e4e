"""Seats: who gets one, who keeps it, who plays while somebody is away."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace
from people import Server, StartServer, Tab, deal_is_over, may_choose, one_is_asked, play_deal

from prikup.server.settings import Settings


async def two_people(server: Server) -> tuple[list[Tab], str]:
    """Anna and Boris with one bot."""
    anna, boris = server.person("Anna"), server.person("Boris")
    table = await anna.new_table(rules={"set": {"target": 50}})
    tabs = [await anna.open(table), await boris.sit(table, seat=1)]
    assert (await tabs[0].ask({"t": "bots", "level": "novice"}))["t"] == "ok"
    return tabs, table


async def test_friends_join_by_the_link_and_bots_fill_the_rest(server: Server) -> None:
    anna, boris = server.person("Анна"), server.person("Борис")
    table = await anna.new_table()
    host = await anna.open(table)
    assert [seat["kind"] for seat in host.table["seats"]] == ["human", "open", "open"]
    guest = await boris.sit(table, seat=2)
    assert guest.table["me"] == 2
    assert not guest.table["host"]
    await host.until_table(lambda t: t["seats"][2]["name"] == "Борис")
    assert host.view["deals"] == 0, "the table waits for all seats"
    assert (await guest.ask({"t": "bots", "level": "club"}))["reason"]["id"] == "not-host"
    assert (await host.ask({"t": "bots", "level": "genius"}))["reason"]["id"] == "unknown-level"
    assert (await host.ask({"t": "bots", "level": "novice"}))["t"] == "ok"
    await guest.until_state(lambda v: v["deals"] == 1)
    bot = guest.table["seats"][1]
    assert (bot["kind"], bot["level"], bot["free"]) == ("bot", "novice", True)
    assert bot["name"]


async def test_a_person_may_take_the_seat_of_a_bot_that_fills(server: Server) -> None:
    anna, boris = server.person("Anna"), server.person("Boris")
    table = await anna.new_table("novice", "novice", open=True)
    await (await anna.open(table)).my_turn()
    tab = await boris.sit(table, seat=1)
    assert tab.table["seats"][1]["name"] == "Boris"
    assert tab.view["hand"] is not None


async def test_a_chosen_bot_keeps_its_seat(server: Server) -> None:
    anna, boris = server.person("Anna"), server.person("Boris")
    table = await anna.new_table("novice", "novice")
    tab = await boris.open(table)
    answer = await tab.ask({"t": "sit", "seat": 1, "name": "Boris"})
    assert answer["reason"]["id"] == "seat-taken"
    answer = await tab.ask({"t": "sit", "seat": None, "name": "Boris"})
    assert answer["reason"]["id"] == "table-full"


async def test_X41_two_people_click_the_same_invitation(server: Server) -> None:
    anna, boris, vera = (server.person(name) for name in ("Anna", "Boris", "Vera"))
    table = await anna.new_table("novice")
    await anna.open(table)
    tabs = [await boris.open(table), await vera.open(table)]
    answers = await asyncio.gather(
        tabs[0].ask({"t": "sit", "seat": None, "name": "Boris"}),
        tabs[1].ask({"t": "sit", "seat": None, "name": "Vera"}),
    )
    assert sorted(answer["t"] for answer in answers) == ["ok", "refused"]
    loser = next(i for i, answer in enumerate(answers) if answer["t"] == "refused")
    assert answers[loser]["reason"]["id"] == "table-full"
    await tabs[loser].until_state(lambda v: v["deals"] == 1)
    assert tabs[loser].view["hand"] is None, "the other one looks on"
    assert boris.http.cookies[server.cookie] != vera.http.cookies[server.cookie]


async def test_X35_two_tabs_of_one_person_mirror(server: Server) -> None:
    anna = server.person()
    table = await anna.new_table("novice", "novice")
    tabs = [await anna.open(table), await anna.open(table)]
    await tabs[0].my_turn()
    await tabs[1].my_turn()
    assert tabs[0].table["me"] == tabs[1].table["me"] == 0
    seq, action = tabs[0].seq, tabs[0].view["legal"][0]
    assert (await tabs[0].act(action))["t"] == "ok"
    answer = await tabs[1].act(action, seq=seq)
    assert answer["reason"]["id"] == "stale", "never two moves"
    for tab in tabs:
        await tab.until_state(may_choose)
    assert tabs[0].state == tabs[1].state, "both follow the same state"


async def test_X37_absence_starts_with_the_last_tab(server: Server) -> None:
    tabs, table = await two_people(server)
    watcher = tabs[0]
    second = await server.people[1].open(table)
    await second.close()
    await watcher.quiet(0.05)
    assert watcher.table["seats"][1]["present"]
    await tabs[1].close()
    await watcher.until_table(lambda t: not t["seats"][1]["present"])
    inside = await server.table(table)
    since = inside.seats[1].away_since
    assert since is not None
    from prikup.server.connection import Connection

    gone = Connection(inside.seats[1].person or "", 10)
    await inside.goodbye(gone)  # a late close of a connection that is gone already
    assert inside.seats[1].away_since == since


@pytest.fixture
def impatient(settings: Settings) -> Settings:
    return replace(settings, grace=0.15, stand_in="novice")


async def test_X15_nobody_waits_for_a_player_who_is_away(
    start: StartServer, impatient: Settings
) -> None:
    """A bot acts for him, and the next deal does not ask for his word."""
    tabs, _ = await two_people(await start(impatient))
    await one_is_asked(*tabs)
    await tabs[1].close()
    view = await tabs[0].play_deal()
    assert view["turn"] is None
    assert tabs[0].table["seats"][1]["stand_in"]
    assert tabs[0].table["seats"][1]["name"] == "Boris", "the seat stays his"
    assert tabs[0].table["ready"] == [False, True, True]
    await tabs[0].ask({"t": "next"})
    await tabs[0].until_state(lambda v: v["deals"] == 2)


async def test_X91_dropped_on_the_own_turn_a_bot_answers_the_same_prompt(
    start: StartServer, impatient: Settings
) -> None:
    """… and who comes back has the next decision."""
    server = await start(impatient)
    tabs, table = await two_people(server)
    while (asked := await one_is_asked(*tabs)) is not tabs[1]:
        await asked.act(asked.view["legal"][0])
    seq = tabs[1].seq
    await tabs[1].close()
    await tabs[0].until_seq(seq + 1)
    stored = await server.app.state.services.storage.log(table, 1)
    answered = next(row for row in stored if row.seq == seq + 1)
    assert (answered.seat, answered.request) == (1, None)
    back = await server.people[1].open(table)
    assert back.table["me"] == 1
    await play_deal(tabs[0], back)
    mine = await server.app.state.services.storage.log(table, 1)
    assert any(row.seat == 1 and row.request for row in mine if row.seq > seq + 1) or (
        back.view["phase"] == "deal"
    )


async def test_a_table_of_one_person_just_waits(start: StartServer, impatient: Settings) -> None:
    server = await start(impatient)
    anna = server.person()
    table = await anna.new_table("novice", "novice")
    tab = await anna.open(table)
    await tab.my_turn()
    seq = tab.seq
    await tab.close()
    await asyncio.sleep(0.3)
    assert (await server.table(table)).seq == seq


async def test_X17_coming_back_lands_in_the_running_deal(server: Server) -> None:
    tabs, table = await two_people(server)
    await one_is_asked(*tabs)
    hand = tabs[1].view["hand"]
    await tabs[1].close()
    back = await server.people[1].open(table)
    assert (back.table["me"], back.view["deals"], back.view["hand"]) == (1, 1, hand)
    answer = await back.ask({"t": "sit", "seat": None, "name": "Boris"})
    assert answer["reason"]["id"] == "already-seated", "no second seat"


async def test_X19_an_open_prompt_is_shown_again_and_answered_once(server: Server) -> None:
    anna = server.person()
    table = await anna.new_table("novice", "novice")
    tab = await anna.open(table)
    await tab.my_turn()
    before = tab.view
    await tab.close()
    back = await anna.open(table)
    assert back.view == before
    assert (await back.act(before["legal"][0]))["t"] == "ok"
    answer = await back.act(before["legal"][0], seq=back.state["seq"] - 1)
    assert answer["t"] == "refused"


async def test_X13_refresh_brings_the_seat_back_in_every_phase(server: Server) -> None:
    anna = server.person()
    table = await anna.new_table("novice", "novice", rules={"set": {"target": 1}})
    tab = await anna.open(table)
    phases = set()
    while tab.view["phase"] != "over":
        await tab.until_state(lambda v: may_choose(v) or deal_is_over(v))
        phases.add(tab.view["phase"])
        seq = tab.seq
        await tab.close()
        old, tab = tab, await anna.open(table, seq)
        assert tab.view == old.view
        assert tab.table["me"] == 0
        assert tab.state["events"] == []
        if may_choose(tab.view):
            answer = await tab.act(tab.view["legal"][-1])
            assert answer["t"] == "ok", "all legal buttons work at once"
        elif tab.view["phase"] == "deal":
            assert (await tab.ask({"t": "next"}))["t"] == "ok"
        await tab.until_seq(seq + (tab.view["phase"] != "over"))
    assert "play" in phases


async def test_X39_a_name_counts_once_at_a_table(server: Server) -> None:
    anna, boris = server.person("Анна"), server.person("Boris")
    table = await anna.new_table("novice")
    host, guest = await anna.open(table), await boris.open(table)
    for name in ("АННА", "анна ", "А\u043d\u043dа"):
        answer = await guest.ask({"t": "sit", "seat": None, "name": name})
        assert answer["reason"]["id"] == "name-taken", name
    assert (await host.ask({"t": "rename", "name": "Анна"}))["t"] == "ok", "her own name"
    assert (await host.ask({"t": "rename", "name": "анна"}))["t"] == "ok"
    old = anna.http.cookies[server.cookie]
    assert (await anna.http.post("/api/logout")).status_code == 200
    assert await host.closed() == 4401
    assert (await guest.ask({"t": "sit", "seat": None, "name": "Анна"}))["t"] == "ok"
    anna.http.cookies.set(server.cookie, old, domain="127.0.0.1")
    assert (await anna.http.post("/api/tables", json={})).status_code == 401, "the old token"


async def test_X43_a_bad_token_gets_nothing(server: Server) -> None:
    anna, mallory = server.person("Anna"), server.person("Mallory")
    table = await anna.new_table("novice", "novice")
    good = anna.http.cookies[server.cookie]
    for token in ("x", good[:-2] + "xx", "e30." + good.partition(".")[2], "\u2603".encode().hex()):
        mallory.http.cookies.set(server.cookie, token, domain="127.0.0.1")
        body = {"game": "toy", "name": "Mallory"}
        answer = await mallory.http.post("/api/tables", json=body)
        assert answer.status_code == 401
        assert answer.json()["error"]["id"] == "bad-token"
        mallory.http.cookies.set(server.cookie, token, domain="127.0.0.1")
        tab = Tab(await mallory.connect(table))
        assert await tab.closed() == 4401
        assert [frame["t"] for frame in tab.frames] == ["error"], "no data"
    mallory.http.cookies.clear()
    fresh = await mallory.open(table)
    assert fresh.table["me"] is None, "a fresh visitor is somebody new"
    assert mallory.http.cookies[server.cookie] != good


async def test_the_page_replaces_a_bad_token(server: Server) -> None:
    anna = server.person()
    anna.http.cookies.set(server.cookie, "garbled", domain="127.0.0.1")
    assert (await anna.http.get("/")).status_code == 200
    token = [cookie.value for cookie in anna.http.cookies.jar if cookie.value != "garbled"]
    assert token


async def test_leaving_frees_the_seat_and_a_bot_plays_on(server: Server) -> None:
    tabs, _ = await two_people(server)
    await one_is_asked(*tabs)
    assert (await tabs[0].ask({"t": "leave"}))["t"] == "ok"
    await tabs[0].until_state(lambda v: v["me"] is None)
    assert tabs[0].view["hand"] is None
    table = await tabs[1].until_table(lambda t: t["seats"][0]["kind"] == "bot")
    assert table["seats"][0]["free"]
    assert table["host"], "the next person hosts"


async def test_next_deal_starts_when_all_present_people_said_so(server: Server) -> None:
    tabs, _ = await two_people(server)
    await play_deal(*tabs)
    assert (await tabs[0].ask({"t": "next"}))["t"] == "ok"
    table = await tabs[1].until_table(lambda t: t["ready"][0])
    assert table["ready"] == [True, False, True]
    assert 0 < table["next_at"] <= 60
    assert (await tabs[1].ask({"t": "next"}))["t"] == "ok"
    await tabs[0].until_state(lambda v: v["deals"] == 2)


async def test_next_deal_starts_after_the_pause(start: StartServer, settings: Settings) -> None:
    tabs, _ = await two_people(await start(replace(settings, next_pause=0.1)))
    await play_deal(*tabs)
    await tabs[0].until_state(lambda v: v["deals"] == 2)


async def test_rematch_starts_when_all_present_people_want_it(server: Server) -> None:
    anna = server.person()
    table = await anna.new_table("novice", "novice", rules={"set": {"target": 1}})
    tab = await anna.open(table)
    assert (await tab.ask({"t": "rematch"}))["reason"]["id"] == "not-over"
    while (await tab.play_deal())["phase"] != "over":
        await tab.ask({"t": "next"})
        await tab.until_state(lambda v: v["turn"] is not None)
    assert (await tab.ask({"t": "next"}))["reason"]["id"] == "match-over"
    seq = tab.seq
    assert (await tab.ask({"t": "rematch"}))["t"] == "ok"
    await tab.until_table(lambda t: t["match"] == 2)
    await tab.until_state(lambda v: v["deals"] == 1)
    assert tab.seq > seq, "seq goes on"
    first = (await anna.http.get(f"/api/tables/{table}/record?match=1")).json()
    assert max(first["result"]["scores"]) >= 1
    second = (await anna.http.get(f"/api/tables/{table}/record")).json()
    assert "result" not in second


async def test_a_seat_with_one_answer_is_answered_after_the_pause_of_a_bot(
    start: StartServer, settings: Settings
) -> None:
    """Whether somebody could have claimed must not show in the time that he takes."""
    server = await start(replace(settings, paces={"normal": 0.08}))
    anna = server.person()
    table = await anna.new_table("novice", "novice")
    tab = await anna.open(table)
    await tab.until_state(lambda v: v["phase"] == "play" or may_choose(v))
    rows = await server.app.state.services.storage.log(table, 1)
    keeps = [row for row in rows if row.text == "keep"]
    pauses = [row.at - rows[row.seq - 2].at for row in keeps]
    assert all(0.07 < pause < 0.3 for pause in pauses), pauses
