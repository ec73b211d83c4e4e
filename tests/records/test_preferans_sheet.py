"""Score sheets of Preferans: the examples of the form, and each impossible entry refused with row
and field."""

from __future__ import annotations

import json
from typing import Any

import pytest

from prikup.game import BadRecord
from prikup.records import score_sheet
from prikup.records.documents import read_document
from prikup.records.scores import rules_line, scored_json, scored_text
from prikup.records.sheet import place_in_sheet
from prikup.rules import resolve

Row = dict[str, Any]

SEVEN: Row = {
    "declarer": "A",
    "contract": "7S",
    "whist": {"B": "whist", "C": "pass"},
    "open": False,
    "tricks": {"A": 7, "B": 1, "C": 2},
}
SIX: Row = {**SEVEN, "contract": "6S", "tricks": {"A": 6, "B": 3, "C": 1}}
ALL_PASS: Row = {"all_pass": True, "tricks": {"A": 3, "B": 3, "C": 2, "talon": 2}}
MISERE: Row = {"declarer": "A", "contract": "misere", "tricks": {"A": 0}}


def sheet(*rows: Row, players: int = 3, start: Any = None, **edits: Any) -> dict[str, Any]:
    return {
        "format": "prikup-sheet/1",
        "game": "preferans",
        "rules": {"preset": "sochi", "set": edits},
        "players": list("ABCDE"[:players]),
        "start": start or {},
        "deals": list(rows),
    }


def scored(*rows: Row, **more: Any) -> Any:
    """The standing after the rows."""
    return score_sheet(sheet(*rows, **more)).state.standing


def fault(*rows: Row, **more: Any) -> tuple[Any, Any, str]:
    """Row, field and id of the fault."""
    with pytest.raises(BadRecord) as caught:
        score_sheet(sheet(*rows, **more))
    where = caught.value.where
    return where.get("row"), where.get("field"), caught.value.reason.id


def refused(row: Row, **more: Any) -> tuple[Any, str]:
    """Field and id of the fault of a single row."""
    number, field, name = fault(row, **more)
    assert number == 0
    return field, name


# --- what can be noted ---------------------------------------------------------------------------


def test_the_example_of_the_form() -> None:
    standing = scored(SEVEN)
    assert (standing.pool, standing.mountain) == ((4, 0, 0), (0, 0, 0))
    assert standing.whists == ((0, 0, 0), (12, 0, 0), (0, 0, 0))
    assert standing.dealer == 1


def test_a_half_whist_that_was_turned_into_a_whist() -> None:
    row = {**SIX, "whist": {"C": "half", "B": "whist_back"}}
    assert scored(row).whists[1][0] == 8
    assert scored(row).whists[2][0] == 0


def test_both_pass_and_a_half_whist_have_no_tricks() -> None:
    passed = {"declarer": "A", "contract": "6NT", "whist": {"B": "pass", "C": "pass"}}
    assert scored(passed).pool == (2, 0, 0)
    half = {**passed, "whist": {"B": "pass", "C": "half"}}
    assert scored(half).whists[2][0] == 4


def test_a_game_given_up() -> None:
    up = {"declarer": "A", "contract": "7S", "given_up": "without_three"}
    assert scored(up, without_three=True).mountain == (12, 0, 0)
    assert scored({**up, "given_up": "without_all"}).mountain == (28, 0, 0)
    assert scored({**up, "contract": "7", "given_up": "without_all"}).mountain == (28, 0, 0)


def test_of_a_misere_only_the_declarers_tricks_have_to_be_noted() -> None:
    assert scored(MISERE).pool == (10, 0, 0)
    assert scored({**MISERE, "tricks": {"A": 2, "B": 5, "C": 3}}).mountain == (20, 0, 0)
    assert scored({**MISERE, "tricks": {"B": 6, "C": 4}}).pool == (10, 0, 0)


