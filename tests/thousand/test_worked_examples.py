"""The worked examples of the sources, each under the name of its rule."""

from __future__ import annotations

from typing import Any

import pytest
from builders import (
    allowed,
    cards,
    dealt,
    declarer_with,
    line,
    mask,
    match,
    position,
    refusal,
    rules,
    scored,
    standing,
)

from prikup.cards import SUITS
from prikup.game import Call
from prikup.thousand.phases.auction import limit_of
from prikup.thousand.scoring import score
from prikup.thousand.settle import settlement
from prikup.thousand.state import DealResult, Standing

START = {"scores": [495, 200, 760]}


def test_a_write_off_dumps_an_opponent() -> None:
    """495/200/760: the third bids 120 and writes off at 60 each."""
    state = dealt(match(START, write_off_amount="60_each", plain=False))
    state = line(state, "keep", "keep", "keep", "120", "pass", "pass", "write-off")
    assert state.scores == (0, 260, 640)
    assert [entry.rule for entry in state.entries if entry.player == 0] == [
        "write_off_amount",
        "dump",
    ]


def test_a_write_off_by_half() -> None:
    assert scored(kind="write-off", bid=140).scores == (-140, 70, 70)


@pytest.mark.parametrize(("taken", "written"), [(17, 15), (18, 20), (67, 65), (68, 70)])
def test_rounding(taken: int, written: int) -> None:
    assert scored(cards=(120 - taken, taken, 0)).scores[1] == written


def test_98_points_fail_a_hundred_unless_the_own_game_is_rounded() -> None:
    assert scored(bid=100, cards=(98, 22, 0)).scores[0] == -100
    assert scored(bid=100, cards=(98, 22, 0), round_own_game=True).scores[0] == 100


def test_a_bid_of_140_with_170_brings_140() -> None:
    assert scored(bid=140, cards=(70, 50, 0), marriages={0: "H"}).scores[0] == 140


@pytest.mark.parametrize(
    ("held", "limit"),
    [("", 120), ("S", 160), ("C", 180), ("D", 200), ("H", 220), ("SC", 220), ("SCDH", 400)],
)
def test_bid_limits_with_marriages_in_hand(held: str, limit: int) -> None:
    hand = mask(" ".join(f"K{suit} Q{suit}" for suit in held) or "9S")
    assert limit_of(hand, rules(), on_barrel=False) == limit
    assert limit_of(hand, rules(max_bid=300), on_barrel=False) == min(300, limit)


@pytest.mark.parametrize(("cards", "won"), [((75, 25, 20), 240), ((20, 60, 40), -240)])
def test_a_blind_bid_of_120(cards: tuple[int, ...], won: int) -> None:
    sheet = scored(bid=120, blind=True, cards=cards, marriages={0: "D"})
    assert sheet.scores[0] == won


def test_a_blind_bid_written_off() -> None:
    start = {"dealer": 2, "scores": [300, 0, 0]}
    state = dealt(match(start, blind=True))
    state = line(state, "blind", "pass", "pass", "write-off")
    assert state.scores == (60, 120, 120)


@pytest.mark.parametrize(("cards", "won"), [((120, 0, 0), 240), ((100, 10, 10), -240)])
def test_a_golden_deal_of_120(cards: tuple[int, ...], won: int) -> None:
    by = {"golden": "forced_120", "golden_scores": "bid_doubled"}
    assert scored(bid=120, cards=cards, **by).scores[0] == won


def test_880_or_more_is_880() -> None:
    assert scored({"scores": [800, 0, 0]}, cards=(100, 20, 0)).scores[0] == 880


def test_three_deals_gone_leave_760() -> None:
    start = {"scores": [880, 0, 0], "barrel": [2, None, None]}
    assert scored(start, declarer=1, cards=(20, 100, 0)).scores[0] == 760


def test_a_failed_125_on_the_barrel_leaves_755() -> None:
    assert scored({"scores": [880, 0, 0]}, bid=125, cards=(120, 0, 0)).scores[0] == 755


