"""Records: their forms of cards, declined windows, places of faults, the canonical form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from prikup.game import BadRecord
from prikup.records import canonical, read_record, record_of, replay
from prikup.records.replay import open_match
from prikup.records.steps import overview

HANDS = ("9S JS QS KS TS AS 9C", "JC QC KC TC AC 9D JD", "QD KD TD AD 9H JH QH")
TALON = "KH TH AH"
DEAL: dict[str, Any] = {"hands": list(HANDS), "talon": TALON, "actions": []}
WRITTEN_OFF = ["120", "pass", "pass", "write-off"]
CALM = {"redeal_hand_below": "off", "redeal_nines": "off", "redeal_after_discard_nines": "off"}
"""Edits of ``russian`` without redeal claims on hands."""


def record(*deals: dict[str, Any], **fields: Any) -> dict[str, Any]:
    rules = {"preset": "russian", "set": fields.pop("set", {"write_off_amount": "60_each"})}
    return {
        "format": "prikup-record/1",
        "game": "thousand",
        "rules": rules,
        "players": ["A", "B", "C"],
        "start": {"scores": [495, 200, 760], "dealer": 0},
        "deals": list(deals),
        **fields,
    }


def deal(actions: Sequence[str], **cards: Any) -> dict[str, Any]:
    return {**(cards or {"hands": list(HANDS), "talon": TALON}), "actions": list(actions)}


def fault(document: dict[str, Any]) -> tuple[Any, Any, str]:
    """Deal, action and id of the fault."""
    with pytest.raises(BadRecord) as caught:
        replay(document)
    where = caught.value.where
    return where.get("deal"), where.get("action"), caught.value.reason.id


def test_example_of_the_format_gives_its_scores() -> None:
    done = replay(record(deal(WRITTEN_OFF)))
    assert done.state.scores == (0, 260, 640)
    assert done.state.standing.dealer == 1
    assert done.complete


# --- cards ---------------------------------------------------------------------------------------

DECK = " ".join((*HANDS[1:], HANDS[0], TALON))
"""The same deal as a deck: from the dealer's left."""


@pytest.mark.parametrize(
    "cards",
    [
        {"deck": DECK},
        {"deck": DECK.split()},
        {"deck": DECK.lower().replace("t", "10")},
        {"hands": [hand.split() for hand in HANDS], "talon": ["KH", "10♥", "A♥"]},
        {"hands": [" ".join(reversed(hand.split())) for hand in HANDS], "talon": TALON},
    ],
)
def test_cards_may_be_written_in_several_forms(cards: dict[str, Any]) -> None:
    assert replay(record(deal(WRITTEN_OFF, **cards))).state.scores == (0, 260, 640)


def test_deck_is_dealt_from_the_dealers_left_hand_after_hand() -> None:
    done = replay(record(deal([], deck=DECK)))
    assert done.steps[0].action == replay(record(deal([]))).steps[0].action


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ({}, "cards-source"),
        ({"seed": "00" * 32, "deck": DECK}, "cards-source"),
        ({"hands": list(HANDS)}, "hands-and-talon"),
        ({"seed": "00" * 31}, "seed-digits"),
        ({"seed": "xy" * 32}, "seed-digits"),
        ({"seed": " 0" * 32}, "seed-digits"),
        ({"seed": "00" * 32, "commitment": "00" * 32}, "commitment-differs"),
        ({"deck": DECK, "commitment": "00" * 32}, "commitment-seed"),
        ({"deck": DECK[:-3]}, "deck-lacks"),
        ({"deck": DECK[:-2] + "KH"}, "card-twice"),
        ({"deck": DECK[:-2] + "7H"}, "deal-wrong-deck"),
        ({"deck": DECK[:-2] + "1Z"}, "no-card"),
        ({"hands": list(HANDS[:2]), "talon": TALON}, "deal-hands"),
        ({"hands": [*HANDS[:2], ""], "talon": TALON}, "deal-hand-size"),
        ({"hands": [*HANDS[:2], HANDS[0]], "talon": TALON}, "deal-twice"),
        ({"hands": list(HANDS), "talon": "KH TH"}, "deal-talon-size"),
    ],
)
def test_wrong_cards_are_refused_with_the_deal(cards: dict[str, Any], why: str) -> None:
    assert fault(record({"actions": [], **cards})) == (0, None, why)


