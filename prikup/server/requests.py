"""What people ask of a table: one small function for each message of docs/protocol.md.

Each runs under the table's lock and gives the ``seq`` to answer ``ok`` with, or raises the reason
to refuse with; then nothing has changed and nothing is stored.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from prikup.game import PrikupError, reason
from prikup.server.connection import Connection
from prikup.server.messages import (
    Act,
    Bots,
    End,
    ErrorFrame,
    Hello,
    Incoming,
    Leave,
    Next,
    Ok,
    Outgoing,
    Pace,
    Ping,
    Pong,
    RefusedFrame,
    Rematch,
    Rename,
    Request,
    Said,
    Say,
    Sit,
)
from prikup.server.names import clean_chat, clean_name
from prikup.server.refusals import Refused
from prikup.server.table import CHAT, Table

log = logging.getLogger("prikup.server.requests")


async def handle(table: Table, connection: Connection, message: Incoming) -> None:
    """Do what a frame asks and answer it."""
    if isinstance(message, Ping):
        connection.send(Pong())
    elif isinstance(message, Hello):
        if message.name:
            connection.name = clean_name(message.name, table.services.settings.limits.name)
        await table.hello(connection, message)
    elif not connection.greeted:
        connection.send(ErrorFrame(reason("hello-first"), message.id))
    else:
        await _answer(table, connection, message)


async def _answer(table: Table, connection: Connection, message: Request) -> None:
    key = (connection.person, message)
    async with table.lock:
        answer = None if isinstance(message, Act) else table.remembered(key)
        if answer is None:
            answer = await _perform(table, connection, message)
            table.remember(key, answer)
    connection.send(answer)


async def _perform(table: Table, connection: Connection, message: Request) -> Outgoing:
    try:
        seq = await HANDLERS[type(message)](table, connection, message)
    except PrikupError as error:
        return RefusedFrame(message.id, error.reason, table.seq)
    except Exception:
        log.exception("table %s: a request failed", table.id)
        return RefusedFrame(message.id, reason("internal"), table.seq)
    return Ok(message.id, seq)


def _seated(table: Table, connection: Connection) -> int:
    seat = table.seat_of(connection)
    if seat is None:
        raise Refused("not-your-seat")
    return seat


async def act(table: Table, connection: Connection, message: Act) -> int:
    """An action for exactly one state."""
    seat = table.seat_of(connection)
    return await table.act(seat, message.seq, message.action, message.id)


async def sit(table: Table, connection: Connection, message: Sit) -> int:
    """Take a free seat."""
    name = clean_name(message.name, table.services.settings.limits.name)
    if message.seat is not None and not 0 <= message.seat < len(table.seats):
        raise Refused("seat-taken")
    table.seats.sit(connection.person, name, message.seat)
    connection.name = name
    await table.seats_changed(connection.person)
    return table.seq


async def leave(table: Table, connection: Connection, message: Leave) -> int:
    """Give the seat back: a bot plays on, or before the first deal the seat is open again."""
    del message
    await table.stand_up(_seated(table, connection), "left")
    return table.seq


async def bots(table: Table, connection: Connection, message: Bots) -> int:
    """The host fills the open seats."""
    seat = _seated(table, connection)
    if not table.seats[seat].host:
        raise Refused("not-host")
    level = table.services.games.check_level(message.level)
    for index, each in enumerate(table.seats.all):
        if each.kind == "open":
            table.seats.add_bot(index, level, fill=True)
    await table.save_seats()
    table.changed()
    return table.seq


def _seated_in_match(table: Table, connection: Connection) -> int:
    """The seat of somebody who plays a match that is not over. Raises :class:`Refused`."""
    seat = _seated(table, connection)
    table.check_writable()
    if table.state.over:
        raise Refused("match-over")
    return seat


async def next_deal(table: Table, connection: Connection, message: Next) -> int:
    """Somebody has seen the sheet. While a deal runs it has the answer already."""
    del message
    seat = _seated_in_match(table, connection)
    if table.state.turn is None:
        table.ready.add(seat)
        table.ending.discard(seat)
        table.changed()
    return table.seq


async def end(table: Table, connection: Connection, message: End) -> int:
    """Somebody wants the match to be over; it is when everybody does."""
    del message
    seat = _seated_in_match(table, connection)
    if table.ledger.ended() is None:
        raise Refused("no-end-now")
    table.ending.add(seat)
    table.ready.discard(seat)
    table.changed()
    return table.seq


async def rematch(table: Table, connection: Connection, message: Rematch) -> int:
    """Somebody wants the next match; it begins when all who are here do."""
    del message
    seat = _seated(table, connection)
    table.check_writable()
    if not table.state.over:
        raise Refused("not-over")
    table.ready.add(seat)
    table.changed()
    return table.seq


async def pace(table: Table, connection: Connection, message: Pace) -> int:
    """How fast the bots go."""
    _seated(table, connection)
    if message.pace not in table.services.settings.paces:
        known = ", ".join(table.services.settings.paces)
        raise Refused("unknown-pace", pace=message.pace[:20], known=known)
    table.pace = message.pace
    await table.save_seats()
    table.changed()
    return table.seq


async def say(table: Table, connection: Connection, message: Say) -> int:
    """Chat, to everybody who has the table open."""
    text = clean_chat(message.text, table.services.settings.limits.chat)
    seat = table.seat_of(connection)
    name = connection.name if seat is None else table.seats[seat].name
    said = Said(seat, name, text, round(time.time(), 3))
    table.chat = [*table.chat, said][-CHAT:]
    for each in table.connections:
        each.send(said)
    return table.seq


async def rename(table: Table, connection: Connection, message: Rename) -> int:
    """Another name for a person at the table."""
    name = clean_name(message.name, table.services.settings.limits.name)
    table.seats.rename(_seated(table, connection), name)
    await table.save_seats()
    table.tell()
    return table.seq


Handler = Callable[[Table, Connection, Any], Awaitable[int]]
HANDLERS: dict[type[Request], Handler] = {
    Act: act,
    Sit: sit,
    Leave: leave,
    Bots: bots,
    Next: next_deal,
    End: end,
    Rematch: rematch,
    Pace: pace,
    Say: say,
    Rename: rename,
}
