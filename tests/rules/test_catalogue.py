"""A slip in a declaration is found when the catalogue is made."""

from typing import Any

import pytest

from prikup.rules import BadCatalogue, Catalogue, Choice, Example


def test_an_option_is_found_by_id_and_by_its_earlier_ids(tiny: Catalogue) -> None:
    assert tiny["blind_min_score"] is tiny["blind_from"]
    assert "blind_from" in tiny
    assert "blond" not in tiny
    assert tiny.nearest("blnd") == "blind"
    assert tiny.nearest("xyz") is None


def test_options_come_by_group_in_the_order_declared(make_option: Any) -> None:
    one, two, three = (make_option(name) for name in ("blind", "dump", "bid_step"))
    two = make_option("dump", group="end")
    catalogue = Catalogue("tiny", [one, two, three], ["end", "match"])
    assert [(group, [o.id for o in options]) for group, options in catalogue.by_group()] == [
        ("end", ["dump"]),
        ("match", ["blind", "bid_step"]),
    ]


def test_a_switch_that_is_off_itself_switches_off(tiny: Catalogue) -> None:
    values = {**tiny.defaults, "blind": False}
    assert tiny.unmet("blind_cap_240", values) == "blind"
    assert tiny.unmet("blind_cap_240", tiny.defaults) is None


def test_a_case_of_unless_holds_where_all_of_it_does(tiny: Catalogue) -> None:
    values = {**tiny.defaults, "redeal_hand_below": 14, "dump": False, "blind_cap_240": False}
    assert tiny.unmet("redeal_consent", values) is None
    assert tiny.unmet("redeal_consent", {**values, "redeal_hand_below": "off"}) == (
        "redeal_hand_below"
    )
    assert tiny.unmet("redeal_consent", {**values, "blind_cap_240": True}) == "blind_cap_240"
    assert tiny.unmet("redeal_consent", {**values, "blind_cap_240": True, "dump": True}) is None


def test_in_a_case_of_unless_what_has_no_effect_counts_as_not_there(tiny: Catalogue) -> None:
    """And the switch that is named is the one above it."""
    values = {**tiny.defaults, "redeal_hand_below": 14, "dump": False, "blind": False}
    assert tiny.unmet("redeal_consent", values) == "blind"


def example(values: tuple[Any, ...], results: tuple[Any, ...]) -> Example:
    return Example(kind="sheet", document={}, values=values, ask="scores", results=results)


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"group": "nowhere"}, "no group 'nowhere'"),
        ({"needs": {"nothing": (True,)}}, "needs 'nothing', which is no option"),
        ({"needs": {"dump": ("maybe",)}}, "dump cannot be 'maybe'"),
        ({"needs": {"dump": ()}}, "without any value"),
        ({"unless": ({"nothing": (True,)},)}, "unless 'nothing', which is no option"),
        ({"unless": ({"dump": (True,), "blind": (True,)},)}, "in a circle: blind → blind"),
        ({"needs": {"dump": ("on",)}}, "write dump as True"),
        ({"needs": {"blind": (True,)}}, "in a circle: blind → blind"),
        ({"excludes": {"nothing": (True,)}}, "excludes 'nothing'"),
        ({"default": "off"}, "write blind as False"),
        ({"type": Choice((5, "5"))}, "blind cannot be True"),
        ({"aliases": ("dump",)}, "'dump' names both"),
        ({"example": example((True, True), (0, 1))}, "values of the example are equal"),
        ({"example": example((True, False), (1, 1))}, "results of the example are equal"),
        ({"example": example((True, "no"), (0, 1))}, "blind cannot be 'no'"),
        ({"example": example((True,), (0,))}, "two values and as many results"),
        ({"example": example((True, False), (0, 1, 2))}, "two values and as many results"),
    ],
)
def test_a_declaration_that_does_not_hold_is_refused(
    make_option: Any, more: dict[str, Any], message: str
) -> None:
    options = [make_option("blind", **more), make_option("dump")]
    with pytest.raises(BadCatalogue, match=message):
        Catalogue("tiny", options, ["match"])


def test_options_that_need_each_other_are_refused(make_option: Any) -> None:
    options = [
        make_option("blind", needs={"dump": (True,)}),
        make_option("dump", needs={"blind": (True,)}),
    ]
    with pytest.raises(BadCatalogue, match="blind → dump → blind"):
        Catalogue("tiny", options, ["match"])


def test_the_description_is_the_one_of_the_protocol(tiny: Catalogue) -> None:
    described = tiny.describe()
    assert described["groups"] == ["match"]
    by_id = {option["id"]: option for option in described["options"]}
    assert by_id["blind_bid"] == {
        "id": "blind_bid",
        "group": "match",
        "type": "choice",
        "values": [120, "any"],
        "default": 120,
        "needs": {"blind": [True]},
        "unless": [],
        "excludes": {},
        "source": "H",
    }
    assert by_id["redeal_consent"]["unless"] == [
        {"dump": [False], "blind_cap_240": [True]},
        {"redeal_hand_below": ["off"]},
    ]
    assert by_id["redeal_hand_below"]["values"] == ["off", 13, 14]
    assert by_id["redeal_hand_below"]["range"] == {"low": 1, "high": 120, "step": 1}
