"""The database: migrations, settings, PostgreSQL where there is one."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from people import StartServer

from prikup.server.schema import metadata
from prikup.server.settings import Settings, database_file, database_url
from prikup.server.storage import Storage, StorageError, check


async def test_migrations_give_the_declared_schema(settings: Settings) -> None:
    storage = Storage(settings)
    await storage.open()

    def differences(connection: sa.Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    async with storage.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await storage.close()


async def test_opening_twice_keeps_the_secret(settings: Settings) -> None:
    secrets = []
    for _ in range(2):
        storage = Storage(settings)
        await storage.open()
        secrets.append(storage.secret)
        await storage.close()
    assert secrets[0] == secrets[1]
    assert len(secrets[0]) > 30


@pytest.mark.parametrize(("full", "level"), [(False, 1), (True, 2)])
async def test_sqlite_is_set_to_survive(settings: Settings, full: bool, level: int) -> None:
    """WAL; synchronous NORMAL survives the end of the process, FULL a power cut too."""
    storage = Storage(replace(settings, full_sync=full))
    await storage.open()
    async with storage.engine.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", level)):
            found = (await connection.execute(sa.text(f"PRAGMA {pragma}"))).scalar()
            assert found == value
    await storage.close()


async def test_a_database_that_cannot_be_used_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    (tmp_path / "broken.sqlite").write_text("this is no database, " * 100)
    for name in ("file/x.sqlite", "broken.sqlite"):
        with pytest.raises(StorageError, match="cannot use the database") as caught:
            await check(Settings(db=database_url(str(tmp_path / name))))
        assert "\n" not in str(caught.value)
        assert name in str(caught.value)


async def test_rows_of_a_table_are_what_the_design_says(
    start: StartServer, settings: Settings
) -> None:
    server = await start()
    anna = server.person()
    table = await anna.new_table("novice", "novice")
    tab = await anna.open(table)
    await tab.my_turn()
    await tab.act(tab.view["legal"][0], id="req-1")
    file = database_file(settings.db)
    assert file is not None
    with sqlite3.connect(file) as connection:
        rows = connection.execute("SELECT seq, seat, text, request, engine FROM actions").fetchall()
        stored = connection.execute("SELECT rules FROM matches").fetchone()[0]
    connection.close()
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    assert rows[0][2].startswith("match 1 dealer ")
    assert rows[1][2].startswith("deal ")
    assert next(row for row in rows if row[3] == "req-1")[1] == 0
    assert all(row[4] for row in rows)
    assert '"values":{"target":3}' in stored, "fully resolved rules"


def test_database_urls_are_what_people_write() -> None:
    assert database_url("postgres://u@h/d") == "postgresql+psycopg://u@h/d"
    assert database_url("sqlite:///x.db") == "sqlite+aiosqlite:///x.db"
    assert database_url("/tmp/x.db") == "sqlite+aiosqlite:////tmp/x.db"
    assert database_file(database_url("/tmp/x.db")) == Path("/tmp/x.db")
    assert database_file("postgresql+psycopg://u@h/d") is None


@pytest.mark.skipif("PRIKUP_TEST_POSTGRES" not in os.environ, reason="no PostgreSQL named")
async def test_a_match_on_postgresql(start: StartServer, settings: Settings) -> None:
    url = database_url(os.environ["PRIKUP_TEST_POSTGRES"])
    first = await start(replace(settings, db=url))
    second = await start(replace(settings, db=url))
    anna = first.person()
    table = await anna.new_table("novice", "novice")
    tab = await anna.open(table)
    await tab.play_deal()
    twin = second.person()
    for cookie in anna.http.cookies.jar:
        twin.http.cookies.set(cookie.name, cookie.value or "", domain="127.0.0.1")
    there = await twin.open(table)
    assert there.view == tab.view
