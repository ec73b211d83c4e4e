"""The commands take whatever bytes they are given: one answer, exit code 0 or 2, no traceback."""

from __future__ import annotations

import copy
import io
import json
from pathlib import Path
from typing import Any

import pytest
from commands import run
from hypothesis import given, settings
from hypothesis import strategies as st

from prikup.records.show import shown_text

COMMANDS = (["record", "check"], ["record", "show"], ["score"])
ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden"
RECORD = json.loads((GOLDEN / "redeal.json").read_text(encoding="utf-8"))
SHEET: dict[str, Any] = {
    "format": "prikup-sheet/1",
    "game": "thousand",
    "rules": {"preset": "russian", "set": {}},
    "players": ["A", "B", "C"],
    "start": {"scores": [495, 200, 760], "dealer": 0},
    "deals": [
        {"declarer": "C", "bid": 120, "write_off": True},
        {
            "declarer": "A",
            "bid": 140,
            "cards": {"A": 67, "B": 53, "C": 0},
            "marriages": {"A": ["H"]},
            "tricks": {"A": 5, "B": 3, "C": 0},
        },
        {"penalty": {"player": "B", "reason": "misdeal"}},
    ],
}

PREFERANS: dict[str, Any] = {
    "format": "prikup-sheet/1",
    "game": "preferans",
    "rules": {"preset": "leningrad", "set": {"without_three": "on"}},
    "players": ["A", "B", "C", "D"],
    "start": {"pool": [4, 0, 2, 0], "whists": [[0, 4, 0, 0], [12, 0, 0, 0], [0, 8, 0, 0], [0] * 4]},
    "deals": [
        {
            "declarer": "C",
            "contract": "7S",
            "whist": {"B": "whist", "D": "pass"},
            "open": False,
            "tricks": {"C": 7, "B": 1, "D": 2},
        },
        {"declarer": "D", "contract": "misere", "tricks": {"D": 1}},
        {"all_pass": True, "tricks": {"A": 3, "B": 5, "D": 0, "talon": 2}},
        {"penalty": {"player": "B", "reason": "other", "amount": 2}},
    ],
}
DOCUMENTS = {
    "score": (SHEET, PREFERANS, RECORD),
    "record": (
        RECORD,
        json.loads((GOLDEN / "preferans-all-pass-exit.json").read_text(encoding="utf-8")),
    ),
}
"""What is damaged: one of each game."""
PLACES = {
    "score": ({"row", "field"}, {"deal", "action"}),
    "record": ({"deal", "action"},),
}
"""How an answer says where: the scorer reads sheets and records."""


def check_answer(command: list[str], data: bytes) -> None:
    """One JSON document and the right exit code; and for people one line of reason."""
    code, out, err = run([*command, "-", "--json"], data)
    document = json.loads(out)
    assert err == ""
    assert code == (2 if "error" in document else 0)
    if code:
        assert set(document["error"]) - {"id", "reason"} in PLACES[command[0]]
        assert document["error"]["reason"] != "reason-" + document["error"]["id"]
    again, out, err = run([*command, "-", "--lang", "ru"], data)
    assert again == code
    assert (out == "") == (code == 2)
    assert (len(err.splitlines()) == 1) == (code == 2)


