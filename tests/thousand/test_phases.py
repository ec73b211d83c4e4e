"""Before the play: dealing, blind bids, redeal claims, the auction, the talon, giving up."""

from __future__ import annotations

from typing import Any

import pytest
from builders import HANDS, TALON, allowed, deal_of, dealt, declarer_with, line, match, refusal

from prikup.game import BadRecord, Call
from prikup.text import reason_text
from prikup.thousand.match import State
from prikup.thousand.options import OPTIONS
from prikup.thousand.rules import READ_IDS


def blind_match(start: dict[str, Any] | None = None, **edits: Any) -> State:
    """A match in which everybody may go blind from any score."""
    by = {"blind": True, "blind_min_score": "none", "blind_on_barrel": "allowed", **edits}
    return match({"dealer": 2, **(start or {})}, **by)


# --- dealing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_deal_goes_clockwise(dealer: int) -> None:
    state = dealt(match({"dealer": dealer}))
    assert state.deal is not None and state.deal.seats[0] == (dealer + 1) % 3
    state = line(state, "pass", "pass", "write-off")
    assert state.standing.dealer == (dealer + 1) % 3


@pytest.mark.parametrize(("who", "forced"), [("left_of_dealer", 0), ("dealer", 2)])
def test_forced_bidder(who: str, forced: int) -> None:
    state = dealt(match({"dealer": 2}, forced_bidder=who))
    assert state.deal is not None
    assert (state.deal.bidder, state.deal.bid, state.turn) == (forced, 100, (forced + 1) % 3)
    state = line(state, "pass", "pass")
    assert state.deal is not None and state.deal.declarer == forced


def test_nothing_goes_on_before_the_deal_and_nothing_is_dealt_within_one() -> None:
    state = match()
    assert state.why_not(Call("pass")).id == "deal-due"  # type: ignore[union-attr]
    running = dealt(state)
    assert running.why_not(deal_of()) is not None


# --- blind ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "forced", "asked"),
    [
        ("first_hand", "left_of_dealer", [0]),
        ("first_hand", "dealer", [0]),
        ("forced_bidder", "dealer", [2]),
        ("anyone", "left_of_dealer", [0, 1, 2]),
    ],
)
def test_blind_who(who: str, forced: str, asked: list[int]) -> None:
    state = dealt(blind_match(blind_who=who, forced_bidder=forced))
    seen = []
    while state.phase == "blind":
        assert state.turn is not None and state.view(state.turn).hand is None
        seen.append(state.turn)
        state = line(state, "look")
    assert seen == asked and state.phase == "auction"
    assert all(state.view(seat).hand is not None for seat in range(3))


@pytest.mark.parametrize(
    ("least", "score", "may"),
    [(">=240", 240, True), (">=240", 239, False), (">0", 0, False), ("none", -500, True)],
)
def test_blind_min_score(least: str, score: int, may: bool) -> None:
    state = dealt(blind_match({"scores": [score, 0, 0]}, blind_min_score=least))
    assert (state.phase == "blind") == may


@pytest.mark.parametrize(("rule", "may"), [("allowed", True), ("forbidden", False)])
def test_blind_on_barrel(rule: str, may: bool) -> None:
    state = dealt(blind_match({"scores": [300, 0, 880]}, blind_on_barrel=rule))
    assert (state.phase == "blind") == may


def test_a_blind_game_hides_the_talon_and_the_gifts() -> None:
    state = line(dealt(blind_match()), "blind", "pass", "pass")
    assert state.deal is not None and state.deal.bid == 120
    assert state.view(0).talon is not None and state.view(1).talon is None
    state = line(state, "give 1 9S")
    assert state.view(1).given == ((1, 2),) and state.view(2).given == ((1, None),)
    shown = line(dealt(blind_match(blind_hides_talon=False)), "blind", "pass", "pass")
    assert shown.view(1).talon is not None


def test_whoever_went_blind_sees_his_cards_when_the_talon_is_his() -> None:
    state = line(dealt(blind_match()), "blind")
    assert state.view(0).hand is None
    assert line(state, "pass", "pass").view(0).hand is not None


