"""What a bot is: something that sees a view and answers with an action."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from msgspec.structs import replace

from prikup.game import Action, Bonus


class Bot(Protocol):
    """A player. One object per seat; it never gets the state.

    ``view`` is what the seat may know (:class:`prikup.game.View`; each game has its own type with
    more in it), and the answer is always one of ``view.legal``; where ``view.can_claim`` it may be
    an :class:`prikup.game.Offer` that fits.
    """

    def act(self, view: Any) -> Action:
        """The action that the bot chooses. It is asked only when it is its turn."""


class Unpeeking:
    """A bot to which bonuses are not offered: looks at hidden cards are for people."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def act(self, view: Any) -> Action:
        """What the bot does as if there were no bonuses."""
        if any(isinstance(action, Bonus) for action in view.legal):
            legal = tuple(action for action in view.legal if not isinstance(action, Bonus))
            view = replace(view, legal=legal)
        return self.bot.act(view)


def stream(level: str, seat: int, seed: int) -> Random:
    """A bot's own random numbers: the same for the same seed, others in each seat."""
    return Random(f"{level}:{seat}:{seed}")
