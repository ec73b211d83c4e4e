"""The score-keeper's HTTP side: the command's answer, faults with row and field, drawings."""

from __future__ import annotations

import csv
import io
import json
import xml.etree.ElementTree as ET
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from prikup.cli import main
from prikup.records import score_sheet
from prikup.records.drawing import sheet_csv, sheet_pdf, sheet_svg
from prikup.records.scores import scored_json
from prikup.records.thousand.drawing import ROWS_OF_PAGE
from prikup.records.thousand.marks import line_of
from prikup.server import Settings, create_app

PLAYED: dict[str, Any] = {"declarer": "A", "bid": 120, "cards": {"A": 67, "B": 53, "C": 0}}
MADE: dict[str, Any] = {**PLAYED, "marriages": {"A": ["H"]}}
BARE = {"barrel_at": "off", "three_bolts_in_match": False}
WRITTEN_OFF = {"declarer": "C", "bid": 130, "write_off": True}


def sheet(*rows: dict[str, Any], players: list[str] | None = None, **more: Any) -> dict[str, Any]:
    return {
        "format": "prikup-sheet/1",
        "game": "thousand",
        "rules": {"preset": "russian", "set": {}},
        "players": players or ["A", "B", "C"],
        "deals": list(rows),
        **more,
    }


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    served = create_app(Settings(db=f"sqlite+aiosqlite:///{tmp_path}/t.db", web=tmp_path))
    transport = httpx.ASGITransport(app=served)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
        yield client


async def test_the_answer_is_that_of_the_command_and_more(client: httpx.AsyncClient) -> None:
    document = sheet(MADE, WRITTEN_OFF)
    answer = (await client.post("/api/score?lang=ru", json=document)).json()
    command = json.loads(json.dumps(scored_json(score_sheet(document), "ru")))
    for key in ("scores", "dealer", "winner", "settlement"):
        assert answer[key] == command[key]
    for row, plain in zip(answer["rows"], command["rows"], strict=True):
        for key in ("scores", "bolts", "barrel"):
            assert row[key] == plain[key]
        for entry, words in zip(row["entries"], plain["entries"], strict=True):
            assert words.items() <= entry.items()
            assert entry["id"].startswith("entry-")
            assert isinstance(entry["args"], dict)


async def test_rows_come_as_they_stand_on_paper(client: httpx.AsyncClient) -> None:
    answer = (await client.post("/api/score", json=sheet(MADE, WRITTEN_OFF))).json()
    first, second = answer["rows"]
    assert (first["dealer"], first["declarer"], first["bid"], first["made"]) == (0, 0, 120, True)
    assert [cell["change"] for cell in first["cells"]] == [120, 55, 0]
    assert first["cells"][2]["marks"] == ["bolt"]
    assert second["cells"][2]["marks"] == ["write-off"]
    assert second["cells"][2]["write_offs"] == 1
    assert (second["dealer"], answer["dealer"]) == (1, 2)


async def test_what_may_be_entered_next_follows_the_rules(client: httpx.AsyncClient) -> None:
    rules = {"preset": "russian", "set": {"golden": "forced_120", "concede": True}}
    answer = (await client.post("/api/score", json=sheet(rules=rules))).json()
    after = answer["next"]
    assert (after["golden"], after["fixed_bid"], after["forced"], after["deal"]) == (
        True,
        120,
        1,
        1,
    )
    assert {"concede", "blind", "write_off", "redeal"} <= set(after["may"])
    assert not {"aces", "nines"} & set(after["may"])
    assert (after["moves"], after["later"]) == (["misdeal"], {"golden": False, "fixed_bid": None})
    rules["set"] |= {"redeal_dealer": "next"}
    answer = (await client.post("/api/score", json=sheet(rules=rules))).json()
    assert answer["next"]["moves"] == ["misdeal", "redeal"]


