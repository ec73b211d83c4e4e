"""A scored sheet as JSON, and as a table for people in which every number has its reason."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from prikup.game import Entry
from prikup.records.sheet import ScoredRow, ScoredSheet
from prikup.rules import RuleSet
from prikup.text import message, reason_text
from prikup.thousand.settle import settlement, settlement_json
from prikup.thousand.state import DealResult, Standing
from prikup.thousand.wire import shown_bolts


def scored_json(scored: ScoredSheet, lang: str = "en") -> dict[str, Any]:
    """The answer of ``prikup score --json``."""
    players, standing, rules = scored.sheet.players, scored.standing, scored.start.rules
    return {
        "scores": list(standing.scores),
        "dealer": standing.dealer,
        "winner": standing.winner,
        "rows": [_row_json(row, rules, players, lang) for row in scored.rows],
        "settlement": settlement_json(settlement(standing, rules)),
    }


def _row_json(row: ScoredRow, rules: Any, players: Sequence[str], lang: str) -> dict[str, Any]:
    return {
        "entries": entries_json(row.entries, players, lang),
        "scores": list(row.standing.scores),
        "bolts": list(shown_bolts(row.standing, rules.bolt.three_bolts_in_match)),
        "barrel": list(row.standing.barrel),
    }


def entries_json(
    entries: Iterable[Entry], players: Sequence[str], lang: str
) -> list[dict[str, Any]]:
    """The lines of the sheet in words."""
    return [
        {
            "player": players[entry.player],
            "amount": entry.amount,
            "reason": reason_text(lang, entry.reason, players),
            "rule": entry.rule,
        }
        for entry in entries
    ]


# --- for people ----------------------------------------------------------------------------------

_NUMBER = 3
"""Width of a row's number."""


def scored_text(scored: ScoredSheet, lang: str = "en") -> str:
    """The sheet as a table: a row per deal with running totals, and below it every entry.

    A total on the barrel stands in brackets with a dot for each deal spent there; dashes are bolts.
    """
    players, rules = scored.sheet.players, scored.start.rules
    titles = [row_title(row.result, players, lang) for row in scored.rows]
    start = message(lang, "sheet-start")
    width = max(len(title) for title in (start, *titles))
    columns = [max(9, len(name) + 2) for name in players]
    indent = " " * (_NUMBER + 2)
    lines = [
        rules_line(scored.rules, lang, "sheet-title"),
        "",
        f"{indent}{'':{width}}{_cells(players, columns)}",
        f"{indent}{start:{width}}{_standing(scored.start.standing, rules, columns)}",
    ]
    for number, (row, title) in enumerate(zip(scored.rows, titles, strict=True), 1):
        totals = _standing(row.standing, rules, columns)
        lines.append(f"{number:{_NUMBER}}. {title:{width}}{totals}")
        lines += [f"{indent}  {line}" for line in entry_lines(row.entries, players, lang)]
    lines += ["", *ending(scored.standing, rules, players, lang)]
    return "\n".join(lines)


def _cells(texts: Iterable[str], columns: Sequence[int]) -> str:
    return "".join(f"{text:>{width}}" for text, width in zip(texts, columns, strict=True))


def _standing(standing: Standing, rules: Any, columns: Sequence[int]) -> str:
    return _cells(totals(standing, rules), columns)


def totals(standing: Standing, rules: Any) -> list[str]:
    """The totals with their marks: ``(880)··`` on the barrel after two deals, ``--`` two bolts."""
    bolts = shown_bolts(standing, rules.bolt.three_bolts_in_match)
    shown = []
    for seat, (total, count) in enumerate(zip(standing.scores, bolts, strict=True)):
        spent = standing.barrel[seat]
        text = str(total) if spent is None else f"({total})" + "·" * spent
        shown.append(text + (" " + "-" * min(count, 9) if count else ""))
    return shown


def row_title(result: DealResult, players: Sequence[str], lang: str) -> str:
    """What a row is: who played what."""
    if result.declarer is None:
        name = "drawn" if result.kind == "played" else result.kind
        return message(lang, f"sheet-row-{name}")
    kind: str = result.kind
    if result.blind and kind == "played":
        kind = "blind"
    args: dict[str, str | int] = {"player": players[result.declarer], "bid": result.bid}
    return message(lang, f"sheet-row-{kind}", args)


def entry_lines(entries: Sequence[Entry], players: Sequence[str], lang: str) -> list[str]:
    """Each entry on a line: player, amount, reason."""
    width = max((len(players[entry.player]) for entry in entries), default=0)
    return [
        f"{players[entry.player]:{width}} {f'{entry.amount:+}' if entry.amount else '':>5}  "
        + reason_text(lang, entry.reason, players)
        for entry in entries
    ]


def rules_line(rules: RuleSet, lang: str, name: str = "play-rules") -> str:
    """The game and its rules, the edits counted."""
    known = message(lang, f"preset-{rules.preset}")
    preset = rules.preset if known.startswith("preset-") else known
    if rules.edits:
        preset += f" ({message(lang, 'sheet-edits', {'edits': len(rules.edits)})})"
    target = int(str(rules.values.get("target", 0)))
    return message(lang, name, {"game": rules.game, "preset": preset, "target": target})


def ending(standing: Standing, rules: Any, players: Sequence[str], lang: str) -> list[str]:
    """Who has won and who pays what, or who deals next."""
    if not standing.over:
        return [message(lang, "cli-record-deals-next", {"player": players[standing.dealer]})]
    if standing.winner is None:
        return [message(lang, "cli-record-drawn")]
    lines = [message(lang, "cli-record-won", {"player": players[standing.winner]})]
    amounts = settlement(standing, rules)
    if amounts is not None:
        paid = ", ".join(f"{name} {sum_:+}" for name, sum_ in zip(players, amounts, strict=True))
        lines.append(f"{message(lang, 'play-settlement')} {paid}")
    return lines
