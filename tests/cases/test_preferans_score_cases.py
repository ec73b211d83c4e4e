"""The cases of scoring in Preferans, by id (cases.json holds their words)."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest
from preferans_sheets import all_pass, cards, misere, played, rules, standing, written

from prikup.game import BadRecord
from prikup.preferans.scoring import Prices
from prikup.preferans.settle import rounded, scores, settlement
from prikup.records import score_sheet
from prikup.records.documents import read_document
from prikup.records.sheet import place_in_sheet


def test_P13_a_whisted_ten_fails_by_one() -> None:
    ten = played("10S", (0, 9, 1), "pass - whist")
    deal = written(ten)
    assert deal.mountain == (0, 10, 0)
    assert deal.whists() == {"CB": 20, "AB": 10}
    assert written(ten, consolation="none").whists() == {"CB": 10}


def test_P16_a_dedicated_totus_made_brings_15() -> None:
    totus = played("10S", (0, 10, 0), "pass - whist")
    assert written(totus, totus="dedicated").pool == (0, 15, 0)
    assert written(totus).pool == (0, 10, 0)


@pytest.mark.parametrize(("preset", "first", "second"), [("sochi", 4, 8), ("leningrad", 8, 16)])
def test_P19_seven_made_both_whist(preset: str, first: int, second: int) -> None:
    deal = written(played("7S", (2, 7, 1), "whist - whist"), preset)
    assert deal.whists() == {"CB": first, "AB": second}
    assert deal.mountain == (0, 0, 0)
    assert deal.pool == (0, 4, 0)


@pytest.mark.parametrize(
    ("who", "mountain"),
    [("pair", (0, 0, 0)), ("second_whister", (6, 0, 0)), ("each", (6, 0, 0))],
)
def test_P22_who_answers_on_an_eight(who: str, mountain: tuple[int, ...]) -> None:
    deal = written(played("8S", (0, 9, 1), "whist - whist"), duty_eight_up=who)
    assert deal.mountain == mountain
    assert deal.pool == (0, 6, 0)


def test_P22_the_first_of_two_without_a_trick() -> None:
    """Only where each answers, the first pays too."""
    eight = played("8S", (1, 9, 0), "whist - whist")
    assert written(eight, duty_eight_up="each").mountain == (0, 0, 6)
    assert written(eight, duty_eight_up="second_whister").mountain == (0, 0, 0)


@pytest.mark.parametrize("who", ["each_half", "pair"])
def test_P25_only_the_one_with_one_trick_pays(who: str) -> None:
    deal = written(played("6C", (2, 7, 1), "whist - whist"), duty_six_seven=who)
    assert deal.mountain == (0, 0, 2)


@pytest.mark.parametrize("who", ["each_half", "pair"])
def test_P28_both_whisters_below_their_half(who: str) -> None:
    deal = written(played("6C", (1, 9, 0), "whist - whist"), duty_six_seven=who)
    assert deal.mountain == (2, 0, 4)


@pytest.mark.parametrize(
    ("preset", "mountain", "whists"),
    [("sochi", 2, {"CB": 8, "AB": 6}), ("leningrad", 4, {"CB": 16, "AB": 12})],
)
def test_P31_six_fails_by_one(preset: str, mountain: int, whists: dict[str, int]) -> None:
    deal = written(played("6C", (2, 5, 3), "whist - whist"), preset)
    assert deal.mountain == (0, mountain, 0)
    assert deal.whists() == whists


def test_P34_consolation_for_the_passer() -> None:
    eight = played("8S", (3, 6, 1), "whist - pass")
    deal, without = written(eight), written(eight, consolation="none")
    assert deal.mountain == without.mountain == (0, 12, 0)
    assert deal.whists() == {"CB": 12, "AB": 36}
    assert without.whists() == {"AB": 24}


def test_P37_seven_failed_greedy_with_whists_doubled_and_the_mountain_single() -> None:
    seven = played("7S", (0, 6, 4), "pass - whist")
    edits: dict[str, Any] = {"on_failure": "greedy", "undertrick_factor": 1}
    deal = written(seven, "leningrad", **edits)
    assert deal.mountain == (0, 4, 0)
    assert deal.whists() == {"CB": 40, "AB": 8}
    assert rules("leningrad", **edits).end.pool_value == 20
    assert written(seven, "leningrad").mountain == (0, 8, 0)


def test_P43_the_dealer_who_rests_writes_consolation() -> None:
    seven = played("7S", (0, 5, 3, 2), "- - whist whist", out=(0,))
    assert written(seven, "leningrad", players=4).whists()["AB"] == 16
    assert "AB" not in written(seven, "leningrad", players=4, dealer_consolation=False).whists()


def test_P46_two_aces_in_the_talon() -> None:
    six = played("6S", (), "pass - pass", talon=cards("AS AD"))
    assert written(six, "leningrad", talon_bonus=True).whists() == {"CB": 6, "AB": 6}
    assert written(six, "leningrad").whists() == {}


def test_P49_misere_made_and_caught() -> None:
    for preset, price in (("sochi", 10), ("leningrad", 20)):
        made = written(misere((6, 0, 4)), preset)
        assert (made.pool, made.mountain, made.whists()) == ((0, 10, 0), (0, 0, 0), {})
        for taken in (1, 2, 10):
            caught = written(misere((10 - taken, taken, 0)), preset)
            assert (caught.pool, caught.whists()) == ((0, 0, 0), {})
            assert caught.mountain == (0, taken * price, 0)


def test_P55_a_growing_price_with_amnesty() -> None:
    edits: dict[str, Any] = {"all_pass_price": [2, 4, 6], "all_pass_amnesty": True}
    second = written(all_pass(5, 4, 1), before=standing(all_passes=1), **edits)
    third = written(all_pass(6, 2, 2), before=standing(all_passes=2), **edits)
    fourth = written(all_pass(6, 2, 2), before=standing(all_passes=3), **edits)
    assert second.mountain == (16, 12, 0)
    assert third.mountain == fourth.mountain == (24, 0, 0)


def test_P58_all_pass_to_whists() -> None:
    deal = written(all_pass(0, 3, 7), "rostov", all_pass_whists=2)
    assert deal.whists() == {"AB": 6, "AC": 14}
    assert deal.mountain == (0, 0, 0)


def test_P64_leaving_the_all_passes_by_a_misere() -> None:
    for caught in (0, 1):
        deal = misere((10 - caught, caught, 0))
        before = standing(all_passes=1)
        assert written(deal, before=before, exit_on_misere=True).standing.all_passes == 0
        assert written(deal, before=before, exit_on_misere=False).standing.all_passes == 1


def test_P67_american_help_in_full() -> None:
    before = standing(pool=(16, 18, 19), mountain=(5, 0, 0))
    deal = written(played("10S", (), "- pass pass", declarer=0), before=before)
    assert deal.pool == (20, 20, 20)
    assert deal.whists() == {"AB": 20, "AC": 10}
    assert deal.mountain == (2, 0, 0)
    assert deal.standing.over
    assert before.pool == (16, 18, 19), "the standing before it stays: that is the undo"


def test_P70_the_surplus_in_leningrad() -> None:
    before = standing(pool=(11, 11, 10), mountain=(100, 0, 0))
    edits: dict[str, Any] = {"help": True, "surplus": "help_then_mountain", "pool": 11}
    nine = played("9S", (9, 0, 1), "- pass whist", declarer=0)
    deal = written(nine, "leningrad", before=before, **edits)
    assert deal.pool == (11, 11, 11)
    assert deal.whists() == {"AC": 10, "CA": 16}
    assert deal.mountain == (86, 0, 0)


def test_P73_rostov_pays_the_mountain_first() -> None:
    eight = played("8S", (), "- pass pass", declarer=0)
    deal = written(eight, "rostov", before=standing(mountain=(5, 0, 0)))
    assert (deal.mountain, deal.pool) == ((0, 0, 0), (1, 0, 0))
    before = standing(pool=(16, 10, 0), mountain=(3, 0, 0))
    ten = played("10S", (), "- pass pass", declarer=0)
    deal = written(ten, "rostov", before=before, help=True)
    assert (deal.mountain, deal.pool) == ((0, 0, 0), (20, 13, 0))
    assert deal.whists() == {"AB": 30}


def test_P79_the_same_sheet_with_a_leningrad_pool() -> None:
    sheet = standing(
        pool=(14, 8, 0), mountain=(12, 26, 6), whists={"AB": 12, "BA": 22, "CA": 22, "CB": 4}
    )
    assert settlement(sheet, 20) == (128, -94, -34)
    assert settlement(sheet, 10)[2] > 0


def test_P82_whists_are_paid_by_the_one_they_are_written_on() -> None:
    sheet = standing(pool=(0, 0, 4), mountain=(2, 0, 16), whists={"AC": 24, "BC": 24})
    assert settlement(sheet, 20) == (Fraction(112, 3), Fraction(172, 3), Fraction(-284, 3))


def test_P85_a_settlement_adds_up_to_nothing() -> None:
    sheet = standing(whists={"AB": 114, "BA": 70, "CA": 180, "AC": 96, "CB": 140, "BC": 100})
    assert scores(sheet, 10) == (-40, -84, 124)
    assert sum(scores(sheet, 10)) == 0


def test_P88_what_a_point_of_the_pool_is_worth_is_named() -> None:
    assert rules("sochi").end.pool_value == 10
    assert rules("leningrad").end.pool_value == 20


def test_P106_the_prices_of_leningrad() -> None:
    score = rules("leningrad").score
    prices = [Prices(level, score) for level in (6, 7, 8, 9, 10)]
    assert [(p.value, p.whist, p.undertrick, p.whist_short) for p in prices] == [
        (2, 4, 4, 2),
        (4, 8, 8, 4),
        (6, 12, 12, 6),
        (8, 16, 16, 8),
        (10, 20, 20, 10),
    ]
    assert written(misere((10, 0, 0)), "leningrad").pool == (0, 10, 0)
    caught = written(misere((9, 1, 0)), "leningrad")
    assert (caught.mountain, caught.whists()) == ((0, 20, 0), {})


def test_P109_thirds_of_negative_sums_are_rounded_to_a_sum_of_nothing() -> None:
    raw = (-12, -174, -34)
    mean = Fraction(sum(raw), 3)
    assert rounded([amount - mean for amount in raw]) == (62, -101, 39)
    assert rounded([mean - amount for amount in raw]) == (-61, 101, -40)


# --- the score sheet -----------------------------------------------------------------------------


def sheet(row: dict[str, Any], **more: Any) -> bytes:
    """A sheet of one row, as it stands in a file."""
    document = {"format": "prikup-sheet/1", "game": "preferans", "players": ["A", "B", "C"]}
    return json.dumps({**document, "deals": [row], **more}).encode()


def refused(data: bytes) -> tuple[Any, Any, str]:
    """Row, field and reason of a refused sheet."""
    with pytest.raises(BadRecord) as caught:
        score_sheet(read_document(data, place_in_sheet))
    where = caught.value.where
    return where["row"], where["field"], caught.value.reason.id


@pytest.mark.parametrize(
    ("taken", "why"), [(11, "tricks-too-many"), (-1, "negative"), (2.5, "json-number")]
)
def test_P52_a_misere_takes_whole_tricks_up_to_ten(taken: float, why: str) -> None:
    row = {"declarer": "A", "contract": "misere", "tricks": {"A": taken}}
    assert refused(sheet(row)) == (0, "tricks", why)


def test_P94_tricks_total_ten_and_an_eight_has_no_half_whist() -> None:
    row = {"declarer": "A", "contract": "6S", "whist": {"B": "whist", "C": "whist"}}
    row["tricks"] = {"A": 6, "B": 1, "C": 1}
    assert refused(sheet(row)) == (0, "tricks", "tricks-sum")
    half = {"declarer": "A", "contract": "8S", "whist": {"B": "pass", "C": "half"}}
    assert refused(sheet(half)) == (0, "whist", "half-level")


def test_P97_a_newcomer_begins_with_the_average_rounded_against_him() -> None:
    start = {"pool": [10, 5, 6, None], "mountain": [20, 9, 6, None]}
    data = sheet({}, players=["A", "B", "C", "D"], deals=[], start=start)
    standing = score_sheet(read_document(data, place_in_sheet)).state.standing
    assert (standing.pool[3], standing.mountain[3]) == (7, 12)
    assert not any(standing.whists[3])
