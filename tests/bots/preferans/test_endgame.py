"""The last tricks are looked through as slow and plain reckoning does."""

from copy import deepcopy
from random import Random

import pytest

from prikup.bots.preferans.endgame import Endgame
from prikup.bots.preferans.position import NO_TRUMP, Goal, Position
from prikup.cards import cards_of, mask_of


def reckoned(position: Position) -> int:
    """The soloist's tricks at the end, every legal card of everybody tried."""
    place = position.turn()
    hand = position.hands[place]
    if not hand:
        return position.tricks[position.soloist]
    ends = []
    for card in cards_of(position.follows(hand)):
        after = deepcopy(position)
        after.lay(place, card)
        ends.append(reckoned(after))
    few = (place == position.soloist) == (position.goal is Goal.MISERE)
    return min(ends) if few else max(ends)


@pytest.mark.parametrize(
    ("goal", "trump"), [(Goal.GAME, 2), (Goal.GAME, NO_TRUMP), (Goal.MISERE, NO_TRUMP)]
)
def test_finds_what_plain_reckoning_finds(goal: Goal, trump: int) -> None:
    rng = Random(f"{goal}{trump}")
    for _ in range(40):
        cards = rng.sample(range(32), 9)
        hands = [mask_of(cards[at : at + 3]) for at in (0, 3, 6)]
        leader = rng.randrange(3)
        position = Position(hands, goal, soloist=rng.randrange(3), trump=trump, leader=leader)
        position.tricks = [rng.randrange(3) for _ in range(3)]
        for _ in range(rng.randrange(3)):
            place = position.turn()
            position.lay(place, rng.choice(cards_of(position.follows(position.hands[place]))))
        before = sum(position.tricks)
        end = Endgame(goal, position.soloist, trump).finish(position)
        assert end[position.soloist] == reckoned(position)
        assert sum(end) == before + 3
