"""The glossary: every word explained in every language, the docs never stale."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from prikup.cli.command import _add_parts, app
from prikup.game import PrikupError
from prikup.reference import find_term, glossary, glossary_pages
from prikup.reference.glossary import TERMS
from prikup.text import has_message, languages, source

DOCS = Path(__file__).parents[2] / "docs"
IDS = [term for terms in TERMS.values() for term in terms]


def run(*arguments: str) -> tuple[int, str, str]:
    _add_parts()
    result = CliRunner().invoke(app, ["glossary", *arguments])
    return result.exit_code, result.stdout, result.stderr


def test_the_pages_in_docs_say_what_the_texts_say() -> None:
    """`prikup glossary --out docs` writes them anew (or PRIKUP_UPDATE=1)."""
    pages = glossary_pages()
    if os.environ.get("PRIKUP_UPDATE"):
        assert run("--out", str(DOCS))[0] == 0
    stale = [
        name
        for name, text in pages.items()
        if not (DOCS / name).exists() or (DOCS / name).read_text(encoding="utf-8") != text
    ]
    assert stale == [], "stale: write them with `prikup glossary --out docs`"
    assert {path.name for path in DOCS.glob("glossary*.md")} == set(pages)


@pytest.mark.parametrize("lang", languages())
def test_every_word_is_listed_and_explained(lang: str) -> None:
    written = re.findall(r"^term-([\w-]+) =", source(lang), re.MULTILINE)
    assert sorted(written) == sorted(IDS)
    missing = [term for term in IDS if not has_message(lang, f"term-{term}.text")]
    assert missing == []


@pytest.mark.parametrize("lang", languages())
def test_a_meaning_is_short_and_no_table_breaks(lang: str) -> None:
    for section in glossary(lang)["sections"]:
        for term in section["terms"]:
            assert len(term["text"]) <= 200, term["id"]
            assert term["text"].endswith("."), term["id"]
            assert "|" not in term["title"] + term["text"]


def test_no_two_words_are_called_the_same() -> None:
    for lang in languages():
        titles = [term["title"] for part in glossary(lang)["sections"] for term in part["terms"]]
        assert sorted({title for title in titles if titles.count(title) > 1}) == []


@pytest.mark.parametrize(
    ("word", "term"),
    [("bolt", "bolt"), ("палка", "bolt"), ("ёлка", "yolka"), ("елка", "yolka"), ("TALON", "talon")],
)
def test_a_word_is_found_in_any_language(word: str, term: str) -> None:
    assert find_term(word, "en")["id"] == term


def test_an_unknown_word_names_the_nearest() -> None:
    with pytest.raises(PrikupError) as refused:
        find_term("самосвол", "ru")
    assert refused.value.reason.args["near"] == "Самосвал"


def test_the_command_prints_all_words_for_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    out = run("--lang", "ru")[1]
    lines = out.splitlines()
    assert max(map(len, lines)) <= 60
    assert not re.search(r"\*\*|^#|^\|", out, re.M)
    at = next(number for number, line in enumerate(lines) if line.startswith("Самосвал ("))
    assert "en: Dump" in lines[at]
    assert lines[at + 1].startswith("    ")
    titles = [term["title"] for part in glossary("ru")["sections"] for term in part["terms"]]
    assert [title for title in titles if f"\n{title[:20]}" not in out] == []


def test_the_command_says_what_a_word_means(tmp_path: Path) -> None:
    code, out, _ = run("болт", "--lang", "en")
    assert code == 0
    assert out.startswith("Bolt: A deal without a trick")
    assert run("bridge", "--json")[:2][0] == 2
    assert run("--out", str(tmp_path))[0] == 0
    assert {path.name for path in tmp_path.iterdir()} == set(glossary_pages())
