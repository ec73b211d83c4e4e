"""A position of the play with open cards, to imagine how a deal goes on.

It follows the same rules as the engine, for what concerns points: following, trumps, marriages,
the ace marriage, led nines. It is mutable and unchecked, made for many short lives.
"""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.thousand.ranked import (
    ACE,
    HIGHER,
    KING,
    NINE,
    QUEEN,
    SUIT,
    WORTH,
    Ranked,
    queens_of_pairs,
)
from prikup.cards import Mask
from prikup.game import Seat
from prikup.thousand.rules import Rules
from prikup.tricks import NATURAL_ORDER, playable

NO_TRUMP = -1


class Play:
    """What the rules say about the play, read once per rule set."""

    def __init__(self, rules: Rules, seats: Sequence[Seat], players: int) -> None:
        duties, marriage = rules.duties, rules.marriage
        self.duties = duties
        self.plain = not (duties.must_beat or duties.must_overtrump)
        """Whether nobody ever has to beat a card."""
        self.must_trump = duties.must_trump
        self.lead_trumps = rules.play.lead_trumps
        self.worth = rules.marriage_worth
        self.at_first_lead = marriage.marriage_first_lead
        self.one_trump = marriage.one_trump_per_deal
        self.trump_waits = marriage.trump_starts == "next_trick"
        self.captured = marriage.captured_marriage == "cancelled"
        self.ace_marriage = marriage.ace_marriage == "first_ace"
        self.nines_led = bool(marriage.four_nines) and marriage.four_nines_when == "first_nine_led"
        self.size = len(seats)
        after = list(range(players))
        for place, seat in enumerate(seats):
            after[seat] = seats[(place + 1) % len(seats)]
        self.after = tuple(after)
        """The next seat, by seat."""


class Position:
    """Hands, the trick on the table, and what everybody has taken. Cards are ranked."""

    __slots__ = (
        "aces",
        "declarer",
        "declaring",
        "hands",
        "leader",
        "nines",
        "pairs",
        "points",
        "rules",
        "trick",
        "tricks",
        "trump",
        "trump_by",
        "trump_next",
    )

    def __init__(self, rules: Play, hands: Sequence[Mask], declarer: Seat) -> None:
        """The play begins: the declarer leads, nobody has anything."""
        self.rules = rules
        self.hands = list(hands)
        self.declarer = self.leader = declarer
        self.trick: list[Ranked] = []
        self.trump = NO_TRUMP
        self.trump_next = NO_TRUMP
        self.trump_by = declarer
        self.points = [0] * len(hands)
        self.tricks = [0] * len(hands)
        self.pairs: list[tuple[Seat, int]] = []
        """Marriages declared: seat and suit."""
        self.declaring = False
        """Whether the lead of this trick declared a marriage."""
        self.aces: Seat | None = None
        self.nines: Seat | None = None

    def with_hands(self, hands: Sequence[Mask]) -> Position:
        """A copy in which the players hold these cards."""
        twin = Position.__new__(Position)
        twin.rules = self.rules
        twin.hands = list(hands)
        twin.declarer, twin.leader = self.declarer, self.leader
        twin.trick = self.trick.copy()
        twin.trump, twin.trump_next = self.trump, self.trump_next
        twin.trump_by = self.trump_by
        twin.points = self.points.copy()
        twin.tricks = self.tricks.copy()
        twin.pairs = self.pairs.copy()
        twin.declaring = self.declaring
        twin.aces, twin.nines = self.aces, self.nines
        return twin

    def turn(self) -> Seat:
        """Who plays the next card."""
        seat = self.leader
        for _ in self.trick:
            seat = self.rules.after[seat]
        return seat

    def leads(self, seat: Seat) -> Mask:
        """The cards that a seat may lead."""
        hand, rule = self.hands[seat], self.rules.lead_trumps
        if rule == "free" or self.trump < 0:
            return hand
        trumps = hand & SUIT[self.trump]
        if rule == "obliged":
            return trumps or hand
        return hand if self.trump_by == seat else (hand & ~trumps or hand)

    def follows(self, hand: Mask) -> Mask:
        """The cards of a hand that may be laid on the trick."""
        if not self.rules.plain:
            trump = self.trump if self.trump >= 0 else None
            return playable(hand, self.trick, trump, self.rules.duties, NATURAL_ORDER)
        following = hand & SUIT[self.trick[0] >> 3]
        if following:
            return following
        if self.trump >= 0 and self.rules.must_trump:
            return hand & SUIT[self.trump] or hand
        return hand

    def lay(self, seat: Seat, card: Ranked, declare: str = "!") -> None:
        """A card is played; on the lead it declares what it can unless told otherwise."""
        trick = self.trick
        if not trick and declare and 1 << card & (QUEEN | KING | ACE | NINE):
            self._declare(seat, card, declare)
        self.hands[seat] ^= 1 << card
        trick.append(card)
        if len(trick) == self.rules.size:
            self._take()

    def best(self) -> tuple[Seat, Ranked]:
        """Who holds the trick so far, and with what."""
        seat, trump, after = self.leader, self.trump, self.rules.after
        owner, best = seat, self.trick[0]
        for card in self.trick[1:]:
            seat = after[seat]
            if HIGHER[best] >> card & 1 or (card >> 3 == trump and best >> 3 != trump):
                owner, best = seat, card
        return owner, best

    def _take(self) -> None:
        taker, _ = self.best()
        trick = self.trick
        self.points[taker] += sum(WORTH[card] for card in trick)
        self.tricks[taker] += 1
        if self.trump_next >= 0:
            self.trump, self.trump_next = self.trump_next, NO_TRUMP
        if self.declaring:
            self.declaring = False
            if self.rules.captured and taker != self.leader:
                self.pairs.pop()
        self.leader = taker
        trick.clear()

    def _declare(self, seat: Seat, card: Ranked, how: str) -> None:
        """What the lead declares: a marriage, the four aces, four nines."""
        rules, hand, bit = self.rules, self.hands[seat], 1 << card
        if bit & NINE:
            if rules.nines_led and hand & NINE == NINE:
                self.nines = seat
            return
        if not (self.tricks[seat] or rules.at_first_lead):
            return
        if bit & ACE:
            if rules.ace_marriage and hand & ACE == ACE:
                self.aces = seat
            return
        suit = card >> 3
        if queens_of_pairs(hand) & SUIT[suit]:
            self.pairs.append((seat, suit))
            self.declaring = True
            if how != "=" and not (rules.one_trump and self.trump >= 0):
                self.trump_by = seat
                if rules.trump_waits:
                    self.trump_next = suit
                else:
                    self.trump = suit
