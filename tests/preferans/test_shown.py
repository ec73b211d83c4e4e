"""Positions of Preferans for people to look at: all hands open, as a diagram, taken along."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from preferans_play import match

from prikup.game import Deal
from prikup.preferans import PREFERANS, State
from prikup.records.diagram import diagram_svg, facts_of
from prikup.records.steps import open_view

NAMES = ("Anna", "Boris", "Clara", "Dora", "Emil")


def played(seed: int, **edits: Any) -> Iterator[tuple[State, Deal]]:
    """The positions of some deals of random play."""
    rng = Random(seed)
    state = match(**edits)
    for _ in range(2):
        order = list(PREFERANS.deck(state))
        rng.shuffle(order)
        deal = PREFERANS.deal(state, order)
        state = state.after(deal)
        yield state, deal
        while state.turn is not None:
            state = state.after(rng.choice(list(state.legal_actions())))
            yield state, deal
        if state.over:
            return


def open_hands(drawing: str) -> dict[int, set[str]]:
    groups = [g for g in ET.fromstring(drawing).iter() if "data-cards" in g.attrib]
    return {int(g.attrib["data-seat"]): set(g.attrib["data-cards"].split()) for g in groups}


@pytest.mark.slow
@pytest.mark.parametrize("players", PREFERANS.players)
def test_every_position_can_be_drawn_and_shows_what_its_view_shows(players: int) -> None:
    names = NAMES[:players]
    for state, deal in played(players, players=players):
        view = open_view(PREFERANS, state, deal)
        hands = open_hands(diagram_svg(facts_of(view, names, 1)))
        known = {int(seat): hand for seat, hand in view["open_hands"].items()}
        known |= dict(enumerate(view["hands_now"]))
        assert hands == {seat: set(known[seat]) for seat in hands}
        taking_part = [seat for seat, hand in enumerate(view["hands"]) if hand]
        assert set(taking_part) <= set(hands)
        if state.turn is None:
            continue
        for seat in range(players):
            own = PREFERANS.view_json(state.view(seat))
            shown = open_hands(diagram_svg(facts_of(own, names, 1)))
            for who, cards in shown.items():
                held = own["hand"] if who == seat else own["open_hands"][str(who)]
                assert cards == set(held or ())


def test_a_start_says_where_the_match_stands() -> None:
    for state, _ in played(1):
        if state.turn is None and not state.over:
            assert match(PREFERANS.start_json(state)).standing == state.standing
    assert PREFERANS.start_json(match()) == {}
