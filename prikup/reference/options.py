"""The reference of a game's house rules as JSON: everything that a declaration says, in words.

The page, ``prikup rules reference`` and ``docs/rules`` all show what is made here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import to_builtins

from prikup.reference.told import tell
from prikup.rules import Catalogue, Option, Preset, Value, catalogue_of, presets_of
from prikup.rules.catalogue import describe
from prikup.rules.values import find_option
from prikup.text import message, names, value_text


@cache
def rules_reference(game: str, lang: str) -> dict[str, Any]:
    """All options of a game explained (docs/protocol.md), in the order of the catalogue.

    Made once for each language; do not change it. Raises :class:`~prikup.game.BadRules` for an
    unknown game.
    """
    catalogue = catalogue_of(game)
    return {
        "game": game,
        "groups": [
            {"group": group, "title": message(lang, f"group-{group}")} for group in catalogue.groups
        ],
        "options": [_explained(catalogue, option, lang) for option in catalogue],
    }


def option_reference(game: str, id: str, lang: str) -> dict[str, Any]:
    """One option explained. Raises :class:`~prikup.game.BadRules` for an unknown one."""
    catalogue = catalogue_of(game)
    return _explained(catalogue, find_option(catalogue, id), lang)


def _explained(catalogue: Catalogue, option: Option, lang: str) -> dict[str, Any]:
    described = describe(option)
    return {
        "id": option.id,
        "aliases": list(option.aliases),
        "group": option.group,
        "title": message(lang, f"rule-{option.id}"),
        "text": message(lang, f"rule-{option.id}.text"),
        "names": names(f"rule-{option.id}"),
        "type": described["type"],
        "values": [_value(option, value, lang) for value in described["values"]],
        "range": described.get("range"),
        "default": _value(option, option.default, lang),
        "presets": _presets(catalogue.game, option, lang),
        "needs": _links(option.needs, lang),
        "unless": [_links(case, lang) for case in option.unless],
        "excludes": _links(option.excludes, lang),
        "value_needs": [
            {"value": _value(option, value, lang), "needs": _links(needs, lang)}
            for value, needs in option.value_needs.items()
        ],
        "needed_by": [
            {"option": other.id, "title": message(lang, f"rule-{other.id}")}
            for other in catalogue
            if option.id in other.needs
        ],
        "source": [
            {"source": letter, "title": message(lang, f"source-{catalogue.game}-{letter}")}
            for letter in option.source.split()
        ],
        "example": to_builtins(tell(catalogue.game, option, lang)),
    }


def _value(option: Option, value: Value, lang: str) -> dict[str, Any]:
    """A value, what it is called, and its explanation where there is one."""
    found = {"value": value, "title": value_text(lang, option.id, value)}
    explained = f"value-{option.id}-{value}.text"
    text = message(lang, explained)
    return found if text == explained else {**found, "text": text}


def _presets(game: str, option: Option, lang: str) -> list[dict[str, Any]]:
    """The presets in which the option has another value than its default."""
    return [
        {
            "preset": name,
            "title": preset_title(preset, lang),
            "value": _value(option, preset.values[option.id], lang),
        }
        for name, preset in presets_of(game).items()
        if preset.values[option.id] != option.default
    ]


def preset_title(preset: Preset, lang: str) -> str:
    """A preset's name in a language; one of a table's own has only its file's."""
    known = f"preset-{preset.name}"
    title = message(lang, known)
    return title if title != known else preset.title.get(lang, preset.name)


def _links(links: Mapping[str, tuple[Value, ...]], lang: str) -> list[dict[str, Any]]:
    """Other options with the values that are needed or excluded."""
    return [
        {
            "option": other,
            "title": message(lang, f"rule-{other}"),
            "values": [
                {"value": value, "title": value_text(lang, other, value)} for value in values
            ],
        }
        for other, values in links.items()
    ]
