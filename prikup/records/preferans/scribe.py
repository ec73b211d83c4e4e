"""The scribe of Preferans; see :class:`prikup.records.scribe.Scribe`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import structs

from prikup.game import Entry
from prikup.preferans import PREFERANS
from prikup.preferans.match import State
from prikup.preferans.scoring import score
from prikup.preferans.start import Start
from prikup.preferans.state import DealResult
from prikup.records.preferans import drawing, page, playthrough, row_text, rows, table, words
from prikup.records.preferans.fields import SheetDeal
from prikup.records.replay import Step
from prikup.records.scribe import Scribe
from prikup.rules.option import Value


class PreferansScribe(Scribe):
    """How Preferans is written down: the ruled figure, and the settlement step by step."""

    game = PREFERANS
    start = Start
    row = SheetDeal
    total = "sheet-pool-and-mountain"
    sheet_fields = ("pool", "mountain", "whists")
    row_fields = ("pool", "mountain", "whists")

    result_of_row = staticmethod(rows.result_of_row)
    row_of_result = staticmethod(row_text.row_of_result)
    row_title = staticmethod(words.row_title)
    totals = staticmethod(words.totals)
    summary = staticmethod(words.summary)
    tricks = staticmethod(playthrough.tricks)
    svg = staticmethod(drawing.svg)
    figure = staticmethod(drawing.figure_svg)
    svg_pages = staticmethod(drawing.svg_pages)
    columns = staticmethod(table.columns)
    start_cells = staticmethod(table.start_cells)
    cells = staticmethod(table.cells)
    page_row = staticmethod(page.page_row)
    page = staticmethod(page.page)

    def length(self, values: Mapping[str, Value]) -> dict[str, str | int]:
        """A match is played to a pool of so many points, for so many deals, or as long as there is
        time."""
        ends = str(values["pool_end"])
        ends = ends if ends in ("deals", "time") else "points"
        return {"ends": ends, "target": int(str(values["deals" if ends == "deals" else "pool"]))}

    def ended(self, state: State) -> State | None:
        """A match by time is over when the players say so."""
        finished = state.finished
        if state.rules.end.pool_end != "time" or state.phase != "deal" or finished is None:
            return None
        standing = structs.replace(state.standing, over=True)
        finished = structs.replace(finished, after=standing)
        return structs.replace(state, standing=standing, phase="over", finished=finished)

    def score(self, state: State, result: DealResult) -> tuple[State, tuple[Entry, ...]]:
        """The state after a deal, and its entries."""
        standing, entries = score(state.standing, result, state.rules)
        phase = "over" if standing.over else "deal"
        return structs.replace(state, standing=standing, phase=phase), entries

    def summary_json(self, state: State, players: Sequence[str], lang: str) -> dict[str, Any]:
        """The settlement step by step."""
        return {"steps": words.steps_json(state, players, lang)}

    def deal_lines(
        self, number: int, steps: Sequence[Step], players: Sequence[str], lang: str
    ) -> list[str]:
        """A deal as a playthrough."""
        return playthrough.PreferansPlaythrough(self, steps, players, lang).lines(number)
