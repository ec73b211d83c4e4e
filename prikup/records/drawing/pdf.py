"""The drawing as a PDF, with its own letters inside (Latin, Cyrillic, suits)."""

from __future__ import annotations

import io
from functools import cache
from importlib.resources import as_file, files

from prikup.records.drawing.paper import FONT, HEIGHT, WIDTH
from prikup.records.sheet import ScoredSheet

_POINTS = 72 / 25.4
"""PDF points of a millimetre."""
_FILES = {"normal": "DejaVuSerifCondensed.ttf", "bold": "DejaVuSerifCondensed-Bold.ttf"}


@cache
def _with_font() -> None:
    from svglib.svglib import register_font

    for weight, name in _FILES.items():
        with as_file(files(__package__) / "fonts" / name) as path:
            register_font(FONT, str(path), weight=weight)


def sheet_pdf(scored: ScoredSheet, lang: str = "en") -> bytes:
    """A scored sheet as a PDF of A4 pages."""
    from reportlab.graphics import renderPDF
    from reportlab.pdfgen.canvas import Canvas
    from svglib.svglib import svg2rlg

    _with_font()
    out = io.BytesIO()
    size = (WIDTH * _POINTS, HEIGHT * _POINTS)
    canvas = Canvas(out, pagesize=size, invariant=True)
    canvas.setTitle("Prikup")
    for page in scored.scribe.svg_pages(scored, lang):
        drawing = svg2rlg(io.BytesIO(page.encode()))
        assert drawing is not None  # only a file that is no SVG gives none
        scale = size[0] / drawing.width
        drawing.scale(scale, scale)
        renderPDF.draw(drawing, canvas, 0, 0)
        canvas.showPage()
    canvas.save()
    return out.getvalue()
