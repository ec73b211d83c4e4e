"""What a seat may know: a value of its own type, made from the state and holding no more of it.

Bots, clients and spectators get views only. A test permutes everything hidden and demands equal
views.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from prikup.cards import Card, Mask, cards_of
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
from prikup.views import SeatView

if TYPE_CHECKING:
    from prikup.thousand.match import State


class View(SeatView, frozen=True, kw_only=True):
    """The position of Thousand as one seat sees it."""

    rules: Rules
    standing: Standing
    phase: Phase
    pile_size: int = 0
    """Cards in the pile: a second talon or a dead hand, and what was put away."""
    stock_size: int = 0
    """Cards still to be drawn."""
    offer: Mask = 0
    """Cards that the declarer shows to sell his contract."""
    proved: Mask | None = None
    """The cards of marriages that the highest bidder had to show, if anybody asked."""
    contra: int = 0
    bought: tuple[tuple[Seat, Seat, int], ...] = ()
    golden: bool = False
    blind: Seat | None = None
    bid: int = 0
    forced: Seat | None = None
    forced_bid: int = 0
    """What stood as the bid of ``forced`` before anybody spoke; 0 where nothing did."""
    contested: bool = False
    raised: bool = False
    given: tuple[tuple[Seat, Card | None], ...] = ()
    trick: tuple[Card | None, ...] = ()
    """The cards of the trick in the order played; ``None`` for a lead that lies face down, unless
    it is the own one."""
    crawl: bool = False
    """Whether the lead of the trick lies face down."""
    trump_by: Seat | None = None
    taken: tuple[tuple[Seat, tuple[Card, ...], Seat], ...] = ()
    """Finished tricks: leader, cards in the order played, taker."""
    points: tuple[int, ...] = ()
    marriages: tuple[Marriage, ...] = ()
    worth: tuple[tuple[Card, int], ...] = ()
    """Cards of the own hand whose lead would declare something now, and its worth."""
    limit: int | None = None
    """The highest bid or raise that the own cards allow, when a number may be said now."""
    bonuses: UsedBonuses = ()
    """Bonuses used in the match."""
    peeks: tuple[Peek, ...] = ()
    """What bonuses have shown to this seat in this deal."""
    finished: Finished | None = None

    @property
    def result(self) -> DealResult | None:
        """The result of the deal scored last."""
        return self.finished.result if self.finished else None


def view_of(state: State, seat: Seat | None) -> View:
    """The view of one seat."""
    deal, play, layout = state.deal, state.play, state.rules.layout
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
    mine = seat is not None and seat == state.turn
    view = View(
        me=seat,
        rules=state.rules,
        standing=state.standing,
        phase=state.phase,
        turn=state.turn,
        seats=deal.seats,
        hand=_own_hand(state, deal, seat),
        hand_sizes=tuple(hand.bit_count() for hand in (play or deal).hands),
        talon=deal.talon[: layout.talon] if _shown_talon(deal, seat) else None,
        talon_size=0 if deal.declarer is not None else layout.talon,
        pile_size=layout.pile + deal.discarded.bit_count(),
        discarded=deal.discarded if seat is not None and seat == deal.declarer else None,
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
        forced_bid=deal.forced_bid,
        contested=deal.contested,
        declarer=deal.declarer,
        raised=deal.raised,
        given=tuple((to, card if sees_gift(deal, seat, to) else None) for to, card in deal.given),
        legal=tuple(state.legal_actions()) if mine else (),
        limit=_limit(state) if mine else None,
        bonuses=state.bonuses,
        peeks=tuple(peek for peek in deal.peeks if peek.seat == seat),
    )
    return view if play is None else _with_play(view, state, play, mine)


def _with_play(view: View, state: State, play: PlayState, mine: bool) -> View:
    hand = view.hand if mine and state.phase == "play" else None
    return replace(
        view,
        stock_size=len(play.stock),
        leader=play.leader,
        trick=_seen_trick(play, view.me),
        crawl=play.crawl,
        trump=play.trump,
        trump_by=play.trump_by,
        taken=play.taken,
        points=play.points,
        tricks=play.tricks,
        marriages=play.marriages,
        illegal=() if hand is None else _illegal(state, hand, view.legal),
        worth=() if hand is None or view.me is None else _worth(state, play, view.me, hand),
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
    allowed = {getattr(action, "card", None) for action in legal}
    return tuple(
        (card, playing.explain(state, PLAY[card])) for card in cards_of(hand) if card not in allowed
    )


def _worth(state: State, play: PlayState, seat: Seat, hand: Mask) -> tuple[tuple[Card, int], ...]:
    if play.trick:
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
