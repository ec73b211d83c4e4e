"""The frames of the WebSocket, as docs/protocol.md describes them.

Incoming frames are a union tagged by ``t``; what does not fit is answered, not guessed at.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

from prikup.game import Reason
from prikup.server.patience import Cause, Patience
from prikup.server.refusals import Refused

VERSION = 1
"""The version of the protocol; a page of another one is told to reload."""

Id = Annotated[str, Meta(max_length=64)]
Word = Annotated[str, Meta(max_length=200)]


class Message(Struct, frozen=True, tag_field="t", omit_defaults=True):
    """A frame from the page."""


class Hello(Message, frozen=True, tag="hello"):
    seq: int | None = None
    name: Word | None = None
    v: int = VERSION


class Request(Message, frozen=True, tag="?"):
    """A frame that is answered with ``ok`` or ``refused`` under its ``id``."""

    id: Id


class Act(Request, frozen=True, tag="act", kw_only=True):
    seq: int
    action: Word


class Sit(Request, frozen=True, tag="sit", kw_only=True):
    name: Word
    seat: int | None = None


class Leave(Request, frozen=True, tag="leave"):
    pass


class Bots(Request, frozen=True, tag="bots", kw_only=True):
    level: Word = "club"


class Next(Request, frozen=True, tag="next"):
    pass


class Pace(Request, frozen=True, tag="pace", kw_only=True):
    pace: Word


class End(Request, frozen=True, tag="end"):
    pass


class Rematch(Request, frozen=True, tag="rematch"):
    pass


class Say(Request, frozen=True, tag="say", kw_only=True):
    text: str


class Rename(Request, frozen=True, tag="rename", kw_only=True):
    name: Word


class Ping(Message, frozen=True, tag="ping"):
    pass


Incoming = Hello | Act | Sit | Leave | Bots | Next | End | Pace | Rematch | Say | Rename | Ping
TYPES = (
    "hello",
    "act",
    "sit",
    "leave",
    "bots",
    "next",
    "end",
    "pace",
    "rematch",
    "say",
    "rename",
    "ping",
)

_decoder: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
_encoder = msgspec.json.Encoder()


class Broken(Refused):
    """The frame was no message; ``request`` is its id where one could be read."""

    def __init__(self, id: str, /, request: str | None = None, **args: str | int) -> None:
        super().__init__(id, **args)
        self.request = request


def decode(frame: str) -> Incoming:
    """The message of a frame. Raises :class:`Broken` with what is wrong."""
    try:
        return _decoder.decode(frame)
    except (msgspec.ValidationError, RecursionError) as error:
        raise _broken(frame, str(error)) from None
    except (msgspec.DecodeError, UnicodeEncodeError):
        raise Broken("bad-json") from None


def _broken(frame: str, detail: str) -> Broken:
    """Say whether the type is unknown or one of its fields is wrong."""
    try:
        plain: Any = msgspec.json.decode(frame)
    except (msgspec.DecodeError, RecursionError):
        return Broken("bad-json")
    if not isinstance(plain, dict):
        return Broken("bad-message", detail="an object with a field t is expected")
    request = plain.get("id")
    known = request if isinstance(request, str) and len(request) <= 64 else None
    if plain.get("t") not in TYPES:
        return Broken("unknown-type", known)
    return Broken("bad-message", known, detail=detail[:200])


# --- to the page ----------------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True):
    """A seat as everybody at the table sees it."""

    name: str
    kind: str
    level: str | None
    present: bool
    free: bool
    """Somebody may sit down here: open, or held by a bot that only fills."""
    stand_in: bool
    """A bot plays for this person, who is away."""
    instead_of: str | None
    """Who had this seat before a bot got it for good."""
    unnamed: bool
    """A person who gave no name: each reader sees that in the own language."""


class Shuffle(Struct, frozen=True):
    """What is shown of the shuffle before a deal is over."""

    deal: int
    """The deal that runs or is due, from 0."""
    commitment: str
    """That of its seed."""


class TableInfo(Struct, frozen=True):
    """Names, presence, pace, patience and who waits for whom."""

    id: str
    game: str
    rules: Raw
    values: Raw
    seats: list[SeatInfo]
    me: int | None
    host: bool
    pace: str
    patience: Patience
    grace: float
    """Seconds after which somebody away is replaced."""
    out: Cause | None
    """How this person lost the seat at this table."""
    ready: list[bool]
    ending: list[bool] | None
    """Who wants the match to be over; ``None`` where that cannot be agreed on now."""
    next_at: float | None
    """Seconds until the next deal starts by itself."""
    time_left: float | None
    """Seconds that the person to act has left, where the table has a time to move."""
    link: str
    match: int
    shuffle: Shuffle | None
    """``None`` when the match is over."""
    fault: dict[str, Any] | None = None
    """Why the table can only be looked at and exported: ``{"seq", "reason"}``."""


class Outgoing(Struct, frozen=True, tag_field="t"):
    """A frame to the page."""


class StateFrame(Outgoing, frozen=True, tag="state"):
    seq: int
    view: dict[str, Any]
    events: list[Any]
    table: TableInfo
    since: int | None


class TableFrame(Outgoing, frozen=True, tag="table"):
    table: TableInfo


class Ok(Outgoing, frozen=True, tag="ok"):
    id: str
    seq: int


class RefusedFrame(Outgoing, frozen=True, tag="refused"):
    id: str
    reason: Reason
    seq: int


class Said(Outgoing, frozen=True, tag="said"):
    seat: int | None
    name: str
    text: str
    at: float


class ErrorFrame(Outgoing, frozen=True, tag="error", omit_defaults=True):
    reason: Reason
    id: str | None = None


class Pong(Outgoing, frozen=True, tag="pong"):
    pass


def encode(frame: Outgoing) -> str:
    """The text of a frame."""
    return _encoder.encode(frame).decode()