@settings(max_examples=60, deadline=None)
@given(command=st.sampled_from(COMMANDS), data=st.binary(max_size=60))
def test_any_bytes_are_answered(command: list[str], data: bytes) -> None:
    check_answer(command, data)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**25), 10**25)
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(
        ["A", "H", "120", "pass", "KH", "7S", "misere", "whist", "russian", "sochi", "redeal"]
    ),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=6) | st.sampled_from(["A", "deals"]), inner, max_size=4)
    ),
    max_leaves=8,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a document."""
    inner = (
        value.items()
        if isinstance(value, dict)
        else enumerate(value)
        if isinstance(value, list)
        else ()
    )
    return [path, *(place for key, item in inner for place in places(item, (*path, key)))]


def changed(document: Any, path: tuple[Any, ...], how: str, value: Any) -> Any:
    """The document with one place replaced, taken away or put in twice."""
    if not path:
        return value
    result = copy.deepcopy(document)
    inner = result
    for key in path[:-1]:
        inner = inner[key]
    last = path[-1]
    if how == "take":
        del inner[last]
    elif how == "double" and isinstance(inner, list):
        inner.insert(last, inner[last])
    elif how == "add" and isinstance(inner, dict):
        inner[str(value)[:5]] = value
    else:
        inner[last] = value
    return result


@settings(max_examples=250, deadline=None)
@given(data=st.data())
def test_a_changed_file_is_answered(data: st.DataObject) -> None:
    command = data.draw(st.sampled_from(COMMANDS))
    document = data.draw(st.sampled_from(DOCUMENTS[command[0]]))
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(places(document)))
        how = data.draw(st.sampled_from(["put", "take", "double", "add"]))
        document = changed(document, path, how, data.draw(JSON))
    check_answer(command, json.dumps(document).encode())


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_file_with_wrong_bytes_is_answered(data: st.DataObject) -> None:
    command = data.draw(st.sampled_from(COMMANDS))
    text = bytearray(json.dumps(data.draw(st.sampled_from(DOCUMENTS[command[0]]))).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        text[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    check_answer(command, bytes(text))


NASTY = {
    "empty": (b"", "json-broken"),
    "not UTF-8": (b'{"format": "\xff"}', "file-not-utf8"),
    "half a document": (b'{"format": ', "json-broken"),
    "a list": (b"[]", "json-no-object"),
    "null": (b"null", "json-no-object"),
    "deep lists": (b"[" * 100_000, "json-deep"),
    "deep objects": (b'{"a":' * 100_000, "json-deep"),
    "a deep list that closes": (b"[" * 40 + b"]" * 40, "json-deep"),
    "a doubled key": (b'{"format": 1, "format": 2}', "json-twice"),
    "not a number": (b'{"deals": NaN}', "json-number"),
    "infinity": (b'{"deals": -Infinity}', "json-number"),
    "an infinite exponent": (b'{"deals": 1e999}', "json-number"),
    "a huge number": (b'{"deals": ' + b"9" * 10_000 + b"}", "json-number"),
    "half a surrogate pair": (b'{"players": ["\\ud800"]}', "json-text"),
    "half a surrogate pair as a key": (b'{"\\ud800": 1}', "json-text"),
    "too large": (b'{"a": "' + b"x" * 3_000_000 + b'"}', "file-too-large"),
    "another version": (b'{"format": "prikup-record/7"}', "format-version"),
}


@pytest.mark.parametrize("name", NASTY)
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_nasty_file_is_answered_with_its_reason(command: list[str], name: str) -> None:
    data, why = NASTY[name]
    check_answer(command, data)
    found = json.loads(run([*command, "-", "--json"], data)[1])["error"]["id"]
    assert found == why


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_doubled_key_in_a_deal_is_found_there(command: list[str]) -> None:
    data = b'{"deals": [{}, {"bid": 1, "bid": 2}]}'
    error = json.loads(run([*command, "-", "--json"], data)[1])["error"]
    assert error["id"] == "json-twice"
    assert (error["row"] if command == ["score"] else error["deal"]) == 1


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_file_that_cannot_be_read_is_answered(command: list[str], tmp_path: Path) -> None:
    for name in ("none.json", ".", "none\x00.json", "\udcff.json"):
        code, out, _ = run([*command, str(tmp_path / name), "--json"])
        assert code == 2
        assert json.loads(out)["error"]["id"] == "file-unreadable"


def test_reasons_for_people_count_from_one_and_name_the_players(tmp_path: Path) -> None:
    document = copy.deepcopy(RECORD)
    document["deals"][1]["actions"] = ["105"]
    file = tmp_path / "record.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    code, out, err = run(["record", "check", str(file)])
    assert (code, out) == (2, "")
    assert err.startswith("Deal 2, action 2: The deal is not finished")
    assert "Clara" in err


def test_a_terminal_without_suits_gets_question_marks(capsys: pytest.CaptureFixture[str]) -> None:
    from prikup.cli.answers import say
    from prikup.records import replay

    text = shown_text(replay(RECORD))
    narrow = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    say(text, narrow)
    narrow.seek(0)
    assert "Q?" in narrow.read()
