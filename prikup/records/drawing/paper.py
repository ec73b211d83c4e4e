"""Squared paper and what is drawn on it: the parts of every sheet, as SVG."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from xml.sax.saxutils import escape, quoteattr

FONT = "DejaVu Serif Condensed"
_FAMILY = f"'{FONT}', 'PT Serif', Georgia, 'Times New Roman', serif"
WIDTH, HEIGHT = 210.0, 297.0
"""A4, in millimetres; the drawing's own unit."""
SQUARE = 5.0
INK, PALE, BLUE, RED, GRID, PAPER = (
    "#1f2a5c",
    "#5d6373",
    "#b9cfe2",
    "#c0392b",
    "#dbe7f1",
    "#fffdf7",
)


def drawing(parts: Iterable[str], height: float) -> str:
    """A whole SVG drawing of some parts, as wide as the paper."""
    box = f"0 0 {num(WIDTH)} {num(height)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{num(WIDTH)}mm" '
        f'height="{num(height)}mm" font-family={quoteattr(_FAMILY)} fill="{INK}">\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def num(value: float) -> str:
    """A number without needless digits.

    >>> num(5.0), num(1.25)
    ('5', '1.25')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    anchor: str = "middle",
    fill: str = INK,
    bold: bool = False,
) -> str:
    """Words at a point of their base line; no sign that XML cannot hold."""
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" text-anchor="{anchor}" '
        f'fill="{fill}"{weight}>{escape(_printable(words))}</text>'
    )


def _printable(text: str) -> str:
    return "".join(char if char.isprintable() else " " for char in text)


def short(text: str, width: float, size: float, bold: bool = False) -> str:
    """A text that fits, as far as one can tell without the reader's font: the letters of a name are
    0.58 of their size wide, bold ones 0.66."""
    most = max(3, int(width / (size * (0.66 if bold else 0.58))))
    return text if len(text) <= most else text[: most - 1] + "…"


def stroke(x1: float, y1: float, x2: float, y2: float, colour: str, width: float) -> str:
    """A line with round ends."""
    return (
        f'<line x1="{num(x1)}" y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}" '
        f'stroke="{colour}" stroke-width="{num(width)}" stroke-linecap="round"/>'
    )


def squared(height: float, margin: float | None = None) -> Iterator[str]:
    """The sheet of paper itself, with the red line of a margin."""
    yield f'<rect width="{num(WIDTH)}" height="{num(height)}" fill="{PAPER}"/>'
    right, bottom = num(WIDTH), num(height)
    columns, rows = int(WIDTH / SQUARE), int(height / SQUARE)
    across = "".join(f"M{num(x * SQUARE)} 0V{bottom}" for x in range(1, columns + 1))
    down = "".join(f"M0 {num(y * SQUARE)}H{right}" for y in range(1, rows + 1))
    yield f'<path d="{across}{down}" stroke="{GRID}" stroke-width="0.2" fill="none"/>'
    if margin is not None:
        yield stroke(margin, 0, margin, height, RED, 0.3)
