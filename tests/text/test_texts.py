"""Every reason that the code gives has its words, in every language, and they come out whole."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import prikup
from prikup.game import GAMES, Reason
from prikup.text import has_message, languages, reason_text

PACKAGE = Path(prikup.__file__).parent
SOURCES = sorted(
    file
    for files in ("*.py", "rules/**/*.py", *(f"{game}/**/*.py" for game in GAMES))
    for file in PACKAGE.glob(files)
)
WORDED = {"f'entry-doubled-{rule}'": ("entry-doubled-blind", "entry-doubled-golden")}
"""Ids that the code puts together."""


def reason_calls(file: Path) -> Iterator[ast.Call]:
    """The places of a source file that make a reason."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("reason", "Reason")
            and node.args
        ):
            yield node


def ids_of(expression: ast.expr) -> tuple[str, ...]:
    """The ids that the first argument of ``reason`` can have."""
    if isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        return (expression.value,)
    if isinstance(expression, ast.IfExp):
        return ids_of(expression.body) + ids_of(expression.orelse)
    return WORDED.get(ast.unparse(expression), ())


def reasons() -> dict[str, set[str]]:
    """Each reason id of the sources with the names of its arguments where they are spelt out."""
    found: dict[str, set[str]] = {}
    for file in SOURCES:
        for call in reason_calls(file):
            for name in ids_of(call.args[0]):
                found.setdefault(name, set()).update(word.arg or "" for word in call.keywords)
    return found


REASONS = reasons()


def test_the_search_finds_reasons() -> None:
    assert {
        "must-follow",
        "claim-off",
        "entry-doubled-golden",
        "bad-value",
        "settle-lowest",
        "start-number",
        "deal-twice",
    } <= set(REASONS)


@pytest.mark.parametrize("lang", languages())
def test_every_reason_has_its_words(lang: str) -> None:
    assert [name for name in sorted(REASONS) if not has_message(lang, f"reason-{name}")] == []


SAMPLE: dict[str, str | int] = {
    **dict.fromkeys(("card", "near", "other", "switch"), "KH"),
    "suit": "S",
    "seat": 1,
    "player": 1,
    "word": "redeal",
    "why": "misdeal",
    "text": "x",
}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", sorted(name for name in REASONS if REASONS[name]))
def test_a_reason_comes_out_whole(lang: str, name: str) -> None:
    """No argument that the code does not give, no reference to nothing."""
    given = {arg: SAMPLE.get(arg, 5) for arg in REASONS[name] if arg}
    text = reason_text(lang, Reason(name, given))
    assert "{$" not in text.replace(" ", "") and "reason-" not in text, text
