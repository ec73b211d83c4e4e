"""Numbers of lines of play from small positions, pinned; and once more by the naive rules."""

from __future__ import annotations

from random import Random

import pytest
from preferans_play import position

from prikup.preferans import State

FOUR = ["AS KH QH 9C", "TS 9H KD QD", "KS AH JD AC"]


def lines(state: State) -> int:
    """How many different ways there are to the end of the deal."""
    if state.turn is None:
        return 1
    return sum(lines(state.after(action)) for action in state.legal_actions())


@pytest.mark.parametrize(
    ("trump", "leader", "count"),
    [(None, 0, 272), (None, 1, 488), ("S", 0, 64), ("H", 2, 96)],
)
def test_lines_of_play(trump: str | None, leader: int, count: int) -> None:
    assert lines(position(FOUR, trump=trump, leader=leader)) == count


def power(card: str, trump: str, led: str) -> tuple[bool, bool, int]:
    """What a card is worth in a trick."""
    return card[1] == trump, card[1] == led, "789TJQKA".index(card[0])


def naive(hands: list[set[str]], to_lead: int, trick: list[str], trump: str) -> int:
    """The game once more, written from its rules without the engine."""
    if not trick and not any(hands):
        return 1
    seat = (to_lead + len(trick)) % 3
    hand = hands[seat]
    suit = trick[0][1] if trick else ""
    may = [card for card in hand if card[1] == suit] if trick else list(hand)
    may = may or [card for card in hand if card[1] == trump] or list(hand)
    count = 0
    for card in may:
        left, laid = [held - {card} for held in hands], [*trick, card]
        if len(laid) < 3:
            count += naive(left, to_lead, laid, trump)
            continue
        best = max(laid, key=lambda one: power(one, trump, laid[0][1]))
        count += naive(left, (to_lead + laid.index(best)) % 3, [], trump)
    return count


@pytest.mark.parametrize("seed", range(12))
def test_the_engine_finds_the_lines_that_the_rules_allow(seed: int) -> None:
    rng = Random(seed)
    pack = rng.sample([rank + suit for suit in "SCDH" for rank in "789TJQKA"], 12)
    hands = [pack[:4], pack[4:8], pack[8:]]
    trump, leader = rng.choice(["", "S", "H"]), rng.randrange(3)
    state = position([" ".join(hand) for hand in hands], leader=leader, trump=trump or None)
    assert lines(state) == naive([set(hand) for hand in hands], leader, [], trump)
