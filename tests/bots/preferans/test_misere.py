"""A misère is played, and caught, as one."""

import pytest
from preferans_table import dealt

from prikup.bots import make
from prikup.game import Call, Offer, action_text
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


LAST_FIVE = {
    "JD": (
        [
            "QS AS 9C JC AC KD TH JH QH KH",
            "7S 9S TS JS KS 7C 7D 8D 7H 9H",
            "8S 8C TC QC KC 9D TD QD AD 8H",
        ],
        "JD AH",
        "6S, misere, pass, pass, discard KS AH, QS, 7S, 8S, AS, 9S, 8C, 9C, 7C, TC, QC, JC, TS, KC,"
        " AC, JS, KD",
    ),
    "QC": (
        [
            "7S 7C 8C JC QC 7D JD 7H 9H QH",
            "8S TS QS KS TC AC TD AD TH JH",
            "9S JS 9C KC 8D QD KD 8H KH AH",
        ],
        "9D AS",
        "misere, pass, pass, discard AS QH, 7S, 8S, 9S, JS, 7C, TS, QD, 9D, AD, QS, KC, JC, TD, KD,"
        " JD, 9C",
    ),
}
"""Misères of which five tricks are left, all hands open, by the card to lay: the diamond under the
king goes away now and no trick is taken; the queen of clubs takes the one that must be."""


@pytest.mark.parametrize("card", LAST_FIVE)
def test_takes_no_trick_that_can_be_avoided_when_all_cards_are_known(card: str) -> None:
    hands, talon, said = LAST_FIVE[card]
    state = dealt(hands, talon, *said.split(", "))
    assert {card_laid(state, seed) for seed in range(10)} == {card}


def card_laid(state: State, seed: int) -> str:
    """The card that a bot lays; if it offers the rest first, nobody agrees."""
    seat = state.turn
    assert seat is not None
    bot = make("club", "preferans", seat, seed)
    action = bot.act(state.view(seat))
    if isinstance(action, Offer):
        action = bot.act(state.apply(action).apply(Call("reject")).view(seat))
    return action_text(action)
