"""An imagined position: open hands that are played on quickly, card by card.

Three hands take part; they are numbered by *place*, in the order in which they play. Cards and
masks are those of :mod:`prikup.cards`: within a suit the higher bit is the stronger card.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from prikup.cards import SUIT_MASKS, Card, Mask

NO_TRUMP = -1
NOBODY = -1
"""The place of a card that comes from the talon, and the soloist of an all-pass deal."""
AFTER = (1, 2, 0)


class Goal(Enum):
    """What the deal is played for."""

    GAME = "game"
    """The soloist takes as many tricks as he can."""
    MISERE = "misere"
    """He takes as few as he can."""
    ALL_PASS = "all-pass"
    """Everybody takes as few as he can."""


class Position:
    """Open hands in the middle of the play; changes as cards are laid."""

    __slots__ = (
        "goal",
        "hands",
        "leader",
        "owners",
        "soloist",
        "talon",
        "trick",
        "tricks",
        "trump",
    )

    def __init__(
        self,
        hands: Sequence[Mask],
        goal: Goal,
        *,
        soloist: int = NOBODY,
        trump: int = NO_TRUMP,
        leader: int = 0,
        talon: Sequence[Card] = (),
    ) -> None:
        self.hands = list(hands)
        self.goal = goal
        self.soloist = soloist
        self.trump = trump
        self.leader = leader
        """Who leads, or led the trick on the table."""
        self.trick: list[Card] = []
        self.owners: list[int] = []
        """Whose cards the trick's are."""
        self.tricks = [0, 0, 0]
        self.talon = list(talon)
        """Cards that still lead tricks of an all-pass deal, the next one last."""

    def turn(self) -> int:
        """The place to play."""
        return AFTER[self.owners[-1]] if self.owners and self.owners[-1] >= 0 else self.leader

    def follows(self, hand: Mask) -> Mask:
        """The cards of a hand that may be laid: follow suit, else trump, else anything."""
        if not self.trick:
            return hand
        following = hand & SUIT_MASKS[self.trick[0] >> 3]
        if following:
            return following
        if self.trump >= 0:
            return hand & SUIT_MASKS[self.trump] or hand
        return hand

    def best(self) -> tuple[int, Card]:
        """Whose card takes the trick so far, and the card."""
        trick, trump = self.trick, self.trump
        best = trick[0]
        for card in trick:
            if card >> 3 == best >> 3:
                best = max(best, card)
            elif card >> 3 == trump:
                best = card
        return self.owners[trick.index(best)], best

    def turn_up(self) -> None:
        """The next card of the talon leads a trick."""
        self.trick.append(self.talon.pop())
        self.owners.append(NOBODY)

    def lay(self, place: int, card: Card) -> None:
        """Lay a card; the third player's ends the trick."""
        self.hands[place] ^= 1 << card
        self.trick.append(card)
        self.owners.append(place)
        if len(self.trick) - (self.owners[0] == NOBODY) < 3:
            return
        owner, _ = self.best()
        if owner >= 0:
            self.tricks[owner] += 1
        # After a trick that the talon led the first hand goes on.
        if self.owners[0] != NOBODY:
            self.leader = owner
        self.trick.clear()
        self.owners.clear()
