"""The sheet of Preferans in words: titles of rows, totals, the table of whists, the settlement."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from prikup.cards import SUITS
from prikup.preferans.match import State
from prikup.preferans.settle import PaperStep, on_paper
from prikup.preferans.state import DealResult
from prikup.records.preferans.row_text import MISERE_WORDS
from prikup.records.sheet import ScoredRow
from prikup.text import message, reason_text

GAP = 2
"""Blanks between the columns of a table."""


def deal_of(row: ScoredRow) -> int | None:
    """The number of the deal, from 1; ``None`` for redeals and penalties."""
    is_deal = row.result.kind not in ("redeal", "penalty")
    number: int = row.before.standing.deal_number + 1
    return number if is_deal else None


def row_title(result: DealResult, players: Sequence[str], lang: str) -> str:
    """What a row is: who played what."""
    kind: str = result.kind
    if kind == "misere":
        kind = MISERE_WORDS[result.misere or "misere"]
    args: dict[str, str | int] = {
        "player": "" if result.declarer is None else players[result.declarer],
        "level": result.level,
        "suit": "NT" if result.suit is None else SUITS[result.suit],
    }
    return message(lang, f"sheet-row-{kind}", args)


def totals(state: State) -> list[str]:
    """Pool and mountain of each player."""
    standing = state.standing
    return [
        f"{pool}/{mountain}"
        for pool, mountain in zip(standing.pool, standing.mountain, strict=True)
    ]


# --- the sheet as a table -----------------------------------------------------------------------


def summary(state: State, players: Sequence[str], lang: str) -> list[str]:
    """Pools, mountains, who has written what on whom; and the settlement step by step."""
    standing = state.standing
    rows = [
        (message(lang, "sheet-pool"), list(map(str, standing.pool))),
        (message(lang, "sheet-mountain"), list(map(str, standing.mountain))),
        *_pairs(standing.whists, players, lang, "sheet-whists-on"),
    ]
    lines = _table(rows, players)
    for number, step in enumerate(steps(state), 1):
        lines += ["", f"{number}. {reason_text(lang, step.reason, players)}"]
        lines += _table(_step_rows(step, players, lang), players)
    return lines


def steps(state: State) -> tuple[PaperStep, ...]:
    """The settlement if the match stopped now, as people do it on paper."""
    return on_paper(state.standing, state.rules.end.pool_value)


def _pairs(
    amounts: Sequence[Sequence[int | Fraction]], players: Sequence[str], lang: str, title: str
) -> list[tuple[str, list[str]]]:
    """A column for each player, a line for each other one whom his amounts concern."""
    return [
        (
            message(lang, title, {"player": name}),
            ["–" if who == on else shown(row[on]) for who, row in enumerate(amounts)],
        )
        for on, name in enumerate(players)
    ]


def _step_rows(
    step: PaperStep, players: Sequence[str], lang: str
) -> Iterable[tuple[str, list[str]]]:
    if step.reason.id == "settle-whists":
        return _pairs(step.pairs, players, lang, "sheet-whists-on")
    pairs = _pairs(step.pairs, players, lang, "sheet-against") if step.pairs else []
    return [*pairs, ("", list(map(shown, step.amounts)))]


def _table(rows: Iterable[tuple[str, list[str]]], players: Sequence[str]) -> list[str]:
    """Lines with a column for each player, as wide as it needs."""
    lines = [("", list(players)), *rows]
    first = max(len(title) for title, _ in lines)
    widths = [max(len(cells[seat]) for _, cells in lines) + GAP for seat in range(len(players))]
    return [
        f"   {title:{first}}"
        + "".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
        for title, cells in lines
    ]


def shown(amount: int | Fraction) -> str:
    """An amount as people write it: a whole number and a fraction.

    >>> shown(Fraction(-302, 3)), shown(Fraction(1, 2)), shown(Fraction(-1, 4)), shown(Fraction(6))
    ('−100 2/3', '1/2', '−1/4', '6')
    """
    whole, rest = divmod(abs(amount.numerator), amount.denominator)
    sign = "−" if amount < 0 else ""
    part = f"{rest}/{amount.denominator}" if rest else ""
    return sign + (f"{whole} {part}".strip() if whole or not rest else part)


# --- as JSON ------------------------------------------------------------------------------------


def steps_json(state: State, players: Sequence[str], lang: str) -> list[dict[str, Any]]:
    """The settlement step by step; amounts are exact, as texts."""
    return [
        {
            "id": step.reason.id,
            "reason": reason_text(lang, step.reason, players),
            "amounts": list(map(str, step.amounts)),
            **({"pairs": [list(map(str, row)) for row in step.pairs]} if step.pairs else {}),
        }
        for step in steps(state)
    ]
