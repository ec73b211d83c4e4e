"""Reading JSON from outside: exact places for whatever is wrong, never a traceback.

A document is decoded once, walked once (doubled keys, numbers that are not whole, broken text) and
converted to a struct. Every fault is a :class:`~prikup.game.BadRecord`; where it stands is said by
the ``place`` of the format: a function from a path such as ``("deals", 2, "bid")`` to the names
that the format's errors use.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NoReturn, TypeVar

import msgspec
from msgspec import inspect

from prikup.game import BadRecord, BadRules, Reason, reason
from prikup.rules import RuleSet, default_preset, presets_of
from prikup.rules import read as read_rules

Path = tuple[str | int, ...]
Place = Callable[[Path], dict[str, Any]]
T = TypeVar("T")

LARGEST = 2_000_000
"""Bytes; a match of 300 deals takes about 80,000."""
DEEPEST = 12
LARGEST_NUMBER = 1_000_000_000
LONGEST_NAME = 60


class _Twice(dict[str, Any]):
    """An object in which a key stood twice; ``key`` is the first such."""

    key = ""


def read_document(data: bytes, place: Place) -> dict[str, Any]:
    """The JSON object in a file, checked for all that no struct can check.

    >>> from prikup.records.record import place_in_record
    >>> read_document(b'{"players": ["A", "B"]}', place_in_record)
    {'players': ['A', 'B']}

    Raises :class:`BadRecord`.
    """
    if len(data) > LARGEST:
        raise BadRecord(reason("file-too-large", most=LARGEST))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord(reason("file-not-utf8", byte=error.start)) from None
    document = _decode(text)
    check_document(document, place)
    if not isinstance(document, dict):
        raise BadRecord(reason("json-no-object"))
    return document


def _decode(text: str) -> object:
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        why = reason("json-broken", line=error.lineno, column=error.colno)
        raise BadRecord(why) from None
    except RecursionError:
        raise BadRecord(reason("json-deep", most=DEEPEST)) from None
    except ValueError:  # a number of thousands of digits
        raise BadRecord(reason("json-number", text="…")) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    keys = [key for key, _ in pairs]
    twice = _Twice(found)
    twice.key = next(key for at, key in enumerate(keys) if key in keys[:at])
    return twice


def _no_constant(text: str) -> NoReturn:
    raise BadRecord(reason("json-number", text=text))


def check_document(document: object, place: Place) -> None:
    """Walk a document: no key twice, only whole numbers of a sensible size, only clean text, not
    too deep. Raises :class:`BadRecord` for the first fault."""
    stack: list[tuple[object, Path]] = [(document, ())]
    while stack:
        value, path = stack.pop()
        if isinstance(value, _Twice):
            twice = reason("json-twice", field=shown(value.key))
            raise BadRecord(twice, **place((*path, value.key)))
        if (why := _fault(value, path)) is not None:
            raise BadRecord(why, **place(path))
        if isinstance(value, Mapping):
            for key in value:
                if not isinstance(key, str) or not _clean(key):
                    raise BadRecord(reason("json-text"), **place(path))
            stack += [(value[key], (*path, key)) for key in reversed(list(value))]
        elif isinstance(value, list | tuple):
            stack += [(item, (*path, at)) for at, item in reversed(list(enumerate(value)))]


def _fault(value: object, path: Path) -> Reason | None:
    if len(path) > DEEPEST:
        return reason("json-deep", most=DEEPEST)
    if isinstance(value, float):
        return reason("json-number", text=repr(value))
    if isinstance(value, int) and not -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
        return reason("json-number", text="…")
    if isinstance(value, str) and not _clean(value):
        return reason("json-text")
    return None


def _clean(text: str) -> bool:
    """Without control characters and halves of surrogate pairs, which no terminal can show."""
    return text.isprintable() or not any(
        unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp") for char in text
    )


def shown(text: str) -> str:
    """A text of the file for a message: not longer than a line."""
    return text if len(text) <= 40 else text[:39] + "…"


# --- structs -------------------------------------------------------------------------------------

_PLACE = re.compile(r" - at `(?:key` in `)?\$([^`]*)`$")
_PART = re.compile(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]")
_EXPECTED = re.compile(r"Expected `(.*)`, got `(.*)`$")
_WORD = re.compile(r"Invalid enum value '(.*)'$", re.DOTALL)
_NAMED = re.compile(r"Object (missing required|contains unknown) field `(.*)`$", re.DOTALL)


def to_struct(document: object, kind: type[T], place: Place, at: Path = ()) -> T:
    """The struct that a checked document, or the part of it ``at`` a path, holds.
    Raises :class:`BadRecord` for a wrong shape."""
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        text = str(error)
    inner: Path = ()
    if found := _PLACE.search(text):
        text = text[: found.start()]
        inner = tuple(_part(part[1], part[2]) for part in _PART.finditer(found[1]))
    path = (*at, *(part for part in inner if part != "..."))
    if named := _NAMED.match(text):
        what = "field-missing" if named[1].startswith("missing") else "field-unknown"
        why = reason(what, field=shown(named[2]))
        raise BadRecord(why, **place((*path, named[2])))
    if wrong := _EXPECTED.match(text):
        wanted = wrong[1].removesuffix(" | null").replace(" | ", "-or-")
        why = reason("field-type", field=_field(path), wanted=wanted, given=wrong[2])
        raise BadRecord(why, **place(path))
    if word := _WORD.match(text):
        right = ", ".join(_words(inspect.type_info(kind), inner))
        why = reason("field-word", field=_field(path), given=shown(word[1]), right=right)
        raise BadRecord(why, **place(path))
    raise BadRecord(reason("field-wrong", field=_field(path), error=text), **place(path))


def _part(name: str | None, index: str | None) -> str | int:
    return int(index) if index and index.isdigit() else name or "..."


def _words(kind: inspect.Type, path: Path) -> Iterator[str]:
    """The words that may stand at a path within a type; ``...`` is any value of a dictionary."""
    match kind:
        case inspect.UnionType(types=types):
            for each in types:
                yield from _words(each, path)
        case inspect.Metadata(type=inner):
            yield from _words(inner, path)
        case inspect.LiteralType(values=values) if not path:
            yield from map(str, values)
        case inspect.StructType(fields=fields) if path:
            for field in fields:
                if field.encode_name == path[0]:
                    yield from _words(field.type, path[1:])
        case inspect.DictType(value_type=inner) | inspect.ListType(item_type=inner) if path:
            yield from _words(inner, path[1:])


def _field(path: Path) -> str:
    """The last name of a path."""
    return next((part for part in reversed(path) if isinstance(part, str)), "file")


# --- what records and sheets have in common ------------------------------------------------------


def check_format(given: str, right: str) -> None:
    """Raises :class:`BadRecord` for another format, or for a version that is not known."""
    if given == right:
        return
    name, _, version = given.partition("/")
    if name == right.partition("/")[0] and version:
        why = reason("format-version", version=shown(version), right=right.partition("/")[2])
        raise BadRecord(why, field="format")
    raise BadRecord(reason("format-unknown", given=shown(given), right=right), field="format")


def rules_of(game: str, document: Mapping[str, Any], count: int) -> RuleSet:
    """The rule set of a record or sheet of so many players, where the rules do not say how many
    and the preset is one for as many. Raises :class:`BadRecord` with the option."""
    edits = document.get("set", {})
    if "code" not in document and isinstance(edits, Mapping) and "players" not in edits:
        name = document.get("preset", default_preset(game).name)
        preset = presets_of(game).get(name) if isinstance(name, str) else None
        if preset is not None and count in preset.players:
            document = {**document, "set": {**edits, "players": count}}
    try:
        return read_rules(document, game)
    except BadRules as error:
        raise BadRecord(error.reason, field="rules", **error.where) from None


def check_players(players: Sequence[str], rules: RuleSet) -> None:
    """The right number of distinct names. Raises :class:`BadRecord`."""
    right = rules.values.get("players", len(players))
    if len(players) != right:
        why = reason("players-count", count=len(players), right=int(str(right)))
        raise BadRecord(why, field="players")
    for at, name in enumerate(players):
        if not name.strip() or len(name) > LONGEST_NAME:
            why = reason("players-name", number=at + 1, most=LONGEST_NAME)
            raise BadRecord(why, field="players")
        if name in players[:at]:
            raise BadRecord(reason("players-twice", name=name), field="players")
