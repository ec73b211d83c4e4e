"""The WebSocket of a table: frames in, frames out, limits."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from starlette.responses import JSONResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from prikup.game import PrikupError, Reason, reason
from prikup.server import guard
from prikup.server.connection import BAD_TOKEN, NO_TABLE, TOO_MUCH, Connection
from prikup.server.identity import Identities
from prikup.server.limits import Bucket
from prikup.server.messages import (
    VERSION,
    Broken,
    ErrorFrame,
    Hello,
    Incoming,
    RefusedFrame,
    Request,
    decode,
    encode,
)
from prikup.server.refusals import Refused, Unauthorised
from prikup.server.requests import handle
from prikup.server.settings import Limits, Settings
from prikup.server.table import Table
from prikup.server.tables import Tables
from prikup.views import reason_json

log = logging.getLogger("prikup.server.sockets")


async def table_socket(socket: WebSocket) -> None:
    """``/ws/tables/ID``: one page at one table, until it goes."""
    settings: Settings = socket.app.state.settings
    tables: Tables = socket.app.state.tables
    identities: Identities = socket.app.state.identities
    try:
        guard.check(socket, settings)
    except Refused as error:
        answer = {"error": reason_json(error.reason)}
        await socket.send_denial_response(JSONResponse(answer, status_code=403))
        return
    try:
        person = await identities.person(socket)
        table = await tables.get(socket.path_params["table"])
    except Refused as error:
        await _turn_away(socket, error)
        return
    headers = []
    if person is None:
        person = identities.new()
        headers = [identities.header(person, socket.url.scheme == "wss")]
    await socket.accept(headers=headers)
    await _Session(socket, tables, table, person, settings.limits).run()


async def _turn_away(socket: WebSocket, error: Refused) -> None:
    """A page cannot read a refused handshake, so it is told through an open socket."""
    code = BAD_TOKEN if isinstance(error, Unauthorised) else NO_TABLE
    await socket.accept()
    await socket.send_text(encode(ErrorFrame(error.reason)))
    await socket.close(code)


class _Session:
    """One socket: a reader and a writer."""

    def __init__(
        self, socket: WebSocket, tables: Tables, table: Table, person: str, limits: Limits
    ) -> None:
        self._socket, self._tables, self._table = socket, tables, table
        self._limits = limits
        self._bucket = Bucket(limits.burst, limits.rate)
        self._over = 0
        self._connection = Connection(person, limits.queue)

    async def run(self) -> None:
        connection, socket = self._connection, self._socket
        if len(self._table.connections) >= self._limits.spectators:
            connection.send(ErrorFrame(reason("table-full")))
            connection.close(TOO_MUCH)
        writer = asyncio.create_task(connection.run(socket.send_text, socket.close))
        reader = asyncio.create_task(self._read())
        gone = asyncio.create_task(connection.gone.wait())
        try:
            await asyncio.wait({writer, reader, gone}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writer, reader, gone):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, Exception):
                    await task
            await asyncio.shield(asyncio.create_task(self._table.goodbye(connection)))

    async def _read(self) -> None:
        while True:
            frame = await self._socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            try:
                await self._take(frame.get("text"), frame.get("bytes"))
            except Broken as error:
                self._connection.send(ErrorFrame(error.reason, error.request))
            except PrikupError as error:
                self._connection.send(ErrorFrame(error.reason))
            except Exception:
                log.exception("a frame could not be handled")
                self._connection.send(ErrorFrame(reason("internal")))

    async def _take(self, text: str | None, data: bytes | None) -> None:
        if self._connection.closing:
            return
        if text is None:
            del data
            raise Broken("not-text")
        limit = self._limits.frame
        if len(text) > limit or len(text.encode()) > limit:
            raise Broken("too-large", limit=limit)
        if not self._bucket.take():
            self._limited(text)
            return
        message = decode(text)
        if isinstance(message, Hello) and message.v != VERSION:
            raise Broken("unknown-version", version=message.v, known=VERSION)
        await self._do(message)

    async def _do(self, message: Incoming) -> None:
        """Do it even if this page goes away meanwhile: a stored action is shown to the others."""
        table = await self._tables.get(self._table.id)
        if table is not self._table:
            self._table = table
        await asyncio.shield(asyncio.create_task(handle(table, self._connection, message)))

    def _limited(self, text: str) -> None:
        """Too many frames: say so, and in the end close the socket."""
        self._over += 1
        if self._over > self._limits.flood:
            self._connection.close(TOO_MUCH)
            return
        why: Reason = reason("rate-limited")
        try:
            message = decode(text)
        except Broken as error:
            self._connection.send(ErrorFrame(why, error.request))
            return
        if isinstance(message, Request):
            self._connection.send(RefusedFrame(message.id, why, self._table.seq))
        else:
            self._connection.send(ErrorFrame(why))
