"""No bot ever offers an action that is refused, under any house rules."""

from collections.abc import Mapping
from random import Random

import pytest
from bot_table import play_deals, random_rules, seat_bots

from prikup.rules import Value
from prikup.thousand import THOUSAND
from prikup.thousand.match import State


def somewhere(values: Mapping[str, Value], seed: int) -> State:
    """A match that is under way, so that barrels and low scores come up too."""
    rng = Random(f"start:{seed}")
    fresh = THOUSAND.new_match(values)
    scores = [rng.choice((-125, 0, 240, 435, 555 - 60, 760, 875)) for _ in fresh.scores]
    if fresh.rules.layout.pairs:
        scores[2:] = scores[:2]
    return THOUSAND.new_match(values, {"scores": scores, "deal_number": rng.choice((0, 7))})


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "rule_sets", "deals"), [("random", 60, 8), ("novice", 60, 8), ("club", 30, 1)]
)
def test_no_action_is_refused_under_random_rules(level: str, rule_sets: int, deals: int) -> None:
    for seed in range(rule_sets):
        state = somewhere(random_rules(seed), seed)
        play_deals(state, seat_bots([level] * len(state.scores), seed), seed, deals)
