"""How bold a player is: the margins by which one decision must seem better than another.

All are differences in the chance to win the match. They make up for what imagined deals leave out,
and were tuned by matches of one temper against another (docs/bots.md).
"""

from __future__ import annotations

from msgspec import Struct


class Temper(Struct, frozen=True):
    """The margins of a player."""

    blind: float = 0.02
    """Going blind must be better than an ordinary deal by this."""
    bid: float = 0.0
    """A bid must be better than a pass by this; a negative number pushes the others."""
    way_out: float = -0.022
    """Giving up must be better than playing by this; a negative number gives up early: in the
    imagined deals the defenders declare little, and nobody likes to be set."""
    caution: int = 6
    """Own contracts are weighed as if the bid were that much higher: at the table the defenders
    play better than in the imagined deals."""
    raising: float = 0.004
    """A raise must be better than the bid by this."""
    contra: float = 0.01
    """Doubling must be better than leaving it by this."""
    scale: float = 280.0
    """How many points make a player's prospects in the match e times as good."""
    worlds: int = 30
    """Worlds for a decision before the play."""
    playouts: int = 96
    """Imagined deals for one card, shared among the candidates."""


CLUB = Temper()
"""The temper of the level ``club``."""
