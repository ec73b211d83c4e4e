"""The barrel: climbing on, what counts there, winning, falling, sharing it."""

from __future__ import annotations

from typing import Any

import pytest
from builders import declarer_with, rules, scored, standing

from prikup.thousand.scoring import score
from prikup.thousand.state import DealResult

ON: dict[str, Any] = {"scores": [880, 300, 200]}
"""Seat 0 has just climbed on."""
LAST: dict[str, Any] = {"scores": [880, 300, 200], "barrel": [2, None, None]}
"""Seat 0 is in his third deal on it."""
IDLE: dict[str, Any] = {"declarer": 1, "cards": (20, 100, 0), "tricks": (1, 6, 1)}
"""A deal in which seat 1 makes his 100."""

# --- climbing on ---------------------------------------------------------------------------------


@pytest.mark.parametrize("at", [880, 900])
def test_reaching_the_barrel_puts_the_score_to_exactly_that(at: int) -> None:
    sheet = scored({"scores": [at - 60, 0, 0]}, cards=(100, 20, 0), barrel_at=at)
    assert (sheet.scores[0], sheet.standing.barrel[0]) == (at, 0)


def test_barrel_entry_keep_surplus() -> None:
    start = {"scores": [850, 0, 0]}
    sheet = scored(start, cards=(100, 20, 0), barrel_entry="keep_surplus")
    assert (sheet.scores[0], sheet.standing.barrel[0]) == (950, 0)


def test_nobody_leaps_over_the_barrel() -> None:
    sheet = scored({"scores": [870, 0, 0]}, bid=200, cards=(100, 20, 0), marriages={0: "H"})
    assert sheet.scores[0] == 880 and sheet.standing.winner is None


def test_879_is_not_on_the_barrel() -> None:
    sheet = scored({"scores": [0, 859, 0]}, cards=(100, 20, 0))
    assert (sheet.scores[1], sheet.standing.barrel[1]) == (879, None)


# --- what counts ---------------------------------------------------------------------------------


def test_nothing_is_added_below_a_win() -> None:
    sheet = scored(ON, cards=(115, 5, 0), tricks=(6, 1, 1))
    assert (sheet.scores[0], sheet.standing.barrel[0]) == (880, 1)
    assert sheet.why(0) == ["entry-made", "entry-barrel-holds"]


def test_a_write_off_of_another_is_a_barrel_deal_and_adds_nothing() -> None:
    sheet = scored(ON, kind="write-off", declarer=1)
    assert (sheet.scores, sheet.standing.barrel[0]) == ((880, 200, 250), 1)


def test_a_redeal_is_no_barrel_deal() -> None:
    by = rules()
    after, _ = score(standing(by, LAST), DealResult(kind="redeal", player=0), by)
    assert after.barrel[0] == 2


def test_what_is_not_added_pays_for_no_penalty() -> None:
    """Dealer on the barrel: his 20 points as a defender do not soften the void claim's 120."""
    sheet = scored(ON, **IDLE, void_claim=True, redeal_limit=3)
    assert sheet.scores[0] == 760


def test_four_nines_at_the_end_pay_for_no_failed_bid() -> None:
    sheet = scored(ON, bid=120, cards=(100, 20, 0), tricks=(6, 1, 1), nines=0, four_nines=120)
    assert (sheet.scores[0], sheet.standing.barrel[0]) == (760, None)


def test_four_nines_before_the_first_lead_add_nothing_on_the_barrel() -> None:
    by = {"four_nines": 120, "four_nines_when": "before_first_lead"}
    sheet = scored(ON, **IDLE, nines=0, **by)
    assert (sheet.scores[0], sheet.standing.barrel[0]) == (880, 1)


def test_marriage_on_barrel_not_counted() -> None:
    taken = {"bid": 120, "cards": (80, 40, 0), "tricks": (6, 1, 1), "marriages": {0: "H"}}
    assert scored(ON, **taken).standing.winner == 0
    assert scored(ON, **taken, marriage_on_barrel="not_counted").scores[0] == 760


