"""A table for bots: seeded matches under any rules."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import seated
from matches import seat_bots as seat_bots_of

from prikup.cards import Mask, mask_of, parse_cards
from prikup.game import Action, Deal
from prikup.rules import Value, resolve
from prikup.thousand import THOUSAND
from prikup.thousand.match import State


def russian(**edits: Value) -> Mapping[str, Value]:
    """The values of the preset ``russian`` with some edits."""
    return resolve("thousand", "russian", edits).values


def values_of(preset: str, **edits: Value) -> Mapping[str, Value]:
    """The values of a preset with some edits."""
    return resolve("thousand", preset, edits).values


random_rules = partial(seated.random_rules, "thousand")
seat_bots = partial(seat_bots_of, "thousand")
play_deals = partial(seated.play_deals, "thousand")


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
