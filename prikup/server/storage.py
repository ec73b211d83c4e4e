"""What is kept: tables, matches, the log of actions, the entries of deals.

The log is the truth. A row is committed before anybody sees what it did; ``(table, seq)`` is
unique, so of two writers the second loses (:class:`Conflict`) and has to read again.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterable
from importlib.resources import files
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from msgspec import Struct
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from prikup.server import schema
from prikup.server.patience import Patience
from prikup.server.settings import Settings, database_file


class Conflict(Exception):
    """Somebody else has written this ``seq`` already."""


class StorageError(Exception):
    """The database cannot be opened; the text is one line for a person."""


class TableRow(Struct, kw_only=True):
    """A table as stored. ``rules`` and ``seats`` are JSON of :mod:`games` and :mod:`seats`."""

    id: str
    game: str
    rules: dict[str, Any]
    seats: list[dict[str, Any]]
    pace: str
    patience: Patience
    next_seed: str
    """The seed of the next deal: nobody sees it before that deal is over."""
    created_at: float


class MatchRow(Struct, kw_only=True):
    """A match with the rules it is played by, fully resolved."""

    table_id: str
    number: int
    rules: dict[str, Any]
    players: list[str]
    dealer: int
    engine: str
    started_at: float
    finished_at: float | None = None
    result: dict[str, Any] | None = None


class DealRow(Struct, kw_only=True):
    """A finished deal: its entries and the scores after it, as they were booked then."""

    table_id: str
    match: int
    number: int
    seq: int
    entries: list[dict[str, Any]]
    scores: list[int]


class LogRow(Struct, kw_only=True):
    """One action of the log. ``seat`` is ``None`` for chance."""

    table_id: str
    seq: int
    match: int
    seat: int | None
    text: str
    request: str | None
    engine: str
    at: float
    digest: str = ""


class Entry(Struct, kw_only=True):
    """Everything that one step of the log writes, in one transaction."""

    row: LogRow
    table: TableRow | None = None
    match: MatchRow | None = None
    deal: DealRow | None = None
    next_seed: str | None = None
    """The seed of the deal after this one, when this row deals or opens a match."""
    result: dict[str, Any] | None = None
    """The match's result, when this row ends it."""
    names: list[str] | None = None


