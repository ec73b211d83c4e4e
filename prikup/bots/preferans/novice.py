"""The level ``novice``: knows the rules and the obvious moves.

Counts the tricks of a hand by a rule of thumb and bids up to that; imagines one way the cards may
lie and plays as if it were so. Remembers no voids and weighs nothing.
"""

from __future__ import annotations

from random import Random

from prikup.bots.preferans.bidding import least_level
from prikup.bots.preferans.habits import choose_card
from prikup.bots.preferans.hands import best_trump, holes, put_away, put_away_low, tricks
from prikup.bots.preferans.imagination import DUTY, Imagination
from prikup.bots.preferans.memory import leads_talon
from prikup.bots.preferans.position import NO_TRUMP
from prikup.cards import Mask
from prikup.game import Action, Call, Contract, Discard, Play
from prikup.preferans.view import View

TALON_BRINGS = 0.5
"""Tricks that a bidder hopes to find in the talon."""
PASS, MISERE, HERE, WHIST, OPEN = (
    Call(word) for word in ("pass", "misere", "here", "whist", "open")
)


class Novice:
    """Knows what everybody is told in the first lesson."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def act(self, view: View) -> Action:
        """The obvious action."""
        if len(view.legal) == 1 or leads_talon(view):
            return view.legal[0]
        hand = view.hand or 0
        if view.phase == "auction":
            return _bid(view, hand)
        if view.phase == "talon":
            if view.misere:
                return Discard(put_away_low(hand, 1)[0])
            return Discard(put_away(hand, best_trump(hand)[0])[0])
        if view.phase == "order":
            return _order(view, hand)
        if view.phase == "whist":
            return _answer(view, hand)
        if view.phase == "hands":
            return OPEN
        if view.phase == "offer":
            return view.legal[0] if self._random.random() < 0.5 else view.legal[-1]
        return self._card(view)

    def _card(self, view: View) -> Action:
        imagination = Imagination(view, self._random)
        assert view.hand_due is not None
        position = imagination.now(*imagination.memory.world(self._random))
        return Play(choose_card(position, view.circle.index(view.hand_due)))


def _bid(view: View, hand: Mask) -> Action:
    if MISERE in view.legal and holes(hand) == 0:
        return MISERE
    trump, count = best_trump(hand)
    if HERE in view.legal and isinstance(view.bid, Contract):
        return HERE if count + TALON_BRINGS >= least_level(view.bid, trump) else PASS
    bid = next((bid for bid in view.legal if isinstance(bid, Contract)), None)
    if bid is not None and count + TALON_BRINGS >= least_level(bid, trump):
        return bid
    return PASS


def _order(view: View, hand: Mask) -> Action:
    """The best suit, as high as it counts; as low as allowed where it does not."""

    def value(action: Contract) -> tuple[bool, float, int]:
        trump = NO_TRUMP if action.suit is None else action.suit
        count = tricks(hand, trump)
        made = count >= action.level
        return made, action.level if made else count - action.level, -trump

    orders = [action for action in view.legal if isinstance(action, Contract)]
    return max(orders, key=value) if orders else view.legal[0]


def _answer(view: View, hand: Mask) -> Action:
    """Whist on half of the duty, and one trick where one is enough."""
    assert view.contract is not None
    count = tricks(hand, NO_TRUMP) + 0.5
    if view.contract.suit is not None:
        count += (hand >> 8 * view.contract.suit & 0xFF).bit_count() > 2
    return WHIST if WHIST in view.legal and count >= max(1, DUTY[view.contract.level] / 2) else PASS
