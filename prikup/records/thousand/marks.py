"""What stands on Thousand's paper sheet: a line per row, a cell per player with its marks."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from prikup.game import Entry, Seat
from prikup.records.sheet import ScoredRow
from prikup.thousand.match import State
from prikup.thousand.rules import BARREL_DEALS

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
    state: State, before: State | None = None, entries: Sequence[Entry] = ()
) -> list[Cell]:
    """The cells of a standing; the changes against the one before it."""
    standing = state.standing
    bolts = standing.shown_bolts(state.rules.bolt.three_bolts_in_match)
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
    return cells


def line_of(row: ScoredRow) -> Line:
    """A scored row as it stands on paper.

    >>> from prikup.records import score_sheet
    >>> row = {"declarer": "C", "bid": 120, "write_off": True}
    >>> scored = score_sheet({"format": "prikup-sheet/1", "game": "thousand",
    ...     "players": ["A", "B", "C"], "deals": [row]})
    >>> [(cell.score, cell.marks) for cell in line_of(scored.rows[0]).cells]
    [(60, ()), (60, ()), (-120, ('write-off',))]
    """
    result, before = row.result, row.before.standing
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
        cells=tuple(cells_of(row.after, row.before, row.entries)),
    )
