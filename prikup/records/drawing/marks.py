"""What stands on the paper sheet: a line per row, a cell per player with its marks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, to_builtins

from prikup.game import Entry, Seat
from prikup.records.sheet import ScoredRow, ScoredSheet
from prikup.thousand.rules import BARREL_DEALS
from prikup.thousand.state import Standing
from prikup.thousand.wire import shown_bolts

_BY_REASON = {
    "entry-bolt": "bolt",
    "entry-write-off": "write-off",
    "entry-write-off-free": "R",
    "entry-concede": "C",
    "entry-dump": "dump",
    "entry-penalty": "penalty",
    "entry-bolts-penalty": "penalty",
    "entry-third-write-off": "penalty",
    "entry-redeal-limit": "penalty",
    "entry-barrel-attempts": "fall",
    "entry-barrel-below": "fall",
    "entry-barrel-together": "fall",
    "entry-three-barrels": "fall",
    "entry-knock": "fall",
    "entry-win": "win",
    "entry-barrel-win": "win",
}
"""The marks of a cell, by the reason of the entry that earns it."""


class Cell(Struct, frozen=True):
    """One player in one row."""

    score: int
    change: int
    bolts: int
    """Bolts that count towards the next penalty."""
    barrel: int | None
    """Deals left on the barrel; ``None`` for who is not on it."""
    write_offs: int
    """Write-offs in the match so far."""
    marks: tuple[str, ...] = ()
    """``bolt``, ``write-off``, ``R`` (nothing deducted), ``C``, ``dump``, ``penalty``, ``fall``
    (off the barrel), ``win``."""


class Line(Struct, frozen=True):
    """One row: what it was, and its cells by seat."""

    kind: str
    dealer: Seat
    """Who dealt it."""
    declarer: Seat | None
    bid: int | None
    blind: bool
    golden: bool
    made: bool | None
    """Whether the bid was made; ``None`` where nothing was played."""
    deal: int | None
    """The number of the deal, from 1; ``None`` for redeals and penalties."""
    cells: tuple[Cell, ...]


def cells_of(
    standing: Standing,
    before: Standing | None,
    rules: Any,
    entries: Sequence[Entry] = (),
) -> tuple[Cell, ...]:
    """The cells of a standing; the changes against the one before it."""
    bolts = shown_bolts(standing, rules.bolt.three_bolts_in_match)
    cells = []
    for seat, score in enumerate(standing.scores):
        spent = None if seat == standing.winner else standing.barrel[seat]
        marks = [
            _BY_REASON[entry.reason.id]
            for entry in entries
            if entry.player == seat and entry.reason.id in _BY_REASON
        ]
        cells.append(
            Cell(
                score=score,
                change=score - before.scores[seat] if before else 0,
                bolts=bolts[seat],
                barrel=None if spent is None else max(0, BARREL_DEALS - spent),
                write_offs=standing.write_offs[seat],
                marks=tuple(dict.fromkeys(marks)),
            )
        )
    return tuple(cells)


def lines_of(scored: ScoredSheet) -> list[Line]:
    """The lines of a scored sheet, in order.

    >>> from prikup.records import score_sheet
    >>> row = {"declarer": "C", "bid": 120, "write_off": True}
    >>> scored = score_sheet({"format": "prikup-sheet/1", "game": "thousand",
    ...     "players": ["A", "B", "C"], "deals": [row]})
    >>> [(cell.score, cell.marks) for cell in lines_of(scored)[0].cells]
    [(60, ()), (60, ()), (-120, ('write-off',))]
    """
    rules = scored.start.rules
    before: Standing = scored.start.standing
    lines = []
    for row in scored.rows:
        lines.append(_line(row, before, rules))
        before = row.standing
    return lines


def _line(row: ScoredRow, before: Standing, rules: Any) -> Line:
    result = row.result
    failed = any(entry.reason.id.startswith("entry-failed") for entry in row.entries)
    is_deal = result.kind not in ("redeal", "penalty")
    return Line(
        kind=result.kind,
        dealer=before.dealer,
        declarer=result.declarer,
        bid=result.bid if result.declarer is not None else None,
        blind=result.blind,
        golden=is_deal and before.golden_deals is not None,
        made=not failed if result.kind == "played" and result.declarer is not None else None,
        deal=before.deal_number + 1 if is_deal else None,
        cells=cells_of(row.standing, before, rules, row.entries),
    )


def marks_json(line: Line) -> dict[str, Any]:
    """A line as plain JSON values."""
    document: dict[str, Any] = to_builtins(line)
    return document