@pytest.mark.parametrize(
    ("more", "fields"),
    [
        ({}, ["scores", "bolts", "barrel", "barrels_lost"]),
        ({"set": {"three_barrels": "off"}}, ["scores", "bolts", "barrel"]),
        ({"set": BARE}, ["scores"]),
        ({"set": BARE | {"golden": "doubled"}}, ["scores", "deal_number"]),
        ({"set": BARE | {"write_off_limit": 3}}, ["scores", "write_offs"]),
        ({"set": BARE | {"write_off_third_penalty": "third"}}, ["scores", "write_offs"]),
        ({"set": BARE | {"bombs": 1}}, ["scores", "bombs"]),
        ({"preset": "sochi"}, ["pool", "mountain", "whists", "all_passes"]),
        (
            {"preset": "sochi", "set": {"pool_end": "deals"}},
            ["pool", "mountain", "whists", "all_passes", "deal_number"],
        ),
    ],
)
async def test_of_a_match_under_way_only_what_the_rules_use_is_asked(
    client: httpx.AsyncClient, more: dict[str, Any], fields: list[str]
) -> None:
    rules = {"preset": "russian", "set": {}, **more}
    game = "preferans" if rules["preset"] == "sochi" else "thousand"
    answer = (await client.post("/api/score", json=sheet(game=game, rules=rules))).json()
    assert [field["name"] for field in answer["start_fields"]] == fields


async def test_every_number_that_a_start_is_asked_for_is_one_that_it_takes(
    client: httpx.AsyncClient,
) -> None:
    rules = {"preset": "russian", "set": {"three_barrels": "zero"}}
    answer = (await client.post("/api/score", json=sheet(rules=rules))).json()
    for field in answer["start_fields"]:
        for number, good in ((field["least"], True), (field["most"] + 1, False)):
            start = {"scores": [880, 0, 0], field["name"]: [number, field["empty"], field["empty"]]}
            reply = await client.post("/api/score", json=sheet(rules=rules, start=start))
            assert (reply.status_code == 200) is good, field


@pytest.mark.parametrize(
    ("row", "field", "id"),
    [
        ({**PLAYED, "cards": {"A": 68, "B": 53, "C": 0}}, "cards", "cards-sum"),
        ({**PLAYED, "bid": 123}, "bid", "bid-no-multiple"),
        ({**PLAYED, "marriages": {"A": ["H", "H"]}}, "marriages", "marriage-twice"),
        ({**PLAYED, "marriages": {"C": ["H"]}}, "marriages", "marriage-needs-trick"),
        ({**PLAYED, "declarer": ["A", "B"]}, "declarer", "one-declarer"),
        ({**PLAYED, "cards": {"A": 0, "B": 0, "C": 0}}, "cards", "cards-sum"),
    ],
)
async def test_an_impossible_row_is_refused_and_what_stood_before_it_stays(
    client: httpx.AsyncClient, row: dict[str, Any], field: str, id: str
) -> None:
    response = await client.post("/api/score", json=sheet(MADE, row, MADE))
    assert response.status_code == 422
    body = response.json()
    error = body["error"]
    assert (error["row"], error["field"], error["id"]) == (1, field, id)
    assert error["reason"]
    assert len(body["before"]["rows"]) == 1
    assert body["before"]["scores"] == [120, 55, 0]


@pytest.mark.parametrize(
    "document",
    [
        {},
        {"format": "prikup-sheet/9", "game": "thousand", "players": ["A", "B", "C"]},
        sheet(players=["A", "A", "B"]),
        sheet(players=["A"]),
        sheet(rules={"preset": "russian", "set": {"no_such": 1}}),
        sheet(rules={"preset": "russian", "set": {"golden": "off", "golden_raise": True}}),
        sheet(deals=[7]),
        sheet(start={"scores": "no"}),
        {"players": 7, "deals": 8},
    ],
)
async def test_a_sheet_that_is_none_is_refused(
    client: httpx.AsyncClient, document: dict[str, Any]
) -> None:
    for path in ("/api/score", "/api/score/svg"):
        response = await client.post(path, json=document)
        assert response.status_code == 422
        assert response.json()["error"]["id"]


async def test_bodies_that_are_no_documents(client: httpx.AsyncClient) -> None:
    for body, status in ((b"{", 400), (b"[]", 400), (b" " * 100_000, 413)):
        response = await client.post("/api/score", content=body)
        assert response.status_code == status
        assert response.json()["error"]["id"] in ("bad-body", "too-large")


