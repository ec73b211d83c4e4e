"""All-pass: the talon leads, the first hand leads the third trick; three deals of a textbook."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from preferans_play import (
    MIXED,
    MIXED_TALON,
    allowed,
    deal_of,
    dealt,
    line,
    match,
    refusal,
    shown,
)

from prikup.preferans import State

PASSES = "pass, pass, pass"
DEALS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "all_pass_deals.json").read_text()
)
PLAYED = [pytest.param(deal, id=deal["id"]) for deal in DEALS]


def hands_of(deal: dict[str, Any]) -> list[list[str]]:
    """The hands of a deal; cards that the book does not place are dealt in every way there is."""
    if "unplaced" not in deal:
        return [deal["hands"]]
    cards, none, left, _ = deal["unplaced"]
    assert none == 0
    pack = cards.split()
    first, second, third = deal["hands"]
    return [
        [first, " ".join([second, *mine]), " ".join([third, *(c for c in pack if c not in mine)])]
        for mine in combinations(pack, left)
    ]


def replayed(deal: dict[str, Any], hands: list[str], tricks: list[str]) -> State:
    """The deal with seat 0 as the first hand, after some tricks."""
    state = match({"dealer": 2}).apply(deal_of(hands, deal["talon"]))
    state = line(state, PASSES)
    for trick in tricks:
        for place, laid in enumerate(trick.split(", ")):
            who, card = laid.split()
            if who == "talon":
                assert place == 0 and shown(state, None, "turned") == card
                continue
            assert state.turn == int(who)
            state = line(state, card)
    return state


def winners(state: State) -> list[Any]:
    """Who took each trick so far."""
    taken = [trick["winner"] for trick in shown(state, None, "tricks")]
    return ["talon" if winner is None else winner for winner in taken]


@pytest.mark.parametrize("deal", PLAYED)
def test_a_played_deal_replays_trick_by_trick(deal: dict[str, Any]) -> None:
    for hands in hands_of(deal):
        assert winners(replayed(deal, hands, deal["tricks"])) == deal["winners"]


@pytest.mark.parametrize("deal", [deal for deal in PLAYED if "final" in deal.values[0]])
def test_the_rest_goes_as_the_book_says_whatever_is_played(deal: dict[str, Any]) -> None:
    lines = [(deal["tricks"], deal["winners"], deal["final"])]
    if other := deal.get("variation"):
        before = other["from_trick"] - 1
        tricks = deal["tricks"][:before] + other["tricks"]
        lines.append((tricks, deal["winners"][:before] + other["winners"], other["final"]))
    for tricks, taken, final in lines:
        state = replayed(deal, deal["hands"], tricks)
        assert winners(state) == taken
        for seed in range(5):
            rng, end = Random(seed), state
            while end.turn is not None:
                end = end.after(rng.choice(list(end.legal_actions())))
            assert end.finished is not None
            result = end.finished.result
            assert [*result.tricks, result.talon_tricks] == [
                final[who] for who in ("0", "1", "2", "talon")
            ]


def test_the_talon_leads_two_tricks_and_can_win() -> None:
    state = line(dealt(MIXED, MIXED_TALON), PASSES)
    assert shown(state, None, "turned") == "AC" and shown(state, None, "talon") == ["AC"]
    assert state.turn == 1 and allowed(state) == ["9C", "JC", "KC"]
    assert refusal(state, "8S") == "must-follow"
    state = line(state, "9C, 7C, 8C")
    assert shown(state, None, "tricks") == [
        {"leader": 1, "cards": ["9C", "7C", "8C"], "winner": None, "turned": "AC"}
    ]
    assert shown(state, None, "talon_tricks") == 1 and shown(state, None, "turned") == "TS"
    assert state.turn == 1


def test_the_first_hand_leads_the_third_trick_whoever_took_the_second() -> None:
    two = PASSES + ", 9C, 7C, 8C, 8S, JS, 7S"
    assert line(dealt(MIXED, MIXED_TALON), two).turn == 1
    winner = dealt(MIXED, MIXED_TALON, all_pass_third_lead="winner")
    assert line(winner, two).turn == 2
    # the talon took the second trick: nobody but the first hand can lead
    assert line(winner, PASSES + ", 9C, 7C, 8C, 8S, 9S, 7S").turn == 1
    # from the third trick on who takes leads
    assert line(dealt(MIXED, MIXED_TALON), two + ", 7D, 8D, 9D").turn == 0


def test_a_suit_that_is_only_named_is_won_by_its_highest_card() -> None:
    state = dealt(MIXED, MIXED_TALON, all_pass_talon="names_suit")
    state = line(state, PASSES + ", 9C, 7C, 8C")
    assert shown(state, None, "tricks_taken") == [0, 1, 0]
    short = ("7S KS 8S QS 9D KD 7H TH JH AH", "8C QC 9C JC KC 7D JD AD 8H QH", MIXED[2])
    state = dealt(short, "TS AC", all_pass_talon="names_suit")
    state = line(state, PASSES + ", KC, 9S, 7S")
    assert shown(state, None, "tricks_taken") == [0, 0, 1]  # the king of clubs does not follow


def test_the_tricks_of_the_talon_may_be_the_dealers() -> None:
    four = ("", MIXED[1], MIXED[2], MIXED[0])
    state = match(players=4, all_pass_talon="dealer_plays").apply(deal_of(four, MIXED_TALON))
    assert shown(state, 0, "hand") is None
    state = line(state, PASSES)
    assert state.turn == 0 and shown(state, 0, "hand") == allowed(state) == ["TS", "AC"]
    assert shown(state, 1, "talon") is None and shown(state, None, "hand_sizes")[0] == 2
    assert refusal(state, "claim 0 4 3 3") == "offer-rests" and not shown(state, 0, "can_claim")
    state = line(state, "TS")
    assert state.turn == 1 and shown(state, 1, "turned") == "TS"
    state = line(state, "8S, JS, 7S")
    assert state.turn == 0 and allowed(state) == ["AC"]
    state = line(state, "AC, 9C, 7C, 8C")
    assert shown(state, None, "tricks_taken") == [1, 0, 1, 0]
    assert shown(state, None, "talon_tricks") == 0 and state.turn == 1
    nobody = match(players=4).apply(deal_of(four, MIXED_TALON))
    nobody = line(nobody, PASSES + ", 9C, 7C, 8C")
    assert shown(nobody, None, "tricks_taken") == [0, 0, 0, 0]


def test_a_closed_talon_is_seen_by_nobody() -> None:
    state = line(dealt(MIXED, MIXED_TALON, all_pass_talon="closed"), PASSES)
    assert len(allowed(state)) == 10
    state = line(state, "9C, 7C, 8C")
    assert state.turn == 1 and shown(state, 0, "talon") is None
    assert shown(state, 0, "talon_size") == 2


def test_there_are_no_trumps() -> None:
    state = line(dealt(all_pass_talon="closed"), PASSES + ", AS")
    assert len(allowed(state)) == 10 and shown(state, 0, "trump") is None
