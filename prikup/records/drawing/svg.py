"""The sheet drawn as people write it: squared paper, a margin, a column for each player.

A total on the barrel stands in an oval with a dot for each deal left; bolts are dashes; Р (R) is a
write-off for nothing, С (C) a concession; a dump is struck through, a penalty is named by «ш» (p).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape, quoteattr

from prikup.records.drawing.marks import Cell, Line, cells_of, lines_of
from prikup.records.scores import ending, rules_line
from prikup.records.sheet import ScoredSheet
from prikup.text import message

FONT = "DejaVu Serif Condensed"
FAMILY = f"'{FONT}', 'PT Serif', Georgia, 'Times New Roman', serif"
WIDTH, HEIGHT = 210.0, 297.0
"""A4, in millimetres; the drawing's own unit."""
SQUARE = 5.0
ROW = 2 * SQUARE
LEFT, RIGHT, TOP, FOOT = 25.0, 10.0, 35.0, 25.0
INK, PALE, BLUE, RED, GRID, PAPER = (
    "#1f2a5c",
    "#5d6373",
    "#b9cfe2",
    "#c0392b",
    "#dbe7f1",
    "#fffdf7",
)
ROWS_OF_PAGE = int((HEIGHT - TOP - FOOT) // ROW) - 1
"""Rows of an A4 page, the one with the start apart."""


def sheet_svg(scored: ScoredSheet, lang: str = "en") -> str:
    """The whole sheet as one SVG drawing, A4 wide and as long as it needs."""
    lines = lines_of(scored)
    height = max(HEIGHT, TOP + FOOT + (len(lines) + 1) * ROW)
    return _document(_page(scored, lines, 0, height, lang), height)


def sheet_pages(scored: ScoredSheet, lang: str = "en") -> Iterator[str]:
    """The sheet as A4 pages."""
    lines = lines_of(scored)
    for first in range(0, max(1, len(lines)), ROWS_OF_PAGE):
        yield _document(_page(scored, lines, first, HEIGHT, lang), HEIGHT)


def _document(parts: Iterator[str], height: float) -> str:
    box = f"0 0 {_n(WIDTH)} {_n(height)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{_n(WIDTH)}mm" '
        f'height="{_n(height)}mm" font-family={quoteattr(FAMILY)} fill="{INK}">\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def _n(number: float) -> str:
    """A number without needless digits.

    >>> _n(5.0), _n(1.25)
    ('5', '1.25')
    """
    return f"{number:.2f}".rstrip("0").rstrip(".")


def _text(
    x: float,
    y: float,
    text: str,
    size: float,
    anchor: str = "middle",
    fill: str = INK,
    bold: bool = False,
) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{_n(x)}" y="{_n(y)}" font-size="{_n(size)}" text-anchor="{anchor}" '
        f'fill="{fill}"{weight}>{escape(_printable(text))}</text>'
    )


def _printable(text: str) -> str:
    """Without what XML cannot hold."""
    return "".join(char if char.isprintable() else " " for char in text)


def _short(text: str, width: float, size: float) -> str:
    """A text that fits; a letter is about half as wide as its size."""
    most = max(3, int(width / (size * 0.56)))
    return text if len(text) <= most else text[: most - 1] + "…"


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float) -> str:
    return (
        f'<line x1="{_n(x1)}" y1="{_n(y1)}" x2="{_n(x2)}" y2="{_n(y2)}" '
        f'stroke="{colour}" stroke-width="{_n(width)}" stroke-linecap="round"/>'
    )


def _paper(height: float) -> Iterator[str]:
    yield f'<rect width="{_n(WIDTH)}" height="{_n(height)}" fill="{PAPER}"/>'
    across = "".join(f"M{_n(x * SQUARE)} 0V{_n(height)}" for x in range(1, int(WIDTH / SQUARE) + 1))
    down = "".join(f"M0 {_n(y * SQUARE)}H{_n(WIDTH)}" for y in range(1, int(height / SQUARE) + 1))
    yield f'<path d="{across}{down}" stroke="{GRID}" stroke-width="0.2" fill="none"/>'
    yield _line(LEFT - SQUARE, 0, LEFT - SQUARE, height, RED, 0.3)


