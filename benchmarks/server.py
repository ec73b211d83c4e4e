"""How much one server carries: 200 tables of `novice` bots, each moving once a second.

    python benchmarks/server.py [--tables 200] [--seconds 60] [--full] [--db URL]

A server runs in a process of its own. At each table a person plays against two `novice` bots over a
real socket, on loopback; a bot takes a second for each action, the person none. Measured is the
time from sending a person's action to its `ok`, which comes after the action is stored, and the
memory of the server. The promises: under 400 MB, under 50 ms at the 99th percentile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

MEGABYTES = 400
MILLISECONDS = 50


def serve(db: str, full: bool) -> None:
    """The server's process."""
    import uvicorn

    from prikup.server import Settings, create_app
    from prikup.server.run import bound_socket, uvicorn_config
    from prikup.server.settings import Limits

    settings = Settings(
        db=db,
        full_sync=full,
        paces={"normal": 1.0},
        rests={},
        next_pause=1.0,
        limits=Limits(tables_burst=100_000),
    )
    bound = bound_socket("127.0.0.1", 0)
    print(bound.getsockname()[1], flush=True)
    uvicorn.Server(uvicorn_config(create_app(settings), settings)).run(sockets=[bound])


class Player:
    """A person at a table who answers at once with one of the first legal actions."""

    def __init__(self, host: str, seed: int) -> None:
        self.host = host
        self.times: list[float] = []
        self.states = 0
        self.refused = 0
        self._random = random.Random(seed)

    async def sit(self) -> None:
        """Open a table."""
        body = {"game": "thousand", "name": "Anna", "bots": ["novice", "novice"]}
        async with httpx.AsyncClient(base_url=f"http://{self.host}", timeout=60) as http:
            answer = (await http.post("/api/tables", json=body)).raise_for_status()
            self._table = answer.json()["table"]
            self._cookie = "; ".join(f"{k}={v}" for k, v in answer.cookies.items())

    async def play(self, until: float) -> None:
        """Play until a time, rematches included."""
        url = f"ws://{self.host}/ws/tables/{self._table}"
        await asyncio.sleep(self._random.random())
        async with connect(
            url, additional_headers={"Cookie": self._cookie}, compression=None
        ) as self._ws:
            await self._send({"t": "hello", "seq": None})
            while (left := until - time.monotonic()) > 0:
                try:
                    frame = json.loads(await asyncio.wait_for(self._ws.recv(), left))
                except TimeoutError:
                    return
                if frame["t"] == "state":
                    self.states += 1
                    await self._answer(frame)
                elif frame["t"] == "ok" and frame["id"] == "act":
                    self.times.append(time.perf_counter() - self._sent)
                elif frame["t"] == "refused":
                    self.refused += 1

    async def _send(self, message: dict[str, Any]) -> None:
        await self._ws.send(json.dumps(message))

    async def _answer(self, frame: dict[str, Any]) -> None:
        view = frame["view"]
        if view["phase"] == "over":
            await self._send({"t": "rematch", "id": f"r{frame['seq']}"})
        elif view["turn"] is None:
            await self._send({"t": "next", "id": f"n{frame['seq']}"})
        elif view["turn"] == view["me"] and view["legal"] != ["keep"]:
            action = self._random.choice(view["legal"][:3])
            self._sent = time.perf_counter()
            await self._send({"t": "act", "id": "act", "seq": frame["seq"], "action": action})


def memory(pid: int) -> tuple[float, float]:
    """The memory of a process in MB: now, and at most so far."""
    lines = dict(
        line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines()
    )
    return tuple(int(lines[key].split()[0]) / 1024 for key in ("VmRSS", "VmHWM"))  # type: ignore[return-value]


def processor_time(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def measure(options: argparse.Namespace, db: str) -> int:
    """Run and report; 1 if a promise is not kept."""
    command = [sys.executable, __file__, "--serve", db, *(["--full"] if options.full else [])]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    host = f"127.0.0.1:{int(await process.stdout.readline())}"
    try:
        players = [Player(host, seed) for seed in range(options.tables)]
        for player in players:
            await player.sit()
        idle = memory(process.pid)[0]
        busy = processor_time(process.pid)
        end = time.monotonic() + options.seconds
        await asyncio.gather(*(player.play(end) for player in players))
        now, most = memory(process.pid)
        busy = processor_time(process.pid) - busy
    finally:
        process.terminate()
        await process.wait()
    return report(options, players, (idle, now, most), busy)


def report(
    options: argparse.Namespace,
    players: list[Player],
    megabytes: tuple[float, float, float],
    busy: float,
) -> int:
    """Print the figures."""
    times = sorted(1000 * took for player in players for took in player.times)
    if not times:
        print("nobody acted: run longer")
        return 1
    p50, p99 = (times[int(len(times) * share)] for share in (0.5, 0.99))
    moves = sum(player.states for player in players) / options.seconds / options.tables
    idle, now, most = megabytes
    good = most < MEGABYTES and p99 < MILLISECONDS
    print(f"tables              {options.tables}, {moves:.2f} moves a second each")
    print(f"actions of people   {len(times)}, {sum(p.refused for p in players)} refused")
    print(f"answered, stored    p50 {p50:.1f} ms, p99 {p99:.1f} ms, max {times[-1]:.1f} ms")
    print(
        f"memory of server    {idle:.0f} MB at first, {now:.0f} MB at last, {most:.0f} MB at most"
    )
    print(f"processor           {busy / options.seconds:.0%} of one core")
    print(f"under {MEGABYTES} MB and {MILLISECONDS} ms: {'yes' if good else 'NO'}")
    return 0 if good else 1


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--full", action="store_true", help="SQLite synchronous=FULL")
    parser.add_argument("--db", help="a database URL instead of a new SQLite file")
    parser.add_argument("--serve", metavar="DB", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.serve, options.full)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        db = options.db or f"sqlite+aiosqlite:///{folder}/prikup.sqlite"
        return asyncio.run(measure(options, db))


if __name__ == "__main__":
    sys.exit(main())
