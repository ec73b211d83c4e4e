"""The score sheet on paper: as a drawing (SVG, PDF) and as a table for other programs (CSV).

Everything is taken from a scored sheet; nothing is scored here. :mod:`.marks` says what stands in
each cell, and the page draws the same.
"""

from prikup.records.drawing.csv import sheet_csv
from prikup.records.drawing.marks import Cell, Line, lines_of, marks_json
from prikup.records.drawing.pdf import sheet_pdf
from prikup.records.drawing.svg import sheet_svg

__all__ = ["Cell", "Line", "lines_of", "marks_json", "sheet_csv", "sheet_pdf", "sheet_svg"]
