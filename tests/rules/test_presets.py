"""Presets are TOML files; a broken one is found when it is loaded."""

from pathlib import Path
from typing import Any

import pytest

from prikup.game import BadRules
from prikup.rules import Catalogue, find_preset, presets_of
from prikup.rules.files import find_rules, parse_assignments


def test_the_default_preset_comes_first(tiny: Catalogue) -> None:
    assert list(presets_of(tiny.game)) == ["club", "plain"]
    assert find_preset("plain").values["blind"] is False


def test_presets_for_as_many_players_as_the_default_stand_together() -> None:
    counts = [preset.players[0] for preset in presets_of("thousand").values()]
    assert next(iter(presets_of("thousand"))) == "russian"
    assert counts == [3] * counts.count(3) + [2] * counts.count(2) + [4] * counts.count(4)


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("game = ", "plain.toml"),
        ('game = "tiny"', "title"),
        ('game = "tiny"\ntitel = {}\ntitle = {}', "titel"),
        ('game = "tiny"\ntitle = {}\n[set]\nblond = true', "blond"),
        ('game = "tiny"\ntitle = {}\n[set]\nblind = 5', "blind"),
        ('game = "tiny"\ntitle = {}\ndefault = true', "exactly one default"),
        ('game = "tiny"\ntitle = {}\n[set]\nexact_target = true\nbid_step = 10', "contradiction"),
    ],
)
def test_a_broken_preset_is_found(presets: Path, text: str, message: str) -> None:
    (presets / "plain.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=message):
        presets_of("tiny")


def test_names_are_unique_over_games(tiny: Catalogue, presets: Path, install: Any) -> None:
    presets_of("tiny")
    install(Catalogue("other", tiny.options, tiny.groups), presets)
    with pytest.raises(ValueError, match="presets of both other and tiny: club, plain"):
        presets_of("other")


@pytest.mark.usefixtures("tiny")
class TestFiles:
    """Rules named on the command line."""

    def write(self, folder: Path, name: str, text: str) -> str:
        (folder / name).write_text(text, encoding="utf-8")
        return str(folder / name)

    def test_a_rule_set(self, tmp_path: Path) -> None:
        file = self.write(tmp_path, "a.toml", 'preset = "club"\n[set]\ndump = "off"')
        assert find_rules(file).edits == {"dump": False}
        assert find_rules(file, {"dump": True}).edits == {}
        assert find_rules(file, {"bid_step": 10}).edits == {"bid_step": 10, "dump": False}

    def test_a_record_or_sheet(self, tmp_path: Path) -> None:
        file = self.write(
            tmp_path,
            "a.json",
            '{"format": "prikup-sheet/1", "game": "tiny", "rules": {"set": {"dump": false}}}',
        )
        assert find_rules(file).document() == {"preset": "club", "set": {"dump": False}}

    def test_a_code_in_a_file(self, tmp_path: Path) -> None:
        code = find_rules("club", {"dump": False}).code
        file = self.write(tmp_path, "a.json", f'{{"code": "{code}"}}')
        assert find_rules(file).edits == {"dump": False}
        assert find_rules(file, {"bid_step": 10}).edits == {"bid_step": 10, "dump": False}
        assert find_rules(code, {"bid_step": 10}).edits == {"bid_step": 10, "dump": False}

    def test_a_preset_of_the_tables_own(self, tmp_path: Path) -> None:
        file = self.write(
            tmp_path, "ours.toml", 'game = "tiny"\ntitle = {en = "Ours"}\n[set]\nblind = false'
        )
        rules = find_rules(file, {"dump": "off"})
        assert (rules.preset, rules.origin("blind")) == ("ours", "preset")
        assert rules.edits == {"dump": False}
        assert rules.report()["options"]["dump"]["preset_value"] is True

    def test_a_file_by_any_name(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.write(tmp_path, "ours", '{"preset": "plain"}')
        monkeypatch.chdir(tmp_path)
        assert find_rules("ours").preset == "plain"

    @pytest.mark.parametrize(
        ("name", "text", "id"),
        [
            ("a.json", "{", "rules-file"),
            ("a.json", "[]", "rules-shape"),
            ("a.json", "[" * 100_000, "rules-file"),
            ("a.json", '{"preset": "club", "set": 5}', "rules-shape"),
            ("a.json", '{"format": "prikup-sheet/1", "game": "tiny", "rules": 5}', "rules-shape"),
            ("a.json", '{"set": {}}', "rules-shape"),
            ("a.json", '{"game": "whist", "title": {}}', "unknown-game"),
            ("a.json", '{"game": 5, "title": {}}', "unknown-game"),
            ("a.toml", "preset = club", "rules-file"),
            ("a.toml", 'preset = "club"\nset.dump = 2020-01-01', "bad-value"),
            ("a.toml", " " * 1_000_001, "rules-file"),
        ],
    )
    def test_a_bad_file_is_refused(self, tmp_path: Path, name: str, text: str, id: str) -> None:
        with pytest.raises(BadRules) as caught:
            find_rules(self.write(tmp_path, name, text))
        assert caught.value.reason.id == id

    def test_a_missing_file_is_refused(self) -> None:
        with pytest.raises(BadRules) as caught:
            find_rules("no/such/file")
        assert caught.value.reason.args["error"] == "ENOENT"

    @pytest.mark.parametrize("text", ["dump", "=5", ""])
    def test_a_bad_assignment_is_refused(self, text: str) -> None:
        with pytest.raises(BadRules) as caught:
            parse_assignments([text])
        assert caught.value.reason.id == "rules-assignment"
