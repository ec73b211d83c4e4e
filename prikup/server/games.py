"""The games, rule sets and bots that a server offers: its only door to them.

Tests put another game behind the same door, which proves that nothing else here knows a game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from msgspec import Struct

from prikup.game import GAMES, Action, Game
from prikup.server.refusals import Refused


class Rules(Struct, frozen=True):
    """A rule set, fully resolved, as it is stored with a table."""

    preset: str
    set: dict[str, Any]
    """The edits in normal form."""
    code: str
    values: dict[str, Any]
    diff: list[str]
    """The options that differ from the preset."""
    options: dict[str, Any]
    """For the editor: each option's value, default, preset value, and where it comes from."""


class Rulebook(Protocol):
    """Presets, options and rule sets."""

    def presets(self, game: str) -> list[dict[str, Any]]:
        """The presets of a game, as ``/api/games`` shows them."""

    def catalogue(self, game: str) -> dict[str, Any]:
        """The declarations for the editor, as ``/api/rules/GAME`` shows them."""

    def reference(self, game: str, lang: str) -> dict[str, Any]:
        """Every option explained in a language, as ``/api/rules/GAME/reference`` shows it."""

    def read(self, game: str, document: object) -> Rules:
        """The rule set that ``{"preset", "set"}`` or ``{"code"}`` from outside describes.
        Raises :class:`prikup.game.BadRules`."""

    def compare(self, a: str, b: str) -> dict[str, Any]:
        """How two rule sets, each a preset's name or a code, differ: ``prikup rules diff --json``.
        Raises :class:`prikup.game.BadRules`."""

    def complete(self, game: str, values: Mapping[str, Any]) -> dict[str, Any]:
        """Stored values with the defaults of options that came after they were stored."""


class Bot(Protocol):
    """A player that answers a view with an action."""

    def act(self, view: Any) -> Action:
        """An action that is legal in ``view``."""


MakeBot = Callable[[str, str, int, int], Bot]
"""Level, game, seat, seed."""


class Games:
    """Everything that can be played here."""

    def __init__(
        self,
        games: Mapping[str, Game[Any]],
        rulebook: Rulebook,
        make_bot: MakeBot,
        levels: tuple[str, ...],
    ) -> None:
        self._games = games
        self.rulebook = rulebook
        self.make_bot = make_bot
        self.levels = levels

    def __getitem__(self, name: str) -> Game[Any]:
        """A game by its name. Raises :class:`Refused`."""
        if (game := self._games.get(name)) is None:
            raise Refused("no-such-game", game=name[:40])
        return game

    def listing(self) -> list[dict[str, Any]]:
        """For ``/api/games``."""
        return [
            {
                "game": name,
                "players": list(game.players),
                "presets": self.rulebook.presets(name),
            }
            for name, game in self._games.items()
        ]

    def check_level(self, level: str) -> str:
        """A known level of bots. Raises :class:`Refused`."""
        if level not in self.levels:
            raise Refused("unknown-level", level=level[:40], levels=", ".join(self.levels))
        return level


def installed() -> Games:
    """The games of this package."""
    from prikup.bots import LEVELS, make
    from prikup.server.catalogue import Catalogue

    return Games(GAMES, Catalogue(), make, LEVELS)
