"""Running the examples of options: what a small sheet or record leads to under a value.

See :class:`prikup.rules.option.Example` for the questions that an example asks.
"""

from __future__ import annotations

from typing import Any

from prikup.game import BadRecord, PrikupError, action_text
from prikup.records.record import FORMAT as RECORD
from prikup.records.replay import last_state, open_match
from prikup.records.sheet import FORMAT as SHEET
from prikup.records.sheet import score_sheet
from prikup.rules import catalogue_of
from prikup.rules.option import Example, Option, Value


class BadExample(ValueError):
    """An example that asks for something that is not there: a slip of the programmer."""


def document_of(game: str, option: Option, value: Value) -> dict[str, Any]:
    """The whole sheet or record that an option's example is with this value: by the game's default
    preset, with the other options that the example needs."""
    example = option.example
    edits = {**example.set, option.id: value}
    count = edits.get("players", len(example.document["players"]))
    return {
        "format": RECORD if example.kind == "record" else SHEET,
        "game": game,
        "rules": {"set": edits},
        **example.document,
        "players": example.document["players"][:count],
    }


def run_example(game: str, option: str | Option, value: Value) -> Any:
    """What the example of an option (or of its id) comes to under ``value``.

    >>> run_example("thousand", "dump", True), run_example("thousand", "dump", False)
    ([20, 0, 0], [20, 555, 0])
    >>> run_example("thousand", "must_trump", True)
    ['JH']

    Raises :class:`~prikup.game.BadRecord` for an example that cannot happen under this value, and
    :class:`BadExample` for a question that has no answer.
    """
    if isinstance(option, str):
        option = catalogue_of(game)[option]
    example, document = option.example, document_of(game, option, value)
    players: list[str] = document["players"]
    if example.ask == "accepted":
        return _accepted(document)
    if example.kind == "sheet":
        scored = score_sheet(document)
        return _of_match(example, scored.scribe.game, scored.state, players)
    match = open_match(document)
    return _of_state(example, match.game, last_state(match), players)


def _accepted(document: dict[str, Any]) -> bool:
    try:
        score_sheet(document)
    except BadRecord:
        return False
    return True


def _of_state(example: Example, game: Any, state: Any, players: list[str]) -> Any:
    """The answer of a position."""
    ask, _, rest = example.ask.partition(" ")
    if ask == "legal":
        return [action_text(action) for action in state.legal_actions()]
    if ask == "allowed":
        return _allowed(game, state, rest)
    if ask == "view":
        field, _, player = rest.partition(" ")
        seat = players.index(player) if player else state.turn
        return _field(example, game.view_json(state.view(seat)), field)
    if ask == "player":
        view = game.view_json(state.view(None))
        if rest in view:
            return _name(view[rest], players)
    return _of_match(example, game, state, players)


def _allowed(game: Any, state: Any, text: str) -> bool:
    try:
        return state.why_not(game.parse_action(state, text)) is None
    except PrikupError:
        return False


def _of_match(example: Example, game: Any, state: Any, players: list[str]) -> Any:
    """The answer of where the match stands."""
    ask, _, field = example.ask.partition(" ")
    shown = game.state_json(state)
    if ask == "scores":
        return list(state.scores)
    if ask == "settlement":
        return None if shown["settlement"] is None else shown["settlement"]["rounded"]
    if ask == "player":
        return _name(_field(example, shown, field), players)
    if ask == "standing":
        found = _field(example, state.standing, field)
        return list(found) if isinstance(found, tuple) else found
    raise BadExample(f"a {example.kind} cannot be asked for {example.ask!r}")


def _field(example: Example, holder: Any, field: str) -> Any:
    try:
        return holder[field] if isinstance(holder, dict) else getattr(holder, field)
    except (KeyError, AttributeError):
        raise BadExample(f"there is no {field!r} to ask for in {example.ask!r}") from None


def _name(seat: int | None, players: list[str]) -> str | None:
    return None if seat is None else players[seat]
