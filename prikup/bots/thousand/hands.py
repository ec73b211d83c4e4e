"""What a hand looks like to an experienced eye: how strong it is, which cards it can spare."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.thousand.ranked import (
    ACE,
    KING,
    QUEEN,
    SUIT,
    TEN,
    WORTH,
    bits,
    pairs_of,
    queens_of_pairs,
)
from prikup.cards import Mask


def strength(hand: Mask, worth: Sequence[int]) -> int:
    """The points that a hand should bring, as a rule of thumb: enough to guess who bids what."""
    points = 0
    queens = queens_of_pairs(hand)
    for suit, suit_mask in enumerate(SUIT):
        cards = hand & suit_mask
        if queens & suit_mask:
            points += worth[suit]
        if cards & ACE:
            points += 20
        if cards & TEN and cards & (cards - 1):
            points += 15 if cards & ACE else 8
        points += 8 * max(0, cards.bit_count() - 3)
    return points


def costs_of(hand: Mask) -> dict[Mask, int]:
    """What it costs the declarer to pass on each card (as a single bit): much for one of a
    marriage, an ace or a ten, little for the last of a short suit."""
    pairs = pairs_of(hand)
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