def test_unblind_needs_a_marriage_and_opens_a_normal_auction() -> None:
    state = line(dealt(blind_match()), "blind")
    assert refusal(dealt(blind_match()), "125") == "blind-or-look"
    state = line(state, "unblind")
    assert state.deal is not None
    assert (state.deal.bid, state.deal.blind, state.phase) == (125, None, "auction")
    state = line(state, "pass", "130", "pass")
    assert state.deal is not None and state.deal.declarer == 0
    assert state.view(1).talon is not None
    poor = ("9S JS QS KS TS AS 9C", "JC QC KH TC AC 9D JD", "QD KD TD AD 9H JH QH")
    state = line(dealt(blind_match(), poor, "KC TH AH"), "blind")
    assert allowed(state) == ["pass"]
    assert refusal(state, "unblind") == "unblind-needs-marriage"


def test_unblind_without_auction_takes_the_talon() -> None:
    state = line(dealt(blind_match(unblind_without_auction=True)), "blind", "125")
    assert (state.phase, state.turn) == ("talon", 1)
    assert state.view(0).talon is not None


def test_without_unblind_the_talon_is_taken_at_once() -> None:
    assert line(dealt(blind_match(unblind=False)), "blind").phase == "talon"


def test_blind_raise() -> None:
    state = line(dealt(blind_match()), "blind", "pass", "pass")
    assert refusal(state, "bid 130") == "raise-blind"
    state = line(dealt(blind_match(blind_raise=True)), "blind", "pass", "pass")
    assert "bid 130" in allowed(state)


def test_blind_write_off_off() -> None:
    state = line(dealt(blind_match(blind_write_off=False)), "blind", "pass", "pass")
    assert refusal(state, "write-off") == "write-off-blind"


# --- the golden round ----------------------------------------------------------------------------


def test_in_a_golden_round_each_plays_120_in_turn() -> None:
    state = match({"dealer": 2}, golden="forced_120")
    for seat in range(3):
        state = dealt(state)
        assert (state.phase, state.turn) == ("talon", seat)
        assert state.deal is not None and state.deal.bid == 120
        assert state.view((seat + 1) % 3).talon is None and state.deal.face_down
        assert refusal(state, "bid 130") == "raise-golden"
        state = line(state, "write-off")
    assert state.scores == (0, 0, 0) and state.standing.golden_deals == 0
    assert dealt(state).phase == "talon"


@pytest.mark.parametrize(("deducts", "golden", "may"), [(1, 0, True), (0, 1, True), (0, 0, False)])
def test_golden_write_off(deducts: int, golden: int, may: bool) -> None:
    by: dict[str, Any] = {"golden": "doubled", "write_off_deducts": bool(deducts)}
    if not deducts:
        by["golden_write_off"] = bool(golden)
    state = line(dealt(match({"dealer": 2}, **by)), "pass", "pass")
    assert ("write-off" in allowed(state)) == may


# --- redeal claims -------------------------------------------------------------------------------


NINES = ("9S 9C 9D 9H JS QS KS", "JC QC KC TC AC JD QD", "KD TD AD JH QH KH TH")


@pytest.mark.parametrize("by", [{"redeal_nines": 4}, {"redeal_hand_below": 14}])
def test_everybody_is_asked_whether_or_not_he_has_a_claim(by: dict[str, Any]) -> None:
    state = dealt(match({"dealer": 1}, **by), NINES, "TS AS AH")
    asked = []
    while state.phase == "hand-claims":
        asked.append((state.turn, allowed(state)))
        state = line(state, "keep")
    assert asked == [(2, ["keep"]), (0, ["keep", "redeal"]), (1, ["keep"])]


def test_a_claim_without_ground_is_refused() -> None:
    state = dealt(match({"dealer": 2}, redeal_nines=4))
    assert refusal(state, "redeal") == "no-redeal-ground"
    assert refusal(state, "105") == "claims-first"


def test_after_the_passing_everybody_is_asked_again() -> None:
    by = {"redeal_after_discard_nines": 4}
    hands = ("9S 9C 9D JD JS QS KS", "JC QC KC TC AC QD KD", "TD AD JH QH KH TH AH")
    state = line(dealt(match({"dealer": 2}, **by), hands, "9H TS AS"), "pass", "pass")
    assert "redeal" in allowed(state)
    state = line(state, "give 1 TS", "give 2 AS")
    assert (state.phase, state.turn, allowed(state)) == ("final-claims", 0, ["keep", "redeal"])
    assert line(state, "keep", "keep", "keep").phase == "play"
    assert line(state, "redeal").standing.redeals == 1


# --- the auction ---------------------------------------------------------------------------------


def test_silence_below() -> None:
    state = dealt(match({"dealer": 2, "scores": [0, -125, -120]}, silence_below=-120))
    assert allowed(state) == ["pass"] and refusal(state, "105") == "silence"
    assert "105" in allowed(line(state, "pass"))


