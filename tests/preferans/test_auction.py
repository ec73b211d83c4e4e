"""The auction: the ladder, "here", the misère as first word, the lowest bid after all-passes."""

from __future__ import annotations

import pytest
from preferans_play import allowed, deal_of, dealt, line, match, may, refusal, shown

from prikup.game import action_text
from prikup.preferans import PREFERANS


def steps(**edits: object) -> list[str]:
    """The ladder of a table."""
    return [action_text(step) for step in match(**edits).rules.ladder.steps]


def test_the_ladder_goes_from_six_spades_to_ten_no_trump() -> None:
    ladder = steps()
    assert ladder[:6] == ["6S", "6C", "6D", "6H", "6NT", "7S"]
    assert ladder[-1] == "10NT" and len(ladder) == 26


def test_misere_stands_between_eight_no_trump_and_nine_spades() -> None:
    ladder = steps()
    at = ladder.index("misere")
    assert ladder[at - 1] == "8NT" and ladder[at + 1] == "9S"


@pytest.mark.parametrize(
    ("edits", "part"),
    [
        ({"misere_beaten_by": "nine_without_talon"}, "9NT misere nine-without 10S"),
        ({"without_talon": True}, "9NT misere-without nine-without 10S"),
        ({"small_misere": "closed"}, "6NT small-misere six-without 7S"),
        ({"big_misere": "open"}, "7NT big-misere seven-without 8S"),
    ],
)
def test_agreements_add_steps(edits: dict[str, object], part: str) -> None:
    assert part in " ".join(steps(**edits))


def test_the_first_hand_speaks_first_and_one_step_at_a_time() -> None:
    state = dealt()
    assert state.turn == 1 and allowed(state) == ["pass", "6S", "misere"]
    state = line(state, "6S")
    assert state.turn == 2 and allowed(state) == ["pass", "6C", "misere"]
    assert refusal(state, "6D") == "bid-next-step"
    assert refusal(state, "6S") == "bid-not-above"


@pytest.mark.parametrize(
    "bids", ["1, 2, 3, 4, 5", "раз, два, три, четыре, пять", "Раз, два, три, чотири, п’ять"]
)
def test_the_sixes_may_be_bid_by_their_number_in_the_order(bids: str) -> None:
    state, said = dealt(), []
    for text in bids.split(","):
        action = PREFERANS.parse_action(state, text)
        state = state.apply(action)
        said.append(action_text(action))
    assert said == ["6S", "6C", "6D", "6H", "6NT"]


@pytest.mark.parametrize("text", ["0", "6", "7", "10", "11", "99", "семь", "дев'ять"])
def test_a_number_beyond_the_sixes_is_refused(text: str) -> None:
    assert refusal(line(dealt(jump_bids=True), "раз"), text) == "bid-number"


def test_a_bid_by_number_obeys_the_ladder() -> None:
    state = line(dealt(), "раз, два")
    assert refusal(state, "два") == "bid-not-above" and refusal(state, "пять") == "bid-next-step"


def test_a_number_is_a_bid_in_the_auction_only() -> None:
    state = line(dealt(), "раз, pass, pass")
    assert refusal(state, "2") == "no-move"
    assert refusal(line(state, "discard KH AH"), "раз") == "no-move"


def test_jumps_by_agreement() -> None:
    state = line(dealt(jump_bids=True), "6S")
    assert may(state, "7D") and may(state, "10NT") and not may(state, "6S")


def test_who_passed_stays_out() -> None:
    state = line(dealt(), "pass, 6S, pass")
    assert state.phase == "talon" and state.turn == 2
    state = line(dealt(), "6S, pass, 6C, 6D, 6H")
    assert state.turn == 1


def test_a_misere_is_a_first_word() -> None:
    state = line(dealt(), "6S, 6C, pass")
    assert state.turn == 1 and refusal(state, "misere") == "misere-first-word"
    state = line(dealt(), "6S, misere")
    assert refusal(state, "8NT") == "bid-not-above"
    assert allowed(state) == ["pass", "9S"]


