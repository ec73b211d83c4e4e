"""Dealing: the cards of a pack in their places, and whether they are all there.

One place for both games; they differ in the numbers of their :class:`Layout`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from prikup.cards import Card, card_name, cards_of, mask_of
from prikup.game import Action, Deal, Reason, Seat, reason


class Layout(Protocol):
    """How many cards go where."""

    @property
    def players(self) -> int:
        """Seats at the table, also those that rest."""

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards in play, ascending."""

    @property
    def hand(self) -> int:
        """Cards dealt to each who takes part."""

    @property
    def undealt(self) -> int:
        """Cards that are in no player's hand after the deal."""

    def seats(self, dealer: Seat, /) -> tuple[Seat, ...]:
        """Who takes part in a deal, clockwise from the dealer's left."""


def dealt(layout: Layout, dealer: Seat, order: Sequence[Card]) -> Deal:
    """Whole hands from the dealer's left in the order given, then the talon and what lies behind
    it."""
    seats, size = layout.seats(dealer), layout.hand
    hands = [0] * layout.players
    for place, seat in enumerate(seats):
        hands[seat] = mask_of(order[place * size : (place + 1) * size])
    return Deal(tuple(hands), tuple(order[len(seats) * size :]))


def why_no_deal(layout: Layout, dealer: Seat, action: Action) -> Reason | None:
    """``None`` for a deal of the right cards in the right numbers, else the reason."""
    if not isinstance(action, Deal):
        return reason("deal-due")
    if len(action.hands) != layout.players:
        return reason("deal-hands", count=len(action.hands), right=layout.players)
    seats = layout.seats(dealer)
    seen = mask_of(action.talon)
    for seat, hand in enumerate(action.hands):
        right = layout.hand if seat in seats else 0
        if hand.bit_count() != right:
            return reason("deal-hand-size", seat=seat, count=hand.bit_count(), right=right)
        if twice := seen & hand:
            return reason("deal-twice", card=card_name(cards_of(twice)[0]))
        seen |= hand
    if len(action.talon) != layout.undealt or len(set(action.talon)) != layout.undealt:
        count = len(set(action.talon))
        return reason("deal-talon-size", count=count, right=layout.undealt)
    if strange := seen & ~mask_of(layout.deck):
        return reason("deal-wrong-deck", card=card_name(cards_of(strange)[0]))
    return None
