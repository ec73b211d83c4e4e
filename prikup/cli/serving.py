"""Running the server from the command line: a port, a link, a browser, and errors in one line."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import sys
import webbrowser
from collections.abc import Callable
from socket import socket
from threading import Thread
from typing import Never

import typer
import uvicorn
from msgspec import Struct
from msgspec.structs import replace

from prikup.cli.answers import say
from prikup.faults import fault_name
from prikup.server import Settings, create_app
from prikup.server.reach import own_link, reach
from prikup.server.run import bound_socket, uvicorn_config
from prikup.server.settings import database_url
from prikup.server.storage import StorageError, check
from prikup.text import message

USUAL_PORT = 8000


class Wish(Struct, frozen=True, kw_only=True):
    """What was asked for on the command line."""

    host: str
    port: int | None = None
    db: str | None = None
    open: bool = True
    invite: bool = False
    """Others are to come: print the link for them, with a QR code."""
    lang: str = "en"


class _Server(uvicorn.Server):
    """uvicorn, which says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(wish: Wish) -> None:
    """Serve until interrupted. Ends with exit code 2 and one line if that is not possible."""
    settings = _settings(wish)
    bound = _bind(wish)
    try:
        asyncio.run(check(settings))
    except StorageError as error:
        bound.close()
        _fail(str(error))
    port = bound.getsockname()[1]
    app = create_app(replace(settings, listens=(wish.host, port)))
    server = _Server(uvicorn_config(app, settings), lambda: announce(wish, port))
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[bound])
    if not server.started:
        raise typer.Exit(1)


def _settings(wish: Wish) -> Settings:
    try:
        settings = Settings.from_env()
    except ValueError as error:
        _fail(message(wish.lang, "serve-bad-setting", {"error": str(error)}))
    if settings.test_seed:
        say(f"prikup: {message(wish.lang, 'serve-test-seed')}", sys.stderr)
    return replace(settings, db=database_url(wish.db)) if wish.db else settings


def _bind(wish: Wish) -> socket:
    """The port asked for, or else the usual one, or else any that is free."""
    port = USUAL_PORT if wish.port is None else wish.port
    try:
        return bound_socket(wish.host, port)
    except OSError as error:
        if wish.port is None and error.errno in (errno.EADDRINUSE, errno.EACCES):
            return bound_socket(wish.host, 0)
        if error.errno == errno.EADDRINUSE:
            _fail(message(wish.lang, "serve-port-taken", {"port": port}))
        args = {"address": f"{wish.host}:{port}", "error": fault_name(error)}
        _fail(message(wish.lang, "serve-no-address", args))


def _fail(line: str) -> Never:
    say(f"prikup: {line}", sys.stderr)
    raise typer.Exit(2)


def announce(wish: Wish, port: int) -> None:
    """Print where the table is, and open it."""
    local = own_link(wish.host, port)
    if wish.invite:
        _invite(wish, port)
    say(message(wish.lang, "serve-at", {"link": local}))
    say(message(wish.lang, "serve-stop"))
    sys.stdout.flush()
    if wish.open and has_browser():
        Thread(target=webbrowser.open, args=(local,), daemon=True).start()


def _invite(wish: Wish, port: int) -> None:
    """Print the link for others with its QR code, or why they cannot come."""
    others = reach((wish.host, port))
    if others.link is None:
        say(message(wish.lang, f"serve-{others.why}", {"address": wish.host}))
        return
    import segno

    say(message(wish.lang, "serve-others", {"link": others.link}))
    with contextlib.suppress(UnicodeEncodeError):  # a terminal without block characters
        segno.make(others.link, error="l").terminal(compact=True)
    sys.stdout.flush()


def has_browser() -> bool:
    """Whether a graphical browser can be expected: one in the terminal would take it over."""
    if sys.platform in ("darwin", "win32") or os.environ.get("BROWSER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
