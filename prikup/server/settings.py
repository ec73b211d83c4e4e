"""What can be set about a server. Every number that a person may want to change is here."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct, field

PACKAGE = Path(__file__).resolve().parent.parent

PACES: dict[str, float] = {"slow": 1.6, "normal": 0.9, "fast": 0.4, "none": 0.0}
"""Seconds that a bot takes for one action, by the pace of the table."""


def _rests() -> dict[str, float]:
    return {"trick": 0.8, "talon": 1.0, "declarer": 0.5}


class Limits(Struct, frozen=True, kw_only=True):
    """What one client may ask for. Going over a limit is always answered, never swallowed."""

    frame: int = 16 * 1024
    """Bytes of one frame. Larger ones are answered; from ``frame_hard`` on the socket closes."""
    frame_hard: int = 2 * 1024 * 1024
    body: int = 64 * 1024
    """Bytes of the body of an HTTP request."""
    record: int = 256 * 1024
    """Bytes of a record to look at: 300 deals of 40 actions take at most about 180,000."""
    records_burst: int = 60
    """Positions, deals and drawings of records that one address may ask for at once …"""
    records_rate: float = 2.0
    """… and a second, after that."""
    burst: int = 40
    """Messages of one socket at once …"""
    rate: float = 20.0
    """… and a second, after that."""
    flood: int = 400
    """Messages over the limit after which the socket is closed."""
    tables_burst: int = 30
    """Tables that one address may open at once …"""
    tables_rate: float = 0.5
    """… and a second, after that."""
    name: int = 20
    chat: int = 200
    queue: int = 256
    """Frames waiting for one slow reader before its socket is closed."""
    spectators: int = 200
    """Sockets of one table."""


class Settings(Struct, frozen=True, kw_only=True):
    """One server's settings. Times are in seconds."""

    db: str = "sqlite+aiosqlite:///prikup.sqlite"
    """A SQLAlchemy URL; :func:`database_url` makes one from what people write."""
    full_sync: bool = False
    """SQLite ``synchronous=FULL``: an acknowledged action survives a power cut too."""
    web: Path = PACKAGE / "web"
    text: Path = PACKAGE / "text"
    hosts: tuple[str, ...] = ()
    """Host names that this server answers to, besides addresses and this machine; ``*``: all."""
    origins: tuple[str, ...] = ()
    """Foreign origins whose pages may open sockets, such as ``https://cards.example``."""
    listens: tuple[str, int] | None = None
    """The host and port that are listened on, where the server knows: what others come to."""
    paces: Mapping[str, float] = field(default_factory=lambda: dict(PACES))
    rests: Mapping[str, float] = field(default_factory=_rests)
    """A longer rest after these kinds of events, as a share of the table's pace."""
    window_pause: float = 0.12
    """The pause in a round of questions that most seats just decline (a redeal, going blind)."""
    grace: float = 60.0
    """After this time a bot plays for somebody who went away, if other people are waiting."""
    move_times: tuple[int, int] = (10, 600)
    """The shortest and the longest time to move that a table may agree on."""
    next_pause: float = 60.0
    """The next deal starts by itself after this time."""
    bot_timeout: float = 5.0
    """After this time the fall-back answers for a bot."""
    stand_in: str = "club"
    """The level of the bot that plays for somebody who is away, late or out."""
    unload: float = 120.0
    """A table that nobody looks at leaves the memory after this time."""
    ping: float = 20.0
    test_seed: str = ""
    """INSECURE, for tests only: all deals, dealers and bots follow from this word, so that anybody
    who knows it knows every card. Empty: real chance."""
    limits: Limits = Limits()

    @classmethod
    def from_env(cls, environ: Mapping[str, str] = os.environ) -> Settings:
        """Defaults, changed by ``PRIKUP_DB``, ``PRIKUP_FULL_SYNC``, ``PRIKUP_HOSTS``,
        ``PRIKUP_ORIGINS``, ``PRIKUP_GRACE``, ``PRIKUP_NEXT_PAUSE`` and, for tests only,
        ``PRIKUP_TEST_SEED``."""
        default = cls()
        return cls(
            db=database_url(environ.get("PRIKUP_DB") or str(data_dir(environ) / "prikup.sqlite")),
            full_sync=environ.get("PRIKUP_FULL_SYNC", "") not in ("", "0"),
            hosts=_words(environ.get("PRIKUP_HOSTS", "")),
            origins=_words(environ.get("PRIKUP_ORIGINS", "")),
            grace=float(environ.get("PRIKUP_GRACE") or default.grace),
            next_pause=float(environ.get("PRIKUP_NEXT_PAUSE") or default.next_pause),
            test_seed=environ.get("PRIKUP_TEST_SEED", ""),
        )


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.replace(",", " ").split())


def data_dir(environ: Mapping[str, str] = os.environ) -> Path:
    """Where a person's tables are kept: ``PRIKUP_DATA`` or the place the system has for it."""
    if chosen := environ.get("PRIKUP_DATA"):
        return Path(chosen)
    if os.name == "nt" and (local := environ.get("LOCALAPPDATA")):
        return Path(local) / "prikup"
    base = environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "prikup"


def database_url(text: str) -> str:
    """The SQLAlchemy URL of what a person wrote: a file name, or a PostgreSQL URL."""
    for prefix in ("postgresql://", "postgres://"):
        if text.startswith(prefix):
            return "postgresql+psycopg://" + text.removeprefix(prefix)
    if text.startswith("sqlite:///"):
        return "sqlite+aiosqlite:///" + text.removeprefix("sqlite:///")
    if "://" in text:
        return text
    return f"sqlite+aiosqlite:///{Path(text).expanduser().absolute()}"


def database_file(url: str) -> Path | None:
    """The file of a SQLite URL; ``None`` for other databases and for memory."""
    prefix = "sqlite+aiosqlite:///"
    name = url.removeprefix(prefix)
    return Path(name) if url.startswith(prefix) and name not in ("", ":memory:") else None
