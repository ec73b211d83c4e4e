"""What Thousand says by ids that are put together, or that stand beside a reason, has its words."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from prikup.text import has_message, languages
from prikup.thousand import scoring
from prikup.thousand.options import OPTIONS
from prikup.thousand.phases import claims


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
    files = sorted(Path(scoring.__path__[0]).glob("*.py"))
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
