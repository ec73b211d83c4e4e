"""The glossary: which words there are, and where they belong.

A word is the message ``term-ID`` and its meaning ``term-ID.text``; here stands only the order, from
what comes first at the table to what comes later.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from textwrap import fill
from typing import Any

from prikup.game import PrikupError, reason
from prikup.reference.markdown import joined, table
from prikup.text import FALLBACK, languages, message, names

MADE = "<!-- Made by `prikup glossary --out docs`; do not edit by hand. -->"

_INDENT = "    "

TERMS: Mapping[str, tuple[str, ...]] = {
    "both": (
        *("deal", "dealer", "cut", "misdeal", "first-hand", "hand", "talon", "auction", "bid"),
        *("pass", "declarer", "discard", "suit", "lead", "trick", "trump", "ruff", "beat", "void"),
        *("revoke", "marriage", "house-rule", "penalty", "settlement"),
    ),
    "thousand": (
        *("forced-bid", "raise", "contract", "blind", "unblind", "golden", "declare", "new-trump"),
        *("half", "ace-marriage", "half-marriage", "ace-king-marriage", "four-nines", "sure-hand"),
        *("redeal", "write-off", "concede", "bomb", "contra", "bolt", "rounding", "dump", "barrel"),
        *("fall", "knock", "last-chance", "lock", "silence", "bank", "dead-hand", "sits-out"),
    ),
    "preferans": (
        *("pool", "mountain", "whists", "whist", "half-whist", "duty", "responsible", "greedy"),
        *("gentleman", "open-whist", "all-pass", "exit", "amnesty", "misere", "bound-misere"),
        *("catch", "train", "here", "no-trump", "without-talon", "stalingrad", "totus", "remise"),
        *("without-three", "consolation", "american-help", "talon-bonus", "sochi", "leningrad"),
        *("rostov", "classic", "razboinik", "bomb-preferans", "yolka", "gusarik", "bare"),
        *("small-card", "run", "guard", "mill", "split", "undertrick", "close"),
    ),
}
"""The words of both games and of each, in the order in which the docs show them."""


@cache
def glossary(lang: str) -> dict[str, Any]:
    """All words with their meanings, and what they are called in each language that has them.

    Made once for each language; do not change it.
    """
    return {
        "sections": [
            {
                "section": section,
                "title": message(lang, f"glossary-section-{section}"),
                "terms": [_term(term, lang) for term in terms],
            }
            for section, terms in TERMS.items()
        ]
    }


def find_term(word: str, lang: str) -> dict[str, Any]:
    """The word with this id, or called so in any language.

    Raises :class:`PrikupError`, which names the nearest one.
    """
    terms: list[dict[str, Any]] = [
        term for section in glossary(lang)["sections"] for term in section["terms"]
    ]
    known: dict[str, dict[str, Any]] = {
        _plain(name): term for term in reversed(terms) for name in _called(term)
    }
    if (found := known.get(_plain(word))) is not None:
        return found
    near = get_close_matches(_plain(word), known, n=1, cutoff=0.6)
    title = known[near[0]]["title"] if near else "none"
    raise PrikupError(reason("unknown-term", word=word[:60], near=title))


def _called(term: Mapping[str, Any]) -> Iterator[str]:
    """Whatever a word is called: its id, and its names, of which one message may give several."""
    yield term["id"]
    for name in term["names"].values():
        yield name
        yield from name.replace("(", ",").replace(")", "").split(",")


def _plain(word: str) -> str:
    """A word without what people write in one way or the other."""
    return word.strip().casefold().replace("ё", "е").replace("ʼ", "'").replace("’", "'")


def _term(term: str, lang: str) -> dict[str, Any]:
    known = f"term-{term}"
    return {
        "id": term,
        "title": message(lang, known),
        "text": message(lang, f"{known}.text"),
        "names": names(known),
    }


def glossary_text(lang: str, width: int = 80) -> str:
    """The glossary for a terminal of so many columns: each word with its names in the other
    languages, its meaning below."""
    parts = [message(lang, "glossary-title"), message(lang, "glossary-lead")]
    for section in glossary(lang)["sections"]:
        parts.append(f"{section['title']}\n{'=' * len(section['title'])}")
        parts += [_entry(term, lang, width) for term in section["terms"]]
    return "\n\n".join(parts)


def _entry(term: Mapping[str, Any], lang: str, width: int) -> str:
    others = [f"{other}: {name}" for other, name in term["names"].items() if other != lang]
    head = f"{term['title']} ({'; '.join(others)})" if others else term["title"]
    meaning = fill(term["text"], width, initial_indent=_INDENT, subsequent_indent=_INDENT)
    return f"{fill(head, width, subsequent_indent=_INDENT)}\n{meaning}"


def _markdown(lang: str) -> str:
    """The glossary as Markdown: a table for each section, with the words of the other languages."""
    others = [other for other in languages() if other != lang]
    heads = [message(lang, "glossary-word"), message(lang, "glossary-meaning")]
    heads += [message(other, "language-name") for other in others]
    parts = [f"# {message(lang, 'glossary-title')}", message(lang, "glossary-lead")]
    for section in glossary(lang)["sections"]:
        rows = [
            [f"**{term['title']}**", term["text"], *(term["names"].get(o, "") for o in others)]
            for term in section["terms"]
        ]
        parts += [f"## {section['title']}", table(heads, rows)]
    return joined(parts)


def glossary_pages() -> dict[str, str]:
    """The glossary of every language by its file; ``glossary.md`` is the English one."""
    files = {
        lang: "glossary.md" if lang == FALLBACK else f"glossary.{lang}.md" for lang in languages()
    }
    return {
        file: joined(
            [
                MADE,
                " · ".join(
                    f"[{name}]({files[o]})"
                    for o, name in names("language-name").items()
                    if o != lang
                ),
                _markdown(lang),
            ]
        )
        for lang, file in files.items()
    }
