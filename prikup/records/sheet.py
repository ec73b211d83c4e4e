"""The score sheet (``prikup-sheet/1``): what people at a real table know after each deal.

Each row becomes the same ``DealResult`` that the engine builds from a played deal, and goes through
the same scorer, so that a played record and its sheet score equal.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct, structs

from prikup.game import BadRecord, Entry, reason
from prikup.records.documents import (
    Path,
    check_document,
    check_format,
    check_players,
    rules_of,
    shown,
    to_struct,
)
from prikup.records.record import read_start
from prikup.records.scribe import Scribe, scribe_of
from prikup.rules import RuleSet

FORMAT = "prikup-sheet/1"

PENALTIES = ("misdeal", "bad_cut", "wrong_entry", "other")


class Penalty(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """A penalty of the table, outside a deal."""

    player: str
    reason: Annotated[str, Meta(extra_json_schema={"enum": list(PENALTIES)})]
    amount: int | None = None
    """Points; without it the option ``penalty``."""


class Redeal(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """Who claimed the redeal."""

    player: str | None = None


class Sheet(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True, kw_only=True):
    """A score sheet."""

    format: str
    game: str
    rules: dict[str, Any] = {}
    players: list[str]
    start: dict[str, Any] = {}
    """Where the match began (the game's struct says how)."""
    deals: list[Any] = []
    """The rows, as structs of the game."""


class ScoredRow(Struct, frozen=True):
    """One row of the answer."""

    result: Any
    """What the row says, as the scorer takes it."""
    entries: tuple[Entry, ...]
    before: Any
    """The state before it."""
    after: Any


class ScoredSheet(Struct, frozen=True):
    """A sheet with its rows scored."""

    sheet: Sheet
    scribe: Scribe
    rules: RuleSet
    start: Any
    """The state before the first row."""
    rows: Sequence[ScoredRow]

    @property
    def state(self) -> Any:
        """The state after the last row."""
        return self.rows[-1].after if self.rows else self.start


def place_in_sheet(path: Path) -> dict[str, Any]:
    """Row and field of a path in the document.

    >>> place_in_sheet(("deals", 2, "cards", "A")), place_in_sheet(("players", 0))
    ({'row': 2, 'field': 'cards'}, {'row': None, 'field': 'players'})
    """
    match path:
        case ("deals", int(row), str(field), *_):
            return {"row": row, "field": shown(field)}
        case ("deals", int(row), *_):
            return {"row": row, "field": None}
        case (str(field), *_):
            return {"row": None, "field": shown(field)}
    return {"row": None, "field": None}


def read_sheet(document: Mapping[str, Any]) -> Sheet:
    """The sheet in a decoded document. Raises :class:`BadRecord` with ``row`` and ``field``."""
    check_document(document, place_in_sheet)
    if isinstance(given := document.get("format"), str):
        check_format(given, FORMAT)
    try:
        sheet = to_struct(document, Sheet, place_in_sheet)
        scribe = scribe_of(sheet.game)
        return structs.replace(
            sheet,
            start=read_start(scribe, sheet.start, place_in_sheet),
            deals=[
                to_struct(row, scribe.row, place_in_sheet, ("deals", at))
                for at, row in enumerate(sheet.deals)
            ],
        )
    except BadRecord as error:
        several = error.reason.args.get("given") == "array"
        if error.where.get("field") == "declarer" and several:
            raise BadRecord(reason("one-declarer"), **error.where) from None
        raise


def score_sheet(sheet: Sheet | Mapping[str, Any]) -> ScoredSheet:
    """Score a sheet, or the document of one, row by row.

    >>> row = {"declarer": "C", "bid": 120, "write_off": True}
    >>> scored = score_sheet({"format": "prikup-sheet/1", "game": "thousand",
    ...     "rules": {"set": {"write_off_amount": "60_each"}}, "players": ["A", "B", "C"],
    ...     "start": {"scores": [495, 200, 760]}, "deals": [row]})
    >>> scored.state.scores, scored.state.standing.dealer
    ((0, 260, 640), 1)

    Raises :class:`BadRecord` with ``row`` and ``field`` for the first entry that is impossible.
    """
    if not isinstance(sheet, Sheet):
        sheet = read_sheet(sheet)
    scribe = scribe_of(sheet.game)
    rules = rules_of(sheet.game, sheet.rules, len(sheet.players))
    check_players(sheet.players, rules)
    start = scribe.game.new_match(rules.values, sheet.start)
    state, rows = start, []
    for at, row in enumerate(sheet.deals):
        if state.over:
            raise BadRecord(reason("match-over"), row=at, field=None)
        try:
            result = scribe.result_of_row(row, state, sheet.players)
        except BadRecord as error:
            raise BadRecord(error.reason, row=at, field=error.where.get("field")) from None
        after, entries = scribe.score(state, result)
        rows.append(ScoredRow(result, entries, state, after))
        state = after
    return ScoredSheet(sheet, scribe, rules, start, rows)


def sheet_of(
    game: str,
    rules: Mapping[str, Any],
    players: Sequence[str],
    start: Mapping[str, Any],
    ends: Iterable[Any],
) -> Sheet:
    """The sheet that people would have kept of a played match. ``rules`` and ``start`` are those of
    its record, ``ends`` the states after its deals, in order.

    Raises :class:`BadRecord` for players or a start that no sheet can have.
    """
    scribe = scribe_of(game)
    deals = [scribe.row_of_result(scribe.result(state), players) for state in ends]
    return read_sheet(
        {
            "format": FORMAT,
            "game": game,
            "rules": dict(rules),
            "players": list(players),
            "start": dict(start),
            "deals": deals,
        }
    )
