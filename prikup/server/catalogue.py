"""The rulebook of the installed games: :mod:`prikup.rules` in the shapes of the protocol."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from prikup import rules
from prikup.reference import rules_reference
from prikup.rules.registry import catalogue_of, presets_of
from prikup.server.games import Rules


class Catalogue:
    """Presets, options and rule sets of the installed games."""

    def presets(self, game: str) -> list[dict[str, Any]]:
        """The presets of a game, the default one first."""
        return [
            {
                "preset": preset.name,
                "players": list(preset.players),
                "title": dict(preset.title),
                "text": dict(preset.text),
                "source": preset.source,
                "default": preset.default,
            }
            for preset in presets_of(game).values()
        ]

    def catalogue(self, game: str) -> dict[str, Any]:
        """The declarations for the editor."""
        return catalogue_of(game).describe()

    def reference(self, game: str, lang: str) -> dict[str, Any]:
        """The declarations in words, each with its example."""
        return rules_reference(game, lang)

    def read(self, game: str, document: object) -> Rules:
        """The rule set that a document from outside describes."""
        found = rules.read(document, game)
        report = found.report()
        return Rules(
            preset=report["preset"],
            set=report["set"],
            code=report["code"],
            values=dict(found.values),
            diff=report["diff"],
            options=report["options"],
        )

    def compare(self, a: str, b: str) -> dict[str, Any]:
        """How two rule sets differ."""
        return rules.named(a).comparison(rules.named(b))

    def complete(self, game: str, values: Mapping[str, Any]) -> dict[str, Any]:
        """Stored values, and the catalogue's defaults for younger options."""
        return {**catalogue_of(game).defaults, **values}
