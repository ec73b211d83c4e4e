"""The sheet drawn as people write it: squared paper, a margin, a column for each player.

A total on the barrel stands in an oval with a dot for each deal left; bolts are dashes; Р (R) is a
write-off for nothing, С (C) a concession; a dump is struck through, a penalty is named by «ш» (p).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from prikup.records.drawing import paper
from prikup.records.scores import ending, rules_line
from prikup.records.sheet import ScoredSheet
from prikup.records.thousand.marks import Cell, Line, cells_of, line_of
from prikup.text import message

ROW = 2 * paper.SQUARE
LEFT, RIGHT, TOP, FOOT = 25.0, 10.0, 35.0, 25.0
ROWS_OF_PAGE = int((paper.HEIGHT - TOP - FOOT) // ROW) - 1
"""Rows of an A4 page, the one with the start apart."""


def svg(scored: ScoredSheet, lang: str) -> str:
    """The whole sheet as one SVG drawing, A4 wide and as long as it needs."""
    lines = [line_of(row) for row in scored.rows]
    height = max(paper.HEIGHT, TOP + FOOT + (len(lines) + 1) * ROW)
    return paper.drawing(_page(scored, lines, 0, height, lang), height)


def svg_pages(scored: ScoredSheet, lang: str) -> Iterator[str]:
    """The sheet as A4 pages."""
    lines = [line_of(row) for row in scored.rows]
    for first in range(0, max(1, len(lines)), ROWS_OF_PAGE):
        yield paper.drawing(_page(scored, lines, first, paper.HEIGHT, lang), paper.HEIGHT)


def _page(
    scored: ScoredSheet, lines: Sequence[Line], first: int, height: float, lang: str
) -> Iterator[str]:
    players = scored.sheet.players
    end = height - FOOT
    yield from paper.squared(height, LEFT - paper.SQUARE)
    title = rules_line(scored.rules, lang, "sheet-title")
    room = paper.WIDTH - LEFT - RIGHT
    yield paper.text(LEFT, 14, paper.short(title, room, 5, bold=True), 5, "start", bold=True)
    column = room / len(players)
    centres = [LEFT + column * (seat + 0.5) for seat in range(len(players))]
    size = 6 if len(players) < 4 else 5
    for name, x in zip(players, centres, strict=True):
        yield paper.text(x, 29, paper.short(name, column - 4, size, bold=True), size, bold=True)
    yield paper.stroke(LEFT - 3, 32, paper.WIDTH - RIGHT, 32, paper.INK, 0.6)

    before = scored.rows[first].before if first else scored.start
    y = TOP + 4
    for cell, x in zip(cells_of(before), centres, strict=True):
        yield from _cell(x, y, cell, lang)
    shown = lines[first : first + max(1, int((end - TOP) // ROW) - 1)]
    for place, line in enumerate(shown):
        y += ROW
        number = str(line.deal) if line.deal is not None else "·"
        yield paper.text(LEFT - 8, y, number, 4, "end", paper.PALE)
        for seat, (cell, x) in enumerate(zip(line.cells, centres, strict=True)):
            yield from _cell(x, y, cell, lang, line, seat, column)
        if place + first + 1 < len(lines) and (place + 1) % 5 == 0:
            yield paper.stroke(LEFT - 3, y + 3, paper.WIDTH - RIGHT, y + 3, paper.BLUE, 0.3)
    bottom = y + 4
    for seat in range(1, len(players)):
        yield paper.stroke(LEFT + column * seat, 24, LEFT + column * seat, bottom, paper.INK, 0.4)
    if first + len(shown) >= len(lines):
        yield paper.stroke(LEFT - 3, bottom, paper.WIDTH - RIGHT, bottom, paper.INK, 0.6)
        for place, text in enumerate(ending(scored.scribe, scored.state, players, lang)):
            at = bottom + 8 + 6.5 * place
            bold = not place
            told = paper.short(text, room, 4.5, bold)
            yield paper.text(LEFT, at, told, 4.5, "start", bold=bold)


def _cell(
    x: float,
    y: float,
    cell: Cell,
    lang: str,
    line: Line | None = None,
    seat: int = 0,
    column: float = 40,
) -> Iterator[str]:
    total = str(cell.score).replace("-", "−")
    wins = "win" in cell.marks
    quiet = line is not None and not cell.change and not cell.marks and cell.barrel is None
    yield paper.text(x, y, total, 6, fill=paper.PALE if quiet else paper.INK, bold=wins)
    half = 1.9 * len(total) + 2.2
    if cell.barrel is not None:
        yield (
            f'<ellipse cx="{paper.num(x)}" cy="{paper.num(y - 2.1)}" rx="{paper.num(half)}" '
            f'ry="4.2" fill="none" stroke="{paper.INK}" stroke-width="0.5"/>'
        )
        for dot in range(cell.barrel):
            at = x + (dot - (cell.barrel - 1) / 2) * 2
            yield f'<circle cx="{paper.num(at)}" cy="{paper.num(y + 3.4)}" r="0.5"/>'
    if wins:
        yield paper.stroke(x - half, y + 1.4, x + half, y + 1.4, paper.RED, 0.6)
    for bolt in range(min(cell.bolts, 9)):
        at = x + half + 1.5 + bolt * 2.6
        yield paper.stroke(at, y - 2, at + 1.7, y - 2, paper.INK, 0.5)
    if line is None:
        return
    left = x - column / 2 + 2
    if line.declarer == seat and line.bid is not None:
        failed = line.made is False
        text = str(line.bid) + ("×2" if line.blind or line.golden else "")
        yield paper.text(left, y - 3.6, text, 3.2, "start", paper.RED if failed else paper.PALE)
        if failed:
            yield paper.stroke(left - 0.4, y - 4.6, left + 1.8 * len(text), y - 4.6, paper.RED, 0.3)
    if line.dealer == seat and line.deal is not None:
        mark = message(lang, "dealer-mark")
        yield paper.text(x + column / 2 - 2, y - 3.6, mark, 2.8, "end", paper.PALE)
    letters = [
        message(lang, f"score-mark-{mark}")
        for mark in cell.marks
        if mark in ("write-off", "R", "C", "dump", "penalty", "fall")
    ]
    if letters:
        yield paper.text(left, y + 1.4, " ".join(letters), 3.6, "start", paper.RED, bold=True)
    if cell.change:
        change = f"{cell.change:+}".replace("-", "−")
        yield paper.text(x + column / 2 - 2, y + 1.4, change, 3.2, "end", paper.PALE)