def test_silence_of_the_whole_table_lets_no_match_stand_still() -> None:
    edits = {"silence_below": 0, "forced_bid": "none", "all_pass": "redeal"}
    scores = {"dealer": 2, "scores": [-5, -10, -20]}
    assert "100" in allowed(dealt(match(scores, **edits)))
    assert allowed(dealt(match({"dealer": 2, "scores": [-5, 0, -20]}, **edits))) == ["pass"]
    edits["all_pass"] = "forced_bidder_plays"
    assert allowed(dealt(match(scores, **edits))) == ["pass"]


def test_bid_jumps_forbidden() -> None:
    state = dealt(match({"dealer": 2}, bid_jumps="forbidden"))
    assert allowed(state) == ["pass", "105"] and refusal(state, "110") == "bid-one-step"


def test_bid_step_10() -> None:
    state = dealt(match({"dealer": 2}, bid_step=10))
    assert allowed(state)[:3] == ["pass", "110", "120"]
    assert refusal(state, "115") == "bid-no-multiple"


def test_who_passed_stays_out() -> None:
    state = line(dealt(match({"dealer": 2})), "105", "pass", "110", "115")
    assert state.turn == 0
    state = line(state, "pass")
    assert state.deal is not None and state.deal.declarer == 1


@pytest.mark.parametrize(("free", "limit"), [("marriages_in_hand", 180), ("free", 400)])
def test_bid_over_120(free: str, limit: int) -> None:
    state = dealt(match({"dealer": 2}, bid_over_120=free))
    assert allowed(state)[-1] == str(limit)
    why = "bid-over-limit" if limit < 400 else "bid-over-ceiling"
    assert refusal(state, str(limit + 5)) == why


def test_dear_marriages_allow_bids_over_1000() -> None:
    dear = dict.fromkeys("SCDH", 300)
    state = dealt(match({"dealer": 2}, marriage_values=dear, bid_over_120="free"))
    assert allowed(state)[-1] == "1320"
    state = line(state, "1320", "pass", "pass", "give 0 JC", "give 2 9D", "JD")
    assert state.deal is not None and state.deal.bid == 1320


# --- talon and gifts -----------------------------------------------------------------------------


def test_talon_hidden_at_forced_bid() -> None:
    by = {"talon_hidden_at_forced_bid": True}
    state = line(dealt(match({"dealer": 2}, **by)), "pass", "pass")
    assert state.view(1).talon is None and state.view(0).talon is not None
    state = line(dealt(match({"dealer": 2}, **by)), "105", "pass", "pass")
    assert state.view(0).talon is not None


def test_discard_face_down() -> None:
    state = line(dealt(match({"dealer": 2}, discard_face_down=True)), "pass", "pass")
    state = line(state, "give 1 9S", "give 2 9C")
    assert [card for _, card in state.view(2).given] == [None, 10]
    assert [card for _, card in state.view(0).given] == [2, 10]
    assert [card for _, card in state.view(None).given] == [None, None]
    assert state.view(1).talon is not None


def test_each_opponent_gets_one_card() -> None:
    state = line(dealt(match({"dealer": 2})), "pass", "pass", "give 1 9S")
    assert refusal(state, "give 1 9C") == "given-already"
    assert refusal(state, "give 0 9C") == "give-to-opponent"
    assert refusal(state, "give 2 9S") == "not-in-hand"
    assert refusal(state, "bid 110") == "pass-cards-first"
    assert refusal(state, "AS") == "pass-cards-first"


# --- giving up -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("when", "late"), [("before_discard", False), ("until_first_lead", True)])
def test_write_off_when(when: str, late: bool) -> None:
    state = line(dealt(match({"dealer": 2}, write_off_when=when)), "pass", "pass", "give 1 9S")
    assert ("write-off" in allowed(line(state, "give 2 9C"))) == late
    if not late:
        assert refusal(state, "write-off") == "write-off-too-late"
    led = line(state, "give 2 9C", "AS")
    assert refusal(led, "write-off") == "before-first-lead"


def test_write_off_limit() -> None:
    start = {"dealer": 2, "write_offs": [3, 0, 0]}
    state = line(dealt(match(start, write_off_limit=3)), "pass", "pass")
    assert refusal(state, "write-off") == "write-off-limit"


