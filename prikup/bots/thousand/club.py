"""The level ``club``: a good player of a card club.

Counts cards and voids, imagines the hands that are left, and weighs every decision by the chance
to win the match. See :mod:`prikup.bots.thousand.imagination` for how.
"""

from __future__ import annotations

from random import Random

from prikup.bots.thousand import bidding, contract, playing
from prikup.bots.thousand.imagination import Imagination
from prikup.bots.thousand.novice import still_to_declare
from prikup.bots.thousand.temper import CLUB, Temper
from prikup.game import Action, Call
from prikup.thousand.view import View

CLAIM = Call("claim")


class Club:
    """Judges hands, counts, and knows the score."""

    def __init__(self, random: Random, temper: Temper = CLUB) -> None:
        self._random = random
        self._temper = temper

    def act(self, view: View) -> Action:
        """The action that leaves the best chances to win the match."""
        if len(view.legal) == 1:
            return view.legal[0]
        imagination = Imagination(view, self._random, self._temper)
        if view.phase == "blind":
            return bidding.blind_or_look(imagination)
        if view.phase in ("hand-claims", "final-claims"):
            return bidding.redeal_or_keep(imagination)
        if view.phase == "auction":
            return bidding.bid_or_pass(imagination)
        if view.phase == "talon":
            return contract.with_talon(imagination)
        last_word = contract.before_the_lead(imagination)
        if last_word is not None:
            return last_word
        if CLAIM in view.legal and not still_to_declare(view):
            return CLAIM
        return playing.best_card(imagination)
