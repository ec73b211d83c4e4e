"""Every text for people: Fluent files, one directory per language, for Python and for the page.

A language is a directory with ``.ftl`` files; adding one needs no code. What a language lacks comes
from English. The page reads the same files, as :func:`source` gives them, and follows the same
conventions for arguments:

* ``card`` and ``cards`` (plain forms) become pictures with the letters of the language, ``Т♥``;
* ``suit`` stays a letter ``S C D H`` for selectors;
* ``seat`` and ``player`` (0-based) become the player's name;
* whole numbers are shown without separators.

This package knows no rules and no game.

>>> from prikup.game import reason
>>> reason_text("en", reason("no-effect", option="blind_cap_240", switch="blind", value="off"))
'`blind_cap_240` has no effect: `blind` is off.'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from prikup.cards import CARDS, SUIT_SYMBOLS, SUITS
from prikup.game import Reason

FALLBACK = "en"
"""The language that is complete."""

Args = Mapping[str, str | int]


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are, English first."""
    found = [
        folder.name
        for folder in files(__name__).iterdir()
        if folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())
    ]
    return tuple(sorted(found, key=lambda lang: (lang != FALLBACK, lang)))


def known_language(wanted: str) -> str | None:
    """The language that a wish such as ``ru_RU.UTF-8`` or ``RU`` means, if there is such a one."""
    lang = wanted.replace("_", "-").split("-")[0].split(".")[0].lower()
    return lang if lang in languages() else None


def best_language(wanted: str) -> str:
    """The language to use for a wish; English if there is none.

    >>> best_language("ru-RU"), best_language("tlh")
    ('ru', 'en')
    """
    return known_language(wanted) or FALLBACK


@cache
def source(lang: str) -> str:
    """All messages of a language as one Fluent text. Raises :class:`KeyError` for an unknown."""
    if lang not in languages():
        raise KeyError(lang)
    parts = sorted((files(__name__) / lang).iterdir(), key=lambda file: file.name)
    texts = [file.read_text(encoding="utf-8") for file in parts if file.name.endswith(".ftl")]
    return "\n".join(texts)


@cache
def _bundle(lang: str) -> FluentBundle:
    """The messages of one language, without isolation marks: terminals show them as boxes."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source(lang)))
    return bundle


def has_message(lang: str, id: str) -> bool:
    """Whether this language itself has the message ``ID`` or the attribute ``ID.NAME``."""
    name, _, attribute = id.partition(".")
    bundle = _bundle(lang)
    if not bundle.has_message(name):
        return False
    message = bundle.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


def names(id: str) -> dict[str, str]:
    """A message without arguments in each language that has it, English first.

    >>> names("term-talon")["ru"]
    'Прикуп'
    """
    return {lang: message(lang, id) for lang in languages() if has_message(lang, id)}


def message(lang: str, id: str, args: Args | None = None) -> str:
    """The message ``ID``, or its attribute ``ID.NAME``, in a language.

    Falls back to English, and to the id itself where there is no such message at all: a missing
    text must never break a game.

    >>> message("en", "rank-T"), message("ru", "rank-A"), message("en", "no-such-message")
    ('10', 'Т', 'no-such-message')
    """
    name, _, attribute = id.partition(".")
    for each in (best_language(lang), FALLBACK):
        if has_message(each, id):
            found = _bundle(each).get_message(name)
            pattern = found.attributes[attribute] if attribute else found.value
            assert pattern is not None
            text, _errors = _bundle(each).format_pattern(pattern, _plain_numbers(args or {}))
            return str(text)
    return id


def first_message(lang: str, *ids: str) -> str:
    """The first of some messages that there is, special before general; else the last id.

    >>> first_message("en", "value-no-such-option-off", "value-off")
    'off'
    """
    for name in ids:
        if has_message(best_language(lang), name) or has_message(FALLBACK, name):
            return message(lang, name)
    return ids[-1]


def value_text(lang: str, option: str, value: object) -> str:
    """An option's value in words: the message ``value-ID-WORD`` or ``value-WORD``, else as it is.

    >>> value_text("en", "write_off_amount", "half_bid"), value_text("ru", "dump", True)
    ('half of the bid', 'да')
    >>> value_text("en", "blind_min_score", ">=240"), value_text("en", "penalty", 120)
    ('from 240', '120')
    """
    if isinstance(value, Mapping):
        return message(lang, "value-suits", value)
    if isinstance(value, list | tuple):
        return " ".join(map(str, value))
    word = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
    for sign, name in ((">=", "value-at-least"), (">", "value-above")):
        if word.startswith(sign):
            return message(lang, name, {"number": word.removeprefix(sign)})
    known = f"value-{word}"
    text = first_message(lang, f"value-{option}-{word}", known)
    return word if text == known else text


def reason_text(lang: str, reason: Reason, players: Sequence[str] | None = None) -> str:
    """A reason in words: the message ``reason-ID``. ``players`` are the names by seat; without
    them a player is called by number, from 1.

    >>> from prikup.game import reason
    >>> reason_text("ru", reason("unknown-option", option="dmup", near="dump"))
    'Такой договорённости нет: `dmup`. Может быть, `dump`?'
    """
    return message(lang, f"reason-{reason.id}", _for_people(lang, reason.args, players))


def card_text(lang: str, card: str) -> str:
    """A card as a picture with the letters of a language.

    >>> card_text("en", "TS"), card_text("ru", "QH")
    ('10♠', 'Д♥')
    """
    if card not in CARDS:
        return card
    return message(lang, f"rank-{card[0]}") + SUIT_SYMBOLS[SUITS.index(card[1])]


def player_text(lang: str, seat: str | int, players: Sequence[str] | None = None) -> str:
    """A player's name, or his number for people.

    >>> player_text("en", 1, ["Anna", "Boris"]), player_text("en", 1)
    ('Boris', 'Player 2')
    """
    if not isinstance(seat, int):
        return seat
    if players is not None and 0 <= seat < len(players):
        return players[seat]
    return message(lang, "player-number", {"number": seat + 1})


def _for_people(lang: str, args: Args, players: Sequence[str] | None) -> dict[str, str | int]:
    """Arguments by the conventions of their names."""
    shown = dict(args)
    for name, value in args.items():
        if name == "card":
            shown[name] = card_text(lang, str(value))
        elif name == "cards":
            shown[name] = " ".join(card_text(lang, card) for card in str(value).split())
        elif name in ("seat", "player"):
            shown[name] = player_text(lang, value, players)
    return shown


def _plain_numbers(args: Args) -> dict[str, object]:
    """Whole numbers for Fluent: 1000, not 1,000; plural forms are chosen as usual."""
    return {
        name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
        for name, value in args.items()
    }
