"""A rule set is a preset and edits, and says no with a reason."""

import pytest

from prikup.game import BadRules
from prikup.rules import Catalogue, Value, read, resolve
from prikup.text import reason_text

pytestmark = pytest.mark.usefixtures("tiny")


def refused(preset: object, edits: object) -> BadRules:
    with pytest.raises(BadRules) as caught:
        read({"preset": preset, "set": edits}, "tiny")
    return caught.value


def test_each_value_knows_where_it_comes_from() -> None:
    rules = resolve("tiny", "club", {"dump": False})
    assert rules.origin("dump") == "edit"
    assert rules.origin("blind_min_score") == "preset"
    assert rules.origin("bid_step") == "default"
    assert rules.values["blind_min_score"] == ">=240"


def test_an_edit_back_to_the_default_is_still_an_edit() -> None:
    rules = resolve("tiny", "club", {"redeal_hand_below": "off"})
    assert rules.origin("redeal_hand_below") == "edit"


def test_an_edit_equal_to_the_preset_is_accepted_and_dropped() -> None:
    rules = resolve("tiny", "club", {"redeal_hand_below": 14, "dump": "off", "blind": "on"})
    assert rules.document() == {"preset": "club", "set": {"dump": False}}


def test_edits_stand_in_the_order_of_the_catalogue() -> None:
    one = resolve("tiny", "club", {"dump": False, "bid_step": 10})
    other = resolve("tiny", "club", {"bid_step": 10, "dump": False})
    assert one == other
    assert list(one.edits) == ["bid_step", "dump"]


def test_without_a_preset_the_default_one_is_played() -> None:
    assert resolve("tiny").preset == "club"


@pytest.mark.parametrize(
    ("name", "given", "normal"),
    [
        ("dump", "off", False),
        ("bid_step", "10", 10),
        ("redeal_hand_below", "13", 13),
        ("redeal_hand_below", False, "off"),
        ("blind_min_score", 0, ">=0"),
        ("blind_min_score", "> −120", ">-120"),
        ("blind_from", "≥ 100", ">=100"),
        ("marriage_values", "S:100 C:60 D:40 H:80", {"S": 100, "C": 60, "D": 40, "H": 80}),
        ("exit_ladder", (6, 7, 8), [6, 7, 8]),
        ("exit_ladder", "[6, 7,8]", [6, 7, 8]),
        ("exit_ladder", "6 7 8 8", [6, 7, 8, 8]),
        ("exit_ladder", 7, [7]),
        ("exit_ladder", "cyclic", "cyclic"),
    ],
)
def test_values_are_read_as_people_write_them(name: str, given: object, normal: object) -> None:
    rules = resolve("tiny", "club", {name: given})
    assert list(rules.edits.values()) == [normal]


@pytest.mark.parametrize(
    ("preset", "edits", "id", "option"),
    [
        ("clab", {}, "unknown-preset", None),
        ("club", {"dmup": True}, "unknown-option", "dmup"),
        ("club", {"dump": 1}, "bad-value", "dump"),
        ("club", {"dump": "maybe"}, "bad-value", "dump"),
        ("club", {"bid_step": 7}, "bad-value", "bid_step"),
        ("club", {"bid_step": True}, "bad-value", "bid_step"),
        ("club", {"bid_step": 10.0}, "bad-value", "bid_step"),
        ("club", {"redeal_hand_below": 500}, "bad-value", "redeal_hand_below"),
        ("club", {"blind_min_score": "much"}, "bad-value", "blind_min_score"),
        ("club", {"marriage_values": {"S": 40}}, "bad-value", "marriage_values"),
        ("club", {"marriage_values": [1, 2]}, "bad-value", "marriage_values"),
        ("club", {"exit_ladder": []}, "bad-value", "exit_ladder"),
        ("club", {"exit_ladder": [6, 11]}, "bad-value", "exit_ladder"),
        ("club", {"exit_ladder": [6, True]}, "bad-value", "exit_ladder"),
        ("club", {"exit_ladder": "6 7 up"}, "bad-value", "exit_ladder"),
        ("club", {"exit_ladder": 5}, "bad-value", "exit_ladder"),
        ("club", {"blind_min_score": ">0", "blind_from": ">5"}, "option-twice", "blind_min_score"),
        ("club", {"blind": False, "blind_bid": "any"}, "no-effect", "blind_bid"),
        ("club", {"blind_scores": "bid_doubled", "blind_cap_240": True}, "no-effect", None),
        ("club", {"exact_target": True, "bid_step": 10}, "contradiction", "exact_target"),
        (5, {}, "rules-shape", None),
        ("club", ["dump"], "rules-shape", None),
    ],
)
def test_what_is_wrong_is_refused(
    preset: object, edits: object, id: str, option: str | None
) -> None:
    error = refused(preset, edits)
    assert error.reason.id == id
    if option is not None:
        assert error.where == {"option": option}