@pytest.mark.parametrize(
    ("where", "deducts", "scores", "may"),
    [
        ("if_deducted", True, [0, 880, 0], True),
        ("if_deducted", False, [0, 880, 0], False),
        ("always", False, [880, 0, 0], True),
        ("own_forbidden", True, [880, 0, 0], False),
        ("own_forbidden", True, [0, 880, 0], True),
        ("any_forbidden", True, [0, 880, 0], False),
        ("any_forbidden", True, [0, 0, 0], True),
    ],
)
def test_write_off_on_barrel(where: str, deducts: bool, scores: list[int], may: bool) -> None:
    by = {"write_off_on_barrel": where, "write_off_deducts": deducts}
    state = line(dealt(match({"dealer": 2, "scores": scores}, **by)), "pass", "pass")
    assert ("write-off" in allowed(state)) == may


def test_nobody_concedes_while_somebody_is_on_the_barrel() -> None:
    state = line(dealt(match({"dealer": 2}, concede=True)), "pass", "pass")
    ended = line(state, "concede")
    assert ended.scores == (0, 0, 0) and ended.standing.bolts == (0, 1, 1)
    start = {"dealer": 2, "scores": [0, 880, 0]}
    state = line(dealt(match(start, concede=True)), "pass", "pass")
    assert refusal(state, "concede") == "concede-barrel"
    assert refusal(line(dealt(match({"dealer": 2})), "pass", "pass"), "concede") == "concede-off"


# --- where a record begins -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "id"),
    [
        ({"scores": [1, 2]}, "start-list"),
        ({"scores": [1, 2, "3"]}, "start-list"),
        ({"scores": [True, 0, 0]}, "start-list"),
        ({"dealer": 3}, "start-number"),
        ({"dealer": -1}, "start-number"),
        ({"barrel": [0, None, None]}, "start-barrel"),
        ({"scores": [880, 0, 0], "barrel": [3, None, None]}, "start-barrel"),
        ({"scores": [0, 930, 0]}, "start-above-barrel"),
        ({"scores": [930, 0, 0], "barrel": [1, None, None]}, "start-barrel"),
        ({"scores": [100_001, 0, 0]}, "start-number"),
        ({"bolts": [-1, 0, 0]}, "start-number"),
        ({"bolts": [3, 0, 0]}, "start-number"),
        ({"barrels_lost": [0, 3, 0]}, "start-number"),
        ({"points": [0, 0, 0]}, "start-unknown"),
    ],
)
def test_a_start_that_does_not_fit_is_refused(start: dict[str, Any], id: str) -> None:
    with pytest.raises(BadRecord) as refused:
        match(start)
    assert refused.value.reason.id == id


def test_between_barrel_and_target_the_seat_is_named_and_what_would_be_right() -> None:
    with pytest.raises(BadRecord) as refused:
        match({"scores": [1234, 0, 930]}, barrel_win="over_target")
    assert refused.value.reason.args == {"player": 2, "score": 930, "at": 880, "win": 1005}
    text = reason_text("en", refused.value.reason, ["Ann", "Bob", "Cat"])
    assert "Cat cannot have 930 points" in text
    assert "880" in text


@pytest.mark.parametrize(
    "edits",
    [
        {"barrel_at": "off"},
        {"barrel_entry": "keep_surplus"},
        {"barrel_count": "running_total"},
        {"three_barrels": "to_5_then_no_barrel"},
        {"both_reach_target": "play_on"},
    ],
)
def test_where_people_play_on_above_the_barrel_a_match_may_begin_there(
    edits: dict[str, Any],
) -> None:
    assert match({"scores": [0, 930, 0]}, **edits).standing.scores == (0, 930, 0)


def test_a_score_equal_to_the_barrel_sits_on_it() -> None:
    state = match({"scores": [880, 0, 880], "barrel": [2, None, None]})
    assert state.standing.barrel == (2, None, 0)
    assert match({"scores": [880, 0, 0]}, barrel_at="off").standing.barrel == (None,) * 3


def test_every_declared_option_is_read_by_the_engine() -> None:
    assert {option.id for option in OPTIONS} == READ_IDS


def test_a_shared_deal_of_the_tests_is_a_whole_pack() -> None:
    words = " ".join((*HANDS, TALON)).split()
    assert len(set(words)) == 24
    assert (
        declarer_with(
            "AS KS QS JS TS 9S AC AD", ("9C JC QC KC TC 9D JD QD", "KD TD 9H JH QH KH TH AH")
        ).turn
        == 0
    )
