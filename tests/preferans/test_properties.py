"""What holds under every valid rule set, in every position: found by random play."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import properties
import pytest
from builders import play_deal, random_deal
from hypothesis import given
from hypothesis import strategies as st
from properties import examples, one_acts, reads_back, refuses_the_rest, rule_values, seeds
from standings import sheet_explained

from prikup.cards import cards_of, mask_of
from prikup.game import Action, Call, Offer, action_text
from prikup.preferans import PREFERANS, State
from prikup.preferans.phases import playing
from prikup.rules import resolve
from prikup.rules.registry import presets_of

PRESETS = tuple(presets_of("preferans"))
STARTS: list[dict[str, Any]] = [
    {},
    {"pool": [18, 19, 3], "mountain": [5, 0, 40], "all_passes": 1},
    {"pool": [20, 0, 12], "mountain": [0, 2, 0], "all_passes": 2, "deal_number": 7},
]


def opened(values: dict[str, Any], start: dict[str, Any]) -> State:
    """A match from the start, cut to the number of players."""
    players = values["players"]
    known = {
        name: (value * 2)[:players] if isinstance(value, list) else value
        for name, value in start.items()
    }
    return PREFERANS.new_match(values, known)


rules = rule_values("preferans", PRESETS, 25)
starts = st.sampled_from(STARTS)
play_much, play_some = examples(100), examples(50)
deals = partial(properties.deals, "preferans")


@play_much
@given(rules, seeds, starts)
def test_a_deal_has_ten_tricks_and_its_entries_explain_the_sheet(
    values: dict[str, Any], seed: int, start: dict[str, Any]
) -> None:
    state = opened(values, start)
    rng = Random(seed)
    for _ in range(5):
        if state.over:
            break
        opening, before = state, state.standing
        state = play_deal(PREFERANS, state, rng)
        finished, after = state.finished, state.standing
        assert finished is not None and finished.before == before and finished.after == after
        result = finished.result
        assert result.played == (sum(result.tricks) + result.talon_tricks == 10)
        assert sheet_explained(opening, state)
        notes = {"entry-surplus-lost"}  # they move no points
        assert all(entry.rule and entry.reason.id for entry in state.entries)
        assert all(entry.amount or entry.reason.id in notes for entry in state.entries)
        assert sum(state.scores) == 0
        assert after.deal_number == before.deal_number + (result.kind != "redeal")


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
        if after.play is not None and after.deal is not None and after.phase == "play":
            due = playing.hand_due(after.deal, after.play)
            assert after.play.hands[due] and after.turn == playing.player_of(after.deal, due)

    deals(opened(values, start), rng, 2, each=look)


@play_some
@given(rules, seeds, starts)
def test_every_other_action_is_refused_with_a_reason(
    values: dict[str, Any], seed: int, start: dict[str, Any]
) -> None:
    rng = Random(seed)
    deals(opened(values, start), rng, 1, each=refuses_the_rest(rng, 25))


@play_some
@given(rules, seeds)
def test_texts_of_actions_read_back(values: dict[str, Any], seed: int) -> None:
    deals(opened(values, {}), Random(seed), 1, each=reads_back("preferans"))


def offering(state: State, rng: Random) -> Action:
    """Any legal action; now and then an offer of what may come out."""
    if state.phase == "offer":
        return Call("accept" if rng.random() < 0.6 else "reject")
    deal, play = state.deal, state.play
    if state.phase == "play" and deal and play and rng.random() < 0.15:
        final = list(play.tricks)
        for _ in range(10 - sum(final) - play.talon_tricks):
            final[rng.choice(deal.seats)] += 1
        offer = Offer(tuple(final))
        if state.why_not(offer) is None:
            assert PREFERANS.parse_action(state, action_text(offer)) == offer
            return offer
    return rng.choice(list(state.legal_actions()))


@play_some
@given(rules, seeds)
def test_offers_end_a_deal_or_change_nothing(values: dict[str, Any], seed: int) -> None:
    def look(before: State, action: Action, after: State) -> None:
        if action == Call("reject"):
            assert after.play is not None and before.play is not None
            assert (after.play.hands, after.play.tricks) == (before.play.hands, before.play.tricks)
            assert after.turn == before.play.offered_by and not after.view(after.turn).can_claim
        if isinstance(action, Offer):
            assert before.view(before.turn).can_claim and after.turn != before.turn

    state = opened(values, {})
    for _ in range(3):
        if not state.over:
            state = play_deal(PREFERANS, state, Random(seed), choose=offering, each=look)
    assert state.finished is not None
    result = state.finished.result
    assert not result.played or sum(result.tricks) + result.talon_tricks == 10


def known(state: State, seat: int | None) -> int:
    """The cards (as a mask) that a seat may know by the rules, told without the view."""
    deal, play = state.deal, state.play
    assert deal is not None
    cards = 0
    if seat is not None:
        cards |= deal.hands[seat] | (play.hands[seat] if play else 0)
    if deal.taken:
        cards |= mask_of(deal.talon)
    if play is None:
        return cards
    for trick in play.taken:
        cards |= mask_of(trick.cards) | (1 << trick.turned if trick.turned is not None else 0)
    cards |= mask_of(play.trick) | (1 << play.turned if play.turned is not None else 0)
    led = bool(play.taken or play.trick) or play.leader != deal.declarer
    for hand in deal.circle:
        third = hand == 2 and len(deal.seats) == 2
        early = third and state.rules.table.third_hand == "opens_with_contract"
        at_play = deal.laid_open >> hand & 1 and led and state.phase in ("play", "offer")
        if at_play or (early and deal.contract is not None):
            cards |= play.hands[hand]
    return cards


@pytest.mark.slow
@play_much
@given(rules, seeds)
def test_a_view_names_no_card_that_its_seat_may_not_know(values: dict[str, Any], seed: int) -> None:
    def look(before: State, action: Action, after: State) -> None:
        if after.deal is None:
            return
        for seat in (*range(len(after.scores)), None):
            view = PREFERANS.view_json(after.view(seat))
            mine = known(after, seat)
            named = [*(view["hand"] or []), *(view["talon"] or []), *(view["discarded"] or [])]
            named += [card for hand in view["open_hands"].values() for card in hand]
            named += [laid["card"] for laid in view["trick"]]
            named += [*view["illegal"]]
            for card in named:
                assert mine >> PLAYED[card] & 1, (card, seat, after.phase)

    deals(opened(values, {}), Random(seed), 2, each=look)


PLAYED = {name: card for card, name in enumerate(r + s for s in "SCDH" for r in "789TJQKA")}


def test_a_deal_gives_whole_hands_in_the_order_of_the_deck() -> None:
    for players in (2, 3, 4, 5):
        values = resolve("preferans", "sochi", {"players": players}).values
        state = PREFERANS.new_match(values, {"dealer": players - 1})
        deal = PREFERANS.deal(state, PREFERANS.deck(state))
        first = state.rules.layout.seats(players - 1)[0]
        assert cards_of(deal.hands[first]) == list(range(10))
        assert random_deal(PREFERANS, state, Random(1)) != deal
        assert len(deal.talon) == (12 if players == 2 else 2)
