"""Fields of sheets, records and views in words: the kind of a value says how it is written.

A field's name is the message ``shown-FIELD``; ``shown-FIELD-none`` is said where there is nothing,
``shown-FIELD-WORD`` for a word that it can be.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from prikup.cards import CARDS, SUIT_SYMBOLS, SUITS
from prikup.text import card_text, first_message, has_message, message

_SUIT_FIELDS = ("trump", "suit")


class Wording:
    """Words in one language for the players of one example."""

    def __init__(self, lang: str, players: Sequence[str]) -> None:
        self.lang = lang
        self.players = players

    def say(self, name: str, **args: str | int) -> str:
        """A message."""
        return message(self.lang, name, args)

    def field(self, field: str, value: Any) -> str:
        """A field with its value: ``Score: A 20, B 100, C 0``.

        A field that is only said or not said (``write_off``) is its name alone; what is said where
        it is not may be the message ``shown-FIELD-off``.
        """
        name = self.say(f"shown-{field}")
        if value is False and has_message(self.lang, unsaid := f"shown-{field}-off"):
            return self.say(unsaid)
        return name if value is True else f"{name}: {self.value(field, value)}"

    def value(self, field: str, value: Any) -> str:
        """A field's value: a word or number, one for each player, cards, or suits."""
        if value is None or value in ({}, [], ()):
            return first_message(self.lang, f"shown-{field}-none", "shown-none")
        if isinstance(value, Mapping):
            parts = (
                f"{_card(self.lang, key)} {self.value(field, of)}" for key, of in value.items()
            )
            return ", ".join(parts)
        if not isinstance(value, list | tuple):
            return self._word(field, value)
        if all(isinstance(part, Mapping) for part in value):
            return ", ".join(self._held(field, dict(part)) for part in value)
        if all(isinstance(part, str) for part in value):
            return self._cards(value)
        if all(isinstance(part, list | tuple) for part in value):
            return self._matrix(value)
        if field == "seats":
            return ", ".join(self.players[seat] for seat in value)
        named = zip(self.players, value, strict=True)
        return ", ".join(f"{name} {self._word(field, of)}" for name, of in named if of is not None)

    def _matrix(self, rows: Sequence[Sequence[Any]]) -> str:
        """What each has written on each other: ``A on B 20, C on A 10``."""
        return ", ".join(
            self.say("shown-on", player=self.players[who], other=self.players[on], count=count)
            for who, row in enumerate(rows)
            for on, count in enumerate(row)
            if count
        ) or self.say("shown-none")

    def _held(self, field: str, item: dict[str, Any]) -> str:
        """What one player was given or has declared; what is not seen is said to be so."""
        seat = item.pop("seat")
        name = self.players[seat] if seat < len(self.players) else self.say("shown-third-hand")
        parts = [
            self._cards(part if isinstance(part, list | tuple) else [part])
            for part in item.values()
            if not isinstance(part, bool)
        ]
        return " ".join([name, *(parts or [self.value(f"{field}-card", None)])])

    def _cards(self, parts: Sequence[Any]) -> str:
        """Cards and suits as pictures."""
        return " ".join(_card(self.lang, str(part), suits=True) for part in parts)

    def _word(self, field: str, value: Any) -> str:
        """A word of the field, a suit, a card, or the value itself: a name, a number."""
        if isinstance(value, bool):
            return self.say("value-on" if value else "value-off")
        if has_message(self.lang, known := f"shown-{field}-{value}"):
            return self.say(known)
        if field in _SUIT_FIELDS:
            return self._cards([value])
        return " ".join(_card(self.lang, part) for part in str(value).split())

    def action(self, text: str) -> str:
        """The text form of an action as people say it: ``give 0 JD`` → ``J♦ to A``."""
        word, _, rest = text.partition(" ")
        if found := re.fullmatch(r"(\d+)(NT|[SCDH])", text):
            return self.say("contract-name", level=int(found[1]), suit=found[2])
        if word == "give":
            seat, card = rest.split()
            name = self.players[int(seat)]
            return self.say("shown-give", card=_card(self.lang, card), player=name)
        if word == "bonus":
            kind, _, place = rest.partition(" ")
            what = self.say("bonus-name", what=kind, place=int(place or 0) + 1)
            return self.say("play-bonus", what=what)
        if word == "bid":
            return self.say("raise-label", amount=int(rest))
        for sign, name in _WAYS:
            if word.endswith(sign):
                return self.say(name, card=_card(self.lang, word.removesuffix(sign)))
        known = first_message(self.lang, f"shown-said-{word}", f"act-{word}")
        said = _card(self.lang, word) if known == f"act-{word}" else known
        return " ".join([said, *(_card(self.lang, card) for card in rest.split())])


_WAYS = (("!", "shown-declared"), ("=", "shown-declared-quietly"), ("?", "play-face-down"))
"""How a card is played beside plainly."""


def _card(lang: str, text: str, suits: bool = False) -> str:
    """A card as a picture, a suit as its sign where there may be one, else the text."""
    if text in CARDS:
        return card_text(lang, text)
    if suits and len(text) == 1 and text in SUITS:
        return SUIT_SYMBOLS[SUITS.index(text)]
    return text
