"""Where the catalogue and the presets of a game are found.

A game's package registers its catalogue when it is imported; its presets are read from package
data at the first use.
"""

from __future__ import annotations

from difflib import get_close_matches
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from prikup.game import BadRules, reason
from prikup.rules.catalogue import Catalogue
from prikup.rules.presets import Preset, load_presets

CATALOGUES: dict[str, Catalogue] = {}
"""The catalogue of each game."""

_FOLDERS: dict[str, Traversable | Path] = {}
_PRESETS: dict[str, dict[str, Preset]] = {}


def register(catalogue: Catalogue, presets: Traversable | Path | None = None) -> Catalogue:
    """Make a catalogue known. ``presets`` is the folder of its preset files (default:
    ``prikup/GAME/presets``)."""
    CATALOGUES[catalogue.game] = catalogue
    _FOLDERS[catalogue.game] = presets or files("prikup") / catalogue.game / "presets"
    _PRESETS.pop(catalogue.game, None)
    return catalogue


def unregister(game: str) -> None:
    """Forget a game, for tests with a catalogue of their own."""
    CATALOGUES.pop(game, None)
    _FOLDERS.pop(game, None)
    _PRESETS.pop(game, None)


def catalogue_of(game: str) -> Catalogue:
    """The catalogue of a game. Raises :class:`BadRules`."""
    if game not in CATALOGUES:
        raise BadRules(reason("unknown-game", game=game, known=", ".join(CATALOGUES)))
    return CATALOGUES[game]


def presets_of(game: str) -> dict[str, Preset]:
    """The presets of a game by name, the default one first. Raises :class:`BadRules`."""
    catalogue = catalogue_of(game)
    if game not in _PRESETS:
        loaded = load_presets(_FOLDERS[game], catalogue)
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
