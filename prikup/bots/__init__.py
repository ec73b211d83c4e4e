"""Bots: players that see a View and answer with an Action.

``make`` gives a bot of a level for one seat. A bot is honest: it gets what its seat may know and
nothing else, its chance comes from its own random stream, and for a given seed it always plays the
same. Levels are made to be felt by a person: ``random`` plays anything legal, ``novice`` knows the
rules and the obvious moves, ``club`` counts cards and judges the match.

Nothing here knows clocks, tables or storage; a bot never refuses to move and never offers an
action that is not legal.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from prikup.bots.bot import Bot, Unpeeking, stream
from prikup.bots.preferans.club import Club as PreferansClub
from prikup.bots.preferans.novice import Novice as PreferansNovice
from prikup.bots.thousand.club import Club
from prikup.bots.thousand.novice import Novice
from prikup.bots.uniform import Uniform

__all__ = ["LEVELS", "Bot", "make"]

LEVELS = ("random", "novice", "club")
"""The levels, from weak to strong."""

_MAKERS: dict[tuple[str, str], Callable[[Random], Bot]] = {
    ("novice", "thousand"): Novice,
    ("club", "thousand"): Club,
    ("novice", "preferans"): PreferansNovice,
    ("club", "preferans"): PreferansClub,
}


def make(level: str, game: str, seat: int, seed: int) -> Bot:
    """A bot of ``level`` (one of :data:`LEVELS`) for one seat of one match of ``game``.

    Two bots made alike play alike. Raises ``LookupError`` for a level or game without bots.
    """
    random = stream(level, seat, seed)
    if level == "random":
        return Unpeeking(Uniform(random))
    return Unpeeking(_MAKERS[level, game](random))
