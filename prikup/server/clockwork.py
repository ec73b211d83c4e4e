"""The clockwork of a table: one timer for the next thing that happens by itself.

What is due and when, the agenda says; here it is waited for and done. A bot thinks outside the
table's lock, and what it answers counts only if nothing else has happened meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from prikup.game import Action
from prikup.server import agenda
from prikup.server.agenda import Task
from prikup.server.players import BotSeat
from prikup.server.refusals import Refused

if TYPE_CHECKING:
    from prikup.server.table import Table

log = logging.getLogger("prikup.server.clockwork")

RETRY = 2.0
"""Seconds before the clockwork tries again after an error."""


class Clockwork:
    """Makes a table go on."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._bots: dict[tuple[int, str], BotSeat] = {}
        self._not_before = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._work: asyncio.Task[None] | None = None

    def fresh_bots(self) -> None:
        """A new match: bots remember nothing of the one before."""
        self._bots.clear()

    def stop(self) -> None:
        """No more timers, no more thinking."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._work is not None:
            self._work.cancel()

    def wind(self) -> None:
        """Wind the clockwork: one timer for the next thing that is due."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._work is not None:
            return  # it plans again when it is done
        task = agenda.next_task(self._table.situation())
        if task is not None:
            delay = max(0.0, max(task.at, self._not_before) - time.time())
            self._timer = asyncio.get_running_loop().call_later(delay, self._start, task)

    def _start(self, task: Task) -> None:
        self._timer = None
        self._work = asyncio.create_task(self._run(task, self._table.seq))

    async def _run(self, task: Task, seq: int) -> None:
        try:
            await self._do(task, seq)
        except Refused as error:
            log.info("table %s: %s", self._table.id, error)
        except Exception:
            log.exception("table %s could not go on", self._table.id)
            self._not_before = time.time() + RETRY
        finally:
            self._work = None
            self.wind()

    async def _do(self, task: Task, seq: int) -> None:
        action = await self._think(task)
        async with self._table.lock:
            due = agenda.next_task(self._table.situation())
            if (
                seq != self._table.seq
                or due is None
                or (due.kind, due.seat) != (task.kind, task.seat)
                or due.at > task.at
            ):
                return  # somebody was faster, or is back, or has got more time
            if task.kind == "rematch":
                await self._table.new_match()
            elif task.kind == "end":
                await self._table.end_match()
            elif task.kind == "out" and task.seat is not None:
                here = task.seat in self._table.present()
                await self._table.stand_up(task.seat, "late" if here else "away")
            elif action is None or task.seat is None:
                await self._table.deal()
            else:
                await self._table.answer(task.seat, action)

    async def _think(self, task: Task) -> Action | None:
        """The answer of a bot; it thinks outside the lock, so the table stays awake."""
        if task.seat is None or task.kind == "out":
            return None
        state = self._table.state
        if task.kind == "forced":
            only: Action = state.legal_actions()[0]
            return only
        level = self._table.seats[task.seat].level or self._table.services.settings.stand_in
        key = (task.seat, level)
        if key not in self._bots:
            game = self._table.ledger.game.name
            services = self._table.services
            seed = services.chance.bot(self._table.ledger.match.number, task.seat)
            self._bots[key] = services.thinkers.seat(game, task.seat, level, seed)
        return await self._bots[key].act(state)
