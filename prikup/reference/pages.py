"""The reference as Markdown: for every game and language a list of all rules and a page a group.

``docs/rules`` is what :func:`rules_pages` writes; a test fails where it is stale.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from prikup.reference.markdown import block, joined, table
from prikup.reference.options import rules_reference
from prikup.rules import CATALOGUES
from prikup.text import languages, message, names

MADE = "<!-- Made by `prikup rules reference --out docs/rules`; do not edit by hand. -->"


def rules_pages() -> dict[str, str]:
    """The pages of all games and languages, by their path: ``thousand/en/barrel.md``."""
    pages = {}
    for game in CATALOGUES:
        for lang in languages():
            reference = rules_reference(game, lang)
            folder = f"{game}/{lang}"
            pages[f"{folder}/README.md"] = _contents(reference, lang)
            for group in reference["groups"]:
                pages[f"{folder}/{group['group']}.md"] = _group(reference, group, lang)
    return pages


def reference_text(reference: Mapping[str, Any], lang: str) -> str:
    """Some options of a game as one Markdown text, without links."""
    parts = [message(lang, "reference-players"), _sources(reference["options"], lang)]
    for option in reference["options"]:
        parts += _option(option, lang, {})
    return joined(parts)


def _contents(reference: Mapping[str, Any], lang: str) -> str:
    """The list of all rules of a game, by groups."""
    game = message(lang, "play-game", {"game": reference["game"]})
    count = len(reference["options"])
    others = {o: name for o, name in names("language-name").items() if o != lang}
    parts = [
        MADE,
        f"# {message(lang, 'reference-title', {'game': game})}",
        message(lang, "reference-lead", {"count": count}),
        " · ".join(f"[{name}](../{other}/README.md)" for other, name in others.items()),
    ]
    heads = [message(lang, f"cli-rules-{name}") for name in ("option", "id", "default")]
    for group in reference["groups"]:
        rows = [
            [
                f"[{option['title']}]({_address(option)})",
                f"`{option['id']}`",
                option["default"]["title"],
            ]
            for option in _members(reference, group)
        ]
        parts += [f"## [{group['title']}]({group['group']}.md)", table(heads, rows)]
    return joined(parts)


def _group(reference: Mapping[str, Any], group: Mapping[str, Any], lang: str) -> str:
    """The page of a group: each of its rules in full."""
    addresses = {option["id"]: _address(option) for option in reference["options"]}
    game = message(lang, "play-game", {"game": reference["game"]})
    members = _members(reference, group)
    parts = [
        MADE,
        f"# {game}: {group['title']}",
        f"[{message(lang, 'reference-all')}](README.md)",
        message(lang, "reference-players"),
        _sources(members, lang),
    ]
    for option in members:
        parts += _option(option, lang, addresses)
    return joined(parts)


def _sources(options: Iterable[Mapping[str, Any]], lang: str) -> str:
    """What the letters of these options' sources stand for."""
    titles = {part["source"]: part["title"] for option in options for part in option["source"]}
    legend = "; ".join(f"{letter} — {title}" for letter, title in sorted(titles.items()))
    return _said(lang, "sources", legend)


def _members(reference: Mapping[str, Any], group: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [option for option in reference["options"] if option["group"] == group["group"]]


def _address(option: Mapping[str, Any]) -> str:
    """Where an option stands, seen from a page of its game and language."""
    return f"{option['group']}.md#{option['id']}"


# --- an option -----------------------------------------------------------------------------------


def _option(option: Mapping[str, Any], lang: str, addresses: Mapping[str, str]) -> list[str]:
    """One option: what it does, what it can be, where it differs, what it needs, an example."""
    facts = [
        f"`{option['id']}`",
        _said(lang, "default", option["default"]["title"]),
        _said(lang, "values", _values(option, lang)),
        *(
            _said(lang, "value", f"{value['title']} — {value['text']}")
            for value in _explained(option)
        ),
        *_presets(option, lang),
        *_needs(option, lang, addresses),
        _said(lang, "source", ", ".join(part["source"] for part in option["source"])),
        _said(lang, "names", _names(option, lang)),
    ]
    return [
        f'<a id="{option["id"]}"></a>' if addresses else "",
        f"## {option['title']}",
        option["text"],
        "\n".join(f"- {fact}" for fact in facts),
        *_example(option["example"], lang),
    ]


def _said(lang: str, what: str, text: str) -> str:
    return f"{message(lang, f'reference-{what}')}: {text}"


def _values(option: Mapping[str, Any], lang: str) -> str:
    """All values, or the usual ones and the range that any number may be from."""
    shown = " · ".join(value["title"] for value in option["values"])
    if (bounds := option["range"]) is None:
        return shown
    args = {"low": bounds["low"], "high": bounds["high"], "step": bounds["step"]}
    return f"{shown}; {message(lang, 'reference-range', args)}"


def _explained(option: Mapping[str, Any]) -> Iterable[Mapping[str, Any]]:
    return (value for value in option["values"] if "text" in value)


def _presets(option: Mapping[str, Any], lang: str) -> list[str]:
    if not option["presets"]:
        return []
    shown = [f"{preset['title']} — {preset['value']['title']}" for preset in option["presets"]]
    return [_said(lang, "presets", "; ".join(shown))]


def _needs(option: Mapping[str, Any], lang: str, addresses: Mapping[str, str]) -> list[str]:
    """What the option needs, excludes, and switches."""

    def named(link: Mapping[str, Any]) -> str:
        address = addresses.get(link["option"])
        return f"[{link['title']}]({address})" if address else link["title"]

    def linked(links: Sequence[Mapping[str, Any]]) -> str:
        said = message(lang, "reference-or")
        return "; ".join(
            f"{named(link)}: {said.join(value['title'] for value in link['values'])}"
            for link in links
        )

    facts = []
    for what, links in (
        ("needs", option["needs"]),
        *(("unless", case) for case in option["unless"]),
        ("excludes", option["excludes"]),
    ):
        if links:
            facts.append(_said(lang, what, linked(links)))
    for link in option["value_needs"]:
        facts.append(
            _said(lang, "value-needs", f"{link['value']['title']} → {linked(link['needs'])}")
        )
    if option["needed_by"]:
        facts.append(_said(lang, "needed-by", ", ".join(map(named, option["needed_by"]))))
    return facts


def _names(option: Mapping[str, Any], lang: str) -> str:
    others = {other: name for other, name in option["names"].items() if other != lang}
    return " · ".join(f"{message(o, 'language-name')}: {name}" for o, name in others.items())


def _example(example: Mapping[str, Any], lang: str) -> list[str]:
    """The example: what was there, then what comes of each value."""
    head = f"**{message(lang, 'reference-example')}**"
    if example["rules"]:
        head += f" ({'; '.join(example['rules'])})"
    parts = [head]
    if example["story"]:
        parts.append(block(example["story"]))
    for outcome in example["outcomes"]:
        parts.append(f"- **{outcome['title']}** → {outcome['result']}")
        if outcome["why"]:
            parts.append(block(outcome["why"], indent="  "))
    return parts
