"""The phases of a deal, one module each: ``legal(state)``, ``after(state, action)`` and
``explain(state, action)``. Phases call the next one's ``begin``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from prikup.game import Action, Reason
from prikup.preferans.phases import auction, dealing, offers, playing, talon, whist

if TYPE_CHECKING:
    from prikup.preferans.match import State

LEGAL: dict[str, Callable[[State], Sequence[Action]]] = {
    "deal": dealing.legal,
    "auction": auction.legal,
    "talon": talon.legal,
    "order": talon.legal_order,
    "whist": whist.legal,
    "hands": whist.legal_hands,
    "play": playing.legal,
    "offer": offers.legal,
    "over": dealing.legal,
}
AFTER: dict[str, Callable[[State, Action], State]] = {
    "deal": dealing.after,
    "auction": auction.after,
    "talon": talon.after,
    "order": talon.after_order,
    "whist": whist.after,
    "hands": whist.after_hands,
    "play": playing.after,
    "offer": offers.after,
}
EXPLAIN: dict[str, Callable[[State, Action], Reason]] = {
    "auction": auction.explain,
    "talon": talon.explain,
    "order": talon.explain_order,
    "whist": whist.explain,
    "hands": whist.explain_hands,
    "play": playing.explain,
    "offer": offers.explain,
}
