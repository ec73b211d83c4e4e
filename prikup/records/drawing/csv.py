"""The sheet as CSV: where the match stood, then a row per row, the reasons at the end."""

from __future__ import annotations

import csv
import io
from typing import Any

from prikup.records.sheet import ScoredRow, ScoredSheet
from prikup.text import message, reason_text


def sheet_csv(scored: ScoredSheet, lang: str = "en") -> str:
    """A scored sheet as comma-separated values (RFC 4180), the first line naming the columns.

    Totals and changes are plain numbers; a text that a spreadsheet would take for a formula gets
    an apostrophe before it.
    """
    scribe, players = scored.scribe, scored.sheet.players
    out = io.StringIO()
    writer = csv.writer(out)
    table: list[list[str | int]] = [
        [*scribe.columns(players, lang), message(lang, "score-csv-reasons")],
        *([*scribe.start_cells(state, players, lang), ""] for state in _under_way(scored)),
        *([*scribe.cells(row, players, lang), _reasons(row, players, lang)] for row in scored.rows),
    ]
    for line in table:
        writer.writerow([_safe(cell) if isinstance(cell, str) else cell for cell in line])
    return out.getvalue()


def _under_way(scored: ScoredSheet) -> list[Any]:
    """The state at the start, where that was no fresh match; who deals first changes nothing."""
    told = scored.scribe.game.start_json(scored.start)
    return [scored.start] if told.keys() - {"dealer"} else []


def _reasons(row: ScoredRow, players: list[str], lang: str) -> str:
    return " ".join(
        f"{players[entry.player]}: {f'{entry.amount:+} ' if entry.amount else ''}"
        + reason_text(lang, entry.reason, players)
        for entry in row.entries
    )


def _safe(text: str) -> str:
    """A text that no spreadsheet runs.

    >>> _safe("=1+1"), _safe("Anna")
    ("'=1+1", 'Anna')
    """
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text
