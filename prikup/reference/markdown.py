"""Markdown in small pieces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def joined(parts: Iterable[str]) -> str:
    """Paragraphs, lists and tables as one text; empty ones are left out."""
    return "\n\n".join(part for part in parts if part) + "\n"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table. No cell may hold a vertical bar.

    >>> print(table(["word", "meaning"], [["bolt", "no trick"]]))
    | word | meaning |
    | --- | --- |
    | bolt | no trick |
    """
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def block(lines: Iterable[str], indent: str = "") -> str:
    """Lines as they stand, in a fence."""
    return "\n".join(f"{indent}{line}".rstrip() for line in ("```text", *lines, "```"))
