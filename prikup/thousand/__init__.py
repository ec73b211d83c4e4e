"""Thousand (Тысяча) as a pure state machine: deal, auction, talon, play, scoring, match.

``rules`` holds the resolved options, ``options`` declares them, ``match.State`` is a position,
``phases`` are its transitions, ``scoring`` the one scorer, ``view`` what a seat may know. The
package never touches a clock, random numbers or files, and knows nothing of Preferans.
"""

from prikup.thousand.api import THOUSAND, Thousand
from prikup.thousand.match import State
from prikup.thousand.view import View

GAME = THOUSAND
"""For the registry, :data:`prikup.game.GAMES`."""

__all__ = ["GAME", "THOUSAND", "State", "Thousand", "View"]
