"""Builders for tests of what Preferans writes: rules, standings, results of deals, settlements."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from prikup.cards import SUITS, parse_card
from prikup.game import Entry
from prikup.preferans import PREFERANS
from prikup.preferans.options import OPTIONS
from prikup.preferans.rules import Rules
from prikup.preferans.scoring import score
from prikup.preferans.settle import scores, settlement
from prikup.preferans.state import DealResult, Standing


def rules(preset: str = "sochi", /, **edits: Any) -> Rules:
    """The structs of a preset and edits."""
    values = {option.id: option.default for option in OPTIONS}
    file = files("prikup.preferans") / "presets" / f"{preset}.toml"
    values |= tomllib.loads(file.read_text("utf-8")).get("set", {})
    return PREFERANS.new_match({**values, **edits}).rules


def standing(
    players: int = 3,
    *,
    pool: Sequence[int] = (),
    mountain: Sequence[int] = (),
    whists: Mapping[str, int] | None = None,
    **more: Any,
) -> Standing:
    """A standing; ``whists`` as ``{"AB": 170}``: A has written 170 on B."""
    matrix = [[0] * players for _ in range(players)]
    for pair, amount in (whists or {}).items():
        matrix["ABCDE".index(pair[0])]["ABCDE".index(pair[1])] = amount
    return Standing(
        pool=tuple(pool) or (0,) * players,
        mountain=tuple(mountain) or (0,) * players,
        whists=tuple(map(tuple, matrix)),
        **{"dealer": 0, **more},
    )


def played(
    contract: str, tricks: Sequence[int], said: str = "", declarer: int = 1, **more: Any
) -> DealResult:
    """A game: ``said`` are the answers by seat with a dash for the declarer and who rests; without
    ``tricks`` it was not played."""
    suit = contract[-1]
    answers = [word if word != "-" else None for word in said.split()]
    return DealResult(
        kind="game",
        declarer=declarer,
        level=int(contract[:-1].rstrip("N")),
        suit=SUITS.index(suit) if suit in SUITS else None,
        said=tuple(answers),  # type: ignore[arg-type]
        played=bool(tricks),
        tricks=tuple(tricks),
        **more,
    )


def misere(tricks: Sequence[int], declarer: int = 1, **more: Any) -> DealResult:
    """A misère."""
    return DealResult(
        kind="misere", declarer=declarer, tricks=tuple(tricks), played=True, misere="misere", **more
    )


def all_pass(*tricks: int, talon: int = 0, **more: Any) -> DealResult:
    """An all-pass deal."""
    return DealResult(kind="all-pass", tricks=tricks, talon_tricks=talon, played=True, **more)


def cards(text: str) -> tuple[int, ...]:
    """Cards by their plain forms."""
    return tuple(parse_card(name) for name in text.split())


class Written:
    """What a deal wrote, in the words of the sheet."""

    def __init__(self, before: Standing, result: DealResult, rules: Rules) -> None:
        self.standing, self.entries = score(before, result, rules)
        self.pool, self.mountain = self.standing.pool, self.standing.mountain
        self.exact = settlement(self.standing, rules.end.pool_value)
        self.scores = scores(self.standing, rules.end.pool_value)

    def whists(self) -> dict[str, int]:
        """Whists by writer and debtor, ``{"AB": 170}``."""
        return {
            "ABCDE"[who] + "ABCDE"[on]: amount
            for who, row in enumerate(self.standing.whists)
            for on, amount in enumerate(row)
            if amount
        }

    def of(self, rule: str) -> list[Entry]:
        """The entries of one rule."""
        return [entry for entry in self.entries if entry.rule == rule]


def written(
    result: DealResult,
    preset: str = "sochi",
    /,
    before: Standing | None = None,
    **edits: Any,
) -> Written:
    """Score one deal from a fresh sheet (or ``before``)."""
    fresh = standing(len(result.said or result.tricks) or 3)
    return Written(before or fresh, result, rules(preset, **edits))
