"""Score sheets: the design's examples, and each impossible entry refused with row and field."""

from __future__ import annotations

from typing import Any

import pytest

from prikup.game import BadRecord, reason
from prikup.records import score_sheet
from prikup.records.thousand.page import page

PLAYED: dict[str, Any] = {"declarer": "A", "bid": 120, "cards": {"A": 67, "B": 53, "C": 0}}
GOLDEN = {"golden": "forced_120"}
WRITTEN_OFF = {"declarer": "C", "bid": 120, "write_off": True}
CAPTURES = {"half_marriage_capture": 20}


def sheet(*rows: dict[str, Any], start: Any = None, **edits: Any) -> dict[str, Any]:
    return {
        "format": "prikup-sheet/1",
        "game": "thousand",
        "rules": {"preset": "russian", "set": edits},
        "players": ["A", "B", "C"],
        "start": {"scores": [495, 200, 760], "dealer": 0} if start is None else start,
        "deals": list(rows),
    }


def scores(*rows: dict[str, Any], start: Any = None, **edits: Any) -> list[tuple[int, ...]]:
    scored = score_sheet(sheet(*rows, start=start, **edits))
    return [row.after.scores for row in scored.rows]


def fault(document: dict[str, Any]) -> tuple[Any, Any, str]:
    """Row, field and id of the fault."""
    with pytest.raises(BadRecord) as caught:
        score_sheet(document)
    where = caught.value.where
    return where.get("row"), where.get("field"), caught.value.reason.id


def test_example_of_the_format() -> None:
    rows = (
        {"declarer": "C", "bid": 120, "write_off": True},
        {
            "declarer": "A",
            "bid": 140,
            "cards": {"A": 67, "B": 53, "C": 0},
            "marriages": {"A": ["H"]},
            "tricks": {"A": 5, "B": 3, "C": 0},
        },
        {"penalty": {"player": "B", "reason": "misdeal"}},
    )
    assert scores(*rows) == [(0, 260, 640), (140, 315, 640), (140, 195, 640)]
    assert score_sheet(sheet(*rows)).state.standing.dealer == 0


def test_of_a_marriage_two_cards_are_caught() -> None:
    row = {**PLAYED, "marriages": {"A": "H"}, "captured": {"B": 1, "C": 1}, "bid": 100}
    assert scores(row, **CAPTURES)


def test_king_and_ace_leave_the_queen_to_a_half_marriage() -> None:
    row = {**PLAYED, "marriages": {"A": "H"}, "half_marriages": {"B": "H"}}
    assert scores(row, half_marriage=True, ace_king_marriage=True)


DRAWN: dict[str, Any] = {"cards": {"A": 70, "B": 50}}


def drawing(row: dict[str, Any]) -> dict[str, Any]:
    document = sheet(row, start={"scores": [0, 0]})
    return {**document, "rules": {"preset": "drawing"}, "players": ["A", "B"]}


def test_where_two_draw_a_row_holds_what_was_taken() -> None:
    assert score_sheet(drawing(DRAWN)).state.standing.scores == (70, 50)


@pytest.mark.parametrize(
    "more", [{"declarer": "A"}, {"bid": 100}, {"blind": True}, {"write_off": True}]
)
def test_where_two_draw_nobody_declares(more: dict[str, Any]) -> None:
    assert fault(drawing({**DRAWN, **more})) == (0, next(iter(more)), "out-of-place")


def test_where_two_draw_the_page_offers_no_way_out() -> None:
    assert page(score_sheet(drawing(DRAWN)))["next"]["may"] == []


def test_where_two_draw_nobody_claims_a_redeal() -> None:
    assert fault(drawing({"redeal": {"player": "A"}})) == (0, "redeal", "redeal-off")


