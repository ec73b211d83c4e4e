"""The level ``club``: a good player of a card club.

Counts cards and voids, imagines the hands that are left, and weighs every decision by the chance
to win the match. See :mod:`prikup.bots.thousand.imagination` for how.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from prikup.bots.thousand import bidding, contract, playing, trading
from prikup.bots.thousand.imagination import Imagination
from prikup.bots.thousand.novice import still_to_declare, throw_least
from prikup.bots.thousand.temper import CLUB, Temper
from prikup.game import Action, Call
from prikup.thousand.view import View

CLAIM = Call("claim")

DECISIONS: Mapping[str, Callable[[Imagination], Action]] = {
    "blind": bidding.blind_or_look,
    "hand-claims": bidding.redeal_or_keep,
    "consent": bidding.redeal_or_keep,
    "auction": bidding.bid_or_pass,
    "buying": trading.buy_or_keep,
    "talon": contract.with_talon,
    "sale": trading.bid_for_the_offer,
    "final-claims": bidding.redeal_or_keep,
    "contra": contract.contra_or_keep,
}
"""What decides in each phase before the play."""


class Club:
    """Judges hands, counts, and knows the score."""

    def __init__(self, random: Random, temper: Temper = CLUB) -> None:
        self._random = random
        self._temper = temper

    def act(self, view: View) -> Action:
        """The action that leaves the best chances to win the match."""
        if len(view.legal) == 1:
            return view.legal[0]
        if view.crawl:
            return throw_least(view)
        imagination = Imagination(view, self._random, self._temper)
        if view.phase != "play":
            return DECISIONS[view.phase](imagination)
        last_word = contract.before_the_lead(imagination)
        if last_word is not None:
            return last_word
        if CLAIM in view.legal and not still_to_declare(view):
            return CLAIM
        return playing.best_card(imagination)
