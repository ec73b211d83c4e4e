"""What every game of the registry must keep: random play under its presets and random rule sets.

A game that `prikup.game.NAMES` lists is tested here without a line of its own. Cards are known to
the tests only as an action holds them and a view's JSON names them.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from functools import cache
from random import Random
from typing import Any, get_args

import pytest
from builders import play_deal, pool, random_deal
from msgspec.structs import replace
from standings import EXPLAINED, KINDS, STARTS

from prikup.cards import CARD_NAMES, CARDS, Card, cards_of, mask_of
from prikup.game import GAMES, Action, Deal, Discard, Give, IllegalAction, Offer, Play, action_text
from prikup.rules import RuleSet, resolve
from prikup.rules.random import pairwise_edits, random_edits
from prikup.rules.registry import catalogue_of, default_preset, presets_of

PRESETS = [(game, preset) for game in sorted(GAMES) for preset in sorted(presets_of(game))]
WORD = re.compile(r"\b[789TJQKA][SCDH]\b")

every_game = pytest.mark.parametrize("name", sorted(GAMES))
every_preset = pytest.mark.parametrize(("name", "preset"), PRESETS)


def seeds(count: int) -> pytest.MarkDecorator:
    """So many seeds; all but the first are for ``make test``."""
    more = (pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, count))
    return pytest.mark.parametrize("seed", [0, *more])


def opened(name: str, preset: str, seed: int) -> tuple[Any, Any, Random]:
    """A game, a fresh match by a preset (from seed 1 on with edits), a random stream."""
    rng = Random(f"{name} {preset} {seed}")
    edits = random_edits(catalogue_of(name), preset, rng) if seed else {}
    game = GAMES[name]
    return game, game.new_match(resolve(name, preset, edits).values), rng


def deals(game: Any, state: Any, rng: Random, count: int, **how: Any) -> Any:
    """Some deals; a match that ends is begun again."""
    first = state
    for _ in range(count):
        state = play_deal(game, first if state.over else state, rng, **how)
    return state


@every_preset
def test_200_deals_end_without_an_error(name: str, preset: str) -> None:
    game, state, rng = opened(name, preset, 0)
    first = state
    for _ in range(200):
        before = first if state.over else state
        state = play_deal(game, before, rng)
        assert state.turn is None and not state.legal_actions()
        assert EXPLAINED[name](before, state)


@pytest.mark.slow
@every_game
def test_random_play_meets_every_kind_of_result(name: str) -> None:
    """What random deals never bring, no test of this file would see."""
    seen = set()
    for preset in presets_of(name):
        for seed in range(4):
            game, first, rng = opened(name, preset, seed)
            state = first
            for _ in range(60):
                state = play_deal(game, first if state.over else state, rng)
                seen.add(state.finished.result.kind)
    assert seen == {*get_args(KINDS[name])} - {"penalty"}


@every_preset
@seeds(6)
def test_legal_is_what_applies(name: str, preset: str, seed: int) -> None:
    game, state, rng = opened(name, preset, seed)

    def look(before: Any, action: Action, after: Any) -> None:
        if before.turn is None:
            assert not before.legal_actions() and isinstance(action, Deal)
            return
        legal = before.legal_actions()
        assert action in legal and before.after(action) == after
        assert before.decline is None or before.decline in legal
        for one in legal:
            assert before.why_not(one) is None
            assert game.parse_action(before, action_text(one)) == one
        for other in rng.sample(pool(), 20):
            why = before.why_not(other)
            if isinstance(other, Offer) and why is None:  # possible, and listed nowhere
                assert before.apply(other).turn is not None
            elif other not in legal:
                assert why is not None and why.id
                with pytest.raises(IllegalAction):
                    before.apply(other)

    deals(game, state, rng, 3, each=look)


@every_preset
@seeds(4)
def test_views_are_of_their_seat_and_become_json(name: str, preset: str, seed: int) -> None:
    game, state, rng = opened(name, preset, seed)

    def look(before: Any, action: Action, after: Any) -> None:
        for seat in (*range(len(after.scores)), None):
            view = after.view(seat)
            assert view.me == seat and view.turn == after.turn
            mine = seat is not None and seat == after.turn
            assert list(view.legal) == (list(after.legal_actions()) if mine else [])
            json.dumps(game.view_json(view))
            assert seat is not None or game.view_json(view)["hand"] is None
            for event in before.events(action, after, seat):
                json.dumps([event.kind, event.seat, dict(event.data)])

    deals(game, state, rng, 2, each=look)


@every_preset
@pytest.mark.parametrize("seed", range(4))
def test_the_pack_is_dealt_whole_and_stays_whole(name: str, preset: str, seed: int) -> None:
    game, state, rng = opened(name, preset, seed)
    deck = game.deck(state)
    deal = random_deal(game, state, rng)
    dealt = [card for hand in deal.hands for card in cards_of(hand)] + list(deal.talon)
    assert sorted(dealt) == list(deck)
    for wrong in (
        replace(deal, hands=deal.hands[1:]),
        replace(deal, hands=(*deal.hands[:-1], deal.hands[-1] | deal.hands[-2])),
        replace(deal, talon=deal.talon[1:]),
    ):
        with pytest.raises(IllegalAction):
            state.apply(wrong)


@every_preset
@pytest.mark.parametrize("seed", range(3))
def test_the_same_actions_give_the_same_state(name: str, preset: str, seed: int) -> None:
    game, state, rng = opened(name, preset, seed)
    actions: list[Action] = []
    end = play_deal(game, state, rng, each=lambda before, action, after: actions.append(action))
    for action in actions:
        state = state.apply(action)
    assert state == end and game.state_json(state) == game.state_json(end)


# --- what is hidden changes nothing --------------------------------------------------------------


def named(game: Any, state: Any, seat: int | None) -> set[Card]:
    """The cards that a seat's view names."""
    return {CARDS[word] for word in WORD.findall(json.dumps(game.view_json(state.view(seat))))}


