"""A match as its log tells it: rows in, states out.

This is the only place that turns a row into an action and the only one that makes rows, so a
running match and a replayed one cannot differ. Each row carries a digest of itself and the row
before; a row that was altered, lost or is no longer legal is a :class:`LogFault` with its position.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from prikup import __version__
from prikup.game import Action, Deal, Event, Game, PrikupError, Reason, reason
from prikup.records.scribe import SCRIBES
from prikup.server.shuffle import deck_of
from prikup.server.storage import DealRow, LogRow, MatchRow

END = "end"
"""The row with which the players end a match that knows no other end."""


class LogFault(PrikupError):
    """The log does not tell a match from ``seq`` on."""

    def __init__(self, seq: int, what: str, detail: str = "") -> None:
        super().__init__(reason("log-fault", seq=seq, what=what, detail=detail), seq=seq)
        self.seq = seq


class Step(Struct, frozen=True):
    """One row and what it did."""

    row: LogRow
    action: Action | None
    """``None``: the players have ended the match."""
    before: Any
    after: Any

    @property
    def starts_deal(self) -> bool:
        return isinstance(self.action, Deal)

    @property
    def seed(self) -> str:
        """The seed of the deal that this step starts."""
        return self.row.text.partition(" ")[2]

    @property
    def ends_deal(self) -> bool:
        """After it nobody is to act: a deal is over (also a deal that is void at once)."""
        return self.action is not None and self.after.turn is None

    def events(self, viewer: int | None) -> list[Any]:
        """What ``viewer`` saw."""
        if self.action is None:
            return [Event("over", None, {"winner": self.after.winner})]
        return list(self.before.events(self.action, self.after, viewer))


def digest(previous: str, row: LogRow) -> str:
    """The seal of a row: over its own contents and the seal before."""
    parts = (previous, row.table_id, row.seq, row.match, row.seat, row.text, row.request)
    return sha256(msgspec.json.encode((*parts, row.engine))).hexdigest()


def opening_text(match: MatchRow) -> str:
    """The first row of a match: its number, and who deals first (drawn by lot)."""
    rules = sha256(msgspec.json.encode(match.rules, order="deterministic")).hexdigest()[:16]
    return f"match {match.number} dealer {match.dealer} rules {rules}"


class Ledger:
    """The position of a match and the way to it."""

    def __init__(self, game: Game[Any], match: MatchRow, values: Mapping[str, Any]) -> None:
        self.game = game
        self.match = match
        self.values = values
        """The resolved rules, as stored with the match (and completed after an upgrade)."""
        self.state: Any = game.new_match(values, {"dealer": match.dealer})
        self.seq = 0
        self.deals = 0
        """Deals begun in this match."""
        self.changed_at = match.started_at
        self.steps: list[Step] = []
        """The steps of this deal and the one before, for pages that come back."""
        self._digest = f"{match.table_id}/{match.number}"

    @property
    def seed(self) -> str:
        """The seed of the deal that began last; there must be one."""
        return next(step for step in reversed(self.steps) if step.starts_deal).seed

    # --- making rows ------------------------------------------------------------------------------

    def opening(self, seq: int) -> LogRow:
        """The row that opens the match."""
        return self._row(seq, None, opening_text(self.match), None)

    def chance(self, seed: str) -> LogRow:
        """The row that deals."""
        return self._row(self.seq + 1, None, f"deal {seed}", None)

    def end(self) -> LogRow:
        """The row that ends the match, where :meth:`ended` allows it."""
        return self._row(self.seq + 1, None, END, None)

    def answer(self, seat: int, text: str, request: str | None) -> LogRow:
        """The row of a seat's action, in its plain text form."""
        return self._row(self.seq + 1, seat, text, request)

    def _row(self, seq: int, seat: int | None, text: str, request: str | None) -> LogRow:
        row = LogRow(
            table_id=self.match.table_id,
            seq=seq,
            match=self.match.number,
            seat=seat,
            text=text,
            request=request,
            engine=__version__,
            at=time.time(),
        )
        row.digest = digest(self._digest, row)
        return row

    # --- reading rows -----------------------------------------------------------------------------

    def action_of(self, row: LogRow) -> Action | None:
        """The action that a row stands for now, ``None`` for the end of the match. Raises
        :class:`PrikupError` if for none."""
        state = self.state
        if row.seat is None:
            if state.turn is not None or state.over:
                raise LogFault(row.seq, "deal")
            if row.text == END:
                return None
            word, _, seed = row.text.partition(" ")
            if word != "deal":
                raise LogFault(row.seq, "text", row.text)
            return self.game.deal(state, deck_of(seed, self.game.deck(state)))
        if state.turn != row.seat:
            raise LogFault(row.seq, "seat")
        action = self.game.parse_action(state, row.text)
        why: Reason | None = state.why_not(action)
        if why is not None:
            raise LogFault(row.seq, "illegal", why.id)
        return action

    def open(self, row: LogRow) -> None:
        """Take the opening row."""
        self._digest, self.seq, self.changed_at = row.digest, row.seq, row.at

    def ended(self) -> Any | None:
        """The state if the players ended the match now; ``None`` where they cannot."""
        scribe = SCRIBES.get(self.game.name)
        return None if scribe is None else scribe.ended(self.state)

    def step(self, row: LogRow, action: Action | None) -> Step:
        """What the row would do; the ledger stays as it is until :meth:`take`."""
        after = self.ended() if action is None else self.state.apply(action)
        if after is None:
            raise LogFault(row.seq, "text", row.text)
        return Step(row, action, self.state, after)

    def take(self, step: Step) -> None:
        """Go on: the row is stored."""
        if step.starts_deal:
            self.deals += 1
            begins = [i for i, old in enumerate(self.steps) if old.starts_deal]
            self.steps = self.steps[begins[-1] :] if begins else []
        self.steps.append(step)
        self.state = step.after
        self._digest, self.seq, self.changed_at = step.row.digest, step.row.seq, step.row.at

    def deal_row(self, step: Step) -> DealRow:
        """The finished deal as it is booked."""
        return DealRow(
            table_id=self.match.table_id,
            match=self.match.number,
            number=self.deals - 1 + step.starts_deal,
            seq=step.row.seq,
            entries=msgspec.to_builtins(list(step.after.entries)),
            scores=list(step.after.scores),
        )

    def replay(self, rows: Sequence[LogRow], booked: Iterable[DealRow]) -> Iterable[Step]:
        """Follow a stored log, step by step. Raises :class:`LogFault` at the first row that is
        altered, missing or illegal, or whose deal scores otherwise than it was booked; up to there
        the ledger is in order."""
        by_number = {deal.number: deal for deal in booked}
        if not rows:
            raise LogFault(self.seq + 1, "gap")
        for index, row in enumerate(rows):
            try:
                if index == 0:
                    self._check_opening(row)
                    self.open(row)
                    continue
                step = self._checked(row)
                if step.ends_deal and self.deal_row(step) != by_number.get(
                    self.deals - 1 + step.starts_deal
                ):
                    raise LogFault(row.seq, "entries")
            except LogFault:
                raise
            except Exception as error:
                # After an upgrade anything may fail here: the table stays readable up to it.
                raise LogFault(row.seq, "illegal", str(error)[:200]) from error
            self.take(step)
            yield step

    def _check_opening(self, row: LogRow) -> None:
        if row.digest != digest(self._digest, row):
            raise LogFault(row.seq, "digest")
        if row.text != opening_text(self.match):
            raise LogFault(row.seq, "rules")

    def _checked(self, row: LogRow) -> Step:
        if row.seq != self.seq + 1:
            raise LogFault(self.seq + 1, "gap")
        if row.digest != digest(self._digest, row):
            raise LogFault(row.seq, "digest")
        return self.step(row, self.action_of(row))
