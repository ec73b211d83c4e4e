"""Bonuses of casual tables: how many looks at what is hidden each player has in a match."""

from __future__ import annotations

from prikup.rules.option import Example, Number, Option
from prikup.thousand.options.common import DRAWING, Needs
from prikup.thousand.options.shown import KEEP, PLAIN, record

COUNT = Number(1, 9, words=("off",), usual=(1, 3))


def _example(word: str) -> Example:
    return record(
        PLAIN, KEEP, values=("off", 1), ask=f"allowed bonus {word}", results=(False, True)
    )


def _bonus(id: str, word: str, unless: tuple[Needs, ...] = (DRAWING,)) -> Option:
    return Option(
        id=id,
        group="bonuses",
        type=COUNT,
        default="off",
        source="O",
        unless=unless,
        example=_example(word),
    )


BONUSES = (
    _bonus("bonus_show_cards", "cards", unless=()),
    _bonus("bonus_talon_suits", "suits"),
    _bonus("bonus_talon", "talon"),
    _bonus("bonus_talon_card", "card 0"),
)
