"""A match of any game between bots, played through the checked door and counted."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from prikup.bots import Bot, make
from prikup.game import GAMES
from prikup.rules import catalogue_of, presets_of, resolve
from prikup.rules.random import random_edits

CUT = 300
"""A match is cut after so many deals."""
MOST_ACTIONS = 1_000
"""A deal with more actions stands still."""
MOST_REDEALS = 100
"""And so does a match with more redeals in a row."""


@dataclass
class Played:
    """What became of a match."""

    end: Any
    """The last state."""
    deals: int = 0
    """Deals dealt, redeals among them."""
    refused: int = 0
    """Actions of bots that the game did not accept."""
    stalled: bool = False
    times: dict[int, list[float]] = field(default_factory=dict)
    """Seconds of processor time of each choice between several actions, by seat."""


def fresh(game: str, preset: str) -> Any:
    """A fresh match by a preset."""
    return GAMES[game].new_match(resolve(game, preset).values)


def under_random_rules(game: str, index: int) -> Any:
    """A fresh match by random valid rules, of all layouts that the game knows."""
    rng = Random(f"rules:{index}")
    preset = rng.choice(sorted(presets_of(game)))
    edits = random_edits(catalogue_of(game), preset, rng)
    return GAMES[game].new_match(resolve(game, preset, edits).values)


def seat_bots(game: str, levels: Sequence[str], seed: int) -> list[Bot]:
    """A bot of each level, in seat order."""
    return [make(level, game, seat, seed) for seat, level in enumerate(levels)]


def play(
    game: str,
    state: Any,
    bots: Sequence[Bot],
    cards: Random,
    scored: Callable[[Any], None] = lambda state: None,
    most: int = CUT,
) -> Played:
    """Play a match to its end, or ``most`` deals of it. ``scored`` gets the state after each."""
    match, redeals, number = Played(state), 0, _number(state)
    match.times = {seat: [] for seat in range(len(bots))}
    while not match.end.over and match.deals < most and not match.stalled:
        order = list(GAMES[game].deck(match.end))
        cards.shuffle(order)
        match.end = match.end.apply(GAMES[game].deal(match.end, order))
        match.deals += 1
        _play_deal(match, bots)
        scored(match.end)
        redeals = redeals + 1 if _number(match.end) == number else 0
        number = _number(match.end)
        match.stalled |= redeals > MOST_REDEALS
    return match


def _number(state: Any) -> int:
    """Deals scored so far; redeals do not count."""
    return int(state.standing.deal_number)


def _play_deal(match: Played, bots: Sequence[Bot]) -> None:
    """Ask until the deal is scored; whoever is refused does the first legal thing instead."""
    for _ in range(MOST_ACTIONS):
        state = match.end
        seat = state.turn
        if seat is None:
            return
        view = state.view(seat)
        begun = time.process_time()
        action = bots[seat].act(view)
        if len(view.legal) > 1:
            match.times[seat].append(time.process_time() - begun)
        if state.why_not(action) is not None:
            match.refused += 1
            action = view.legal[0]
        match.end = state.after(action)
    match.stalled = True
