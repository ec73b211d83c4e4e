"""Replaying a record: the same actions give the same states.

An action that is not legal in an optional window declines it and is read again; that is the only
thing that a reader adds. The forced bid is the game's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from prikup.game import (
    Action,
    BadRecord,
    Deal,
    Game,
    IllegalAction,
    PrikupError,
    Reason,
    Seat,
    action_text,
    reason,
)
from prikup.records.decks import deal_of, hands_and_talon
from prikup.records.documents import check_players, rules_of
from prikup.records.record import FORMAT, Record, RecordDeal, Result, read_record, read_start
from prikup.records.scribe import Scribe, scribe_of
from prikup.records.sheet import Sheet, sheet_of
from prikup.rules import RuleSet


class Step(Struct, frozen=True):
    """One action of a match and the states around it."""

    deal: int
    """Which deal, 0-based."""
    number: int | None
    """Which of the deal's written actions; ``None`` for the deal itself."""
    seat: Seat | None
    """Who acted; ``None`` for chance."""
    action: Action
    before: Any
    after: Any
    implied: bool = False
    """Not written: a window that the next written action declined."""


class Match(Struct, frozen=True):
    """A record made ready: its game, its rules and the state that it begins with."""

    record: Record
    scribe: Scribe
    rules: RuleSet
    state: Any

    @property
    def game(self) -> Game[Any]:
        """The game."""
        return self.scribe.game


class Replay(Struct, frozen=True):
    """A record replayed."""

    match: Match
    steps: Sequence[Step]
    state: Any
    """The last state."""

    @property
    def record(self) -> Record:
        """The record."""
        return self.match.record

    @property
    def complete(self) -> bool:
        """Whether the last deal is finished."""
        return self.state.turn is None

    @property
    def finished_deals(self) -> int:
        """How many deals are finished, redeals among them."""
        return len(self.record.deals) - (0 if self.complete else 1)

    def sheet(self) -> Sheet:
        """The sheet that people would have kept of the finished deals."""
        record = self.record
        ends = [step.after for step in self.steps if step.after.turn is None]
        return sheet_of(record.game, record.rules, record.players, record.start, ends)

    def by_deal(self) -> list[list[Step]]:
        """The steps of each deal."""
        groups: list[list[Step]] = [[] for _ in self.record.deals]
        for step in self.steps:
            groups[step.deal].append(step)
        return groups

    def deal(self, number: int) -> list[Step]:
        """The steps of one deal."""
        return [step for step in self.steps if step.deal == number]


def open_match(record: Record | Mapping[str, Any]) -> Match:
    """The state that a record begins with. Raises :class:`BadRecord`."""
    if not isinstance(record, Record):
        record = read_record(record)
    scribe = scribe_of(record.game)
    rules = rules_of(record.game, record.rules, len(record.players))
    check_players(record.players, rules)
    return Match(record, scribe, rules, scribe.game.new_match(rules.values, record.start))


def steps_of(match: Match) -> Iterator[Step]:
    """Every step of a match. Raises :class:`BadRecord` with ``deal`` and ``action`` where a deal or
    an action is not possible."""
    state = match.state
    for at, recorded in enumerate(match.record.deals):
        if state.over:
            raise BadRecord(reason("match-over"), deal=at, action=None)
        try:
            deal = deal_of(match.game, state, recorded)
            after = state.apply(deal)
        except PrikupError as error:
            raise BadRecord(error.reason, deal=at, action=None) from None
        yield Step(at, None, None, deal, state, after)
        state = after
        for number, text in enumerate(recorded.actions):
            for step in _read(match.scribe, state, text, at, number):
                yield step
                state = step.after
        if state.turn is not None and at + 1 < len(match.record.deals):
            why = reason("deal-unfinished", seat=state.turn)
            raise BadRecord(why, deal=at, action=len(recorded.actions))


def _read(scribe: Scribe, state: Any, text: str, deal: int, number: int) -> Iterable[Step]:
    """The declines that a written action implies, and the action."""
    steps: list[Step] = []
    first: Reason | None = None
    while True:
        if state.turn is None:
            raise BadRecord(reason("deal-over"), deal=deal, action=number)
        try:
            action = scribe.game.parse_action(state, text)
        except IllegalAction as error:
            raise BadRecord(error.reason, deal=deal, action=number) from None
        why = state.why_not(action)
        if why is None:
            after = state.after(action)
            return [*steps, Step(deal, number, state.turn, action, state, after)]
        if first is None and why.id not in scribe.window_reasons:
            first = why
        decline = state.decline
        if decline is None:
            raise BadRecord(first or why, deal=deal, action=number)
        after = state.after(decline)
        steps.append(Step(deal, number, state.turn, decline, state, after, implied=True))
        state = after


