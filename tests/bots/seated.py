"""Seeded deals of a game among bots, under any rules."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from prikup.bots import Bot
from prikup.game import GAMES
from prikup.rules import Value, catalogue_of, presets_of, resolve
from prikup.rules.random import random_edits

Watcher = Callable[[Any, Bot], None]


def random_rules(game: str, seed: int) -> Mapping[str, Value]:
    """The values of a random valid rule set: all numbers of players, all layouts."""
    rng = Random(f"rules:{seed}")
    preset = rng.choice(sorted(presets_of(game)))
    return resolve(game, preset, random_edits(catalogue_of(game), preset, rng)).values


def play_deals(
    game: str,
    state: Any,
    bots: Sequence[Bot],
    seed: int,
    deals: int,
    watch: Watcher | None = None,
) -> Any:
    """Play until the match ends or so many deals were dealt; every action is checked."""
    rng = Random(f"deals:{seed}")
    for _ in range(deals):
        if state.over:
            break
        order = list(GAMES[game].deck(state))
        rng.shuffle(order)
        state = state.apply(GAMES[game].deal(state, order))
        while state.turn is not None:
            bot = bots[state.turn]
            if watch is not None:
                watch(state, bot)
            state = state.apply(bot.act(state.view(state.turn)))
    return state
