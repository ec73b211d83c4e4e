"""Long names on the drawn sheet are cut where their column ends."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from prikup.records.drawing.paper import short

NAMES = (
    "Владимир Петрович Щукарев",
    "Александра Жмышенко-Ющенко",
    "Maximilian Wojciechowski",
    "Єлизавета Мирославівна",
)
FONTS = {False: "DejaVuSerifCondensed", True: "DejaVuSerifCondensed-Bold"}


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_a_long_name_fits_its_column(name: str, bold: bool) -> None:
    font = FONTS[bold]
    fonts = files("prikup.records.drawing") / "fonts"
    pdfmetrics.registerFont(TTFont(font, str(fonts / f"{font}.ttf")))
    for column in (30, 38, 54):
        shown = short(name, column - 4, 6, bold)
        assert re.search(r"\w{2}", shown)
        assert pdfmetrics.stringWidth(shown, font, 6) <= column
