"""A scored sheet as JSON, and as a table for people in which every number has its reason."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from prikup.game import Entry
from prikup.records.scribe import Scribe, scribe_of
from prikup.records.sheet import ScoredRow, ScoredSheet
from prikup.rules import RuleSet
from prikup.text import message, reason_text


def scored_json(scored: ScoredSheet, lang: str = "en") -> dict[str, Any]:
    """The answer of ``prikup score --json``."""
    scribe, players = scored.scribe, scored.sheet.players
    standing = scribe.game.state_json(scored.state)
    return {
        **{field: standing[field] for field in scribe.sheet_fields},
        "dealer": standing["dealer"],
        "winner": standing["winner"],
        "rows": [_row_json(row, scribe, players, lang) for row in scored.rows],
        "settlement": standing["settlement"],
        **scribe.summary_json(scored.state, players, lang),
    }


def _row_json(row: ScoredRow, scribe: Scribe, players: Sequence[str], lang: str) -> dict[str, Any]:
    standing = scribe.game.state_json(row.after)
    return {
        "entries": entries_json(row.entries, players, lang),
        **{field: standing[field] for field in scribe.row_fields},
    }


def entries_json(
    entries: Iterable[Entry], players: Sequence[str], lang: str
) -> list[dict[str, Any]]:
    """The lines of the sheet in words; with ``to`` and ``on`` where the game has columns."""
    return [
        {
            "player": players[entry.player],
            "amount": entry.amount,
            **(_place(entry, players) if entry.to else {}),
            "reason": reason_text(lang, entry.reason, players),
            "rule": entry.rule,
        }
        for entry in entries
    ]


def _place(entry: Entry, players: Sequence[str]) -> dict[str, Any]:
    """The column of an entry, and whom it is written on."""
    return {"to": entry.to, "on": None if entry.on is None else players[entry.on]}


# --- for people ----------------------------------------------------------------------------------

_NUMBER = 3
"""Width of a row's number."""


def scored_text(scored: ScoredSheet, lang: str = "en") -> str:
    """The sheet as a table: a row per deal with running totals, and below it every entry."""
    scribe, players = scored.scribe, scored.sheet.players
    titles = [scribe.row_title(row.result, players, lang) for row in scored.rows]
    start = message(lang, "sheet-start")
    heading = message(lang, scribe.total) if scribe.total else ""
    width = max(len(title) for title in (heading, start, *titles))
    totals = [scribe.totals(state) for state in (scored.start, *(row.after for row in scored.rows))]
    columns = [
        max(9, len(name) + 2, *(len(line[seat]) + 1 for line in totals))
        for seat, name in enumerate(players)
    ]
    indent = " " * (_NUMBER + 2)
    lines = [
        rules_line(scored.rules, lang, "sheet-title"),
        "",
        f"{indent}{heading:{width}}{_cells(players, columns)}",
        f"{indent}{start:{width}}{_cells(totals[0], columns)}",
    ]
    for number, (row, title) in enumerate(zip(scored.rows, titles, strict=True), 1):
        lines.append(f"{number:{_NUMBER}}. {title:{width}}{_cells(totals[number], columns)}")
        lines += [f"{indent}  {line}" for line in entry_lines(row.entries, players, lang)]
    if below := scribe.summary(scored.state, players, lang):
        lines += ["", *below]
    lines += ["", *ending(scribe, scored.state, players, lang)]
    return "\n".join(lines)


def _cells(texts: Iterable[str], columns: Sequence[int]) -> str:
    return "".join(f"{text:>{width}}" for text, width in zip(texts, columns, strict=True))


def entry_lines(entries: Sequence[Entry], players: Sequence[str], lang: str) -> list[str]:
    """Each entry on a line: player, amount, the column where the game has some, reason."""
    width = max((len(players[entry.player]) for entry in entries), default=0)
    columns = [_column(entry, players, lang) for entry in entries]
    column = max((len(name) for name in columns), default=0)
    return [
        f"{players[entry.player]:{width}} {f'{entry.amount:+}' if entry.amount else '':>5}  "
        + (f"{name:{column}}  " if column else "")
        + reason_text(lang, entry.reason, players)
        for entry, name in zip(entries, columns, strict=True)
    ]


def _column(entry: Entry, players: Sequence[str], lang: str) -> str:
    """Where an entry stands, and on whom."""
    if not entry.to:
        return ""
    on = "" if entry.on is None else players[entry.on]
    return message(lang, f"sheet-to-{entry.to}", {"player": on})


def rules_line(rules: RuleSet, lang: str, name: str = "play-rules") -> str:
    """The game and its rules, the edits counted; how many play is seen by the names."""
    known = message(lang, f"preset-{rules.preset}")
    preset = rules.preset if known.startswith("preset-") else known
    if edits := len(rules.edits.keys() - {"players"}):
        preset += f" ({message(lang, 'sheet-edits', {'edits': edits})})"
    length = scribe_of(rules.game).length(rules.values)
    return message(lang, name, {"game": rules.game, "preset": preset, **length})


def score_line(scribe: Scribe, state: Any, players: Sequence[str], lang: str) -> str:
    """Where the match stands."""
    shown = zip(players, scribe.totals(state), strict=True)
    scores = ", ".join(f"{name} {total}" for name, total in shown)
    return f"{message(lang, 'play-score')} {scores}"


def ending(scribe: Scribe, state: Any, players: Sequence[str], lang: str) -> list[str]:
    """Who has won, or who deals next; and who pays what, where that is settled."""
    standing = scribe.game.state_json(state)
    if not state.over:
        lines = [message(lang, "cli-record-deals-next", {"player": players[standing["dealer"]]})]
    elif state.winner is None:
        lines = [message(lang, "cli-record-drawn")]
    else:
        lines = [message(lang, "cli-record-won", {"player": players[state.winner]})]
    if (settlement := standing["settlement"]) is not None:
        paid = ", ".join(
            f"{name} {amount:+}"
            for name, amount in zip(players, settlement["rounded"], strict=True)
        )
        lines.append(f"{message(lang, 'play-settlement')} {paid}")
    return lines
