"""From the talon to the first lead: discarding, ordering, whist, half-whist, open and closed."""

from __future__ import annotations

import pytest
from preferans_play import HANDS, TALON, allowed, deal_of, dealt, line, match, may, refusal, shown

from prikup.preferans import State
from prikup.preferans.state import DealResult

WON = "6S, pass, pass"
SIX = WON + ", discard KH AH, 6S"


def result(state: State) -> DealResult:
    """What the scorer was told of the deal that has just ended."""
    assert state.finished is not None
    return state.finished.result


# --- talon and order -----------------------------------------------------------------------------


def test_the_talon_is_shown_to_all_and_what_is_put_away_to_nobody_else() -> None:
    state = line(dealt(), WON)
    for seat in (0, 1, 2, None):
        assert shown(state, seat, "talon") == ["KH", "AH"]
    assert len(shown(state, 1, "hand")) == 12
    state = line(state, "discard 7S AH")
    assert shown(state, 1, "discarded") == ["7S", "AH"]
    assert shown(state, 0, "discarded") is None and shown(state, None, "discarded") is None
    assert state.view(0).log[-1] == (1, None) and state.view(1).log[-1] != (1, None)


def test_two_own_cards_are_put_away() -> None:
    state = line(dealt(), WON)
    assert len(allowed(state)) == 67  # each pair of twelve cards, or without all
    assert refusal(state, "discard 7S") == "discard-count"
    assert refusal(state, "discard 7S 7D") == "not-in-hand"
    assert refusal(state, "7S") == "discard-first"


def test_the_order_is_not_below_the_bid() -> None:
    state = line(dealt(), "6S, 6C, pass, pass, discard KH AH")
    assert state.turn == 2 and refusal(state, "6S") == "order-too-low"
    assert allowed(state)[:2] == ["6C", "6D"] and allowed(state)[-2:] == ["10NT", "without-all"]
    assert refusal(state, "misere") == "order-first"
    assert refusal(state, "discard 9C TC") == "discarded-already"


def test_who_will_not_play_is_written_without_all() -> None:
    state = line(dealt(), WON + ", without-all")
    assert result(state).kind == "without" and result(state).level == 6
    assert state.standing.mountain == (0, 12, 0)


def test_without_three_is_an_agreement() -> None:
    state = line(dealt(), WON)
    assert refusal(state, "without-three") == "without-three-off"
    state = line(dealt(without_three="on"), WON + ", discard KH AH, without-three")
    assert result(state).kind == "without-three"


def test_a_misere_is_not_given_up() -> None:
    state = line(dealt(), "misere, pass, pass")
    assert refusal(state, "without-all") == "misere-is-played"


# --- whist ---------------------------------------------------------------------------------------


def test_the_defenders_answer_in_turn_after_the_declarer() -> None:
    state = line(dealt(), SIX)
    assert state.turn == 2 and allowed(state) == ["pass", "whist"]
    state = line(state, "whist")
    assert state.turn == 0 and allowed(state) == ["pass", "whist"]
    state = line(state, "whist")
    assert state.phase == "play" and state.turn == 1


def test_a_game_that_nobody_whists_is_made_without_play() -> None:
    state = line(dealt(), SIX + ", pass, pass")
    assert not result(state).played and state.standing.pool == (0, 2, 0)


def test_half_a_whist_is_for_the_second_after_a_pass() -> None:
    first = line(dealt(), SIX)
    assert refusal(first, "half") == "half-second-after-pass"
    assert refusal(line(first, "whist"), "half") == "half-second-after-pass"
    state = line(first, "pass")
    assert allowed(state) == ["pass", "whist", "half"]
    state = line(state, "half")
    assert state.turn == 2 and allowed(state) == ["pass", "whist-back"]
    assert refusal(state, "whist") == "whist-back-or-pass"
    made = line(state, "pass")
    assert result(made).said == ("half", None, "pass") and not result(made).played
    assert made.standing.whists[0][1] == 4


def test_a_half_whist_can_be_turned_into_a_whist() -> None:
    state = line(dealt(), SIX + ", pass, half, whist-back")
    assert state.phase == "hands" and state.turn == 2
    assert state.deal is not None and state.deal.said == ("half", None, "whist-back")


def test_no_half_whist_above_a_seven_or_where_there_is_none() -> None:
    eight = line(dealt(), WON + ", discard KH AH, 8S, pass")
    assert refusal(eight, "half") == "half-level"
    assert refusal(line(dealt(half_whist=False), SIX + ", pass"), "half") == "half-off"


def test_a_stalingrad_is_whisted() -> None:
    state = line(dealt(stalingrad=True), SIX)
    assert allowed(state) == ["whist"] and refusal(state, "pass") == "stalingrad"
    assert line(state, "whist, whist").phase == "play"
    other = line(dealt(stalingrad=True), WON + ", discard KH AH, 6C")
    assert may(other, "pass")


