"""Playing cards: every legal card is tried in the same worlds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from prikup.bots.thousand.imagination import Imagination, points_of
from prikup.bots.thousand.position import NOBODY, Position
from prikup.bots.thousand.ranked import RANKED
from prikup.game import Action, Play

FEWEST, MOST = 12, 32
"""Worlds for one candidate."""
AGAIN = 60
"""So many more worlds are looked at before a marriage is broken that could still be declared."""
PER_POINT = 2e-5
"""What a point of the declarer is worth beside the chances: contracts made, or set, by a lot stay
so where the players do not go on as imagined."""


def best_card(imagination: Imagination) -> Action:
    """The play after which the chances are best."""
    plays = [act for act in imagination.view.legal if isinstance(act, Play) and not act.face_down]
    if len(plays) == 1:
        return plays[0]
    count = min(MOST, max(FEWEST, imagination.temper.playouts // len(plays)))
    values = _values(imagination, plays, count)
    best = max(plays, key=values.__getitem__)
    whole = [play for play in plays if not _breaks(imagination, play)]
    if best in whole or not whole:
        return best
    rivals = (max(whole, key=values.__getitem__), best)
    return max(rivals, key=_values(imagination, rivals, AGAIN).__getitem__)


def _breaks(imagination: Imagination, play: Play) -> bool:
    """Whether a play parts the king and queen of a marriage without declaring it."""
    married = imagination.customs.married(imagination.memory.hand)
    return not play.declare and bool(married >> RANKED[play.card] & 1)


def _values(imagination: Imagination, plays: Sequence[Play], count: int) -> dict[Play, float]:
    """What each play is worth, summed over the same worlds."""
    view, me = imagination.view, imagination.me
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

    return {play: value(play) for play in plays}


def _leeway(imagination: Imagination, end: Position) -> float:
    """What the declarer's points are worth to this seat, whether or not they decide."""
    if end.declarer == NOBODY:
        return 0.0
    points = points_of(imagination, end) * PER_POINT
    return points if imagination.ours(end.declarer) else -points
