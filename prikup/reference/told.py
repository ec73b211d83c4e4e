"""The example of an option as people would tell it: what was there and done, what comes of it.

Each value is run; what is the same under all of them is told once, what differs under each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from prikup.game import BadRecord, PrikupError, Reason, Seat
from prikup.records.examples import document_of, run_example
from prikup.records.record import FORMAT as RECORD
from prikup.records.replay import Replay, replay
from prikup.records.scores import entry_lines
from prikup.records.sheet import score_sheet
from prikup.records.show import deal_lines
from prikup.reference.wording import Wording
from prikup.rules import Option, Value
from prikup.text import message, reason_text, value_text


class Outcome(Struct, frozen=True):
    """What one value leads to."""

    value: Value
    title: str
    """The value in words."""
    result: str
    why: Sequence[str]
    """Lines that only this value brings: entries of the sheet, or the rest of the playthrough."""


class Told(Struct, frozen=True):
    """An example in words."""

    kind: str
    """``sheet`` or ``record``."""
    rules: Sequence[str]
    """Other options that it needs, with their values."""
    story: Sequence[str]
    """What is the same under every value."""
    outcomes: Sequence[Outcome]


def tell(game: str, option: Option, lang: str) -> Told:
    """The example of an option in words, each of its values run."""
    example = option.example
    lines = [_lines(document_of(game, option, value), lang) for value in example.values]
    told = _opening(example.document, lang)
    if example.kind == "sheet":
        told += [_row(row, example.document["players"], lang) for row in example.document["deals"]]
        own = _own_lines(lines)
    else:
        shared = _shared(lines)
        told += lines[0][:shared]
        own = [of[shared:] for of in lines]
    return Told(
        kind=example.kind,
        rules=[_edit(other, value, lang) for other, value in example.set.items()],
        story=told,
        outcomes=[
            Outcome(
                value, value_text(lang, option.id, value), _result(game, option, value, lang), why
            )
            for value, why in zip(example.values, own, strict=True)
        ],
    )


def _edit(option: str, value: Value, lang: str) -> str:
    rule = message(lang, f"rule-{option}")
    return message(lang, "play-edit", {"rule": rule, "value": value_text(lang, option, value)})


# --- what was there and what was done -------------------------------------------------------------


def _opening(document: dict[str, Any], lang: str) -> list[str]:
    """The standing that an example begins with, where it is not that of a fresh match."""
    words = Wording(lang, document["players"])
    return [
        words.field(f"start-{name}", value) for name, value in document.get("start", {}).items()
    ]


def _row(row: dict[str, Any], players: Sequence[str], lang: str) -> str:
    """A row of a sheet as it is entered: ``B plays 100. Cards: A 20, B 100, C 0.``"""
    words = Wording(lang, players)
    rest = dict(row)
    parts = []
    if "declarer" in rest:
        game = rest.pop("bid") if "bid" in rest else words.action(rest.pop("contract"))
        parts.append(words.say("shown-plays", player=rest.pop("declarer"), bid=game))
    for name, value in rest.items():
        if isinstance(value, dict) and "player" in value:
            parts.append(words.say(f"shown-{name}", **value))
        else:
            parts.append(words.field(name, value))
    return ". ".join(parts) + "."


def _lines(document: dict[str, Any], lang: str) -> list[str]:
    """The entries of a sheet with their reasons, or the playthrough of a record."""
    if document["format"] == RECORD:
        return [line for deal in deal_lines(replay(document), lang) for line in deal]
    try:
        scored = score_sheet(document)
    except BadRecord:
        return []
    return [
        line for row in scored.rows for line in entry_lines(row.entries, document["players"], lang)
    ]


def _own_lines(lines: Sequence[Sequence[str]]) -> list[list[str]]:
    """Of each list the lines that are not in all of them."""
    common = set.intersection(*map(set, lines))
    return [[line for line in of if line not in common] for of in lines]


def _shared(lines: Sequence[Sequence[str]]) -> int:
    """With how many equal lines all lists begin."""
    count = 0
    for same in zip(*lines, strict=False):
        if len(set(same)) > 1:
            break
        count += 1
    return count


# --- what comes of it ----------------------------------------------------------------------------


def _result(game: str, option: Option, value: Value, lang: str) -> str:
    """The answer to what the example asks, in words."""
    document = document_of(game, option, value)
    words = Wording(lang, document["players"])
    found = run_example(game, option, value)
    ask, _, rest = option.example.ask.partition(" ")
    if ask == "accepted":
        return words.say("shown-accepted") if found else _refusal(document, words)
    if ask == "legal":
        actions = ", ".join(words.action(action) for action in found)
        return words.say("shown-legal", player=_actor(replay(document), words), actions=actions)
    if ask == "allowed":
        return _allowed(replay(document), rest, found, words)
    if ask == "scores":
        return words.field(ask, found)
    if ask == "settlement":
        signed = dict(zip(words.players, (f"{amount:+}" for amount in found or ()), strict=False))
        return words.field(ask, signed)
    field, _, player = rest.partition(" ")
    shown = words.field(field, found)
    return words.say("shown-seen-by", player=player, what=shown) if player else shown


def _refusal(document: dict[str, Any], words: Wording) -> str:
    """Why a sheet cannot be."""
    try:
        score_sheet(document)
    except BadRecord as error:
        why = reason_text(words.lang, error.reason, words.players)
        return words.say("shown-refused", why=why)
    raise AssertionError("the sheet is accepted")


def _actor(done: Replay, words: Wording) -> str:
    """The name of the player to act."""
    seat: Seat = done.state.turn
    return words.players[seat]


def _allowed(done: Replay, text: str, allowed: bool, words: Wording) -> str:
    """Whether the player to act may do something, and if not, why."""
    action = words.action(text)
    if allowed:
        return words.say("shown-allowed", player=_actor(done, words), action=action)
    return words.say(
        "shown-forbidden",
        action=action,
        why=reason_text(words.lang, _why_not(done, text), words.players),
    )


def _why_not(done: Replay, text: str) -> Reason:
    """Why an action that is not allowed is not."""
    try:
        done.state.apply(done.match.game.parse_action(done.state, text))
    except PrikupError as error:
        return error.reason
    raise AssertionError(f"{text} is allowed")
