"""The level ``random``: any legal action. It plays every game."""

from __future__ import annotations

from random import Random

from prikup.game import Action, Bid, Call, Contract, View

PASS = Call("pass")


WORDS = 1 / 8
"""How often a word is said in an auction instead of the next step: a misère, "here"."""


class Uniform:
    """Uniformly random among what is legal; in an auction it passes half of the time and otherwise
    bids the next step, or its deals would all be played at the limit."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def act(self, view: View) -> Action:
        """Any legal action."""
        legal = view.legal
        if PASS in legal:
            if self._random.random() < 0.5:
                return PASS
            others = [action for action in legal if action != PASS]
            steps = [action for action in others if isinstance(action, Bid | Contract)]
            words = [action for action in others if isinstance(action, Call)]
            if steps and not (words and self._random.random() < WORDS):
                return steps[0]
            return self._random.choice(words or others or legal)
        return self._random.choice(legal)
