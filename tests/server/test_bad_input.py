"""What bad input gets: an answer of a documented kind, a usable socket, nothing stored."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from people import Person, Server, StartServer, Tab
from websockets.exceptions import InvalidStatus

from prikup.server.settings import Limits, Settings


async def at_table(server: Server) -> tuple[Person, str, Tab]:
    anna = server.person()
    table = await anna.new_table("novice", "novice")
    tab = await anna.open(table)
    await tab.my_turn()
    return anna, table, tab


BROKEN = {
    "{": "bad-json",
    "": "bad-json",
    "nonsense": "bad-json",
    '{"t": "act"': "bad-json",
    "[]": "bad-message",
    "[1, 2]": "bad-message",
    "null": "bad-message",
    "17": "bad-message",
    '"hello"': "bad-message",
    "{}": "unknown-type",
    '{"t": null}': "unknown-type",
    '{"t": "win"}': "unknown-type",
    '{"t": "?", "id": "x"}': "unknown-type",
    '{"t": "act", "id": "x"}': "bad-message",
    '{"t": "act", "id": "x", "seq": "3", "action": "pass"}': "bad-message",
    '{"t": "act", "id": "x", "seq": 3.5, "action": "pass"}': "bad-message",
    '{"t": "act", "id": 5, "seq": 3, "action": "pass"}': "bad-message",
    '{"t": "act", "id": "x", "seq": 3, "action": ["pass"]}': "bad-message",
    '{"t": "sit", "id": "x", "seat": "1", "name": "A"}': "bad-message",
    '{"t": "hello", "seq": null, "v": 99}': "unknown-version",
    "[" * 5000: "bad-json",
    json.dumps({"t": "act", "id": "x" * 65, "seq": 1, "action": "pass"}): "bad-message",
}


async def test_X67_broken_json_is_answered_and_the_socket_stays_usable(server: Server) -> None:
    _, table, tab = await at_table(server)
    seq = tab.seq
    for frame, why in BROKEN.items():
        await tab.send(frame)
        answer = await tab.receive()
        assert (answer["t"], answer["reason"]["id"]) == ("error", why), frame[:60]
    await tab.send(b'{"t": "ping"}')
    assert (await tab.receive())["reason"]["id"] == "not-text"
    await tab.send({"t": "ping"})
    assert (await tab.receive())["t"] == "pong"
    assert (await server.table(table)).seq == seq
    assert (await tab.act(tab.view["legal"][0]))["t"] == "ok"


async def test_an_error_names_the_request_where_it_could_be_read(server: Server) -> None:
    _, _, tab = await at_table(server)
    await tab.send({"t": "act", "id": "mine", "seq": "x", "action": "pass"})
    assert (await tab.receive())["id"] == "mine"


async def test_seq_and_seat_out_of_range_are_refused(server: Server) -> None:
    _, _, tab = await at_table(server)
    for seq in (-1, 0, tab.seq + 1, 10**15):
        assert (await tab.act("keep", seq=seq))["reason"]["id"] == "stale"
    boris = await server.person("Boris").open(tab.table["id"])
    for seat in (-1, 3, 10**9):
        answer = await boris.ask({"t": "sit", "seat": seat, "name": "Boris"})
        assert answer["reason"]["id"] == "seat-taken"
    again = await server.person("Vera").open(tab.table["id"], seq=10**12)
    assert again.state["since"] is None, "an unknown seq gets the whole view"


async def test_X65_a_huge_message_is_refused_by_its_length(server: Server) -> None:
    _, table, tab = await at_table(server)
    spectator = await server.person("Spectator").open(table)
    await spectator.send({"t": "say", "id": "big", "text": "x" * 1_000_000})
    answer = await spectator.until(lambda f: f["t"] == "error")
    assert answer["reason"] == {"id": "too-large", "args": {"limit": 16384}}
    answer = await spectator.ask({"t": "say", "text": "y" * 201})
    assert answer["reason"] == {"id": "chat-too-long", "args": {"limit": 200}}
    assert (await spectator.ask({"t": "say", "text": "y" * 200}))["t"] == "ok"
    said = await tab.until(lambda f: f["t"] == "said")
    assert said["text"] == "y" * 200
    assert [f for f in tab.frames if f["t"] == "said"] == [said], "nobody got the huge one"


async def test_a_frame_over_the_hard_limit_closes_the_socket(
    start: StartServer, settings: Settings
) -> None:
    server = await start(replace(settings, limits=Limits(frame_hard=100_000)))
    _, table, tab = await at_table(server)
    await tab.send("x" * 200_000)
    assert await tab.closed() == 1009
    assert (await server.person("Vera").open(table)).seq == tab.seq


async def test_a_rate_limit_answers(start: StartServer, settings: Settings) -> None:
    limits = Limits(burst=8, rate=0.001, flood=10)
    server = await start(replace(settings, limits=limits))
    _, _, tab = await at_table(server)
    for number in range(20):
        await tab.send({"t": "say", "id": f"s{number}", "text": "hi"})
    assert await tab.closed() == 1008
    answers = [f for f in tab.frames if f["t"] in ("ok", "refused")]
    assert [answer["id"] for answer in answers] == [f"s{n}" for n in range(len(answers))]
    refused = [answer for answer in answers if answer["t"] == "refused"]
    assert len(refused) == 10
    assert {answer["reason"]["id"] for answer in refused} == {"rate-limited"}


async def test_one_slow_reader_stalls_nobody(start: StartServer, settings: Settings) -> None:
    server = await start(replace(settings, limits=Limits(queue=5, rate=10_000, burst=10_000)))
    _, table, tab = await at_table(server)
    inside = await server.table(table)
    slow = await server.person("Slow").open(table)
    stuck = next(c for c in inside.connections if c.name == "Slow")
    slow.ws.transport.pause_reading()
    text = "z" * 200
    for number in range(3000):
        if stuck not in inside.connections:
            break
        stuck.send('{"t":"said","text":"' + text * 100 + '"}')
        if number % 5 == 0:
            await asyncio.sleep(0)
    await asyncio.sleep(0.05)
    assert stuck not in inside.connections, "the slow one is dropped"
    assert (await tab.ask({"t": "say", "text": "hi"}))["t"] == "ok"
    slow.ws.transport.abort()


async def test_X63_a_name_is_checked_on_the_server(server: Server) -> None:
    anna = server.person()
    bad = {
        "": "name-empty",
        "  \t ": "name-empty",
        "x" * 21: "name-too-long",
        "a\x00b": "name-characters",
        "a\u202eb": "name-characters",
        "a\u200bb": "name-characters",
        "\ud7ff\ufffe": "name-characters",
    }
    for name, why in bad.items():
        answer = await anna.http.post("/api/tables", json={"game": "toy", "name": name})
        assert (answer.status_code, answer.json()["error"]["id"]) == (422, why), ascii(name)
    table = await anna.new_table()
    tab = await anna.open(table)
    for name, why in bad.items():
        assert (await tab.ask({"t": "rename", "name": name}))["reason"]["id"] == why
    script = "<script>x</script>"
    assert (await tab.ask({"t": "rename", "name": f" {script} "}))["t"] == "ok"
    assert tab.table["seats"][0]["name"] == script, "text, exactly as written: the page escapes"
    assert (await tab.ask({"t": "rename", "name": "И\u0306ван"}))["t"] == "ok"
    await tab.quiet(0.02)
    assert tab.table["seats"][0]["name"] == "Йван", "composed"


async def raw(server: Server, request: bytes) -> bytes:
    """The answer to bytes on a socket: no client tidies up the path."""
    host, _, port = server.host.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request)
    answer = await asyncio.wait_for(reader.read(65536), 5)
    writer.close()
    return answer


@pytest.mark.parametrize(
    "path",
    [
        "/../../etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/../../prikup.sqlite",
        "/assets/%2e%2e/%2e%2e/prikup.sqlite",
        "/%00",
        "/index.html%00.js",
        "/assets/..%5c..%5cprikup.sqlite",
        "//etc/passwd",
        "/.hidden",
        "/assets/",
        "/missing.js",
        "/api/text/..%2f..%2fen.ftl",
        "/api/text/../en.ftl",
        "/api/nothing",
    ],
)
async def test_X69_path_tricks_find_nothing(server: Server, path: str) -> None:
    web = server.settings.web
    (web / ".hidden").write_text("secret")
    (web / "link").symlink_to(web.parent)
    head = f"GET {path} HTTP/1.1\r\nHost: {server.host}\r\nConnection: close\r\n\r\n"
    answer = await raw(server, head.encode())
    status = answer.split(b" ", 2)[1]
    assert status in (b"404", b"400") or (path == "/assets/" and status == b"200"), answer
    assert b"root:" not in answer
    assert b"SQLite" not in answer
    assert b"secret" not in answer
    outside = await server.person().http.get("/link/prikup.sqlite")
    assert outside.status_code == 404


async def test_X69_an_error_in_a_handler_is_a_500_and_the_server_lives_on(server: Server) -> None:
    anna = server.person()
    real = server.app.state.services
    server.app.state.services = None
    assert (await anna.http.get("/api/games")).status_code == 500
    server.app.state.services = real
    assert (await anna.http.get("/api/games")).status_code == 200


async def test_the_page_and_its_files(server: Server) -> None:
    anna = server.person()
    for path in ("/", "/t/abc-DEF_1", "/rules", "/record/x/1", "/index.html"):
        answer = await anna.http.get(path)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache"), path
        assert "<title>Prikup" in answer.text
        assert "script-src" not in answer.headers["content-security-policy"]
    asset = await anna.http.get("/assets/app-1a2b.js")
    assert "immutable" in asset.headers["cache-control"]
    # A card that moves asks for its picture anew: that must not cost a way to the server.
    assert "max-age" in (await anna.http.get("/cards.svg")).headers["cache-control"]
    text = await anna.http.get("/api/text/ru.ftl")
    assert "reason-stale" in text.text
    assert "reason-must-follow" in text.text
    (server.settings.web / "index.html").unlink()
    missing = await anna.http.get("/")
    assert missing.status_code == 503
    assert "make page" in missing.text


async def test_foreign_pages_and_names_are_turned_away(server: Server) -> None:
    anna = server.person()
    table = await anna.new_table("novice", "novice")
    for headers in ({"Origin": "http://evil.example"}, {"Origin": "null"}):
        with pytest.raises(InvalidStatus) as caught:
            await anna.connect(table, **headers)
        assert caught.value.response.status_code == 403
        body = {"game": "toy", "name": "x"}
        answer = await anna.http.post("/api/tables", json=body, headers=headers)
        assert answer.json()["error"]["id"] == "wrong-origin"
    answer = await anna.http.get("/api/games", headers={"Host": "rebound.example"})
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "wrong-host")
    answer = await anna.http.get("/api/games", headers={"Host": "localhost:8000"})
    assert answer.status_code == 200


@pytest.mark.parametrize(
    ("body", "status", "why"),
    [
        (b"{", 400, "bad-body"),
        (b"[]", 400, "bad-body"),
        (b"\xff\xfe", 400, "bad-body"),
        (b'{"game": "toy"}', 400, "bad-body"),
        (b'{"game": "toy", "name": 5}', 400, "bad-body"),
        (b'{"game": "chess", "name": "A"}', 422, "no-such-game"),
        (b'{"game": "toy", "name": "A", "players": 4}', 422, "wrong-players"),
        (b'{"game": "toy", "name": "A", "bots": ["club", "club", "club"]}', 422, "wrong-players"),
        (b'{"game": "toy", "name": "A", "bots": ["genius"]}', 422, "unknown-level"),
        (b'{"game": "toy", "name": "A", "pace": "warp"}', 422, "unknown-pace"),
        (b'{"game": "toy", "name": "A", "rules": {"preset": "x"}}', 422, "unknown-preset"),
        (b'{"game": "toy", "name": "A", "rules": {"set": {"x": 1}}}', 422, "unknown-option"),
        (b'{"game": "toy", "name": "' + b"x" * 70_000 + b'"}', 413, "too-large"),
    ],
)
async def test_a_bad_wish_for_a_table_is_refused(
    server: Server, body: bytes, status: int, why: str
) -> None:
    answer = await server.person().http.post("/api/tables", content=body)
    assert (answer.status_code, answer.json()["error"]["id"]) == (status, why)
    if why == "unknown-option":
        assert answer.json()["error"]["option"] == "x"


async def test_opening_tables_is_limited(start: StartServer, settings: Settings) -> None:
    server = await start(replace(settings, limits=Limits(tables_burst=3, tables_rate=0.0)))
    anna = server.person()
    for _ in range(3):
        await anna.new_table()
    answer = await anna.http.post("/api/tables", json={"game": "toy", "name": "Anna"})
    assert (answer.status_code, answer.json()["error"]["id"]) == (429, "rate-limited")


async def test_an_unknown_table_is_told_to_the_page(server: Server) -> None:
    anna = server.person()
    tab = Tab(await anna.connect("no-such-table"))
    assert await tab.closed() == 4404
    assert tab.frames[0]["reason"]["id"] == "no-such-table"
    for path in ("record", "deals/0", "record?match=9", "record?match=x"):
        answer = await anna.http.get(f"/api/tables/none/{path}")
        assert answer.status_code == 404
    assert (await anna.http.get("/api/rules/chess")).status_code == 404
    assert (await anna.http.delete("/api/tables")).status_code in (404, 405)


async def test_requests_before_hello_are_told_so(server: Server) -> None:
    anna = server.person()
    tab = Tab(await anna.connect(await anna.new_table()))
    assert (await tab.ask({"t": "next"}))["reason"]["id"] == "hello-first"


def test_texts_of_all_refusals_are_there() -> None:
    """Each id in the server's sources has its words in every language."""
    import ast

    import prikup.server
    from prikup.text import has_message, languages

    folder = Path(prikup.server.__file__).parent
    makers = {"Refused", "Broken", "NotFound", "reason"}
    ids = {
        node.args[0].value
        for file in folder.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in makers
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    assert {"stale", "too-large", "bad-json"} <= ids
    for lang in languages():
        assert [name for name in sorted(ids) if not has_message(lang, f"reason-{name}")] == []


async def test_healthz(server: Server) -> None:
    async with httpx.AsyncClient(base_url=f"http://{server.host}", timeout=30) as client:
        assert (await client.get("/healthz")).json() == {"ok": True}
