"""The declaration of an option: one record from which everything else is made.

From a declaration come validation, the editor, ``prikup rules show``, the JSON Schema, the
reference and the generic test that runs every example. Its names and explanation are the Fluent
messages ``rule-ID`` and ``rule-ID.text``, so a declaration holds no language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Literal

from msgspec import Struct

from prikup.cards import SUIT_SYMBOLS, SUITS

Value = bool | int | str | dict[str, int] | list[int]
"""An option's value as it stands in JSON and TOML."""


class BadValue(ValueError):
    """A value that the option's type does not know, and what would be right: one of ``words``, or
    numbers from ``low`` to ``high`` in steps of ``step`` the way the type ``kind`` takes them."""

    def __init__(
        self,
        kind: str,
        words: Iterable[str] = (),
        *,
        low: int = 0,
        high: int = 0,
        step: int = 1,
        part: str | None = None,
    ) -> None:
        super().__init__(kind)
        self.kind = kind
        self.words = tuple(words)
        self.low, self.high, self.step = low, high, step
        self.part = part
        """The part that is wrong, where the others are right: ``♥ 999``."""


class Flag(Struct, frozen=True, tag="flag"):
    """On or off: ``true`` and ``false``."""

    def parse(self, value: object) -> Value:
        """The value in normal form. Raises :class:`BadValue`."""
        if isinstance(value, bool):
            return value
        if value in ("on", "true"):
            return True
        if value in ("off", "false"):
            return False
        raise BadValue("flag", ("true", "false"))

    def samples(self) -> tuple[Value, ...]:
        """Values for random rule sets; all there are where they can be listed."""
        return (True, False)


class Choice(Struct, frozen=True, tag="choice"):
    """One of some words or numbers. Where ``on`` or ``off`` is one, it can be said as of a flag.

    >>> taken = Choice(("off", "on", "with_whists"))
    >>> [taken.parse(value) for value in (True, "false", "on", "with_whists")]
    ['on', 'off', 'on', 'with_whists']
    """

    values: tuple[str | int, ...]

    def parse(self, value: object) -> Value:
        """The value in normal form. Raises :class:`BadValue`."""
        for known in self.values:
            if value == known and type(value) is type(known):
                return known
            if isinstance(value, str) and value == str(known):
                return known
            if (value is False or value == "false") and known in ("off", "none"):
                return known
            if (value is True or value == "true") and known == "on":
                return known
        raise BadValue("choice", map(str, self.values))

    def samples(self) -> tuple[Value, ...]:
        """Values for random rule sets; all there are where they can be listed."""
        return self.values


class Number(Struct, frozen=True, tag="number"):
    """A whole number from ``low`` to ``high`` in steps of ``step``, or one of some ``words``."""

    low: int
    high: int
    words: tuple[str, ...] = ()
    step: int = 1
    usual: tuple[int, ...] = ()
    """The numbers that tables use; the editor offers them first."""

    def parse(self, value: object) -> Value:
        """The value in normal form. Raises :class:`BadValue`."""
        if isinstance(value, str):
            if value in self.words:
                return value
            if re.fullmatch(r"-?\d{1,9}", value):
                value = int(value)
        elif value is False and "off" in self.words:
            return "off"
        if (
            isinstance(value, int)
            and not isinstance(value, bool)
            and self.low <= value <= self.high
            and (value - self.low) % self.step == 0
        ):
            return value
        raise BadValue("number", self.words, low=self.low, high=self.high, step=self.step)

    def samples(self) -> tuple[Value, ...]:
        """Values for random rule sets; all there are where they can be listed."""
        return (*self.words, *(self.usual or (self.low, self.high)))


class Threshold(Struct, frozen=True, tag="threshold"):
    """``none``, or a comparison with a score: ``>=240``, ``>0``. A bare number means ``>=``."""

    usual: tuple[str, ...]

    def parse(self, value: object) -> Value:
        """The value in normal form. Raises :class:`BadValue`."""
        if value == "none" or value is False:
            return "none"
        if isinstance(value, int) and not isinstance(value, bool):
            value = str(value)
        if isinstance(value, str):
            text = value.replace(" ", "").replace("≥", ">=").replace("−", "-")
            if found := re.fullmatch(r"(>=|>)?(-?\d{1,4})", text):
                return f"{found[1] or '>='}{int(found[2])}"
        raise BadValue("threshold", ("none",))

    def samples(self) -> tuple[Value, ...]:
        """Values for random rule sets; all there are where they can be listed."""
        return ("none", *self.usual)

    @staticmethod
    def holds(value: Value, score: int) -> bool:
        """Whether ``score`` passes a normalised threshold.

        >>> Threshold.holds(">=240", 240), Threshold.holds(">0", 0), Threshold.holds("none", -500)
        (True, False, True)
        """
        if value == "none":
            return True
        number, above = Threshold.bound(value)
        return score > number if above else score >= number

    @staticmethod
    def bound(value: Value) -> tuple[int, bool]:
        """The number of a normalised threshold, and whether a score must be above it.

        >>> Threshold.bound(">=240"), Threshold.bound(">-120")
        ((240, False), (-120, True))
        """
        text = str(value)
        above = not text.startswith(">=")
        return int(text[1 if above else 2 :]), above


