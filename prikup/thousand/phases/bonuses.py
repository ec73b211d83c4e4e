"""Bonuses of casual tables: looks at what is hidden, counted by the match.

A bonus belongs to no phase: it stands in the log like any action, and the same seat acts on. All
see that it was used; what it showed is in the view of its user alone. The talon may be looked at
while it is bid for, the opponents' cards also while cards are passed and played, each time by a
player who is to act and has seen his own cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from prikup.cards import SUIT_OF
from prikup.game import Action, Bonus, BonusKind, Reason, Seat, reason
from prikup.matches import step
from prikup.thousand.rules import Rules
from prikup.thousand.state import DealState, Peek, Phase, UsedBonuses

if TYPE_CHECKING:
    from prikup.thousand.match import State

MOMENTS: dict[BonusKind, tuple[Phase, ...]] = {
    "cards": ("auction", "talon", "play"),
    "suits": ("auction",),
    "talon": ("auction",),
    "card": ("auction",),
}


def left(used: UsedBonuses, rules: Rules, seat: Seat, kind: BonusKind) -> int:
    """How many of a kind a player has left in this match."""
    return rules.bonus.of(kind) - used.count((seat, kind))


def legal(state: State) -> Sequence[Action]:
    """The bonuses that the seat to act may use now."""
    actions: list[Action] = []
    for kind in state.rules.bonus_kinds:
        places = state.rules.layout.talon if kind == "card" else 1
        bonuses = [Bonus(kind, place) for place in range(places)]
        actions += [bonus for bonus in bonuses if _why_not(state, bonus) is None]
    return actions


def after(state: State, action: Bonus) -> State:
    """The log, the count, and what its user knows from now on; the same seat is to act."""
    deal, seat = state.deal, state.turn
    assert deal is not None and seat is not None
    deal = replace(deal, peeks=(*deal.peeks, _shown(state, deal, seat, action)))
    return step(state, action, deal=deal, bonuses=(*state.bonuses, (seat, action.kind)))


def _shown(state: State, deal: DealState, seat: Seat, action: Bonus) -> Peek:
    talon = deal.talon[: state.rules.layout.talon]
    if action.kind == "cards":
        hidden = (seat, state.rules.layout.partner(seat))
        hands = (state.play or deal).hands
        shown = tuple(0 if other in hidden else hand for other, hand in enumerate(hands))
        return Peek(seat, action, hands=shown)
    if action.kind == "suits":
        return Peek(seat, action, suits=tuple(SUIT_OF[card] for card in talon))
    if action.kind == "card":
        talon = talon[action.place : action.place + 1]
    return Peek(seat, action, talon=talon)


def explain(state: State, action: Bonus) -> Reason:
    """Why a bonus is refused."""
    return _why_not(state, action) or reason("bonus-not-now")


def _why_not(state: State, action: Bonus) -> Reason | None:
    deal, seat, kind = state.deal, state.turn, action.kind
    if kind not in state.rules.bonus_kinds:
        return reason("bonus-off")
    if deal is None or seat is None or state.phase not in MOMENTS[kind]:
        return reason("bonus-not-now" if kind == "cards" else "bonus-in-auction")
    if not left(state.bonuses, state.rules, seat, kind):
        return reason("bonus-spent", count=state.rules.bonus.of(kind))
    if deal.unseen >> seat & 1:
        return reason("bonus-blind")
    if kind == "card" and action.place >= state.rules.layout.talon:
        return reason("bonus-place", count=state.rules.layout.talon)
    return None