def test_the_talon_takes_tricks_in_an_all_pass() -> None:
    assert scored(ALL_PASS).mountain == (3, 3, 2)
    four = {"all_pass": True, "tricks": {"B": 3, "C": 3, "D": 2, "talon": 2}}
    assert scored(four, players=4).mountain == (2, 3, 3, 2), "the dealer's who rests"
    own = {"all_pass": True, "tricks": {"B": 3, "C": 3, "D": 2, "A": 2}}
    assert scored(own, players=4, all_pass_talon="dealer_plays").mountain == (2, 3, 3, 2)


def test_the_talon_for_its_bonus() -> None:
    row = {**SEVEN, "talon": "AS KS"}
    assert scored(row, talon_bonus=True).whists == ((0, 0, 0), (16, 0, 0), (4, 0, 0))
    assert scored({**row, "talon": ["AS", "KS"]}) == scored(SEVEN)


def test_who_was_helped_is_noted_in_his_order() -> None:
    ten = {"declarer": "A", "contract": "10S", "whist": {"B": "pass", "C": "pass"}}
    start = {"pool": [16, 12, 18]}
    assert scored(ten, start=start).pool == (20, 16, 20)
    assert scored({**ten, "help": ["B"]}, start=start).pool == (20, 18, 18)


def test_names_decide_how_many_play() -> None:
    row = {"declarer": "B", "contract": "6S", "whist": {"C": "pass", "D": "pass"}}
    assert scored(row, players=4).pool == (0, 2, 0, 0)
    five = {"declarer": "C", "contract": "6S", "whist": {"D": "pass", "E": "pass"}}
    assert scored(five, players=5).pool == (0, 0, 2, 0, 0)
    two = {"declarer": "B", "contract": "6S", "whist": {"A": "whist"}, "tricks": {"A": 4, "B": 6}}
    assert scored(two, players=2).whists == ((0, 8), (0, 0))
    document = sheet(row, players=4)
    document["rules"]["set"]["players"] = 3
    with pytest.raises(BadRecord) as caught:
        score_sheet(document)
    assert caught.value.where == {"field": "players"}


def test_a_ten_that_is_not_whisted() -> None:
    ten = {"declarer": "A", "contract": "10H"}
    assert scored(ten, ten="unplayed").pool == (10, 0, 0)
    checked = {**ten, "tricks": {"A": 9, "C": 1}}
    assert scored(checked, ten="checked").whists == ((0, 0, 0), (10, 0, 0), (20, 0, 0))
    assert refused({**checked, "whist": {"B": "whist"}}, ten="checked") == ("whist", "ten-no-whist")
    assert refused(checked, ten="unplayed") == ("tricks", "not-played")


def test_a_match_goes_on_from_a_sheet_on_paper() -> None:
    start = {
        "pool": [14, 8, 0],
        "mountain": [12, 26, 6],
        "whists": [[0, 12, 0], [22, 0, 0], [22, 4, 0]],
        "dealer": 2,
        "all_passes": 1,
    }
    state = score_sheet(sheet(start=start, pool_value=20)).state
    assert state.scores == (128, -94, -34)
    assert state.standing.dealer == 2
    assert fault(SIX, start=start)[2] == "bid-below-least"


def test_the_answer_has_everything() -> None:
    answer = scored_json(score_sheet(sheet(SEVEN)))
    assert list(answer) == [
        *("pool", "mountain", "whists", "dealer", "winner", "rows", "settlement", "steps")
    ]
    assert answer["settlement"] == {"exact": ["44/3", "-4/3", "-40/3"], "rounded": [15, -1, -14]}
    made, whists = answer["rows"][0]["entries"]
    assert made == {
        "player": "A",
        "amount": 4,
        "to": "pool",
        "on": None,
        "reason": "7♠ made.",
        "rule": "contract",
    }
    assert (whists["player"], whists["to"], whists["on"]) == ("B", "whists", "A")
    assert answer["rows"][0]["pool"] == [4, 0, 0]
    assert answer["steps"][-1]["amounts"] == ["15", "-1", "-14"]
    assert json.loads(json.dumps(answer)) == answer


def test_the_text_shows_the_sheet_and_the_settlement() -> None:
    text = scored_text(score_sheet(sheet(SEVEN)))
    assert "1. A 7♠" in text and "B   +12  whists → A  3 tricks at 4." in text
    assert "Any two settle their difference." in text
    assert text.endswith("Settlement: A +15, B -1, C -14")


