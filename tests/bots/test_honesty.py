"""A bot knows what its seat may know: other hidden cards, same view, same action."""

from copy import deepcopy
from random import Random

import pytest
from bot_table import play_deals, random_rules, russian, seat_bots
from msgspec.structs import replace

from prikup.bots import Bot
from prikup.cards import Card, Mask, cards_of
from prikup.game import Seat
from prikup.thousand import THOUSAND
from prikup.thousand.match import State


def hidden_places(state: State, me: Seat) -> list[tuple[Seat | None, Card]]:
    """The cards that ``me`` cannot know, with who holds them (``None``: the talon)."""
    deal, view = state.deal, state.view(me)
    assert deal is not None
    seen = set(view.talon or ()) | {card for _, card in view.given if card is not None}
    hands = (state.play or deal).hands
    unseen_self = view.hand is None
    places: list[tuple[Seat | None, Card]] = [
        (seat, card)
        for seat, hand in enumerate(hands)
        if seat != me or unseen_self
        for card in cards_of(hand)
        if card not in seen
    ]
    if deal.declarer is None:
        places += [(None, card) for card in deal.talon]
    return places


def swapped(state: State, one: tuple[Seat | None, Card], other: tuple[Seat | None, Card]) -> State:
    """The same state with two hidden cards in each other's place."""
    (first, a), (second, b) = one, other
    assert state.deal is not None

    def hands(masks: tuple[Mask, ...]) -> tuple[Mask, ...]:
        changed = list(masks)
        for seat, out, into in ((first, a, b), (second, b, a)):
            if seat is not None and changed[seat] >> out & 1:
                changed[seat] = changed[seat] & ~(1 << out) | 1 << into
        return tuple(changed)

    if state.play is not None:
        return replace(state, play=replace(state.play, hands=hands(state.play.hands)))
    exchange = {a: b, b: a}
    talon = tuple(exchange.get(card, card) for card in state.deal.talon)
    deal = replace(state.deal, hands=hands(state.deal.hands), talon=talon)
    return replace(state, deal=deal)


@pytest.mark.parametrize("level", ["random", "novice", "club"])
def test_other_hidden_cards_same_action(level: str) -> None:
    rng, compared = Random(level), 0

    def watch(state: State, bot: Bot) -> None:
        nonlocal compared
        me = state.turn
        assert me is not None
        view = state.view(me)
        places = hidden_places(state, me)
        one, other = rng.choice(places or [(None, 0)]), rng.choice(places or [(None, 0)])
        if one[0] == other[0] or len(view.legal) < 2 or rng.random() < 0.5:
            return
        twin = swapped(state, one, other)
        assert twin != state
        twin_view = twin.view(me)
        assert twin_view == view
        assert deepcopy(bot).act(view) == deepcopy(bot).act(twin_view)
        compared += 1

    for seed in range(12):
        values = russian() if seed < 2 else random_rules(seed)
        start = {"scores": [300, 250, 400]}
        play_deals(THOUSAND.new_match(values, start), seat_bots([level] * 3, seed), seed, 3, watch)
    assert compared > 60