# --- winning -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "bid", "by", "wins"),
    [
        (120, 100, {}, True),
        (119, 100, {}, False),
        (120, 100, {"barrel_at": 900}, True),
        (100, 100, {"barrel_at": 900}, True),
        (120, 120, {"barrel_win": "over_target"}, False),
        (125, 120, {"barrel_win": "over_target"}, True),
        (105, 100, {"barrel_at": 900, "barrel_win": "over_target"}, True),
        (100, 100, {"barrel_at": 900, "barrel_win": "over_target"}, False),
        (180, 115, {"barrel_win_by": "bid"}, False),
        (180, 120, {"barrel_win_by": "bid"}, True),
        (180, 120, {"barrel_win_by": "bid", "barrel_win": "over_target"}, False),
        (180, 125, {"barrel_win_by": "bid", "barrel_win": "over_target"}, True),
        (121, 100, {"target": 1001}, True),
        (120, 100, {"target": 1001}, False),
    ],
)
def test_barrel_win(points: int, bid: int, by: dict[str, Any], wins: bool) -> None:
    suits = {0: "C"} if points > 120 else {}
    mine = points - 60 if suits else points
    start = {"scores": [by.get("barrel_at", 880), 300, 200]}
    others = 120 - mine
    sheet = scored(start, bid=bid, cards=(mine, others, 0), tricks=(6, 1, 1), marriages=suits, **by)
    assert (sheet.standing.winner == 0) == wins
    if wins:
        least = by.get("target", 1000) + (5 if "barrel_win" in by else 0)
        assert sheet.scores[0] >= least


def test_barrel_count_any_deal_wins_without_an_own_bid() -> None:
    taken = {"declarer": 1, "bid": 100, "cards": (60, 60, 0), "marriages": {0: "H", 1: "S"}}
    assert scored(ON, **taken).standing.winner is None
    sheet = scored(ON, **taken, barrel_count="any_deal")
    assert sheet.standing.winner == 0 and sheet.scores[0] >= 1000


@pytest.mark.parametrize(
    ("how", "bid", "winner"),
    [("declarer_first", 120, 0), ("higher", 120, 1), ("draw", 140, None)],
)
def test_two_who_win_from_the_barrel_in_one_deal(how: str, bid: int, winner: int | None) -> None:
    start = {"scores": [880, 880, 200]}
    by = {"barrel_count": "any_deal", "barrel_shared": "free", "both_reach_target": how}
    taken = {"cards": (60, 60, 0), "marriages": {0: "H", 1: "D"}}
    sheet = scored(start, bid=bid, **taken, **by)
    assert (sheet.standing.winner, sheet.standing.over) == (winner, True)


def test_a_tie_from_the_barrel_is_played_on_without_it() -> None:
    start = {"scores": [880, 880, 200]}
    by = {"barrel_count": "any_deal", "barrel_shared": "free", "both_reach_target": "play_on"}
    taken = {"cards": (60, 60, 0), "marriages": {0: "H", 1: "D"}}
    after = scored(start, bid=120, **taken, **by).standing
    assert (after.scores, after.target, after.over) == ((999, 999, 200), 1500, False)
    assert (after.barrel, after.barrel_closed) == ((None,) * 3, (True, True, False))


# --- attempts and falls --------------------------------------------------------------------------


def test_three_idle_deals_cost_the_penalty() -> None:
    by = rules()
    now = standing(by, ON)
    seen = []
    for _ in range(3):
        idle = DealResult(
            kind="played",
            declarer=1,
            bid=100,
            cards=(10, 110, 0),
            marriages=((), (), ()),
            tricks=(1, 6, 1),
        )
        now, _ = score(now, idle, by)
        seen.append((now.scores[0], now.barrel[0]))
    assert seen == [(880, 1), (880, 2), (760, None)]
    assert now.barrels_lost[0] == 1


