"""Every language is complete, is itself and counts as its grammar does."""

from __future__ import annotations

import json
import re
import unicodedata
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, serializer, visitor
from reportlab.pdfbase.ttfonts import TTFontFile

import prikup.records.drawing
from prikup.rules import find_preset
from prikup.text import FALLBACK, languages, message, source
from prikup.thousand import THOUSAND

FONTS = sorted((Path(prikup.records.drawing.__path__[0]) / "fonts").glob("*.ttf"))
OTHERS = [lang for lang in languages() if lang != FALLBACK]
COUNTS = json.loads((Path(__file__).parent / "counts.json").read_text(encoding="utf-8"))
"""A message with its forms; the tests of the page read the same file."""


@cache
def patterns(lang: str) -> dict[str, ast.Pattern]:
    """The pattern of each message (``ID``) and attribute (``ID.NAME``) of a language."""
    found: dict[str, ast.Pattern] = {}
    for entry in parse(source(lang)).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


class Placeables(visitor.Visitor):
    """Collects what a pattern asks for: arguments and other messages."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def arguments(lang: str, name: str) -> set[str]:
    """The arguments of a message, those of the messages that it refers to among them."""
    found = Placeables()
    found.visit(patterns(lang)[name])
    return found.arguments.union(*(arguments(lang, other) for other in found.messages))


@pytest.mark.parametrize("lang", OTHERS)
def test_a_language_says_all_that_english_says(lang: str) -> None:
    assert set(patterns(FALLBACK)) ^ set(patterns(lang)) == set()


@pytest.mark.parametrize("lang", OTHERS)
def test_a_message_has_the_same_arguments_in_every_language(lang: str) -> None:
    ids = patterns(FALLBACK)
    differ = {name for name in ids if arguments(FALLBACK, name) != arguments(lang, name)}
    assert differ == set()


SAME = re.compile(
    r"key-\w+|cli-rules-id|rank-[KA]|menu|rule-stalingrad|shown-said-totus|home-preset"
    r"|term-(bank|stalingrad|totus)|glossary-section-preferans"
)
"""What may be the same as in English: keys, letters on cards, ids, words of all languages."""


def words(pattern: ast.Pattern) -> str:
    """What a pattern says for itself, without its arguments; empty where it says nothing."""
    text = serializer.serialize_pattern(pattern).strip()
    return text if re.search(r"[^\W\d_]", re.sub(r"\{[^{}]*\}", "", text)) else ""


@pytest.mark.parametrize("lang", OTHERS)
def test_no_message_is_left_in_english(lang: str) -> None:
    """Whoever copies the directory translates all of it."""
    same = {
        name
        for name, pattern in patterns(lang).items()
        if words(pattern) and words(pattern) == words(patterns(FALLBACK)[name])
    }
    assert {name for name in same if not SAME.fullmatch(name)} == set()


FOREIGN = {"en": "а-яёіїєґ", "ru": "іїєґ", "uk": "ыэёъ'ʼ", "pl": "а-яёіїєґ"}
"""Letters that a language does not have: what is written with them was left from another one."""


@pytest.mark.parametrize("lang", FOREIGN)
def test_no_word_is_left_from_another_language(lang: str) -> None:
    found = re.findall(rf"\w*[{FOREIGN[lang]}]\w*", source(lang), re.IGNORECASE)
    assert found == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("font", FONTS, ids=lambda font: str(font.stem))
def test_a_printed_sheet_has_the_letters_of_every_language(font: Path, lang: str) -> None:
    drawn = TTFontFile(str(font)).charToGlyph
    letters = {sign for sign in source(lang) if unicodedata.category(sign)[0] in "LNP"}
    assert {sign for sign in letters if ord(sign) not in drawn} == set()


def test_every_language_is_counted_in() -> None:
    assert set(COUNTS["counts"]) == set(languages())


@pytest.mark.parametrize(
    ("lang", "count", "text"),
    [
        (lang, int(count), text)
        for lang, forms in COUNTS["counts"].items()
        for count, text in forms.items()
    ],
)
def test_numbers_come_with_their_right_form(lang: str, count: int, text: str) -> None:
    assert message(lang, COUNTS["message"], {"count": count}) == text


@pytest.mark.parametrize("lang", languages())
def test_a_reader_begins_with_a_game_of_three(lang: str) -> None:
    preset = find_preset(message(lang, "home-preset"), THOUSAND.name)
    assert 3 in preset.players
