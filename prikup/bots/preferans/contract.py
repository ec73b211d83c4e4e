"""The declarer before the play: which two cards to put away, what to order, when to give up."""

from __future__ import annotations

from prikup.bots.preferans.bidding import Worlds, least_level
from prikup.bots.preferans.habits import play_out
from prikup.bots.preferans.hands import SURE, put_away, put_away_low, suit_of, tricks
from prikup.bots.preferans.imagination import Imagination
from prikup.bots.preferans.position import NO_TRUMP, Goal, Position
from prikup.cards import Mask
from prikup.game import Action, Call, Contract, Discard
from prikup.preferans.ladder import LEVEL_OF

DISCARD_WORLDS, ORDER_WORLDS = 12, 24
FINALISTS, FINAL_WORLDS = 4, 24
"""So many ways to put two cards away are looked at again, in so many more worlds."""
WITHOUT_THREE = Call("without-three")


def put_two_away(imagination: Imagination) -> Action:
    """The two cards without which the own game is best."""
    view = imagination.view
    assert view.hand is not None
    hand, worlds = view.hand, imagination.worlds(DISCARD_WORLDS)
    if view.misere:

        def safety(pair: Mask) -> float:
            taken = _played(imagination, worlds, hand ^ pair, Goal.MISERE, NO_TRUMP)
            return sum(imagination.misere(imagination.place, one) for one in taken)

        return Discard(max(put_away_low(hand), key=safety))

    def promise(way: tuple[int, Mask]) -> float:
        trump, pair = way
        return max(_levels(imagination, worlds, hand ^ pair, trump))

    ways = [(trump, pair) for trump in _suits(hand) for pair in put_away(hand, trump)]
    ways = sorted(ways, key=promise, reverse=True)[:FINALISTS]
    worlds += imagination.worlds(FINAL_WORLDS)
    return Discard(max(ways, key=promise)[1])


def order(imagination: Imagination) -> Action:
    """The contract that promises most; where giving up at once costs less, that."""
    view = imagination.view
    assert view.hand is not None
    worlds, values = imagination.worlds(ORDER_WORLDS), dict[Action, float]()
    for trump in _suits(view.hand):
        suit, least = None if trump == NO_TRUMP else trump, _least(imagination, trump)
        for level, value in enumerate(_levels(imagination, worlds, view.hand, trump), least):
            values[Contract(level, suit)] = value
    if WITHOUT_THREE in view.legal:
        values[WITHOUT_THREE] = imagination.given_up("without-three")
    return max(
        (action for action in view.legal if action in values),
        key=values.__getitem__,
        default=view.legal[0],
    )


def _least(imagination: Imagination, trump: int) -> int:
    """The lowest level that may be ordered in a suit."""
    bid = imagination.view.bid
    if not isinstance(bid, Contract):
        bid = Contract(LEVEL_OF.get(bid, 6) if bid else 6, 0)
    return least_level(bid, trump)


def _suits(hand: Mask) -> list[int]:
    """No trump, and the trump suits worth a look: long ones, not much weaker than the best."""
    suits = [suit_of(hand, suit) for suit in range(4)]
    worth = [
        tricks(hand, suit) + cards.bit_count() + SURE[cards] / 2 for suit, cards in enumerate(suits)
    ]
    return [NO_TRUMP, *(suit for suit in range(4) if worth[suit] > max(worth) - 1)]


def _levels(imagination: Imagination, worlds: Worlds, hand: Mask, trump: int) -> list[float]:
    """What a contract in this suit is worth, by level from the lowest that may be ordered; far
    below anything else where none may be."""
    me = imagination.place
    taken = _played(imagination, worlds, hand, Goal.GAME, trump)
    values = [
        sum(imagination.contract(me, level, trump, one) for one in taken) / len(taken)
        for level in range(_least(imagination, trump), 11)
    ]
    return values or [-1000.0]


def _played(
    imagination: Imagination, worlds: Worlds, hand: Mask, goal: Goal, trump: int
) -> list[list[int]]:
    """Tricks by place in each of the worlds."""
    me, taken = imagination.place, []
    for hands, _ in worlds:
        dealt = [*hands]
        dealt[me] = hand
        taken.append(play_out(Position(dealt, goal, soloist=me, trump=trump)).tricks)
    return taken
