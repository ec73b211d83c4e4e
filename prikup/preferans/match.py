"""The state of a match of Preferans: which phase is open, who is to act, what may be done.

Each phase is a module of :mod:`prikup.preferans.phases` with three functions: ``legal`` lists the
actions of the seat to act, ``after`` gives the next state for a legal one, ``explain`` says why
another one is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.dealing import why_no_deal
from prikup.game import Action, Event, Offer, Reason, Seat, reason
from prikup.matches import Match
from prikup.preferans import phases
from prikup.preferans.events import events_of
from prikup.preferans.phases import offers
from prikup.preferans.rules import Rules
from prikup.preferans.settle import scores
from prikup.preferans.state import DealState, Finished, Phase, PlayState, Standing
from prikup.preferans.view import View, view_of


class State(Match, frozen=True, kw_only=True):
    """A position of a match of Preferans. See :class:`prikup.game.State` for the methods."""

    rules: Rules
    standing: Standing
    phase: Phase = "deal"
    deal: DealState | None = None
    play: PlayState | None = None
    finished: Finished | None = None

    @property
    def scores(self) -> tuple[int, ...]:
        """The settlement if the match stopped now, in whole whists; their sum is 0."""
        return scores(self.standing, self.rules.end.pool_value)

    @property
    def winner(self) -> Seat | None:
        """Who is ahead, once the match is over (``None`` for a tie)."""
        if not self.over:
            return None
        final = self.scores
        best = max(final)
        return final.index(best) if final.count(best) == 1 else None

    @property
    def decline(self) -> Action | None:
        """There are no windows to decline: every question is answered."""
        return None

    def legal_actions(self) -> Sequence[Action]:
        """The actions of the seat to act but offers, in a fixed order."""
        return phases.LEGAL[self.phase](self)

    def why_not(self, action: Action) -> Reason | None:
        """``None`` for a legal action (a right deal, where one is due), else the reason."""
        if self.phase == "deal":
            return why_no_deal(self.rules.layout, self.standing.dealer, action)
        if action in self.legal_actions():
            return None
        if self.over:
            return reason("match-over")
        if self.phase == "play" and isinstance(action, Offer):
            return offers.why_not(self, action)
        return phases.EXPLAIN[self.phase](self, action)

    def after(self, action: Action) -> State:
        """The next state for an action known to be legal."""
        return phases.AFTER[self.phase](self, action)

    def view(self, seat: Seat | None) -> View:
        """What ``seat`` may know (``None``: a spectator)."""
        return view_of(self, seat)

    def events(self, action: Action, after: Any, viewer: Seat | None) -> tuple[Event, ...]:
        """What ``viewer`` saw when ``action`` led from this state to ``after``."""
        return events_of(self, action, after, viewer)