@pytest.mark.parametrize(
    ("form", "kind", "start"),
    [
        ("svg", "image/svg+xml", b"<svg"),
        ("pdf", "application/pdf", b"%PDF-"),
        ("csv", "text/csv", "\ufeffСдача".encode()),
    ],
)
async def test_a_sheet_is_given_out_in_every_form(
    client: httpx.AsyncClient, form: str, kind: str, start: bytes
) -> None:
    response = await client.post(f"/api/score/{form}?lang=ru", json=sheet(MADE))
    assert response.status_code == 200
    assert response.headers["content-type"].startswith(kind)
    assert response.content.startswith(start)


async def test_an_unknown_form_is_no_page(client: httpx.AsyncClient) -> None:
    assert (await client.post("/api/score/exe", json=sheet(MADE))).status_code == 404


# --- drawings ------------------------------------------------------------------------------------


def texts(svg: str) -> list[str]:
    return [node.text or "" for node in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


def ovals(svg: str) -> int:
    return len(list(ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}ellipse")))


def test_the_drawing_shows_totals_bids_marks_and_who_deals_next() -> None:
    rules = {"preset": "russian", "set": {"concede": True}}
    conceded = {"declarer": "B", "bid": 100, "concede": True}
    scored = score_sheet(sheet(MADE, WRITTEN_OFF, conceded, rules=rules))
    shown = texts(sheet_svg(scored, "ru"))
    for text in ("A", "185", "−130", "120", "рос.", "С", "+120", "Следующим сдаёт A."):
        assert text in shown


def test_the_barrel_is_an_oval_with_the_deals_left() -> None:
    start = {"scores": [800, 100, 100]}
    scored = score_sheet(sheet(MADE, start=start))
    assert line_of(scored.rows[0]).cells[0].barrel == 3
    svg = sheet_svg(scored)
    assert ovals(svg) == 1
    assert svg.count("<circle") == 3


def test_names_cannot_break_the_drawing_or_the_table() -> None:
    players = ['<script>&"', "=1+1", "Ё\u202e" + "Ж" * 40]
    row = {"declarer": players[1], "bid": 100, "cards": {players[1]: 120}}
    scored = score_sheet(sheet(row, players=players))
    assert '<script>&"' in texts(sheet_svg(scored))
    assert sheet_pdf(scored).startswith(b"%PDF-")
    table = list(csv.reader(io.StringIO(sheet_csv(scored))))
    assert len(table) == 2
    assert len(table[0]) == len(table[1])
    assert not any(cell.startswith("=") for line in table for cell in line)


def test_a_long_sheet_takes_pages() -> None:
    rows = [{"penalty": {"player": "A", "reason": "other", "amount": 5}}] * (ROWS_OF_PAGE + 1)
    scored = score_sheet(sheet(*rows))
    assert sheet_pdf(scored).count(b"/Type /Page\n") == 2
    assert texts(sheet_svg(scored)).count("·") == len(rows)


def test_csv_has_the_numbers_of_the_sheet() -> None:
    scored = score_sheet(sheet(MADE, WRITTEN_OFF))
    table = list(csv.DictReader(io.StringIO(sheet_csv(scored))))
    assert [line["A: total"] for line in table] == ["120", "185"]
    assert [line["C: change"] for line in table] == ["0", "-130"]
    assert "120" in table[0]["Why"]


def test_csv_begins_where_the_match_stood() -> None:
    start = {"dealer": 1, "scores": [880, 100, -35], "bolts": [0, 2, 0]}
    scored = score_sheet(sheet(MADE, start=start))
    first, deal = csv.DictReader(io.StringIO(sheet_csv(scored)))
    assert (first["Row"], first["Deal"], first["Why"]) == ("start", "", "")
    assert [first[f"{name}: total"] for name in "ABC"] == ["880", "100", "-35"]
    assert (first["A: deals left on the barrel"], first["B: bolts"]) == ("3", "2")
    assert deal["Deal"] == "1"
    fresh = score_sheet(sheet(MADE, start={"dealer": 1}))
    assert len(list(csv.DictReader(io.StringIO(sheet_csv(fresh))))) == 1


def test_csv_of_preferans_begins_where_the_match_stood() -> None:
    start = {"pool": [4, 0, 2], "mountain": [0, 6, 1], "whists": [[0, 4, 0], [12, 0, 0], [0, 8, 0]]}
    scored = score_sheet(sheet(game="preferans", rules={"preset": "sochi"}, start=start))
    (first,) = csv.DictReader(io.StringIO(sheet_csv(scored)))
    assert [first[f"{name}: pool"] for name in "ABC"] == ["4", "0", "2"]
    assert (first["B: mountain"], first["B: whists on A"]) == ("6", "12")


def command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str
) -> tuple[Any, dict[str, Any]]:
    """Exit code and document of ``prikup score``."""
    monkeypatch.setattr("sys.argv", ["prikup", "score", *words])
    with pytest.raises(SystemExit) as ended:
        main()
    return ended.value.code, json.loads(capsys.readouterr().out)


def test_the_command_writes_the_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "sheet.json"
    file.write_text(json.dumps(sheet(MADE)))
    outs = {form: tmp_path / f"sheet.{form}" for form in ("svg", "pdf", "csv")}
    options = [word for form, out in outs.items() for word in (f"--{form}", str(out))]
    code, answer = command(capsys, monkeypatch, str(file), "--json", *options)
    assert (code, answer["scores"]) == (0, [120, 55, 0])
    assert all(out.stat().st_size > 100 for out in outs.values())
    code, answer = command(capsys, monkeypatch, str(file), "--json", "--svg", str(tmp_path))
    assert (code, answer["error"]["id"]) == (2, "file-unwritable")


# --- Preferans -----------------------------------------------------------------------------------

SEVEN: dict[str, Any] = {
    "declarer": "A",
    "contract": "7S",
    "whist": {"B": "whist", "C": "pass"},
    "tricks": {"A": 7, "B": 2, "C": 1},
}
PREFERANS: dict[str, Any] = {"game": "preferans", "rules": {"preset": "sochi", "set": {}}}


async def test_a_sheet_of_preferans_is_scored(client: httpx.AsyncClient) -> None:
    answer = (await client.post("/api/score", json=sheet(SEVEN, **PREFERANS))).json()
    assert (answer["pool"], answer["whists"][1]) == ([4, 0, 0], [12, 0, 0])
    assert (answer["target"], answer["pool_value"], answer["over"]) == (20, 10, False)
    row = answer["rows"][0]
    assert (row["kind"], row["contract"], row["made"]) == ("game", "7S", True)
    assert row["after"] == answer["settlement"]["rounded"] == [15, -1, -14]
    after = answer["next"]
    assert (after["dealer"], after["seats"], after["least"]) == (1, [2, 0, 1], 6)
    assert {"all_pass", "talon_tricks", "help"} <= set(after["may"])
    assert (after["miseres"], after["half"]) == (["misere"], [6, 7])
    assert (after["moves"], after["later"]) == (["misdeal"], {"least": 6, "miseres": ["misere"]})
    assert after["penalties"]["bad_cut"] == [0, 1, 2]
    assert after["rotation"][0] == {"dealer": 1, "seats": [2, 0, 1]}
    assert [each["dealer"] for each in after["rotation"]] == [1, 2, 0]
    assert answer["figure"].startswith("<svg")


async def test_a_sheet_of_preferans_is_refused_with_row_and_field(
    client: httpx.AsyncClient,
) -> None:
    wrong = {**SEVEN, "tricks": {"A": 7, "B": 2}}
    answer = await client.post("/api/score", json=sheet(SEVEN, wrong, **PREFERANS))
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert (error["row"], error["field"], error["id"]) == (1, "tricks", "tricks-sum")
    assert answer.json()["before"]["pool"] == [4, 0, 0]


@pytest.mark.parametrize(("form", "start"), [("svg", b"<svg"), ("pdf", b"%PDF"), ("csv", b"\xef")])
async def test_a_sheet_of_preferans_is_drawn(
    client: httpx.AsyncClient, form: str, start: bytes
) -> None:
    answer = await client.post(f"/api/score/{form}", json=sheet(SEVEN, **PREFERANS))
    assert answer.content.startswith(start)
