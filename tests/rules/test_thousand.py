"""The presets of Thousand: what each takes from its source; and what its schema refuses."""

import jsonschema_rs
import pytest

import prikup.thousand  # noqa: F401  (registers its catalogue)
from prikup.rules import CATALOGUES, presets_of, resolve
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
