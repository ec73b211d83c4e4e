"""Playing cards: every card that makes a difference is tried in the same worlds."""

from __future__ import annotations

from prikup.bots.preferans.imagination import Imagination
from prikup.cards import Card, Mask
from prikup.game import Action, Play

FEWEST, MOST, PLAYOUTS = 8, 30, 72
"""Worlds for one decision; imagined deals, shared among the candidates."""


def best_card(imagination: Imagination) -> Action:
    """The play after which the settlement looks best."""
    view = imagination.view
    plays = [action for action in view.legal if isinstance(action, Play)]
    cards = distinct([play.card for play in plays], _dead(imagination))
    if len(cards) == 1:
        return Play(cards[0])
    assert view.hand_due is not None
    due = view.circle.index(view.hand_due)
    worlds = imagination.worlds(min(MOST, max(FEWEST, PLAYOUTS // len(cards))))

    def value(card: Card) -> float:
        total = 0.0
        for hands, aside in worlds:
            position = imagination.now(hands, aside)
            position.lay(due, card)
            total += imagination.outcome(position)
        return total

    return Play(max(cards, key=value))


def _dead(imagination: Imagination) -> Mask:
    """Cards out of the play: nobody can lay them any more."""
    view, dead = imagination.view, imagination.view.discarded or 0
    for trick in view.taken:
        for card in trick.cards:
            dead |= 1 << card
        if trick.turned is not None:
            dead |= 1 << trick.turned
    return dead


def distinct(cards: list[Card], dead: Mask) -> list[Card]:
    """One of each run of cards between which nobody can have another; the lowest.

    >>> distinct([0, 1, 3, 8], 1 << 2)
    [0, 8]
    """
    kept: list[Card] = []
    held = sum(1 << card for card in cards)
    for card in sorted(cards):
        below = card - 1
        while below >= card // 8 * 8 and dead >> below & 1:
            below -= 1
        if below < card // 8 * 8 or not held >> below & 1:
            kept.append(card)
    return kept