def replay(record: Record | Mapping[str, Any]) -> Replay:
    """Replay a record (or the document of one). Raises :class:`BadRecord`.

    >>> deal = {"hands": ["9S JS QS KS TS AS 9C", "JC QC KC TC AC 9D JD", "QD KD TD AD 9H JH QH"],
    ...         "talon": "KH TH AH", "actions": ["120", "pass", "pass", "write-off"]}
    >>> done = replay({"format": "prikup-record/1", "game": "thousand", "players": ["A", "B", "C"],
    ...     "rules": {"preset": "russian", "set": {"write_off_amount": "60_each"}},
    ...     "start": {"scores": [495, 200, 760]}, "deals": [deal]})
    >>> done.state.scores, done.complete, [step.seat for step in done.steps]
    ((0, 260, 640), True, [None, 1, 2, 0, 2, 0, 1, 2])
    """
    match = open_match(record)
    steps = list(steps_of(match))
    state = steps[-1].after if steps else match.state
    return Replay(match, steps, end_of(match, state))


def last_state(match: Match) -> Any:
    """The state after the last action, without keeping those before it."""
    state = match.state
    for step in steps_of(match):
        state = step.after
    return end_of(match, state)


def result_of(game: Game[Any], state: Any) -> Result | None:
    """The result of a match that is over."""
    if not state.over:
        return None
    settlement = game.state_json(state).get("settlement")
    return Result(list(state.scores), state.winner, settlement)


def end_of(match: Match, state: Any) -> Any:
    """The state with which the match ends, ``state`` being that after its last action: a result
    says that a match by time is over. Raises :class:`BadRecord` if the record's result is not that
    of its actions."""
    given = match.record.result
    if given is None:
        return state
    if not state.over and (state := match.scribe.ended(state)) is None:
        raise BadRecord(reason("result-early"), deal=None, action=None, field="result")
    right = result_of(match.game, state)
    assert right is not None
    wrong = [
        name
        for name in ("scores", "winner", "settlement")
        if getattr(given, name) != getattr(right, name)
        and not (name == "settlement" and given.settlement is None)
    ]
    if wrong:
        why = reason("result-differs", field=wrong[0], right=str(getattr(right, wrong[0])))
        raise BadRecord(why, deal=None, action=None, field="result")
    return state


# --- writing -------------------------------------------------------------------------------------


def canonical(record: Record | Mapping[str, Any]) -> Record:
    """The record as it is written: normal form of the rules; a seed, or hands and talon; a decline
    only where its omission would be read differently; the result once the match is over.

    Raises :class:`BadRecord`.
    """
    done = replay(record)
    match = done.match
    deals = [
        _written_deal(match.game, recorded, steps)
        for recorded, steps in zip(match.record.deals, done.by_deal(), strict=True)
    ]
    return Record(
        format=FORMAT,
        game=match.game.name,
        rules=match.rules.document(),
        players=match.record.players,
        start=match.record.start,
        deals=deals,
        result=result_of(match.game, done.state),
    )


def _written_deal(game: Game[Any], recorded: RecordDeal, steps: Sequence[Step]) -> RecordDeal:
    actions = written_actions(game, steps[1:])
    if recorded.seed is not None:
        commitment = recorded.commitment and recorded.commitment.lower()
        return RecordDeal(seed=recorded.seed.lower(), commitment=commitment, actions=actions)
    deal = steps[0].action
    assert isinstance(deal, Deal)
    return RecordDeal(**hands_and_talon(deal), actions=actions)


def written_actions(game: Game[Any], steps: Sequence[Step]) -> list[str]:
    """The texts of a deal's actions. A decline is left out where the next written text, read in its
    place, is not legal there and so declines the window by itself."""
    texts: list[str] = []
    for step in reversed(steps):
        declines = step.action == step.before.decline
        if declines and texts and not _legal(game, step.before, texts[-1]):
            continue
        texts.append(action_text(step.action))
    return texts[::-1]


def _legal(game: Game[Any], state: Any, text: str) -> bool:
    return state.why_not(game.parse_action(state, text)) is None


Cards = str | Deal
"""The seed (64 hex digits) of a deal, or its hands and talon."""


def record_of(
    game: str,
    rules: Mapping[str, Any],
    players: Sequence[str],
    deals: Iterable[tuple[Cards, Sequence[str]]],
    start: Mapping[str, Any] | None = None,
) -> Record:
    """The canonical record of a finished or running match.

    ``rules`` is the document of the rule set (``{"preset", "set"}``), ``start`` what is not that of
    a fresh match (``{"dealer": 1}``), ``deals`` the cards and the texts of all actions of each
    deal, declined windows with or without. Raises :class:`BadRecord` if they cannot be replayed.

    >>> record = record_of("thousand", {"preset": "russian"}, ["A", "B", "C"],
    ...                    [("00" * 32, ["keep", "keep", "keep", "105", "pass"])], {"dealer": 2})
    >>> record.document()["deals"][0]["actions"], record.document()["start"]
    (['105', 'pass'], {'dealer': 2})
    """
    written = [
        RecordDeal(seed=cards, actions=list(actions))
        if isinstance(cards, str)
        else RecordDeal(**hands_and_talon(cards), actions=list(actions))
        for cards, actions in deals
    ]
    given = read_start(scribe_of(game), start or {}, lambda path: {"field": "start"})
    return canonical(
        Record(
            format=FORMAT,
            game=game,
            rules=dict(rules),
            players=list(players),
            start=given,
            deals=written,
        )
    )
