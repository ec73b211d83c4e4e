"""Preferans (Преферанс) as a pure state machine: deal, auction, talon, whist, play, scoring, match.

``rules`` holds the resolved options, ``options`` declares them, ``match.State`` is a position,
``phases`` are its transitions, ``scoring`` the one scorer, ``view`` what a seat may know. The
package never touches a clock, random numbers or files, and knows nothing of Thousand.
"""

from prikup.preferans.api import PREFERANS, Preferans
from prikup.preferans.match import State
from prikup.preferans.view import View

GAME = PREFERANS
"""For the registry, :data:`prikup.game.GAMES`."""

__all__ = ["GAME", "PREFERANS", "Preferans", "State", "View"]
