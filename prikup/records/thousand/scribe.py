"""The scribe of Thousand; see :class:`prikup.records.scribe.Scribe`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct, structs, to_builtins

from prikup.game import Entry, Game
from prikup.records.replay import Step
from prikup.records.scribe import Trick
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


class ThousandScribe:
    """How Thousand is written down."""

    game: Game[Any] = THOUSAND
    start: type[Struct] = Start
    row: type[Struct] = SheetDeal
    total = ""
    window_reasons: tuple[str, ...] = ("claims-first", "blind-or-look")
    sheet_fields: tuple[str, ...] = ("scores",)
    row_fields: tuple[str, ...] = ("scores", "bolts", "barrel")

    def length(self, values: Mapping[str, Value]) -> dict[str, str | int]:
        """A match is played to so many points."""
        return {"ends": "points", "target": int(str(values["target"]))}

    def ended(self, state: State) -> None:
        """A match is always played to its target."""

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
        return structs.replace(state, standing=standing), entries

    def row_title(self, result: DealResult, players: Sequence[str], lang: str) -> str:
        """Who played what."""
        return table.row_title(result, players, lang)

    def totals(self, state: State) -> list[str]:
        """The totals with their barrels and bolts."""
        return table.totals(state)

    def summary(self, state: State, players: Sequence[str], lang: str) -> list[str]:
        """The totals say everything."""
        return []

    def summary_json(self, state: State, players: Sequence[str], lang: str) -> dict[str, Any]:
        """The totals say everything."""
        return {}

    def tricks(self, state: State) -> Sequence[Trick]:
        """The whole tricks of a deal."""
        return playthrough.tricks(state)

    def deal_lines(
        self, number: int, steps: Sequence[Step], players: Sequence[str], lang: str
    ) -> list[str]:
        """A deal as a playthrough."""
        return playthrough.ThousandPlaythrough(self, steps, players, lang).lines(number)

    def svg(self, scored: ScoredSheet, lang: str) -> str:
        """The sheet as one drawing."""
        return drawing.svg(scored, lang)

    def figure(self, scored: ScoredSheet, lang: str) -> str:
        """The rows are the drawing."""
        return drawing.svg(scored, lang)

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
        """A row with its cells and marks."""
        document: dict[str, Any] = to_builtins(line_of(row))
        return document

    def page(self, scored: ScoredSheet, lang: str) -> dict[str, Any]:
        """What the page is told of the sheet."""
        return page.page(scored)
