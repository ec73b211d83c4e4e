"""A table for bots: seeded matches under any rules."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from prikup.bots import Bot, make
from prikup.cards import Mask, mask_of, parse_cards
from prikup.game import Action, Deal
from prikup.rules import Value, catalogue_of, presets_of, resolve
from prikup.rules.random import random_edits
from prikup.thousand import THOUSAND
from prikup.thousand.match import State

Watcher = Callable[[State, Bot], None]


def russian(**edits: Value) -> Mapping[str, Value]:
    """The values of the preset ``russian`` with some edits."""
    return resolve("thousand", "russian", edits).values


def values_of(preset: str, **edits: Value) -> Mapping[str, Value]:
    """The values of a preset with some edits."""
    return resolve("thousand", preset, edits).values


def random_rules(seed: int) -> Mapping[str, Value]:
    """The values of a random valid rule set: two to four players, all layouts."""
    rng = Random(f"rules:{seed}")
    preset = rng.choice(sorted(presets_of("thousand")))
    edits = random_edits(catalogue_of("thousand"), preset, rng)
    return resolve("thousand", preset, edits).values


def seat_bots(levels: Sequence[str], seed: int) -> list[Bot]:
    return [make(level, "thousand", seat, seed) for seat, level in enumerate(levels)]


def play_deals(
    state: State, bots: Sequence[Bot], seed: int, deals: int, watch: Watcher | None = None
) -> State:
    """Play until the match ends or so many deals were dealt; every action is checked."""
    rng = Random(f"deals:{seed}")
    for _ in range(deals):
        if state.over:
            break
        order = list(THOUSAND.deck(state))
        rng.shuffle(order)
        state = state.apply(THOUSAND.deal(state, order))
        while state.turn is not None:
            bot = bots[state.turn]
            if watch is not None:
                watch(state, bot)
            state = state.apply(bot.act(state.view(state.turn)))
    return state


def winner(state: State) -> int:
    """Who won, or is ahead where the match was cut."""
    scores = state.scores
    return scores.index(max(scores)) if state.winner is None else state.winner


def dealt(
    hands: Sequence[str],
    talon: str,
    *actions: Action,
    start: Mapping[str, Any] | None = None,
    **edits: Value,
) -> State:
    """A match in ``russian`` in which these cards were dealt and these actions followed."""
    masks: list[Mask] = [mask_of(parse_cards(hand)) for hand in hands]
    state = THOUSAND.new_match(russian(**edits), start)
    state = state.apply(Deal(tuple(masks), tuple(parse_cards(talon))))
    for action in actions:
        state = state.apply(action)
    return state