def _columns(struct: Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(struct)


class Storage:
    """The database of one server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._engine: AsyncEngine | None = None
        self._pending: list[tuple[Entry, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None
        self._write_lock = asyncio.Lock()
        self.secret = ""

    # --- opening ----------------------------------------------------------------------------------

    @property
    def engine(self) -> AsyncEngine:
        if self._engine is None:
            raise StorageError("the database is not open")
        return self._engine

    async def open(self) -> None:
        """Connect, bring the schema up to date, read the secret. Raises :class:`StorageError`."""
        url = self._settings.db
        file = database_file(url)
        try:
            if file is not None:
                file.parent.mkdir(parents=True, exist_ok=True)
            self._engine = _make_engine(url, self._settings.full_sync)
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
                self.secret = await _secret(connection)
        except (OSError, DBAPIError, sa.exc.ArgumentError, ImportError) as error:
            await self.close()
            cause = getattr(error, "orig", None) or error
            where = str(file) if file else sa.engine.make_url(url).render_as_string()
            raise StorageError(f"cannot use the database {where}: {cause}".strip()) from error

    async def close(self) -> None:
        """Write what is pending and disconnect."""
        if self._writer is not None:
            await self._writer
        if self._engine is not None:
            await self._engine.dispose()
            self._engine = None

    # --- writing ----------------------------------------------------------------------------------

    async def append(self, entry: Entry) -> None:
        """Commit a step of a log. Raises :class:`Conflict` if its ``seq`` is taken.

        Steps of several tables that arrive while a commit runs share the next one.
        """
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append((entry, future))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_pending())
        await future

    async def _write_pending(self) -> None:
        while self._pending:
            batch, self._pending = self._pending, []
            try:
                await self._write([entry for entry, _ in batch])
            except Exception as error:
                if len(batch) == 1:
                    _settle(batch[0][1], error)
                else:
                    await self._write_singly(batch)
            else:
                for _, future in batch:
                    _settle(future, None)

    async def _write_singly(self, batch: Iterable[tuple[Entry, asyncio.Future[None]]]) -> None:
        """One of a batch failed: find out which, the others are not to suffer."""
        for entry, future in batch:
            try:
                await self._write([entry])
            except Exception as error:
                _settle(future, error)
            else:
                _settle(future, None)

    async def _write(self, entries: list[Entry]) -> None:
        try:
            async with self._write_lock, self.engine.begin() as connection:
                for entry in entries:
                    if entry.table or entry.match:
                        await _insert_beginning(connection, entry)
                rows = [_columns(entry.row) for entry in entries]
                await connection.execute(schema.actions.insert(), rows)
                for entry in entries:
                    if entry.next_seed is not None:
                        await _keep_next_seed(connection, entry.row.table_id, entry.next_seed)
                    if entry.deal or entry.result is not None:
                        await _insert_end(connection, entry)
        except IntegrityError as error:
            raise Conflict from error

    async def save_seats(self, table_id: str, seats: list[dict[str, Any]], pace: str) -> None:
        """Keep who sits where, who is away since when, and the pace."""
        change = schema.tables.update().where(schema.tables.c.id == table_id)
        async with self._write_lock, self.engine.begin() as connection:
            await connection.execute(change.values(seats=seats, pace=pace))

    async def revoke(self, person: str) -> None:
        """Refuse this person's token from now on."""
        async with self._write_lock, self.engine.begin() as connection:
            known = await connection.execute(_revoked(person))
            if known.first() is None:
                await connection.execute(
                    schema.revoked.insert().values(person=person, at=time.time())
                )

    # --- reading ----------------------------------------------------------------------------------

    async def is_revoked(self, person: str) -> bool:
        """Whether the person's token was given back."""
        async with self.engine.connect() as connection:
            return (await connection.execute(_revoked(person))).first() is not None

    async def table(self, table_id: str) -> TableRow | None:
        """A table, or ``None``."""
        t = schema.tables
        rows = await self._select(sa.select(t).where(t.c.id == table_id))
        return msgspec.convert(rows[0], TableRow) if rows else None

    async def match(self, table_id: str, number: int | None = None) -> MatchRow | None:
        """A match of a table; the latest without a number."""
        t = schema.matches
        query = sa.select(t).where(t.c.table_id == table_id).order_by(t.c.number.desc()).limit(1)
        rows = await self._select(query if number is None else query.where(t.c.number == number))
        return msgspec.convert(rows[0], MatchRow) if rows else None

    async def deals(self, table_id: str, match: int) -> list[DealRow]:
        """The finished deals of a match, in order."""
        t = schema.deals
        query = sa.select(t).where(t.c.table_id == table_id, t.c.match == match)
        return msgspec.convert(await self._select(query.order_by(t.c.number)), list[DealRow])

    async def log(self, table_id: str, match: int) -> list[LogRow]:
        """The actions of a match, in order."""
        t = schema.actions
        query = sa.select(t).where(t.c.table_id == table_id, t.c.match == match)
        return msgspec.convert(await self._select(query.order_by(t.c.seq)), list[LogRow])

    async def _select(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).mappings()
            return [{str(name): value for name, value in row.items()} for row in found]


async def check(settings: Settings) -> None:
    """Open the database once and write to it. Raises :class:`StorageError`."""
    storage = Storage(settings)
    await storage.open()
    await storage.close()


def _settle(future: asyncio.Future[None], error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


def _revoked(person: str) -> sa.Select[Any]:
    return sa.select(schema.revoked.c.person).where(schema.revoked.c.person == person)


async def _insert_beginning(connection: AsyncConnection, entry: Entry) -> None:
    if entry.table:
        await connection.execute(schema.tables.insert().values(_columns(entry.table)))
    if entry.match:
        await connection.execute(schema.matches.insert().values(_columns(entry.match)))


async def _keep_next_seed(connection: AsyncConnection, table_id: str, seed: str) -> None:
    change = schema.tables.update().where(schema.tables.c.id == table_id)
    await connection.execute(change.values(next_seed=seed))


async def _insert_end(connection: AsyncConnection, entry: Entry) -> None:
    if entry.deal:
        await connection.execute(schema.deals.insert().values(_columns(entry.deal)))
    if entry.result is not None:
        m = schema.matches
        change = m.update().where(m.c.table_id == entry.row.table_id, m.c.number == entry.row.match)
        values = {"finished_at": entry.row.at, "result": entry.result, "players": entry.names}
        await connection.execute(change.values(values))


def _make_engine(url: str, full_sync: bool) -> AsyncEngine:
    engine = create_async_engine(
        url,
        json_serializer=lambda value: msgspec.json.encode(value).decode(),
        json_deserializer=msgspec.json.decode,
    )
    if url.startswith("sqlite"):

        @sa.event.listens_for(engine.sync_engine, "connect")
        def _pragmas(connection: Any, _record: Any) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute(f"PRAGMA synchronous={'FULL' if full_sync else 'NORMAL'}")
            cursor.execute("PRAGMA busy_timeout=5000")
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.close()

    return engine


def migrate(connection: sa.Connection) -> None:
    """Bring the schema up to date."""
    config = Config()
    config.set_main_option("script_location", str(files("prikup.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def _secret(connection: AsyncConnection) -> str:
    """The key that signs the cookies: made once, kept with the seats that it guards."""
    query = sa.select(schema.meta.c.value).where(schema.meta.c.key == "secret")
    if (found := (await connection.execute(query)).scalar()) is not None:
        return str(found)
    secret = secrets.token_urlsafe(32)
    await connection.execute(schema.meta.insert().values(key="secret", value=secret))
    return secret
