"""docs/records.md names every refusal of records and sheets, and docs/contract shows each."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

import prikup.records
import prikup.text
from prikup.game import BadRecord
from prikup.records.documents import to_struct
from prikup.records.record import Record, RecordDeal, place_in_record
from prikup.records.scribe import SCRIBES
from prikup.records.sheet import Sheet
from prikup.text import has_message, languages

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


def types_refused() -> set[tuple[str, str]]:
    """Which types are wanted and given wherever a field of records and sheets is of the wrong one,
    as the reason says it."""
    scribes = SCRIBES.values()
    kinds = [Record, RecordDeal, Sheet, *(kind for s in scribes for kind in (s.start, s.row))]
    values: tuple[Any, ...] = (1, "x", True, None, [], {}, [[]], {"A": {}}, {"A": []}, [[[]]])
    found = set()
    for kind in kinds:
        for field in structs.fields(kind):
            for value in values:
                try:
                    to_struct({field.encode_name: value}, kind, place_in_record)
                except BadRecord as error:
                    if error.reason.id == "field-type":
                        found.add(
                            (str(error.reason.args["wanted"]), str(error.reason.args["given"]))
                        )
    return found


@pytest.mark.parametrize("lang", languages())
def test_a_wrong_type_is_named_in_words(lang: str) -> None:
    page = Path(prikup.text.__file__).parent / lang / "records.ftl"
    message = re.search(
        r"^reason-field-type = .*wanted ->\n(.*?)^\}.*given ->\n(.*?)^\}",
        page.read_text("utf-8"),
        re.M | re.S,
    )
    assert message is not None
    in_words = [set(re.findall(r"\[([a-z-]+)\]", variants)) for variants in message.groups()]
    refused = types_refused()
    assert {wanted for wanted, _ in refused} == in_words[0]
    assert {given for _, given in refused} == in_words[1]
