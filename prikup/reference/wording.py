"""Fields of sheets, records and views in words: the kind of a value says how it is written.

A field's name is the message ``shown-FIELD``; ``shown-FIELD-none`` is said where there is nothing,
``shown-FIELD-WORD`` for a word that it can be.
"""

from __future__ import annotations

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

        A field that is only said or not said (``write_off``) is its name alone.
        """
        name = self.say(f"shown-{field}")
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
            return " ".join(_card(self.lang, part, suits=True) for part in value)
        named = zip(self.players, value, strict=True)
        return ", ".join(f"{name} {self._word(field, of)}" for name, of in named if of is not None)

    def _held(self, field: str, item: dict[str, Any]) -> str:
        """What one player was given or has declared; what is not seen is said to be so."""
        name = self.players[item.pop("seat")]
        parts = [
            _card(self.lang, str(part), suits=True)
            for part in item.values()
            if not isinstance(part, bool)
        ]
        return " ".join([name, *(parts or [self.value(f"{field}-card", None)])])

    def _word(self, field: str, value: Any) -> str:
        """A word of the field, a suit, a card, or the value itself: a name, a number."""
        if isinstance(value, bool):
            return self.say("value-on" if value else "value-off")
        if has_message(self.lang, known := f"shown-{field}-{value}"):
            return self.say(known)
        return _card(self.lang, str(value), suits=field in _SUIT_FIELDS)

    def action(self, text: str) -> str:
        """The text form of an action as people say it: ``give 0 JD`` → ``J♦ to A``."""
        word, _, rest = text.partition(" ")
        if word == "give":
            seat, card = rest.split()
            name = self.players[int(seat)]
            return self.say("shown-give", card=_card(self.lang, card), player=name)
        if word == "bid":
            return self.say("raise-label", amount=int(rest))
        for sign, name in (("!", "shown-declared"), ("=", "shown-declared-quietly")):
            if word.endswith(sign):
                return self.say(name, card=_card(self.lang, word.removesuffix(sign)))
        known = f"act-{word}"
        said = self.say(known) if has_message(self.lang, known) else _card(self.lang, word)
        return " ".join([said, *(_card(self.lang, card) for card in rest.split())])


def _card(lang: str, text: str, suits: bool = False) -> str:
    """A card as a picture, a suit as its sign where there may be one, else the text."""
    if text in CARDS:
        return card_text(lang, text)
    if suits and len(text) == 1 and text in SUITS:
        return SUIT_SYMBOLS[SUITS.index(text)]
    return text
