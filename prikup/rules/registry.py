"""Where the catalogue and the presets of a game are found.

Both are loaded at the first use: the catalogue from ``prikup.GAME.options``, the presets from the
package's data.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from prikup.game import BadRules, Installed, reason
from prikup.rules.catalogue import Catalogue
from prikup.rules.presets import Preset, load_presets

CATALOGUES: Mapping[str, Catalogue] = Installed("prikup.{}.options", "CATALOGUE")
"""The catalogue of each game."""

_PRESETS: dict[str, dict[str, Preset]] = {}


def presets_folder(game: str) -> Traversable | Path:
    """Where the preset files of a game are."""
    return files("prikup") / game / "presets"


def catalogue_of(game: str) -> Catalogue:
    """The catalogue of a game. Raises :class:`BadRules`."""
    if game not in CATALOGUES:
        raise BadRules(reason("unknown-game", game=game, known=", ".join(CATALOGUES)))
    return CATALOGUES[game]


def presets_of(game: str) -> dict[str, Preset]:
    """The presets of a game by name, the default one first. Raises :class:`BadRules`."""
    catalogue = catalogue_of(game)
    if game not in _PRESETS:
        loaded = load_presets(presets_folder(game), catalogue)
        for other, presets in _PRESETS.items():
            if twice := sorted(set(loaded) & set(presets)):
                raise ValueError(f"presets of both {game} and {other}: {', '.join(twice)}")
        _PRESETS[game] = loaded
    return _PRESETS[game]


def default_preset(game: str) -> Preset:
    """The preset that a table plays when it names none. Raises :class:`BadRules`."""
    return next(iter(presets_of(game).values()))


def find_preset(name: str, game: str | None = None) -> Preset:
    """The preset with this name, in one game or in all. Raises :class:`BadRules`."""
    known: list[str] = []
    for each in [game] if game is not None else list(CATALOGUES):
        presets = presets_of(each)
        if name in presets:
            return presets[name]
        known += presets
    near = get_close_matches(name, known, n=1, cutoff=0.5)
    raise BadRules(
        reason(
            "unknown-preset",
            preset=name[:60],
            near=near[0] if near else "none",
            known=", ".join(known),
        )
    )
