"""One socket: a bounded queue and its own writer, so that a slow reader stalls nobody."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from prikup.game import reason
from prikup.server.messages import ErrorFrame, Outgoing, encode

SLOW_READER = 1013
TOO_MUCH = 1008
BAD_TOKEN = 4401
NO_TABLE = 4404


class Connection:
    """A page that looks at a table. Frames are queued here and written by :meth:`run`."""

    def __init__(self, person: str, limit: int) -> None:
        self.person = person
        self.name = ""
        """What a spectator calls himself."""
        self.greeted = False
        self.gone = asyncio.Event()
        """Set when the socket is to be dropped at once."""
        self._queue: asyncio.Queue[str | int] = asyncio.Queue()
        self._limit = limit
        self._closing = False

    def send(self, frame: Outgoing | str) -> None:
        """Queue a frame; if the reader does not keep up, the socket closes instead."""
        if self._closing:
            return
        if self._queue.qsize() >= self._limit:
            self.close(SLOW_READER)
            return
        self._queue.put_nowait(frame if isinstance(frame, str) else encode(frame))

    def close(self, code: int) -> None:
        """Close after what is queued; a reader that is too slow loses the rest of the queue."""
        if self._closing:
            return
        self._closing = True
        if code == SLOW_READER:
            self.gone.set()
        self._queue.put_nowait(code)

    @property
    def closing(self) -> bool:
        """Nothing that comes from this page counts any more."""
        return self._closing

    def revoked(self) -> None:
        """The person has given the token back: nothing more for this page."""
        self.send(ErrorFrame(reason("bad-token")))
        self.close(BAD_TOKEN)

    async def run(
        self, send: Callable[[str], Awaitable[None]], close: Callable[[int], Awaitable[None]]
    ) -> None:
        """Write what is queued until the socket closes."""
        while True:
            item = await self._queue.get()
            with contextlib.suppress(RuntimeError):
                if isinstance(item, int):
                    await close(item)
                    return
                await send(item)
