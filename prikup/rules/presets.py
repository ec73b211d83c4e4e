"""Presets: named rule sets in TOML files, each with a description and its source.

A preset gives values over the defaults of its game's catalogue. Files are package data of the game
(``prikup/GAME/presets/NAME.toml``); a table may have its own file of the same shape.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from prikup.game import BadRules, Reason, reason
from prikup.rules.catalogue import Catalogue
from prikup.rules.option import Value
from prikup.rules.values import check_contradiction, normal_values, shown


class Preset(Struct, frozen=True, kw_only=True):
    """A named rule set of a game. ``values`` holds every option of the catalogue."""

    name: str
    game: str
    players: tuple[int, ...]
    title: Mapping[str, str]
    text: Mapping[str, str]
    source: str
    values: Mapping[str, Value]
    default: bool = False
    """Whether a table that names no preset plays this one."""


class PresetFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A preset file as it stands: ``set`` are values over the catalogue's defaults."""

    game: str
    title: dict[str, str]
    text: dict[str, str] = {}
    source: str = ""
    players: tuple[int, ...] = ()
    default: bool = False
    set: dict[str, Any] = {}


_NAMED = re.compile(r"Object (missing|contains unknown).* field `([^`]+)`")
_PLACE = re.compile(r"at `\$\.(\w+)")


def _wrong_shape(error: str) -> Reason:
    """What msgspec found wrong with a preset file."""
    if named := _NAMED.match(error):
        what = "missing" if named[1] == "missing" else "unknown"
        return reason("rules-shape", what=what, field=shown(named[2]))
    if place := _PLACE.search(error):
        return reason("rules-shape", what="type", field=place[1])
    return reason("rules-shape", what="object")


def make_preset(name: str, document: object, catalogue: Catalogue) -> Preset:
    """The preset that a file's content describes.

    Raises :class:`BadRules` for a wrong shape, an unknown option or value, a contradiction. A value
    without effect is no fault: it waits for the edit that switches it on.
    """
    try:
        file = msgspec.convert(document, PresetFile)
    except msgspec.ValidationError as error:
        raise BadRules(_wrong_shape(str(error))) from None
    values = {**catalogue.defaults, **normal_values(catalogue, file.set)}
    check_contradiction(catalogue, values)
    return Preset(
        name=name,
        game=file.game,
        players=file.players,
        title=file.title,
        text=file.text,
        source=file.source,
        values=values,
        default=file.default,
    )


def load_presets(folder: Traversable | Path, catalogue: Catalogue) -> dict[str, Preset]:
    """All presets of a folder: the default one first, then those for as many players, then the
    others by number of players; by name among themselves.

    A broken file raises :class:`ValueError` with the file's name: these files are part of the
    program.
    """
    presets = []
    for file in sorted(folder.iterdir(), key=lambda file: file.name.removesuffix(".toml")):
        if not file.name.endswith(".toml"):
            continue
        name = file.name.removesuffix(".toml")
        try:
            document = tomllib.loads(file.read_text(encoding="utf-8"))
            presets.append(make_preset(name, document, catalogue))
        except (tomllib.TOMLDecodeError, BadRules) as error:
            raise ValueError(f"preset {file.name}: {error}") from error
    defaults = [preset for preset in presets if preset.default]
    if len(defaults) != 1:
        names = [preset.name for preset in defaults]
        raise ValueError(f"{catalogue.game} needs exactly one default preset, not {names}")
    usual = defaults[0].players[:1]

    def place(preset: Preset) -> tuple[bool, bool, tuple[int, ...]]:
        count = preset.players[:1]
        return not preset.default, count != usual, count

    return {preset.name: preset for preset in sorted(presets, key=place)}
