"""Fixtures of the server's tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from people import Server, StartServer

from prikup.server.settings import Settings


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A table without pauses, where nobody is replaced unless the test says so."""
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Prikup</title>")
    (web / "cards.svg").write_text("<svg/>")
    (web / "assets" / "app-1a2b.js").write_text("export {}")
    return Settings(
        db=f"sqlite+aiosqlite:///{tmp_path / 'prikup.sqlite'}",
        web=web,
        paces={"slow": 0.15, "normal": 0.0, "fast": 0.0, "none": 0.0},
        rests={},
    )


@pytest.fixture
async def start(settings: Settings) -> AsyncIterator[StartServer]:
    """Starts servers, by default with ``settings``; stops them at the end."""
    running: list[Server] = []

    async def _start(own: Settings = settings, **more: object) -> Server:
        server = await Server(own, **more).start()  # type: ignore[arg-type]
        running.append(server)
        return server

    yield _start
    for server in running:
        await server.stop()


@pytest.fixture
async def server(start: StartServer) -> Server:
    """A server of the toy game."""
    return await start()