def test_the_ten_wins_a_trick_then_any_ace_declares_the_ace_marriage() -> None:
    """Four aces and the ten of diamonds: the ten leads and wins, then any ace brings 200."""
    hands = ("AS AC AD AH TD 9S 9C JH", ("QS KS TS JC QC KC QD 9D", "QH KH TH 9H TC JD KD JS"))
    state = declarer_with(*hands, ace_marriage="first_ace")
    assert "AS" in allowed(state) and refusal(state, "AS!") == "no-marriage"
    state = cards(state, "TD 9D JD")
    assert {"AS!", "AC!", "AD!", "AH!"} <= set(allowed(state))
    state = cards(state, "AH! JC 9H")
    assert state.play is not None and [m.worth for m in state.play.marriages] == [200]
    assert state.play.trump is None
    assert "AS" in allowed(state)


@pytest.mark.parametrize(("text", "trump"), [("QD!", "D"), ("QD=", "S")])
def test_a_marriage_with_or_without_changing_the_trump(text: str, trump: str) -> None:
    state = position(
        ["KD QD", "9D JC", "JD 9C"], trump="S", trump_by=0, marriage_declared="must_be_said"
    )
    state = cards(state, text)
    assert state.play is not None and state.play.trump == SUITS.index(trump)
    assert [m.worth for m in state.play.marriages] == [80]


def test_two_nines_and_a_jack_are_a_dash() -> None:
    """Two points round to nothing."""
    by = {"bolt_when": "rounds_to_zero"}
    assert scored(cards=(98, 2, 20), tricks=(6, 1, 1), **by).standing.bolts[1] == 1


def test_the_third_redeal_claim_in_a_row_is_void_and_the_dealer_pays() -> None:
    hands = ("9S 9C 9D 9H JS QS KS", "JC QC KC TC AC JD QD", "KD TD AD JH QH KH TH")
    state = match({"dealer": 1}, redeal_nines=4, redeal_limit=3, redeal_dealer="same")
    for redeals in (1, 2):
        state = line(dealt(state, hands, "TS AS AH"), "keep", "redeal")
        assert state.phase == "deal" and state.standing.redeals == redeals
        assert state.standing.dealer == 1 and state.standing.deal_number == 0
    state = line(dealt(state, hands, "TS AS AH"), "keep", "redeal")
    assert state.phase == "auction"
    state = line(state, "pass", "pass", "write-off")
    assert state.scores == (50, 50 - 120, -100)
    assert state.standing.redeals == 0


def test_bank_settlement() -> None:
    """The winner takes the stake, the second pays nothing, the third loses it."""
    by = rules(settlement="bank", bank=100)
    end = won(by, (1000, 700, 300))
    assert settlement(end, by) == (100, 0, -100)


def test_difference_settlement() -> None:
    """Every loser pays what is missing to 1000."""
    by = rules()
    assert settlement(won(by, (1005, 700, -120)), by) == (1420, -300, -1120)
    assert settlement(standing(by), by) is None
    assert settlement(won(rules(settlement="none"), (1000, 0, 0)), rules(settlement="none")) is None


def won(by: Any, scores: tuple[int, ...]) -> Standing:
    return standing(by, scores=scores, winner=0, over=True)


def test_a_whole_match_ends_and_nobody_acts_any_more() -> None:
    by = rules()
    start = standing(by, {"scores": [880, 0, 0]})
    result = DealResult(
        kind="played",
        declarer=0,
        bid=120,
        cards=(120, 0, 0),
        marriages=((), (), ()),
        tricks=(8, 0, 0),
    )
    after, entries = score(start, result, by)
    assert after.over and after.winner == 0 and entries[-1].rule == "win"
    state = match({"scores": [880, 0, 0], "dealer": 2})
    hands = ("9S JS QS KS TS AS AH", "9C JC QC KC TC 9D JD", "QD KD TD 9H JH QH KH")
    state = dealt(state, hands, "AC AD TH")
    state = line(state, "pass", "pass", "give 1 TH", "give 2 AH")
    while state.turn is not None:
        state = state.apply(state.legal_actions()[-1])
    assert state.over and state.phase == "over" and state.winner == 0
    assert state.finished is not None and state.finished.settlement is not None
    assert state.why_not(Call("pass")).id == "match-over"  # type: ignore[union-attr]
