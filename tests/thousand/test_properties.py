"""What holds under every valid rule set, in every position: found by random play."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import properties
import pytest
from builders import added_up, deal_of, match, play_deal, random_deal
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from properties import examples, one_acts, reads_back, refuses_the_rest, rule_values, seeds

from prikup.cards import cards_of
from prikup.game import Action, Give, Play
from prikup.rules import resolve
from prikup.rules.random import pairwise_edits
from prikup.rules.registry import catalogue_of
from prikup.thousand import THOUSAND
from prikup.thousand.match import State
from prikup.thousand.state import POINTS
from prikup.tricks import THOUSAND_ORDER

PRESETS = ("russian", "kryazh", "app45")
STARTS: list[dict[str, Any]] = [
    {},
    {"scores": [870, 880, 545], "bolts": [2, 2, 2], "barrel": [None, 2, None]},
    {"scores": [-550, -125, 300], "write_offs": [2, 2, 2], "deal_number": 2},
    {"scores": [880, 880, 880], "barrels_lost": [2, 2, 2], "barrel": [0, 1, 2]},
]


def opened(values: dict[str, Any], start: dict[str, Any]) -> State:
    """A match from the start, without the parts that the rules do not know."""
    at, players = values["barrel_at"], values["players"]
    known = dict(start)
    if at != 880:
        known.pop("barrel", None)
    for name, value in known.items():
        if isinstance(value, list):
            pairs = players == 4 and values["four_in_pairs"] and values["deck"] == 24
            known[name] = value[:2] * 2 if pairs else [*value, value[0]][:players]
    return THOUSAND.new_match(values, known)


rules = rule_values("thousand", PRESETS, 40)
starts = st.sampled_from(STARTS)
play_much, play_some = examples(200), examples(100)
deals = partial(properties.deals, "thousand")


def more_than_the_barrel(values: dict[str, Any]) -> bool:
    """Whether a score on the barrel may be so high that a fall leaves enough to climb on again."""
    running = values["barrel_count"] == "running_total"
    return running or values["barrel_entry"] == "keep_surplus"


@play_much
@given(rules, seeds, starts)
def test_a_deal_holds_120_card_points_and_its_entries_add_up(
    values: dict[str, Any], seed: int, start: dict[str, Any]
) -> None:
    state = opened(values, start)
    rng = Random(seed)
    for _ in range(6):
        if not state.over:
            state = sound_deal(values, state, rng)


def sound_deal(values: dict[str, Any], state: State, rng: Random) -> State:
    """A random deal: its card points and tricks are whole, its entries make the new scores, and the
    barrel holds whom it should."""
    before = state.standing
    state = play_deal(THOUSAND, state, rng)
    finished = state.finished
    assert finished is not None
    result = finished.result
    layout = state.rules.layout
    if result.kind == "played":
        assert sum(result.tricks) == layout.tricks
        out = 0 if layout.pile_goes_to == "last_trick_winner" else layout.pile + layout.discards
        assert sum(result.cards) == 120 if not out else sum(result.cards) <= 120
    assert added_up(before.scores, state.entries) == state.scores
    assert finished.before == before.scores
    assert all(entry.amount or entry.reason.id for entry in state.entries)
    after = state.standing
    assert after.deal_number == before.deal_number + (result.kind != "redeal")
    at = state.rules.barrel.barrel_at
    for seat, spent in enumerate(after.barrel):
        if spent is not None:
            assert at is not None and 0 <= spent < 3
            assert after.scores[seat] >= at or after.over
        elif at is not None and not after.over and not after.barrel_closed[seat]:
            assert after.scores[seat] < at or more_than_the_barrel(values)
    return state


@pytest.mark.slow
@play_much
@given(rules, seeds, starts)
def test_exactly_one_acts_and_every_legal_action_applies(
    values: dict[str, Any], seed: int, start: dict[str, Any]
) -> None:
    rng = Random(seed)
    one = one_acts(rng)

    def look(before: State, action: Action, after: State) -> None:
        one(before, action, after)
        if after.play is not None and after.turn is not None:
            assert after.play.hands[after.turn]

    deals(opened(values, start), rng, 2, each=look)


@pytest.mark.slow
@play_some
@given(rules, seeds, starts)
def test_every_other_action_is_refused_with_a_reason(
    values: dict[str, Any], seed: int, start: dict[str, Any]
) -> None:
    rng = Random(seed)
    deals(opened(values, start), rng, 1, each=refuses_the_rest(rng, 60))


@play_some
@given(rules, seeds, starts)
def test_actions_are_read_as_they_are_written(
    values: dict[str, Any], seed: int, start: dict[str, Any]
) -> None:
    deals(opened(values, start), Random(seed), 1, each=reads_back("thousand"))


@play_some
@given(rules, seeds, starts)
def test_a_match_replays_from_its_actions(
    values: dict[str, Any], seed: int, start: dict[str, Any]
) -> None:
    state = first = opened(values, start)
    actions: list[Action] = []
    state = deals(state, Random(seed), 2, each=lambda before, action, after: actions.append(action))
    again = first
    for action in actions:
        again = again.apply(action)
    assert again == state


@play_some
@given(rules, seeds, starts)
def test_nobody_sees_what_he_may_not(
    values: dict[str, Any], seed: int, start: dict[str, Any]
) -> None:
    def look(before: State, action: Action, after: State) -> None:
        if after.deal is None:
            return
        for seat in (*range(len(after.scores)), None):
            view = after.view(seat)
            known = seen_by(after, seat)
            assert view.finished is None
            if seat is None:
                assert view.hand is None and not view.legal and view.limit is None
            elif view.hand is not None:
                assert set(cards_of(view.hand)) <= known
            assert set(view.talon or ()) <= known
            for peek in view.peeks:
                assert peek.seat == seat and set(peek.talon) <= known
                assert set().union(*map(cards_of, peek.hands)) <= known
            assert {card for _, card in view.given if card is not None} <= known
            for _, said in view.log:
                if isinstance(said, Give | Play):
                    assert said.card in known
            for event in before.events(action, after, seat):
                if event.kind == "give" and "card" in event.data:
                    assert isinstance(action, Give) and action.card in known
                if event.kind == "talon":
                    size = after.rules.layout.talon
                    assert bool(event.data) <= (set(after.deal.talon[:size]) <= known)

    deals(opened(values, start), Random(seed), 1, each=look)


def seen_by(state: State, seat: int | None) -> set[int]:
    """The cards that a seat may know of: its own, played ones, shown ones."""
    deal, play = state.deal, state.play
    assert deal is not None
    known: set[int] = set()
    if play is not None:
        open_cards = play.trick[1:] if play.crawl and seat != play.leader else play.trick
        known.update(open_cards, *(trick for _, trick, _ in play.taken))
    if deal.declarer is not None and (deal.talon_open or seat == deal.declarer):
        known.update(deal.talon[: state.rules.layout.talon])
    if deal.offers:
        known.update(cards_of(deal.offers[-1]))
    if seat is not None and play is not None:
        known.update(cards_of(play.hands[seat]))
    if seat is not None and not deal.unseen >> seat & 1:
        known.update(cards_of(deal.hands[seat]))
    for peek in deal.peeks:
        if peek.seat == seat:
            known.update(peek.talon, *map(cards_of, peek.hands))
    known.update(
        card for to, card in deal.given if not deal.face_down or seat in (to, deal.declarer)
    )
    return known


@play_some
@given(rules, seeds)
def test_points_in_tricks_are_those_of_their_cards(values: dict[str, Any], seed: int) -> None:
    state = deals(opened(values, {}), Random(seed), 1)
    assert state.finished is not None
    play, result = state.finished.play, state.finished.result
    if result.kind != "played" or play is None or play.claimed is not None:
        return
    if state.rules.layout.pile_goes_to == "last_trick_winner":
        return
    for seat in range(len(state.scores)):
        mine = [cards for _, cards, taker in play.taken if taker == seat]
        assert result.tricks[seat] == len(mine)
        assert result.cards[seat] == sum(POINTS[card] for cards in mine for card in cards)


@play_some
@given(rules, seeds)
def test_a_claim_wins_every_trick_whatever_the_others_play(
    values: dict[str, Any], seed: int
) -> None:
    """Whoever may claim takes the rest also when it is played out, the sure cards first."""
    rng = Random(seed)

    def look(before: State, action: Action, after: State) -> None:
        legal = after.legal_actions()
        if not any(str(getattr(one, "word", "")) == "claim" for one in legal):
            return
        seat = after.turn
        assert seat is not None
        for _ in range(3):
            assert takes_the_rest(after, seat, rng)

    deals(opened({**values, "claim": True}, {}), rng, 2, each=look)


def takes_the_rest(state: State, seat: int, rng: Random) -> bool:
    """Whether some order of leads takes all tricks against these random answers."""
    while state.turn is not None:
        plays = [action for action in state.legal_actions() if isinstance(action, Play)]
        assert state.play is not None
        if state.turn == seat and not state.play.trick:
            state = state.after(sure(state, plays))
        else:
            state = state.after(rng.choice(plays))
        if state.play is not None and not state.play.trick and state.turn != seat:
            return False
    return True


def sure(state: State, plays: list[Action]) -> Action:
    """Trumps first, then the highest of each suit."""
    assert state.play is not None
    trump = state.play.trump

    def power(action: Any) -> tuple[bool, int]:
        return (action.card // 8 == trump, THOUSAND_ORDER.strength[action.card])

    return max(plays, key=power)


@pytest.mark.slow
def test_every_pair_of_option_values_holds_together() -> None:
    """Rule sets that together show each possible pair of values of two options, from all starts."""
    rng = Random(2)
    rows = list(pairwise_edits(catalogue_of("thousand"), "russian", rng))
    assert len(rows) > 50
    for edits in rows:
        values = dict(resolve("thousand", "russian", edits).values)
        for start in STARTS:
            state = opened(values, start)
            for _ in range(2):
                if not state.over:
                    state = sound_deal(values, state, rng)


def test_deals_are_made_of_every_pack() -> None:
    """A pack with a card too few, twice, or of another deck is refused."""
    state = match()
    right = deal_of()
    assert state.why_not(right) is None
    wrong = {
        "deal-hands": replace(right, hands=right.hands[:2]),
        "deal-hand-size": replace(right, hands=(0, *right.hands[1:])),
        "deal-talon-size": replace(right, talon=right.talon[:2]),
        "deal-twice": replace(right, hands=(right.hands[1], *right.hands[1:])),
        "deal-wrong-deck": replace(right, talon=(*right.talon[:2], 0)),
    }
    for wanted, deal in wrong.items():
        why = state.why_not(deal)
        assert why is not None and why.id == wanted
    assert state.why_not(Play(3)).id == "deal-due"  # type: ignore[union-attr]
    assert random_deal(THOUSAND, state, Random(1)) != random_deal(THOUSAND, state, Random(2))
