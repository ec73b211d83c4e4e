"""The sprite of card pictures: complete, self-contained, small."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

SPRITE = Path(__file__).parent.parent / "web" / "public" / "cards.svg"
LETTERS = Path(__file__).parent.parent / "web" / "src" / "cards" / "letters.ts"


def symbols() -> set[str]:
    return set(re.findall(r'<symbol id="([^"]+)"', SPRITE.read_text()))


def test_every_card_of_both_decks_has_a_picture() -> None:
    cards = {rank + suit for rank in "789TJQKA" for suit in "SCDH"}
    backs = {"back-1", "back-2"}
    pips = {f"pip-{suit}" for suit in "SCDH"}
    assert cards | backs | pips <= symbols()


def test_every_letter_that_the_page_expects_is_drawn() -> None:
    table = LETTERS.read_text().split("GLYPHS", 1)[1]
    names = set(re.findall(r': "(\w+)",', table))
    assert names
    assert {f"g-{name}" for name in names} <= symbols()


def test_nothing_in_it_needs_another_file_or_an_unresolvable_reference() -> None:
    text = SPRITE.read_text()
    assert "url(" not in text  # does not resolve through an external <use>
    used = set(re.findall(r'href="([^"]+)"', text))
    defined = {f"#{name}" for name in re.findall(r'\bid="([^"]+)"', text)}
    assert used <= defined


def test_it_stays_small() -> None:
    data = SPRITE.read_bytes()
    assert len(data) <= 250_000
    assert len(gzip.compress(data)) <= 80_000
