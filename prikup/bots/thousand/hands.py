"""What a hand looks like to an experienced eye: how strong it is, which cards it can spare."""

from __future__ import annotations

from prikup.bots.thousand.position import Customs
from prikup.bots.thousand.ranked import ACE, KING, QUEEN, SUIT, TEN, WORTH, bits
from prikup.cards import Mask
from prikup.thousand.layouts import Layout

TALON, PARTNER, DUEL, CROWD = 20, 40, 15, -8
"""What a declarer may hope for beside his own cards: from the talon; more with a partner or against
a single opponent, less against three."""


def hope(layout: Layout) -> int:
    """The points that a declarer of a dealt hand may expect beyond what the hand is worth."""
    return TALON + help_at(layout)


def help_at(layout: Layout) -> int:
    """The same for one who has the talon already."""
    if layout.pairs:
        return PARTNER
    if layout.players == 2:
        return DUEL
    return CROWD if layout.players == 4 and not layout.dealer_out else 0


def strength(hand: Mask, customs: Customs) -> int:
    """The points that a hand should bring, as a rule of thumb: enough to guess who bids what."""
    points = sum(worth for worth, _ in customs.marriages(hand))
    for suit_mask in SUIT:
        cards = hand & suit_mask
        if cards & ACE:
            points += 20
        if cards & TEN and cards & (cards - 1):
            points += 15 if cards & ACE else 8
        points += 8 * max(0, cards.bit_count() - 3)
    return points


def costs_of(hand: Mask, customs: Customs) -> dict[Mask, int]:
    """What it costs the declarer to part with each card (as a single bit): much for one of a
    marriage, an ace or a ten, little for the last of a short suit."""
    pairs = customs.married(hand)
    costs = {}
    for suit_mask in SUIT:
        cards = hand & suit_mask
        length = cards.bit_count()
        for card in bits(cards):
            costs[card] = _cost(card, cards, length, pairs)
    return costs


def _cost(card: Mask, cards: Mask, length: int, pairs: Mask) -> int:
    """What giving one card of a suit away costs. A lone king or queen may make a marriage for the
    receiver."""
    if card & pairs:
        return 200 + WORTH[card.bit_length() - 1]
    if card & ACE:
        return 50
    if card & TEN:
        return 40 if cards & ACE else 16 + 4 * min(length, 3)
    if card & (KING | QUEEN):
        return 20 + (3 if cards & ACE else 0)
    cost = WORTH[card.bit_length() - 1]
    if cards & pairs:
        cost += 11
    elif cards & ACE:
        cost += 4 + length
    if cards & TEN and not cards & ACE and length == 2:
        cost += 5
    return cost - 2 if length == 1 and pairs else cost
