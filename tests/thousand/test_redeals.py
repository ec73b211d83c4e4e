"""Redeals: what a claim on the talon hangs on, consent and refusals, the limit."""

from __future__ import annotations

from typing import Any

import pytest
from builders import allowed, dealt, line, match, refusal, rules

POOR_TALON = ("KS TS AS 9C AC QH KH", "JS QS QC TC KD TD JH", "9S KC JC QD AD TH AH"), "9D 9H JD"
"""Nobody has a claim on his hand; the talon has two nines and two points."""


@pytest.mark.parametrize(
    ("forced", "only_forced", "may"),
    [(100, True, False), (100, False, True), ("none", True, True)],
)
def test_only_at_the_forced_bid_says_nothing_where_nobody_has_to_bid(
    forced: int | str, only_forced: bool, may: bool
) -> None:
    by = {"redeal_talon_below": 5, "redeal_talon_only_forced": only_forced}
    state = dealt(match({"dealer": 2}, forced_bid=forced, **by), *POOR_TALON)
    state = line(state, "110", "pass", "pass")
    assert ("redeal" in allowed(state)) == may


@pytest.mark.parametrize("preset", ["home-table", "two-talons-last-trick", "lviv", "strict-barrel"])
def test_presets_that_do_not_limit_talon_claims_to_the_forced_bid(preset: str) -> None:
    assert not rules(preset).redeal.redeal_talon_only_forced


def test_in_the_game_of_two_with_a_gift_more_than_120_must_be_bid_on_the_barrel() -> None:
    by = rules("two-talons-last-trick")
    assert (by.barrel.barrel_win_by, by.barrel_need) == ("bid", 125)


# --- consent -------------------------------------------------------------------------------------

WEAK = "9S JS 9C JC 9D JD QS"
"""Nine points."""


def test_a_refusal_answers_that_request_alone_and_four_aces_are_dealt_again() -> None:
    by = {"redeal_consent": True, "redeal_hand_below": 14, "redeal_aces": "mandatory"}
    hands = ("9H JH QH KH TH QC KC", WEAK, "AS AC AD AH TS TC KS")
    state = dealt(match({"dealer": 0}, **by), hands, "QD KD TD")
    state = line(state, "redeal")
    assert (state.phase, state.turn) == ("consent", 2)
    state = line(state, "keep")
    assert (state.phase, state.turn, allowed(state)) == ("hand-claims", 2, ["redeal"])
    state = line(state, "redeal")
    assert state.phase == "deal" and state.finished is not None
    assert (state.finished.result.player, state.finished.result.why) == (2, "hand-aces")


def test_after_a_refusal_another_may_ask_and_get_it() -> None:
    by = {"redeal_consent": True, "redeal_hand_below": 20}
    hands = ("JS JC JD 9S 9C QH QD", "9D QS QC 9H KS JH KC", "AS AC AD AH TC TD KD")
    state = line(dealt(match({"dealer": 2}, **by), hands, "TS KH TH"), "redeal", "keep")
    assert (state.phase, state.turn, allowed(state)) == ("hand-claims", 1, ["keep", "redeal"])
    state = line(state, "redeal", "redeal", "redeal")
    assert state.phase == "deal" and state.finished is not None
    assert state.finished.result.player == 1


def test_a_refused_hand_does_not_silence_the_talon_and_what_was_refused_is_not_asked_again() -> (
    None
):
    by = {"redeal_consent": True, "redeal_hand_below": 14, "redeal_talon_below": 5}
    hands = ("AH QH KH TH QS KD TD", "9S JS 9C JC QC QD JH", "AS AC AD TS TC KS KC")
    state = dealt(match({"dealer": 0}, redeal_after_discard_nines=4, **by), hands, "9D 9H JD")
    state = line(state, "redeal", "keep", "keep", "keep", "pass", "pass")
    assert (state.phase, state.turn) == ("talon", 1)
    state = line(state, "redeal", "redeal", "keep")
    assert (state.phase, state.turn) == ("talon", 1)
    assert "redeal" in allowed(state), "his four nines are another ground"
    state = line(state, "redeal", "keep")
    assert refusal(state, "redeal") == "no-redeal-ground"
    state = line(state, "give 2 JS", "give 0 JC")
    assert (state.phase, state.turn, allowed(state)) == ("final-claims", 1, ["keep"])


@pytest.mark.parametrize(
    ("by", "third", "talon"),
    [
        ({"talon_aces": "mandatory"}, "9H JH QH KH TH QC KD", "AH QD TD"),
        (
            {"redeal_talon_below": 6, "redeal_talon_mandatory": True},
            *("AH KH TH QC KD QD TD", "9H JH QH"),
        ),
    ],
)
def test_mandatory_talon_redeals_are_not_put_to_a_vote(
    by: dict[str, Any], third: str, talon: str
) -> None:
    start = match({"dealer": 1}, redeal_consent=True, redeal_hand_below=14, **by)
    state = dealt(start, (third, WEAK, "AS AC AD TS TC KS KC"), talon)
    state = line(state, "keep", "keep", "redeal", "keep", "pass", "pass")
    assert allowed(state) == ["redeal"]
    assert line(state, "redeal").phase == "deal"


# --- the limit -----------------------------------------------------------------------------------


def test_deals_that_all_passed_are_no_claims_against_the_dealer() -> None:
    by = {"forced_bid": "none", "all_pass": "redeal", "redeal_hand_below": 14, "redeal_limit": 3}
    state = match({"dealer": 0}, **by)
    for _ in range(2):
        state = line(dealt(state), "keep", "keep", "keep", "pass", "pass", "pass")
        assert (state.phase, state.standing.dealer, state.standing.redeals) == ("deal", 0, 0)
    weak = ("9H JH QH KH TH QC KC", WEAK, "AS AC AD AH TS TC KS")
    for count in (1, 2):
        state = line(dealt(state, weak, "QD KD TD"), "redeal")
        assert (state.phase, state.standing.redeals) == ("deal", count)
    assert line(dealt(state, weak, "QD KD TD"), "redeal").phase == "auction"
