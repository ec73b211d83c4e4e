"""A bot knows what its seat may know: other hidden cards, same view, same action."""

from random import Random

import pytest
from bot_table import play_deals, random_rules, seat_bots, values_of
from msgspec.structs import replace

from prikup.bots import Bot, make
from prikup.cards import Card, Mask, cards_of, mask_of
from prikup.game import Seat
from prikup.rules import presets_of
from prikup.thousand import THOUSAND
from prikup.thousand.match import State


def hidden(state: State, me: Seat) -> dict[Card, str]:
    """The cards that ``me`` cannot know, and the place where each of them is."""
    deal, view, layout = state.deal, state.view(me), state.rules.layout
    assert deal is not None
    places = {}
    for seat, hand in enumerate((state.play or deal).hands):
        if seat != me or view.hand is None:
            places |= dict.fromkeys(cards_of(hand), f"hand {seat}")
    lying = deal.talon[0 if deal.declarer is None else layout.talon :]
    away = state.play.stock if state.play is not None and layout.draws else lying
    places |= dict.fromkeys(away, "away")
    if me != deal.declarer:
        places |= dict.fromkeys(cards_of(deal.discarded), "away")
    seen = set(view.talon or ()) | {card for _, card in view.given if card is not None}
    return {card: place for card, place in places.items() if card not in seen}


def swapped(state: State, me: Seat, one: Card, other: Card) -> State:
    """The same state with two hidden cards in each other's place."""
    deal, play = state.deal, state.play
    assert deal is not None
    unseen = state.view(me).hand is None
    exchange = {card: card for card in range(32)} | {one: other, other: one}

    def mask(cards: Mask) -> Mask:
        return mask_of(exchange[card] for card in cards_of(cards))

    def hands(masks: tuple[Mask, ...]) -> tuple[Mask, ...]:
        return tuple(mask(m) if seat != me or unseen else m for seat, m in enumerate(masks))

    if play is not None:
        stock = tuple(exchange[card] for card in play.stock)
        play = replace(play, hands=hands(play.hands), stock=stock)
    else:
        deal = replace(deal, hands=hands(deal.hands))
    lying = 0 if deal.declarer is None else state.rules.layout.talon
    talon = (*deal.talon[:lying], *(exchange[card] for card in deal.talon[lying:]))
    away = deal.discarded if me == deal.declarer else mask(deal.discarded)
    return replace(state, play=play, deal=replace(deal, talon=talon, discarded=away))


@pytest.mark.parametrize(
    "level", ["random", "novice", pytest.param("club", marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("preset", [*presets_of("thousand"), None])
def test_other_hidden_cards_same_action(level: str, preset: str | None) -> None:
    """By each preset, and by random rules of all layouts."""
    rng, compared = Random(f"{level} {preset}"), 0

    def watch(state: State, bot: Bot) -> None:
        nonlocal compared
        me = state.turn
        assert me is not None
        view = state.view(me)
        places = hidden(state, me)
        if len(places) < 2 or len(view.legal) < 2 or rng.random() > 0.3:
            return
        one, other = rng.sample(sorted(places), 2)
        if places[one] == places[other]:
            return
        twin = swapped(state, me, one, other)
        assert twin != state
        twin_view = twin.view(me)
        assert twin_view == view
        bots = [make(level, "thousand", me, compared) for _ in range(2)]
        assert bots[0].act(view) == bots[1].act(twin_view)
        compared += 1

    for seed in range(2 if preset else 8):
        values = values_of(preset) if preset else random_rules(seed)
        count = int(str(values["players"]))
        match = THOUSAND.new_match(values, {"scores": [300, 250, 300, 250][:count]})
        play_deals(match, seat_bots(["novice"] * count, seed), seed, 3, watch)
    assert compared > 3
