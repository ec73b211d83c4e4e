"""What a deal writes: the worked examples of the sources, and each convention."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs
from preferans_sheets import Written, all_pass, cards, misere, played, rules, standing, written

from prikup.game import Entry
from prikup.preferans.scoring import score
from prikup.preferans.state import DealResult, Standing
from prikup.text import reason_text

# --- worked examples -----------------------------------------------------------------------------


def test_sochi_six_made_against_a_lone_whister_one_short() -> None:
    deal = written(played("6S", (0, 7, 3), "pass - whist"))
    assert deal.exact == (0, 14, -14)


def test_leningrad_six_that_both_pass() -> None:
    deal = written(played("6S", (), "pass - pass"), "leningrad")
    assert deal.exact == (Fraction(-40, 3), Fraction(80, 3), Fraction(-40, 3))


@pytest.mark.parametrize(("tricks", "settled"), [((0, 6, 4, 0), 14), ((0, 7, 3, 0), 23)])
def test_leningrad_four_players_six_made(tricks: tuple[int, ...], settled: int) -> None:
    six = played("6S", tricks, "- - whist pass", out=(0,))
    assert written(six, "leningrad", players=4).exact[1] == settled


def test_leningrad_four_players_misere_made() -> None:
    deal = written(misere((0, 0, 4, 6), out=(0,)), "leningrad", players=4)
    assert deal.exact[1] == 150


def test_rostov_all_pass_brings_whists_and_a_point() -> None:
    deal = written(all_pass(6, 4, 0), "rostov")
    assert deal.whists() == {"CA": 30, "CB": 20}
    assert (deal.pool, deal.mountain) == ((0, 0, 1), (0, 0, 0))


# --- whists --------------------------------------------------------------------------------------

EIGHT = played("8S", (1, 6, 3), "pass - whist")


def test_gentlemen_share_the_whists_of_a_failed_game_and_each_has_his_consolation() -> None:
    deal = written(EIGHT, on_failure="gentleman")
    assert deal.whists() == {"AB": 24, "CB": 24}
    made = written(played("8S", (1, 8, 1), "pass - whist"), on_failure="gentleman")
    assert made.whists() == {"CB": 12}, "a game made is the whister's alone"


@pytest.mark.parametrize(("contract", "whists"), [("6S", 4), ("7S", 4)])
def test_a_half_whist_writes_half_the_duty_without_play(contract: str, whists: int) -> None:
    deal = written(played(contract, (), "half - pass"))
    assert deal.whists() == {"AB": whists}
    assert deal.standing.pool[1] > 0


def test_a_half_whist_that_became_a_whist_is_void_or_counts() -> None:
    six = played("6S", (2, 6, 2), "half - whist-back")
    assert written(six).whists() == {"CB": 8}
    assert written(six, half_whist_returned="counts").whists() == {"CB": 8, "AB": 4}


def test_a_dealer_of_four_who_whists_alone_keeps_the_whists() -> None:
    six = played("6S", (0, 5, 2, 3), "whist - pass pass", out=(0,))
    deal = written(six, players=4, on_failure="gentleman", dealer_consolation=False)
    assert deal.whists() == {"AB": 12, "CB": 2, "DB": 2}


def test_the_second_hand_of_two_players_is_the_whisters() -> None:
    deal = written(played("6S", (5, 5), "whist -"), on_failure="gentleman")
    assert deal.whists() == {"AB": 12}


@pytest.mark.parametrize(
    ("style", "whists"),
    [
        ("value", {"CB": 40, "AB": 8}),
        ("classic_ordinary", {"CB": 36, "AB": 4}),
        ("classic_gentleman", {"CB": 36}),
        ("classic_robber", {"CB": 36, "AB": 36}),
    ],
)
def test_the_styles_of_consolation(style: str, whists: dict[str, int]) -> None:
    seven = played("7S", (0, 6, 4), "pass - whist")
    assert written(seven, whist_factor=2, consolation_style=style).whists() == whists


def test_who_writes_as_much_as_the_whister_is_told_so() -> None:
    robber = written(played("7S", (0, 6, 4), "pass - whist"), consolation_style="classic_robber")
    assert told(robber, 0) == ["Robber’s consolation: as much as the whister wrote."]
    assert told(robber, 2)[-1] == "Consolation: the declarer is down 1."


def told(deal: Written, player: int) -> list[str]:
    """The reasons of a player's entries in words."""
    return [reason_text("en", each.reason) for each in deal.entries if each.player == player]