def _page(
    scored: ScoredSheet, lines: Sequence[Line], first: int, height: float, lang: str
) -> Iterator[str]:
    players, rules = scored.sheet.players, scored.start.rules
    end = height - FOOT
    yield from _paper(height)
    title = rules_line(scored.rules, lang, "sheet-title")
    room = WIDTH - LEFT - RIGHT
    yield _text(LEFT, 14, _short(title, room, 5), 5, "start", bold=True)
    column = room / len(players)
    centres = [LEFT + column * (seat + 0.5) for seat in range(len(players))]
    size = 6 if len(players) < 4 else 5
    for name, x in zip(players, centres, strict=True):
        yield _text(x, 29, _short(name, column - 4, size), size, bold=True)
    yield _line(LEFT - 3, 32, WIDTH - RIGHT, 32, INK, 0.6)

    before = scored.rows[first - 1].standing if first else scored.start.standing
    y = TOP + 4
    for cell, x in zip(cells_of(before, None, rules), centres, strict=True):
        yield from _cell(x, y, cell, lang)
    shown = lines[first : first + max(1, int((end - TOP) // ROW) - 1)]
    for place, line in enumerate(shown):
        y += ROW
        number = str(line.deal) if line.deal is not None else "·"
        yield _text(LEFT - 8, y, number, 4, "end", PALE)
        for seat, (cell, x) in enumerate(zip(line.cells, centres, strict=True)):
            yield from _cell(x, y, cell, lang, line, seat, column)
        if place + first + 1 < len(lines) and (place + 1) % 5 == 0:
            yield _line(LEFT - 3, y + 3, WIDTH - RIGHT, y + 3, BLUE, 0.3)
    bottom = y + 4
    for seat in range(1, len(players)):
        yield _line(LEFT + column * seat, 24, LEFT + column * seat, bottom, INK, 0.4)
    if first + len(shown) >= len(lines):
        yield _line(LEFT - 3, bottom, WIDTH - RIGHT, bottom, INK, 0.6)
        for place, text in enumerate(ending(scored.standing, rules, players, lang)):
            at = bottom + 8 + 6.5 * place
            yield _text(LEFT, at, _short(text, room, 4.5), 4.5, "start", bold=not place)


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
    yield _text(x, y, total, 6, fill=PALE if quiet else INK, bold=wins)
    half = 1.9 * len(total) + 2.2
    if cell.barrel is not None:
        yield (
            f'<ellipse cx="{_n(x)}" cy="{_n(y - 2.1)}" rx="{_n(half)}" ry="4.2" fill="none" '
            f'stroke="{INK}" stroke-width="0.5"/>'
        )
        for dot in range(cell.barrel):
            at = x + (dot - (cell.barrel - 1) / 2) * 2
            yield f'<circle cx="{_n(at)}" cy="{_n(y + 3.4)}" r="0.5"/>'
    if wins:
        yield _line(x - half, y + 1.4, x + half, y + 1.4, RED, 0.6)
    for bolt in range(min(cell.bolts, 9)):
        at = x + half + 1.5 + bolt * 2.6
        yield _line(at, y - 2, at + 1.7, y - 2, INK, 0.5)
    if line is None:
        return
    left = x - column / 2 + 2
    if line.declarer == seat and line.bid is not None:
        failed = line.made is False
        text = str(line.bid) + ("×2" if line.blind or line.golden else "")
        yield _text(left, y - 3.6, text, 3.2, "start", RED if failed else PALE)
        if failed:
            yield _line(left - 0.4, y - 4.6, left + 1.8 * len(text), y - 4.6, RED, 0.3)
    if line.dealer == seat and line.deal is not None:
        mark = message(lang, "score-mark-dealer")
        yield _text(x + column / 2 - 2, y - 3.6, mark, 2.8, "end", PALE)
    letters = [
        message(lang, f"score-mark-{mark}")
        for mark in cell.marks
        if mark in ("write-off", "R", "C", "dump", "penalty", "fall")
    ]
    if letters:
        yield _text(left, y + 1.4, " ".join(letters), 3.6, "start", RED, bold=True)
    if cell.change:
        change = f"{cell.change:+}".replace("-", "−")
        yield _text(x + column / 2 - 2, y + 1.4, change, 3.2, "end", PALE)
