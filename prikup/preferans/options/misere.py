"""Playing against a misère."""

from __future__ import annotations

from prikup.preferans.options.records import SUITED, record
from prikup.rules.option import Choice, Option

_DEFENDERS = {
    "2": ["TC", "JC", "QC", "KC", "AC", "9H", "TH", "JH", "QH"],
    "0": ["8D", "9D", "TD", "JD", "QD", "KD", "AD", "7H", "8H"],
}

MISERE = (
    Option(
        id="misere_open",
        group="misere",
        type=Choice(("defenders", "all", "none")),
        default="defenders",
        source="G F",
        example=record(
            SUITED,
            "misere, pass, pass, discard KH AH, 7S, 9C, 7D",
            values=("defenders", "all", "none"),
            ask="view open_hands",
            results=(
                _DEFENDERS,
                {"1": ["8S", "9S", "TS", "JS", "QS", "KS", "AS", "7C", "8C"], **_DEFENDERS},
                {},
            ),
        ),
    ),
)