def test_barrel_attempts_own_auctions() -> None:
    own = {"barrel_attempts": "own_auctions"}
    assert scored(LAST, **IDLE, **own).standing.barrel[0] == 2
    sheet = scored(LAST, cards=(110, 10, 0), tricks=(6, 1, 1), **own)
    assert (sheet.scores[0], sheet.standing.barrel[0]) == (760, None)


def test_a_failed_bid_costs_the_bid_and_uses_the_barrel_up() -> None:
    sheet = scored(ON, bid=125, cards=(100, 20, 0), tricks=(6, 1, 1))
    assert (sheet.scores[0], sheet.standing.barrel[0]) == (755, None)
    assert sheet.standing.barrels_lost[0] == 1


def test_one_fall_costs_one_penalty() -> None:
    assert scored(LAST, bid=125, cards=(100, 20, 0), tricks=(6, 1, 1)).scores[0] == 755


def test_barrel_failed_bid_falls_off() -> None:
    sheet = scored(ON, bid=125, cards=(100, 20, 0), tricks=(6, 1, 1), barrel_failed_bid_falls=False)
    assert (sheet.scores[0], sheet.standing.barrel[0]) == (880, 1)


def test_a_spared_bid_does_not_spare_the_third_bolt() -> None:
    start = {**ON, "bolts": [2, 0, 0]}
    sheet = scored(start, bid=125, cards=(0, 100, 20), barrel_failed_bid_falls=False)
    assert (sheet.scores[0], sheet.standing.barrel[0]) == (760, None)


def test_a_failed_bid_ends_the_barrel_also_with_a_surplus() -> None:
    start = {"scores": [990, 300, 200], "barrel": [0, None, None]}
    sheet = scored(
        start, bid=105, cards=(100, 20, 0), tricks=(6, 1, 1), barrel_entry="keep_surplus"
    )
    assert (sheet.scores[0], sheet.standing.barrel[0]) == (885, None)


@pytest.mark.parametrize(("falls", "after"), [(True, (760, None)), (False, (880, 1))])
def test_barrel_third_bolt_falls(falls: bool, after: tuple[int, int | None]) -> None:
    start = {**ON, "bolts": [2, 0, 0]}
    sheet = scored(start, declarer=1, cards=(0, 100, 20), barrel_third_bolt_falls=falls)
    assert (sheet.scores[0], sheet.standing.barrel[0]) == after
    assert sheet.standing.bolts[0] == 0


def test_an_own_write_off_uses_the_barrel_up() -> None:
    sheet = scored(ON, kind="write-off", bid=100)
    assert (sheet.scores[0], sheet.standing.barrel[0]) == (780, None)


def test_a_score_sheet_penalty_below_the_barrel_means_off() -> None:
    by = rules()
    penalty = DealResult(kind="penalty", player=0, why="other")
    after, _ = score(standing(by, LAST), penalty, by)
    assert (after.scores[0], after.barrel[0], after.barrels_lost[0]) == (760, None, 1)
    other = DealResult(kind="penalty", player=1, why="other")
    after, _ = score(standing(by, LAST), other, by)
    assert after.barrel[0] == 2


@pytest.mark.parametrize(
    ("then", "score_after", "closed"),
    [
        ("zero", 0, False),
        ("zero_then_no_barrel", 0, True),
        ("to_5_then_no_barrel", 5, True),
        ("off", 760, False),
    ],
)
def test_three_barrels(then: str, score_after: int, closed: bool) -> None:
    start = {**LAST, "barrels_lost": [2, 0, 0]}
    after = scored(start, **IDLE, three_barrels=then).standing
    assert (after.scores[0], after.barrel_closed[0]) == (score_after, closed)
    assert after.barrels_lost[0] == (3 if then == "off" else 0)


