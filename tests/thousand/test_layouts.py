"""Other games than that of three: two and four players, packs of 20 and 32, pairs, drawing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from builders import dealt, line, match, play_deal, refusal, scored, values
from msgspec import structs

from prikup.cards import CardSet, parse_card
from prikup.game import BadRecord, BadRules, Play
from prikup.records import score_sheet
from prikup.records.scribe import scribe_of
from prikup.rules import resolve
from prikup.thousand import THOUSAND
from prikup.thousand.state import DealResult

LAYOUTS: list[tuple[dict[str, Any], list[int], int, int]] = [
    ({}, [7, 7, 7], 3, 8),
    ({"deck": 20}, [6, 6, 6], 2, 6),
    ({"players": 4}, [0, 7, 7, 7], 3, 8),
    ({"players": 4, "deck": 32}, [7, 7, 7, 7], 4, 8),
    ({"players": 4, "four_in_pairs": True}, [5, 5, 5, 5], 4, 6),
    ({"players": 2}, [10, 10], 4, 10),
    ({"players": 2, "two_players": "talon_and_gift"}, [9, 9], 6, 10),
    ({"players": 2, "two_players": "dead_hand"}, [7, 7], 10, 8),
    ({"players": 2, "two_players": "drawing"}, [6, 6], 12, 12),
]
"""Edits, cards in the hands as dealt, cards in no hand, tricks."""


@pytest.mark.parametrize(("edits", "hands", "undealt", "tricks"), LAYOUTS)
def test_the_cards_come_out_even(
    edits: dict[str, Any], hands: list[int], undealt: int, tricks: int
) -> None:
    rng = Random(str(edits))
    first = state = THOUSAND.new_match(values(**edits))
    played = 0
    while played < 20:
        deal = THOUSAND.deal(state, rng.sample(THOUSAND.deck(state), len(THOUSAND.deck(state))))
        turned = hands[-state.standing.dealer :] + hands[: -state.standing.dealer]
        assert [hand.bit_count() for hand in deal.hands] == turned
        assert len(deal.talon) == undealt
        state = play_deal(THOUSAND, state, rng)
        assert state.finished is not None
        if state.finished.result.kind == "played":
            played += 1
            assert sum(state.finished.result.tricks) == tricks
        state = first if state.over else state


@pytest.mark.parametrize(
    "edits",
    [
        {"deck": 20, "players": 4},
        {"deck": 32},
        {"deck": 32, "players": 2},
        {"two_players": "drawing"},
        {"four_in_pairs": True},
        {"dealer_out_scores": "marriages"},
        {"players": 4, "deck": 32, "dealer_out_scores": "marriages"},
        {"min_bid": 40},
        {"lock_at": 800},
        {"marriage_proof": True, "bid_over_120": "free"},
    ],
)
def test_what_does_not_go_together_is_refused(edits: dict[str, Any]) -> None:
    with pytest.raises(BadRules) as refused:
        resolve("thousand", "russian", edits)
    assert refused.value.reason.id in ("contradiction", "no-effect")


def test_the_hidden_talon_is_off_on_or_the_declarers_choice() -> None:
    for given, value in ((True, "on"), (False, "off"), ("optional", "optional")):
        edits = {"talon_hidden_at_forced_bid": given}
        assert values(**edits)["talon_hidden_at_forced_bid"] == value
    state = match({"dealer": 2}, talon_hidden_at_forced_bid="optional")
    won = line(dealt(state), "pass", "pass")
    assert won.view(1).talon is None
    assert line(won, "open").view(1).talon == won.view(0).talon


# --- two players ---------------------------------------------------------------------------------


def test_a_card_goes_to_the_opponent_and_one_to_the_pile() -> None:
    hands = ("9S JS QS KS TS AS 9C JC QC", "KC TC AC 9D JD QD KD TD AD")
    state = match({"dealer": 1}, players=2, two_players="talon_and_gift")
    won = line(dealt(state, hands, "9H JH QH KH TH AH"), "pass")
    assert won.play is not None and won.play.hands[0].bit_count() == 12
    done = line(won, "give 1 9S", "discard JS")
    assert done.play is not None
    assert [hand.bit_count() for hand in done.play.hands] == [10, 10]
    assert done.view(1).talon is None and done.view(None).given == ((1, None),)


def test_a_drawn_card_is_told_to_its_seat_alone() -> None:
    state = match({"dealer": 1}, plain=False, players=2, two_players="drawing")
    hands = ("9S JS QS KS TS 9C", "AS JC QC KC TC AC")
    before = line(dealt(state, hands, "9D JD QD KD TD AD 9H JH QH KH TH AH"), "9S")
    action = Play(parse_card("AS"))
    after = before.apply(action)
    drawn = {
        viewer: [
            (event.seat, event.data)
            for event in before.events(action, after, viewer)
            if event.kind == "draw"
        ]
        for viewer in (0, 1, None)
    }
    assert drawn == {  # who took the trick draws first
        0: [(1, {}), (0, {"card": "JD"})],
        1: [(1, {"card": "9D"}), (0, {})],
        None: [(1, {}), (0, {})],
    }


def test_drawing_has_no_auction_and_refills_the_hands() -> None:
    state = match({"dealer": 1}, plain=False, players=2, two_players="drawing")
    hands = ("9S JS QS KS TS AS", "9C JC QC KC TC AC")
    state = dealt(state, hands, "9D JD QD KD TD AD 9H JH QH KH TH AH")
    assert (state.phase, state.turn) == ("play", 0)
    after = line(state, "AS", "9C")
    assert after.play is not None and after.turn == 0
    assert str(CardSet(after.play.hands[0])) == "9S TS JS QS KS 9D"
    assert [view.stock_size for view in (after.view(0), after.view(1))] == [10, 10]
    assert refusal(after, "claim") == "claim-not-sure"
    assert refusal(after, "bid 120") in ("no-declarer", "before-first-lead")


def test_giving_up_brings_the_one_opponent_his_half() -> None:
    state = match({"dealer": 1}, players=2)
    hands = ("9S JS QS KS TS AS 9C JC QC KC", "TC AC 9D JD QD KD TD AD 9H JH")
    won = line(dealt(state, hands, "QH KH TH AH"), "pass")
    assert line(won, "write-off").scores == (-100, 50)


# --- four players --------------------------------------------------------------------------------


def test_the_dealer_who_sits_out_is_asked_nothing_and_spends_no_barrel_deal() -> None:
    start = {"scores": [880, 0, 0, 0], "barrel": [1, None, None, None]}
    state = match(start, players=4)
    state = play_deal(THOUSAND, state, Random(3))
    assert state.standing.barrel[0] == 1
    assert not state.entries or all(
        entry.player != 0 or not entry.amount for entry in state.entries
    )


def test_partners_score_together_and_begin_alike() -> None:
    state = match({"scores": [100, 50, 100, 50]}, players=4, four_in_pairs=True)
    rng = Random(5)
    for _ in range(20):
        if state.over:
            break
        state = play_deal(THOUSAND, state, rng)
        assert state.scores[:2] == state.scores[2:]
        assert state.standing.bolts[:2] == state.standing.bolts[2:]
    with pytest.raises(BadRecord) as refused:
        match({"scores": [100, 50, 90, 50]}, players=4, four_in_pairs=True)
    assert refused.value.reason.id == "start-partners"


def test_who_sits_out_stands_in_no_row() -> None:
    row = {"declarer": "A", "bid": 100, "cards": {"B": 120}}
    sheet = {
        "format": "prikup-sheet/1",
        "game": "thousand",
        "rules": {"set": {"players": 4}},
        "players": ["A", "B", "C", "D"],
        "deals": [row],
    }
    with pytest.raises(BadRecord) as refused:
        score_sheet(sheet)
    assert (refused.value.reason.id, refused.value.where["field"]) == ("sits-out", "declarer")
    result = DealResult(
        kind="played",
        declarer=1,
        bid=100,
        cards=(0, 120, 0, 0),
        marriages=((),) * 4,
        tricks=(0, 8, 0, 0),
        out=0,
    )
    assert "A" not in scribe_of("thousand").row_of_result(result, ["A", "B", "C", "D"])["cards"]


# --- blind bids, the last chance, doubles --------------------------------------------------------


def test_any_bid_made_unseen_is_blind() -> None:
    state = match(
        {"dealer": 2}, plain=False, blind_bid="any", blind_who="anyone", blind_min_score="none"
    )
    state = dealt(state)
    asked = line(state, "look", "blind", "look")
    assert asked.view(1).hand is None and asked.view(0).hand is not None
    asked = line(asked, "keep", "keep")
    assert asked.turn == 1 and refusal(asked, "130") == "bid-over-limit"
    won = line(asked, "110", "pass", "pass")
    assert won.deal is not None and (won.deal.blind, won.deal.bid) == (1, 110)
    looked = line(asked, "look", "110", "pass", "pass")
    assert looked.deal is not None and looked.deal.blind is None


LAST = {"scores": [880, 0, 0], "barrel": [2, None, None], "barrels_lost": [2, 0, 0]}


@pytest.mark.parametrize(
    ("win", "points", "score"),
    [
        ("at_least_target", 120, 1000),
        ("over_target", 120, 0),
        ("over_target", 160, 1005),
        ("at_least_target", 118, 0),
    ],
)
def test_the_last_chance_wins_or_costs_everything(win: str, points: int, score: int) -> None:
    marriages = {0: "S"} if points > 120 else {}
    cards = (min(points, 120) if not marriages else points - 40, 0, 0)
    rest = (cards[0], 120 - cards[0], 0)
    sheet = {
        "format": "prikup-sheet/1",
        "game": "thousand",
        "rules": {"set": {"last_chance": True, "barrel_win": win}},
        "players": ["A", "B", "C"],
        "start": LAST,
        "deals": [
            {
                "declarer": "A",
                "bid": 120,
                "cards": dict(zip("ABC", rest, strict=True)),
                "marriages": {"ABC"[seat]: suit for seat, suit in marriages.items()},
            }
        ],
    }
    assert score_sheet(sheet).state.scores[0] == score


def test_contra_doubles_the_declarer_and_a_shortfall_doubles_blind() -> None:
    start = {"scores": [300, 0, 0]}
    failed = scored(start, bid=120, cards=(100, 20, 0), blind=True, fail_costs="shortfall")
    assert failed.scores[0] == 300 - 40
    state = line(dealt(match({"dealer": 2}, contra=True)), "pass", "pass")
    state = line(state, "give 1 9S", "give 2 9C", "contra")
    assert (state.phase, state.turn) == ("contra", 0)
    doubled = line(state, "recontra")
    assert doubled.deal is not None and (doubled.deal.contra, doubled.phase) == (2, "play")


def test_four_aces_are_led_one_after_another() -> None:
    edits: dict[str, Any] = {"ace_marriage": "first_ace", "ace_marriage_all_in_a_row": True}
    hands = ("9S AS 9C AC TD AD AH", "QS KS TS QC KC TC 9D", "JH QH KH TH 9H QD KD")
    state = line(dealt(match({"dealer": 2}, **edits), hands, "JS JC JD"), "pass", "pass")
    state = line(state, "give 1 9S", "give 2 9C", "TD", "9D", "QD", "AD!", "9S", "KD")
    assert refusal(state, "JS") == "lead-ace"
    assert line(state, "AC").turn == 1


def test_the_last_winner_deals_first_where_it_is_agreed() -> None:
    start = {"scores": [1000, 0, 0]}
    for edits, first in (({}, None), ({"first_dealer": "winner_of_last_match"}, 0)):
        state = THOUSAND.new_match(values(**edits), start)
        won = structs.replace(state, standing=structs.replace(state.standing, winner=0, over=True))
        assert THOUSAND.state_json(won)["first_dealer"] == first
