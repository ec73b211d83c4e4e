"""Layouts: how many cards go where, by the number of players, the deck and the table's custom.

A layout is a record of numbers; the phases read the numbers and need no cases by name.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from prikup.cards import Card, deck
from prikup.game import Seat

if TYPE_CHECKING:
    from prikup.thousand.rules import TableRules

PileGoesTo = Literal["last_trick_winner", "nobody"]


class Layout(Struct, frozen=True, dict=True):
    """Where the cards go. The talon of a record holds all cards that are in no hand: first those
    that the declarer takes, then the pile (second talon or dead hand) or the stock."""

    players: int
    hand: int
    """Cards dealt to each who takes part."""
    lowest: str = "9"
    """The lowest rank of the deck."""
    talon: int = 3
    """Cards that the declarer takes; 0 where nothing is bid for."""
    unseen: bool = False
    """The declarer takes the talon without showing it."""
    gifts: bool = True
    """The declarer passes one card to each opponent."""
    discards: int = 0
    """Cards that the declarer puts away onto the pile."""
    pile: int = 0
    """Cards of the pile before that: a second talon, or a hand that nobody plays."""
    pile_goes_to: PileGoesTo = "nobody"
    draws: bool = False
    """No auction: after each trick everybody draws from the stock."""
    dealer_out: bool = False
    """The dealer sits out."""
    pairs: bool = False
    """Partners sit opposite and score together."""

    @cached_property
    def deck(self) -> tuple[Card, ...]:
        """The cards in play, ascending."""
        return deck(self.lowest)

    @cached_property
    def undealt(self) -> int:
        """Cards that are in no hand after the deal."""
        active = self.players - 1 if self.dealer_out else self.players
        return len(self.deck) - active * self.hand

    @cached_property
    def tricks(self) -> int:
        """Tricks of a deal that has a declarer, or that is drawn out."""
        active = self.players - 1 if self.dealer_out else self.players
        out = self.discards + self.pile
        return (len(self.deck) - out) // active

    def seats(self, dealer: Seat) -> tuple[Seat, ...]:
        """Who takes part in a deal, clockwise from the dealer's left."""
        count = self.players - 1 if self.dealer_out else self.players
        return tuple((dealer + 1 + place) % self.players for place in range(count))

    def partner(self, seat: Seat) -> Seat | None:
        """Who scores together with a seat."""
        return (seat + 2) % 4 if self.pairs else None


def layout_of(rules: TableRules) -> Layout:
    """The layout of a table.

    Three play with 7 cards and a talon of 3, without nines with 6 and a talon of 2, which the
    declarer replaces by two cards put away. Four sit in pairs with 5 cards and a talon of 4, play
    each for himself where the deck has 32 cards, else the dealer sits out.
    """
    if rules.players == 2:
        return _for_two(rules)
    if rules.players == 3:
        if rules.deck == 20:
            return Layout(3, 6, lowest="T", talon=2, gifts=False, discards=2)
        return Layout(3, 7)
    if rules.deck == 32:
        return Layout(4, 7, lowest="7", talon=4)
    if rules.four_in_pairs:
        return Layout(4, 5, talon=4, pairs=True)
    return Layout(4, 7, dealer_out=True)


def _for_two(rules: TableRules) -> Layout:
    goes_to = rules.second_talon
    if rules.two_players == "two_talons":
        return Layout(
            2, 10, talon=2, unseen=True, gifts=False, discards=2, pile=2, pile_goes_to=goes_to
        )
    if rules.two_players == "talon_and_gift":
        return Layout(2, 9, talon=3, unseen=True, discards=1, pile=3, pile_goes_to=goes_to)
    if rules.two_players == "dead_hand":
        return Layout(2, 7, talon=3, discards=1, pile=7, pile_goes_to=goes_to)
    return Layout(2, rules.drawing_hand, talon=0, gifts=False, draws=True)
