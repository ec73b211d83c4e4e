"""A table in memory: one match being played, the people who look at it, and its clockwork.

Everything that changes a table goes through its lock, one thing after another. What happened is
stored first and shown then (:meth:`Table.commit`).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from prikup.game import Action, Call, action_text
from prikup.records.seeds import commitment_of
from prikup.server import agenda
from prikup.server.agenda import Situation
from prikup.server.clockwork import Clockwork
from prikup.server.connection import Connection
from prikup.server.ledger import Ledger, LogFault, Step
from prikup.server.matches import Services, new_match, read_ledger
from prikup.server.messages import (
    Hello,
    Outgoing,
    Said,
    SeatInfo,
    Shuffle,
    StateFrame,
    TableFrame,
    TableInfo,
    encode,
)
from prikup.server.names import is_default
from prikup.server.patience import Cause
from prikup.server.refusals import Refused
from prikup.server.seats import Seats
from prikup.server.storage import (
    Conflict,
    Entry,
    LogRow,
    TableRow,
)

log = logging.getLogger("prikup.server.table")

REMEMBERED = 256
"""Answers that are kept for repeated requests …"""
REPEAT = 120.0
"""… for this time."""
CHAT = 50


class Viewer(NamedTuple):
    """What somebody is to a table; who is the same sees the same."""

    seat: int | None
    """``None`` for who looks on."""
    out: Cause | None
    """How the seat at this table was lost."""


class Table:
    """A table that somebody looks at (or did a moment ago)."""

    def __init__(
        self, services: Services, row: TableRow, ledger: Ledger, fault: LogFault | None = None
    ) -> None:
        self.services = services
        self.id = row.id
        self.rules = row.rules
        self.seats = Seats.from_json(row.seats)
        self.pace = row.pace
        self.patience = row.patience
        self._next_seed = row.next_seed
        self.ledger = ledger
        self.fault = fault
        self.ready: set[int] = set()
        self.ending: set[int] = set()
        self.connections: set[Connection] = set()
        self.chat: list[Said] = []
        self.lock = asyncio.Lock()
        self.used_at = time.time()
        self._answers: OrderedDict[Any, tuple[float, Outgoing]] = OrderedDict()
        self._woke_at = self.used_at
        self._rest = 0.0
        self._closed = False
        self._clockwork = Clockwork(self)
        self._rules_json = Raw(
            msgspec.json.encode({k: v for k, v in row.rules.items() if k != "values"})
        )
        self._values_json = Raw(msgspec.json.encode(row.rules["values"]))
        for seat in self.seats.all:
            if seat.kind == "human" and seat.away_since is None:
                seat.away_since = self.used_at

    # --- what can be seen -------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return self.ledger.seq

    @property
    def state(self) -> Any:
        return self.ledger.state

    def seat_of(self, connection: Connection) -> int | None:
        """The seat of the person behind a connection."""
        return self.seats.of(connection.person)

    def viewer(self, connection: Connection) -> Viewer:
        """What the person behind a connection is to this table."""
        lost = self.seats.lost_by(connection.person)
        return Viewer(self.seat_of(connection), None if lost is None else lost.why)

    def present(self) -> set[int]:
        """The seats whose person has the table open, in any number of tabs."""
        people = {connection.person for connection in self.connections}
        return {i for i, s in enumerate(self.seats.all) if s.kind == "human" and s.person in people}

    def info(self, viewer: Viewer, now: Situation | None = None) -> TableInfo:
        """Names, presence, pace and patience, for a viewer."""
        now, clock = now or self.situation(), time.time()
        task, late = agenda.next_task(now), agenda.late_at(now)
        me = viewer.seat
        return TableInfo(
            id=self.id,
            game=self.ledger.game.name,
            rules=self._rules_json,
            values=self._values_json,
            seats=[self._seat_info(now, i, clock) for i in range(len(self.seats))],
            me=me,
            host=me is not None and self.seats[me].host,
            pace=self.pace,
            patience=self.patience,
            grace=now.grace,
            out=viewer.out,
            ready=[i in self.ready or i not in now.present for i in range(len(self.seats))],
            ending=self._ending(),
            next_at=round(max(0.0, task.at - clock), 1) if task and task.waits else None,
            time_left=None if late is None else round(max(0.0, late - clock), 1),
            link=f"/t/{self.id}",
            match=self.ledger.match.number,
            shuffle=self._shuffle(),
            fault=_fault_json(self.fault),
        )

    def _ending(self) -> list[bool] | None:
        """Who wants the match to be over, where that is for the players to say."""
        if self.ledger.ended() is None:
            return None
        return [seat.kind == "bot" or i in self.ending for i, seat in enumerate(self.seats.all)]

    def _shuffle(self) -> Shuffle | None:
        """What is shown of the shuffle of the deal that runs or, between deals, of the next."""
        ledger = self.ledger
        if self.state.over:
            return None
        if self.state.turn is None:
            return Shuffle(ledger.deals, commitment_of(self._next_seed))
        return Shuffle(ledger.deals - 1, commitment_of(ledger.seed))

    def _seat_info(self, now: Situation, index: int, clock: float) -> SeatInfo:
        seat = self.seats[index]
        away = agenda.replaced_at(now, index)
        return SeatInfo(
            name=seat.name,
            kind=seat.kind,
            level=seat.level,
            present=seat.kind == "bot" or index in now.present,
            free=self.seats.is_free(index),
            stand_in=away is not None and away <= clock,
            instead_of=None if seat.lost is None else seat.lost.name,
            unnamed=seat.kind == "human" and is_default(seat.name),
        )

    def state_frame(
        self,
        viewer: Viewer,
        since: int | None = None,
        steps: Sequence[Step] = (),
        now: Situation | None = None,
    ) -> StateFrame:
        """What a viewer sees now, and saw in ``steps``."""
        me = viewer.seat
        view = self.state.view(me)
        return StateFrame(
            seq=self.seq,
            view=self.ledger.game.view_json(view),
            events=[event for step in steps for event in step.events(me)],
            table=self.info(viewer, now),
            since=since,
        )

    # --- who looks --------------------------------------------------------------------------------

    async def hello(self, connection: Connection, message: Hello) -> None:
        """A page shows up, or asks again: it gets what it missed, or the whole view."""
        async with self.lock:
            if not self.connections:
                self._woke_at = time.time()
            self.connections.add(connection)
            connection.greeted = True
            me = self.seat_of(connection)
            if me is not None and (seat := self.seats[me]).away_since is not None:
                seat.absences = agenda.absences_at(self.situation(), me, time.time())
                seat.away_since = None
                await self.save_seats()
            self._greet(connection, message.seq)
            self.tell(but=connection)
            self.replan()

    def _greet(self, connection: Connection, since: int | None) -> None:
        steps = self.ledger.steps
        if since is None:
            for said in self.chat:
                connection.send(said)
        if since == self.seq:
            missed: list[Step] | None = []
        elif since is not None and steps and steps[0].row.seq - 1 <= since < self.seq:
            missed = [step for step in steps if step.row.seq > since]
        else:
            missed = None
        known = None if missed is None else since
        connection.send(self.state_frame(self.viewer(connection), known, missed or []))

    async def goodbye(self, connection: Connection) -> None:
        """A page is gone. A person is away when the last of their pages is."""
        async with self.lock:
            if connection not in self.connections:
                return
            self.connections.discard(connection)
            self.used_at = time.time()
            me = self.seat_of(connection)
            if me is not None and me not in self.present():
                self.seats[me].away_since = time.time()
                await self.save_seats()
                self.tell()
            self.replan()

    def tell(self, but: Connection | None = None) -> None:
        """Everybody gets the table: names, presence, pace."""
        now = self.situation()
        self._send_cut(lambda viewer: TableFrame(self.info(viewer, now)), but)

    def show(self, person: str | None = None) -> None:
        """The whole view, to one person's pages or to everybody."""
        for connection in self.connections:
            if person is None or connection.person == person:
                connection.send(self.state_frame(self.viewer(connection)))

    def _show_step(self, step: Step) -> None:
        """What just happened, cut for each viewer."""
        now = self.situation()
        self._send_cut(lambda viewer: self.state_frame(viewer, step.row.seq - 1, [step], now))

    def _send_cut(
        self, frame_for: Callable[[Viewer], Outgoing], but: Connection | None = None
    ) -> None:
        """A frame for everybody, made once for all who see the same."""
        frames: dict[Viewer, str] = {}
        for connection in self.connections:
            if connection is but:
                continue
            viewer = self.viewer(connection)
            if viewer not in frames:
                frames[viewer] = encode(frame_for(viewer))
            connection.send(frames[viewer])

    # --- requests ---------------------------------------------------------------------------------

    def remembered(self, key: Any) -> Outgoing | None:
        """The answer that this very request got a moment ago."""
        found = self._answers.get(key)
        return found[1] if found and time.time() - found[0] < REPEAT else None

    def remember(self, key: Any, answer: Outgoing) -> None:
        """Keep an answer in case the request comes again."""
        self._answers[key] = (time.time(), answer)
        while len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)

    async def act(self, seat: int | None, seq: int, text: str, request: str) -> int:
        """A person's action for exactly the state ``seq``. The seq after it; raises
        :class:`prikup.game.PrikupError` with the reason, and then nothing is stored."""
        self.check_writable()
        if seat is None:
            raise Refused("not-your-seat")
        if seq != self.seq:
            return self._repeated(seat, seq, request)
        if self.state.turn != seat:
            raise Refused("not-your-turn")
        if not self.seats.complete:
            raise Refused("table-waits")
        action = self.ledger.game.parse_action(self.state, text)
        return await self.answer(seat, action, request)

    def _repeated(self, seat: int, seq: int, request: str) -> int:
        """A repeated request gets its first result; any other late one is stale."""
        for step in self.ledger.steps:
            row = step.row
            if row.seq == seq + 1 and row.seat == seat and row.request == request:
                return row.seq
        raise Refused("stale")

    def check_writable(self) -> None:
        """Raises :class:`Refused` if the table can only be looked at."""
        if self.fault is not None:
            raise Refused("read-only", seq=self.fault.seq)

    async def save_seats(self) -> None:
        """Keep who sits where."""
        await self.services.storage.save_seats(self.id, self.seats.to_json(), self.pace)

    async def stand_up(self, seat: int, why: Cause) -> None:
        """Free a seat; who sat there sees from now on what a spectator sees. Once the match has
        begun a bot plays on: until somebody sits down there, or for good."""
        person, level = self.seats[seat].person, self.services.settings.stand_in
        started = self.ledger.deals > 0 or self.ledger.match.number > 1
        if started and self.patience.then == "out":
            self.seats.put_out(seat, level, why)
        else:
            self.seats.leave(seat, level if started else None)
        self.ready.discard(seat)
        self.ending.discard(seat)
        if person is not None:
            await self.seats_changed(person)

    async def seats_changed(self, person: str) -> None:
        """A person has sat down or stood up: keep it, and show it to everybody."""
        await self.save_seats()
        self.show(person)
        self.changed()

    def changed(self) -> None:
        """Something about the table is new, not the game: tell everybody, and plan again."""
        self.tell()
        self.replan()

    # --- what happens -----------------------------------------------------------------------------

    async def answer(self, seat: int, action: Action, request: str | None = None) -> int:
        """A seat acts. Raises :class:`prikup.game.IllegalAction` with the reason."""
        row = self.ledger.answer(seat, action_text(action), request)
        return await self.commit(row, action)

    async def deal(self) -> None:
        """Deal: chance acts, by the seed that was committed to; the one after it is drawn."""
        ledger = self.ledger
        row = ledger.chance(self._next_seed)
        following = self.services.chance.deal(ledger.match.number, ledger.deals + 2)
        await self.commit(row, ledger.action_of(row), following)

    async def end_match(self) -> None:
        """The players have ended a match that has no other end."""
        await self.commit(self.ledger.end(), None)

    async def commit(self, row: LogRow, action: Action | None, next_seed: str | None = None) -> int:
        """Store what happens, then let everybody see it. Raises :class:`Refused` (``stale``) if
        another server was first, after reading what that one wrote."""
        ledger = self.ledger
        step = ledger.step(row, action)
        deal = ledger.deal_row(step) if step.ends_deal else None
        entry = Entry(row=row, deal=deal, next_seed=next_seed)
        if step.after.over:
            entry.result = {"scores": list(step.after.scores), "winner": step.after.winner}
            entry.names = self.seats.names()
        try:
            await self.services.storage.append(entry)
        except Conflict:
            await self.reread()
            raise Refused("stale") from None
        ledger.take(step)
        self._next_seed = next_seed or self._next_seed
        self._forget_wishes()
        rests = self.services.settings.rests
        self._rest = max((rests.get(event.kind, 0.0) for event in step.events(None)), default=0.0)
        self.replan()
        self._show_step(step)
        return row.seq

    async def new_match(self) -> None:
        """The next match by the same rules; who deals first is drawn by lot again, or follows from
        the match before where the rules say so."""
        old = self.ledger
        number = old.match.number + 1
        dealer = old.game.state_json(old.state).get("first_dealer")
        if dealer is None:
            dealer = self.services.chance.dealer(number, len(self.seats))
        match = new_match(self.id, self.rules, self.seats.names(), number, dealer)
        ledger = Ledger(old.game, match, old.values)
        row = ledger.opening(old.seq + 1)
        seed = self.services.chance.deal(number, 1)
        try:
            await self.services.storage.append(Entry(row=row, match=match, next_seed=seed))
        except Conflict:
            await self.reread()
            raise Refused("stale") from None
        ledger.open(row)
        self.ledger, self._next_seed = ledger, seed
        self._clockwork.fresh_bots()
        self._forget_wishes()
        self.replan()
        self.show()

    async def reread(self) -> None:
        """Another server has written to this table: take over what is stored."""
        self.ledger, self.fault = await read_ledger(self.services, self.id)
        stored = await self.services.storage.table(self.id)
        if stored is not None:
            away = {seat.person: seat.away_since for seat in self.seats.all}
            self.seats, self.pace = Seats.from_json(stored.seats), stored.pace
            self._next_seed = stored.next_seed
            for seat in self.seats.all:
                if seat.kind == "human":
                    seat.away_since = away.get(seat.person, seat.away_since)
        self._forget_wishes()
        self.show()
        self.replan()

    def _forget_wishes(self) -> None:
        """What was said between two deals is done with."""
        self.ready.clear()
        self.ending.clear()

    # --- the clockwork ----------------------------------------------------------------------------

    def situation(self) -> Situation:
        """What the agenda depends on, now."""
        settings, state = self.services.settings, self.state
        legal: Sequence[Action] = state.legal_actions() if state.turn is not None else ()
        return Situation(
            seats=self.seats.all,
            present=self.present(),
            ready=self.ready,
            ending=self.ending,
            watched=bool(self.connections) and self.fault is None and not self._closed,
            turn=state.turn,
            forced=len(legal) == 1 and isinstance(legal[0], Call),
            over=state.over,
            fresh=self.ledger.deals == 0,
            since=max(self.ledger.changed_at, self._woke_at),
            delay=self._delay(),
            grace=settings.grace,
            patience=self.patience,
            next_pause=settings.next_pause,
        )

    def _delay(self) -> float:
        """The pause before the next answer. Where everybody is only asked whether he wants
        something, nothing is to be seen: the same short pause for bots and for forced answers."""
        settings = self.services.settings
        pace = settings.paces[self.pace]
        if self.state.decline is not None:
            return min(settings.window_pause, pace)
        return pace * (1 + self._rest)

    def replan(self) -> None:
        """Something has changed: plan again what happens next."""
        self._clockwork.wind()

    async def close(self) -> None:
        """Stop; what is being written is written."""
        self._closed = True
        async with self.lock:
            self._clockwork.stop()


def _fault_json(fault: LogFault | None) -> dict[str, Any] | None:
    if fault is None:
        return None
    return {"seq": fault.seq, "reason": msgspec.to_builtins(fault.reason)}
