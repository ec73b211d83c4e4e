"""The presets of Thousand: what each takes from its source; what its schema and rules refuse."""

import jsonschema_rs
import pytest

import prikup.thousand  # noqa: F401  (registers its catalogue)
from prikup.game import BadRules
from prikup.rules import CATALOGUES, Value, code, decode, presets_of, resolve
from prikup.rules.schema import rules_schema

PRESETS = presets_of("thousand")

RUSSIAN = {
    "forced_bidder": "left_of_dealer",
    "blind": True,
    "blind_min_score": ">=240",
    "blind_on_barrel": "forbidden",
    "blind_double_bolts": True,
    "blind_scores": "bid_doubled",
    "blind_doubles_marriages": "all",
    "golden": "off",
    "redeal_hand_below": 14,
    "redeal_nines": 4,
    "redeal_talon_below": 5,
    "redeal_talon_nines": 2,
    "redeal_after_discard_nines": 4,
    "write_off_amount": "half_bid",
    "write_off_rounding": "tens_up",
    "three_bolts_in_a_row": False,
    "three_bolts_in_match": True,
    "dump": True,
    "negative_dump": False,
    "barrel_at": 880,
    "barrel_win_by": "points_taken",
    "settlement": "difference",
    "must_trump": True,
    "must_beat": False,
    "trump_starts": "at_once",
    "claim": True,
}


def test_russian_is_what_the_catalogue_fixes() -> None:
    values = resolve("thousand").values
    assert {name: values[name] for name in RUSSIAN} == RUSSIAN


def test_app45_is_russian_with_the_points_of_a_blind_game_doubled() -> None:
    differences = resolve("thousand", "russian").differences(resolve("thousand", "app45"))
    assert differences == {"blind_scores": ("bid_doubled", "points_doubled")}


def test_kryazh_is_its_base_text_without_agreements() -> None:
    values = PRESETS["kryazh"].values
    wanted = {
        "forced_bidder": "dealer",
        "write_off_amount": "60_each",
        "write_off_when": "before_discard",
        "settlement": "difference",
        "blind": False,
        "dump": False,
        "three_bolts_in_match": False,
        "redeal_nines": "off",
        "barrel_shared": "free",
        "three_barrels": "off",
        "silence_below": "off",
        "marriage_first_lead": False,
    }
    assert {name: values[name] for name in wanted} == wanted


FROM_SOURCES = {
    "online-bank": {"settlement": "bank", "redeal_hand_below": 13, "barrel_together": "one_falls"},
    "home-table": {"barrel_win_by": "bid", "last_chance": True, "golden": "forced_120"},
    "strict-barrel": {"barrel_count": "running_total", "marriage_on_barrel": "not_counted"},
    "two-talons": {"players": 2, "two_players": "two_talons", "fail_costs": "shortfall"},
    "two-talons-last-trick": {"two_players": "talon_and_gift", "max_bid": 300},
    "dead-hand": {"two_players": "dead_hand", "second_talon": "nobody"},
    "drawing": {"two_players": "drawing", "drawing_hand": 6},
    "four-dealer-out": {"players": 4, "dealer_out_scores": "talon_points"},
    "kurnik": {"must_beat": True, "lock_at": 880, "rounding": 10, "bid_step": 10, "bombs": 1},
    "polish-home": {"lock_at": 800, "bombs": "first_free", "marriage_first_lead": True},
    "siadany": {"players": 4, "four_in_pairs": True},
    "lviv": {"deck": 20, "lock_at": 900, "barrel_at": "off", "forced_bid": "none"},
}


@pytest.mark.parametrize("name", FROM_SOURCES)
def test_a_preset_takes_the_side_of_its_source(name: str) -> None:
    preset = PRESETS[name]
    wanted = FROM_SOURCES[name]
    assert {option: preset.values[option] for option in wanted} == wanted
    assert preset.players == (preset.values["players"],)


def test_all_presets_of_the_catalogue_are_there() -> None:
    assert set(PRESETS) == {"russian", "kryazh", "app45", *FROM_SOURCES}


@pytest.mark.parametrize("edits", [{"dump": "maybe"}, {"redeal_hand_below": 0}])
def test_the_schema_refuses_a_value_that_is_none(edits: dict[str, object]) -> None:
    validator = jsonschema_rs.validator_for(rules_schema(CATALOGUES["thousand"]))
    assert not validator.is_valid({"preset": "russian", "set": edits})


