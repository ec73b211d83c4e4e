"""The position of the play as it stands, read from a view."""

from __future__ import annotations

from prikup.bots.thousand.memory import Memory
from prikup.bots.thousand.position import NO_TRUMP, NOBODY, Position
from prikup.bots.thousand.ranked import RANKED, bits
from prikup.game import Play
from prikup.thousand.view import View


def present(view: View, memory: Memory) -> Position:
    """Everything but the hidden cards: a world adds those (:meth:`Position.in_world`)."""
    assert view.leader is not None
    declarer = NOBODY if view.declarer is None else view.declarer
    position = Position(memory.customs, memory.known, declarer)
    position.leader = view.leader
    position.trick = [RANKED[card] for card in view.trick if card is not None]
    position.trump = NO_TRUMP if view.trump is None else view.trump
    if view.trump_by is not None:
        position.trump_by = view.trump_by
    position.points, position.tricks = list(view.points), list(view.tricks)
    position.put_away(bits(memory.put_away))
    _recall_declared(position, view)
    _recall_tricks(position, view)
    _recall_lead(position, view)
    return position


def _recall_declared(position: Position, view: View) -> None:
    """Who has declared what."""
    for marriage in view.marriages:
        if marriage.kind == "aces":
            position.aces = marriage.seat
        elif marriage.kind == "nines":
            position.nines = marriage.seat
        elif marriage.suit is not None:
            kept = position.pairs if marriage.kind == "pair" else position.halves
            kept.append((marriage.seat, marriage.suit))


def _recall_tricks(position: Position, view: View) -> None:
    """What finished tricks have left that no number shows: aces led, marriage cards caught."""
    customs = position.customs
    if not (customs.capture or customs.counts_aces):
        return
    for number, (leader, cards, taker) in enumerate(view.taken):
        led = RANKED[cards[0]]
        if customs.counts_aces:
            position.count_aces(leader, led)
        declared = any(
            m.seat == leader and m.suit == led >> 3 and m.trick <= number for m in view.marriages
        )
        if customs.capture and taker != leader and declared and customs.pairs[led >> 3] >> led & 1:
            position.captured[taker] += 1


def _recall_lead(position: Position, view: View) -> None:
    """What the lead of the open trick has declared."""
    made = [m for m in view.marriages if m.trick == len(view.taken) and m.suit is not None]
    if not view.trick or not made:
        return
    if made[-1].kind != "aces":
        position.declared = position.pairs if made[-1].kind == "pair" else position.halves
    lead = view.log[-len(view.trick)][1]
    assert isinstance(lead, Play)
    keeps = position.customs.one_trump and position.trump >= 0
    if position.customs.trump_waits and lead.declare == "!" and not keeps:
        position.trump_next = made[-1].suit or 0
