"""What a seat may know: a value of its own type, made from the state and holding no more of it.

Bots, clients and spectators get views only. A test permutes everything hidden and demands equal
views.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from prikup.cards import Card, Mask, Suit, cards_of
from prikup.game import Action, Discard, Give, Play, Reason, Seat
from prikup.thousand.phases import auction, playing, sales, talon
from prikup.thousand.phases.common import PLAY
from prikup.thousand.rules import Rules
from prikup.thousand.state import (
    DealResult,
    DealState,
    Finished,
    Marriage,
    Peek,
    Phase,
    PlayState,
    Standing,
    UsedBonuses,
)

if TYPE_CHECKING:
    from prikup.thousand.match import State


class View(Struct, frozen=True):
    """The position as one seat sees it (``me``; ``None`` is the spectator's)."""

    me: Seat | None
    rules: Rules
    standing: Standing
    phase: Phase
    turn: Seat | None
    seats: tuple[Seat, ...] = ()
    """Who takes part in the deal, clockwise from the dealer's left."""
    hand: Mask | None = None
    """The own cards; ``None`` while they may not be looked at, and for spectators."""
    hand_sizes: tuple[int, ...] = ()
    talon: tuple[Card, ...] | None = None
    """The talon's cards where this seat has seen them."""
    talon_size: int = 0
    """Cards that lie in the talon."""
    pile_size: int = 0
    """Cards in the pile: a second talon or a dead hand, and what was put away."""
    discarded: Mask | None = None
    """Cards put away, where this seat knows them."""
    stock_size: int = 0
    """Cards still to be drawn."""
    offer: Mask = 0
    """Cards that the declarer shows to sell his contract."""
    proved: Mask | None = None
    """The cards of marriages that the highest bidder had to show, if anybody asked."""
    contra: int = 0
    bought: tuple[tuple[Seat, Seat, int], ...] = ()
    log: tuple[tuple[Seat, Action | None], ...] = ()
    """All that was said and played in this deal, in order; ``None`` stands for a card passed face
    down between two others, and for a lead that lies face down."""
    golden: bool = False
    blind: Seat | None = None
    bid: int = 0
    bidder: Seat | None = None
    passed: Mask = 0
    forced: Seat | None = None
    contested: bool = False
    declarer: Seat | None = None
    raised: bool = False
    given: tuple[tuple[Seat, Card | None], ...] = ()
    leader: Seat | None = None
    trick: tuple[Card | None, ...] = ()
    """The cards of the trick in the order played; ``None`` for a lead that lies face down, unless
    it is the own one."""
    crawl: bool = False
    """Whether the lead of the trick lies face down."""
    trump: Suit | None = None
    trump_by: Seat | None = None
    taken: tuple[tuple[Seat, tuple[Card, ...], Seat], ...] = ()
    """Finished tricks: leader, cards in the order played, taker."""
    points: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()
    marriages: tuple[Marriage, ...] = ()
    legal: tuple[Action, ...] = ()
    illegal: tuple[tuple[Card, Reason], ...] = ()
    """Cards of the own hand that may not be played now, and why."""
    worth: tuple[tuple[Card, int], ...] = ()
    """Cards of the own hand whose lead would declare something now, and its worth."""
    limit: int | None = None
    """The highest bid or raise that the own cards allow, when a number may be said now."""
    bonuses: UsedBonuses = ()
    """Bonuses used in the match."""
    peeks: tuple[Peek, ...] = ()
    """What bonuses have shown to this seat in this deal."""
    finished: Finished | None = None
    """The deal scored last, all hands open, until the next is dealt."""

    @property
    def result(self) -> DealResult | None:
        """The result of the deal scored last."""
        return self.finished.result if self.finished else None


def view_of(state: State, seat: Seat | None) -> View:
    """The view of one seat."""
    deal, play, layout = state.deal, state.play, state.rules.layout
    mine = seat is not None and seat == state.turn
    if deal is None:
        return View(
            me=seat,
            rules=state.rules,
            standing=state.standing,
            phase=state.phase,
            turn=None,
            finished=state.finished,
            bonuses=state.bonuses,
        )
    shown = _shown_talon(deal, seat)
    legal = tuple(state.legal_actions()) if mine else ()
    hand = _own_hand(state, deal, seat)
    return View(
        me=seat,
        rules=state.rules,
        standing=state.standing,
        phase=state.phase,
        turn=state.turn,
        seats=deal.seats,
        hand=hand,
        hand_sizes=tuple(h.bit_count() for h in (play or deal).hands),
        talon=deal.talon[: layout.talon] if shown else None,
        talon_size=0 if deal.declarer is not None else layout.talon,
        pile_size=layout.pile + deal.discarded.bit_count(),
        discarded=deal.discarded if seat is not None and seat == deal.declarer else None,
        stock_size=len(play.stock) if play else 0,
        offer=deal.offers[-1] if state.phase == "sale" else 0,
        proved=deal.proved,
        contra=deal.contra,
        bought=deal.bought,
        log=_seen_log(state, deal, seat),
        golden=deal.golden,
        blind=deal.blind,
        bid=deal.bid,
        bidder=deal.bidder,
        passed=deal.passed,
        forced=deal.forced,
        contested=deal.contested,
        declarer=deal.declarer,
        raised=deal.raised,
        given=tuple((to, card if sees_gift(deal, seat, to) else None) for to, card in deal.given),
        leader=play.leader if play else None,
        trick=_seen_trick(play, seat) if play else (),
        crawl=play.crawl if play else False,
        trump=play.trump if play else None,
        trump_by=play.trump_by if play else None,
        taken=play.taken if play else (),
        points=play.points if play else (),
        tricks=play.tricks if play else (),
        marriages=play.marriages if play else (),
        legal=legal,
        illegal=_illegal(state, hand, legal) if mine and hand is not None else (),
        worth=_worth(state, seat, hand) if mine and hand is not None else (),
        limit=_limit(state) if mine else None,
        bonuses=state.bonuses,
        peeks=tuple(peek for peek in deal.peeks if peek.seat == seat),
    )


def _own_hand(state: State, deal: DealState, seat: Seat | None) -> Mask | None:
    if seat is None or seat not in deal.seats or deal.unseen >> seat & 1:
        return None
    return (state.play or deal).hands[seat]


def _shown_talon(deal: DealState, seat: Seat | None) -> bool:
    if deal.declarer is None:
        return False
    return deal.talon_open or seat == deal.taker


def sees_gift(deal: DealState, seat: Seat | None, to: Seat) -> bool:
    """Whether a seat sees the card that was passed to ``to``."""
    return not deal.face_down or (seat is not None and seat in (to, deal.declarer))


def _seen_trick(play: PlayState, seat: Seat | None) -> tuple[Card | None, ...]:
    return (None, *play.trick[1:]) if play.crawl and seat != play.leader else play.trick


def _seen_log(
    state: State, deal: DealState, seat: Seat | None
) -> tuple[tuple[Seat, Action | None], ...]:
    hides_gifts = deal.face_down and bool(deal.given)
    crawl = state.play is not None and state.play.crawl
    if seat == deal.declarer or not (hides_gifts or deal.discarded or crawl):
        return state.log

    def hidden(action: Action) -> bool:
        """What only the declarer (and the receiver of a gift) knows."""
        if isinstance(action, Give):
            return hides_gifts and action.seat != seat
        if isinstance(action, Play):
            return crawl and action.face_down
        return isinstance(action, Discard)

    return tuple((who, None if hidden(act) else act) for who, act in state.log)


def _illegal(
    state: State, hand: Mask, legal: tuple[Action, ...]
) -> tuple[tuple[Card, Reason], ...]:
    if state.phase != "play":
        return ()
    allowed = {getattr(action, "card", None) for action in legal}
    return tuple(
        (card, playing.explain(state, PLAY[card])) for card in cards_of(hand) if card not in allowed
    )


def _worth(state: State, seat: Seat | None, hand: Mask) -> tuple[tuple[Card, int], ...]:
    if state.phase != "play" or state.play is None or state.play.trick or seat is None:
        return ()
    worths = ((card, playing.worth_of_lead(state, seat, card)) for card in cards_of(hand))
    return tuple((card, worth) for card, worth in worths if worth)


def _limit(state: State) -> int | None:
    if state.phase == "auction" and state.turn is not None:
        return auction.limit(state, state.turn)
    if state.phase == "sale" and state.turn is not None:
        return sales.sale_limit(state, state.turn)
    if state.deal is None or state.deal.declarer is None or state.play is None:
        return None
    if state.phase == "talon" or (state.phase == "play" and playing.at_first_lead(state.play)):
        return talon.raise_limit(state)
    return None
