"""The state of a match of Thousand: which phase is open, who is to act, what may be done.

Each phase is a module of :mod:`prikup.thousand.phases` with three functions: ``legal`` lists the
actions of the seat to act, ``after`` gives the next state for a legal one, ``explain`` says why
another one is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.dealing import why_no_deal
from prikup.game import Action, Bonus, Call, Event, Reason, Seat, reason
from prikup.matches import Match
from prikup.thousand import phases
from prikup.thousand.events import events_of
from prikup.thousand.phases import bonuses
from prikup.thousand.rules import Rules
from prikup.thousand.state import DealState, Finished, Phase, PlayState, Standing, UsedBonuses
from prikup.thousand.view import View, view_of


class State(Match, frozen=True, kw_only=True):
    """A position of a match of Thousand. See :class:`prikup.game.State` for the methods."""

    rules: Rules
    standing: Standing
    phase: Phase = "deal"
    deal: DealState | None = None
    play: PlayState | None = None
    finished: Finished | None = None
    bonuses: UsedBonuses = ()
    """They count by the match, and no score sheet knows of them."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The match scores by seat."""
        return self.standing.scores

    @property
    def winner(self) -> Seat | None:
        """Who won, once the match is over (``None`` for a draw)."""
        return self.standing.winner

    @property
    def decline(self) -> Action | None:
        """The call that declines the optional window that is open, if one is and may be declined
        (four aces may have to be claimed)."""
        word = DECLINES.get(self.phase)
        if self.phase == "hand-claims" and word not in self.legal_actions():
            return None
        return word

    def legal_actions(self) -> Sequence[Action]:
        """The actions of the seat to act, in a fixed order."""
        actions = phases.LEGAL[self.phase](self)
        return [*actions, *bonuses.legal(self)] if self.rules.bonus_kinds else actions

    def why_not(self, action: Action) -> Reason | None:
        """``None`` for a legal action (a right deal, where one is due), else the reason."""
        if self.phase == "deal":
            return why_no_deal(self.rules.layout, self.standing.dealer, action)
        if action in self.legal_actions():
            return None
        if self.over:
            return reason("match-over")
        if isinstance(action, Bonus):
            return bonuses.explain(self, action)
        return phases.EXPLAIN[self.phase](self, action)

    def after(self, action: Action) -> State:
        """The next state for an action known to be legal."""
        if isinstance(action, Bonus):
            return bonuses.after(self, action)
        return phases.AFTER[self.phase](self, action)

    def view(self, seat: Seat | None) -> View:
        """What ``seat`` may know (``None``: a spectator)."""
        return view_of(self, seat)

    def events(self, action: Action, after: Any, viewer: Seat | None) -> tuple[Event, ...]:
        """What ``viewer`` saw when ``action`` led from this state to ``after``."""
        return events_of(self, action, after, viewer)


DECLINES: dict[str, Action] = {
    "blind": Call("look"),
    "hand-claims": Call("keep"),
    "consent": Call("keep"),
    "buying": Call("keep"),
    "final-claims": Call("keep"),
    "contra": Call("keep"),
}
