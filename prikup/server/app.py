"""The application: everything wired together, nothing decided here."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from prikup.game import PrikupError
from prikup.server import guard, http, record, score
from prikup.server.games import Games, installed
from prikup.server.identity import Identities
from prikup.server.limits import Buckets
from prikup.server.matches import Services
from prikup.server.players import Thinkers
from prikup.server.refusals import Refused
from prikup.server.settings import Settings
from prikup.server.sockets import table_socket
from prikup.server.storage import Storage
from prikup.server.tables import Tables


def create_app(settings: Settings, games: Games | None = None) -> Starlette:
    """The server as an ASGI application. ``games`` defaults to the installed ones.

    The database is opened, and brought up to date, when the application starts; that raises
    :class:`prikup.server.storage.StorageError` if it cannot be used.
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        offered = games or installed()
        storage = Storage(settings)
        await storage.open()
        thinkers = Thinkers(offered, settings.bot_timeout)
        services = Services(settings, storage, offered, thinkers)
        tables = Tables(services)
        app.state.services = services
        app.state.tables = tables
        app.state.identities = Identities(storage.secret, storage)
        tables.start()
        try:
            yield
        finally:
            await tables.stop()
            thinkers.close()
            await storage.close()

    app = Starlette(
        routes=[
            WebSocketRoute("/ws/tables/{table}", table_socket),
            *score.routes(),
            *record.routes(),
            *http.routes(),
        ],
        middleware=[
            Middleware(_Guard, settings=settings),
            Middleware(GZipMiddleware, minimum_size=1024),
        ],
        exception_handlers={PrikupError: http.on_error},
        lifespan=lifespan,
    )
    app.state.settings = settings
    limits = settings.limits
    app.state.new_tables = Buckets(limits.tables_burst, limits.tables_rate)
    app.state.drawings = Buckets(limits.tables_burst, limits.tables_rate)
    app.state.drawing = asyncio.Semaphore(1)
    app.state.records = Buckets(limits.records_burst, limits.records_rate)
    app.state.replaying = asyncio.Semaphore(1)
    return app


class _Guard:
    """Checks Host and Origin of every HTTP request; sockets check their own handshake."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            try:
                guard.check(Request(scope), self._settings)
            except Refused as error:
                await http.error_response(error)(scope, receive, send)
                return
        await self._app(scope, receive, send)