# --- what whisters owe ---------------------------------------------------------------------------


def short(
    contract: str, tricks: tuple[int, ...], preset: str = "sochi", **edits: Any
) -> tuple[int, ...]:
    """The mountains after both whisted."""
    return written(played(contract, tricks, "whist - whist"), preset, **edits).mountain


def test_each_owes_his_half_or_the_pair_owes_it_together() -> None:
    assert short("6S", (1, 6, 3), duty_six_seven="each_half") == (2, 0, 0)
    assert short("6S", (1, 6, 3), duty_six_seven="pair") == (0, 0, 0)
    assert short("6S", (0, 7, 3), duty_six_seven="pair") == (2, 0, 0)
    assert short("7S", (0, 10, 0), duty_six_seven="pair") == (4, 0, 4)


def test_a_trick_that_two_owe_together_is_told_as_shared() -> None:
    eight = played("8S", (0, 10, 0), "whist - whist")
    one = "The whist is short: 1 trick was owed, 6 for each that is missing"
    assert told(written(eight, duty_eight_up="pair"), 0) == [f"{one}, shared by the two."]
    assert told(written(eight, duty_eight_up="each"), 0) == [f"{one}."]


def test_nobody_owes_anything_when_the_game_fails() -> None:
    assert short("6S", (1, 5, 4)) == (0, 2, 0)
    assert short("8S", (0, 7, 3), duty_eight_up="each") == (0, 6, 0)


def test_no_trick_against_an_eight() -> None:
    eight = ("8S", (0, 10, 0))
    assert short(*eight, duty_eight_up="second_whister") == (6, 0, 0)
    assert short(*eight, duty_eight_up="each") == (6, 0, 6)
    assert short(*eight, duty_eight_up="pair") == (3, 0, 3)
    assert short(*eight, "rostov", duty_eight_up="pair") == (2, 0, 1), (
        "the odd half is the second's"
    )


@pytest.mark.parametrize(
    ("preset", "prices"),
    [("sochi", [2, 4, 6, 8, 10]), ("leningrad", [2, 4, 6, 8, 10]), ("rostov", [1, 2, 3, 4, 5])],
)
def test_what_a_missing_whist_costs(preset: str, prices: list[int]) -> None:
    missing = {6: 1, 7: 1, 8: 1, 9: 1, 10: 1}
    paid = []
    for level in missing:
        took = {6: 7, 7: 9}.get(level, 10)
        deal = written(played(f"{level}S", (0, took, 10 - took), "pass - whist"), preset)
        paid.append(deal.mountain[2])
    assert paid == prices


# --- ten, totus, giving up -----------------------------------------------------------------------


def test_sochinka_of_a_ten_only_what_is_missing_is_written_whoever_took_it() -> None:
    ten = played("10S", (0, 8, 2, 0), "- - pass pass", out=(0,))
    deal = written(ten, "sochinka", players=4)
    assert (deal.mountain, deal.whists()) == ((0, 20, 0, 0), {"AB": 20, "CB": 20, "DB": 20})
    made = written(played("10S", (0, 10, 0, 0), "- - pass pass", out=(0,)), "sochinka", players=4)
    assert (made.pool, made.mountain, made.whists()) == ((0, 10, 0, 0), (0, 0, 0, 0), {})


def test_a_checked_ten_has_no_duty_and_everybody_writes_his_tricks() -> None:
    made = written(played("10S", (0, 10, 0), "- - -"), ten="checked")
    assert (made.pool, made.mountain) == ((0, 10, 0), (0, 0, 0))
    failed = written(played("10S", (2, 8, 0), "- - -"), ten="checked")
    assert failed.whists() == {"AB": 40, "CB": 20}
    assert failed.mountain == (0, 20, 0)


def test_a_whisted_ten_is_owed_a_trick() -> None:
    assert written(played("10S", (0, 10, 0), "pass - whist")).mountain == (0, 0, 10)


def test_a_totus_that_fails_costs_as_a_ten() -> None:
    deal = written(played("10S", (0, 9, 1), "pass - whist"), totus="dedicated")
    assert (deal.pool, deal.mountain) == ((0, 0, 0), (0, 10, 0))


def test_without_all_at_the_level_of_the_bid() -> None:
    deal = written(DealResult(kind="without", declarer=1, level=7))
    assert deal.mountain == (0, 28, 0)
    assert deal.whists() == {"CB": 28, "AB": 28}


