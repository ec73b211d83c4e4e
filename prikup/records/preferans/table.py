"""The sheet of Preferans as a table for other programs: a line per row, the figures after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from prikup.preferans.match import State
from prikup.records.preferans.row_text import contract_of
from prikup.records.preferans.words import deal_of, row_title
from prikup.records.sheet import ScoredRow
from prikup.text import message


def columns(players: Sequence[str], lang: str) -> list[str]:
    """The headings: the deal; then of each player pool, mountain, whists on each other, result."""
    of_deal = ("deal", "dealer", "row", "declarer", "contract", "tricks")
    headings = [message(lang, f"score-csv-{name}") for name in of_deal]
    for player in players:
        headings += [
            message(lang, f"score-csv-{name}", {"player": player}) for name in ("pool", "mountain")
        ]
        headings += [
            message(lang, "score-csv-whists", {"player": player, "on": other})
            for other in players
            if other != player
        ]
        headings.append(message(lang, "score-csv-result", {"player": player}))
    return headings


def start_cells(state: State, players: Sequence[str], lang: str) -> list[str | int]:
    """Where the match stood, under these headings."""
    return ["", "", message(lang, "sheet-start"), "", "", "", *_figures(state)]


def cells(row: ScoredRow, players: Sequence[str], lang: str) -> list[str | int]:
    """One row under these headings."""
    result = row.result
    declarer = result.declarer
    deal = deal_of(row)
    return [
        "" if deal is None else deal,
        players[row.before.standing.dealer],
        row_title(result, players, lang),
        "" if declarer is None else players[declarer],
        "" if declarer is None else contract_of(result),
        result.tricks[declarer] if result.tricks and declarer is not None else "",
        *_figures(row.after),
    ]


def _figures(state: State) -> Iterator[int]:
    """The columns of each player."""
    standing, results = state.standing, state.scores
    for seat, result in enumerate(results):
        yield from (standing.pool[seat], standing.mountain[seat])
        yield from (amount for on, amount in enumerate(standing.whists[seat]) if on != seat)
        yield result
