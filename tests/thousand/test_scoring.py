"""The scorer: contract, rounding, doubling, writing off, bolts, dump, end. Barrels have their own
file."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from builders import rules, scored, standing

from prikup.text import reason_text
from prikup.thousand.scoring import STEPS, rounded, score
from prikup.thousand.state import DealResult

# --- contract and rounding -----------------------------------------------------------------------


def test_a_made_contract_brings_the_bid() -> None:
    assert scored(bid=140, cards=(70, 30, 20), marriages={0: "H"}).scores == (140, 30, 20)


def test_a_failed_contract_costs_the_bid() -> None:
    assert scored(bid=100, cards=(98, 22, 0)).scores == (-100, 20, 0)


def test_round_own_game_rounds_before_comparing() -> None:
    made = scored(bid=100, cards=(98, 22, 0), round_own_game=True)
    assert made.scores == (100, 20, 0)
    assert made.rules(0) == ["round_own_game"]


def test_round_own_game_never_spoils_a_made_bid() -> None:
    for bid in range(100, 125, 5):
        for multiple in (5, 10):
            by = {"round_own_game": True, "rounding": multiple}
            assert scored(bid=bid, cards=(bid, 120 - bid, 0), **by).scores[0] == bid


@pytest.mark.parametrize(("points", "to"), [(17, 15), (18, 20), (67, 65), (68, 70), (0, 0), (2, 0)])
def test_rounding_to_the_nearest_five(points: int, to: int) -> None:
    assert rounded(points, 5) == to
    assert scored(cards=(120 - points, points, 0)).scores[1] == to


def test_rounding_to_one_keeps_every_point() -> None:
    assert scored(cards=(100, 17, 3), rounding=1).scores == (100, 17, 3)


def test_pays_points_brings_what_was_taken() -> None:
    assert scored(cards=(75, 25, 20), marriages={0: "H"}, pays="points").scores[0] == 175
    assert scored(cards=(75, 25, 20), pays="points").scores[0] == -100


def test_marriage_for_declarer_only() -> None:
    both = {0: "S", 1: "H"}
    cards = (60, 40, 20)
    assert scored(cards=cards, marriages=both).scores == (100, 140, 20)
    assert scored(cards=cards, marriages=both, marriage_for="declarer_only").scores == (100, 40, 20)


def test_ace_marriage_is_200() -> None:
    assert scored(bid=300, cards=(110, 10, 0), aces=0, ace_marriage="first_ace").scores[0] == 300


@pytest.mark.parametrize(
    ("where", "defenders"), [("lost", (30, 20)), ("split", (80, 70)), ("each", (130, 120))]
)
def test_failed_goes_to(where: str, defenders: tuple[int, int]) -> None:
    assert scored(cards=(70, 30, 20), failed_goes_to=where).scores == (-100, *defenders)


# --- doubling ------------------------------------------------------------------------------------


def test_blind_120_pays_or_costs_240() -> None:
    made = scored(bid=120, blind=True, cards=(75, 25, 20), marriages={0: "D"})
    assert made.scores == (240, 50, 40)
    assert scored(bid=120, blind=True, cards=(119, 1, 0)).scores[0] == -240


@pytest.mark.parametrize(
    ("how", "total"), [("points_doubled", 2 * 155), ("bid_doubled", 240), ("fixed_240", 240)]
)
def test_blind_scores(how: str, total: int) -> None:
    made = scored(bid=120, blind=True, cards=(75, 25, 20), marriages={0: "D"}, blind_scores=how)
    assert made.scores[0] == total


def test_blind_cap_240() -> None:
    by = {"blind_scores": "points_doubled", "blind_cap_240": True}
    taken = {"bid": 120, "blind": True, "cards": (75, 25, 20), "marriages": {0: "D"}}
    assert scored(**taken, **by).scores[0] == 240


@pytest.mark.parametrize(
    ("which", "declarer", "defender"),
    [("all", 2 * 155, 2 * 65), ("declarer_only", 2 * 155, 90), ("none", 230, 90)],
)
def test_blind_doubles_marriages(which: str, declarer: int, defender: int) -> None:
    by = {"blind_scores": "points_doubled", "blind_doubles_marriages": which}
    sheet = scored(bid=120, blind=True, cards=(75, 25, 20), marriages={0: "D", 1: "S"}, **by)
    assert sheet.scores[:2] == (declarer, defender)


def test_made_is_judged_before_doubling() -> None:
    assert scored(bid=120, blind=True, cards=(60, 40, 20)).scores[0] == -240


def test_a_share_of_a_failed_blind_bid_doubles_like_everything() -> None:
    sheet = scored(bid=120, blind=True, cards=(70, 30, 20), failed_goes_to="each")
    assert sheet.scores == (-240, 300, 280)


def test_golden_120_pays_or_costs_240() -> None:
    by = {"golden": "forced_120", "golden_scores": "bid_doubled"}
    assert scored(bid=120, cards=(120, 0, 0), **by).scores[0] == 240
    assert scored(bid=120, cards=(100, 20, 0), **by).scores[:2] == (-240, 40)
    points = {"golden": "forced_120", "golden_scores": "points_doubled"}
    taken = {"bid": 120, "cards": (80, 40, 0), "marriages": {0: "C"}}
    assert scored(**taken, **points).scores[0] == 280


@pytest.mark.parametrize(("which", "defender"), [("all", 200), ("declarer_only", 120)])
def test_golden_doubles_marriages(which: str, defender: int) -> None:
    by = {"golden": "forced_120", "golden_doubles_marriages": which}
    sheet = scored(bid=120, cards=(80, 20, 20), marriages={0: "H", 1: "D"}, **by)
    assert sheet.scores[1] == defender


def test_blind_in_a_golden_round_doubles_once() -> None:
    sheet = scored(bid=120, blind=True, cards=(120, 0, 0), golden="doubled")
    assert sheet.scores[0] == 240


@pytest.mark.parametrize("doubled", [{"blind": True}, {"golden": "doubled"}, {}])
@pytest.mark.parametrize(("contra", "times"), [(0, 1), (1, 2), (2, 4)])
@pytest.mark.parametrize("made", [True, False])
@pytest.mark.parametrize("kind", ["played", "write-off"])
def test_contra_doubles_what_the_doubled_deal_brings_or_costs(
    doubled: dict[str, Any],
    contra: int,
    times: int,
    made: bool,
    kind: Literal["played", "write-off"],
) -> None:
    by = rules(**({"golden": "doubled"} if "golden" in doubled else {}))
    cards = (120, 0, 0) if made else (100, 20, 0)
    result = DealResult(
        kind=kind,
        declarer=0,
        bid=120,
        cards=cards,
        marriages=((),) * 3,
        tricks=(6, 1, 1),
        blind="blind" in doubled,
        contra=contra,
    )
    after, _ = score(standing(by, {"scores": [-100, 0, 0]}), result, by)
    once = (120 if made and kind == "played" else -120) * (2 if doubled else 1)
    assert after.scores[0] == -100 + once * times


def test_contra_does_not_double_a_bought_talon_or_nines_paid_before_the_lead() -> None:
    by = rules(contra=True, four_nines=120, four_nines_when="before_first_lead", buy_over=True)
    result = DealResult(
        kind="played",
        declarer=0,
        bid=120,
        cards=(120, 0, 0),
        marriages=((),) * 3,
        tricks=(6, 1, 1),
        nines=0,
        bought=((0, 1, 120),),
        contra=1,
    )
    after, _ = score(standing(by), result, by)
    assert after.scores == (120 - 120 + 240, 120, 0)


def test_a_golden_round_of_two_pairs_lasts_a_deal_of_each_player() -> None:
    by = rules("siadany", golden="forced_120")
    now = standing(by)
    for seat, left in ((1, 1), (2, 2), (3, 3), (0, 0)):
        failed = DealResult(
            kind="played",
            declarer=seat,
            bid=120,
            cards=(30, 30, 30, 30),
            marriages=((),) * 4,
            tricks=(2, 1, 1, 1),
        )
        now, entries = score(now, failed, by)
        assert now.golden_deals == left
        zeroed = any(entry.reason.id == "entry-golden-zero" for entry in entries)
        assert zeroed == (left == 0)


@pytest.mark.parametrize(
    ("table", "scores"),
    [
        ({}, (0, 60, 60)),
        ({"players": 4}, (0, 40, 40, 0)),
        ({"players": 4, "four_in_pairs": True}, (0, 40, 0, 40)),
    ],
)
def test_a_bomb_pays_the_opponents_60_and_40_where_four_play(
    table: dict[str, Any], scores: tuple[int, ...]
) -> None:
    by = rules(bombs=2, **table)
    out = 3 if scores[3:] == (0,) else None
    before = standing(by, {"dealer": len(scores) - 1})
    after, _ = score(before, DealResult(kind="bomb", declarer=0, bid=120, out=out), by)
    assert after.scores == scores


@pytest.mark.parametrize(
    ("when", "restarts", "golden_deals"),
    [
        ("replay_from_zero", True, 0),
        ("zero_and_play_on", True, None),
        ("replay", False, 0),
        ("play_on", False, None),
    ],
)
def test_golden_if_nobody_makes(when: str, restarts: bool, golden_deals: int | None) -> None:
    start = {"scores": [-240, -240, 300], "deal_number": 2, "bolts": [1, 0, 0]}
    by = {"golden": "forced_120", "golden_if_nobody_makes": when}
    sheet = scored(start, bid=120, cards=(100, 20, 0), tricks=(7, 1, 0), **by)
    assert sheet.scores == ((0, 0, 0) if restarts else (-480, -200, 300))
    assert sheet.standing.golden_deals == golden_deals
    assert sheet.standing.bolts == ((0, 0, 0) if restarts else (1, 0, 1))


def test_a_golden_round_that_somebody_made_counts() -> None:
    start = {"scores": [240, -240, 0], "deal_number": 2}
    sheet = scored(
        start, bid=120, cards=(100, 20, 0), golden="forced_120", fields={"golden_made": True}
    )
    assert sheet.scores[0] == 0 and sheet.standing.golden_deals is None


def test_golden_max_rounds_keeps_the_scores_of_the_third() -> None:
    by = {"golden": "forced_120", "golden_max_rounds": 3}
    start = {"scores": [-240, 0, 0], "deal_number": 2}
    for finished, scores, deals in ((1, (0, 0, 0), 0), (2, (-480, 40, 0), None)):
        sheet = scored(start, bid=120, cards=(100, 20, 0), fields={"golden_rounds": finished}, **by)
        assert (sheet.scores, sheet.standing.golden_deals) == (scores, deals)


# --- four nines ----------------------------------------------------------------------------------


def test_four_nines_at_the_end_whatever_the_result() -> None:
    by = {"four_nines": 120}
    assert scored(cards=(50, 50, 20), nines=0, **by).scores[0] == 20
    assert scored(cards=(100, 0, 20), tricks=(6, 1, 1), nines=1, **by).scores[1] == 120


def test_four_nines_led_count_toward_the_bid() -> None:
    by = {"four_nines": 200, "four_nines_when": "first_nine_led"}
    assert scored(bid=280, cards=(80, 20, 20), nines=0, **by).scores[0] == 280


# --- writing off and conceding -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bid", "rounding", "half"),
    [
        (140, "tens_up", 70),
        (125, "tens_up", 65),
        (115, "tens_up", 60),
        (110, "tens_up", 55),
        (100, "tens_up", 50),
        (110, "exact", 55),
        (120, "exact", 60),
    ],
)
def test_write_off_by_half(bid: int, rounding: str, half: int) -> None:
    sheet = scored(kind="write-off", bid=bid, write_off_rounding=rounding)
    assert sheet.scores == (-bid, half, half)


@pytest.mark.parametrize(("bid", "share"), [(100, 60), (120, 60), (140, 70)])
def test_write_off_60_up_to_120(bid: int, share: int) -> None:
    sheet = scored(declarer=0, bid=bid, kind="write-off", write_off_amount="60_up_to_120")
    assert sheet.scores == (-bid, share, share)


def test_write_off_60_each() -> None:
    by = {"write_off_amount": "60_each"}
    assert scored(kind="write-off", bid=200, **by).scores == (-200, 60, 60)


@pytest.mark.parametrize(
    ("bid", "edits", "share", "why"),
    [
        (120, {}, 60, "Half of the written-off 120."),
        (125, {}, 65, "Half of the written-off 125 (rounded up to 130)."),
        (
            125,
            {"write_off_rounding": "exact"},
            62,
            "Half of the written-off 125, the fraction dropped.",
        ),
        (110, {"write_off_amount": "60_each"}, 60, "Written off: 60 to each opponent."),
        (120, {"write_off_amount": "by_aces"}, 100, "Written off by aces: 2 aces at 50."),
    ],
)
def test_the_share_of_a_write_off_says_how_it_came(
    bid: int, edits: dict[str, Any], share: int, why: str
) -> None:
    sheet = scored(kind="write-off", bid=bid, aces_held=(2, 0, 0), **edits)
    told = [entry for entry in sheet.entries if entry.player == 1]
    assert [(entry.amount, reason_text("en", entry.reason)) for entry in told] == [(share, why)]


def test_write_off_deducts() -> None:
    sheet = scored(kind="write-off", bid=120, write_off_deducts=False)
    assert sheet.scores == (0, 60, 60)
    assert sheet.why(0) == ["entry-write-off-free"]


def test_a_blind_write_off_costs_twice_and_gives_halves_of_the_double() -> None:
    assert scored(kind="write-off", bid=120, blind=True).scores == (-240, 120, 120)


def test_a_write_off_gives_no_bolt() -> None:
    assert scored(kind="write-off").standing.bolts == (0, 0, 0)


@pytest.mark.parametrize(
    ("when", "costs", "counters"),
    [
        ("off", (100, 100, 100, 100, 100, 100), (1, 2, 3, 4, 5, 6)),
        ("third", (100, 100, 220, 100, 100, 100), (1, 2, 3, 4, 5, 6)),
        ("every_third", (100, 100, 220, 100, 100, 220), (1, 2, 0, 1, 2, 0)),
    ],
)
def test_write_off_third_penalty(
    when: str, costs: tuple[int, ...], counters: tuple[int, ...]
) -> None:
    by = rules(write_off_third_penalty=when)
    now, seen, counted = standing(by), [], []
    for _ in range(6):
        after, _ = score(now, DealResult(kind="write-off", declarer=0, bid=100), by)
        seen.append(now.scores[0] - after.scores[0])
        counted.append(after.write_offs[0])
        now = after
    assert (tuple(seen), tuple(counted)) == (costs, counters)


def test_conceding_moves_no_points_and_gives_the_others_a_bolt() -> None:
    sheet = scored(kind="concede", concede=True)
    assert sheet.scores == (0, 0, 0)
    assert sheet.standing.bolts == (0, 1, 1)


# --- bolts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("when", "cards", "tricks", "bolt"),
    [
        ("no_trick", (120, 0), (8, 0), True),
        ("no_trick", (120, 0), (7, 1), False),
        ("no_points", (120, 0), (7, 1), True),
        ("no_points", (118, 2), (7, 1), False),
        ("rounds_to_zero", (118, 2), (7, 1), True),
        ("rounds_to_zero", (117, 3), (7, 1), False),
    ],
)
def test_bolt_when(when: str, cards: tuple[int, int], tricks: tuple[int, int], bolt: bool) -> None:
    sheet = scored(cards=(*cards, 0), tricks=(*tricks, 1), bolt_when=when)
    assert sheet.standing.bolts[1] == bolt


def test_three_bolts_in_the_match_cost_the_penalty_and_the_count_starts_again() -> None:
    sheet = scored({"bolts": [0, 2, 0]}, cards=(100, 0, 20))
    assert sheet.scores[1] == -120 and sheet.standing.bolts[1] == 0


def test_bolts_every_fifth() -> None:
    assert scored({"bolts": [0, 2, 0]}, cards=(100, 0, 20), bolts_every=5).scores[1] == 0
    assert scored({"bolts": [0, 4, 0]}, cards=(100, 0, 20), bolts_every=5).scores[1] == -120


def test_three_bolts_in_a_row_are_broken_by_a_trick() -> None:
    by = {"three_bolts_in_a_row": True, "three_bolts_in_match": False}
    two = {"bolts": [0, 2, 0]}
    assert scored(two, cards=(100, 0, 20), **by).scores[1] == -120
    after = scored(two, cards=(100, 20, 0), **by)
    assert after.scores[1] == 20 and after.standing.bolts_in_a_row[1] == 0


def test_own_bolt_ignored_neither_counts_nor_breaks_a_row() -> None:
    by = {"three_bolts_in_a_row": True, "three_bolts_in_match": False, "own_bolt_ignored": True}
    two = {"bolts": [2, 0, 0]}
    assert scored(two, cards=(0, 100, 20), **by).standing.bolts_in_a_row[0] == 2
    assert scored(two, cards=(100, 20, 0), **by).standing.bolts_in_a_row[0] == 2
    counted = {**by, "own_bolt_ignored": False}
    assert scored(two, cards=(0, 100, 20), **counted).scores[0] == -220


def test_penalty_is_an_option() -> None:
    assert scored({"bolts": [0, 2, 0]}, cards=(100, 0, 20), penalty=100).scores[1] == -100


@pytest.mark.parametrize("double", [True, False])
def test_a_bolt_in_a_blind_deal_counts_twice(double: bool) -> None:
    sheet = scored(bid=120, blind=True, cards=(120, 0, 0), blind_double_bolts=double)
    assert sheet.standing.bolts == ((0, 2, 2) if double else (0, 1, 1))


@pytest.mark.parametrize(("double", "penalty"), [(True, 240), (False, 120)])
def test_penalties_of_golden_deals_double(double: bool, penalty: int) -> None:
    by = {"golden": "doubled", "golden_double_penalties": double}
    assert scored({"bolts": [0, 2, 0]}, cards=(100, 0, 20), **by).scores[1] == -penalty


# --- redeals and penalties -----------------------------------------------------------------------


def test_a_void_claim_costs_the_dealer_the_penalty() -> None:
    sheet = scored({"dealer": 1}, void_claim=True, cards=(100, 20, 0), redeal_limit=3)
    assert sheet.scores == (100, -100, 0)
    assert sheet.rules(1)[-1] == "redeal_limit"


@pytest.mark.parametrize(("who", "dealer", "redeals"), [("same", 1, 1), ("next", 2, 0)])
def test_redeal_dealer(who: str, dealer: int, redeals: int) -> None:
    by = rules(redeal_dealer=who)
    after, entries = score(standing(by, {"dealer": 1}), DealResult(kind="redeal", player=0), by)
    assert (after.dealer, after.redeals, after.deal_number, entries) == (dealer, redeals, 0, ())


@pytest.mark.parametrize(("why", "dealer"), [("misdeal", 1), ("bad cut", 0)])
def test_only_a_misdeal_moves_the_deal(why: str, dealer: int) -> None:
    by = rules()
    after, entries = score(standing(by), DealResult(kind="penalty", player=2, why=why), by)
    assert (after.scores, after.dealer, after.deal_number) == ((0, 0, -120), dealer, 0)
    assert [entry.rule for entry in entries] == ["penalty"]


def test_a_penalty_may_have_its_own_amount_and_may_dump() -> None:
    by = rules()
    now = standing(by, {"scores": [600, 0, 0]})
    after, _ = score(now, DealResult(kind="penalty", player=0, why="other", amount=45), by)
    assert after.scores == (0, 0, 0)


# --- dump and the end of the match ---------------------------------------------------------------


def test_dump_at_exactly_555() -> None:
    assert scored({"scores": [455, 535, 0]}, cards=(100, 20, 0)).scores == (0, 0, 0)
    assert scored({"scores": [455, 0, 0]}, cards=(100, 20, 0), dump=False).scores[0] == 555


def test_negative_dump() -> None:
    start = {"scores": [-455, 0, 0]}
    assert scored(start, cards=(50, 50, 20)).scores[0] == -555
    assert scored(start, cards=(50, 50, 20), negative_dump=True).scores[0] == 0


NO_BARREL = {"barrel_at": "off"}


def test_without_a_barrel_the_target_wins() -> None:
    sheet = scored({"scores": [900, 0, 0]}, cards=(100, 20, 0), **NO_BARREL)
    assert sheet.standing.winner == 0 and sheet.standing.over
    over = {"barrel_at": "off", "barrel_win": "over_target"}
    assert scored({"scores": [900, 0, 0]}, cards=(100, 20, 0), **over).standing.winner is None
    assert scored({"scores": [905, 0, 0]}, cards=(100, 20, 0), **over).standing.winner == 0


@pytest.mark.parametrize(("scores", "winner"), [((900, 0, 0), 0), ((905, 0, 0), None)])
def test_exact_target(scores: tuple[int, ...], winner: int | None) -> None:
    by = {**NO_BARREL, "exact_target": True}
    sheet = scored({"scores": list(scores)}, cards=(100, 20, 0), **by)
    assert sheet.standing.winner == winner


@pytest.mark.parametrize(
    ("how", "scores", "winner"),
    [
        ("declarer_first", (900, 990, 0), 0),
        ("higher", (900, 990, 0), 1),
        ("draw", (900, 990, 0), 1),
        ("draw", (900, 980, 0), None),
        ("higher", (900, 980, 0), 0),
    ],
)
def test_both_reach_target(how: str, scores: tuple[int, ...], winner: int | None) -> None:
    sheet = scored({"scores": list(scores)}, cards=(100, 20, 0), both_reach_target=how, **NO_BARREL)
    assert (sheet.standing.winner, sheet.standing.over) == (winner, True)


# --- the order of the steps ----------------------------------------------------------------------


def test_the_order_of_the_steps() -> None:
    assert [step.__name__ for step in STEPS] == [
        "nines_before_lead",
        "sales",
        "contract",
        "rounding",
        "doubling",
        "nines_at_end",
        "bolts",
        "write_off_penalty",
        "void_claim",
        "barrel",
        "knocks",
        "lock",
        "dump",
        "golden_round",
        "end",
    ]


def test_the_order_shows_in_one_deal() -> None:
    """A blind deal in which seat 0 climbs on, knocks seat 1 off and seat 2 gets his third bolt and
    lands on 555: bolts come before the dump, the climb before the knock, the penalty before both.
    """
    start = {"scores": [700, 880, 675], "bolts": [0, 0, 2], "barrel": [None, 1, None]}
    sheet = scored(start, bid=120, blind=True, cards=(98, 22, 0), marriages={0: "D"})
    assert [(entry.player, entry.rule, entry.amount) for entry in sheet.entries] == [
        (0, "contract", 120),
        (1, "contract", 22),
        (1, "rounding", -2),
        (0, "blind", 120),
        (1, "blind", 20),
        (2, "bolt", 0),
        (2, "three_bolts_in_match", -120),
        (1, "barrel", -40),
        (0, "barrel", -60),
        (1, "knock", -120),
        (2, "dump", -555),
    ]
    assert sheet.scores == (880, 760, 0)
    assert sheet.standing.barrel == (0, None, None)


def test_the_match_ends_after_everybody_was_written() -> None:
    start = {"scores": [880, 535, 300], "barrel": [0, None, None]}
    sheet = scored(start, bid=120, cards=(80, 20, 20), marriages={0: "D"})
    assert sheet.scores == (1000, 0, 320)
    assert [entry.rule for entry in sheet.entries][-2:] == ["dump", "win"]
