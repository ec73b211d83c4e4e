"""Playing cards: every legal card is tried in the same worlds."""

from __future__ import annotations

from collections import Counter

from prikup.bots.thousand.imagination import Imagination, points_of
from prikup.bots.thousand.position import NOBODY, Position
from prikup.bots.thousand.ranked import RANKED
from prikup.game import Action, Play

FEWEST, MOST = 12, 32
"""Worlds for one candidate."""
PER_POINT = 2e-5
"""What a point of the declarer is worth beside the chances: contracts made, or set, by a lot stay
so where the players do not go on as imagined."""


def best_card(imagination: Imagination) -> Action:
    """The play after which the chances are best."""
    view, me = imagination.view, imagination.me
    plays = [act for act in view.legal if isinstance(act, Play) and not act.face_down]
    if len(plays) == 1:
        return plays[0]
    count = min(MOST, max(FEWEST, imagination.temper.playouts // len(plays)))
    worlds = Counter(imagination.worlds(count))
    now = imagination.now()

    def value(play: Play) -> float:
        total = 0.0
        for world, times in worlds.items():
            position = now.in_world(world)
            position.lay(me, RANKED[play.card], play.declare)
            chance = imagination.outcome(position, view.bid)
            total += times * (chance + _leeway(imagination, position))
        return total

    return max(plays, key=value)


def _leeway(imagination: Imagination, end: Position) -> float:
    """What the declarer's points are worth to this seat, whether or not they decide."""
    if end.declarer == NOBODY:
        return 0.0
    points = points_of(imagination, end) * PER_POINT
    return points if imagination.ours(end.declarer) else -points