@pytest.mark.parametrize(
    ("ten", "phase"),
    [("whisted", "whist"), ("checked", "play"), ("missing_only", "play"), ("unplayed", "deal")],
)
def test_a_ten_is_whisted_checked_or_not_played(ten: str, phase: str) -> None:
    state = line(dealt(ten=ten), WON + ", discard KH AH, 10S")
    assert state.phase == phase
    if phase == "play":
        state = line(state, "AS")
        assert sorted(shown(state, None, "open_hands")) == ["0", "2"]
        assert state.turn == 2  # everybody plays his own hand


# --- open and closed -----------------------------------------------------------------------------


def test_the_lone_whister_chooses() -> None:
    state = line(dealt(), SIX + ", pass, whist")
    assert state.phase == "hands" and state.turn == 0 and allowed(state) == ["open", "closed"]
    assert refusal(state, "pass") == "open-or-closed"
    closed = line(state, "closed, AS")
    assert shown(closed, 1, "open_hands") == {} and closed.turn == 2


def test_open_hands_are_laid_down_after_the_declarers_lead() -> None:
    state = line(dealt(), SIX + ", pass, whist, open")
    assert state.turn == 1 and shown(state, 1, "open_hands") == {}
    state = line(state, "AS")
    assert sorted(shown(state, 1, "open_hands")) == ["0", "2"]
    assert state.turn == 0 and shown(state, 0, "hand_due") == 2
    assert allowed(state)[0] == "9C" and shown(state, 2, "legal") == []
    assert refusal(state, "7D") == "not-in-hand"
    state = line(state, "9C")
    assert state.turn == 0 and shown(state, 0, "hand_due") == 0


def test_open_hands_lie_open_at_once_when_a_defender_leads() -> None:
    state = match({"dealer": 2}).apply(deal_of())
    state = line(state, "pass, 6S, pass, discard KH AH, 6S, pass, whist, open")
    assert state.turn == 0 and shown(state, 0, "hand_due") == 0
    assert sorted(shown(state, 1, "open_hands")) == ["0", "2"]


# --- the dealer of four, the third hand of two ---------------------------------------------------

FOUR = ("", HANDS[1], HANDS[2], HANDS[0])
TWO = HANDS[:2]
THIRD = f"{TALON} {HANDS[2]}"


def test_the_dealer_of_four_may_whist_with_both_hands() -> None:
    state = match(players=4, dealer_may_whist=True).apply(deal_of(FOUR))
    state = line(state, SIX + ", pass, pass")
    assert state.turn == 0 and allowed(state) == ["pass", "whist"]
    assert not result(line(state, "pass")).played
    state = line(state, "whist, AS")
    assert state.turn == 0 and shown(state, 0, "hand_due") == 2
    assert shown(state, 0, "hand") is None and sorted(shown(state, 0, "open_hands")) == ["2", "3"]
    without = line(match(players=4).apply(deal_of(FOUR)), SIX + ", pass, pass")
    assert without.turn is None


def test_the_third_hand_of_two_lies_open_and_is_the_opponents() -> None:
    state = match(players=2).apply(deal_of(TWO, THIRD))
    assert state.turn == 1 and shown(state, 0, "hand_sizes") == [10, 10, 10]
    state = line(state, "6S, pass, discard KH AH, 6S")
    assert state.turn == 0 and list(shown(state, 1, "open_hands")) == ["2"]
    state = line(state, "whist, AS")
    assert state.turn == 0 and shown(state, 0, "hand_due") == 2
    state = line(state, "9C")
    assert state.turn == 0 and shown(state, 0, "hand_due") == 0
    state = line(state, "7D")
    assert shown(state, 0, "tricks_taken") == [0, 1]


def test_the_third_hand_may_open_only_with_the_play() -> None:
    state = match(players=2, third_hand="opens_with_play").apply(deal_of(TWO, THIRD))
    for text in ("6S, pass, discard KH AH, 6S", "whist"):
        state = line(state, text)
        assert shown(state, 0, "open_hands") == {}
    assert list(shown(line(state, "AS"), 0, "open_hands")) == ["2"]


def test_two_who_pass_deal_again() -> None:
    state = line(match(players=2).apply(deal_of(TWO, THIRD)), "pass, pass")
    assert state.turn is None and result(state).kind == "redeal"
    assert state.standing.deal_number == 0


def test_who_rests_has_no_cards() -> None:
    state = match(players=4).apply(deal_of(FOUR))
    assert shown(state, 0, "seats") == [1, 2, 3] and shown(state, 0, "hand") is None
    five = match(players=5).apply(deal_of(("", *FOUR)))
    assert shown(five, 0, "seats") == [2, 3, 4] and five.turn == 2


def test_a_talon_that_nobody_took_brings_no_bonus() -> None:
    rules = {"misere_beaten_by": "nine_without_talon", "talon_bonus": True}
    without = line(dealt(**rules), "misere, nine-without, pass, pass, 9S, pass, pass")
    assert result(without).talon == () and not any(map(any, without.standing.whists))
    taken = line(dealt(talon_bonus=True), SIX + ", pass, pass")
    assert len(result(taken).talon) == 2 and any(map(any, taken.standing.whists))