# --- what cannot have been -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tricks", "name"),
    [
        ({"A": 6, "B": 1, "C": 1}, "tricks-sum"),
        ({"A": 11}, "tricks-too-many"),
        ({"A": 7, "B": 4}, "tricks-sum"),
        ({"A": 11, "B": -1}, "negative"),
        ({"A": 7, "X": 3}, "player-unknown"),
        (None, "field-missing"),
    ],
)
def test_tricks_of_a_game_are_ten(tricks: Any, name: str) -> None:
    assert refused({**SEVEN, "tricks": tricks}) == ("tricks", name)


@pytest.mark.parametrize(
    ("tricks", "name"),
    [
        ({"A": 11}, "tricks-too-many"),
        ({"A": -1}, "negative"),
        ({"A": 1, "B": 5, "C": 5}, "tricks-sum"),
        ({"A": 1, "B": 5, "C": 3}, "tricks-sum"),
        ({"B": 5}, "tricks-sum"),
        (None, "field-missing"),
    ],
)
def test_tricks_of_a_misere(tricks: Any, name: str) -> None:
    assert refused({**MISERE, "tricks": tricks}) == ("tricks", name)


def test_tricks_are_whole() -> None:
    data = json.dumps(sheet({**MISERE, "tricks": {"A": 2.5}})).encode()
    with pytest.raises(BadRecord) as caught:
        read_document(data, place_in_sheet)
    assert caught.value.reason.id == "json-number"
    assert caught.value.where == {"row": 0, "field": "tricks"}


@pytest.mark.parametrize(
    ("whist", "contract", "edits", "name"),
    [
        ({"B": "half", "C": "pass"}, "6S", {}, "half-second-after-pass"),
        ({"B": "whist", "C": "half"}, "6S", {}, "half-second-after-pass"),
        ({"B": "half", "C": "half"}, "6S", {}, "half-second-after-pass"),
        ({"B": "pass", "C": "half"}, "8S", {}, "half-level"),
        ({"B": "pass", "C": "half"}, "6S", {"half_whist": False}, "half-off"),
        ({"B": "whist_back", "C": "pass"}, "6S", {}, "whist-back-after-half"),
        ({"B": "half", "C": "whist_back"}, "6S", {}, "half-second-after-pass"),
        ({"B": "whist"}, "6S", {}, "whist-missing"),
        ({"A": "whist", "B": "pass", "C": "pass"}, "6S", {}, "whist-declarer"),
        ({"B": "whist", "X": "pass"}, "6S", {}, "player-unknown"),
        ({"B": "whist", "C": "pass"}, "6S", {"stalingrad": True}, "stalingrad"),
        ({"B": "perhaps", "C": "pass"}, "6S", {}, "field-word"),
        (None, "6S", {}, "field-missing"),
    ],
)
def test_answers_that_nobody_can_have_given(
    whist: Any, contract: str, edits: dict[str, Any], name: str
) -> None:
    row = {**SEVEN, "contract": contract, "whist": whist}
    assert refused(row, **edits) == ("whist", name)


def test_a_wrong_word_or_type_names_the_field_and_what_would_be_right() -> None:
    with pytest.raises(BadRecord) as caught:
        score_sheet(sheet({**SEVEN, "whist": {"B": "perhaps", "C": "pass"}}))
    right = "half, pass, whist, whist_back"
    assert caught.value.reason.args == {"field": "whist", "given": "perhaps", "right": right}
    with pytest.raises(BadRecord) as caught:
        score_sheet(sheet({**SEVEN, "tricks": {"A": "7", "B": 3}}))
    assert caught.value.reason.args == {"field": "tricks", "wanted": "int", "given": "str"}


