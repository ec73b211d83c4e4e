"""Rule sets as people name them on the command line: a preset, a file, or a share code.

The only module of the package that reads files of the user.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

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
            raise ValueError(f"more than {LARGEST} bytes")
        text = path.read_bytes().decode("utf-8-sig")
        is_json = path.suffix == ".json" or text.lstrip().startswith("{")
        document = json.loads(text) if is_json else tomllib.loads(text)
    except OSError as error:
        message = error.strerror or type(error).__name__
        raise BadRules(reason("rules-file", file=path.name, error=message)) from None
    except json.JSONDecodeError as error:
        place = f"no JSON at line {error.lineno}, column {error.colno}"
        raise BadRules(reason("rules-file", file=path.name, error=place)) from None
    except (ValueError, RecursionError) as error:
        raise BadRules(reason("rules-file", file=path.name, error=str(error))) from None
    if not isinstance(document, dict):
        raise BadRules(reason("rules-shape", error="Expected an object"))
    return document
