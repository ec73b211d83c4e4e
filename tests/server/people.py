"""People at a server: a real one on a free port, with browsers that the tests steer.

Everything goes over real sockets; the server runs in the test's own event loop, so a test may also
look inside.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import uvicorn
from fake_game import toy_games
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from prikup.server import Settings, create_app
from prikup.server.games import Games
from prikup.server.run import bound_socket, uvicorn_config
from prikup.server.table import Table

PATIENCE = 30.0


def may_choose(view: dict[str, Any]) -> bool:
    """The seat is asked, and it is nothing that the server answers for it."""
    return view["turn"] == view["me"] and view["legal"] not in ([], ["keep"])


def deal_is_over(view: dict[str, Any]) -> bool:
    """A deal was scored (or redealt) and the next has not begun."""
    return view["turn"] is None and view["deals"] > 0


class Server:
    """A running server."""

    def __init__(self, settings: Settings, games: Games | None = None) -> None:
        self.settings = settings
        self.app = create_app(settings, games or toy_games())
        self._config = uvicorn_config(self.app, settings)
        self._server = uvicorn.Server(self._config)
        self._stopped = False
        self.people: list[Person] = []

    async def start(self) -> Server:
        self._socket = bound_socket("127.0.0.1", 0)
        self.host = f"127.0.0.1:{self._socket.getsockname()[1]}"
        # What ``Server.serve`` does, without signals and without its pauses of a tenth of a second.
        self._config.load()
        self._server.lifespan = self._config.lifespan_class(self._config)
        await self._server.startup(sockets=[self._socket])
        return self

    async def stop(self) -> None:
        if self._stopped:
            return
        self._stopped = True
        for person in self.people:
            await person.leave()
        for listener in self._server.servers:
            listener.close()
        for connection in list(self._server.server_state.connections):
            connection.shutdown()
        if tasks := self._server.server_state.tasks:
            await asyncio.wait(tasks, timeout=1)
        await self._server.lifespan.shutdown()

    def person(self, name: str = "Anna") -> Person:
        person = Person(self, name)
        self.people.append(person)
        return person

    @property
    def cookie(self) -> str:
        """The name of the cookie."""
        name: str = self.app.state.identities.cookie
        return name

    async def table(self, table_id: str) -> Table:
        """The table itself, to look inside."""
        return await self.app.state.tables.get(table_id)


StartServer = Callable[..., Awaitable[Server]]
"""Starts a server with these settings and games."""


class Person:
    """A browser with its own cookies."""

    def __init__(self, server: Server, name: str) -> None:
        self.server, self.name = server, name
        self.http = httpx.AsyncClient(base_url=f"http://{server.host}", timeout=PATIENCE)
        self._tabs: list[Tab] = []

    async def new_table(self, *bots: str, **more: Any) -> str:
        """Open a table with these bots; the others' seats stay open."""
        body = {"game": "toy", "name": self.name, "bots": list(bots), **more}
        response = await self.http.post("/api/tables", json=body)
        assert response.status_code == 201, response.text
        table: str = response.json()["table"]
        return table

    async def connect(self, table: str, **headers: str) -> ClientConnection:
        """A bare socket."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {"Origin": f"http://{self.server.host}", **headers}
        if cookies:
            sent["Cookie"] = cookies
        ws = await connect(
            f"ws://{self.server.host}/ws/tables/{table}",
            additional_headers=sent,
            compression=None,
            max_queue=None,
        )
        for line in ws.response.headers.get_all("Set-Cookie") if ws.response else ():
            name, _, value = line.partition(";")[0].partition("=")
            self.http.cookies.set(name, value, domain="127.0.0.1")
        return ws

    async def open(self, table: str, seq: int | None = None, **more: Any) -> Tab:
        """Open the table in a tab and wait for its state."""
        tab = Tab(await self.connect(table))
        self._tabs.append(tab)
        await tab.send({"t": "hello", "seq": seq, "name": self.name, **more})
        await tab.until(lambda f: f["t"] == "state")
        return tab

    async def sit(self, table: str, seat: int | None = None) -> Tab:
        """Open the table and sit down."""
        tab = await self.open(table)
        answer = await tab.ask({"t": "sit", "seat": seat, "name": self.name})
        assert answer["t"] == "ok", answer
        return tab

    async def leave(self) -> None:
        for tab in self._tabs:
            await tab.close()
        await self.http.aclose()


class Tab:
    """One page of one person. ``state`` is the last one it got."""

    _ids = itertools.count()

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self.frames: list[dict[str, Any]] = []
        """All frames so far."""
        self.state: dict[str, Any] = {}
        self.table: dict[str, Any] = {}

    @property
    def view(self) -> dict[str, Any]:
        return self.state["view"]

    @property
    def seq(self) -> int:
        return self.state["seq"]

    async def send(self, message: Any) -> None:
        await self.ws.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def receive(self, patience: float = PATIENCE) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(await asyncio.wait_for(self.ws.recv(), patience))
        self.frames.append(frame)
        if frame["t"] == "state":
            self.state = frame
        if "table" in frame:
            self.table = frame["table"]
        return frame

    async def until(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Read until a frame that is wanted."""
        while True:
            frame = await self.receive()
            if wanted(frame):
                return frame

    async def until_state(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Read until the view is as wanted (it may be so already)."""
        while not (self.state and wanted(self.view)):
            await self.receive()
        return self.view

    async def until_table(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Read until the table is as wanted (it may be so already)."""
        while not (self.table and wanted(self.table)):
            await self.receive()
        return self.table

    async def my_turn(self) -> dict[str, Any]:
        """Read until this seat is asked, with something to choose."""
        return await self.until_state(may_choose)

    async def play_deal(self) -> dict[str, Any]:
        """Play the first legal action each time until the deal is over."""
        while True:
            view = await self.until_state(lambda v: may_choose(v) or deal_is_over(v))
            if not may_choose(view):
                return view
            answer = await self.act(view["legal"][0])
            assert answer["t"] == "ok", answer
            await self.until_seq(answer["seq"])

    async def until_seq(self, seq: int) -> dict[str, Any]:
        """Read until the state ``seq`` or a later one."""
        while self.seq < seq:
            await self.receive()
        return self.state

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a request and read its answer."""
        request = message.get("id") or f"r{next(self._ids)}"
        await self.send({**message, "id": request})
        return await self.until(lambda f: f.get("id") == request)

    async def act(self, action: str, seq: int | None = None, **more: Any) -> dict[str, Any]:
        """Act, by default for the state that this page has."""
        seq = self.seq if seq is None else seq
        return await self.ask({"t": "act", "seq": seq, "action": action, **more})

    async def quiet(self, seconds: float = 0.1) -> list[dict[str, Any]]:
        """What comes within a time: to show that nothing does."""
        frames: list[dict[str, Any]] = []
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    frames.append(await self.receive(seconds))
        return frames

    async def closed(self) -> int:
        """Read until the server closes the socket; its code."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.receive()
        return self.ws.close_code or 0

    async def close(self) -> None:
        await self.ws.close()


class DealOverError(Exception):
    """Nobody is asked any more."""


async def one_is_asked(*tabs: Tab) -> Tab:
    """Read until one of these people has something to choose; that one."""
    async with asyncio.timeout(PATIENCE):
        while True:
            newest = max(tab.seq for tab in tabs)
            for tab in tabs:
                await tab.until_seq(newest)
            asked = [tab for tab in tabs if may_choose(tab.view)]
            if asked and all(tab.seq == newest for tab in tabs):
                return asked[0]
            if all(deal_is_over(tab.view) for tab in tabs):
                raise DealOverError
            await tabs[0].receive()


async def play_deal(*tabs: Tab) -> None:
    """All play their first legal action until the deal is over."""
    with contextlib.suppress(DealOverError):
        while True:
            tab = await one_is_asked(*tabs)
            answer = await tab.act(tab.view["legal"][0])
            if answer["t"] != "ok":
                raise RuntimeError(answer)
            await tab.until_seq(answer["seq"])
