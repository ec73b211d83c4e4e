"""Following, trumping, who takes; misère; offers to leave the rest unplayed."""

from __future__ import annotations

import pytest
from preferans_play import HANDS, allowed, deal_of, dealt, line, match, position, refusal, shown

from prikup.preferans import State

SIX = "6S, pass, pass, discard KH AH, 6S"
BOTH = SIX + ", whist, whist"


def test_the_first_hand_leads_whoever_declares() -> None:
    state = line(dealt(), "pass, pass, 6S, discard KH AH, 6S, whist, whist")
    assert state.turn == 1 and shown(state, None, "declarer") == 0


def test_follow_suit_else_trump_else_anything() -> None:
    state = position(["7S 8H", "9H TH", "7C JS"], trump="S")
    state = line(state, "9H")
    assert allowed(state) == ["JS"] and refusal(state, "7C") == "must-trump"
    state = line(state, "JS")
    assert allowed(state) == ["8H"] and refusal(state, "7S") == "must-follow"
    assert shown(state, 0, "illegal") == {"7S": {"id": "must-follow", "args": {"suit": "H"}}}
    state = line(state, "8H")
    assert state.turn == 2
    free = line(position(["7S 8S", "9H TH", "7C JD"], trump=None), "9H")
    assert allowed(free) == ["7C", "JD"]


def test_nobody_has_to_beat() -> None:
    state = line(position(["7S 8S", "9H TH", "7H AH"]), "9H")
    assert allowed(state) == ["7H", "AH"]


def test_the_ten_loses_to_the_jack() -> None:
    state = line(position(["7H 8H", "TH 9H", "JH AH"]), "TH, JH, 7H")
    assert state.turn == 2


def test_the_deal_ends_after_ten_tricks() -> None:
    state = line(dealt(), BOTH + ", AS, 9C, 7D, KS, TC, 8D")
    assert shown(state, None, "tricks_taken") == [0, 2, 0]
    while state.turn is not None:
        state = state.after(state.legal_actions()[-1])
    assert state.finished is not None and sum(state.finished.result.tricks) == 10


# --- misère --------------------------------------------------------------------------------------


def misere(**edits: object) -> State:
    """The first hand plays a misère and has led."""
    return line(dealt(**edits), "misere, pass, pass, discard KH AH")


def test_a_misere_leads_before_hands_open() -> None:
    state = misere()
    assert state.phase == "play" and state.turn == 1 and shown(state, 0, "open_hands") == {}
    state = line(state, "7S")
    assert sorted(shown(state, 1, "open_hands")) == ["0", "2"]
    assert shown(state, 1, "hand_due") == 2 and state.turn == 2  # each plays his own hand


def test_a_misere_that_does_not_lead_finds_the_hands_open() -> None:
    state = match({"dealer": 2}).apply(deal_of())
    state = line(state, "pass, misere, pass, discard KH AH")
    assert state.turn == 0 and sorted(shown(state, 1, "open_hands")) == ["0", "2"]


@pytest.mark.parametrize(("how", "open_hands"), [("all", ["0", "1", "2"]), ("none", [])])
def test_which_hands_lie_open_is_an_agreement(how: str, open_hands: list[str]) -> None:
    state = line(misere(misere_open=how), "7S")
    assert sorted(shown(state, None, "open_hands")) == open_hands


def test_the_historic_miseres() -> None:
    small = line(dealt(small_misere="closed"), "small-misere, pass, pass")
    assert small.phase == "talon"
    small = line(small, "discard KH AH, 7S")
    assert shown(small, 0, "open_hands") == {} and shown(small, 0, "contract") == "small-misere"
    shown_small = line(dealt(small_misere="open"), "small-misere, pass, pass, discard KH AH, 7S")
    assert list(shown(shown_small, 0, "open_hands")) == ["1"]
    big = line(dealt(big_misere="open"), "big-misere, pass, pass")
    assert big.phase == "play" and shown(big, 1, "hand_sizes") == [10, 10, 10]
    assert list(shown(line(big, "7S"), 0, "open_hands")) == ["1"]
    assert shown(big, 1, "talon") is None


def test_a_caught_misere_is_written_on_the_mountain() -> None:
    state = misere()
    while state.turn is not None:
        state = state.after(state.legal_actions()[0])
    assert state.finished is not None
    taken = state.finished.result.tricks[1]
    assert taken > 0 and state.standing.mountain == (0, 10 * taken, 0)


