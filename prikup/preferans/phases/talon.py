"""The declarer and the talon: taking it, putting two cards away, ordering a contract, or giving
up."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from msgspec.structs import replace

from prikup.cards import card_name, cards_of, mask_of
from prikup.game import Action, Call, Contract, Discard, Reason, reason
from prikup.matches import step
from prikup.preferans.ladder import (
    CONTRACTS,
    LEVEL_OF,
    MISERES,
    PLACE,
    TOTUS,
    WITHOUT_TALON,
    spoken,
)
from prikup.preferans.layouts import TALON
from prikup.preferans.phases import dealing, playing, whist
from prikup.preferans.phases.common import WITHOUT_ALL, WITHOUT_THREE
from prikup.preferans.state import Kind, PlayState

if TYPE_CHECKING:
    from prikup.preferans.match import State


def begin(state: State) -> State:
    """The auction is won: the talon is shown and taken, or stays where it lies."""
    deal = state.deal
    assert deal is not None and deal.bidder is not None and deal.bid is not None
    declarer, hands = deal.bidder, list(deal.hands)
    takes = deal.bid not in WITHOUT_TALON
    if takes:
        hands[declarer] |= mask_of(deal.talon)
    misere = MISERES.get(deal.bid, "")
    deal = replace(deal, declarer=declarer, taken=takes, misere=misere)
    zeros = (0,) * state.rules.table.players
    play = PlayState(tuple(hands), leader=deal.circle[0], tricks=zeros)
    phase = "talon" if takes else "order"
    state = replace(state, phase=phase, turn=declarer, deal=deal, play=play)
    return playing.begin(state) if misere and not takes else state


def legal(state: State) -> Sequence[Action]:
    """Any two cards may be put away; the game may be given up."""
    deal, play = state.deal, state.play
    assert deal is not None and play is not None and deal.declarer is not None
    hand = cards_of(play.hands[deal.declarer])
    discards = [Discard(mask_of(pick)) for pick in combinations(hand, TALON)]
    return [*discards, *ways_out(state)]


def ways_out(state: State) -> list[Action]:
    """Giving up a game for tricks; a misère is played."""
    deal = state.deal
    assert deal is not None
    if deal.misere:
        return []
    return (
        [WITHOUT_ALL] if state.rules.auction.without_three is None else [WITHOUT_ALL, WITHOUT_THREE]
    )


def after(state: State, action: Action) -> State:
    """Two cards lie face down: a misère is played, another game is ordered."""
    if isinstance(action, Call):
        return give_up(state, action)
    deal, play = state.deal, state.play
    assert isinstance(action, Discard)
    assert deal is not None and play is not None and deal.declarer is not None
    hands = list(play.hands)
    hands[deal.declarer] ^= action.cards
    deal, play = replace(deal, discarded=action.cards), replace(play, hands=tuple(hands))
    state = step(state, action, phase="order", deal=deal, play=play)
    return playing.begin(state) if deal.misere else state


def explain(state: State, action: Action) -> Reason:
    """Why the declarer may not do this with the talon."""
    deal, play = state.deal, state.play
    assert deal is not None and play is not None and deal.declarer is not None
    if isinstance(action, Discard):
        if missing := action.cards & ~play.hands[deal.declarer]:
            return reason("not-in-hand", card=card_name(cards_of(missing)[0]))
        return reason("discard-count", count=action.cards.bit_count(), right=TALON)
    return _why_no_way_out(state, action) or reason("discard-first")


def _why_no_way_out(state: State, action: Action) -> Reason | None:
    """Why the game may not be given up like that."""
    deal = state.deal
    assert deal is not None
    if action not in (WITHOUT_ALL, WITHOUT_THREE):
        return None
    return reason("misere-is-played" if deal.misere else "without-three-off")


# --- ordering ------------------------------------------------------------------------------------


def orders(state: State) -> Sequence[Contract]:
    """The contracts that may be ordered, from low to high: the bid or anything above it; where the
    totus is a bid of its own, a ten only after that."""
    deal = state.deal
    assert deal is not None and deal.bid is not None
    least = deal.bid if isinstance(deal.bid, Contract) else Contract(LEVEL_OF[deal.bid], 0)
    no_tens = TOTUS in state.rules.ladder.place and deal.bid != TOTUS
    return CONTRACTS[PLACE[least] : PLACE[Contract(10, 0)] if no_tens else None]


def legal_order(state: State) -> Sequence[Action]:
    """A contract, or giving up."""
    return [*orders(state), *ways_out(state)]


def after_order(state: State, action: Action) -> State:
    """The contract stands; the defenders answer."""
    if isinstance(action, Call):
        return give_up(state, action)
    deal, play = state.deal, state.play
    assert isinstance(action, Contract) and deal is not None and play is not None
    deal, play = replace(deal, contract=action), replace(play, trump=action.suit)
    return whist.begin(step(state, action, deal=deal, play=play))


def explain_order(state: State, action: Action) -> Reason:
    """Why a contract may not be ordered."""
    deal = state.deal
    assert deal is not None
    if isinstance(action, Contract) and action in PLACE:
        least = orders(state)[0]
        if PLACE[action] > PLACE[least]:
            return reason("order-no-totus")
        return reason("order-too-low", **spoken(least))
    if isinstance(action, Discard):
        return reason("discarded-already" if deal.taken else "talon-not-taken")
    return _why_no_way_out(state, action) or reason("order-first")


def give_up(state: State, action: Call) -> State:
    """The declarer is written without all, or without three."""
    kind: Kind = "without" if action == WITHOUT_ALL else "without-three"
    state = step(state, action)
    return dealing.close(state, dealing.result_so_far(state, kind))
