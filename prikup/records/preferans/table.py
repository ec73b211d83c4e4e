"""The sheet of Preferans as a table for other programs: a line per row, the figures after it."""

from __future__ import annotations

from collections.abc import Sequence

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


def cells(row: ScoredRow, players: Sequence[str], lang: str) -> list[str | int]:
    """One row under these headings."""
    result, after = row.result, row.after.standing
    declarer = result.declarer
    deal = deal_of(row)
    line: list[str | int] = [
        "" if deal is None else deal,
        players[row.before.standing.dealer],
        row_title(result, players, lang),
        "" if declarer is None else players[declarer],
        "" if declarer is None else contract_of(result),
        result.tricks[declarer] if result.tricks and declarer is not None else "",
    ]
    results = row.after.scores
    for seat in range(len(players)):
        line += [after.pool[seat], after.mountain[seat]]
        line += [amount for on, amount in enumerate(after.whists[seat]) if on != seat]
        line.append(results[seat])
    return line
