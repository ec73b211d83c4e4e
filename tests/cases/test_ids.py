"""No case of cases.json is forgotten: each is a test named by its id, or listed with the reason."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
CASES = {case["id"]: case["title"] for case in json.loads((HERE / "cases.json").read_text("utf-8"))}
TEST_FILES = [
    *(ROOT / "tests").rglob("*.py"),
    *(ROOT / "web" / "src").rglob("*.test.ts"),
    *(ROOT / "web").glob("tests/**/*.ts"),
]


def named_in_tests() -> set[str]:
    """The ids that tests bear: ``def test_X27_…`` in Python, ``test_X27``/``"X27 …"`` in a page's
    test."""
    found: set[str] = set()
    for file in TEST_FILES:
        text = file.read_text("utf-8")
        if file.suffix == ".py":
            found |= set(re.findall(r"^\s*(?:async )?def test_([TPX]\d+)_", text, re.MULTILINE))
        else:
            found |= set(re.findall(r"\b(?:test|it|describe)\(\s*[\"'`](?:test_)?([TPX]\d+)", text))
    return found


def listed(name: str) -> set[str]:
    """The ids that a list gives a reason for."""
    return set(re.findall(r"^- ([TPX]\d+): \S", (HERE / name).read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("id", sorted(CASES))
def test_every_case_is_a_test_or_listed(id: str) -> None:
    covered = named_in_tests() | listed("not-yet.md") | listed("not-applicable.md")
    assert id in covered, f"{id} ({CASES[id]}) is neither a test nor listed"


def test_the_lists_name_cases_that_there_are() -> None:
    assert (listed("not-yet.md") | listed("not-applicable.md") | named_in_tests()) <= set(CASES)