def test_without_tricks_a_player_with_no_points_took_none() -> None:
    row = {"declarer": "A", "bid": 100, "cards": {"A": 100, "B": 20, "C": 0}}
    bolts = [
        score_sheet(sheet({**row, **given})).state.standing.bolts
        for given in ({}, {"tricks": {"A": 6, "B": 2}}, {"tricks": {"A": 6, "B": 1, "C": 1}})
    ]
    assert bolts == [(0, 0, 1), (0, 0, 1), (0, 0, 0)]


def test_only_a_misdeal_moves_the_dealer() -> None:
    def dealer(reason: str) -> int:
        penalty = {"penalty": {"player": "B", "reason": reason, "amount": 50}}
        scored = score_sheet(sheet(penalty))
        assert scored.state.scores == (495, 150, 760)
        assert scored.state.standing.deal_number == 0
        return int(scored.state.standing.dealer)

    assert [dealer(why) for why in ("misdeal", "bad_cut", "wrong_entry", "other")] == [1, 0, 0, 0]


def test_suits_may_be_written_in_several_forms() -> None:
    row = {**PLAYED, "bid": 120, "cards": {"A": 20, "B": 100}}
    for suits in (["H"], "H", "♥", ["h"], "ч"):
        assert scores({**row, "marriages": {"A": suits}}, start={}) == [(120, 100, 0)]


def test_the_tricks_of_partners_lie_together() -> None:
    def pairs(**row: Any) -> dict[str, Any]:
        row = {"declarer": "A", "bid": 160, "cards": {"A": 100, "B": 20}, **row}
        head = {"rules": {"preset": "siadany", "set": {}}, "players": list("ABCD"), "start": {}}
        return {**sheet(row), **head}

    scored = score_sheet(pairs(marriages={"C": ["C"], "D": ["S"]}))
    assert scored.state.scores == (160, 60, 160, 60)
    nothing = pairs(cards={"A": 120}, marriages={"D": ["S"]})
    assert fault(nothing) == (0, "marriages", "marriage-needs-trick")
    few = {"A": 4, "B": 1, "C": 1}
    twice = pairs(tricks=few, cards={"A": 110, "B": 10}, marriages={"B": ["S"], "D": ["D"]})
    assert fault(twice) == (0, "marriages", "marriages-too-many")


def test_a_redeal_row_keeps_the_dealer_and_a_void_one_costs_him_the_penalty() -> None:
    redeal = {"redeal": {"player": "B"}}
    assert scores(redeal, redeal) == [(495, 200, 760)] * 2
    played = {**PLAYED, "bid": 100, "cards": {"A": 100, "B": 10, "C": 10}, **redeal}
    last = scores(redeal, redeal, played, start={}, redeal_limit=3)[-1]
    assert last == (100 - 120, 10, 10)


@pytest.mark.parametrize(("points", "left"), [(120, 0), (119, 1), (20, 100)])
def test_cards_that_nobody_took_must_be_worth_the_rest(points: int, left: int) -> None:
    """Of the dead hand and the discard, eight cards: four nines and four jacks are worth least."""
    row = {"declarer": "A", "bid": 100, "cards": {"A": points, "B": 0}}
    document = {
        "format": "prikup-sheet/1",
        "game": "thousand",
        "rules": {"preset": "dead-hand"},
        "players": ["A", "B"],
        "deals": [row],
    }
    with pytest.raises(BadRecord) as refused:
        score_sheet(document)
    assert refused.value.reason == reason("cards-left-out", sum=points, left=8, points=left)
    assert score_sheet({**document, "deals": [{**row, "cards": {"A": 112, "B": 0}}]}).rows


