"""A table for bots of Preferans: seeded deals under any rules."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from prikup.bots import Bot, make
from prikup.cards import mask_of, parse_cards
from prikup.game import Deal, IllegalAction
from prikup.preferans.api import PREFERANS
from prikup.preferans.match import State
from prikup.rules import Value, catalogue_of, presets_of, resolve
from prikup.rules.random import random_edits

Watcher = Callable[[State, Bot], None]


def rules(preset: str = "sochi", **edits: Value) -> Mapping[str, Value]:
    """The values of a preset with some edits."""
    return resolve("preferans", preset, edits).values


def random_rules(seed: int) -> Mapping[str, Value]:
    """The values of a random valid rule set."""
    rng = Random(f"rules:{seed}")
    preset = rng.choice(sorted(presets_of("preferans")))
    return rules(preset, **random_edits(catalogue_of("preferans"), preset, rng))


def seat_bots(levels: Sequence[str], seed: int) -> list[Bot]:
    return [make(level, "preferans", seat, seed) for seat, level in enumerate(levels)]


def play_deals(
    state: State, bots: Sequence[Bot], seed: int, deals: int, watch: Watcher | None = None
) -> State:
    """Play until the match ends or so many deals were dealt; every action is checked."""
    rng = Random(f"deals:{seed}")
    for _ in range(deals):
        if state.over:
            break
        order = list(PREFERANS.deck(state))
        rng.shuffle(order)
        state = state.apply(PREFERANS.deal(state, order))
        while state.turn is not None:
            bot = bots[state.turn]
            if watch is not None:
                watch(state, bot)
            state = state.apply(bot.act(state.view(state.turn)))
    return state


def dealt(hands: Sequence[str], talon: str, *actions: str, preset: str = "sochi") -> State:
    """A match in which these cards were dealt and these actions followed; seat 2 deals, so seat 0
    is the first hand."""
    state = PREFERANS.new_match(rules(preset), {"dealer": 2})
    masks = tuple(mask_of(parse_cards(hand)) for hand in hands)
    state = state.apply(Deal(masks, tuple(parse_cards(talon))))
    for text in actions:
        try:
            state = state.apply(PREFERANS.parse_action(state, text))
        except IllegalAction as error:
            raise AssertionError(f"{text}: {error}") from error
    return state
