"""Actions: one seq, one action, one answer."""

from __future__ import annotations

import asyncio

from people import Person, Server, Tab, may_choose, one_is_asked


async def card_turn(server: Server) -> tuple[Person, str, Tab]:
    """Anna at a table with two bots, asked for her first card of two."""
    anna = server.person()
    table = await anna.new_table("novice", "novice")
    tab = await anna.open(table)
    await tab.my_turn()
    if tab.view["phase"] == "claims":
        await tab.act("keep")
    await tab.until_state(lambda v: may_choose(v) and v["phase"] == "play")
    return anna, table, tab


async def test_X27_double_click_plays_one_card(server: Server) -> None:
    _, _, tab = await card_turn(server)
    seq, (first, second) = tab.seq, tab.view["legal"]
    await tab.send({"t": "act", "id": "a", "seq": seq, "action": first})
    await tab.send({"t": "act", "id": "b", "seq": seq, "action": second})
    answers = [await tab.until(lambda f: f["t"] in ("ok", "refused")) for _ in range(2)]
    assert [answer["t"] for answer in answers] == ["ok", "refused"]
    assert answers[1]["reason"]["id"] == "stale"
    await tab.until_seq(answers[1]["seq"])
    assert first not in tab.view["hand"]
    assert tab.view["hand"] == [second], "no card is lost by the refused click"


async def test_X31_refusal_carries_its_reason_and_the_seq(server: Server) -> None:
    _, _, tab = await card_turn(server)
    seq = tab.seq
    await tab.act(tab.view["legal"][0])
    answer = await tab.act(tab.view["hand"][-1], seq=seq)
    assert (answer["t"], answer["reason"]["id"]) == ("refused", "stale")
    assert answer["seq"] > seq, "the page can tell which state the refusal belongs to"


async def test_X33_same_request_twice_counts_once(server: Server) -> None:
    _, table, tab = await card_turn(server)
    seq, card = tab.seq, tab.view["legal"][0]
    answers = [await tab.act(card, seq=seq, id="once") for _ in range(2)]
    assert answers[0] == answers[1] == {"t": "ok", "id": "once", "seq": seq + 1}
    log = await server.app.state.services.storage.log(table, 1)
    assert [row.request for row in log].count("once") == 1


async def test_X33_same_chat_line_twice_is_said_once(server: Server) -> None:
    _, _, tab = await card_turn(server)
    for _ in range(2):
        assert (await tab.ask({"t": "say", "id": "c1", "text": "hello"}))["t"] == "ok"
    await tab.quiet()
    assert [f["text"] for f in tab.frames if f["t"] == "said"] == ["hello"]


async def test_X29_move_resent_after_a_lost_connection_counts_once(server: Server) -> None:
    anna, table, tab = await card_turn(server)
    seq, card = tab.seq, tab.view["legal"][0]
    await tab.send({"t": "act", "id": "x", "seq": seq, "action": card})
    await tab.close()  # the answer is lost
    await asyncio.sleep(0.05)
    again = await anna.open(table, seq)
    assert again.state["since"] == seq
    played = [e for e in again.state["events"] if e["kind"] == "play" and e["seat"] == 0]
    assert [event["data"]["card"] for event in played[:1]] == [card]
    assert await again.act(card, seq=seq, id="x") == {"t": "ok", "id": "x", "seq": seq + 1}
    assert card not in again.view["hand"]


async def test_X05_a_card_the_seat_does_not_hold_is_refused(server: Server) -> None:
    _, table, tab = await card_turn(server)
    seq, hand = tab.seq, tab.view["hand"]
    foreign = next(card for card in ("AS", "AC", "AD") if card not in hand)
    for text, why in (
        (foreign, "not-in-hand"),
        ("AX", "not-an-action"),
        ("", "not-an-action"),
        ("keep", "not-now"),
    ):
        answer = await tab.act(text, seq=seq)
        assert (answer["t"], answer["reason"]["id"]) == ("refused", why)
    assert (await server.table(table)).seq == seq
    assert (await tab.act(hand[0], seq=seq))["t"] == "ok", "the turn is still hers"


async def test_a_spectator_and_a_foreign_seat_are_refused(server: Server) -> None:
    _, table, tab = await card_turn(server)
    seq = tab.seq
    spectator = await server.person("Boris").open(table)
    answer = await spectator.act(tab.view["legal"][0], seq=seq)
    assert answer["reason"]["id"] == "not-your-seat"
    for request in ({"t": "next"}, {"t": "pace", "pace": "slow"}, {"t": "bots", "level": "club"}):
        assert (await spectator.ask(request))["reason"]["id"] == "not-your-seat"
    assert (await server.table(table)).seq == seq


async def test_acting_out_of_turn_is_refused(server: Server) -> None:
    anna, boris = server.person("Anna"), server.person("Boris")
    table = await anna.new_table("novice")
    tabs = [await anna.open(table), await boris.sit(table)]
    asked = await one_is_asked(*tabs)
    waiting = next(tab for tab in tabs if tab is not asked)
    assert (await waiting.act("keep"))["reason"]["id"] == "not-your-turn"
