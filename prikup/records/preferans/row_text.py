"""The row of a score sheet that people would write for a deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.cards import card_name
from prikup.game import Contract, Seat, action_text
from prikup.preferans.ladder import MISERES
from prikup.preferans.state import DealResult
from prikup.records.preferans.fields import TALON

_GIVEN_UP = {"without": "without_all", "without-three": "without_three"}
MISERE_WORDS = {which: action_text(bid) for bid, which in reversed(MISERES.items())}


def row_of_result(result: DealResult, players: Sequence[str]) -> dict[str, Any]:
    """The row that people would write for a deal, a redeal or a penalty.

    >>> row_of_result(DealResult(kind="without", declarer=1, level=7), ["A", "B", "C"])
    {'declarer': 'B', 'contract': '7', 'given_up': 'without_all'}
    """
    if result.kind == "penalty" and result.player is not None:
        penalty = {"player": players[result.player], "reason": result.why.replace("-", "_")}
        return {"penalty": penalty | ({"amount": result.amount} if result.amount else {})}
    if result.kind == "redeal":
        return {"redeal": {} if result.player is None else {"player": players[result.player]}}
    talon = {"talon": " ".join(map(card_name, result.talon))} if result.talon else {}
    if result.declarer is None:
        tricks = _tricks(result, players)
        if result.talon_tricks:
            tricks[TALON] = result.talon_tricks
        return {"all_pass": True, "tricks": tricks, **talon}
    row: dict[str, Any] = {"declarer": players[result.declarer], "contract": contract_of(result)}
    if result.kind in _GIVEN_UP:
        return {**row, "given_up": _GIVEN_UP[result.kind], **talon}
    row |= {**_answers(result, players), **_played(result, players), **talon}
    return row | ({"help": [players[seat] for seat in result.help]} if result.help else {})


def contract_of(result: DealResult) -> str:
    """The contract of a deal with a declarer; of a game given up its level."""
    if result.kind == "misere":
        return MISERE_WORDS[result.misere or "misere"]
    if result.kind == "game":
        return action_text(Contract(result.level, result.suit))
    return str(result.level)


def _answers(result: DealResult, players: Sequence[str]) -> dict[str, Any]:
    """What was said, in turn after the declarer."""
    assert result.declarer is not None
    count = len(players)
    turn: list[Seat] = [(result.declarer + step) % count for step in range(1, count)]
    said = {
        players[seat]: word.replace("-", "_")
        for seat in turn
        if result.said and (word := result.said[seat]) is not None
    }
    return {"whist": said} if said else {}


def _played(result: DealResult, players: Sequence[str]) -> dict[str, Any]:
    if not result.played:
        return {}
    opened = {"open": True} if result.open else {}
    return {**opened, "tricks": _tricks(result, players)}


def _tricks(result: DealResult, players: Sequence[str]) -> dict[str, int]:
    return {
        name: result.tricks[seat]
        for seat, name in enumerate(players)
        if seat not in result.out or result.tricks[seat]
    }
