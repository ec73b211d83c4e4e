"""Offers to leave the rest unplayed: making them, and answering those of the others.

Only what is certain by the own view is offered: that this side takes all the rest, or that a misère
takes nothing more. Each proof is cheap and holds for every way in which the hidden cards may lie.
"""

from __future__ import annotations

from prikup.bots.preferans.hands import suit_holes, suit_of
from prikup.bots.preferans.imagination import CERTAIN, Imagination
from prikup.bots.preferans.memory import Memory
from prikup.bots.preferans.position import Goal
from prikup.bots.preferans.sweep import Sweep
from prikup.cards import Mask, mask_of
from prikup.game import Action, Call, Offer, Seat

WORLDS = 24
BELIEVED = 20
"""Who makes an offer will know why: worlds in which it is fair count so many times."""
LEEWAY = 1.5
"""So many whists an accepted offer may cost."""
ACCEPT, REJECT = Call("accept"), Call("reject")
TRICKS = 10
FEWEST, MOST = 3, 8
"""Tricks left when the rest is offered: earlier nobody has seen anything, later it is soon over."""
SWEPT = 5
"""So many last tricks of two open hands are tried against all that the declarer may hold."""


def settled_rest(imagination: Imagination) -> Offer | None:
    """The offer to leave the rest unplayed where it is settled; once a deal."""
    view, me = imagination.view, imagination.me
    left = TRICKS - sum(view.tricks) - view.talon_tricks
    offered = any(who == me and isinstance(said, Offer) for who, said in view.log)
    if not view.can_claim or offered or not FEWEST <= left <= MOST:
        return None
    if view.misere:
        safe = view.declarer == me and _takes_none(imagination, left)
        return _rest_to(imagination, _catcher(imagination)) if safe else None
    leads = not view.trick and view.turned is None
    all_ours = leads and _takes_all(imagination, left)
    return _rest_to(imagination, _own(imagination)) if all_ours else None


def _rest_to(imagination: Imagination, seat: Seat) -> Offer:
    """All the rest to one seat."""
    view = imagination.view
    final = list(view.tricks)
    final[seat] += TRICKS - sum(final) - view.talon_tricks
    return Offer(tuple(final))


def _own(imagination: Imagination) -> Seat:
    """Where the own tricks are written: a dealer who whists has none but those of the two hands."""
    view, me = imagination.view, imagination.me
    return me if me in view.seats else view.circle[imagination.place]


def _catcher(imagination: Imagination) -> Seat:
    """An opponent of the misère; which of them takes the tricks does not matter."""
    seats = imagination.view.seats
    return seats[(seats.index(imagination.me) + 1) % len(seats)]


# --- taking all ----------------------------------------------------------------------------------


def _takes_all(imagination: Imagination, left: int) -> bool:
    """Whether the hand that leads, or both where one player has them, takes every trick."""
    view, memory = imagination.view, imagination.memory
    assert view.hand_due is not None
    leader, declarer = view.circle.index(view.hand_due), memory.declarer
    others = [_may_hold(memory, place) for place in range(3) if place != leader]
    if imagination.goal is Goal.ALL_PASS:
        return all(_beats_all(memory.known[leader], other) for other in others)
    if all(_draws_and_wins(memory.known[leader], other, left, memory.trump) for other in others):
        return True
    if leader == declarer:
        end = _known_end(imagination, left)
        return end is not None and end[declarer] == view.tricks[imagination.me] + left
    if left > SWEPT or not (view.open or view.rules.layout.dummy):
        return False
    hands = list(memory.known)
    hands[declarer] = _may_hold(memory, declarer)
    return Sweep(declarer, memory.trump).takes_all((hands[0], hands[1], hands[2]), leader)


def _may_hold(memory: Memory, place: int) -> Mask:
    """Every card that a hand may have."""
    if memory.known[place].bit_count() == memory.sizes[place]:
        return memory.known[place]
    return memory.known[place] | memory.pool & ~memory.never[place]


def _high(mine: int, theirs: int) -> int:
    """How many cards of a suit are above all the others'."""
    return (mine >> theirs.bit_length()).bit_count()


def _beats_all(mine: Mask, theirs: Mask) -> bool:
    """Whether each card of a hand takes the trick that it leads, in any order."""
    suits = ((suit_of(mine, suit), suit_of(theirs, suit)) for suit in range(4))
    return all(_high(own, other) == own.bit_count() for own, other in suits if other)


def _draws_and_wins(mine: Mask, theirs: Mask, left: int, trump: int) -> bool:
    """Whether a hand that leads takes all the tricks from one that may hold ``theirs``: first it
    draws the trumps, then each suit from the top."""

    def long_enough(suit: int) -> bool:
        own, other = suit_of(mine, suit), suit_of(theirs, suit)
        return _high(own, other) >= min(other.bit_count(), left)

    if trump >= 0 and not long_enough(trump):
        return not mine & ~(0xFF << 8 * trump) and _beats_all(mine, theirs)
    return all(
        long_enough(suit) or _high(own, suit_of(theirs, suit)) == own.bit_count()
        for suit in range(4)
        if suit != trump and (own := suit_of(mine, suit))
    )


# --- taking none, and what is known to the last card ---------------------------------------------


def _takes_none(imagination: Imagination, left: int) -> bool:
    """Whether the declarer of a misère takes no more: under each card of his suits he has another,
    and he does not lead; or all cards are known."""
    view, memory, place = imagination.view, imagination.memory, imagination.place
    theirs = mask_of(view.trick)
    for other in range(3):
        theirs |= _may_hold(memory, other) if other != place else 0
    mine = memory.known[place]
    suits = ((suit_of(mine, suit), suit_of(theirs, suit)) for suit in range(4))
    if view.trick and not any(suit_holes(own, other) for own, other in suits):
        return True
    end = _known_end(imagination, left)
    return end is not None and end[place] == view.tricks[imagination.me]


def _known_end(imagination: Imagination, left: int) -> list[int] | None:
    """Tricks by place when everybody plays as well as can be, where no card is hidden and few are
    left."""
    memory = imagination.memory
    hidden = [p for p in range(3) if memory.known[p].bit_count() < memory.sizes[p]]
    if left > CERTAIN or memory.aside or len(hidden) > 1:
        return None
    hands = list(memory.known)
    for place in hidden:
        hands[place] |= memory.pool
    return imagination.endgame.finish(imagination.now(hands, 0))


# --- answering -----------------------------------------------------------------------------------


def accept_or_reject(imagination: Imagination) -> Action:
    """Accept what is hardly worse than playing on, in worlds in which the declarer has what he
    ordered."""
    ended = imagination.ended(imagination.view.offer)
    worlds = imagination.believed(WORLDS)
    losses = [imagination.outcome(imagination.now(*world)) - ended for world in worlds]
    unfair = [loss for loss in losses if loss > 0]
    fair = BELIEVED * (len(losses) - len(unfair))
    return ACCEPT if sum(unfair) <= LEEWAY * (fair + len(unfair)) else REJECT