def test_a_nine_beats_a_misere_and_the_bidder_may_go_on() -> None:
    state = line(dealt(), "misere, 9S, pass")
    assert state.turn == 1 and allowed(state) == ["pass", "here", "9C"]


def test_only_a_nine_without_the_talon_beats_it_by_agreement() -> None:
    state = line(dealt(misere_beaten_by="nine_without_talon"), "misere")
    assert refusal(state, "9S") == "bid-not-above"
    assert may(state, "nine-without")
    state = line(state, "nine-without, pass, pass")
    assert state.phase == "order" and allowed(state)[0] == "9S"
    assert shown(state, 1, "talon") is None and shown(state, 1, "talon_size") == 2


def test_a_beaten_misere_may_become_one_without_the_talon() -> None:
    state = line(dealt(without_talon=True), "misere, 9S, pass")
    assert may(state, "misere-without") and refusal(state, "nine-without") == "bid-next-step"
    state = line(state, "misere-without, nine-without, pass")
    assert state.turn == 2 and state.phase == "order"
    assert refusal(line(dealt(), "misere, 9S, pass"), "misere-without") == "bid-not-played"
    state = line(dealt(without_talon=True), "6S, 6C, pass")
    assert refusal(state, "misere-without") == "misere-first-word"


# --- here ----------------------------------------------------------------------------------------


def test_here_lets_the_first_hand_take_the_same_step() -> None:
    """The third hand may order six hearts or more in the end."""
    state = line(dealt(), "6S, pass, 6C, here, 6D, here, 6H, pass")
    assert state.phase == "talon" and state.turn == 0
    state = line(state, "discard KH AH")
    assert allowed(state)[0] == "6H" and refusal(state, "6D") == "order-too-low"


def test_here_only_when_two_are_left() -> None:
    state = line(dealt(), "6S, 6C, 6D")
    assert state.turn == 1 and refusal(state, "here") == "hold-two-left"


def test_here_is_the_first_hands_or_the_older_ones() -> None:
    state = line(dealt(), "pass, 6S, 6C")
    assert refusal(state, "here") == "hold-first-hand"
    older = line(dealt(hold="older_of_last_two"), "pass, 6S, 6C")
    assert may(older, "here")
    assert refusal(line(older, "here"), "here") == "hold-older"
    assert refusal(line(dealt(hold="off"), "6S, pass, 6C"), "here") == "hold-off"
    assert refusal(dealt(), "here") == "hold-nothing"


def test_a_misere_is_held_by_agreement_only() -> None:
    assert refusal(line(dealt(), "6S, pass, misere"), "here") == "hold-limits"
    state = line(dealt(hold_limits="none"), "6S, pass, misere, here, pass")
    assert state.turn == 1 and shown(state, None, "contract") == "misere"


# --- after all-passes ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ladder", "count", "least"),
    [
        ([6, 7, 7], 0, 6),
        ([6, 7, 7], 1, 7),
        ([6, 7, 7], 5, 7),
        ([6, 7, 8, 8], 2, 8),
        ("cyclic", 2, 8),
        ("cyclic", 3, 6),
    ],
)
def test_the_lowest_bid_rises_with_the_series(ladder: object, count: int, least: int) -> None:
    state = match({"all_passes": count}, all_pass_exit=ladder).apply(deal_of())
    assert allowed(state) == ["pass", f"{least}S", "misere"]
    if least > 6:
        assert refusal(state, "6S") == "bid-below-least"


def test_a_series_may_end_with_a_totus_only() -> None:
    edits = {"all_pass_exit": [6, 10], "totus": "dedicated"}
    state = match({"all_passes": 1}, **edits).apply(deal_of())
    assert allowed(state) == ["pass", "totus"] and refusal(state, "9NT") == "bid-below-least"


def test_words_of_other_phases_are_refused() -> None:
    state = dealt()
    for text in ("whist", "open", "discard 7S 8S", "claim 6 2 2", "without-all"):
        assert refusal(state, text) == "bid-or-pass-first"
    assert refusal(state, "small-misere") == "bid-not-played"
    top = line(dealt(jump_bids=True), "10NT")
    assert allowed(top) == ["pass"] and refusal(top, "10S") == "bid-not-above"
