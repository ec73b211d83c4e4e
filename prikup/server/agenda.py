"""What a table does next by itself, and when: pure, so that it can be tested without waiting.

All times are seconds since the epoch and come from stored rows (when something happened, since when
somebody is away), so the agenda after a restart is the agenda before it.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Literal

from msgspec import Struct

from prikup.server.patience import Patience
from prikup.server.seats import Absences, Seat


class Task(Struct, frozen=True):
    """Something due at ``at``: ``deal``, the ``end`` of the match, ``rematch``, or an answer for
    ``seat``: a ``bot``'s, a ``stand-in``'s for somebody away or late, or ``forced``, the only thing
    that a person could say; ``out`` instead of a stand-in: the person loses the seat."""

    kind: Literal["deal", "end", "rematch", "bot", "stand-in", "out", "forced"]
    at: float
    seat: int | None = None
    waits: bool = False
    """People are being waited for, so the page shows the time."""


class Situation(Struct, frozen=True, kw_only=True):
    """Everything that the agenda depends on."""

    seats: list[Seat]
    present: AbstractSet[int]
    """People who have the table open."""
    ready: AbstractSet[int]
    ending: AbstractSet[int]
    """People who want the match to be over."""
    watched: bool
    """Somebody has the table open; a table that nobody watches sleeps."""
    turn: int | None
    forced: bool
    """The seat to act can say one thing only."""
    over: bool
    fresh: bool
    """No deal of this match has begun."""
    since: float
    """When the last thing happened, or when the table woke up."""
    delay: float
    """The pause before a bot's action."""
    grace: float
    patience: Patience
    next_pause: float


def next_task(now: Situation) -> Task | None:
    """The next thing that happens by itself; ``None`` while the table waits for a person."""
    if not now.watched or any(seat.kind == "open" for seat in now.seats):
        return None
    if now.over:
        return Task("rematch", now.since) if now.ready and not awaited(now) else None
    if now.turn is None:
        return _between_deals(now)
    seat = now.seats[now.turn]
    if seat.kind == "bot":
        return Task("bot", now.since + now.delay, now.turn)
    if now.forced:
        return Task("forced", now.since + now.delay, now.turn)
    times = [at for at in (replaced_at(now, now.turn), late_at(now)) if at is not None]
    if not times:
        return None
    kind: Literal["stand-in", "out"] = "out" if now.patience.then == "out" else "stand-in"
    return Task(kind, max(now.since + now.delay, min(times)), now.turn)


def awaited(now: Situation) -> list[int]:
    """The people who have not said "go on" yet. Nobody waits for bots or for who is away."""
    return sorted(i for i in now.present if i not in now.ready)


def replaced_at(now: Situation, index: int) -> float | None:
    """When a bot takes over for a person who is away; never, if nobody else is there. Who comes and
    goes during one turn has no more time than who stays away."""
    seat = now.seats[index]
    if seat.kind != "human" or seat.away_since is None or index in now.present:
        return None
    return seat.away_since + now.grace - _missed(now, index) if now.present else None


def absences_at(now: Situation, index: int, clock: float) -> Absences:
    """What somebody who was away, and is back now at ``clock``, has missed of the turn so far."""
    away_since = now.seats[index].away_since
    gone = 0.0 if away_since is None else max(0.0, clock - max(away_since, now.since))
    return Absences(_missed(now, index) + gone, clock)


def _missed(now: Situation, index: int) -> float:
    """The seconds of earlier absences that count against somebody: those during his turn."""
    past = now.seats[index].absences
    return past.seconds if past and now.turn == index and past.until >= now.since else 0.0


def late_at(now: Situation) -> float | None:
    """When the time of the person to act is up; never for somebody away whom nobody waits for."""
    limit = now.patience.move_time
    if now.turn is None or limit is None or not now.present:
        return None
    return now.since + limit if now.seats[now.turn].kind == "human" else None


def ends_at(now: Situation) -> float | None:
    """When the match ends because everybody wants it; bots agree, also those that stand in."""
    times = [now.since]
    for index, seat in enumerate(now.seats):
        if seat.kind == "human" and index not in now.ending:
            if (at := replaced_at(now, index)) is None:
                return None
            times.append(at)
    return max(times) if now.ending else None


def _between_deals(now: Situation) -> Task:
    deal, end = _deal(now), ends_at(now)
    return Task("end", end) if end is not None and end <= deal.at else deal


def _deal(now: Situation) -> Task:
    if now.fresh or (now.present and not awaited(now)):
        return Task("deal", now.since + now.delay)
    return Task("deal", now.since + now.next_pause, waits=True)
