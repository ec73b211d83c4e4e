"""Who sits where: who takes part in a deal and who rests.

Three hands are played whatever the number of players. Two players deal a third hand to nobody: it
has the number :data:`DUMMY` and follows the first hand.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from prikup.cards import Card, deck
from prikup.game import Seat

HAND, TALON = 10, 2
DUMMY = 2
"""The number of the third hand when two play."""


PACK: tuple[Card, ...] = deck("7")
"""The 32 cards in play."""


class Layout(Struct, frozen=True):
    """The seats of a table of so many players."""

    players: int
    deck: ClassVar = PACK
    hand: ClassVar = HAND

    def seats(self, dealer: Seat) -> tuple[Seat, ...]:
        """Who takes part in a deal, clockwise from the dealer's left: the first hand first."""
        resting = max(0, self.players - 3)
        first = dealer + max(1, resting)
        count = min(3, self.players)
        return tuple((first + place) % self.players for place in range(count))

    def circle(self, dealer: Seat) -> tuple[Seat, ...]:
        """The three hands in the order of play."""
        seats = self.seats(dealer)
        return (seats[0], DUMMY, seats[1]) if self.dummy else seats

    def out(self, dealer: Seat) -> tuple[Seat, ...]:
        """Who rests: the dealer of four; of five the next dealer too."""
        seats = self.seats(dealer)
        return tuple(seat for seat in range(self.players) if seat not in seats)

    @property
    def dummy(self) -> bool:
        """Whether the third hand is nobody's."""
        return self.players == 2

    @property
    def undealt(self) -> int:
        """Cards beside the players' hands: the talon, and behind it the third hand of two."""
        return TALON + (HAND if self.dummy else 0)
