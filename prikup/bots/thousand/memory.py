"""What a player remembers of the deal: what is out, who lacks what, who holds what he showed.

Everything is read afresh from the view, so a bot that takes over in the middle of a deal knows as
much as one that sat there from the start. Masks are ranked.
"""

from __future__ import annotations

from random import Random

from prikup.bots.thousand.position import Customs, World
from prikup.bots.thousand.ranked import (
    ACE,
    HIGHER,
    NINE,
    RANKED,
    SUIT,
    WORTH,
    Ranked,
    bits,
    ranked,
)
from prikup.cards import Mask
from prikup.game import Bid, Play, Seat, Sell
from prikup.thousand.view import View
from prikup.tricks import NATURAL_ORDER, best_index

TRIES = 4
"""Attempts to imagine hands without the cards that their players lack."""
KEPT = 3
"""A card of the talon with so many points is not put away."""


class Memory:
    """What one seat knows of the cards that it does not see.

    ``hand`` is the own hand, ``known[s]`` what seat *s* surely holds, ``never[s]`` what it cannot
    hold, ``laid[s]`` what it has played, ``sizes[s]`` how many cards it has, ``pool`` the cards
    whose place is not known: in the hands of ``hidden``, in the talon, the pile or the stock.
    """

    def __init__(self, view: View, customs: Customs) -> None:
        assert view.me is not None
        self.me: Seat = view.me
        self.customs = customs
        self.hand = ranked(view.hand) if view.hand is not None else 0
        self.others = [seat for seat in view.seats if seat != self.me]
        self.hidden = self.others if view.hand is not None else [self.me, *self.others]
        self.sizes = list(view.hand_sizes)
        self.known = [0] * len(self.sizes)
        self.never = [0] * len(self.sizes)
        self.laid = [0] * len(self.sizes)
        self._watch(view)
        self._recall_declared(view)
        if view.declarer is not None:
            self._recall_talon(view, view.declarer)
        elif view.bidder is not None:
            self._recall_proof(view, view.bidder)
        self.put_away = ranked(view.discarded or 0)
        """Cards on the pile, where this seat put them there."""
        self.known[self.me] = 0
        self.pool = customs.deck & ~self.hand & ~sum(self.laid) & ~self.put_away
        for seat in self.others:
            self.known[seat] &= self.pool & ~self.never[seat]
            if self.known[seat].bit_count() > self.sizes[seat]:
                self.known[seat] = 0
        for seat in self.others:
            self.pool &= ~self.known[seat]
        self._sort_out()

    # --- what was shown --------------------------------------------------------------------------

    def _recall_proof(self, view: View, bidder: Seat) -> None:
        """Marriages that the highest bidder had to show."""
        self.known[bidder] |= ranked(view.proved or 0)

    def _recall_declared(self, view: View) -> None:
        """Marriages that were declared in the play."""
        customs = self.customs
        for marriage in view.marriages:
            if marriage.kind == "nines":
                self.known[marriage.seat] |= NINE
            elif marriage.kind == "aces" and customs.ace_marriage == "first_ace":
                self.known[marriage.seat] |= ACE
            elif marriage.suit is not None and marriage.kind != "aces":
                kinds = customs.pairs if marriage.kind == "pair" else customs.halves
                self.known[marriage.seat] |= kinds[marriage.suit]

    def _recall_talon(self, view: View, declarer: Seat) -> None:
        """Where the cards went that were taken, shown, sold and passed. (The declarer seldom gives
        away the best of the talon, where that was not seen.)"""
        shown, taker = self._recall_sales(view, declarer)
        for card in view.talon or ():
            shown.setdefault(1 << RANKED[card], taker)
        if not view.bought:
            for card in bits(ranked(view.proved or 0)):
                shown.setdefault(card, taker)
        for to, given in view.given:
            if given is not None:
                shown[1 << RANKED[given]] = to
        discards = view.rules.layout.discards
        for card, seat in shown.items():
            cheap = WORTH[card.bit_length() - 1] < KEPT
            if not (discards and cheap and seat == declarer):
                self.known[seat] |= card

    def _recall_sales(self, view: View, declarer: Seat) -> tuple[dict[Mask, Seat], Seat]:
        """Who has the cards that were shown to sell the contract, and who took the talon."""
        shown: dict[Mask, Seat] = {}
        taker, offer = None, 0
        for who, action in view.log:
            if isinstance(action, Sell):
                taker = who if taker is None else taker
                offer = ranked(action.cards)
                shown |= dict.fromkeys(bits(offer), who)
            elif isinstance(action, Bid) and offer:
                shown |= dict.fromkeys(bits(offer), who)
        return shown, declarer if taker is None else taker

    # --- what was played -------------------------------------------------------------------------

    def _watch(self, view: View) -> None:
        """Go through the tricks: who did not follow, did not trump, did not beat, who led half of a
        marriage without declaring it. Who draws from the stock may get again what he lacked."""
        size, stock = len(view.seats), view.rules.layout.undealt if self.customs.draws else 0
        watch = _Watch(view, self.customs)
        plays = [(who, act) for who, act in view.log if isinstance(act, Play)]
        for at in range(0, len(plays), size):
            leader, first = plays[at]
            if not first.face_down:
                self.never[leader] |= watch.lead(leader, first)
            trick = [RANKED[first.card]]
            for who, act in plays[at + 1 : at + size]:
                card = RANKED[act.card]
                if not first.face_down:  # else nobody knew what to follow
                    self.never[who] |= watch.lacks(card, trick)
                trick.append(card)
            for (who, _), card in zip(plays[at : at + size], trick, strict=True):
                self.laid[who] |= 1 << card
            if len(trick) == size:
                watch.trick_ends()
                if stock > 0:
                    stock -= size
                    self.never = [0] * len(self.never)

    # --- worlds ----------------------------------------------------------------------------------

    def _sort_out(self) -> None:
        """Which cards may be anywhere, and which only in some places."""
        narrow = 0
        for seat in self.hidden:
            narrow |= self.never[seat] & self.pool
        self._free = bits(self.pool & ~narrow)
        self._narrow = sorted(
            ((card, [s for s in self.hidden if not self.never[s] & card]) for card in bits(narrow)),
            key=lambda item: len(item[1]),
        )
        self._room = [self.sizes[s] - self.known[s].bit_count() for s in self.hidden]
        self._rest = self.pool.bit_count() - sum(self._room)

    def world(self, random: Random) -> World:
        """A world that agrees with everything known, by chance one of many."""
        for _ in range(TRIES if self._narrow else 0):
            world = self._try(random)
            if world is not None:
                return world
        cards = bits(self.pool)
        random.shuffle(cards)
        return self._deal_out(cards, self.known.copy(), self._room)

    def _try(self, random: Random) -> World | None:
        """The cards that cannot be everywhere first, each to a place that it may have; ``None``
        where that does not come out."""
        room = dict(zip(self.hidden, self._room, strict=True))
        rest, hands, away = self._rest, self.known.copy(), []
        for card, seats in self._narrow:
            at = random.random() * (rest + sum(room[seat] for seat in seats))
            for seat in seats:
                at -= room[seat]
                if at < 0:
                    room[seat] -= 1
                    hands[seat] |= card
                    break
            else:
                if not rest:
                    return None
                rest -= 1
                away.append(card)
        free = self._free.copy()
        random.shuffle(free)
        world = self._deal_out(free, hands, [room[seat] for seat in self.hidden])
        if not away:
            return world
        laid = [*world.rest, *away]
        random.shuffle(laid)
        return World(world.hands, tuple(laid))

    def _deal_out(self, cards: list[Mask], hands: list[Mask], room: list[int]) -> World:
        """Shuffled cards fill the hands; what is left is the rest."""
        at = 0
        for seat, count in zip(self.hidden, room, strict=True):
            hands[seat] |= sum(cards[at : at + count])
            at += count
        if self.hand:
            hands[self.me] = self.hand
        return World(tuple(hands), tuple(cards[at:]))


