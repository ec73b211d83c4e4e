"""All tables of a server: new ones, those in memory, and those that only the database knows.

A table is rebuilt from its log when somebody opens it and leaves the memory when nobody has looked
at it for a while, so a table that nobody visits costs nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import Any

import msgspec
from msgspec import Struct

from prikup.server.matches import Services, new_match, open_ledger, read_ledger
from prikup.server.names import clean_name
from prikup.server.patience import Patience
from prikup.server.refusals import NotFound, Refused
from prikup.server.seats import Seat, Seats
from prikup.server.storage import Entry, TableRow
from prikup.server.table import Table

ID_BYTES = 12
"""96 random bits: a private link cannot be guessed."""

SWEEP = 20.0
"""Seconds between two looks for tables that can leave the memory."""


class NewTable(Struct, frozen=True):
    """The body of ``POST /api/tables``."""

    game: str
    name: str
    rules: dict[str, Any] = {}
    players: int | None = None
    bots: list[str] = []
    open: bool = False
    """People may sit down in the bots' places."""
    pace: str = "normal"
    patience: Patience = Patience()


class Tables:
    """The tables of a server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._loaded: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def create(self, wish: NewTable, person: str) -> str:
        """A new table; ``person`` gets its first seat and hosts. Its id; raises
        :class:`prikup.game.PrikupError`."""
        games, limits = self.services.games, self.services.settings.limits
        game = games[wish.game]
        rules = games.rulebook.read(wish.game, wish.rules)
        name = clean_name(wish.name, limits.name)
        players = len(game.new_match(rules.values, {"dealer": 0}).scores)
        if wish.players not in (None, players) or len(wish.bots) >= players:
            raise Refused("wrong-players", players=players)
        if wish.pace not in self.services.settings.paces:
            raise Refused("unknown-pace", pace=wish.pace[:20], known="slow, normal, fast, none")
        wish.patience.check(*self.services.settings.move_times)
        seats = Seats([Seat() for _ in range(players)])
        seats.sit(person, name, 0)
        for index, level in enumerate(wish.bots, 1):
            seats.add_bot(index, games.check_level(level), fill=wish.open)
        stored = {k: v for k, v in msgspec.to_builtins(rules).items() if k != "options"}
        return await self._store(wish, stored, seats)

    async def _store(self, wish: NewTable, rules: dict[str, Any], seats: Seats) -> str:
        table_id = secrets.token_urlsafe(ID_BYTES)
        row = TableRow(
            id=table_id,
            game=wish.game,
            rules=rules,
            seats=seats.to_json(),
            pace=wish.pace,
            patience=wish.patience,
            next_seed=self.services.chance.deal(1, 1),
            created_at=time.time(),
        )
        dealer = self.services.chance.dealer(1, len(seats))
        match = new_match(table_id, rules, seats.names(), 1, dealer)
        opening = open_ledger(self.services, wish.game, match).opening(1)
        await self.services.storage.append(Entry(row=opening, table=row, match=match))
        return table_id

    async def get(self, table_id: str) -> Table:
        """A table, read from its log if it is not in memory. Raises :class:`NotFound`."""
        if (table := self._loaded.get(table_id)) is not None:
            table.used_at = time.time()
            return table
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id not in self._loaded:
                    self._loaded[table_id] = await self._load(table_id)
                return self._loaded[table_id]
        finally:
            self._loading.pop(table_id, None)

    async def _load(self, table_id: str) -> Table:
        row = await self.services.storage.table(table_id)
        if row is None:
            raise NotFound("no-such-table")
        ledger, fault = await read_ledger(self.services, table_id)
        table = Table(self.services, row, ledger, fault)
        for index, seat in enumerate(table.seats.all):
            if seat.person and await self.services.storage.is_revoked(seat.person):
                await table.stand_up(index, "left")
        return table

    async def revoke(self, person: str) -> None:
        """A person gives the token back: it is refused from now on, the seats are free."""
        await self.services.storage.revoke(person)
        for table in list(self._loaded.values()):
            async with table.lock:
                seat = table.seats.of(person)
                if seat is not None:
                    await table.stand_up(seat, "left")
                for connection in list(table.connections):
                    if connection.person == person:
                        connection.revoked()

    # --- memory -----------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to let go of tables that nobody looks at."""
        self._sweeper = asyncio.create_task(self._sweep_for_ever())

    async def stop(self) -> None:
        """Stop all clockworks."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        for table in self._loaded.values():
            await table.close()

    def sweep(self) -> None:
        """Let go of tables that nobody has looked at for a while."""
        old = time.time() - self.services.settings.unload
        for table_id, table in list(self._loaded.items()):
            if not table.connections and table.used_at < old and not table.lock.locked():
                del self._loaded[table_id]

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()

    @property
    def loaded(self) -> int:
        """How many tables are in memory."""
        return len(self._loaded)
