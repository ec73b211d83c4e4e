"""``prikup rules`` for people; its JSON is fixed in docs/contract."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from prikup.cli.rules import app


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner(env={"COLUMNS": "120"}).invoke(app, list(arguments))
    return result.exit_code, result.stdout, result.stderr


def test_presets_are_listed() -> None:
    code, out, _ = run("list", "--lang", "ru")
    assert code == 0
    assert "Классическая тысяча" in out


def test_a_rule_set_is_shown_by_groups_with_what_was_edited() -> None:
    code, out, _ = run("show", "russian", "--set", "blind=off", "--lang", "ru")
    assert code == 0
    assert "Тёмная" in out
    assert [line.split()[-1] for line in out.splitlines() if " blind " in line] == ["правка"]


def test_two_rule_sets_are_compared() -> None:
    code, out, _ = run("diff", "russian", "app45")
    assert code == 0
    assert "the points, doubled" in out
    assert run("diff", "russian", "russian")[1] == "Both play by the same rules.\n"


@pytest.mark.parametrize(
    ("edits", "text"), [(["dump=off"], "и 1 правка,"), (["dump=off", "blind=off"], "и 2 правки,")]
)
def test_a_good_file_is_said_to_be_good(edits: list[str], text: str) -> None:
    sets = [word for edit in edits for word in ("--set", edit)]
    code, out, _ = run("check", "russian", *sets, "--lang", "ru")
    assert code == 0
    assert text in out


def test_a_refusal_goes_to_people_on_standard_error() -> None:
    code, out, err = run("show", "russian", "--set", "dump=maybe")
    assert (code, out) == (2, "")
    assert err == "`dump` cannot be maybe. Right would be: true, false.\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ("show", "russian", "--set", "dump"),
        ("show", "/"),
        ("show", "x" * 5000),
        ("show", "T1" + "A" * 5000),
        ("show", "russian\x00.toml"),
        ("check", "no-such-file.json"),
        ("diff", "russian", "no-such-preset"),
        ("show", "russian", "--set", 'marriage_values={"S": 1e999, "C": 1, "D": 1, "H": 1}'),
        ("show", "russian", "--set", "penalty=" + "9" * 5000),
    ],
)
def test_whatever_is_wrong_gets_one_document_and_code_2(arguments: tuple[str, ...]) -> None:
    code, out, _ = run(*arguments, "--json")
    assert code == 2
    assert set(json.loads(out)["error"]) == {"id", "option", "reason"}


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(b"\xff\xfe\x00")
    code, out, _ = run("check", str(tmp_path / "a.json"), "--json")
    assert (code, json.loads(out)["error"]["id"]) == (2, "rules-file")
