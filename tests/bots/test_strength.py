"""Seeded matches by every preset: the levels stand in their order; play does not change unseen."""

from random import Random
from statistics import median

import matches
import pytest
import strength
from bot_table import play_deals, russian, seat_bots, values_of, winner

from prikup.bots import LEVELS, make
from prikup.game import GAMES
from prikup.rules import default_preset, presets_of
from prikup.thousand import THOUSAND


def wins(measure: str, preset: str, count: int, score: int) -> int:
    """Matches that the first level wins, from an even score, with the seats rotated."""
    won = 0
    for seed in range(count):
        values = values_of(preset)
        start = {"scores": [score] * int(str(values["players"])), "deal_number": 7}
        match = THOUSAND.new_match(values, start)
        levels, side = strength.seating(measure, match, seed)
        won += winner(play_deals(match, seat_bots(levels, seed), seed, 300)) in side
    return won


@pytest.mark.slow
@pytest.mark.parametrize("preset", presets_of("thousand"))
def test_novice_beats_random(preset: str) -> None:
    assert wins("novice-random", preset, 4, 600) >= 3


@pytest.mark.slow
@pytest.mark.parametrize("preset", presets_of("thousand"))
def test_club_beats_random(preset: str) -> None:
    assert wins("club-random", preset, 4, 700) >= 3


@pytest.mark.slow
def test_club_beats_novice() -> None:
    assert wins("club-novice", "russian", 10, 700) == 7


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["siadany", "two-talons", "four-dealer-out"])
def test_club_holds_its_own_against_novice(preset: str) -> None:
    assert wins("club-novice", preset, 4, 700) >= 2


@pytest.mark.parametrize("level", LEVELS)
def test_same_seed_same_play(level: str) -> None:
    ends = [
        play_deals(THOUSAND.new_match(russian()), seat_bots([level] * 3, 5), 5, 3) for _ in range(2)
    ]
    assert ends[0] == ends[1]


def test_unknown_level_is_a_lookup_error() -> None:
    with pytest.raises(LookupError):
        make("genius", "thousand", 0, 1)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_club_decides_fast(game: str) -> None:
    """The promise is a median of 10 ms; here with room for slow machines."""
    state = matches.fresh(game, default_preset(game).name)
    bots = matches.seat_bots(game, ["club"] * len(state.scores), 3)
    played = matches.play(game, state, bots, Random(3), most=4)
    assert median([each for times in played.times.values() for each in times]) < 0.03
