"""A rule set: a preset and edits, resolved to a value for every option.

>>> rules = resolve("thousand", "russian", {"write_off_amount": "60_each"})
>>> rules.values["write_off_amount"], rules.origin("write_off_amount")
('60_each', 'edit')
>>> decode(rules.code) == rules
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from prikup.game import BadRules, reason
from prikup.rules import code
from prikup.rules.catalogue import Catalogue
from prikup.rules.option import Value
from prikup.rules.presets import Preset
from prikup.rules.registry import CATALOGUES, catalogue_of, default_preset, find_preset
from prikup.rules.values import check_contradiction, normal_values, shown

Origin = Literal["default", "preset", "edit"]


class RuleSet(Struct, frozen=True, kw_only=True):
    """The rules of a table, checked: made by :func:`resolve`, :func:`decode` or :func:`read`."""

    game: str
    preset: str
    edits: Mapping[str, Value]
    """What differs from the preset, in the catalogue's order: the normal form of ``rules.set``."""
    base: Mapping[str, Value]
    """The value of every option in the preset without edits."""
    values: Mapping[str, Value]
    """The value of every option."""

    def origin(self, id: str) -> Origin:
        """Where an option's value comes from: the catalogue's default, the preset or an edit."""
        if id in self.edits:
            return "edit"
        return "default" if self.values[id] == CATALOGUES[self.game][id].default else "preset"

    def differences(self, other: RuleSet) -> dict[str, tuple[Value, Value]]:
        """The options in which two rule sets of one game differ: this value and the other's.

        Raises :class:`BadRules` for rule sets of two games.
        """
        if other.game != self.game:
            raise BadRules(reason("two-games", game=self.game, other=other.game))
        return {
            name: (value, other.values[name])
            for name, value in self.values.items()
            if value != other.values[name]
        }

    def comparison(self, other: RuleSet) -> dict[str, Any]:
        """What ``prikup rules diff --json`` answers: the options that differ, with both values and
        where each comes from. Raises :class:`BadRules` for rule sets of two games.
        """
        return {
            "game": self.game,
            "a": {"preset": self.preset, "code": self.code},
            "b": {"preset": other.preset, "code": other.code},
            "options": {
                name: {
                    "a": {"value": mine, "from": self.origin(name)},
                    "b": {"value": theirs, "from": other.origin(name)},
                }
                for name, (mine, theirs) in self.differences(other).items()
            },
        }

    @property
    def code(self) -> str:
        """The short code for links: all that differs from the catalogue's defaults."""
        return code.encode(CATALOGUES[self.game], self.preset, self.values)

    def document(self) -> dict[str, Any]:
        """The ``rules`` of a record, sheet or table, in normal form."""
        return {"preset": self.preset, "set": dict(self.edits)}

    def report(self) -> dict[str, Any]:
        """What ``/api/rules/GAME/resolve`` answers (docs/protocol.md)."""
        options = {
            option.id: {
                "value": self.values[option.id],
                "default": option.default,
                "preset_value": self.base[option.id],
                "from": self.origin(option.id),
            }
            for option in CATALOGUES[self.game]
        }
        return {
            **self.document(),
            "code": self.code,
            "options": options,
            "diff": list(self.edits),
        }


def resolve(
    game: str, preset: str | Preset | None = None, edits: Mapping[str, object] | None = None
) -> RuleSet:
    """The rule set of a preset (default: the game's default one) with edits.

    Edits may stand in any form that people use (``"on"``, ``"240"``, an alias); an edit equal to
    the preset's value is dropped. Raises :class:`BadRules`, with ``where["option"]`` if one option
    is at fault, for an unknown game, preset, option or value, for an edit that has no effect
    because its switch is off, and for a contradiction.
    """
    catalogue = catalogue_of(game)
    if preset is None:
        preset = default_preset(game)
    elif isinstance(preset, str):
        preset = find_preset(preset, game)
    rules = _edited(catalogue, preset, normal_values(catalogue, edits or {}))
    for name in rules.edits:
        if (switch := catalogue.unmet(name, rules.values)) is not None:
            value = shown(rules.values[switch])
            raise BadRules(
                reason("no-effect", option=name, switch=switch, value=value), option=name
            )
    check_contradiction(catalogue, rules.values, rules.edits)
    return rules


def decode(text: str) -> RuleSet:
    """The rule set of a share code. Raises :class:`BadRules`.

    The values win over whatever the preset says today, so a code means what it meant when it was
    made. A preset that is gone is replaced by the game's default one.
    """
    catalogue = code.catalogue_of_code(text, CATALOGUES)
    name, values = code.decode(catalogue, text)
    try:
        preset = find_preset(name, catalogue.game)
    except BadRules:
        preset = default_preset(catalogue.game)
    rules = _edited(catalogue, preset, {**catalogue.defaults, **normal_values(catalogue, values)})
    check_contradiction(catalogue, rules.values, rules.edits)
    return rules


def named(text: str, edits: Mapping[str, object] | None = None, game: str | None = None) -> RuleSet:
    """The rule set that a preset's name or a share code stands for, with further edits.

    Raises :class:`BadRules`.
    """
    kind = "code" if code.looks_like_code(text) else "preset"
    return read({kind: text, "set": edits or {}}, game)


def read(document: object, game: str | None = None) -> RuleSet:
    """The rule set that JSON from outside describes: ``{"preset", "set"}`` or ``{"code"}``.

    Both may be absent: the game's default preset. Raises :class:`BadRules`, also for a wrong shape
    and for a code of another game than ``game``.
    """
    if not isinstance(document, Mapping):
        raise BadRules(reason("rules-shape", what="object"))
    if unknown := sorted(str(key) for key in set(document) - {"preset", "set", "code", "game"}):
        raise BadRules(reason("rules-shape", what="unknown", field=shown(unknown[0])))
    preset, edits, text = (document.get(key) for key in ("preset", "set", "code"))
    for key, value, wanted in (
        ("preset", preset, str),
        ("set", edits, Mapping),
        ("code", text, str),
    ):
        if value is not None and not isinstance(value, wanted):
            raise BadRules(reason("rules-shape", what="type", field=key))
    if text is None:
        return resolve(game or _game_of(document, preset), preset, edits)
    rules = decode(text)
    if game not in (None, rules.game):
        raise BadRules(reason("two-games", game=str(game), other=rules.game))
    return resolve(rules.game, rules.preset, {**rules.edits, **edits}) if edits else rules


def _game_of(document: Mapping[str, object], preset: str | None) -> str:
    """The game that a document is about: named, or the one that has the preset."""
    if isinstance(named := document.get("game"), str):
        return named
    if preset is None:
        raise BadRules(reason("rules-shape", what="missing", field="preset"))
    return find_preset(preset).game


def _edited(catalogue: Catalogue, preset: Preset, values: Mapping[str, Value]) -> RuleSet:
    """The preset with values laid over it; what is equal to the preset is no edit."""
    edits = {
        option.id: values[option.id]
        for option in catalogue
        if option.id in values and values[option.id] != preset.values[option.id]
    }
    return RuleSet(
        game=catalogue.game,
        preset=preset.name,
        edits=edits,
        base=preset.values,
        values={**preset.values, **edits},
    )
