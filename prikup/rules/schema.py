"""The JSON Schema of a game's ``rules``, made from the declarations.

It describes the normal form; readers accept more (``"on"``, ``"240"``, earlier ids). What depends
on several options at once (needs, contradictions) is not said in a schema.
"""

from __future__ import annotations

from typing import Any

from prikup.rules.catalogue import Catalogue
from prikup.rules.option import (
    Choice,
    Flag,
    Number,
    Numbers,
    OptionType,
    SuitValues,
    Threshold,
)
from prikup.rules.registry import presets_of

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def rules_schema(catalogue: Catalogue) -> dict[str, Any]:
    """The schema of the ``rules`` of records, sheets and tables of a registered game."""
    properties = {
        option.id: {**type_schema(option.type), "default": option.default} for option in catalogue
    }
    return {
        "$schema": DIALECT,
        "title": f"rules of {catalogue.game}",
        "type": "object",
        "properties": {
            "game": {"const": catalogue.game},
            "preset": {"enum": list(presets_of(catalogue.game))},
            "set": {
                "type": "object",
                "description": "Edits over the preset. Defaults are those of the catalogue.",
                "properties": properties,
                "additionalProperties": False,
            },
            "code": {"type": "string", "pattern": f"^{catalogue.letter}[0-9][A-Za-z0-9_-]*$"},
        },
        "additionalProperties": False,
    }


def type_schema(kind: OptionType) -> dict[str, Any]:
    """The schema of an option's value.

    >>> type_schema(Choice((5, 10)))
    {'enum': [5, 10]}
    """
    match kind:
        case Flag():
            return {"type": "boolean"}
        case Choice():
            return {"enum": list(kind.values)}
        case Threshold():
            return {"type": "string", "pattern": "^(none|>=?-?[0-9]{1,4})$"}
        case SuitValues():
            number = {"type": "integer", "minimum": kind.low, "maximum": kind.high}
            return {
                "type": "object",
                "properties": dict.fromkeys("SCDH", number),
                "required": list("SCDH"),
                "additionalProperties": False,
            }
        case Numbers():
            return _numbers_schema(kind)
        case Number():
            return _number_schema(kind)


def _number_schema(kind: Number) -> dict[str, Any]:
    """A whole number between bounds; steps that do not start at a multiple are listed."""
    number: dict[str, Any] = {"type": "integer", "minimum": kind.low, "maximum": kind.high}
    if kind.step > 1 and kind.low % kind.step == 0:
        number["multipleOf"] = kind.step
    elif kind.step > 1:
        number = {"enum": list(range(kind.low, kind.high + 1, kind.step))}
    return {"anyOf": [{"enum": list(kind.words)}, number]} if kind.words else number


def _numbers_schema(kind: Numbers) -> dict[str, Any]:
    """A list of whole numbers, or one of some words."""
    numbers: dict[str, Any] = {
        "type": "array",
        "items": {"type": "integer", "minimum": kind.low, "maximum": kind.high},
        "minItems": 1,
        "maxItems": kind.longest,
    }
    return {"anyOf": [{"enum": list(kind.words)}, numbers]} if kind.words else numbers