def test_without_three_with_and_without_whists() -> None:
    up = DealResult(kind="without-three", declarer=1, level=7)
    assert written(up, without_three=True).mountain == (0, 12, 0)
    assert written(up, without_three=True).whists() == {}
    assert written(up, without_three="true_with_whists").whists() == {"CB": 12, "AB": 12}


def test_a_small_misere_counts_half() -> None:
    small = misere((9, 1, 0))
    small = structs.replace(small, misere="small")
    assert written(small).mountain == (0, 5, 0)
    made = structs.replace(small, tricks=(10, 0, 0))
    assert written(made).pool == (0, 5, 0)
    big = structs.replace(small, misere="big")
    assert written(big, "leningrad").mountain == (0, 20, 0)


# --- all-pass ------------------------------------------------------------------------------------


def test_the_price_rises_and_the_last_one_stays() -> None:
    for before, mountain in ((0, (5, 1, 4)), (1, (10, 2, 8)), (2, (15, 3, 12)), (7, (15, 3, 12))):
        assert written(all_pass(5, 1, 4), before=standing(all_passes=before)).mountain == mountain


@pytest.mark.parametrize(
    ("zero", "pool", "mountain"),
    [
        ("pool_price", 2, 9),
        ("pool_1", 1, 9),
        ("mountain_price", 0, 7),
        ("mountain_twice", 0, 5),
        ("none", 0, 9),
    ],
)
def test_no_trick_at_all(zero: str, pool: int, mountain: int) -> None:
    before = standing(mountain=(0, 9, 0), all_passes=1)
    deal = written(all_pass(6, 0, 4), before=before, all_pass_zero=zero)
    assert (deal.pool[1], deal.mountain[1]) == (pool, mountain)


def test_no_more_than_the_mountain_comes_off() -> None:
    before = standing(mountain=(0, 1, 0))
    deal = written(all_pass(6, 0, 4), before=before, all_pass_zero="mountain_twice")
    assert deal.mountain == (6, 0, 4)


def test_two_with_the_fewest_tricks_share_the_whists_on_the_third() -> None:
    assert written(all_pass(2, 6, 2), "rostov").whists() == {"AB": 15, "CB": 15}
    odd = written(all_pass(1, 7, 1, talon=1), "rostov")
    assert odd.whists() == {"AB": 17, "CB": 17}, "half a whist is nobody's"
    assert written(all_pass(3, 3, 3, talon=1), "rostov").whists() == {}


def test_tricks_of_the_talon_are_nobodys_or_those_of_the_dealer_who_rests() -> None:
    assert written(all_pass(5, 1, 3, talon=1)).mountain == (5, 1, 3)
    four = written(all_pass(0, 5, 2, 1, talon=2, out=(0,)), all_pass_amnesty=True, players=4)
    assert four.mountain == (2, 4, 1, 0)
    assert four.pool == (0, 0, 0, 0), "who rests has not taken none"
    rostov = written(all_pass(0, 5, 2, 1, talon=2, out=(0,)), "rostov", players=4)
    assert rostov.whists() == {"DB": 25, "DC": 10, "DA": 10}


def test_a_full_pool_helps_with_the_point_of_an_all_pass_too() -> None:
    before = standing(pool=(10, 20, 19), all_passes=1)
    deal = written(all_pass(6, 0, 4), before=before)
    assert (deal.pool, deal.whists()) == ((11, 20, 20), {"BC": 10, "BA": 10})


# --- the series of all-passes --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deal", "easy", "hard"),
    [
        (all_pass(5, 1, 4), 3, 3),
        (played("7S", (), "pass - pass"), 0, 2),
        (played("7S", (), "half - pass"), 0, 2),
        (played("7S", (3, 7, 0), "whist - pass"), 0, 0),
        (played("7S", (4, 6, 0), "whist - pass"), 0, 2),
        (misere((10, 0, 0)), 2, 2),
        (DealResult(kind="without", declarer=1, level=7), 0, 2),
        (DealResult(kind="penalty", player=1, why="other"), 2, 2),
    ],
    ids=["all-pass", "unplayed", "half", "made", "failed", "misere", "without", "penalty"],
)
def test_the_easy_and_the_hard_way_out(deal: DealResult, easy: int, hard: int) -> None:
    before = standing(all_passes=2)
    assert written(deal, before=before).standing.all_passes == easy
    hard_way = written(deal, before=before, exit_game="whisted_and_made")
    assert hard_way.standing.all_passes == hard