def test_a_refusal_names_what_was_meant() -> None:
    assert refused("club", {"dmup": True}).reason.args["near"] == "dump"
    assert refused("clab", {}).reason.args["near"] == "club"
    assert refused("club", {"bid_step": 7}).reason.args["words"] == "5, 10"


def test_an_edit_without_effect_names_its_switch() -> None:
    error = refused("club", {"blind": False, "blind_cap_240": True})
    assert error.reason.args == {"option": "blind_cap_240", "switch": "blind", "value": "off"}


def test_a_preset_is_not_refused_for_a_value_that_waits_for_its_switch() -> None:
    rules = resolve("tiny", "plain", {})
    assert rules.values["blind_min_score"] == ">0"
    assert resolve("tiny", "plain", {"blind": True}).values["blind_min_score"] == ">0"


def test_switching_off_does_not_judge_what_the_preset_says() -> None:
    assert resolve("tiny", "club", {"blind": False}).document()["set"] == {"blind": False}


def test_a_value_without_effect_contradicts_nothing(tiny: Catalogue) -> None:
    assert tiny.contradiction({**tiny.defaults, "exact_target": True}) is None
    assert tiny.contradiction({**tiny.defaults, "bid_step": 10}) is None


def test_two_rule_sets_are_compared() -> None:
    ours = resolve("tiny", "club", {"dump": False})
    assert ours.differences(resolve("tiny", "plain")) == {
        "blind": (True, False),
        "blind_min_score": (">=240", ">0"),
        "redeal_hand_below": (14, "off"),
        "dump": (False, True),
    }


def test_the_report_is_the_one_of_the_protocol() -> None:
    report = resolve("tiny", "club", {"dump": False}).report()
    assert set(report) == {"preset", "set", "code", "options", "diff"}
    assert report["diff"] == ["dump"]
    assert report["options"]["dump"] == {
        "value": False,
        "default": True,
        "preset_value": True,
        "from": "edit",
    }


@pytest.mark.parametrize("document", [None, [], 5, "club", {"presett": "club"}, {"code": 5}])
def test_what_is_no_rule_set_is_refused(document: object) -> None:
    with pytest.raises(BadRules) as caught:
        read(document, "tiny")
    assert caught.value.reason.id == "rules-shape"


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadRules) as caught:
        resolve("whist")
    assert caught.value.reason.id == "unknown-game"


@pytest.mark.parametrize(
    ("values", "text"),
    [
        (
            {"marriage_values": {"S": 40, "C": 60, "D": 80, "H": 999}},
            "`marriage_values` cannot be ♥ 999. "
            "Right would be: a whole number from 0 to 400 for each suit: ♠ S, ♣ C, ♦ D, ♥ H.",
        ),
        (
            {"redeal_hand_below": 500},
            "`redeal_hand_below` cannot be 500. "
            "Right would be: off, or a whole number from 1 to 120.",
        ),
        (
            {"blind_min_score": "much"},
            "`blind_min_score` cannot be much. "
            "Right would be: none, or a score: >=N (from N), >N (above N).",
        ),
    ],
)
def test_a_refusal_says_what_would_be_right(values: dict[str, Value], text: str) -> None:
    assert reason_text("en", refused("club", values).reason) == text