def test_without_a_barrel_any_more_the_target_wins() -> None:
    by = {"three_barrels": "zero_then_no_barrel"}
    closed = {"barrel_closed": (True, False, False)}
    sheet = scored({"scores": [870, 0, 0]}, cards=(100, 20, 0), fields=closed, **by)
    assert (sheet.scores[0], sheet.standing.barrel[0]) == (970, None)
    sheet = scored({"scores": [900, 0, 0]}, cards=(100, 20, 0), fields=closed, **by)
    assert sheet.standing.winner == 0


# --- running total -------------------------------------------------------------------------------


def test_barrel_count_running_total() -> None:
    """34 card points, then 57 make 91, marriages do not count; 993 falls to 990 − 120."""
    by = {"barrel_count": "running_total"}
    first = scored(
        ON, declarer=1, cards=(34, 86, 0), marriages={0: "H", 1: "S"}, tricks=(2, 5, 1), **by
    )
    assert (first.scores[0], first.standing.barrel[0]) == (914, 1)
    second = scored(
        {"scores": [914, 300, 200], "barrel": [1, None, None]},
        declarer=1,
        cards=(57, 63, 0),
        marriages={1: "S"},
        tricks=(2, 5, 1),
        **by,
    )
    assert (second.scores[0], second.standing.barrel[0]) == (971, 2)
    third = scored(
        {"scores": [971, 300, 200], "barrel": [2, None, None]},
        declarer=1,
        cards=(22, 98, 0),
        tricks=(2, 5, 1),
        round_own_game=True,
        **by,
    )
    assert (third.scores[0], third.standing.barrel[0]) == (870, None)
    rule = [entry.amount for entry in third.entries if entry.rule in ("barrel_count", "barrel")]
    assert rule == [2, -3, -120]


def test_a_running_total_of_the_target_wins_without_an_own_bid() -> None:
    by = {"barrel_count": "running_total"}
    start = {"scores": [960, 300, 200], "barrel": [2, None, None]}
    sheet = scored(start, declarer=1, cards=(40, 80, 0), marriages={1: "S"}, **by)
    assert sheet.standing.winner == 0 and sheet.scores[0] == 1000


def test_a_made_bid_counts_its_card_points_on_a_running_total() -> None:
    by = {"barrel_count": "running_total"}
    made = scored(ON, bid=100, cards=(60, 60, 0), marriages={0: "D"}, **by)
    assert made.scores[0] == 940
    failed = scored(ON, bid=100, cards=(60, 60, 0), **by)
    assert (failed.scores[0], failed.standing.barrel[0]) == (780, None)


FAILED: dict[str, Any] = {"declarer": 0, "bid": 115, "cards": (60, 60, 0)}
BOLT: dict[str, Any] = {"declarer": 1, "bid": 120, "cards": (0, 120, 0)}
KNOCK: dict[str, Any] = {"declarer": 1, "bid": 100, "cards": (6, 114, 0)}


@pytest.mark.parametrize(
    ("start", "deal", "left"),
    [
        ({}, FAILED, 950 - 115),
        ({"bolts": [2, 0, 0]}, BOLT, 950 - 120),
        ({"scores": [957, 800, 200]}, KNOCK, 960 - 120),
    ],
)
def test_every_fall_of_a_running_total_keeps_whole_tens(
    start: dict[str, Any], deal: dict[str, Any], left: int
) -> None:
    sat = {"scores": [957, 300, 200], "barrel": [1, None, None], **start}
    sheet = scored(sat, barrel_count="running_total", **deal)
    assert (sheet.scores[0], sheet.standing.barrel[0]) == (left, None)
    assert sheet.why(0).count("entry-barrel-tens") == 1


def test_a_penalty_takes_a_running_total_down_to_tens() -> None:
    by = rules(barrel_count="running_total")
    before = standing(by, {"scores": [957, 0, 0], "barrel": [1, None, None]})
    after, _ = score(before, DealResult(kind="penalty", player=0, why="bad-cut"), by)
    assert (after.scores[0], after.barrel[0]) == (830, None)