# --- offers --------------------------------------------------------------------------------------


def played() -> State:
    """After three tricks of the declarer, who leads again."""
    return line(dealt(), BOTH + ", AS, 9C, 7D, KS, TC, 8D, QS, JC, 9D")


def test_an_offer_that_all_accept_ends_the_deal() -> None:
    state = line(played(), "claim 2 6 2")
    assert state.phase == "offer" and state.turn == 2
    assert shown(state, 0, "offer") == {"seat": 1, "tricks": [2, 6, 2]}
    state = line(state, "accept")
    assert state.turn == 0
    state = line(state, "accept")
    assert state.turn is None and state.finished is not None
    assert state.finished.result.tricks == (2, 6, 2)
    assert state.standing.pool == (0, 2, 0)
    assert state.standing.whists[0][1] == state.standing.whists[2][1] == 4


@pytest.mark.parametrize("answers", ["reject", "accept, reject"])
def test_a_refused_offer_leaves_everything_as_it_was(answers: str) -> None:
    before = played()
    state = line(before, "claim 2 6 2, " + answers)
    assert state.turn == before.turn and allowed(state) == allowed(before)
    assert shown(state, 1, "hand") == shown(before, 1, "hand")
    assert not shown(state, 1, "can_claim") and refusal(state, "claim 1 7 2") == "offer-refused"
    state = line(state, "JS, QC, TD")
    assert shown(state, 1, "can_claim")


def test_no_card_is_playable_while_an_offer_stands() -> None:
    state = line(played(), "claim 2 6 2")
    assert allowed(state) == ["accept", "reject"]
    assert refusal(state, "QC") == "accept-or-reject"
    assert refusal(state, "claim 3 6 1") == "accept-or-reject"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("claim 2 7 2", "offer-total"),
        ("claim 4 2 4", "offer-below-taken"),
        ("claim 6 4", "offer-count"),
    ],
)
def test_an_offer_shares_out_ten_tricks(text: str, why: str) -> None:
    assert refusal(played(), text) == why


@pytest.mark.parametrize(
    ("before", "text", "tricks"),
    [
        (SIX + ", whist, pass, closed, AS, 9C, 7D", "claim 6", [0, 6, 4]),
        (SIX + ", pass, whist, open, AS", "claim 4", [4, 6, 0]),
        ("misere, pass, pass, discard KH AH, 7S, 9C, 7D", "claim 3", [0, 3, 7]),
        (BOTH + ", AS, 9C, 7D, KS, TC, 8D", "claim 10", [0, 10, 0]),
        ("pass, pass, pass, 7S, 9C, 7H", "claim 10", [0, 10, 0]),
    ],
)
def test_one_number_is_enough_where_the_rest_follows(
    before: str, text: str, tricks: list[int]
) -> None:
    state = line(line(dealt(all_pass_talon="closed"), before), text)
    assert shown(state, None, "offer")["tricks"] == tricks


def test_one_number_is_too_little_where_two_share() -> None:
    assert refusal(played(), "claim 6") == "offer-count"


def test_who_rests_is_offered_no_tricks() -> None:
    state = line(match(players=4).apply(deal_of(("", HANDS[1], HANDS[2], HANDS[0]))), BOTH)
    assert refusal(state, "claim 1 6 2 1") == "offer-rests"
    state = line(state, "claim 0 6 2 2")
    assert state.turn == 2


def test_the_last_trick_is_played_out() -> None:
    state = position(["7H", "TH", "JH"])
    assert refusal(state, "claim 9 1 0") == "offer-last-trick"
    assert not shown(state, 1, "can_claim")


def test_a_whisting_dealer_offers_and_answers() -> None:
    state = match(players=4, dealer_may_whist=True).apply(
        deal_of(("", HANDS[1], HANDS[2], HANDS[0]))
    )
    state = line(state, SIX + ", pass, pass, whist, AS")
    asked = line(state, "claim 0 6 2 2")
    assert asked.turn == 1
    assert line(asked, "accept, accept, accept").turn is None
    back = line(state, "9C, 7D, claim 0 6 4 0, accept, accept")
    assert back.turn == 0 and line(back, "accept").turn is None
