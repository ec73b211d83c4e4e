"""Every reason that the code gives has its words, in every language, and they come out whole."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import prikup
from prikup.game import Reason
from prikup.text import has_message, languages, reason_text
from prikup.thousand.options import GROUPS, OPTIONS
from prikup.thousand.phases import claims

PACKAGE = Path(prikup.__file__).parent
SOURCES = sorted(
    file
    for folder in ("thousand", "preferans", "rules")
    for file in (PACKAGE / folder).rglob("*.py")
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


@pytest.mark.parametrize("lang", languages())
def test_every_ground_of_a_redeal_has_its_words(lang: str) -> None:
    grounds = [f"{w}-{why}" for w in ("hand", "talon", "final") for why in GROUND_KINDS]
    assert [name for name in grounds if not has_message(lang, f"ground-{name}")] == []


GROUND_KINDS = ("nines", "jacks", "below")


def test_these_are_the_grounds() -> None:
    every_card = (1 << 32) - 1
    found = {
        claims._ground(every_card, None, 4, None, "hand"),
        claims._ground(every_card, None, None, 4, "hand"),
        claims._ground(0, 14, None, None, "hand"),
    }
    assert found == {f"hand-{kind}" for kind in GROUND_KINDS}


STEPS = (
    *("contract", "rounding", "doubling", "bolt", "barrel", "knock", "dump", "win", "penalty"),
    *("write_off", "blind", "golden"),
)


@pytest.mark.parametrize("lang", languages())
def test_every_step_of_the_scoring_has_a_name(lang: str) -> None:
    assert [name for name in STEPS if not has_message(lang, f"step-{name}")] == []


def rules_written() -> set[str]:
    """What the scorer names as the rule of an entry."""
    files = sorted((PACKAGE / "thousand" / "scoring").glob("*.py"))
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    places = {"write": 2, "note": 1, "set_score": 2, "_fall": 2}
    found = set()
    for node in (node for tree in trees for node in ast.walk(tree)):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            place = places.get(name)
            if place is not None and len(node.args) > place:
                rule = node.args[place]
                if isinstance(rule, ast.Constant):
                    found.add(str(rule.value))
    return found


def test_the_rule_of_every_entry_is_an_option_or_a_step() -> None:
    known = {option.id for option in OPTIONS} | set(STEPS)
    assert rules_written() - known == set()
    assert {"contract", "dump", "barrel"} <= rules_written()


@pytest.mark.parametrize("lang", languages())
def test_every_option_and_group_has_its_words(lang: str) -> None:
    ids = [f"group-{group}" for group in GROUPS]
    for option in OPTIONS:
        ids += [f"rule-{option.id}", f"rule-{option.id}.text"]
    assert [name for name in ids if not has_message(lang, name)] == []
