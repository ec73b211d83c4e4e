"""The JSON Schemas of records and sheets, made from the structs that read them."""

from __future__ import annotations

from typing import Any

import msgspec

from prikup.records.record import FORMAT as RECORD
from prikup.records.record import Record
from prikup.records.sheet import FORMAT as SHEET
from prikup.records.sheet import PENALTIES, Sheet
from prikup.rules import CATALOGUES
from prikup.rules.schema import DIALECT, rules_schema


def record_schema() -> dict[str, Any]:
    """The schema of ``prikup-record/1``.

    >>> sorted(record_schema()["properties"])
    ['deals', 'format', 'game', 'players', 'result', 'rules', 'start']
    """
    return _schema(Record, RECORD)


def sheet_schema() -> dict[str, Any]:
    """The schema of ``prikup-sheet/1``."""
    schema = _schema(Sheet, SHEET)
    schema["$defs"]["Penalty"]["properties"]["reason"] = {"enum": list(PENALTIES)}
    return schema


def _schema(kind: type[msgspec.Struct], name: str) -> dict[str, Any]:
    (root,), parts = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    own = parts.pop(root["$ref"].rpartition("/")[2])
    rules = []
    for catalogue in CATALOGUES.values():
        part = rules_schema(catalogue)
        parts[f"Rules_{catalogue.game}"] = {k: part[k] for k in part if k != "$schema"}
        rules.append({"$ref": f"#/$defs/Rules_{catalogue.game}"})
    own["properties"]["format"] = {"const": name}
    own["properties"]["game"] = {"enum": list(CATALOGUES)}
    own["properties"]["rules"] = {"anyOf": rules}
    return {"$schema": DIALECT, **own, "title": name, "$defs": parts}
