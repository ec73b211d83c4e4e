"""No bot ever offers an action that is refused, under any conventions."""

import pytest
from preferans_table import play_deals, random_rules, rules, seat_bots

from prikup.preferans.api import PREFERANS
from prikup.rules import presets_of


@pytest.mark.slow
@pytest.mark.parametrize(("level", "deals"), [("random", 12), ("novice", 6), ("club", 1)])
def test_no_action_is_refused_under_random_conventions(level: str, deals: int) -> None:
    for seed in range(30):
        state = PREFERANS.new_match(random_rules(seed))
        play_deals(state, seat_bots([level] * len(state.scores), seed), seed, deals)


@pytest.mark.slow
@pytest.mark.parametrize("preset", sorted(presets_of("preferans")))
def test_levels_sit_at_one_table(preset: str) -> None:
    state = PREFERANS.new_match(rules(preset))
    levels = ["club", "novice", "random", "novice"][: len(state.scores)]
    after = play_deals(state, seat_bots(levels, 1), 1, 6)
    assert after.standing.deal_number > 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_any_number_of_players(players: int) -> None:
    state = PREFERANS.new_match(rules(players=players))
    after = play_deals(state, seat_bots(["novice"] * players, players), players, 10)
    assert any(map(any, (after.standing.pool, after.standing.mountain)))