IMPOSSIBLE: list[tuple[dict[str, Any], dict[str, Any], str | None, str]] = [
    # the row, edits of the rules, field, id
    ({**PLAYED, "cards": {"A": 68, "B": 53, "C": 0}}, {}, "cards", "cards-sum"),
    ({**PLAYED, "cards": {"A": 0, "B": 0, "C": 0}}, {}, "cards", "cards-sum"),
    ({**PLAYED, "cards": {"A": 130, "B": -10, "C": 0}}, {}, "cards", "negative"),
    ({**PLAYED, "cards": {"A": 119, "B": 1, "C": 0}}, {}, "cards", "cards-impossible"),
    ({**PLAYED, "cards": {"A": 120, "D": 0}}, {}, "cards", "player-unknown"),
    ({**PLAYED, "cards": None}, {}, "cards", "field-missing"),
    ({**PLAYED, "cards": {"A": "67"}}, {}, "cards", "field-type"),
    ({"bid": 120}, {}, "declarer", "field-missing"),
    ({}, {}, "declarer", "field-missing"),
    ({**PLAYED, "declarer": "D"}, {}, "declarer", "player-unknown"),
    ({**PLAYED, "declarer": ["A", "B"]}, {}, "declarer", "one-declarer"),
    ({**PLAYED, "bid": None}, {}, "bid", "field-missing"),
    ({**PLAYED, "bid": 117}, {}, "bid", "bid-no-multiple"),
    ({**PLAYED, "bid": 105}, {"bid_step": 10}, "bid", "bid-no-multiple"),
    ({**PLAYED, "bid": 95}, {}, "bid", "bid-too-low"),
    ({**PLAYED, "bid": -120}, {}, "bid", "bid-too-low"),
    ({**PLAYED, "bid": 405}, {}, "bid", "bid-over-ceiling"),
    ({**PLAYED, "bid": 305}, {"max_bid": 300}, "bid", "bid-over-ceiling"),
    ({**PLAYED, "tricks": {"A": 5, "B": 2}}, {}, "tricks", "tricks-sum"),
    ({**PLAYED, "tricks": {"A": 5, "B": 4, "C": -1}}, {}, "tricks", "negative"),
    ({**PLAYED, "tricks": {"A": 8}}, {}, "tricks", "cards-tricks"),
    ({**PLAYED, "tricks": {"A": 1, "B": 7}}, {}, "tricks", "cards-tricks"),
    ({**PLAYED, "marriages": {"A": ["H"], "B": ["H"]}}, {}, "marriages", "marriage-twice"),
    ({**PLAYED, "marriages": {"A": "H H"}}, {}, "marriages", "marriage-twice"),
    (
        {**PLAYED, "marriages": {"A": "H"}, "half_marriages": {"B": "H"}},
        {"half_marriage": True},
        "half_marriages",
        "queen-twice",
    ),
    ({**PLAYED, "captured": {"B": 1}}, {}, "captured", "not-at-this-table"),
    ({**PLAYED, "captured": {"B": 1}}, CAPTURES, "captured", "captured-too-many"),
    (
        {**PLAYED, "marriages": {"A": "H"}, "captured": {"A": 1}},
        CAPTURES,
        "captured",
        "captured-too-many",
    ),
    (
        {**PLAYED, "marriages": {"A": "H"}, "captured": {"B": 2, "C": 1}},
        CAPTURES,
        "captured",
        "captured-too-many",
    ),
    (
        {**PLAYED, "cards": {"A": 106, "B": 14}, "marriages": {"B": "S C D H"}},
        {},
        "marriages",
        "marriages-few-points",
    ),
    ({**PLAYED, "marriages": {"A": ["X"]}}, {}, "marriages", "no-suit"),
    ({**PLAYED, "marriages": {"C": ["S"]}}, {}, "marriages", "marriage-needs-trick"),
    (
        {**PLAYED, "marriages": {"C": ["S"]}},
        {"marriage_first_lead": True},
        "marriages",
        "marriage-needs-trick",
    ),
    (
        {
            **PLAYED,
            "cards": {"A": 20, "B": 100},
            "tricks": {"A": 1, "B": 7},
            "marriages": {"A": "S C"},
        },
        {},
        "marriages",
        "marriages-too-many",
    ),
    ({**PLAYED, "aces": "A"}, {}, "aces", "aces-off"),
    ({**PLAYED, "aces": "C"}, {"ace_marriage": "first_ace"}, "aces", "marriage-needs-trick"),
    ({**PLAYED, "nines": "A"}, {}, "nines", "nines-off"),
    ({**PLAYED, "kept_lead": "C"}, {}, "kept_lead", "not-at-this-table"),
    ({**PLAYED, "kept_lead": "A"}, {"forgotten_discard": True}, "kept_lead", "kept-lead-own"),
    ({**PLAYED, "kept_lead": "Z"}, {"forgotten_discard": True}, "kept_lead", "player-unknown"),
    (
        {**PLAYED, "nines": "C"},
        {"four_nines": 200, "four_nines_when": "first_nine_led"},
        "nines",
        "nines-need-lead",
    ),
    ({**PLAYED, "blind": True}, {"blind": False}, "blind", "blind-off"),
    ({**PLAYED, "blind": True}, {"blind_min_score": "none"}, "blind", "blind-who"),
    (
        {**PLAYED, "declarer": "B", "blind": True},
        {"blind_min_score": ">200"},
        "blind",
        "blind-score",
    ),
    (
        {**PLAYED, "declarer": "B", "blind": True, "bid": 130},
        {"blind_min_score": "none"},
        "bid",
        "bid-fixed",
    ),
    ({**PLAYED, "declarer": "B", "blind": True}, GOLDEN, "blind", "blind-golden"),
    ({**PLAYED, "declarer": "A"}, GOLDEN, "declarer", "golden-declarer"),
    ({**PLAYED, "declarer": "B", "bid": 125}, GOLDEN, "bid", "bid-fixed"),
    ({**PLAYED, "declarer": "A"}, {"silence_below": 0}, "declarer", "silence-declarer"),
    ({"declarer": "A", "bid": 120, "write_off": True}, {"write_off": False}, "write_off", ""),
    (
        {"declarer": "A", "bid": 120, "write_off": True, "cards": {"A": 120}},
        {},
        "cards",
        "out-of-place",
    ),
    ({"declarer": "A", "bid": 120, "concede": True}, {}, "concede", "concede-off"),
    ({**PLAYED, "contra": True}, {}, "contra", "not-at-this-table"),
    ({"declarer": "A", "bid": 100, "bomb": True}, {}, "bomb", "not-at-this-table"),
    ({**PLAYED, "contra": "B"}, {}, "contra", "not-at-this-table"),
    ({**PLAYED, "talon_points": 10}, {}, "talon_points", "not-at-this-table"),
    ({**PLAYED, "remark": "!"}, {}, "remark", "field-unknown"),
    ({"redeal": {"player": "D"}}, {}, "redeal", "player-unknown"),
    ({"redeal": {"player": "A"}, "bid": 120}, {}, "bid", "out-of-place"),
    ({**PLAYED, "redeal": {"player": "A"}}, {}, "redeal", "redeal-ends-deal"),
    ({"penalty": {"player": "D", "reason": "misdeal"}}, {}, "penalty", "player-unknown"),
    ({"penalty": {"player": "A", "reason": "snoring"}}, {}, "penalty", "penalty-unknown"),
    ({"penalty": {"player": "A"}}, {}, "penalty", "field-missing"),
    (
        {"penalty": {"player": "A", "reason": "other", "amount": -5}},
        {},
        "penalty",
        "penalty-amount",
    ),
    ({**PLAYED, "penalty": {"player": "A", "reason": "misdeal"}}, {}, "declarer", "out-of-place"),
]