# --- windows -------------------------------------------------------------------------------------

NINES = {
    "hands": ["9S 9C 9D 9H TS JS QS", "JC QC KC TC AC JH JD", "QD KD TD AD KS AS QH"],
    "talon": TALON,
}


def test_declined_windows_need_not_be_written() -> None:
    short = replay(record(deal(WRITTEN_OFF)))
    long = replay(record(deal(["keep", "keep", "keep", *WRITTEN_OFF])))
    assert short.state == long.state
    assert [step.implied for step in short.steps][:5] == [False, True, True, True, False]


def test_an_action_that_is_legal_in_a_window_is_taken_there() -> None:
    done = replay(record(deal(["redeal"], **NINES)))
    assert done.state.finished.result.player == 0
    assert done.state.scores == (495, 200, 760)


def test_canonical_form_leaves_out_what_is_read_from_the_rest() -> None:
    written = canonical(record(deal(["keep", "keep", "keep", *WRITTEN_OFF])))
    assert written.deals[0].actions == WRITTEN_OFF


def test_a_decline_is_written_where_its_omission_would_be_read_differently() -> None:
    rules = {"preset": "russian", "set": {"blind_who": "anyone", "blind_min_score": "none"}}
    actions = ["look", "blind", "keep", "keep", "pass", "pass"]
    seeded = record_of("thousand", rules, ["A", "B", "C"], [("11" * 32, actions)])
    assert seeded.deals[0].actions[:2] == ["look", "blind"]
    assert "keep" not in seeded.deals[0].actions
    assert replay(seeded).state.deal.blind == 2


def test_declines_at_the_end_of_a_running_deal_are_written() -> None:
    running = record_of("thousand", {}, ["A", "B", "C"], [("11" * 32, ["keep", "keep"])])
    assert running.deals[0].actions == ["keep", "keep"]
    assert replay(running).state.turn == 0


def test_declaration_may_be_omitted_where_it_is_automatic_and_is_always_written() -> None:
    line = ["120", "pass", "pass", "give 0 9H", "give 1 JH", "AD", "9S", "9D"]
    for lead in ("KH", "KH!", "kh!"):
        done = canonical(record(deal([*line, lead])))
        assert done.deals[0].actions[-1] == "KH!"
    optional = {"write_off_amount": "60_each", "marriage_declared": "optional"}
    silent = replay(record(deal([*line, "KH"]), set=optional))
    assert silent.state.play.trump is None


# --- faults --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("actions", "place", "why"),
    [
        (["205"], 0, "bid-over-limit"),
        (["95"], 0, "bid-too-low"),
        (["103"], 0, "bid-no-multiple"),
        (["redeal"], 0, "no-redeal-ground"),
        (["nonsense"], 0, "no-action"),
        (["AS"], 0, "auction-first"),
        (["120", "pass", "pass", "pass"], 3, "not-now"),
        ([*WRITTEN_OFF, "pass"], 4, "deal-over"),
        (["120", "pass", "pass", "give 0 9S"], 3, "not-in-hand"),
    ],
)
def test_a_wrong_action_is_refused_with_its_number(
    actions: list[str], place: int, why: str
) -> None:
    assert fault(record(deal(actions))) == (0, place, why)


def test_must_follow_is_refused_with_deal_and_action() -> None:
    line = ["120", "pass", "pass", "give 0 9H", "give 1 JH", "KH", "JH"]
    assert fault(record(deal(WRITTEN_OFF), deal(line)))[0] == 1
    line = ["120", "pass", "pass", "give 0 9H", "give 1 JH", "AH", "9S"]
    assert fault(record(deal(line))) == (0, 6, "must-follow")


def test_a_deal_that_is_not_finished_can_only_be_the_last() -> None:
    assert not replay(record(deal(["120"]))).complete
    assert fault(record(deal(["120"]), deal([]))) == (0, 1, "deal-unfinished")


