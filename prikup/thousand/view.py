"""What a seat may know: a value of its own type, made from the state and holding no more of it.

Bots, clients and spectators get views only. A test permutes everything hidden and demands equal
views.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from prikup.cards import Card, Mask, Suit, cards_of
from prikup.game import Action, Give, Reason, Seat
from prikup.thousand.phases import auction, playing, talon
from prikup.thousand.phases.common import PLAY
from prikup.thousand.rules import Rules
from prikup.thousand.state import (
    DealResult,
    DealState,
    Finished,
    Marriage,
    Phase,
    PlayState,
    Standing,
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
    log: tuple[tuple[Seat, Action | None], ...] = ()
    """All that was said and played in this deal, in order; ``None`` stands for a card passed face
    down between two others."""
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
    trick: tuple[Card, ...] = ()
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
    finished: Finished | None = None
    """The deal scored last, all hands open, until the next is dealt."""

    @property
    def result(self) -> DealResult | None:
        """The result of the deal scored last."""
        return self.finished.result if self.finished else None


def view_of(state: State, seat: Seat | None) -> View:
    """The view of one seat."""
    deal, play = state.deal, state.play
    mine = seat is not None and seat == state.turn
    if deal is None:
        return View(
            me=seat,
            rules=state.rules,
            standing=state.standing,
            phase=state.phase,
            turn=None,
            finished=state.finished,
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
        talon=deal.talon if shown else None,
        talon_size=0 if deal.declarer is not None else len(deal.talon),
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
        trick=play.trick if play else (),
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
    )


def _own_hand(state: State, deal: DealState, seat: Seat | None) -> Mask | None:
    if seat is None or seat not in deal.seats or deal.unseen >> seat & 1:
        return None
    return (state.play or deal).hands[seat]


def _shown_talon(deal: DealState, seat: Seat | None) -> bool:
    if deal.declarer is None:
        return False
    return deal.talon_open or seat == deal.declarer


def sees_gift(deal: DealState, seat: Seat | None, to: Seat) -> bool:
    """Whether a seat sees the card that was passed to ``to``."""
    return not deal.face_down or (seat is not None and seat in (to, deal.declarer))


def _seen_log(
    state: State, deal: DealState, seat: Seat | None
) -> tuple[tuple[Seat, Action | None], ...]:
    if not deal.face_down or not deal.given or seat == deal.declarer:
        return state.log
    return tuple(
        (who, None if isinstance(act, Give) and act.seat != seat else act) for who, act in state.log
    )


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
    if state.phase == "talon" or (
        state.phase == "play" and state.play is not None and playing.at_first_lead(state.play)
    ):
        return talon.raise_limit(state)
    return None


def hands_as_dealt(finished: Finished) -> Sequence[Mask]:
    """All hands of a finished deal, as dealt."""
    return finished.deal.hands if finished.deal else ()


def final_hands(play: PlayState, deal: DealState) -> Sequence[Mask]:
    """The hands with which the play began: after the cards were passed."""
    hands = list(deal.hands)
    assert deal.declarer is not None
    for card in deal.talon:
        hands[deal.declarer] |= 1 << card
    for seat, card in deal.given:
        hands[deal.declarer] ^= 1 << card
        hands[seat] |= 1 << card
    return hands
