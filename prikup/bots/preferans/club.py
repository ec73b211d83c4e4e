"""The level ``club``: a good player of a card club.

Counts cards and voids, imagines the hands that are left, and weighs every decision by what the
settlement would be. See :mod:`prikup.bots.preferans.imagination` for how.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from prikup.bots.preferans import bidding, claims, contract, playing, whisting
from prikup.bots.preferans.imagination import Imagination
from prikup.bots.preferans.memory import leads_talon
from prikup.game import Action
from prikup.preferans.view import View


def offer_or_play(imagination: Imagination) -> Action:
    """The rest, once it is settled; else a card."""
    return claims.settled_rest(imagination) or playing.best_card(imagination)


DECISIONS: dict[str, Callable[[Imagination], Action]] = {
    "auction": bidding.bid_or_pass,
    "talon": contract.put_two_away,
    "order": contract.order,
    "whist": whisting.answer,
    "hands": whisting.open_or_closed,
    "offer": claims.accept_or_reject,
    "play": offer_or_play,
}
"""What decides in which phase."""


class Club:
    """Judges hands, counts, and knows the sheet."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def act(self, view: View) -> Action:
        """The action after which the settlement looks best."""
        if len(view.legal) == 1 or leads_talon(view):
            return view.legal[0]
        return DECISIONS[view.phase](Imagination(view, self._random))
