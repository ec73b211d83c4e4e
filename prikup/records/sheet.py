"""The score sheet (``prikup-sheet/1``): what people at a real table know after each deal.

Each row becomes the same ``DealResult`` that the engine builds from a played deal, and goes through
the same scorer, so that a played record and its sheet score equal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct

from prikup.game import BadRecord, Entry, reason
from prikup.records.documents import (
    Path,
    check_document,
    check_format,
    check_players,
    game_of,
    rules_of,
    shown,
    to_struct,
)
from prikup.records.record import Start
from prikup.rules import RuleSet

FORMAT = "prikup-sheet/1"

PENALTIES = ("misdeal", "bad_cut", "wrong_entry", "other")

Suits = Annotated[str | list[str], Meta(description="Suits with spaces, or a list: S C D H.")]


class Penalty(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """A penalty of the table, outside a deal."""

    player: str
    reason: Annotated[str, Meta(description=f"One of: {', '.join(PENALTIES)}.")]
    amount: int | None = None
    """Points; without it the option ``penalty``."""


class Redeal(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """Who claimed the redeal."""

    player: str | None = None


class Sale(Struct, forbid_unknown_fields=True, frozen=True):
    """The talon bought over: the first time for 120, then for 240 …"""

    buyer: str
    seller: str


class SheetDeal(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """One row: a deal played or given up; a redeal; or a penalty."""

    declarer: str | None = None
    bid: int | None = None
    """The final bid."""
    cards: dict[str, int] | None = None
    """Card points taken, by player, marriages apart: 120 together, less only where cards stay out
    of the play."""
    marriages: dict[str, Suits] | None = None
    half_marriages: dict[str, Suits] | None = None
    """Queen and jack declared (``half_marriage``)."""
    captured: dict[str, int] | None = None
    """Kings and queens of declared marriages that a player caught (``half_marriage_capture``)."""
    tricks: dict[str, int] | None = None
    """Tricks taken; without it a player with 0 points took none."""
    aces: str | None = None
    """Who declared the ace marriage."""
    nines: str | None = None
    """Who has the four nines."""
    blind: bool = False
    write_off: bool = False
    aces_held: dict[str, int] | None = None
    """Aces in the hands when the deal was written off (``by_aces``)."""
    concede: bool = False
    bomb: bool = False
    all_pass: bool = False
    """Nobody bid, and everybody played for himself (``raspasy``)."""
    redeal: Redeal | None = None
    talon_points: int | None = None
    """What the dealer who sits out writes for the talon (``dealer_out_scores``)."""
    contra: bool | str | None = None
    """True or ``"contra"``, or ``"recontra"``."""
    bought: list[Sale] | None = None
    """Sales of the talon in order (``buy_over``)."""
    penalty: Penalty | None = None


class Sheet(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True, kw_only=True):
    """A score sheet."""

    format: str
    game: str
    rules: dict[str, Any] = {}
    players: list[str]
    start: Start = Start()
    deals: list[SheetDeal] = []


class ScoredRow(Struct, frozen=True):
    """One row of the answer."""

    result: Any
    """What the row says, as the scorer takes it."""
    entries: tuple[Entry, ...]
    standing: Any
    """The standing after it."""


class ScoredSheet(Struct, frozen=True):
    """A sheet with its rows scored."""

    sheet: Sheet
    rules: RuleSet
    start: Any
    """The state before the first row."""
    rows: Sequence[ScoredRow]

    @property
    def standing(self) -> Any:
        """The standing after the last row."""
        return self.rows[-1].standing if self.rows else self.start.standing


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
        return to_struct(document, Sheet, place_in_sheet)
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
    >>> scored.standing.scores, scored.standing.dealer
    ((0, 260, 640), 1)

    Raises :class:`BadRecord` with ``row`` and ``field`` for the first entry that is impossible.
    """
    from prikup.records.rows import result_of_row
    from prikup.thousand.scoring import score

    if not isinstance(sheet, Sheet):
        sheet = read_sheet(sheet)
    game = game_of(sheet.game)
    rules = rules_of(sheet.game, sheet.rules)
    check_players(sheet.players, rules)
    start = game.new_match(rules.values, sheet.start.document())
    standing, rows = start.standing, []
    for at, row in enumerate(sheet.deals):
        if standing.over:
            raise BadRecord(reason("match-over"), row=at, field=None)
        try:
            result = result_of_row(row, standing, start.rules, sheet.players)
        except BadRecord as error:
            raise BadRecord(error.reason, row=at, field=error.where.get("field")) from None
        standing, entries = score(standing, result, start.rules)
        rows.append(ScoredRow(result, entries, standing))
    return ScoredSheet(sheet, rules, start, rows)