@pytest.mark.parametrize(("row", "edits", "field", "why"), IMPOSSIBLE)
def test_an_impossible_entry_is_refused_with_row_and_field(
    row: dict[str, Any], edits: dict[str, Any], field: str | None, why: str
) -> None:
    start = {"scores": [-50, 200, 760], "dealer": 0}
    found = fault(
        sheet({"penalty": {"player": "A", "reason": "bad_cut"}}, row, start=start, **edits)
    )
    assert found[:2] == (1, field)
    assert found[2] == (why or found[2])


def test_barrel_forbids_blind_play_and_high_bids_and_write_offs() -> None:
    start = {"scores": [495, 880, 760], "barrel": [None, 1, None], "dealer": 0}
    blind = {**PLAYED, "declarer": "B", "blind": True}
    assert fault(sheet(blind, start=start)) == (0, "blind", "blind-barrel")
    high = {**PLAYED, "declarer": "B", "bid": 140}
    limited = sheet(high, start=start, barrel_bid_limit=120)
    assert fault(limited) == (0, "bid", "bid-over-barrel")
    off = {"declarer": "B", "bid": 120, "write_off": True}
    forbidden = sheet(off, start=start, write_off_on_barrel="own_forbidden")
    assert fault(forbidden) == (0, "write_off", "write-off-barrel")


