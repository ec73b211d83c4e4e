"""Where earned points go: pool, mountain, help.

Points that a player has earned fill his own pool; under ``mountain_first`` they pay his mountain
first. What is over a full pool closes the pools of others (American help) and then does what
``surplus`` says.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from prikup.game import Reason, Seat, reason
from prikup.preferans.rules import Rules
from prikup.preferans.scoring.sheet import Sheet
from prikup.preferans.scoring.whists import owed
from prikup.preferans.settle import MOUNTAIN_VALUE

HELP_VALUE = 10
"""Whists for a point of help."""

_CLOSING = ("all_closed", "first_closed", "time")
"""Matches in which every pool is filled up to its size."""


def earn(sheet: Sheet, player: Seat, points: int, rule: str, why: Reason) -> None:
    """Write points that a player has earned."""
    surplus = sheet.rules.score.surplus
    if surplus == "mountain_first":
        points -= _off_mountain(sheet, player, points, rule, why)
    room = _room(sheet, player)
    if room is None:
        sheet.to_pool(player, points, rule, why)
        return
    own = min(points, room)
    sheet.to_pool(player, own, rule, why)
    points -= own
    if sheet.rules.score.help:
        points -= _help(sheet, player, points)
    if points and surplus == "help_then_mountain":
        over = reason("entry-surplus-mountain", points=points)
        points -= _off_mountain(sheet, player, points, "surplus", over)
    if points and surplus in ("none", "mountain_first"):
        sheet.to_pool(player, points, "surplus", reason("entry-surplus-pool"))
    elif points:
        sheet.note(player, "surplus", reason("entry-surplus-lost", points=points))


def _room(sheet: Sheet, player: Seat) -> int | None:
    """Points that still go into a pool; ``None``: pools are not closed in this match."""
    room = max(0, sheet.rules.end.pool - sheet.pool[player])
    return room if closes_pools(sheet.rules) else None


def closes_pools(rules: Rules) -> bool:
    """Whether pools are filled up to a size in this match."""
    return rules.end.pool_end in _CLOSING


def _off_mountain(sheet: Sheet, player: Seat, points: int, rule: str, why: Reason) -> int:
    """Take points off the own mountain; gives how many were used. Where a point of the pool is
    worth 20 whists it takes off two."""
    worth = sheet.rules.end.pool_value // MOUNTAIN_VALUE
    off = min(points * worth, sheet.mountain[player])
    sheet.to_mountain(player, -off, rule, why)
    return -(-off // worth)


def _help(sheet: Sheet, player: Seat, points: int) -> int:
    """Close the pools of others for 10 whists a point; gives how many points were used."""
    left = points
    for other in _helped(sheet, player):
        given = min(left, _room(sheet, other) or 0)
        sheet.to_pool(other, given, "help", reason("entry-helped", player=player, points=given))
        whists = given * HELP_VALUE
        why = reason("entry-help", player=other, points=given)
        sheet.write_whists(player, other, whists, "help", why)
        left -= given
    return points - left


def _helped(sheet: Sheet, player: Seat) -> Sequence[Seat]:
    """Who is helped, in order: by choice; then the fullest pool (of equal ones the lower mountain)
    or clockwise."""
    barred = _barred(sheet)
    chosen = [seat for seat in sheet.result.help if seat not in barred]
    others = [seat for seat in sheet.after(player) if seat not in (*chosen, *barred)]
    if sheet.rules.score.help_order == "fullest_first":
        others.sort(key=lambda seat: (-sheet.pool[seat], sheet.mountain[seat]))
    return (*chosen, *others)


def _barred(sheet: Sheet) -> Collection[Seat]:
    """Who may not be helped in this deal: the dealer who rests, and a whister who failed."""
    if sheet.rules.score.help_barred == "nobody":
        return ()
    return {*sheet.resting[:1], *(seat for seat, lacks in owed(sheet).items() if lacks)}
