"""A table for bots of Preferans: seeded deals under any rules."""

from collections.abc import Mapping, Sequence
from functools import partial

import seated
from matches import seat_bots as seat_bots_of

from prikup.cards import mask_of, parse_cards
from prikup.game import Deal, IllegalAction
from prikup.preferans.api import PREFERANS
from prikup.preferans.match import State
from prikup.rules import Value, resolve


def rules(preset: str = "sochi", **edits: Value) -> Mapping[str, Value]:
    """The values of a preset with some edits."""
    return resolve("preferans", preset, edits).values


random_rules = partial(seated.random_rules, "preferans")
seat_bots = partial(seat_bots_of, "preferans")
play_deals = partial(seated.play_deals, "preferans")


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
