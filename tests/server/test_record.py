"""The record viewer's routes: a file in, deals step by step out; nothing is stored."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from people import Server, StartServer

from prikup.records.diagram import diagram_svg, facts_of
from prikup.records.record import read_record
from prikup.records.replay import open_match
from prikup.records.steps import line, unsaid_bid, view_json
from prikup.server.settings import Limits, Settings

GOLDEN = Path(__file__).parents[1] / "golden"


def golden(name: str) -> dict[str, Any]:
    return dict(json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8")))


async def ask(server: Server, path: str, body: Any, **query: Any) -> httpx.Response:
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    return await server.person().http.post(f"/api/record{path}", content=data, params=query)


async def test_a_record_is_told_deal_by_deal(server: Server) -> None:
    answer = (await ask(server, "", golden("redeal"))).json()
    assert answer["players"] == ["Anna", "Boris", "Clara"]
    assert [row["actions"] for row in answer["deals"]] == [3, 1, 19]
    assert [row["kind"] for row in answer["deals"]] == ["redeal", "redeal", "played"]
    assert answer["complete"] is True


async def test_a_deal_is_shown_for_a_seat_or_with_all_hands(server: Server) -> None:
    everything = (await ask(server, "/deal", golden("redeal"), deal=2)).json()
    assert len(everything["steps"]) == 20
    first = everything["steps"][0]["view"]
    assert first["me"] is None
    assert first["hands_now"] == first["hands"]
    assert "hands" not in everything["steps"][1]["view"], "only what changed"
    own = (await ask(server, "/deal", golden("redeal"), deal=2, seat=1)).json()
    text = json.dumps(own["steps"][0])
    assert own["steps"][0]["view"]["me"] == 1
    assert not any(f'"{card}"' in text for card in first["hands"][0] + first["hands"][2])


async def test_an_excerpt_shows_the_same_position(server: Server) -> None:
    match = open_match(read_record(golden("golden")))
    short = (await ask(server, "/excerpt", golden("golden"), deal=1, action=9)).json()
    assert len(short["deals"]) == 1
    assert short["start"]["deal_number"] == 1
    again = (await ask(server, "/deal", short, seat=2)).json()
    view: dict[str, Any] = {}
    for step in again["steps"]:
        view |= step["view"]
    assert view == view_json(match, line(match, 1, 9)[-1], 2)


async def test_the_drawing_is_that_of_the_command(server: Server) -> None:
    answer = await ask(server, "/svg", golden("plain"), action=9, seat=0, lang="ru")
    assert answer.headers["content-type"] == "image/svg+xml"
    match = open_match(read_record(golden("plain")))
    found = line(match, 0, 9)
    view, unsaid = view_json(match, found[-1], 0), unsaid_bid(match, found)
    facts = facts_of(view, match.record.players, 1, "ru", unsaid)
    assert answer.text == diagram_svg(facts, "ru")


async def test_a_fault_is_named_and_what_stands_before_it_is_shown(server: Server) -> None:
    document = golden("redeal")
    document["deals"][2]["actions"][4] = "120"
    answer = await ask(server, "", document, lang="ru")
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert (error["deal"], error["action"]) == (2, 4)
    assert error["reason"].endswith(".")
    assert [row["actions"] for row in answer.json()["before"]["deals"]] == [3, 1, 4]
    assert len((await ask(server, "/deal", document, deal=2)).json()["steps"]) == 5


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (b"", "json-broken"),
        (b"\xff", "file-not-utf8"),
        (b"[]", "json-no-object"),
        (b'{"format": "prikup-sheet/1"}', "format-unknown"),
        (b'{"format": "prikup-record/1", "format": 1}', "json-twice"),
        (b'{"format": "prikup-record/1", "game": "chess", "players": []}', "unknown-game"),
        (b'{"format": "prikup-record/1", "game": "thousand", "players": ["A"]}', "players-count"),
    ],
)
async def test_what_is_no_record_is_refused_in_words(server: Server, body: bytes, why: str) -> None:
    answer = await ask(server, "", body)
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert (error["id"], error["deal"]) == (why, None)
    assert error["reason"] not in ("", f"reason-{why}")


@pytest.mark.parametrize(
    ("query", "status", "why"),
    [
        ({"deal": 3}, 422, "record-no-deal"),
        ({"deal": 0, "action": 9}, 422, "record-no-action"),
        ({"seat": 3}, 422, "record-no-seat"),
        ({"seat": "nobody"}, 400, "bad-body"),
        ({"deal": "x"}, 400, "bad-body"),
        ({"deal": "9" * 400}, 400, "bad-body"),
    ],
)
async def test_a_position_that_is_not_there_is_refused(
    server: Server, query: dict[str, Any], status: int, why: str
) -> None:
    answer = await ask(server, "/svg", golden("redeal"), **query)
    assert (answer.status_code, answer.json()["error"]["id"]) == (status, why)


async def test_long_files_and_haste_are_answered(start: StartServer, settings: Settings) -> None:
    limits = Limits(record=2000, records_burst=2, records_rate=0.0)
    server = await start(replace(settings, limits=limits))
    assert (await ask(server, "", b" " * 2001)).status_code == 413
    assert (await ask(server, "", golden("plain"))).status_code == 200
    answer = await ask(server, "", golden("plain"))
    assert (answer.status_code, answer.json()["error"]["id"]) == (429, "rate-limited")
