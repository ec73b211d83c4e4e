"""The scribe of Thousand; see :class:`prikup.records.scribe.Scribe`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import structs, to_builtins

from prikup.game import Entry
from prikup.records.replay import Step
from prikup.records.scribe import Scribe
from prikup.records.sheet import ScoredRow, ScoredSheet
from prikup.records.thousand import drawing, page, playthrough, row_text, rows, table
from prikup.records.thousand.fields import SheetDeal
from prikup.records.thousand.marks import line_of
from prikup.rules.option import Value
from prikup.thousand import THOUSAND
from prikup.thousand.match import State
from prikup.thousand.scoring import score
from prikup.thousand.start import Start
from prikup.thousand.state import DealResult


class ThousandScribe(Scribe):
    """How Thousand is written down. The totals say everything, and the rows are the drawing."""

    game = THOUSAND
    start = Start
    row = SheetDeal
    window_reasons = ("claims-first", "blind-or-look")
    sheet_fields = ("scores",)
    row_fields = ("scores", "bolts", "barrel")

    result_of_row = staticmethod(rows.result_of_row)
    row_of_result = staticmethod(row_text.row_of_result)
    row_title = staticmethod(table.row_title)
    totals = staticmethod(table.totals)
    tricks = staticmethod(playthrough.tricks)
    svg = staticmethod(drawing.svg)
    svg_pages = staticmethod(drawing.svg_pages)
    columns = staticmethod(table.columns)
    start_cells = staticmethod(table.start_cells)
    cells = staticmethod(table.cells)

    def length(self, values: Mapping[str, Value]) -> dict[str, str | int]:
        """A match is played to so many points."""
        return {"ends": "points", "target": int(str(values["target"]))}

    def score(self, state: State, result: DealResult) -> tuple[State, tuple[Entry, ...]]:
        """The state after a deal, and its entries."""
        standing, entries = score(state.standing, result, state.rules)
        return structs.replace(state, standing=standing), entries

    def deal_lines(
        self, number: int, steps: Sequence[Step], players: Sequence[str], lang: str
    ) -> list[str]:
        """A deal as a playthrough."""
        return playthrough.ThousandPlaythrough(self, steps, players, lang).lines(number)

    def page_row(self, row: ScoredRow) -> dict[str, Any]:
        """A row with its cells and marks."""
        document: dict[str, Any] = to_builtins(line_of(row))
        return document

    def page(self, scored: ScoredSheet, lang: str) -> dict[str, Any]:
        """What the page is told of the sheet."""
        return page.page(scored)