def test_the_dealer_of_four_whists_only_after_two_passes_and_where_he_may() -> None:
    row: Row = {
        "declarer": "B",
        "contract": "6S",
        "whist": {"C": "pass", "D": "pass", "A": "whist"},
        "tricks": {"B": 6, "C": 2, "D": 2},
    }
    assert refused(row, players=4) == ("whist", "sits-out")
    assert scored(row, players=4, dealer_may_whist=True).whists[0][1] == 8
    early = {**row, "whist": {"C": "whist", "D": "pass", "A": "whist"}}
    assert refused(early, players=4, dealer_may_whist=True) == ("whist", "dealer-whist")


def test_who_rests_neither_plays_nor_takes_tricks() -> None:
    row = {"declarer": "A", "contract": "6S", "whist": {"C": "pass", "D": "pass"}}
    assert refused(row, players=4) == ("declarer", "sits-out")
    played = {**SEVEN, "declarer": "B", "whist": {"C": "whist", "D": "pass"}}
    assert refused(played, players=4) == ("tricks", "sits-out")


@pytest.mark.parametrize(
    ("contract", "name"),
    [
        ("5S", "no-contract"),
        ("11S", "no-contract"),
        ("KH", "no-contract"),
        ("7", "no-contract"),
        ("here", "no-contract"),
        ("big-misere", "bid-not-played"),
        (None, "field-missing"),
    ],
)
def test_contracts_that_there_are_not(contract: str | None, name: str) -> None:
    assert refused({**SEVEN, "contract": contract}) == ("contract", name)


def test_after_all_passes_the_contract_is_not_below_the_lowest_bid() -> None:
    assert fault(ALL_PASS, SIX) == (1, "contract", "bid-below-least")
    assert scored(ALL_PASS, {**SEVEN, "contract": "7S"}).all_passes == 0
    up = {"declarer": "A", "contract": "6S", "given_up": "without_all"}
    assert fault(ALL_PASS, up) == (1, "contract", "bid-below-least")
    small = {**MISERE, "contract": "small-misere"}
    assert scored(small, small_misere="closed").pool == (5, 0, 0)
    assert fault(ALL_PASS, small, small_misere="closed") == (1, "contract", "bid-below-least")


def test_ways_out_that_are_closed() -> None:
    up = {"declarer": "A", "contract": "7S", "given_up": "without_three"}
    assert refused(up) == ("given_up", "without-three-off")
    misere = {"declarer": "A", "contract": "misere", "given_up": "without_all"}
    assert refused(misere) == ("given_up", "misere-is-played")


def test_tricks_of_an_all_pass() -> None:
    assert refused({**ALL_PASS, "tricks": {"A": 9}}) == ("tricks", "tricks-sum")
    three = {**ALL_PASS, "tricks": {"A": 7, "talon": 3}}
    assert refused(three) == ("tricks", "talon-tricks")
    assert refused(ALL_PASS, all_pass_talon="names_suit") == ("tricks", "talon-no-tricks")
    assert refused(ALL_PASS, players=2) == ("all_pass", "all-pass-two")


def test_what_was_not_played_has_no_tricks_and_two_whisters_lay_nothing_open() -> None:
    passed = {**SEVEN, "whist": {"B": "pass", "C": "pass"}}
    assert refused(passed) == ("tricks", "not-played")
    del passed["tricks"]
    assert refused({**passed, "open": True}) == ("open", "not-played")
    both = {**SEVEN, "whist": {"B": "whist", "C": "whist"}, "open": True}
    assert refused(both) == ("open", "open-alone")


def test_cards_of_the_talon() -> None:
    for talon, name in (("AS", "talon-cards"), ("AS AS", "card-twice"), ("AS 1X", "no-card")):
        assert refused({**SEVEN, "talon": talon}) == ("talon", name)


def test_help_that_was_not_due() -> None:
    assert refused({**SEVEN, "help": ["B"]}) == ("help", "help-not-due")
    assert refused({**SEVEN, "help": ["A"]}) == ("help", "help-whom")
    assert refused({**SEVEN, "help": ["B", "B"]}) == ("help", "help-whom")
    assert refused({**SEVEN, "help": ["B"]}, help=False) == ("help", "help-off")


