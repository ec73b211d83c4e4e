"""Thousand's sheet in words and as a table: titles of rows, totals with marks, columns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from prikup.records.sheet import ScoredRow
from prikup.records.thousand.marks import Cell, cells_of, line_of
from prikup.text import message
from prikup.thousand.match import State
from prikup.thousand.state import DealResult


def row_title(result: DealResult, players: Sequence[str], lang: str) -> str:
    """What a row is: who played what."""
    if result.declarer is None:
        name = "drawn" if result.kind == "played" else result.kind
        return message(lang, f"sheet-row-{name}")
    kind: str = result.kind
    if result.blind and kind == "played":
        kind = "blind"
    args: dict[str, str | int] = {"player": players[result.declarer], "bid": result.bid}
    title = message(lang, f"sheet-row-{kind}", args)
    if result.kept_lead is None:
        return title
    kept = {"row": title, "player": players[result.kept_lead]}
    return message(lang, "sheet-row-kept-lead", kept)


def totals(state: State) -> list[str]:
    """The totals with their marks: ``(880)··`` on the barrel after two deals, ``--`` two bolts."""
    standing = state.standing
    bolts = standing.shown_bolts(state.rules.bolt.three_bolts_in_match)
    shown = []
    for seat, (total, count) in enumerate(zip(standing.scores, bolts, strict=True)):
        spent = standing.barrel[seat]
        text = str(total) if spent is None else f"({total})" + "·" * spent
        shown.append(text + (" " + "-" * min(count, 9) if count else ""))
    return shown


def columns(players: Sequence[str], lang: str) -> list[str]:
    """The headings: the deal, and four for each player."""
    of_deal = ("deal", "dealer", "row", "declarer", "bid")
    of_player = ("change", "total", "bolts", "barrel")
    return [
        *(message(lang, f"score-csv-{name}") for name in of_deal),
        *(
            message(lang, f"score-csv-{name}", {"player": player})
            for player in players
            for name in of_player
        ),
    ]


def start_cells(state: State, players: Sequence[str], lang: str) -> list[str | int]:
    """Where the match stood, under these headings; nothing has changed yet."""
    return ["", "", message(lang, "sheet-start"), "", "", *_figures(cells_of(state))]


def cells(row: ScoredRow, players: Sequence[str], lang: str) -> list[str | int]:
    """One row under these headings."""
    line = line_of(row)
    return [
        line.deal if line.deal is not None else "",
        players[line.dealer],
        row_title(row.result, players, lang),
        players[line.declarer] if line.declarer is not None else "",
        line.bid if line.bid is not None else "",
        *_figures(line.cells),
    ]


def _figures(cells: Iterable[Cell]) -> Iterator[str | int]:
    """The columns of each player."""
    for cell in cells:
        barrel = "" if cell.barrel is None else cell.barrel
        yield from (cell.change, cell.score, cell.bolts, barrel)