class _Watch:
    """Looks on, trick by trick, and says what each card tells of the hand that it came from."""

    def __init__(self, view: View, customs: Customs) -> None:
        self.customs = customs
        self.duties = customs.duties
        self.silence_tells = (
            view.rules.marriage.marriage_declared == "automatic" and not customs.least
        )
        """Whether a marriage that may be declared is declared by itself."""
        self.takers = [taker for _, _, taker in view.taken]
        self.without_suit = {m.trick for m in view.marriages if m.suit is None}
        """Tricks whose lead declared aces or nines, which name no trumps."""
        self.tricks = 0
        self.has_trick: set[Seat] = set()
        self.declared: set[int] = set()
        self.trump: int | None = None
        self.trump_by: Seat | None = None
        self._next: int | None = None

    def lead(self, leader: Seat, lead: Play) -> Mask:
        """What the leader lacks by this lead."""
        customs, card = self.customs, RANKED[lead.card]
        suit, lacks = card >> 3, 0
        if self.trump is not None:
            if customs.lead_trumps == "obliged" and suit != self.trump:
                lacks |= SUIT[self.trump]
            strange = customs.lead_trumps.startswith("only_own") and self.trump_by != leader
            if strange and suit == self.trump:
                lacks |= customs.deck & ~SUIT[self.trump]
        if lead.declare:
            self._declare(leader, lead, suit)
        elif self.silence_tells and (leader in self.has_trick or customs.at_first_lead):
            lacks |= self._undeclared(card)
        return lacks

    def _undeclared(self, card: Ranked) -> Mask:
        """The other half of a marriage that this lead would have declared."""
        customs, suit, lacks = self.customs, card >> 3, 0
        pair, half = customs.pairs[suit], customs.halves[suit] if customs.halves else 0
        if pair & half and suit in self.declared:
            return 0
        if pair >> card & 1:
            lacks |= pair
        if half >> card & 1 and (pair >> card & 1 or not pair & half):
            lacks |= half
        return lacks & ~(1 << card)

    def _declare(self, leader: Seat, lead: Play, suit: int) -> None:
        """The lead declares a marriage, and with it trumps."""
        if self.tricks in self.without_suit:
            return
        self.declared.add(suit)
        if lead.declare == "=" or (self.customs.one_trump and self.trump is not None):
            return
        self.trump_by = leader
        if self.customs.trump_waits:
            self._next = suit
        else:
            self.trump = suit

    def lacks(self, card: Ranked, trick: list[Ranked]) -> Mask:
        """What a player lacks who lays this card on a trick."""
        duties, trump, led = self.duties, self.trump, trick[0] >> 3
        best = trick[best_index(trick, trump, NATURAL_ORDER)]
        if card >> 3 == led:
            return self._lacks_higher(card, trick, best) if duties.must_beat else 0
        lacks = SUIT[led]
        if trump is None or not duties.must_trump:
            return lacks
        over = HIGHER[best] if duties.must_overtrump and best >> 3 == trump else 0
        if card >> 3 == trump:
            return lacks | (0 if over >> card & 1 else over)
        return lacks | (over if over and duties.undertrump == "free" else SUIT[trump])

    def _lacks_higher(self, card: Ranked, trick: list[Ranked], best: Ranked) -> Mask:
        """Who follows without beating the best of the suit cannot beat it."""
        if best >> 3 != card >> 3:
            if not self.duties.beat_after_ruff:
                return 0
            best = trick[best_index(trick, None, NATURAL_ORDER)]
        return 0 if HIGHER[best] >> card & 1 else HIGHER[best]

    def trick_ends(self) -> None:
        """The taker has a trick; a declared suit that had to wait becomes trump."""
        self.has_trick.add(self.takers[self.tricks])
        self.tricks += 1
        if self._next is not None:
            self.trump, self._next = self._next, None
