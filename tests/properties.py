"""The frame of the property tests: random rule sets of a game, random deals under them, and what
every step of every game keeps."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from builders import play_deal, pool
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from prikup.game import GAMES, Action, BadRules, Deal, IllegalAction, Offer, Reason, action_text
from prikup.rules import catalogue_of, resolve

Look = Callable[[Any, Action, Any], None]
"""Sees a step: the state before, the action, the state after."""

MORE = int(os.environ.get("PRIKUP_EXAMPLES", "1"))
"""How many times more examples than usual: then they are new ones each time."""

seeds = st.integers(0, 2**32 - 1)


def examples(count: int) -> settings:
    """So many examples of a test that plays deals."""
    return settings(
        max_examples=count * MORE,
        deadline=None,
        derandomize=MORE == 1,
        suppress_health_check=[HealthCheck.too_slow],
    )


@st.composite
def rule_values(draw: st.DrawFn, game: str, presets: Sequence[str], most: int) -> dict[str, Any]:
    """The values of a valid rule set: a preset and edits, those that are refused left out."""
    samples = [(each.id, value) for each in catalogue_of(game) for value in each.type.samples()]
    preset = draw(st.sampled_from(presets))
    chosen = draw(st.lists(st.sampled_from(samples), max_size=most, unique_by=lambda pair: pair[0]))
    edits = dict(chosen)
    while True:
        try:
            return dict(resolve(game, preset, edits).values)
        except BadRules as error:
            del edits[error.where["option"]]


def deals(game: str, state: Any, rng: Random, count: int, **how: Any) -> Any:
    """Some deals of one match."""
    for _ in range(count):
        if state.over:
            break
        state = play_deal(GAMES[game], state, rng, **how)
    return state


def one_acts(rng: Random) -> Look:
    """Exactly one is to act, or chance, or the match is over; every legal action applies."""

    def look(before: Any, action: Action, after: Any) -> None:
        assert after == before.after(action)
        assert (after.turn is None) == (after.phase in ("deal", "over"))
        legal = after.legal_actions()
        assert len(set(legal)) == len(legal) and bool(legal) == (after.turn is not None)
        assert all(after.why_not(one) is None for one in legal)
        if after.turn is not None:
            after.apply(rng.choice(list(legal)))
        if after.decline is not None:
            assert after.decline in legal
        for seat in range(len(after.scores)):
            view = after.view(seat)
            assert list(view.legal) == (list(legal) if seat == after.turn else [])
            assert view.me == seat and view.turn == after.turn

    return look


def refuses_the_rest(rng: Random, count: int) -> Look:
    """Of so many other actions each is refused with a reason; a deal and an offer may be right, and
    are listed nowhere."""

    def look(before: Any, action: Action, after: Any) -> None:
        legal = set(after.legal_actions())
        for other in rng.sample(pool(), count):
            why = after.why_not(other)
            if why is None and isinstance(other, Deal | Offer):
                continue
            assert (why is None) == (other in legal), other
            if why is not None:
                assert isinstance(why, Reason) and why.id
                with pytest.raises(IllegalAction) as refused:
                    after.apply(other)
                assert refused.value.reason == why

    return look


def reads_back(game: str) -> Look:
    """What is written of a legal action is read as that action."""

    def look(before: Any, action: Action, after: Any) -> None:
        for one in after.legal_actions():
            assert GAMES[game].parse_action(after, action_text(one)) == one

    return look