def told(game: Any, state: Any, seat: int | None) -> list[Any]:
    """Suits that a seat was rightly told without their cards: those of a talon that it looked at by
    a bonus of its own."""
    view = game.view_json(state.view(seat))
    bonuses = view.get("bonuses") or {"used": [], "seen": []}
    looked = any(use == {"seat": seat, "bonus": "suits"} for use in bonuses["used"])
    return [peek["suits"] for peek in bonuses["seen"] if looked and "suits" in peek]


def moved(action: Action, to: dict[Card, Card]) -> Action:
    """The action with its cards exchanged."""
    if isinstance(action, Deal):
        hands = tuple(mask_of(to[card] for card in cards_of(hand)) for hand in action.hands)
        return Deal(hands, tuple(to[card] for card in action.talon))
    if isinstance(action, Give):
        return Give(action.seat, to[action.card])
    if isinstance(action, Play):
        return Play(to[action.card], action.declare, action.face_down)
    if isinstance(action, Discard):
        return Discard(mask_of(to[card] for card in cards_of(action.cards)))
    return action


def said(events: Any) -> list[Any]:
    """What is announced beside the card: which cards stand behind it, the action does not say."""
    return [(event.data.get("declares"), event.data.get("worth")) for event in events]


def same_to(
    game: Any, states: list[Any], actions: list[Action], seat: int | None, to: dict[Card, Card]
) -> bool | None:
    """Whether a seat sees the same line although unseen cards are exchanged; ``None`` where the
    line is not possible with them."""
    other = states[0]
    for before, action, after in zip(states, actions, states[1:], strict=False):
        exchanged = moved(action, to)
        if before.turn is not None and exchanged not in other.legal_actions():
            return None
        then = other.apply(exchanged)
        if said(other.events(exchanged, then, None)) != said(before.events(action, after, None)):
            return None
        if told(game, then, seat) != told(game, after, seat):
            return None
        assert (then.turn, then.phase) == (after.turn, after.phase), "whom the game asks"
        if then.view(seat) != after.view(seat):
            return False
        if other.events(exchanged, then, seat) != before.events(action, after, seat):
            return False
        other = then
    return True


@every_preset
@seeds(6)
def test_hidden_cards_change_no_view(name: str, preset: str, seed: int) -> None:
    """Exchange cards that a seat has not seen, keep all that was said and shown: equal views."""
    game, state, rng = opened(name, preset, seed)
    compared = 0
    for _ in range(6):
        first = state
        states, actions = [first], []

        def keep(before: Any, action: Action, after: Any) -> None:
            actions.append(action)  # noqa: B023
            states.append(after)  # noqa: B023

        state = play_deal(game, first, rng, each=keep)
        for _ in range(8):
            seat = rng.choice([*range(len(state.scores)), None])
            until = rng.randrange(1, len(actions))
            seen = set().union(*(named(game, moment, seat) for moment in states[1 : until + 1]))
            unseen = [card for card in game.deck(first) if card not in seen]
            pair = rng.sample(unseen, min(len(unseen), rng.choice((2, 2, 3, 24))))
            to = {card: card for card in range(32)}
            to.update(zip(pair, [*pair[1:], *pair[:1]], strict=True))
            same = same_to(game, states[: until + 1], actions[:until], seat, to)
            names = " ".join(CARD_NAMES[card] for card in pair)
            assert same is not False, f"seat {seat} notices that {names} changed places"
            compared += same is True
        if state.over:
            break
    assert compared, "no exchange was possible"


