"""Playing cards: every legal card is tried in the same worlds."""

from __future__ import annotations

from prikup.bots.thousand.imagination import Imagination
from prikup.bots.thousand.ranked import RANKED
from prikup.game import Action, Play

FEWEST, MOST = 12, 32
"""Worlds for one candidate."""


def best_card(imagination: Imagination) -> Action:
    """The play after which the chances are best."""
    view, me = imagination.view, imagination.me
    plays = [act for act in view.legal if isinstance(act, Play) and not act.face_down]
    if len(plays) == 1:
        return plays[0]
    worlds = imagination.worlds(min(MOST, max(FEWEST, imagination.temper.playouts // len(plays))))
    now = imagination.now()

    def value(play: Play) -> float:
        total = 0.0
        for world in worlds:
            position = now.in_world(world)
            position.lay(me, RANKED[play.card], play.declare)
            total += imagination.outcome(position, view.bid)
        return total

    return max(plays, key=value)
