"""The defenders' answers to a contract: whist, half-whist, pass; open or closed."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.preferans.habits import play_out
from prikup.bots.preferans.imagination import DUTY, Imagination
from prikup.bots.preferans.position import AFTER, NO_TRUMP, Goal, Position
from prikup.game import Action, Call
from prikup.preferans.state import Said

WORLDS = 24
CAUTION = 10.0
"""So many whists better must it be to whist alone: the imagined defence takes half a trick more
than that at the table, where nobody sees the declarer's cards."""
WHIST, PASS, HALF, WHIST_BACK = Call("whist"), Call("pass"), Call("half"), Call("whist-back")
OPEN, CLOSED = Call("open"), Call("closed")


def answer(imagination: Imagination) -> Action:
    """The answer after which the settlement looks best. A dealer who is asked has seen no cards and
    passes."""
    view = imagination.view
    if view.me not in view.seats:
        return PASS
    taken = _taken(imagination)
    alone = (
        _others_word(imagination, 3 - imagination.place - imagination.memory.declarer) != "whist"
    )

    def value(call: Call) -> float:
        caution = CAUTION if call in (WHIST, WHIST_BACK) and alone else 0.0
        return _worth(imagination, taken, call) - caution

    return max((action for action in view.legal if isinstance(action, Call)), key=value)


def _taken(imagination: Imagination) -> list[list[int]]:
    """Tricks by place in worlds in which the declarer has what he ordered."""
    declarer, trump = imagination.memory.declarer, _trump(imagination)
    return [
        play_out(Position(hands, Goal.GAME, soloist=declarer, trump=trump)).tricks
        for hands, _ in imagination.believed(WORLDS)
    ]


def _trump(imagination: Imagination) -> int:
    contract = imagination.view.contract
    assert contract is not None
    return NO_TRUMP if contract.suit is None else contract.suit


def _worth(imagination: Imagination, taken: Sequence[Sequence[int]], call: Call) -> float:
    """What an answer is worth; a defender who has not spoken yet does what suits him."""
    view, me, declarer = imagination.view, imagination.place, imagination.memory.declarer
    assert view.contract is not None
    level, trump = view.contract.level, _trump(imagination)
    other = 3 - me - declarer
    said: dict[int, Said] = {me: _said(call), other: _others_word(imagination, other)}
    if call == PASS and said[other] == "half":
        said[me] = "pass"
    total = 0.0
    expected = sum(10 - one[declarer] for one in taken) / len(taken)
    if call == PASS and said[other] == "pass" and _unasked(imagination, other):
        # The other one still answers: he whists where the duty is within reach.
        said[other] = "whist" if expected >= DUTY[level] else "pass"
    for one in taken:
        total += imagination.game(declarer, level, trump, one, said)
    return total / len(taken)


def _said(call: Call) -> Said:
    words: dict[Call, Said] = {WHIST: "whist", HALF: "half", WHIST_BACK: "whist-back"}
    return words.get(call, "pass")


def _unasked(imagination: Imagination, place: int) -> bool:
    hand = imagination.view.circle[place]
    said = imagination.view.said
    return hand < len(said) and said[hand] is None and hand in imagination.view.seats


def _others_word(imagination: Imagination, place: int) -> Said:
    """What the other defender has said, ``pass`` while he has not."""
    said, hand = imagination.view.said, imagination.view.circle[place]
    return (said[hand] if hand < len(said) else None) or "pass"


def open_or_closed(imagination: Imagination) -> Action:
    """Closed if the own hand is enough by itself, so that the declarer has to guess; else open."""
    declarer, me = imagination.memory.declarer, imagination.place
    taken = _taken(imagination)
    assert imagination.view.contract is not None
    duty = DUTY[imagination.view.contract.level]
    enough = sum(one[me] >= duty for one in taken)
    alone = enough > 0.8 * len(taken) and AFTER[declarer] != me
    return CLOSED if alone and CLOSED in imagination.view.legal else OPEN
