"""Share codes: a rule set in a short text for links.

A code is the game's letter, the version of the format, and base64url of these bytes: the preset's
name, then an option and its value for each that differs from the catalogue's default, by id, then
two bytes of CRC-16. Words of the frozen list (:mod:`prikup.rules.words`) take one or two bytes,
others are spelled out. So a code depends on no preset and on no library's compression, and equal
rule sets have equal codes.

This module knows bytes; whether options and values exist is judged by the reader of values.
"""

from __future__ import annotations

import binascii
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping

from prikup.game import BadRules, reason
from prikup.rules.catalogue import Catalogue
from prikup.rules.option import Value
from prikup.rules.words import WORDS

VERSION = "1"
LONGEST = 2000
"""Longer texts are no codes."""

_SUITS = "SCDH"
_FALSE, _TRUE, _TEXT, _NUMBER, _SUIT_VALUES, _NUMBERS = range(6)
_FIRST_WORD = 8
"""Tags below mean a kind of value; from here on the frozen words."""
_INDEX = {word: tag for tag, word in enumerate(WORDS, start=_FIRST_WORD)}
_SHAPE = re.compile(r"([A-Z])(\d)([A-Za-z0-9_-]*)", re.ASCII)


def looks_like_code(text: str) -> bool:
    """Whether a text can be a code rather than the name of a preset or file.

    >>> looks_like_code("T1DAA3"), looks_like_code("russian"), looks_like_code("T1.toml")
    (True, False, False)
    """
    return _SHAPE.fullmatch(text) is not None


def encode(catalogue: Catalogue, preset: str, values: Mapping[str, Value]) -> str:
    """The code of a rule set's values."""
    data = bytearray(_encode_value(preset))
    for name in sorted(values):
        if values[name] != catalogue[name].default:
            data += _encode_value(name) + _encode_value(values[name])
    data += binascii.crc_hqx(data, 0).to_bytes(2, "big")
    return catalogue.letter + VERSION + urlsafe_b64encode(data).decode().rstrip("=")


def catalogue_of_code(text: str, catalogues: Mapping[str, Catalogue]) -> Catalogue:
    """The catalogue that a code is made for. Raises :class:`BadRules` if it is no code that can be
    read here."""
    found = _SHAPE.fullmatch(text) if len(text) <= LONGEST else None
    if found is None:
        raise BadRules(reason("code-damaged"))
    if found[2] != VERSION:
        raise BadRules(reason("code-version", version=found[2], right=VERSION))
    for catalogue in catalogues.values():
        if catalogue.letter == found[1]:
            return catalogue
    raise BadRules(reason("code-game", letter=found[1]))


def decode(catalogue: Catalogue, text: str) -> tuple[str, dict[str, Value]]:
    """The preset's name and the values that differ from the defaults. Raises :class:`BadRules`."""
    try:
        padded = text[2:] + "=" * (-len(text[2:]) % 4)
        data = urlsafe_b64decode(padded)
        if len(data) < 3 or binascii.crc_hqx(data, 0) != 0:
            raise BadRules(reason("code-damaged"))
        return _decode_items(data[:-2])
    except (binascii.Error, ValueError, IndexError, TypeError):
        raise BadRules(reason("code-damaged")) from None


def _decode_items(data: bytes) -> tuple[str, dict[str, Value]]:
    """The preset's name, then pairs of id and value to the end."""
    preset, at = _decode_text(data, 0)
    values: dict[str, Value] = {}
    while at < len(data):
        name, at = _decode_text(data, at)
        values[name], at = _decode_value(data, at)
    return preset, values


def _encode_value(value: Value) -> bytes:
    """One tagged value."""
    if isinstance(value, bool):
        return bytes([_TRUE if value else _FALSE])
    if isinstance(value, int):
        return bytes([_NUMBER]) + _encode_number(value)
    if isinstance(value, str):
        if (tag := _INDEX.get(value)) is not None:
            return _encode_varint(tag)
        raw = value.encode()
        return bytes([_TEXT]) + _encode_varint(len(raw)) + raw
    if isinstance(value, list):
        listed = b"".join(map(_encode_number, value))
        return bytes([_NUMBERS]) + _encode_varint(len(value)) + listed
    numbers = b"".join(_encode_number(value[suit]) for suit in _SUITS)
    return bytes([_SUIT_VALUES]) + numbers


def _decode_value(data: bytes, at: int) -> tuple[Value, int]:
    """The tagged value at a place, and the place after it."""
    tag, at = _decode_varint(data, at)
    if tag in (_FALSE, _TRUE):
        return tag == _TRUE, at
    if tag == _NUMBER:
        return _decode_number(data, at)
    if tag == _TEXT:
        length, at = _decode_varint(data, at)
        if at + length > len(data):
            raise IndexError(at)
        return data[at : at + length].decode(), at + length
    if tag == _SUIT_VALUES:
        numbers: dict[str, int] = {}
        for suit in _SUITS:
            numbers[suit], at = _decode_number(data, at)
        return numbers, at
    if tag == _NUMBERS:
        return _decode_numbers(data, at)
    if tag < _FIRST_WORD:
        raise ValueError(tag)
    return WORDS[tag - _FIRST_WORD], at


def _decode_numbers(data: bytes, at: int) -> tuple[Value, int]:
    """The list of numbers at a place, and the place after it."""
    count, at = _decode_varint(data, at)
    listed: list[int] = []
    while len(listed) < count:
        number, at = _decode_number(data, at)
        listed.append(number)
    return listed, at


def _decode_text(data: bytes, at: int) -> tuple[str, int]:
    """The tagged text at a place, and the place after it."""
    value, at = _decode_value(data, at)
    if not isinstance(value, str):
        raise ValueError(value)
    return value, at


def _encode_number(number: int) -> bytes:
    """A whole number, small ones in one byte whatever their sign."""
    return _encode_varint(number * 2 if number >= 0 else -number * 2 - 1)


def _decode_number(data: bytes, at: int) -> tuple[int, int]:
    """The number at a place, and the place after it."""
    raw, at = _decode_varint(data, at)
    return (-(raw + 1) // 2 if raw & 1 else raw // 2), at


def _encode_varint(number: int) -> bytes:
    """Seven bits a byte, the lowest first; the top bit says that more follows."""
    data = bytearray()
    while number > 0x7F:
        data.append(number & 0x7F | 0x80)
        number >>= 7
    data.append(number)
    return bytes(data)


def _decode_varint(data: bytes, at: int) -> tuple[int, int]:
    """The number at a place, and the place after it. Raises :class:`IndexError` at the end."""
    number = shift = 0
    while True:
        byte = data[at]
        number |= (byte & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if byte < 0x80:
            return number, at
