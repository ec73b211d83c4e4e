"""``prikup glossary``: the words of the table, or one of them."""

from __future__ import annotations

from pathlib import Path
from shutil import get_terminal_size
from typing import Annotated, Any

import typer

from prikup.cli.answers import (
    JsonOption,
    LangOption,
    check_language,
    refuse,
    say,
    say_json,
    write_pages,
)
from prikup.game import PrikupError
from prikup.text import best_language, reason_text

WIDEST = 100
"""Columns; longer lines are hard to read."""


def command(
    word: Annotated[str | None, typer.Argument(metavar="[WORD]", show_default=False)] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write all languages there, as Markdown.")
    ] = None,
    json_: JsonOption = False,
    lang: LangOption = "en",
) -> None:
    """Say what the words of the game mean. WORD may be in any language."""
    from prikup.reference import find_term, glossary, glossary_pages, glossary_text

    try:
        check_language(lang)
        lang = best_language(lang)
        if out is not None:
            write_pages(out, glossary_pages())
        elif word is not None:
            term = find_term(word, lang)
            _answer(term, f"{term['title']}: {term['text']}", json_)
        else:
            width = min(get_terminal_size().columns, WIDEST)
            _answer(glossary(lang), glossary_text(lang, width), json_)
    except PrikupError as error:
        text = reason_text(lang, error.reason)
        refuse({"error": {"id": error.reason.id, "reason": text}}, text, json_)


def _answer(document: dict[str, Any], text: str, json_: bool) -> None:
    if json_:
        say_json(document)
    else:
        say(text.rstrip())
