"""No bot ever offers an action that is refused, under any conventions."""

from collections.abc import Sequence
from random import Random

import pytest
from preferans_table import play_deals, random_rules, rules, seat_bots

from prikup.bots import Bot
from prikup.game import Action, Call
from prikup.preferans.api import PREFERANS
from prikup.preferans.match import State
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


@pytest.mark.parametrize("level", ["novice", "club"])
def test_a_dealer_who_whists_passes_or_plays_both_hands(level: str) -> None:
    asked = 0
    for seed in range(6):
        state = PREFERANS.new_match(rules(players=4, dealer_may_whist=True))
        bots = seat_bots([level] * 4, seed)

        def answer(state: State, bots: Sequence[Bot] = bots) -> Action:
            nonlocal asked
            seat = state.turn
            assert seat is not None
            own = bots[seat].act(state.view(seat))
            if state.phase != "whist":
                return own
            if seat != state.standing.dealer:
                return Call("pass")
            asked += 1
            assert own == Call("pass")
            return Call("whist")

        order = list(PREFERANS.deck(state))
        Random(seed).shuffle(order)
        state = state.apply(PREFERANS.deal(state, order))
        while state.turn is not None:
            state = state.apply(answer(state))
    assert asked
