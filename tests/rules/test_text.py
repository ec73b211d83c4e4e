"""Texts: found by language, complete, and shown by the conventions of their arguments."""

import re

import pytest

from prikup.game import Reason, reason
from prikup.text import (
    best_language,
    has_message,
    languages,
    message,
    reason_text,
    source,
    value_text,
)

MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) =|^    \.([a-z]+) =", re.MULTILINE)


def ids(lang: str) -> list[str]:
    """All messages and attributes of a language."""
    found, last = [], ""
    for name, attribute in MESSAGE.findall(source(lang)):
        last = name or last
        found.append(name or f"{last}.{attribute}")
    return found


def test_english_comes_first() -> None:
    assert languages()[0] == "en"
    assert "ru" in languages()


@pytest.mark.parametrize("lang", languages())
def test_no_message_is_written_twice(lang: str) -> None:
    found = ids(lang)
    assert sorted({name for name in found if found.count(name) > 1}) == []


@pytest.mark.parametrize("lang", languages())
def test_every_message_is_read(lang: str) -> None:
    """A message with a slip in its syntax is silently dropped by Fluent."""
    assert [name for name in ids(lang) if not has_message(lang, name)] == []


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [
        *(("ru_RU.UTF-8", "ru"), ("RU", "ru"), ("uk-UA", "uk")),
        *(("en-GB", "en"), ("", "en"), ("../etc", "en")),
    ],
)
def test_the_language_of_a_wish(wanted: str, lang: str) -> None:
    assert best_language(wanted) == lang


def test_an_unknown_language_has_no_source() -> None:
    with pytest.raises(KeyError):
        source("../en")


def test_there_are_no_isolation_marks_and_no_separators() -> None:
    text = reason_text("en", reason("code-version", version=10000, right="1"))
    assert "version 10000," in text
    assert not re.search("[\u2066-\u2069]", text)


def test_an_unknown_reason_is_shown_by_its_id() -> None:
    assert reason_text("ru", Reason("no-such-reason")) == "reason-no-such-reason"


@pytest.mark.parametrize(
    ("lang", "option", "value", "text"),
    [
        ("ru", "blind_min_score", ">-120", "больше -120"),
        ("ru", "blind_min_score", "none", "с любым счётом"),
        ("en", "marriage_values", {"S": 1, "C": 2, "D": 3, "H": 4}, "♠ 1, ♣ 2, ♦ 3, ♥ 4"),
        ("en", "redeal_nines", "off", "off"),
        ("en", "any", "no_such_word", "no_such_word"),
    ],
)
def test_values_in_words(lang: str, option: str, value: object, text: str) -> None:
    assert value_text(lang, option, value) == text


def test_a_missing_message_does_not_break_anything() -> None:
    assert message("ru", "no-such-message.text") == "no-such-message.text"
