"""The JSON Schemas of a game's records and sheets, made from the structs that read them."""

from __future__ import annotations

from typing import Any

import msgspec

from prikup.records.record import FORMAT as RECORD
from prikup.records.record import Record
from prikup.records.scribe import scribe_of
from prikup.records.sheet import FORMAT as SHEET
from prikup.records.sheet import Sheet
from prikup.rules import catalogue_of
from prikup.rules.schema import DIALECT, rules_schema

_REF = "#/$defs/{name}"


def record_schema(game: str) -> dict[str, Any]:
    """The schema of ``prikup-record/1`` for one game.

    >>> sorted(record_schema("thousand")["properties"])
    ['deals', 'format', 'game', 'players', 'result', 'rules', 'start']
    """
    return _schema(game, RECORD, Record)


def sheet_schema(game: str) -> dict[str, Any]:
    """The schema of ``prikup-sheet/1`` for one game."""
    row = scribe_of(game).row
    schema = _schema(game, SHEET, Sheet, row)
    rows = {"type": "array", "items": _ref(row.__name__), "default": []}
    schema["properties"]["deals"] = rows
    return schema


def _schema(
    game: str, name: str, kind: type[msgspec.Struct], *parts: type[msgspec.Struct]
) -> dict[str, Any]:
    """The schema of a format: ``kind`` with the game's own rules and start, and further parts."""
    start = scribe_of(game).start
    _, defs = msgspec.json.schema_components([start, *parts, kind], ref_template=_REF)
    root = defs.pop(kind.__name__)
    root["properties"] |= {
        "format": {"const": name},
        "game": {"enum": [game]},
        "rules": _ref(f"Rules_{game}"),
        "start": {**_ref(start.__name__), "default": {}},
    }
    rules = rules_schema(catalogue_of(game))
    defs[f"Rules_{game}"] = {key: rules[key] for key in rules if key != "$schema"}
    return {"$schema": DIALECT, **root, "title": name, "$defs": defs}


def _ref(name: str) -> dict[str, Any]:
    return {"$ref": _REF.format(name=name)}
