"""What the catalogue and the presets of every game must keep: codes, schema, words, sources."""

import json
import os
import re
from pathlib import Path
from random import Random

import jsonschema_rs
import pytest

from prikup.rules import CATALOGUES, Catalogue, Preset, decode, presets_of, resolve
from prikup.rules.random import random_edits
from prikup.rules.schema import rules_schema
from prikup.text import has_message, languages, message

SCHEMAS = Path(__file__).parents[2] / "docs" / "schema"
PRESETS = [preset for game in CATALOGUES for preset in presets_of(game).values()]

every_catalogue = pytest.mark.parametrize("catalogue", CATALOGUES.values(), ids=list(CATALOGUES))
every_preset = pytest.mark.parametrize("preset", PRESETS, ids=[preset.name for preset in PRESETS])


@every_preset
def test_a_preset_is_a_rule_set_with_a_code(preset: Preset) -> None:
    rules = resolve(preset.game, preset.name)
    assert decode(rules.code) == rules
    assert len(rules.code) < 160


@every_catalogue
def test_random_rule_sets_survive_their_code(catalogue: Catalogue) -> None:
    rng, game = Random(2), catalogue.game
    for _ in range(100):
        name = rng.choice(list(presets_of(game)))
        rules = resolve(game, name, random_edits(catalogue, name, rng))
        assert decode(rules.code) == rules
        assert resolve(game, name, rules.edits) == rules


@every_catalogue
def test_the_schema_in_the_docs_is_the_one_of_the_catalogue(catalogue: Catalogue) -> None:
    """``PRIKUP_UPDATE=1`` writes it anew."""
    path = SCHEMAS / f"rules-{catalogue.game}.json"
    text = json.dumps(rules_schema(catalogue), ensure_ascii=False, indent=2) + "\n"
    if os.environ.get("PRIKUP_UPDATE"):
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


@every_catalogue
def test_the_schema_accepts_what_is_resolved(catalogue: Catalogue) -> None:
    validator = jsonschema_rs.validator_for(rules_schema(catalogue))
    rng, game = Random(3), catalogue.game
    for name in presets_of(game):
        edits = random_edits(catalogue, name, rng, density=1)
        assert validator.is_valid({"preset": name, "set": edits})
        full = dict(resolve(game, name, edits).values)
        assert validator.is_valid({"preset": name, "set": full})
        for option in catalogue:
            assert not validator.is_valid({"preset": name, "set": {option.id: "no such word"}})
    assert not validator.is_valid({"preset": "no-such-preset"})


@pytest.mark.parametrize("lang", languages())
@every_catalogue
def test_every_option_has_its_name_its_line_and_its_words(lang: str, catalogue: Catalogue) -> None:
    missing = [f"group-{group}" for group in catalogue.groups]
    for option in catalogue:
        missing += [f"rule-{option.id}", f"rule-{option.id}.text"]
    assert [name for name in missing if not has_message(lang, name)] == []
    for option in catalogue:
        for value in option.type.samples():
            if isinstance(value, str) and re.fullmatch("[a-z]\\w*", value):
                words = (f"value-{option.id}-{value}", f"value-{value}")
                assert any(has_message(lang, word) for word in words), words


@pytest.mark.parametrize("lang", languages())
@every_preset
def test_a_preset_file_says_what_the_texts_say(lang: str, preset: Preset) -> None:
    assert preset.title[lang] and preset.text[lang]
    assert message(lang, f"preset-{preset.name}") == preset.title[lang]
    assert message(lang, f"preset-{preset.name}.text") == preset.text[lang].strip()


@every_preset
def test_a_preset_names_its_source_and_its_players(preset: Preset) -> None:
    assert preset.source
    assert preset.players
