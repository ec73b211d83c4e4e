"""The row of a score sheet that people would write for a deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from prikup.cards import SUITS, Suit, cards_of, mask_of
from prikup.thousand.state import DealResult

_ENDED = {"write-off": "write_off", "concede": "concede", "bomb": "bomb"}


def row_of_result(result: DealResult, players: Sequence[str]) -> dict[str, Any]:
    """The row that people would write for a deal (or a redeal, or a penalty).

    >>> row_of_result(DealResult(kind="write-off", declarer=2, bid=120), ["A", "B", "C"])
    {'declarer': 'C', 'bid': 120, 'write_off': True}
    """
    if result.kind == "penalty" and result.player is not None:
        penalty: dict[str, Any] = {"player": players[result.player]}
        penalty["reason"] = result.why.replace("-", "_")
        return {"penalty": {**penalty, **({"amount": result.amount} if result.amount else {})}}
    if result.kind == "redeal":
        return {"redeal": {} if result.player is None else {"player": players[result.player]}}
    row: dict[str, Any] = {}
    if result.declarer is not None:
        row |= {"declarer": players[result.declarer], "bid": result.bid}
    if result.kind in ("played", "raspasy"):
        row |= _played_row(result, players)
    else:
        row[_ENDED[result.kind]] = True
    if result.kind == "write-off" and result.aces_held:
        row["aces_held"] = _named(result.aces_held, players)
    if result.kind == "raspasy":
        row["all_pass"] = True
    return row | _extras(result, players)


def _extras(result: DealResult, players: Sequence[str]) -> dict[str, Any]:
    row: dict[str, Any] = {}
    if result.blind:
        row["blind"] = True
    if result.contra:
        row["contra"] = "contra" if result.contra == 1 else "recontra"
    if result.bought:
        row["bought"] = [
            {"buyer": players[buyer], "seller": players[seller]}
            for buyer, seller, _ in result.bought
        ]
    if result.void_claim:
        row["redeal"] = {}
    return row


def _played_row(result: DealResult, players: Sequence[str]) -> dict[str, Any]:
    active = [name for seat, name in enumerate(players) if seat != result.out]
    cards, tricks = (dict(zip(players, by, strict=True)) for by in (result.cards, result.tricks))
    row: dict[str, Any] = {"cards": {name: cards[name] for name in active}}
    if suits := _suits(result.marriages, players):
        row["marriages"] = suits
    if halves := _suits(result.half_marriages, players):
        row["half_marriages"] = halves
    if any(result.captured):
        row["captured"] = _named(result.captured, players)
    row["tricks"] = {name: tricks[name] for name in active}
    for field, seat in (("aces", result.aces), ("nines", result.nines)):
        if seat is not None:
            row[field] = players[seat]
    if result.talon_points:
        row["talon_points"] = result.talon_points
    if result.kept_lead is not None:
        row["kept_lead"] = players[result.kept_lead]
    return row


def _suits(by_seat: Sequence[Sequence[Suit]], players: Sequence[str]) -> Mapping[str, list[str]]:
    return {
        name: [SUITS[suit] for suit in cards_of(mask_of(suits))]
        for name, suits in zip(players, by_seat or [()] * len(players), strict=True)
        if suits
    }


def _named(numbers: Sequence[int], players: Sequence[str]) -> dict[str, int]:
    return {name: number for name, number in zip(players, numbers, strict=True) if number}
