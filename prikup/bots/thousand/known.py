"""Where the levels of Thousand are at home: the game of three with 24 cards and an auction.

At other tables, and in windows that they do not know, a bot plays anything legal, as the level
``random`` does; so no table stands still.
"""

from __future__ import annotations

from typing import Any

from prikup.bots.bot import Bot
from prikup.game import Action
from prikup.thousand.view import View

WINDOWS = ("consent", "buying", "sale", "contra")
"""Questions that no level thinks about yet."""


class AtHome:
    """A level where it is at home, and ``elsewhere`` at other tables."""

    def __init__(self, level: Bot, elsewhere: Bot) -> None:
        self.level = level
        self.elsewhere = elsewhere

    def act(self, view: Any) -> Action:
        """One of the legal actions."""
        if knows(view):
            action = self.level.act(view)
            if action in view.legal:
                return action
        return self.elsewhere.act(view)


def knows(view: View) -> bool:
    """Whether the levels know this game and this moment of it."""
    table, phase = view.rules.table, view.phase
    marriage, talon = view.rules.marriage, view.rules.talon
    if marriage.half_marriage or marriage.ace_king_marriage or marriage.marriage_min_cards:
        return False
    if marriage.ace_marriage == "fourth_ace_trump" or marriage.ace_marriage_all_in_a_row:
        return False
    if talon.buy_over or talon.sell_contract:
        return False
    if table.players != 3 or table.deck != 24 or phase in WINDOWS:
        return False
    if phase in ("auction", "blind", "hand-claims"):
        return view.rules.auction.forced_bid is not None
    return phase != "play" or view.declarer is not None
