"""A bot knows what its seat may know: other hidden cards, same view, same action."""

from copy import deepcopy
from random import Random

import pytest
from msgspec.structs import replace
from preferans_table import play_deals, random_rules, seat_bots

from prikup.bots import Bot
from prikup.cards import Card, cards_of
from prikup.game import Seat
from prikup.preferans.api import PREFERANS
from prikup.preferans.match import State

Place = tuple[str, int, Card]
"""Where a card is hidden: ``hand`` and its number, ``talon`` and the index, or ``aside``."""


def hidden_places(state: State, me: Seat) -> list[Place]:
    """The cards that ``me`` cannot know, and where they are."""
    deal, view = state.deal, state.view(me)
    assert deal is not None
    hands = (state.play or deal).hands
    shown = {hand for hand, _ in view.open_hands} | {me}
    places: list[Place] = [
        ("hand", number, card)
        for number, hand in enumerate(hands)
        if number not in shown
        for card in cards_of(hand)
    ]
    if deal.declarer != me:
        places += [("aside", 0, card) for card in cards_of(deal.discarded)]
    seen = view.talon or ()
    places += [("talon", i, card) for i, card in enumerate(deal.talon) if card not in seen]
    return [place for place in places if place[2] not in seen]


def moved(state: State, place: Place, card: Card) -> State:
    """The state with ``card`` where the card of ``place`` was."""
    kind, at, old = place
    deal, play = state.deal, state.play
    assert deal is not None
    change = 1 << old | 1 << card
    if kind == "talon":
        talon = (*deal.talon[:at], card, *deal.talon[at + 1 :])
        return replace(state, deal=replace(deal, talon=talon))
    if kind == "aside":
        return replace(state, deal=replace(deal, discarded=deal.discarded ^ change))
    hands = list((play or deal).hands)
    hands[at] ^= change
    if play is not None:
        return replace(state, play=replace(play, hands=tuple(hands)))
    return replace(state, deal=replace(deal, hands=tuple(hands)))


def swapped(state: State, one: Place, other: Place) -> State:
    """The same state with two hidden cards in each other's place."""
    return moved(moved(state, one, other[2]), other, one[2])


@pytest.mark.parametrize(
    "level", ["random", "novice", pytest.param("club", marks=pytest.mark.slow)]
)
def test_other_hidden_cards_same_action(level: str) -> None:
    rng, compared = Random(level), 0

    def watch(state: State, bot: Bot) -> None:
        nonlocal compared
        me = state.turn
        assert me is not None
        view = state.view(me)
        places = hidden_places(state, me)
        if len(view.legal) < 2 or len(places) < 2 or rng.random() < 0.6:
            return
        one, other = rng.sample(places, 2)
        if one[:2] == other[:2]:
            return
        twin = swapped(state, one, other)
        assert twin != state
        twin_view = twin.view(me)
        assert twin_view == view
        assert deepcopy(bot).act(view) == deepcopy(bot).act(twin_view)
        compared += 1

    for seed in range(14):
        state = PREFERANS.new_match(random_rules(seed))
        play_deals(state, seat_bots([level] * len(state.scores), seed), seed, 3, watch)
    assert compared > 60
