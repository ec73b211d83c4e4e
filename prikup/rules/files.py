"""Rule sets as people name them on the command line: a preset, a file, or a share code.

The only module of the package that reads files of the user.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from prikup.faults import fault_name
from prikup.game import BadRules, reason
from prikup.rules.code import looks_like_code
from prikup.rules.presets import make_preset
from prikup.rules.registry import CATALOGUES, catalogue_of, presets_of
from prikup.rules.ruleset import RuleSet, named, read, resolve

LARGEST = 1_000_000
"""Files above this size (bytes) hold no rule set."""
_SUFFIXES = (".toml", ".json")


def parse_assignments(texts: Iterable[str]) -> dict[str, object]:
    """The edits of ``ID=VALUE`` texts; a value that is JSON is read as such. The last one wins.

    >>> parse_assignments(["dump=off", "penalty=100", 'marriage_values={"S": 40}'])
    {'dump': 'off', 'penalty': 100, 'marriage_values': {'S': 40}}

    Raises :class:`BadRules` for a text without ``=``.
    """
    edits: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise BadRules(reason("rules-assignment", text=text[:60]))
        try:
            edits[name.strip()] = json.loads(value)
        except (ValueError, RecursionError):
            edits[name.strip()] = value.strip()
    return edits


def find_rules(
    text: str, edits: Mapping[str, object] | None = None, game: str | None = None
) -> RuleSet:
    """The rule set that a preset's name, a file or a share code stands for, with further edits.

    What ends in ``.toml`` or ``.json``, or has a slash, is a file; so is a file by another name
    unless a preset is called so. Raises :class:`BadRules`.
    """
    path, edits = Path(text), edits or {}
    if path.suffix in _SUFFIXES or "/" in text:
        return read_rules_file(path, edits, game)
    if not looks_like_code(text) and not _is_preset(text) and _is_file(path):
        return read_rules_file(path, edits, game)
    return named(text, edits, game)


def _is_preset(name: str) -> bool:
    """Whether there is a preset of this name in any game."""
    return any(name in presets_of(game) for game in CATALOGUES)


def read_rules_file(
    path: Path, edits: Mapping[str, object] | None = None, game: str | None = None
) -> RuleSet:
    """The rule set in a TOML or JSON file, with further edits. Raises :class:`BadRules`.

    The file holds ``preset`` and ``set`` (or ``code``), or is a preset of its own (it has a
    ``title``; then ``set`` lies over the defaults), or a record or sheet, whose ``rules`` are read.
    """
    document: Any = _load(path)
    if "title" in document:
        preset = make_preset(path.stem, document, catalogue_of(str(document.get("game"))))
        return resolve(preset.game, preset, edits)
    if isinstance(document.get("game"), str):
        game = game or document["game"]
    if "format" in document:
        document = document.get("rules", {})
    if edits and isinstance(document, Mapping):
        own = document.get("set") or {}
        if isinstance(own, Mapping):
            document = {**document, "set": {**own, **edits}}
    return read(document, game)


def _is_file(path: Path) -> bool:
    """Whether there is such a file; a name too long for one is none."""
    try:
        return path.is_file()
    except OSError:
        return False


def _load(path: Path) -> dict[str, Any]:
    """The object in a file. Raises :class:`BadRules` for whatever is wrong with it."""
    try:
        if path.stat().st_size > LARGEST:
            raise _unreadable(path, "large", most=LARGEST)
        text = path.read_bytes().decode("utf-8-sig")
        is_json = path.suffix == ".json" or text.lstrip().startswith("{")
        document = json.loads(text) if is_json else tomllib.loads(text)
    except OSError as error:
        raise _unreadable(path, "system", error=fault_name(error)) from None
    except json.JSONDecodeError as error:
        raise _unreadable(path, "json", line=error.lineno, column=error.colno) from None
    except UnicodeDecodeError as error:
        raise _unreadable(path, "utf8", byte=error.start) from None
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+), column (\d+)", str(error))
        line, column = map(int, found.groups()) if found else (text.count("\n") + 1, 1)
        raise _unreadable(path, "toml", line=line, column=column) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, too many brackets
        raise _unreadable(path, "deep") from None
    if not isinstance(document, dict):
        raise BadRules(reason("rules-shape", what="object"))
    return document


def _unreadable(path: Path, what: str, **args: str | int) -> BadRules:
    return BadRules(reason("rules-file", file=str(path)[-60:], what=what, **args))
