"""The presets of Thousand, its catalogue in words, and its schema."""

import json
import os
import re
import tomllib
from pathlib import Path
from random import Random

import jsonschema_rs
import pytest

import prikup.thousand
from prikup.rules import CATALOGUES, Preset, decode, presets_of, resolve
from prikup.rules.random import random_edits
from prikup.rules.schema import rules_schema
from prikup.text import has_message, languages, message

CATALOGUE = CATALOGUES["thousand"]
PRESETS = presets_of("thousand")
SCHEMA = Path(__file__).parents[2] / "docs" / "schema" / "rules-thousand.json"

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


@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_a_preset_is_a_rule_set_with_a_code(preset: Preset) -> None:
    rules = resolve("thousand", preset.name)
    assert decode(rules.code) == rules
    assert len(rules.code) < 160


def test_random_rule_sets_survive_their_code() -> None:
    rng = Random(2)
    for _ in range(100):
        name = rng.choice(list(PRESETS))
        rules = resolve("thousand", name, random_edits(CATALOGUE, name, rng))
        assert decode(rules.code) == rules
        assert resolve("thousand", name, rules.edits) == rules


def test_the_schema_in_the_docs_is_the_one_of_the_catalogue() -> None:
    text = json.dumps(rules_schema(CATALOGUE), ensure_ascii=False, indent=2) + "\n"
    if os.environ.get("PRIKUP_UPDATE"):
        SCHEMA.write_text(text, encoding="utf-8")
    assert SCHEMA.read_text(encoding="utf-8") == text


def test_the_schema_accepts_what_is_resolved() -> None:
    validator = jsonschema_rs.validator_for(rules_schema(CATALOGUE))
    rng = Random(3)
    for name in PRESETS:
        edits = random_edits(CATALOGUE, name, rng, density=1)
        assert validator.is_valid({"preset": name, "set": edits})
        full = dict(resolve("thousand", name, edits).values)
        assert validator.is_valid({"preset": name, "set": full})
    assert not validator.is_valid({"preset": "russian", "set": {"dump": "maybe"}})
    assert not validator.is_valid({"preset": "russian", "set": {"redeal_hand_below": 0}})
    assert not validator.is_valid({"preset": "no-such-preset"})


@pytest.mark.parametrize("lang", languages())
def test_every_option_has_its_name_its_line_and_its_words(lang: str) -> None:
    missing = [f"group-{group}" for group in CATALOGUE.groups]
    for option in CATALOGUE:
        missing += [f"rule-{option.id}", f"rule-{option.id}.text"]
    assert [name for name in missing if not has_message(lang, name)] == []
    for option in CATALOGUE:
        for value in option.type.samples():
            if isinstance(value, str) and re.fullmatch("[a-z]\\w*", value):
                words = (f"value-{option.id}-{value}", f"value-{value}")
                assert any(has_message(lang, word) for word in words), words


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_a_preset_file_says_what_the_texts_say(preset: Preset, lang: str) -> None:
    assert message(lang, f"preset-{preset.name}") == preset.title[lang]
    assert message(lang, f"preset-{preset.name}.text") == preset.text[lang].strip()


def test_preset_files_name_a_source() -> None:
    folder = Path(prikup.thousand.__path__[0]) / "presets"
    for file in folder.glob("*.toml"):
        document = tomllib.loads(file.read_text(encoding="utf-8"))
        assert document["source"]
        assert document["players"]


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
