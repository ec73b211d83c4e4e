"""Bots at a table: they think in threads with a deadline, and something always answers.

A bot that raises, is late or answers with what is not allowed is logged and replaced for this
decision: first by the fall-back level, then by the plainest legal action. So no bot stalls a table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from prikup.game import Action, Call, State, View
from prikup.server.games import Bot, Games

log = logging.getLogger("prikup.server.bots")

PLAIN_WORDS = ("pass", "keep", "look")
FALL_BACK = "club"


def plain_action(legal: Sequence[Action]) -> Action:
    """The action that commits to the least: decline, pass, or simply the first."""
    for word in PLAIN_WORDS:
        if (call := Call(word)) in legal:
            return call
    return legal[0]


class Thinkers:
    """The threads that all bots of a server share."""

    def __init__(self, games: Games, timeout: float, threads: int = 4) -> None:
        self._games = games
        self._timeout = timeout
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    def close(self) -> None:
        """Let go of the threads; a bot that still thinks is not waited for."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def seat(self, game: str, seat: int, level: str, seed: int) -> BotSeat:
        """A bot for one seat of one match; its random stream comes from ``seed``."""
        return BotSeat(self, game, seat, level, seed)

    def make(self, level: str, game: str, seat: int, seed: int) -> Bot:
        """A fresh bot with its own random stream."""
        return self._games.make_bot(level, game, seat, seed)

    async def ask(self, bot: Bot, state: State, view: View) -> Action:
        """The bot's answer. Raises ``TimeoutError``, ``ValueError`` or whatever the bot raises."""
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(self._pool, bot.act, view)
        action = await asyncio.wait_for(thinking, self._timeout)
        if (why := state.why_not(action)) is not None:
            raise ValueError(f"{action} is not legal: {why.id}")
        return action


class BotSeat:
    """One bot in its seat."""

    def __init__(self, thinkers: Thinkers, game: str, seat: int, level: str, seed: int) -> None:
        self._thinkers = thinkers
        self._game = game
        self._seat = seat
        self._seed = seed
        self.level = level
        self._bots: dict[str, Bot] = {}

    async def act(self, state: State) -> Action:
        """A legal action, chosen by what the seat may know, in any case and in bounded time."""
        view = state.view(self._seat)
        for level in dict.fromkeys((self.level, FALL_BACK)):
            try:
                if level not in self._bots:
                    self._bots[level] = self._thinkers.make(
                        level, self._game, self._seat, self._seed
                    )
                return await self._thinkers.ask(self._bots[level], state, view)
            except Exception as error:
                self._bots.pop(level, None)
                log.warning("bot %s of %s failed: %r", level, self._game, error)
        return plain_action(view.legal)
