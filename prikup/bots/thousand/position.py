"""A position of the play with open cards, to imagine how a deal goes on.

It follows the same rules as the engine, for what concerns points: following, trumps, marriages of
all kinds, the ace marriage, led nines, drawing from the stock, the pile. It is mutable and
unchecked, made for many short lives. Cards are ranked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from prikup.bots.thousand.ranked import (
    ACE,
    HIGHER,
    NINE,
    SUIT,
    WORTH,
    Ranked,
    pairs_of,
    ranked,
)
from prikup.cards import Mask, mask_of
from prikup.game import Seat
from prikup.thousand.rules import Rules
from prikup.tricks import NATURAL_ORDER, playable

NO_TRUMP = -1
_worth = WORTH.__getitem__
NOBODY = -1
"""The declarer of a deal without one."""


class World(NamedTuple):
    """Where all cards may be: the hands by seat, and the rest in order, as single bits: the talon
    while it lies, then the pile or the stock."""

    hands: tuple[Mask, ...]
    rest: tuple[Mask, ...]


class Customs:
    """What the rules say about the play, read once for a decision."""

    def __init__(self, rules: Rules, seats: Sequence[Seat]) -> None:
        duties, marriage, layout = rules.duties, rules.marriage, rules.layout
        self.duties = duties
        self.plain = not (duties.must_beat or duties.must_overtrump)
        """Whether nobody ever has to beat a card."""
        self.must_trump = duties.must_trump
        self.lead_trumps = rules.play.lead_trumps
        self.worth = rules.marriage_worth
        self.at_first_lead = marriage.marriage_first_lead
        self.least = marriage.marriage_min_cards or 0
        self.one_trump = marriage.one_trump_per_deal
        self.trump_waits = marriage.trump_starts == "next_trick"
        self.captured = marriage.captured_marriage == "cancelled"
        self.capture = marriage.half_marriage_capture
        self.catches = self.captured or self.capture > 0
        """Whether it matters that the lead of a marriage is beaten."""
        self.pairs = tuple(map(ranked, rules.pairs))
        self.halves = tuple(map(ranked, rules.halves)) if marriage.half_marriage else ()
        self.usual = not self.halves and not marriage.ace_king_marriage
        """Whether king and queen are the only marriage."""
        self.ace_marriage = marriage.ace_marriage
        self.counts_aces = self.ace_marriage == "fourth_ace_trump"
        self.aces_in_a_row = marriage.ace_marriage_all_in_a_row
        self.nines_led = bool(marriage.four_nines) and marriage.four_nines_when == "first_nine_led"
        self.specials = self.ace_marriage != "off" or self.nines_led
        """Whether anything but a marriage can be declared."""
        self.married: Callable[[Mask], Mask] = pairs_of if self.usual else self._married
        """The cards of the hand's marriages, halves too where they count."""
        self.declaring = self._declaring()
        """The cards whose lead may declare something."""
        self.deck = ranked(mask_of(layout.deck))
        self.draws = layout.draws
        self.pile_counts = layout.pile_goes_to == "last_trick_winner"
        self.in_pairs = layout.pairs
        self.size = len(seats)
        after = list(range(layout.players))
        for place, seat in enumerate(seats):
            after[seat] = seats[(place + 1) % len(seats)]
        self.after = tuple(after)
        """The next seat, by seat."""

    def _declaring(self) -> Mask:
        cards = 0
        for pair in (*self.pairs, *self.halves):
            cards |= pair
        if self.ace_marriage != "off":
            cards |= ACE
        return cards | NINE if self.nines_led else cards

    def sides(self, declarer: Seat) -> tuple[int, ...]:
        """Who plays together, by seat: partners, or all against the declarer."""
        if self.in_pairs:
            return (0, 1, 0, 1)
        if declarer == NOBODY:
            return tuple(range(len(self.after)))
        return tuple(int(seat != declarer) for seat in range(len(self.after)))

    def _married(self, hand: Mask) -> Mask:
        cards = 0
        for pair in (*self.pairs, *self.halves):
            if hand & pair == pair:
                cards |= pair
        return cards

    def marriages(
        self, hand: Mask, suits: Sequence[int] = range(4), counted: Mask = 0
    ) -> list[tuple[int, Mask]]:
        """The worth and the two cards of each marriage, halves too. A queen counts once: in no
        marriage with ``counted`` cards, and beside her king in no half."""
        found = []
        for suit in suits:
            pair, free = self.pairs[suit], ~counted
            if hand & pair == pair == free & pair:
                found.append((self.worth[suit], pair))
                free &= ~pair
            half = self.halves[suit] if self.halves else 0
            if half and hand & half == half == free & half:
                found.append((self.worth[suit] // 2, half))
        return found


class Position:
    """Hands, the trick on the table, and what everybody has taken."""

    __slots__ = (
        "ace_leads",
        "aces",
        "captured",
        "customs",
        "declared",
        "declarer",
        "halves",
        "hands",
        "leader",
        "nines",
        "pairs",
        "pile",
        "points",
        "sides",
        "stock",
        "trick",
        "tricks",
        "trump",
        "trump_by",
        "trump_next",
    )

    def __init__(self, customs: Customs, hands: Sequence[Mask], declarer: Seat) -> None:
        """The play begins: the declarer leads, nobody has anything."""
        count = len(hands)
        self.customs = customs
        self.hands = list(hands)
        self.declarer = self.leader = declarer
        self.sides = customs.sides(declarer)
        self.trick: list[Ranked] = []
        self.trump = self.trump_next = NO_TRUMP
        self.trump_by = declarer
        self.points = [0] * count
        self.tricks = [0] * count
        self.pairs: list[tuple[Seat, int]] = []
        """Marriages declared: seat and suit."""
        self.halves: list[tuple[Seat, int]] = []
        self.declared: list[tuple[Seat, int]] | None = None
        """The list that the lead of this trick added a marriage to."""
        self.captured = [0] * count
        """Kings and queens of declared marriages that each seat caught."""
        self.ace_leads = [0] * count
        """Aces led, by seat: what the fourth of them needs to be a marriage."""
        self.aces: Seat | None = None
        self.nines: Seat | None = None
        self.stock: list[Mask] = []
        self.pile = 0
        """The points of the pile, where they count."""

    def in_world(self, world: World) -> Position:
        """A copy in which the cards are where a world has them."""
        twin = Position.__new__(Position)
        twin.customs = self.customs
        twin.hands = list(world.hands)
        twin.declarer, twin.leader, twin.sides = self.declarer, self.leader, self.sides
        twin.trick = self.trick.copy()
        twin.trump, twin.trump_next = self.trump, self.trump_next
        twin.trump_by = self.trump_by
        twin.points = self.points.copy()
        twin.tricks = self.tricks.copy()
        twin.pairs, twin.halves = self.pairs.copy(), self.halves.copy()
        if self.declared is None:
            twin.declared = None
        else:
            twin.declared = twin.pairs if self.declared is self.pairs else twin.halves
        twin.captured = self.captured.copy()
        twin.ace_leads = self.ace_leads.copy()
        twin.aces, twin.nines = self.aces, self.nines
        twin.stock, twin.pile = [], self.pile
        if world.rest:
            twin.put_away(world.rest)
        return twin

    def put_away(self, cards: Sequence[Mask]) -> None:
        """Cards that are in no hand: they are drawn, or lie in the pile."""
        if self.customs.draws:
            self.stock = list(cards)
        elif self.customs.pile_counts and self.declarer != NOBODY:
            self.pile += sum(_worth(card.bit_length() - 1) for card in cards)

    def turn(self) -> Seat:
        """Who plays the next card."""
        seat = self.leader
        for _ in self.trick:
            seat = self.customs.after[seat]
        return seat

    def leads(self, seat: Seat) -> Mask:
        """The cards that a seat may lead."""
        hand, customs = self.hands[seat], self.customs
        if customs.aces_in_a_row and self.aces == seat and hand & ACE:
            return hand & ACE
        rule = customs.lead_trumps
        if rule == "free" or self.trump < 0:
            return hand
        trumps = hand & SUIT[self.trump]
        if rule == "obliged":
            return trumps or hand
        return hand if self.trump_by == seat else (hand & ~trumps or hand)

    def follows(self, hand: Mask) -> Mask:
        """The cards of a hand that may be laid on the trick."""
        if not self.customs.plain:
            trump = self.trump if self.trump >= 0 else None
            return playable(hand, self.trick, trump, self.customs.duties, NATURAL_ORDER)
        following = hand & SUIT[self.trick[0] >> 3]
        if following:
            return following
        if self.trump >= 0 and self.customs.must_trump:
            return hand & SUIT[self.trump] or hand
        return hand

    def lay(self, seat: Seat, card: Ranked, declare: str = "!") -> None:
        """A card is played; on the lead it declares what it can unless told otherwise."""
        trick = self.trick
        if not trick and declare and 1 << card & self.customs.declaring:
            self._declare(seat, card, declare)
        self.follow_with(seat, card)

    def follow_with(self, seat: Seat, card: Ranked) -> None:
        """A card is laid that declares nothing."""
        self.hands[seat] ^= 1 << card
        self.trick.append(card)
        if len(self.trick) == self.customs.size:
            self._take()

    def best(self) -> tuple[Seat, Ranked]:
        """Who holds the trick so far, and with what."""
        seat, trump, after = self.leader, self.trump, self.customs.after
        owner, best = seat, self.trick[0]
        for card in self.trick[1:]:
            seat = after[seat]
            if HIGHER[best] >> card & 1 or (card >> 3 == trump and best >> 3 != trump):
                owner, best = seat, card
        return owner, best

    def close(self) -> None:
        """The last trick is taken: its winner gets the pile, where it counts."""
        self.points[self.leader] += self.pile
        self.pile = 0

    def marriages(self, hand: Mask, suits: Sequence[int] = range(4)) -> list[tuple[int, Mask]]:
        """What a hand could declare by a lead: the worth and the two cards of each marriage."""
        return self.customs.marriages(hand, suits, self._counted())

    def may_declare(self, seat: Seat) -> bool:
        """Whether a seat that leads may declare marriages at all."""
        customs = self.customs
        if customs.least and self.hands[seat].bit_count() < customs.least:
            return False
        return bool(self.tricks[seat]) or customs.at_first_lead

    def _counted(self) -> Mask:
        """The cards of marriages declared, where one of them could be in another."""
        customs, cards = self.customs, 0
        if customs.halves:
            for _, suit in self.pairs:
                cards |= customs.pairs[suit]
            for _, suit in self.halves:
                cards |= customs.halves[suit]
        return cards

    # --- the trick is full -----------------------------------------------------------------------

    def _take(self) -> None:
        taker, _ = self.best()
        trick, leader = self.trick, self.leader
        self.points[taker] += sum(map(_worth, trick))
        self.tricks[taker] += 1
        if self.trump_next >= 0:
            self.trump, self.trump_next = self.trump_next, NO_TRUMP
        customs = self.customs
        if customs.catches and taker != leader:
            self._caught(taker, trick[0])
        self.declared = None
        if customs.counts_aces:
            self.count_aces(leader, trick[0])
        if self.stock:
            self._draw(taker)
        self.leader = taker
        trick.clear()

    def _caught(self, taker: Seat, led: Ranked) -> None:
        """The lead was beaten: perhaps that of a marriage."""
        customs, suit = self.customs, led >> 3
        if customs.captured and self.declared is not None:
            self.declared.pop()
        if customs.capture and customs.pairs[suit] >> led & 1:
            mine = (self.leader, suit)
            if mine in self.pairs or mine in self.halves:
                self.captured[taker] += 1

    def count_aces(self, leader: Seat, led: Ranked) -> None:
        """An ace was led, or a row of them ends: the fourth one may be a marriage."""
        ace = ACE >> led & 1
        if self.customs.aces_in_a_row:
            run = self.ace_leads[leader] + 1 if ace else 0
            self.ace_leads = [0] * len(self.ace_leads)
            self.ace_leads[leader] = run
        else:
            self.ace_leads[leader] += ace

    def _draw(self, taker: Seat) -> None:
        """Everybody draws a card, the taker first."""
        seat = taker
        for card in self.stock[: self.customs.size]:
            self.hands[seat] |= card
            seat = self.customs.after[seat]
        del self.stock[: self.customs.size]

    # --- declaring -------------------------------------------------------------------------------

    def _declare(self, seat: Seat, card: Ranked, how: str) -> None:
        """What the lead declares: a marriage, the four aces, four nines."""
        customs, hand, bit = self.customs, self.hands[seat], 1 << card
        if bit & NINE:
            if customs.nines_led and hand & NINE == NINE:
                self.nines = seat
            return
        if not self.may_declare(seat):
            return
        suit = card >> 3
        if bit & ACE and customs.ace_marriage != "off" and self._declare_aces(seat, hand):
            if customs.ace_marriage == "fourth_ace_trump":
                self._set_trump(seat, suit, how)
            return
        led = [cards for _, cards in self.marriages(hand, (suit,)) if cards & bit]
        if not led:
            return
        self.declared = self.pairs if led[0] == customs.pairs[suit] else self.halves
        self.declared.append((seat, suit))
        self._set_trump(seat, suit, how)

    def _declare_aces(self, seat: Seat, hand: Mask) -> bool:
        """The first of four aces in hand, or the fourth of four led."""
        if self.customs.ace_marriage == "first_ace":
            found = hand & ACE == ACE
        else:
            found = self.ace_leads[seat] == 3
        if found:
            self.aces = seat
        return found

    def _set_trump(self, seat: Seat, suit: int, how: str) -> None:
        """A declared suit becomes trump, at once or with the next trick."""
        if how == "=" or (self.customs.one_trump and self.trump >= 0):
            return
        self.trump_by = seat
        if self.customs.trump_waits:
            self.trump_next = suit
        else:
            self.trump = suit