def test_the_hard_way_lets_only_a_misere_out_that_was_made() -> None:
    edits: dict[str, Any] = {"exit_game": "whisted_and_made", "exit_on_misere": True}
    before = standing(all_passes=1)
    assert written(misere((10, 0, 0)), before=before, **edits).standing.all_passes == 0
    assert written(misere((9, 1, 0)), before=before, **edits).standing.all_passes == 1


# --- the bonus for the talon ---------------------------------------------------------------------


def test_the_dealer_who_rests_has_the_talon_bonus_alone() -> None:
    six = played("6S", (), "- - pass pass", out=(0,), talon=cards("AS KS"))
    assert written(six, players=4, talon_bonus=True).whists() == {"AB": 4}


# --- where earned points go ----------------------------------------------------------------------

TEN = played("10S", (), "- pass pass", declarer=0)


def test_help_goes_to_the_fullest_pool_and_of_equal_ones_to_the_lower_mountain() -> None:
    assert written(TEN, before=standing(pool=(16, 15, 18))).pool == (20, 19, 20)
    even = standing(pool=(16, 15, 15), mountain=(0, 9, 3))
    assert written(TEN, before=even).pool == (20, 16, 20)
    assert written(TEN, before=even, help_order="clockwise").pool == (20, 20, 16)


def test_who_was_helped_by_choice_comes_first() -> None:
    deal = written(structs.replace(TEN, help=(1,)), before=standing(pool=(16, 10, 18)))
    assert (deal.pool, deal.whists()) == ((20, 16, 18), {"AB": 60})


@pytest.mark.parametrize(
    ("barred", "pool"),
    [("nobody", (18, 20, 20, 15)), ("dealer_and_failed", (18, 20, 18, 17))],
)
def test_neither_the_dealer_who_rests_nor_a_whister_who_failed_is_helped(
    barred: str, pool: tuple[int, ...]
) -> None:
    """Sochinka: A dealt and rests, C whists an eight alone and takes nothing."""
    eight = played("8S", (0, 10, 0, 0), "- - whist pass", out=(0,))
    before = standing(players=4, pool=(18, 16, 18, 15))
    assert written(eight, "sochinka", before=before, help_barred=barred).pool == pool


@pytest.mark.parametrize(
    ("surplus", "pool", "mountain"),
    [
        ("help_then_mountain", 20, 3),
        ("none", 26, 9),
        ("mountain_first", 17, 0),
        ("lost", 20, 9),
    ],
)
def test_the_surplus_without_help(surplus: str, pool: int, mountain: int) -> None:
    before = standing(pool=(16, 10, 10), mountain=(9, 0, 0))
    deal = written(TEN, before=before, help=False, surplus=surplus)
    assert (deal.pool[0], deal.mountain[0]) == (pool, mountain)


def test_points_that_are_lost_are_noted() -> None:
    full = standing(pool=(20, 20, 12))
    for how in ({"surplus": "lost"}, {"help": False}):
        deal = written(TEN, before=full, **({"help": False} | how))
        note = deal.entries[-1]
        assert (note.amount, note.reason.id, note.rule) == (0, "entry-surplus-lost", "surplus")
        assert (deal.pool, deal.mountain) == (full.pool, full.mountain)


def test_a_point_of_a_pool_at_20_takes_two_off_the_mountain() -> None:
    before = standing(pool=(20, 20, 10), mountain=(13, 0, 0))
    deal = written(TEN, before=before, help=False, pool_value=20)
    assert deal.mountain == (0, 0, 0)
    first = standing(mountain=(13, 0, 0))
    deal = written(TEN, before=first, pool_value=20, surplus="mountain_first")
    assert (deal.mountain[0], deal.pool[0]) == (0, 3), "the seventh point takes the last one off"


def test_pools_are_not_closed_in_a_match_of_deals_or_by_the_sum() -> None:
    for end in ("deals", "sum"):
        deal = written(TEN, before=standing(pool=(16, 18, 19)), pool_end=end)
        assert (deal.pool, deal.whists()) == ((26, 18, 19), {})


# --- penalties and the end -----------------------------------------------------------------------


