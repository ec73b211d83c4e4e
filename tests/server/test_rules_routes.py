"""The rules over HTTP: the reference and the comparison are what the command answers."""

from __future__ import annotations

from people import StartServer

from prikup.reference import glossary, rules_reference
from prikup.rules import resolve
from prikup.server.games import installed


async def test_the_reference_is_that_of_the_command_in_the_language_asked_for(
    start: StartServer,
) -> None:
    http = (await start(games=installed())).person().http
    answer = await http.get("/api/rules/thousand/reference?lang=ru")
    assert answer.json() == rules_reference("thousand", "ru")
    for query in ("", "?lang=", "?lang=tlh", "?lang=../ru"):
        answer = await http.get(f"/api/rules/thousand/reference{query}")
        assert answer.json()["options"][0]["title"] == "Players", query
    assert (await http.get("/api/rules/chess/reference")).status_code == 404


async def test_two_rule_sets_are_compared_by_name_or_code(start: StartServer) -> None:
    http = (await start(games=installed())).person().http
    ours = resolve("thousand", "russian", {"dump": False})
    answer = await http.get("/api/compare", params={"a": "russian", "b": ours.code})
    assert answer.json() == resolve("thousand", "russian").comparison(ours)
    assert list(answer.json()["options"]) == ["dump"]
    assert answer.json()["options"]["dump"]["b"] == {"value": False, "from": "edit"}


async def test_what_is_no_rule_set_is_refused_with_the_reason(start: StartServer) -> None:
    http = (await start(games=installed())).person().http
    for a, b, why in (
        ("russian", "rusian", "unknown-preset"),
        ("T1AAAA", "russian", "code-damaged"),
        ("russian", "", "unknown-preset"),
        ("/etc/passwd", "russian", "unknown-preset"),
        ("x" * 5000, "russian", "unknown-preset"),
    ):
        answer = await http.get("/api/compare", params={"a": a, "b": b})
        assert answer.status_code == 422, a[:20]
        assert answer.json()["error"]["id"] == why


async def test_the_glossary_is_that_of_the_command(start: StartServer) -> None:
    http = (await start(games=installed())).person().http
    answer = await http.get("/api/glossary?lang=ru")
    assert answer.json() == glossary("ru")
