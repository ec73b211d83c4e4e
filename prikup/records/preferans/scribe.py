"""The scribe of Preferans; see :class:`prikup.records.scribe.Scribe`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct, structs

from prikup.game import Entry, Game
from prikup.preferans import PREFERANS
from prikup.preferans.match import State
from prikup.preferans.scoring import score
from prikup.preferans.start import Start
from prikup.preferans.state import DealResult
from prikup.records.preferans import drawing, page, playthrough, row_text, rows, table, words
from prikup.records.preferans.fields import SheetDeal
from prikup.records.replay import Step
from prikup.records.scribe import Trick
from prikup.records.sheet import ScoredRow, ScoredSheet
from prikup.rules.option import Value


class PreferansScribe:
    """How Preferans is written down."""

    game: Game[Any] = PREFERANS
    start: type[Struct] = Start
    row: type[Struct] = SheetDeal
    total = "sheet-pool-and-mountain"
    window_reasons: tuple[str, ...] = ()
    sheet_fields: tuple[str, ...] = ("pool", "mountain", "whists")
    row_fields: tuple[str, ...] = ("pool", "mountain", "whists")

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

    def result_of_row(self, row: SheetDeal, state: State, players: Sequence[str]) -> DealResult:
        """What a row says. Raises :class:`~prikup.game.BadRecord`."""
        return rows.result_of_row(row, state, players)

    def row_of_result(self, result: DealResult, players: Sequence[str]) -> dict[str, Any]:
        """The row that people would write."""
        return row_text.row_of_result(result, players)

    def result(self, state: State) -> DealResult:
        """The result of the deal scored last."""
        assert state.finished is not None
        return state.finished.result

    def score(self, state: State, result: DealResult) -> tuple[State, tuple[Entry, ...]]:
        """The state after a deal, and its entries."""
        standing, entries = score(state.standing, result, state.rules)
        phase = "over" if standing.over else "deal"
        return structs.replace(state, standing=standing, phase=phase), entries

    def row_title(self, result: DealResult, players: Sequence[str], lang: str) -> str:
        """Who played what."""
        return words.row_title(result, players, lang)

    def totals(self, state: State) -> list[str]:
        """Pool and mountain."""
        return words.totals(state)

    def summary(self, state: State, players: Sequence[str], lang: str) -> list[str]:
        """The figures of the sheet, and the settlement step by step."""
        return words.summary(state, players, lang)

    def summary_json(self, state: State, players: Sequence[str], lang: str) -> dict[str, Any]:
        """The settlement step by step."""
        return {"steps": words.steps_json(state, players, lang)}

    def tricks(self, state: State) -> Sequence[Trick]:
        """The whole tricks of a deal."""
        return playthrough.tricks(state)

    def deal_lines(
        self, number: int, steps: Sequence[Step], players: Sequence[str], lang: str
    ) -> list[str]:
        """A deal as a playthrough."""
        return playthrough.PreferansPlaythrough(self, steps, players, lang).lines(number)

    def svg(self, scored: ScoredSheet, lang: str) -> str:
        """The sheet as one drawing."""
        return drawing.svg(scored, lang)

    def figure(self, scored: ScoredSheet, lang: str) -> str:
        """The ruled figure."""
        return drawing.figure_svg(scored, lang)

    def svg_pages(self, scored: ScoredSheet, lang: str) -> Iterator[str]:
        """The sheet as pages."""
        return drawing.svg_pages(scored, lang)

    def columns(self, players: Sequence[str], lang: str) -> list[str]:
        """The headings of the sheet as a table."""
        return table.columns(players, lang)

    def start_cells(self, state: State, players: Sequence[str], lang: str) -> list[str | int]:
        """Where the match stood, as a row of the table."""
        return table.start_cells(state, players, lang)

    def cells(self, row: ScoredRow, players: Sequence[str], lang: str) -> list[str | int]:
        """A row of the table."""
        return table.cells(row, players, lang)

    def page_row(self, row: ScoredRow) -> dict[str, Any]:
        """A row with the figures after it."""
        return page.page_row(row)

    def page(self, scored: ScoredSheet, lang: str) -> dict[str, Any]:
        """What the page is told of the sheet."""
        return page.page(scored, lang)
