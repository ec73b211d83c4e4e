"""The sheet of Preferans as people rule it: a sector for each player around the size of the pool.

Three rule a triangle, four a square, five a pentagon; two halve the paper. Seen from its player a
sector holds, from the middle outwards, the mountain, the pool, and the whists on each other player,
his left neighbour's on the left. What stood earlier is struck through, the last figure counts.

Everything of a sector is drawn in its own frame, turned so that it can be read: ``u`` runs along
the player's side, ``d`` is the distance from the middle.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import cos, pi, radians, sin, tan

from msgspec import Struct

from prikup.game import Seat
from prikup.records.drawing import paper

DIGIT, DOT = 0.573, 0.286
"""Widths of a digit and of a dot, in sizes of the letters."""


class Bands(Struct, frozen=True):
    """Where the bands end, in millimetres from the middle: centre, mountain, pool, whists."""

    centre: float
    mountain: float
    pool: float
    outer: float


_BANDS = {
    2: Bands(16, 36, 54, 88),
    3: Bands(13, 27, 40, 58),
    4: Bands(17, 38, 57, 91),
    5: Bands(15, 33, 49, 76),
}


class History(Struct, frozen=True):
    """The running figures of one player: each list ends with the one that counts."""

    pool: Sequence[int]
    mountain: Sequence[int]
    whists: Sequence[Sequence[int]]
    """By the seat of the one they are written on."""


class Sector(Struct, frozen=True, dict=True):
    """The place of one player in the figure."""

    seat: Seat
    count: int

    @cached_property
    def bands(self) -> Bands:
        """The bands of this figure."""
        return _BANDS[self.count]

    @cached_property
    def angle(self) -> float:
        """Where the player sits, in degrees, clockwise from the right; seat 0 is at the bottom."""
        return 90 + 360 / self.count * self.seat

    @cached_property
    def turn(self) -> float:
        """How far the sector's texts are turned, so that nothing stands on its head."""
        return (self.angle - 90 + 90) % 180 - 90

    @cached_property
    def outward(self) -> int:
        """1 where the outer edge lies below the texts of the middle, −1 where above."""
        return 1 if abs((self.angle - 90 - self.turn) % 360) < 1 else -1

    def half(self, d: float) -> float:
        """Half the length of the sector at a distance."""
        return 95.0 if self.count == 2 else d * tan(pi / self.count)

    def y(self, d: float) -> float:
        """The frame's y of a distance."""
        return self.outward * d

    def corner(self, d: float, side: int) -> tuple[float, float]:
        """The point of the figure where the sector ends, on the player's left (−1) or right."""
        u, angle = self.half(d) * side, radians(self.angle)
        return d * cos(angle) + u * sin(angle), d * sin(angle) - u * cos(angle)


def figure(
    histories: Sequence[History],
    names: Sequence[str],
    captions: Sequence[str],
    titles: Sequence[str],
    size: str,
) -> Iterator[str]:
    """The drawing around the point (0, 0). ``captions`` stand outside, one for each player;
    ``titles`` name mountain and pool, ``size`` stands in the middle."""
    count = len(histories)
    sectors = [Sector(seat, count) for seat in range(count)]
    yield from _ruling(sectors)
    for sector, history in zip(sectors, histories, strict=True):
        yield f'<g transform="rotate({paper.num(sector.turn)})">'
        yield from _mine(sector, history, titles)
        yield from _whists(sector, history, names)
        outside = sector.y(sector.bands.outer) + (7 if sector.outward > 0 else -3)
        yield paper.text(0, outside, captions[sector.seat], 6, bold=True)
        yield "</g>"
    letters = 9 if len(size) < 3 else 6
    yield paper.text(0, letters / 3, size, letters, bold=True)


def extent(count: int) -> tuple[float, float]:
    """How far the figure reaches above and below its middle."""
    bands = _BANDS[count]
    above = bands.outer / cos(pi / count) if count in (3, 5) else bands.outer
    return above, bands.outer


# --- lines --------------------------------------------------------------------------------------


