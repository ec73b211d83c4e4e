"""docs/records.md names every refusal of records and sheets, and docs/contract shows each."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import prikup.records
from prikup.records.scribe import SCRIBES
from prikup.text import has_message

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "records.md").read_text(encoding="utf-8")
TABLES = re.findall(r"^\| id \| when \|\n\|---\|---\|\n((?:\|.*\n)+)", PAGE, re.M)
LISTED = {
    name
    for table in TABLES
    for line in table.splitlines()
    for name in re.findall(r"`([a-z][a-z-]*…?)`", line.split("|")[1])
}
"""The ids of the tables; ``deal-…`` stands for all that begin so."""

WITHOUT_ENTRY = {
    "file-too-large",  # two megabytes of it
    "field-wrong",  # what no other reason fits
    "record-no-deal",  # of a question, not of a file: told in words, or over HTTP
    "record-no-action",
    "record-no-seat",
}
NOT_REFUSALS = ("entry-", "settle-")
"""How reasons of entries and steps of the settlement begin."""


def raised() -> set[str]:
    """Every reason that the code of records and sheets names."""
    folder = Path(prikup.records.__path__[0])
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in folder.rglob("*.py")]
    words = {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    of_the_game = {name for scribe in SCRIBES.values() for name in scribe.window_reasons}
    return {
        word
        for word in words - of_the_game
        if re.fullmatch(r"[a-z-]+", word)
        and not word.startswith(NOT_REFUSALS)
        and has_message("en", f"reason-{word}")
    }


def answered() -> set[str]:
    """Every id that a contract entry is refused with."""
    found: set[str] = set()
    for path in (DOCS / "contract").glob("*/stdout"):
        text = path.read_text(encoding="utf-8")
        if text.startswith("{"):
            found.add(json.loads(text).get("error", {}).get("id", ""))
    return found


def test_the_page_names_every_refusal() -> None:
    begun = tuple(name[:-1] for name in LISTED if name.endswith("…"))
    found = raised()
    assert len(found) > 90
    assert {name for name in found if name not in LISTED and not name.startswith(begun)} == set()


def test_every_refusal_of_the_page_is_a_reason_and_has_its_contract_entry() -> None:
    listed = {name for name in LISTED if not name.endswith("…")}
    assert {name for name in listed if not has_message("en", f"reason-{name}")} == set()
    assert listed - answered() == WITHOUT_ENTRY