DRAWN = {"players": 2, "two_players": "drawing"}
IDLE: list[tuple[dict[str, Value], dict[str, Value], str]] = [
    *(
        (DRAWN, {option: value}, "two_players")
        for option, value in {
            "bid_step": 10,
            "bid_jumps": "forbidden",
            "max_bid": 300,
            "marriage_proof": True,
            "silence_below": -120,
            "forced_bidder": "dealer",
            "raise_after_talon": False,
            "talon_hidden_at_forced_bid": "on",
            "talon_aces": "give_one",
            "forgotten_discard": True,
            "buy_over": True,
            "sell_contract": True,
            "contra": True,
            "blind": False,
            "blind_raise": True,
            "golden": "doubled",
            "redeal_consent": True,
            "redeal_nines": 3,
            "redeal_talon_below": 4,
            "redeal_after_discard_below": 14,
            "redeal_limit": 3,
            "redeal_dealer": "next",
            "write_off": False,
            "write_off_amount": "60_each",
            "concede": True,
            "bombs": 1,
            "pays": "points",
            "fail_costs": "shortfall",
            "failed_goes_to": "split",
            "round_own_game": True,
            "own_bolt_ignored": True,
            "barrel_win_by": "bid",
            "bonus_talon": 1,
        }.items()
    ),
    *(
        ({"deck": 20}, {option: value}, "deck")
        for option, value in {
            "redeal_nines": 3,
            "redeal_talon_nines": "off",
            "redeal_after_discard_nines": 3,
            "four_nines": 100,
            "sell_contract": True,
            "discard_face_down": True,
        }.items()
    ),
    ({"players": 2}, {"sell_contract": True}, "two_players"),
    ({"players": 2}, {"discard_face_down": True}, "two_players"),
    ({"players": 4, "four_in_pairs": True}, {"sell_contract": True}, "four_in_pairs"),
    ({"players": 4, "deck": 32}, {"sell_contract": True}, "deck"),
    ({"three_bolts_in_match": False}, {"bolts_every": 5}, "three_bolts_in_match"),
    (
        {"three_bolts_in_match": False},
        {"barrel_third_bolt_falls": False},
        "three_bolts_in_match",
    ),
    ({"redeal_dealer": "next"}, {"redeal_limit": 3}, "redeal_dealer"),
    ({"write_off_limit": 2}, {"write_off_third_penalty": "third"}, "write_off_limit"),
]


@pytest.mark.parametrize(("table", "edit", "switch"), IDLE)
def test_an_edit_that_means_nothing_at_this_table_is_refused(
    table: dict[str, Value], edit: dict[str, Value], switch: str
) -> None:
    resolve("thousand", "russian", table)
    with pytest.raises(BadRules) as refused:
        resolve("thousand", "russian", {**table, **edit})
    assert refused.value.reason.id == "no-effect"
    assert refused.value.reason.args["option"] == next(iter(edit))
    assert refused.value.reason.args["switch"] == switch


@pytest.mark.parametrize(
    "edit",
    [
        {"redeal_consent": True},
        {"redeal_limit": 3},
        {"redeal_dealer": "next"},
        {"redeal_talon_mandatory": True},
        {"redeal_talon_only_forced": False},
    ],
)
def test_a_rule_on_redeals_needs_some_ground_for_one(edit: dict[str, Value]) -> None:
    with pytest.raises(BadRules) as refused:
        resolve("thousand", "kurnik", edit)
    assert refused.value.reason.id == "no-effect"
    assert resolve("thousand", "kurnik", {**edit, "redeal_talon_below": 4}).edits


@pytest.mark.parametrize(
    "edits",
    [
        {"sell_contract": True, "players": 2, "two_players": "dead_hand"},
        {"sell_contract": True, "players": 4},
        {"bid_step": 10, "players": 2},
        {"bolts_every": 5, "three_bolts_in_match": False, "three_bolts_in_a_row": True},
        {"write_off_third_penalty": "third", "write_off_limit": 3},
    ],
)
def test_an_edit_that_means_something_is_taken(edits: dict[str, Value]) -> None:
    rules = resolve("thousand", "russian", edits)
    assert {option: rules.values[option] for option in edits} == edits


def test_a_code_with_an_edit_that_means_nothing_is_still_read() -> None:
    preset = PRESETS["drawing"]
    text = code.encode(CATALOGUES["thousand"], "drawing", {**preset.values, "buy_over": True})
    assert decode(text).edits == {"buy_over": True}
