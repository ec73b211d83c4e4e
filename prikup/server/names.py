"""Names and chat: text from people, cleaned on the server and never HTML.

What a page stored or sent is not believed: length and characters are checked here, each time.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from prikup.server.refusals import Refused
from prikup.text import message, names

_FORBIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Control, format (zero width, bidi), surrogate, private, unassigned, line separators."""

_BOT_NAMES = {
    "latin": ("Ada", "Basil", "Clara", "Dora", "Emil", "Flora", "Gustav"),
    "cyrillic": ("Марта", "Захар", "Варвара", "Тихон", "Клара", "Прохор", "Тамара"),
}


def clean_name(raw: str, limit: int) -> str:
    """The name as it is kept: NFC, trimmed, inner spaces single. Raises :class:`Refused`."""
    name = " ".join(unicodedata.normalize("NFC", raw[: limit * 20]).split())
    if not name:
        raise Refused("name-empty")
    if len(name) > limit:
        raise Refused("name-too-long", limit=limit)
    if any(unicodedata.category(char) in _FORBIDDEN for char in name):
        raise Refused("name-characters")
    return name


def clean_chat(raw: str, limit: int) -> str:
    """One line of chat. Raises :class:`Refused`."""
    if len(raw) > limit:
        raise Refused("chat-too-long", limit=limit)
    text = " ".join(unicodedata.normalize("NFC", raw).split())
    if not text:
        raise Refused("chat-empty")
    if any(unicodedata.category(char) in ("Cc", "Cs") for char in text):
        raise Refused("chat-characters")
    return text


def shown_name(name: str, seat: int, lang: str) -> str:
    """A name as its reader sees it: who gave none is called by the number of the seat.

    >>> shown_name("Игрок", 1, "en"), shown_name("Anna", 0, "ru")
    ('Player 2', 'Anna')
    """
    return message(lang, "player-number", {"number": seat + 1}) if is_default(name) else name


def is_default(name: str) -> bool:
    """Whether a person gave no name: it is the one for such people in some language, perhaps with
    a number."""
    plain, _, number = name.partition(" ")
    return plain in names("default-name").values() and (number == "" or number.isdecimal())


def name_key(name: str) -> str:
    """Two names with the same key count as one: letter case and width do not tell people apart."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def check_free(name: str, others: Iterable[str]) -> None:
    """Raises :class:`Refused` if somebody else at the table has this name."""
    key = name_key(name)
    if any(name_key(other) == key for other in others):
        raise Refused("name-taken", name=name)


def bot_name(others: Iterable[str]) -> str:
    """A name for a bot that nobody at the table has, in the letters of the people there."""
    taken = {name_key(other) for other in others}
    cyrillic = any("CYRILLIC" in unicodedata.name(char, "") for key in taken for char in key)
    pool = _BOT_NAMES["cyrillic" if cyrillic else "latin"]
    for name in (*pool, *(f"{name} {number}" for number in range(2, 9) for name in pool)):
        if name_key(name) not in taken:
            return name
    raise Refused("name-taken", name=pool[0])