class SuitValues(Struct, frozen=True, tag="suit-values"):
    """A number per suit: ``{"S": 40, "C": 60, "D": 80, "H": 100}``."""

    low: int
    high: int
    usual: tuple[dict[str, int], ...]

    def parse(self, value: object) -> Value:
        """The value in normal form. Raises :class:`BadValue`."""
        if isinstance(value, str):
            words = re.findall(r"[^\s,{}\"]+", re.sub(r"[\"\s]*[:=]\s*", ":", value))
            pairs = [re.fullmatch(r"([SCDH]):(\d{1,3})", word) for word in words]
            value = {pair[1]: int(pair[2]) for pair in pairs if pair} if all(pairs) else None
        part: str | None = None
        if isinstance(value, Mapping) and set(value) == set(SUITS):
            numbers = {suit: value[suit] for suit in SUITS}
            wrong = [suit for suit, n in numbers.items() if not self._holds(n)]
            if not wrong:
                return numbers
            part = ", ".join(f"{SUIT_SYMBOLS[SUITS.index(suit)]} {value[suit]}" for suit in wrong)
        raise BadValue("suit-values", low=self.low, high=self.high, part=part)

    def _holds(self, number: object) -> bool:
        return type(number) is int and self.low <= number <= self.high

    def samples(self) -> tuple[Value, ...]:
        """Values for random rule sets; all there are where they can be listed."""
        return self.usual


class Numbers(Struct, frozen=True, tag="numbers"):
    """A list of whole numbers from ``low`` to ``high``, whose last one repeats, or one of some
    ``words``: ``[1, 2, 3]``."""

    low: int
    high: int
    usual: tuple[tuple[int, ...], ...]
    """The lists that tables use; the editor offers them first."""
    words: tuple[str, ...] = ()
    longest: int = 8

    def parse(self, value: object) -> Value:
        """The value in normal form. Raises :class:`BadValue`."""
        if isinstance(value, str):
            if value in self.words:
                return value
            parts = value.strip("[] ").replace(",", " ").split()
            numeric = all(re.fullmatch(r"-?\d{1,4}", part) for part in parts)
            value = [int(part) for part in parts] if numeric else None
        elif type(value) is int:
            value = [value]
        if (
            isinstance(value, list | tuple)
            and 0 < len(value) <= self.longest
            and all(type(number) is int and self.low <= number <= self.high for number in value)
        ):
            return list(value)
        raise BadValue("numbers", self.words, low=self.low, high=self.high)

    def samples(self) -> tuple[Value, ...]:
        """Values for random rule sets; all there are where they can be listed."""
        return (*map(list, self.usual), *self.words)


OptionType = Flag | Choice | Number | Threshold | SuitValues | Numbers


class Example(Struct, frozen=True, kw_only=True):
    """A small sheet or a small record, some values of the option, and as many results, all
    different.

    ``document`` is the part of a score sheet or record that matters (see docs/records.md):
    ``players`` (as many of them sit down as the rules have players), ``start`` where it is not that
    of a fresh match, and ``deals``. ``ask`` says what the results are:

    * ``scores`` — the match scores after the last deal,
    * ``standing FIELD`` — a field of the standing (``bolts``, ``barrel``, ``write_offs`` …),
    * ``accepted`` — whether the sheet can be: its rows are possible by the rules,
    * ``settlement`` — the rounded settlement, or nothing,
    * ``player FIELD`` — the name of the player in a field of the standing or view (``turn``,
      ``declarer``, ``dealer``, ``winner`` …), or nothing,

    and of a record also

    * ``legal`` — the text forms of the legal actions at the end, in order,
    * ``allowed ACTION`` — whether that action is legal at the end,
    * ``view FIELD`` or ``view FIELD PLAYER`` — a field of the view (as the page gets it) of the
      seat to act, or of that player.
    """

    kind: Literal["sheet", "record"]
    document: dict[str, Any]
    values: tuple[Value, ...]
    ask: str
    results: tuple[Any, ...]
    set: dict[str, Value] = {}
    """Other options that the example needs, over the game's default preset."""


class Option(Struct, frozen=True, kw_only=True):
    """One house rule. ``id`` and value words are a contract; the first listed value is usual."""

    id: str
    group: str
    type: OptionType
    default: Value
    source: str
    """Where it comes from: letters, each of which is a message ``source-GAME-LETTER``."""
    example: Example
    needs: Mapping[str, tuple[Value, ...]] = {}
    """Has an effect only where each of these options has one of these values."""
    unless: tuple[Mapping[str, tuple[Value, ...]], ...] = ()
    """Has no effect where all options of one of these cases have such values, or none either."""
    excludes: Mapping[str, tuple[Value, ...]] = {}
    """Contradicts these values of other options, unless this option has its default."""
    value_needs: Mapping[Value, Mapping[str, tuple[Value, ...]]] = {}
    """A value that contradicts every other value of these options: ``{20: {"players": (3,)}}``."""
    aliases: tuple[str, ...] = ()
    """Earlier ids that stay accepted."""

    @property
    def switches(self) -> tuple[str, ...]:
        """The options on which it depends whether this one has an effect."""
        return (*self.needs, *(other for case in self.unless for other in case))