def test_no_deal_follows_the_end_of_the_match() -> None:
    won = {"scores": [0, 0, 880], "barrel": [None, None, 0], "dealer": 0}
    line = ["120", "pass", "pass", "give 0 9H", "give 1 JH", "AD", "9S", "9D", "KH!", "9H", "JH"]
    rest = ["QH", "9C", "JD", "AH", "JS", "JC", "TH", "QS", "QC", "KD", "TS", "KC", "QD"]
    document = record(deal([*line, *rest, "KS", "TC", "TD", "AS", "AC"]), start=won)
    done = replay(document)
    assert done.state.over and done.state.winner == 2
    assert fault({**document, "deals": [*document["deals"], DEAL]}) == (1, None, "match-over")
    finished = canonical(document).document()
    assert finished["result"]["winner"] == 2
    replay(finished)
    finished["result"]["scores"][0] += 1
    assert fault(finished) == (None, None, "result-differs")


def test_a_result_needs_the_end_of_the_match() -> None:
    result = {"scores": [0, 260, 640], "winner": None}
    assert fault(record(deal(WRITTEN_OFF), result=result)) == (None, None, "result-early")


def test_a_result_ends_a_match_by_time_after_a_finished_deal() -> None:
    played = {
        "hands": "E:Q8.Q8.AJ7.KJ9 AJ9.K9.QT8.T7 K7.AJT7.K9.Q8",
        "talon": "AC TS",
        "actions": ["6S", "6C", "pass", "pass", "without-all"],
    }
    by_time = {
        "format": "prikup-record/1",
        "game": "preferans",
        "players": ["A", "B", "C"],
        "rules": {"preset": "sochi", "set": {"pool_end": "time"}},
        "deals": [played],
    }
    going_on = replay(by_time).state
    assert not going_on.over and canonical(by_time).result is None
    result = {"scores": list(going_on.scores), "winner": None}
    ended = canonical({**by_time, "result": result})
    assert ended.result is not None and ended.result.settlement is not None
    assert replay(ended).state.over and canonical(ended) == ended
    assert overview(open_match(ended))[1] is None

    assert fault({**by_time, "result": {**result, "winner": 0}})[2] == "result-differs"
    by_deals = {"preset": "sochi", "set": {"pool_end": "deals"}}
    assert fault({**by_time, "rules": by_deals, "result": result})[2] == "result-early"
    running = {**played, "actions": ["6S", "6C"]}
    assert fault({**by_time, "deals": [running], "result": result})[2] == "result-early"
    assert fault({**by_time, "deals": [], "result": result})[2] == "result-early"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"format": "prikup-record/2"}, "format-version"),
        ({"format": "prikup-sheet/1"}, "format-unknown"),
        ({"game": "bridge"}, "unknown-game"),
        ({"players": ["A", "B"]}, "players-count"),
        ({"players": ["A", "B", "A"]}, "players-twice"),
        ({"players": ["A", "B", " "]}, "players-name"),
        ({"players": ["A", "B", "\x1b[2J"]}, "json-text"),
        ({"players": ["A", "B", 3]}, "field-type"),
        ({"rules": {"preset": "nobody"}}, "unknown-preset"),
        ({"rules": {"set": {"dump": 3}}}, "bad-value"),
        ({"start": {"dealer": 3}}, "start-number"),
        ({"start": {"scores": [1, 2]}}, "start-list"),
        ({"start": {"score": [1, 2, 3]}}, "field-unknown"),
        ({"start": {"scores": [1, 2, 1.5]}}, "json-number"),
        ({"start": {"scores": [1, 2, 10**12]}}, "json-number"),
        ({"result": {"scores": "x", "winner": None}}, "field-type"),
        ({"remark": "x"}, "field-unknown"),
        ({"deals": {}}, "field-type"),
    ],
)
def test_a_wrong_head_is_refused(change: dict[str, Any], why: str) -> None:
    assert fault({**record(deal(WRITTEN_OFF)), **change}) == (None, None, why)


def test_a_wrong_type_in_a_deal_is_refused_with_its_place() -> None:
    assert fault(record(deal(WRITTEN_OFF), {**DEAL, "actions": ["pass", 5]}))[:2] == (1, 1)
    assert fault(record({**DEAL, "action": []})) == (0, None, "field-unknown")


def test_a_missing_field_is_named() -> None:
    document = record()
    del document["players"]
    with pytest.raises(BadRecord) as caught:
        read_record(document)
    assert caught.value.reason.args == {"field": "players"}
