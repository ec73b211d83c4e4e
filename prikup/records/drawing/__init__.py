"""The score sheet on paper: as a drawing (SVG, PDF) and as a table for other programs (CSV).

Everything is taken from a scored sheet; nothing is scored here. What is drawn and what stands in
the table is the scribe's business; :mod:`.paper` has what a drawing is made of.
"""

from prikup.records.drawing.csv import sheet_csv
from prikup.records.drawing.pdf import sheet_pdf
from prikup.records.sheet import ScoredSheet

__all__ = ["sheet_csv", "sheet_pdf", "sheet_svg"]


def sheet_svg(scored: ScoredSheet, lang: str = "en") -> str:
    """A scored sheet as one SVG drawing."""
    return scored.scribe.svg(scored, lang)
