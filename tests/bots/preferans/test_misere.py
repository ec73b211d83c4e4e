"""A misère is played, and caught, as one."""

import pytest
from preferans_table import dealt

from prikup.bots import make
from prikup.preferans.match import State

SAFE = "7S 8S 9S 7C 8C 9C 7D 8D 9D 7H"
HOLE = "7S 8S 9S 7C 8C 9C 7D 8D 9H TH"
"""Hearts have a hole: seven and eight lie with the defenders, one each."""


def played(mine: str, level: str) -> State:
    """A misère of the first hand, the discards made, played to the end by bots of a level."""
    left = [rank + suit for suit in "SCDH" for rank in "TJQKA789" if rank + suit not in mine]
    low = [card for card in ("7H", "8H") if card in left]
    high = [card for card in left if card not in low]
    second = [*low[:1], *high[0::2]][:10]
    third = [*low[1:], *(card for card in high if card not in second)][:10]
    talon = [card for card in left if card not in (*second, *third)]
    away = f"discard {' '.join(talon)}"
    hands = [mine, " ".join(second), " ".join(third)]
    state = dealt(hands, " ".join(talon), "misere", "pass", "pass", away)
    bots = [make(level, "preferans", seat, 3) for seat in range(3)]
    while state.turn is not None:
        state = state.apply(bots[state.turn].act(state.view(state.turn)))
    return state


@pytest.mark.parametrize("level", ["novice", "club"])
def test_X89_a_misere_with_a_hole_is_caught_by_low_leads(level: str) -> None:
    state = played(HOLE, level)
    assert state.finished is not None
    assert 1 <= state.finished.result.tricks[0] <= 2
    assert state.standing.mountain[0] > 0


@pytest.mark.parametrize("level", ["novice", "club"])
def test_X89_a_safe_misere_takes_no_trick(level: str) -> None:
    state = played(SAFE, level)
    assert state.finished is not None
    assert state.finished.result.tricks[0] == 0
    assert state.standing.pool[0] == 10