def test_bids_on_a_running_total_are_limited_to_120() -> None:
    hand = "KH QH AH AS AC AD TS 9S"
    others = ("9H JH TH 9C JC QC KC TC", "9D JD QD KD TD JS QS KS")
    for on_barrel, limit in ((880, 120), (0, 220)):
        start = {"scores": [on_barrel, 0, 0]}
        for by in ({"barrel_count": "running_total"}, {"barrel_bid_limit": 120}):
            state = declarer_with(hand, others, start=start, **by)
            assert state.view(0).limit == limit


# --- sharing it ----------------------------------------------------------------------------------

TWO: dict[str, Any] = {"scores": [800, 880, 200], "barrel": [None, 1, None]}


@pytest.mark.parametrize(
    ("rule", "second"),
    [
        ("newcomer_knocks_off", (760, None)),
        ("two_allowed_third_clears", (880, 2)),
        ("free", (880, 2)),
    ],
)
def test_barrel_shared(rule: str, second: tuple[int, int | None]) -> None:
    sheet = scored(TWO, cards=(100, 20, 0), barrel_shared=rule)
    assert (sheet.scores[0], sheet.standing.barrel[0]) == (880, 0)
    assert (sheet.scores[1], sheet.standing.barrel[1]) == second


@pytest.mark.parametrize("rule", ["two_allowed_third_clears", "free"])
def test_a_third_one_clears_the_barrel(rule: str) -> None:
    start = {"scores": [800, 880, 880], "barrel": [None, 1, 0]}
    sheet = scored(start, cards=(100, 20, 0), tricks=(6, 1, 1), barrel_shared=rule)
    fallen = rule == "two_allowed_third_clears"
    assert sheet.scores == ((880, 760, 760) if fallen else (880, 880, 880))


def test_the_winner_is_never_knocked_off() -> None:
    start = {"scores": [880, 870, 0], "barrel": [1, None, None]}
    sheet = scored(start, bid=120, cards=(80, 40, 0), marriages={0: "D"}, tricks=(6, 1, 1))
    assert (sheet.standing.winner, sheet.scores) == (0, (1000, 880, 0))


def test_a_knock_counts_as_a_barrel_used_up() -> None:
    start = {**TWO, "barrels_lost": [0, 2, 0]}
    assert scored(start, cards=(100, 20, 0)).scores[1] == 0


@pytest.mark.parametrize(
    ("rule", "scores"),
    [("all_fall", (760, 760)), ("one_falls", (880, 760)), ("stay", (880, 880))],
)
def test_barrel_together(rule: str, scores: tuple[int, int]) -> None:
    sheet = scored({"scores": [800, 870, 0]}, cards=(100, 20, 0), barrel_together=rule)
    assert sheet.scores[:2] == scores


def test_who_climbs_on_by_four_nines_before_the_lead_knocks_off_too() -> None:
    by = {"four_nines": 100, "four_nines_when": "before_first_lead"}
    start = {"scores": [790, 880, 200], "barrel": [None, 1, None]}
    sheet = scored(start, declarer=2, cards=(10, 10, 100), tricks=(1, 1, 6), nines=0, **by)
    assert sheet.scores == (880, 760, 300)
    assert sheet.standing.barrel == (1, None, None)


def test_one_falls_from_the_barrel_while_another_dumps() -> None:
    start = {"scores": [880, 535, 200], "barrel": [2, None, None]}
    sheet = scored(start, cards=(100, 20, 0), tricks=(6, 1, 1))
    assert sheet.scores == (760, 0, 200)


def test_a_table_with_a_barrel_has_no_lock() -> None:
    """The preset locks at 800; a barrel instead is the edit of somebody who knows no lock."""
    start = {"scores": [805, 0, 0]}
    how = {"preset": "polish-home", "declarer": 1, "cards": (20, 100, 0)}
    assert scored(start, **how).scores[0] == 805
    assert scored(start, **how, barrel_at=880).scores[0] == 825
