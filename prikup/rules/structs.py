"""Option values in small frozen structs, one per phase: a field bears the id of its option.

The words ``off`` and ``none`` become ``None`` where the field may be ``None``; a list of numbers
becomes a tuple.
"""

from __future__ import annotations

import typing
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from prikup.rules.option import Value

R = TypeVar("R", bound=Struct)


def filled(kind: type[R], values: Mapping[str, Value]) -> R:
    """A struct whose fields are structs of option values, filled from a value for every option."""
    parts = {
        name: part(**{key: _plain(values[key], hint) for key, hint in _hints(part).items()})
        for name, part in _parts(kind).items()
    }
    return kind(**parts)


def read_ids(kind: type[Struct]) -> frozenset[str]:
    """Every option id that has a field."""
    return frozenset(key for part in _parts(kind).values() for key in _hints(part))


@cache
def _parts(kind: type[Struct]) -> dict[str, type[Struct]]:
    return {field.name: field.type for field in msgspec.structs.fields(kind)}


@cache
def _hints(part: type[Struct]) -> dict[str, Any]:
    return typing.get_type_hints(part)


def _plain(value: Value, hint: Any) -> Any:
    if isinstance(value, list):
        return tuple(value)
    optional = type(None) in typing.get_args(hint)
    return None if optional and value in ("off", "none") else value