# --- rules without effect ------------------------------------------------------------------------


@every_preset
def test_a_rule_without_effect_changes_nothing(name: str, preset: str) -> None:
    game, catalogue, rng = GAMES[name], catalogue_of(name), Random(preset)
    for _ in range(8):
        values = resolve(name, preset, random_edits(catalogue, preset, rng)).values
        rules = game.new_match(values).rules
        for option in catalogue:
            if catalogue.unmet(option.id, values) is not None:
                other = rng.choice(option.type.samples())
                assert game.new_match({**values, option.id: other}).rules == rules, option.id


# --- every pair of values ------------------------------------------------------------------------


@cache
def rule_sets(name: str) -> tuple[RuleSet, ...]:
    """Rule sets of a game that together show every possible pair of values of two options."""
    preset = default_preset(name).name
    return tuple(
        resolve(name, preset, edits)
        for edits in pairwise_edits(catalogue_of(name), preset, Random(2))
    )


def in_effect(name: str, rules: RuleSet) -> frozenset[tuple[str, str]]:
    """The options that have an effect, with their values."""
    catalogue, values = catalogue_of(name), rules.values
    return frozenset(
        (option.id, repr(values[option.id]))
        for option in catalogue
        if values[option.id] in option.type.samples() and not catalogue.unmet(option.id, values)
    )


@pytest.mark.slow
@every_game
def test_no_valid_rule_set_shows_a_pair_of_values_that_is_not_played(name: str) -> None:
    beside: dict[tuple[str, str], set[tuple[str, str]]] = defaultdict(set)
    for rules in rule_sets(name):
        shown = in_effect(name, rules)
        for setting in shown:
            beside[setting] |= shown
    rng, presets = Random(name), sorted(presets_of(name))
    for _ in range(300):
        preset = rng.choice(presets)
        rules = resolve(name, preset, random_edits(catalogue_of(name), preset, rng))
        shown = in_effect(name, rules)
        assert not [(one, shown - beside[one]) for one in shown if not shown <= beside[one]]


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("part", range(4))
def test_every_pair_of_values_is_played(name: str, part: int) -> None:
    """Several deals under each rule set, the first of a match and some in the middle of one: all
    that is legal applies, entries add up, a record replays, and nobody sees what he may not."""
    game = GAMES[name]
    for number, rules in enumerate(rule_sets(name)[part::4]):
        rng = Random(f"{name} {part} {number}")
        count = len(game.new_match(rules.values).scores)
        for deal in range(3):
            start = STARTS[name](rules, count, rng) if deal else {}
            checked_deal(game, game.new_match(rules.values, start), rng, deal == number % 3)


def checked_deal(game: Any, first: Any, rng: Random, exchange: bool) -> Any:
    """A random deal with all that must hold in it; with ``exchange`` hidden cards change places."""
    states, actions = [first], []

    def look(before: Any, action: Action, after: Any) -> None:
        legal = after.legal_actions()
        assert bool(legal) == (after.turn is not None)
        assert all(
            after.why_not(one) is None for one in rng.sample(list(legal), min(3, len(legal)))
        )
        actions.append(action)
        states.append(after)

    end = play_deal(game, first, rng, each=look)
    assert EXPLAINED[game.name](first, end)
    again = first
    for action in actions:
        again = again.apply(action)
    assert again == end
    if exchange:
        assert exchanged(game, states, actions, rng) is not False
    return end


def exchanged(game: Any, states: list[Any], actions: list[Action], rng: Random) -> bool | None:
    """Whether somebody sees the same although two cards that he has not seen are exchanged."""
    seat = rng.choice([*range(len(states[0].scores)), None])
    until = rng.randrange(1, len(actions))
    seen = set().union(*(named(game, moment, seat) for moment in states[1 : until + 1]))
    unseen = [card for card in game.deck(states[0]) if card not in seen]
    if len(unseen) < 2:
        return None
    one, other = rng.sample(unseen, 2)
    to = {card: card for card in range(32)} | {one: other, other: one}
    return same_to(game, states[: until + 1], actions[:until], seat, to)
