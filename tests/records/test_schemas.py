"""The JSON Schemas in docs/schema are those of the structs, and fit what is written."""

import json
import os
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from prikup.records.schemas import record_schema, sheet_schema
from prikup.records.scribe import SCRIBES

ROOT = Path(__file__).parents[2]
SCHEMAS = {
    f"{kind}-{game}": schema(game)
    for kind, schema in (("record", record_schema), ("sheet", sheet_schema))
    for game in SCRIBES
}


@pytest.mark.parametrize("name", SCHEMAS)
def test_schema_in_the_docs_is_the_structs_own(name: str) -> None:
    """``PRIKUP_UPDATE=1`` writes it anew."""
    path = ROOT / "docs" / "schema" / f"{name}.json"
    text = json.dumps(SCHEMAS[name], ensure_ascii=False, indent=2) + "\n"
    if os.environ.get("PRIKUP_UPDATE"):
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


def test_records_and_sheets_of_the_repository_fit_their_schemas() -> None:
    validators = {
        (f"prikup-{kind}/1", game): jsonschema_rs.validator_for(SCHEMAS[f"{kind}-{game}"])
        for kind in ("record", "sheet")
        for game in SCRIBES
    }
    golden = sorted((ROOT / "tests" / "golden").glob("*.json"))
    good = [
        path
        for path in (ROOT / "docs" / "contract").glob("*/*.json")
        if not (path.parent / "exit").exists()
    ]
    checked = 0
    for path in [*golden, *good]:
        document: Any = json.loads(path.read_text(encoding="utf-8"))
        if isinstance(document, dict) and "format" in document:
            validators[document["format"], document["game"]].validate(document)
            checked += 1
    assert checked >= len(golden) > 0
