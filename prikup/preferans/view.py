"""What a seat may know: a value of its own type, made from the state and holding no more of it.

Bots, clients and spectators get views only. A test permutes everything hidden and demands equal
views.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from prikup.cards import Card, Mask, cards_of
from prikup.game import Action, Contract, Discard, Reason, Seat
from prikup.preferans.ladder import Bid
from prikup.preferans.layouts import TALON
from prikup.preferans.phases import offers, playing
from prikup.preferans.phases.common import PLAY
from prikup.preferans.rules import Rules
from prikup.preferans.state import (
    DealResult,
    DealState,
    Finished,
    Phase,
    PlayState,
    Said,
    Standing,
    Trick,
)
from prikup.views import SeatView

if TYPE_CHECKING:
    from prikup.preferans.match import State


class View(SeatView, frozen=True, kw_only=True):
    """The position of Preferans as one seat sees it. A hand is known by its seat; the third hand of
    two players, always the last one, is number :data:`~prikup.preferans.layouts.DUMMY`. The talon
    of an all-pass is known as far as it was turned up."""

    rules: Rules
    standing: Standing
    phase: Phase
    circle: tuple[Seat, ...] = ()
    """The three hands in the order of play."""
    open_hands: tuple[tuple[Seat, Mask], ...] = ()
    """The hands that lie open, with their cards."""
    hand_due: Seat | None = None
    """The hand whose card is due: ``turn`` plays it."""
    least: int = 6
    """The lowest level that may be bid in this deal."""
    bid: Bid | None = None
    contract: Contract | None = None
    misere: Literal["", "misere", "big", "small"] = ""
    all_pass: bool = False
    """Whether everybody plays for himself."""
    said: tuple[Said | None, ...] = ()
    open: bool = False
    """Whether the lone whister plays both defenders' hands."""
    trick: tuple[Card, ...] = ()
    turned: Card | None = None
    """The card of the talon that leads this trick."""
    taken: tuple[Trick, ...] = ()
    talon_tricks: int = 0
    offer: tuple[int, ...] = ()
    """The final tricks by seat that are offered, while the others answer."""
    offered_by: Seat | None = None
    can_claim: bool = False
    """Whether this seat may offer to leave the rest unplayed."""
    finished: Finished | None = None
    winner: Seat | None = None
    """Who is ahead, once the match is over."""

    @property
    def result(self) -> DealResult | None:
        """The result of the deal scored last."""
        return self.finished.result if self.finished else None


def view_of(state: State, seat: Seat | None) -> View:
    """The view of one seat."""
    deal, play = state.deal, state.play
    if deal is None:
        return View(
            me=seat,
            rules=state.rules,
            standing=state.standing,
            phase=state.phase,
            turn=None,
            finished=state.finished,
            winner=state.winner,
        )
    mine = seat is not None and seat == state.turn
    legal = tuple(state.legal_actions()) if mine else ()
    hands = (play or deal).hands
    own = seat is not None and (seat in deal.seats or bool(hands[seat]))
    shown = shown_talon(state, deal)
    view = View(
        me=seat,
        rules=state.rules,
        standing=state.standing,
        phase=state.phase,
        turn=state.turn,
        seats=deal.seats,
        circle=deal.circle,
        hand=hands[seat] if own and seat is not None else None,
        hand_sizes=tuple(hand.bit_count() for hand in hands),
        talon=shown,
        talon_size=0 if deal.taken else TALON - len(shown or ()),
        discarded=deal.discarded if seat is not None and seat == deal.declarer else None,
        log=_seen_log(state, deal, seat),
        least=deal.least,
        bid=deal.bid,
        bidder=deal.bidder,
        passed=deal.passed,
        declarer=deal.declarer,
        contract=deal.contract,
        misere=deal.misere,
        said=deal.said,
        open=deal.open,
        legal=legal,
    )
    return view if play is None else _with_play(view, state, deal, play, mine)


def _with_play(view: View, state: State, deal: DealState, play: PlayState, mine: bool) -> View:
    playing_now = state.phase in ("play", "offer")
    return replace(
        view,
        all_pass=deal.declarer is None,
        open_hands=tuple(
            (hand, play.hands[hand]) for hand in deal.circle if deal.shown >> hand & 1
        ),
        hand_due=playing.hand_due(deal, play) if state.phase == "play" else None,
        leader=play.leader if playing_now else None,
        trick=play.trick,
        turned=play.turned,
        trump=play.trump,
        taken=play.taken,
        tricks=play.tricks,
        talon_tricks=play.talon_tricks,
        offer=play.offer,
        offered_by=play.offered_by,
        can_claim=mine and _can_claim(state),
        illegal=_illegal(state, deal, play, view.legal) if mine else (),
    )


def shown_talon(state: State, deal: DealState) -> tuple[Card, ...] | None:
    """The talon's cards that everybody has seen."""
    if deal.taken:
        return deal.talon
    play = state.play
    if play is None or deal.declarer is not None:
        return None
    turned = tuple(trick.turned for trick in play.taken if trick.turned is not None)
    return (turned if play.turned is None else (*turned, play.turned)) or None


def _seen_log(
    state: State, deal: DealState, seat: Seat | None
) -> tuple[tuple[Seat, Action | None], ...]:
    if not deal.discarded or seat == deal.declarer:
        return state.log
    return tuple((who, None if isinstance(act, Discard) else act) for who, act in state.log)


def _can_claim(state: State) -> bool:
    if state.phase != "play" or state.turn is None:
        return False
    return offers.why_none(state, state.turn) is None


def _illegal(
    state: State, deal: DealState, play: PlayState, legal: tuple[Action, ...]
) -> tuple[tuple[Card, Reason], ...]:
    if state.phase != "play":
        return ()
    hand = play.hands[playing.hand_due(deal, play)]
    allowed = {getattr(action, "card", None) for action in legal}
    return tuple(
        (card, playing.explain(state, PLAY[card])) for card in cards_of(hand) if card not in allowed
    )
