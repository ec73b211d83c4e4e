"""The cases of Preferans that concern the play, by id (cases.json holds their words)."""

from __future__ import annotations

import pytest
from preferans_play import (
    MIXED,
    allowed,
    deal_of,
    dealt,
    line,
    match,
    may,
    position,
    refusal,
    shown,
)

from prikup.game import action_text
from prikup.preferans import State


def test_P01_misere_stands_between_eight_no_trump_and_nine_spades() -> None:
    ladder = [action_text(bid) for bid in match().rules.ladder.steps]
    assert ladder.index("8NT") < ladder.index("misere") < ladder.index("9S")


def test_P04_what_outbids_a_misere() -> None:
    assert may(line(dealt(), "misere"), "9S")
    classical = line(dealt(misere_beaten_by="nine_without_talon"), "misere")
    assert refusal(classical, "9S") == "bid-not-above" and may(classical, "nine-without")


def test_P07_no_here_while_three_are_in() -> None:
    state = line(dealt(), "6S, 6C")
    assert state.turn == 0 and refusal(state, "here") == "hold-two-left"
    assert refusal(line(state, "6D"), "here") == "hold-two-left"


@pytest.mark.parametrize(
    ("exit_", "count", "lowest"),
    [([6, 7, 8], 2, "8S"), ([6, 7, 7, 7], 2, "7S"), ([6, 7, 7, 7], 4, "7S"), ([6, 7], 2, "7S")],
)
def test_P10_the_lowest_bid_after_all_passes(exit_: list[int], count: int, lowest: str) -> None:
    state = match(all_pass_exit=exit_)
    for _ in range(count):
        state = line(state.apply(deal_of()), "pass, pass, pass")
        while state.turn is not None:
            state = state.after(state.legal_actions()[0])
    assert allowed(state.apply(deal_of()))[1] == lowest


def test_P16_a_dedicated_totus_takes_the_place_of_the_ten() -> None:
    state = line(dealt(totus="dedicated"), "misere")
    assert allowed(state) == ["pass", "9S", "totus"]
    state = line(state, "totus, pass, pass, discard KH AH")
    assert allowed(state)[0] == "10S"
    other = line(dealt(totus="dedicated"), "6S, pass, pass, discard KH AH")
    assert allowed(other)[-2:] == ["9NT", "without-all"]
    assert refusal(other, "10S") == "order-no-totus"


def test_P40_no_half_whist_for_the_first_defender() -> None:
    state = line(dealt(), "6S, pass, pass, discard KH AH, 6S")
    assert refusal(state, "half") == "half-second-after-pass"


def test_P61_who_leads_the_third_trick() -> None:
    """Seat 1 is the first hand, south; west and east follow."""
    hands = (MIXED[0], MIXED[1], MIXED[2].replace("8D", "AC"))
    two = "pass, pass, pass, 7D, TD, KD, 8S, AS, 7S"
    state = line(dealt(hands, "8D TS"), two)
    assert [trick["winner"] for trick in shown(state, None, "tricks")] == [0, 2]
    assert state.turn == 1
    assert line(state, "9C, AC, 8C").turn == 2
    assert line(dealt(hands, "8D TS", all_pass_third_lead="winner"), two).turn == 2


def test_P76_no_deal_after_the_end() -> None:
    state = match({"pool": [20, 18, 20]}).apply(deal_of())
    state = line(state, "6S, pass, pass, discard KH AH, 6S, pass, pass")
    assert state.over and state.phase == "over"
    why = state.why_not(deal_of())
    assert why is not None and why.id == "match-over"


def after_three() -> State:
    """Six clubs by seat 2, whisted by both, after three tricks of his."""
    six = "pass, 6S, pass, discard KH AH, 6C, whist, whist"
    return line(dealt(), six + ", 7S, 9C, 7D, AC, 8D, 7C, KC, 9D, 8C")


def test_P91_a_claim_needs_everybody() -> None:
    before = after_three()
    offer = line(before, "claim 2 2 6")
    done = line(offer, "accept, accept")
    assert done.standing.pool == (0, 0, 2)
    assert done.standing.whists == ((0, 0, 4), (0, 0, 4), (0, 0, 0))
    back = line(offer, "accept, reject")
    assert allowed(back) == allowed(before) and back.turn == before.turn
    assert refusal(before, "claim 3 2 6") == "offer-total"
    assert refusal(offer, allowed(before)[0]) == "accept-or-reject"


def test_P100_the_ten_loses_to_the_jack() -> None:
    for better in "JQKA":
        state = line(position(["7H 8H", "TH 9H", f"{better}H 7C"]), f"TH, {better}H, 7H")
        assert state.turn == 2
    state = line(position(["7H 8H", "TH JS", "9H 7C"]), "TH, 9H, 7H")
    assert state.turn == 1 and shown(state, None, "tricks")[-1]["winner"] == 1
