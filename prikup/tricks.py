"""Tricks: what may be laid on a trick and who takes it. One place for both games.

The games differ in the rank order (Thousand: 9 J Q K 10 A) and in the duties that a table agrees
on (:class:`Duties`). Nothing here knows points, marriages or contracts.

>>> from prikup.cards import CardSet, parse_card, card_name
>>> hand = CardSet.parse("TS QS QH")
>>> hearts = 3
>>> CardSet(playable(hand.mask, [parse_card("AS")], hearts, Duties(), THOUSAND_ORDER))
CardSet('TS QS')
>>> trick = [parse_card(c) for c in ("TC", "9H", "AC")]
>>> [taker(trick, trump, THOUSAND_ORDER) for trump in (None, 3, 1)]
[2, 1, 2]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from prikup.cards import BIT, RANK_OF, RANKS, SUIT_MASKS, SUIT_OF, Card, Mask, Suit


class Order(Struct, frozen=True):
    """A rank order: ``strength[card]`` grows with the card's power within its suit;
    ``higher[card]`` is the mask of the cards of its suit that beat it."""

    strength: tuple[int, ...]
    higher: tuple[Mask, ...]


def make_order(ranks: str) -> Order:
    """The order that lists the ranks from low to high."""
    strength = tuple(ranks.index(RANKS[RANK_OF[card]]) for card in range(32))
    higher = tuple(
        sum(
            BIT[other]
            for other in range(32)
            if SUIT_OF[other] == SUIT_OF[card] and strength[other] > strength[card]
        )
        for card in range(32)
    )
    return Order(strength, higher)


NATURAL_ORDER = make_order("789TJQKA")
THOUSAND_ORDER = make_order("789JQKTA")


class Duties(Struct, frozen=True):
    """What a player owes to a trick beside following suit."""

    must_trump: bool = True
    """Void in the suit led: a trump must be played."""
    must_beat: bool = False
    """Beat the trick in the suit led if you can."""
    beat_after_ruff: bool = False
    """That duty holds also when the trick is already trumped."""
    must_overtrump: bool = False
    """Trumping a trumped trick: beat the trump in it if you can."""
    undertrump: Literal["forced", "free"] = "forced"
    """Who cannot overtrump: any trump (forced) or any card (free)."""


def best_index(trick: Sequence[Card], trump: Suit | None, order: Order) -> int:
    """The place in ``trick`` of the card that wins so far."""
    best = 0
    top = trick[0]
    for place in range(1, len(trick)):
        card = trick[place]
        if order.higher[top] >> card & 1 or (SUIT_OF[card] == trump and SUIT_OF[top] != trump):
            best, top = place, card
    return best


taker = best_index


def playable(
    hand: Mask, trick: Sequence[Card], trump: Suit | None, duties: Duties, order: Order
) -> Mask:
    """The cards of ``hand`` that may be laid on ``trick`` (cards in the order played).

    Any card leads. You must follow suit; without that suit trump, if the duties say so and a trump
    suit is in force; otherwise any card.
    """
    if not trick:
        return hand
    led = SUIT_OF[trick[0]]
    following = hand & SUIT_MASKS[led]
    if following:
        return (
            _beating(following, trick, led, trump, duties, order) if duties.must_beat else following
        )
    if trump is None or not duties.must_trump:
        return hand
    trumps = hand & SUIT_MASKS[trump]
    if not trumps:
        return hand
    if duties.must_overtrump:
        top = trick[best_index(trick, trump, order)]
        if SUIT_OF[top] == trump:
            over = trumps & order.higher[top]
            return over or (trumps if duties.undertrump == "forced" else hand)
    return trumps


def _beating(
    following: Mask,
    trick: Sequence[Card],
    led: Suit,
    trump: Suit | None,
    duties: Duties,
    order: Order,
) -> Mask:
    top = trick[best_index(trick, trump, order)]
    if SUIT_OF[top] != led:
        if not duties.beat_after_ruff:
            return following
        top = trick[best_index(trick, None, order)]
    return following & order.higher[top] or following