def test_fields_in_the_wrong_row() -> None:
    assert refused({**ALL_PASS, "contract": "6S"}) == ("contract", "out-of-place")
    assert refused({**MISERE, "whist": {"B": "whist"}}) == ("whist", "out-of-place")
    assert refused({**SEVEN, "penalty": {"player": "A", "reason": "other"}})[1] == "out-of-place"
    assert refused({"declarer": ["A", "B"], "contract": "6S"}) == ("declarer", "one-declarer")
    assert refused({**SEVEN, "bombs": 1}) == ("bombs", "field-unknown")


def test_penalties() -> None:
    def penalty(**more: Any) -> Row:
        return {"penalty": {"player": "A", "reason": "other", **more}}

    assert scored(penalty()).mountain == (1, 0, 0)
    assert scored(penalty(amount=10)).mountain == (10, 0, 0)
    assert refused(penalty(amount=0)) == ("penalty", "penalty-amount")
    assert refused(penalty(reason="cheek")) == ("penalty", "penalty-unknown")
    assert refused(penalty(player="X")) == ("penalty", "player-unknown")


def test_only_two_players_deal_again() -> None:
    assert refused({"redeal": {}}) == ("redeal", "redeal-off")
    assert scored({"redeal": {}}, players=2).deal_number == 0


def test_nothing_after_the_end() -> None:
    start = {"pool": [18, 20, 20]}
    assert fault(SEVEN, SEVEN, start=start) == (1, None, "match-over")


@pytest.mark.parametrize(
    ("start", "edits"),
    [
        ({"pool": [20, 20, 20]}, {}),
        ({"pool": [0, 20, 0]}, {"pool_end": "first_closed"}),
        ({"pool": [40, 15, 5]}, {"pool_end": "sum"}),
        ({"deal_number": 30}, {"pool_end": "deals", "deals": 30}),
    ],
)
def test_nothing_after_a_start_at_the_end(start: dict[str, Any], edits: dict[str, Any]) -> None:
    assert score_sheet(sheet(start=start, **edits)).state.over
    assert fault(SEVEN, start=start, **edits) == (0, None, "match-over")


@pytest.mark.parametrize(
    "start",
    [
        {"pool": [1, 2]},
        {"pool": [1, 2, -3]},
        {"mountain": [None, None, None]},
        {"whists": [[0, 1, 1], [1, 0, 1]]},
        {"whists": [[5, 1, 1], [1, 0, 1], [0, 0, 0]]},
        {"dealer": 3},
        {"scores": [0, 0, 0]},
    ],
)
def test_a_start_that_cannot_be(start: dict[str, Any]) -> None:
    row, field, _ = fault(start=start)
    assert row is None and field in ("start", *start)


def test_no_pool_is_over_its_size_while_help_can_fill_another() -> None:
    start = {"pool": [20, 24, 8]}
    assert fault(start=start) == (None, "start", "start-over-pool")
    for edits in ({"help": False}, {"help_barred": "dealer_and_failed"}):
        assert scored(start=start, **edits).pool == (20, 24, 8)
    assert scored(start=start, pool_end="sum").pool == (20, 24, 8)
    assert score_sheet(sheet(start={"pool": [20, 24, 20]})).state.over


# --- a newcomer ----------------------------------------------------------------------------------


def test_a_newcomer_begins_with_the_average_rounded_against_him() -> None:
    start = {"pool": [14, 8, None, 6], "mountain": [12, 26, None, 7]}
    standing = scored(players=4, start=start)
    assert standing.pool == (14, 8, 9, 6)
    assert standing.mountain == (12, 26, 15, 7)
    assert standing.whists[2] == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("edits", "end"),
    [
        ({"pool": 30}, "to 30"),
        ({"pool_end": "first_closed"}, "to 20"),
        ({"pool_end": "deals", "deals": 1}, "1 deal"),
        ({"pool_end": "deals"}, "40 deals"),
        ({"pool_end": "time"}, "until time is up"),
    ],
)
def test_the_title_says_how_long_the_match_is(edits: dict[str, Any], end: str) -> None:
    assert rules_line(resolve("preferans", "sochi", edits), "en", "sheet-title").endswith(
        f", {end}"
    )
