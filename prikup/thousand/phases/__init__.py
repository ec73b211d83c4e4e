"""The phases of a deal, one module each: ``legal(state)``, ``after(state, action)`` and
``explain(state, action)``. Phases call the next one's ``begin``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from prikup.game import Action, Reason
from prikup.thousand.phases import (
    auction,
    blind,
    claims,
    contra,
    dealing,
    playing,
    sales,
    talon,
)

if TYPE_CHECKING:
    from prikup.thousand.match import State

LEGAL: dict[str, Callable[[State], Sequence[Action]]] = {
    "deal": dealing.legal,
    "blind": blind.legal,
    "hand-claims": claims.legal,
    "auction": auction.legal,
    "talon": talon.legal,
    "final-claims": claims.legal,
    "consent": claims.legal_consent,
    "buying": sales.legal_buying,
    "sale": sales.legal_sale,
    "contra": contra.legal,
    "play": playing.legal,
    "over": dealing.legal,
}
AFTER: dict[str, Callable[[State, Action], State]] = {
    "deal": dealing.after,
    "blind": blind.after,
    "hand-claims": claims.after,
    "auction": auction.after,
    "talon": talon.after,
    "final-claims": claims.after,
    "consent": claims.after_consent,
    "buying": sales.after_buying,
    "sale": sales.after_sale,
    "contra": contra.after,
    "play": playing.after,
}
EXPLAIN: dict[str, Callable[[State, Action], Reason]] = {
    "blind": blind.explain,
    "hand-claims": claims.explain,
    "auction": auction.explain,
    "talon": talon.explain,
    "final-claims": claims.explain,
    "consent": claims.explain_consent,
    "buying": sales.explain_buying,
    "sale": sales.explain_sale,
    "contra": contra.explain,
    "play": playing.explain,
}