def _ruling(sectors: Sequence[Sector]) -> Iterator[str]:
    bands = sectors[0].bands
    for d in (bands.centre, bands.mountain, bands.pool, bands.outer):
        width = 0.7 if d in (bands.centre, bands.outer) else 0.35
        for sector in sectors:
            yield paper.stroke(*sector.corner(d, -1), *sector.corner(d, 1), paper.INK, width)
    for sector in sectors:
        for side in (-1, 1) if sector.count == 2 else (1,):
            ends = sector.corner(bands.centre, side), sector.corner(bands.outer, side)
            yield paper.stroke(*ends[0], *ends[1], paper.INK, 0.5)


# --- figures ------------------------------------------------------------------------------------


def _mine(sector: Sector, history: History, titles: Sequence[str]) -> Iterator[str]:
    """The mountain and the pool."""
    bands = sector.bands
    for title, figures, inner, outer in (
        (titles[0], history.mountain, bands.centre, bands.mountain),
        (titles[1], history.pool, bands.mountain, bands.pool),
    ):
        room = 2 * sector.half(inner + 4) - 3
        yield from _cell(sector, title, figures, 0, (inner, outer), room)


def _whists(sector: Sector, history: History, names: Sequence[str]) -> Iterator[str]:
    """A cell for each other player, the left neighbour's on the left."""
    bands, others = sector.bands, sector.count - 1
    length = 2 * sector.half(bands.pool) / others
    for place in range(others):
        on = (sector.seat + place + 1) % sector.count
        u = (place - (others - 1) / 2) * length * sector.outward
        if place:
            edge = u - length / 2 * sector.outward
            ends = sector.y(bands.pool), sector.y(bands.outer)
            yield paper.stroke(edge, ends[0], edge, ends[1], paper.INK, 0.35)
        name = paper.short(names[on], length - 4, 3.4)
        yield from _cell(sector, name, history.whists[on], u, (bands.pool, bands.outer), length - 4)


def _cell(
    sector: Sector,
    title: str,
    figures: Sequence[int],
    u: float,
    band: tuple[float, float],
    room: float,
) -> Iterator[str]:
    """The title of a cell on top, and under it the figures that fit, the last ones."""
    top = min(sector.y(band[0]), sector.y(band[1]))
    height = band[1] - band[0]
    yield paper.text(u, top + 4.2, title, 3.4, fill=paper.PALE)
    size = 6.0
    lines = max(1, int((height - 5) / (size + 1)))
    for number, line in enumerate(_lines(figures, room, size, lines)):
        yield from _figures(line, u, top + 5 + size + number * (size + 1), size)


def _lines(
    figures: Sequence[int], room: float, size: float, most: int
) -> Sequence[Sequence[tuple[str, bool]]]:
    """The last figures, in lines that fit: texts, and whether they are struck. Nothing is written
    for a cell that never held anything."""
    written = figures if figures[0] else figures[1:]
    if not written:
        return []
    words = [(str(figure), True) for figure in written[:-1]] + [(str(written[-1]), False)]
    lines: list[list[tuple[str, bool]]] = [[]]
    for word in reversed(words):
        if lines[0] and _width([word, *lines[0]], size) > room:
            if len(lines) == most:
                if len(lines[0]) > 1:
                    lines[0][0] = ("…", False)
                break
            lines.insert(0, [])
        lines[0].insert(0, word)
    return lines


def _width(line: Sequence[tuple[str, bool]], size: float) -> float:
    return sum((len(word) * DIGIT + 2 * DOT) * size for word, _ in line)


def _figures(line: Sequence[tuple[str, bool]], u: float, y: float, size: float) -> Iterator[str]:
    """Figures in a row, a dot after each that is settled, those before the last struck through."""
    x = u - _width(line, size) / 2
    for word, struck in line:
        width = len(word) * DIGIT * size
        fill = paper.PALE if struck or word == "…" else paper.INK
        yield paper.text(x + width / 2, y, word, size, fill=fill, bold=not struck and word != "…")
        if struck:
            yield paper.stroke(x, y - size * 0.26, x + width, y - size * 0.46, paper.RED, 0.25)
            yield paper.text(x + width + DOT * size / 2, y, ".", size, fill=paper.PALE)
        x += width + 2 * DOT * size