def test_a_penalty_goes_to_the_mountain_and_only_a_misdeal_moves_the_dealer() -> None:
    slip = written(DealResult(kind="penalty", player=2, why="other"))
    assert (slip.mountain, slip.standing.dealer, slip.standing.deal_number) == ((0, 0, 1), 0, 0)
    dear = written(DealResult(kind="penalty", player=2, why="misdeal", amount=5))
    assert (dear.mountain, dear.standing.dealer) == ((0, 0, 5), 1)


@pytest.mark.parametrize(
    ("end", "pool", "over"),
    [
        ("all_closed", (20, 18, 20), True),
        ("all_closed", (20, 17, 20), False),
        ("first_closed", (0, 18, 0), True),
        ("first_closed", (0, 17, 0), False),
        ("sum", (30, 0, 28), True),
        ("sum", (30, 0, 27), False),
        ("time", (20, 20, 20), False),
    ],
)
def test_the_ends_of_a_match(end: str, pool: tuple[int, ...], over: bool) -> None:
    deal = written(played("6S", (), "pass - pass"), before=standing(pool=pool), pool_end=end)
    assert deal.standing.over is over


def test_a_match_of_so_many_deals() -> None:
    edits: dict[str, Any] = {"pool_end": "deals", "deals": 2}
    first = written(misere((10, 0, 0)), **edits)
    assert not first.standing.over
    fine = written(
        DealResult(kind="penalty", player=2, why="other"), before=first.standing, **edits
    )
    assert not fine.standing.over
    assert written(misere((10, 0, 0)), before=fine.standing, **edits).standing.over


# --- properties ----------------------------------------------------------------------------------

PRESETS = ("sochi", "leningrad", "leningrad-tournament", "rostov", "sochinka")


@st.composite
def deals(draw: st.DrawFn) -> DealResult:
    """Any deal of three players."""
    cut = sorted((draw(st.integers(0, 10)), draw(st.integers(0, 10))))
    tricks = (cut[0], cut[1] - cut[0], 10 - cut[1])
    kind = draw(st.sampled_from(["game", "unplayed", "misere", "all-pass", "without"]))
    declarer = draw(st.integers(0, 2))
    level = draw(st.integers(6, 10))
    if kind == "misere":
        return misere(tricks, declarer)
    if kind == "all-pass":
        return all_pass(*tricks)
    if kind == "without":
        return DealResult(kind="without", declarer=declarer, level=level)
    pairs = ["whist whist", "whist pass", "pass whist"]
    if level < 8:
        pairs.append("whist-back half")
    first, second = "pass", "pass"
    if kind == "game":
        first, second = draw(st.sampled_from(pairs)).split()
    said = ["-"] * 3
    said[(declarer + 1) % 3], said[(declarer + 2) % 3] = first, second
    return played(f"{level}S", tricks if kind == "game" else (), " ".join(said), declarer)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(PRESETS), st.lists(deals(), max_size=12), st.sampled_from([5, 20]))
def test_the_entries_explain_the_sheet(preset: str, rows: list[DealResult], pool: int) -> None:
    """Every figure is the sum of its entries, none is negative, and the settlement adds up."""
    by = rules(preset, players=3, pool=pool)
    sheet, entries = standing(), list[Entry]()
    for row in rows:
        if sheet.over:
            break
        sheet, more = score(sheet, row, by)
        entries += more
    assert columns(entries) == sheet_columns(sheet)
    assert min(sheet.pool + sheet.mountain) >= 0
    assert all(entry.amount for entry in entries if entry.reason.id != "entry-surplus-lost")
    assert sum(Written(sheet, DealResult(kind="redeal"), by).scores) == 0


def columns(entries: list[Entry]) -> dict[tuple[str, int, int | None], int]:
    """What the entries add up to, by column."""
    sums: dict[tuple[str, int, int | None], int] = {}
    for entry in entries:
        key = (entry.to, entry.player, entry.on)
        sums[key] = sums.get(key, 0) + entry.amount
    return {key: amount for key, amount in sums.items() if amount}


def sheet_columns(sheet: Standing) -> dict[tuple[str, int, int | None], int]:
    """The figures of a standing, by column."""
    figures: dict[tuple[str, int, int | None], int] = {}
    for seat, (pool, mountain) in enumerate(zip(sheet.pool, sheet.mountain, strict=True)):
        figures["pool", seat, None], figures["mountain", seat, None] = pool, mountain
    for who, row in enumerate(sheet.whists):
        for on, amount in enumerate(row):
            figures["whists", who, on] = amount
    return {key: amount for key, amount in figures.items() if amount}