def test_write_offs_have_their_limit() -> None:
    off = {"declarer": "A", "bid": 120, "write_off": True}
    assert fault(sheet(*[off] * 4, write_off_limit=3)) == (3, "write_off", "write-off-limit")


def test_the_third_redeal_in_a_row_is_no_redeal() -> None:
    redeal = {"redeal": {"player": "B"}}
    assert fault(sheet(*[redeal] * 3, redeal_limit=3)) == (2, "redeal", "redeal-void")
    calm = dict.fromkeys(
        ("hand_below", "nines", "talon_below", "talon_nines", "after_discard_nines"), "off"
    )
    off = {f"redeal_{name}": value for name, value in calm.items()}
    assert fault(sheet(redeal, **off)) == (0, "redeal", "redeal-off")


def test_no_row_follows_the_end_of_the_match() -> None:
    start = {"scores": [880, 0, 0], "barrel": [0, None, None]}
    won = {"declarer": "A", "bid": 120, "cards": {"A": 120}}
    scored = score_sheet(sheet(won, start=start))
    assert scored.state.standing.winner == 0
    assert fault(sheet(won, won, start=start)) == (1, None, "match-over")


@pytest.mark.parametrize(
    ("start", "edits", "winner"),
    [
        ({"scores": [1005, 300, 420]}, {}, 0),
        ({"scores": [1000, 1040, 420]}, {}, 1),
        ({"scores": [1000, 1000, 420]}, {}, None),
        ({"scores": [1000, 300, 420]}, {"barrel_at": "off", "exact_target": True}, 0),
    ],
)
def test_no_row_follows_a_start_at_the_end(
    start: dict[str, Any], edits: dict[str, Any], winner: int | None
) -> None:
    state = score_sheet(sheet(start=start, **edits)).state
    assert (state.over, state.winner) == (True, winner)
    assert fault(sheet(WRITTEN_OFF, start=start, **edits)) == (0, None, "match-over")


@pytest.mark.parametrize(
    ("start", "edits"),
    [
        ({"scores": [995, 300, 420]}, {"barrel_at": "off"}),
        ({"scores": [1005, 300, 420]}, {"barrel_at": "off", "exact_target": True}),
        ({"scores": [1005, 0, 0], "barrel": [1, None, None]}, {"barrel_entry": "keep_surplus"}),
    ],
)
def test_a_start_short_of_the_end_goes_on(start: dict[str, Any], edits: dict[str, Any]) -> None:
    assert len(score_sheet(sheet(WRITTEN_OFF, start=start, **edits)).rows) == 1


def test_a_wrong_head_is_refused() -> None:
    assert fault({**sheet(), "format": "prikup-sheet/9"}) == (None, "format", "format-version")
    assert fault({**sheet(), "players": ["A"]}) == (None, "players", "players-count")
    assert fault({**sheet(), "rules": {"preset": "x"}}) == (None, "rules", "unknown-preset")
    assert fault({**sheet(), "start": {"bolts": [0]}}) == (None, "start", "start-list")
    assert fault({**sheet(), "deals": [5]}) == (0, None, "field-type")
