"""The sheet as CSV: a row per row, four columns per player, the reasons at the end."""

from __future__ import annotations

import csv
import io

from prikup.records.drawing.marks import lines_of
from prikup.records.scores import row_title
from prikup.records.sheet import ScoredSheet
from prikup.text import message, reason_text


def sheet_csv(scored: ScoredSheet, lang: str = "en") -> str:
    """A scored sheet as comma-separated values (RFC 4180), the first line naming the columns.

    Totals and changes are plain numbers; a name that a spreadsheet would take for a formula gets
    an apostrophe before it.
    """
    players = [_safe(name) for name in scored.sheet.players]
    out = io.StringIO()
    writer = csv.writer(out)

    def column(name: str, player: str = "") -> str:
        return message(lang, f"score-csv-{name}", {"player": player})

    per_player = ("change", "total", "bolts", "barrel")
    writer.writerow(
        [
            *(column(name) for name in ("deal", "dealer", "row", "declarer", "bid")),
            *(_safe(column(name, player)) for player in players for name in per_player),
            column("reasons"),
        ]
    )
    for row, line in zip(scored.rows, lines_of(scored), strict=True):
        reasons = (
            f"{scored.sheet.players[entry.player]}: {f'{entry.amount:+} ' if entry.amount else ''}"
            + reason_text(lang, entry.reason, scored.sheet.players)
            for entry in row.entries
        )
        writer.writerow(
            [
                line.deal if line.deal is not None else "",
                players[line.dealer],
                _safe(row_title(row.result, scored.sheet.players, lang)),
                players[line.declarer] if line.declarer is not None else "",
                line.bid if line.bid is not None else "",
                *(
                    value
                    for cell in line.cells
                    for value in (
                        cell.change,
                        cell.score,
                        cell.bolts,
                        "" if cell.barrel is None else cell.barrel,
                    )
                ),
                _safe(" ".join(reasons)),
            ]
        )
    return out.getvalue()


def _safe(text: str) -> str:
    """A text that no spreadsheet runs.

    >>> _safe("=1+1"), _safe("Anna")
    ("'=1+1", 'Anna')
    """
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text
