"""Small positions in which a sensible player knows what to do."""

import pytest
from preferans_table import dealt

from prikup.bots import make
from prikup.game import Contract, action_text
from prikup.preferans.match import State

STRONG = "AS KS QS JS TS AH KH AD 7C 8C"
"""Eight tricks in spades without the talon."""
WEAK = "7S 9S 9C TC 8D TD 7H 9H JH QD"
LOW = "7S 8S TS 7C 9C 7D 8D TD 7H 9H"
"""No hole: a misère."""
HIGH = "9S AC KC QC JC TC 9D AD 8H QH"


def says(state: State, level: str) -> str:
    """What a bot says at its turn."""
    seat = state.turn
    assert seat is not None
    return action_text(make(level, "preferans", seat, 7).act(state.view(seat)))


def others(*hands: str) -> str:
    """Ten of the cards that are left, in order."""
    taken = " ".join(hands).split()
    return " ".join([r + s for s in "SCDH" for r in "789TJQKA" if r + s not in taken][:10])


def table(first: str, *actions: str) -> State:
    """The first hand holds ``first``; the rest is dealt in order."""
    second = others(first)
    third = others(first, second)
    talon = others(first, second, third)
    return dealt([first, second, third], talon, *actions)


@pytest.mark.parametrize("level", ["novice", "club"])
def test_bids_on_a_strong_hand_and_passes_on_a_weak_one(level: str) -> None:
    assert says(table(STRONG), level) == "6S"
    third = others(STRONG, WEAK)
    talon = others(STRONG, WEAK, third)
    assert says(dealt([STRONG, WEAK, third], talon, "6S"), level) == "pass"


@pytest.mark.parametrize("level", ["novice", "club"])
def test_bids_misere_on_a_hand_without_holes(level: str) -> None:
    assert says(table(LOW), level) == "misere"


@pytest.mark.parametrize("level", ["novice", "club"])
def test_orders_what_the_hand_is_worth(level: str) -> None:
    state = table(STRONG, "6S", "pass", "pass")
    assert state.phase == "talon"
    bot = make(level, "preferans", 0, 7)
    state = state.apply(bot.act(state.view(0)))
    order = bot.act(state.view(0))
    assert isinstance(order, Contract) and order.suit == 0 and order.level >= 7


@pytest.mark.parametrize("level", ["novice", "club"])
def test_keeps_the_tricks_when_putting_two_cards_away(level: str) -> None:
    state = table(STRONG, "6S", "pass", "pass")
    away = says(state, level).split()[1:]
    assert not {"AS", "KS", "QS", "AH", "KH", "AD"} & set(away)
