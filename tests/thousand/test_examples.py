"""Every house rule of Thousand is read, and every value of it plays."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from prikup.game import BadRules
from prikup.records.examples import BadExample, document_of, run_example
from prikup.rules import Choice, Example, Flag, Option, resolve
from prikup.rules.option import Value
from prikup.thousand import THOUSAND
from prikup.thousand.options import OPTIONS
from prikup.thousand.options.shown import KEEP, PLAIN, WON, played, record, sheet
from prikup.thousand.rules import READ_IDS

BESIDE = [
    (
        "blind_who",
        record(
            PLAIN,
            "",
            start={"scores": [300, 300, 300]},
            having={"forced_bidder": "dealer"},
            values=("first_hand", "forced_bidder"),
            ask="player turn",
            results=("B", "A"),
        ),
    ),
    (
        "golden",
        record(
            PLAIN,
            KEEP,
            values=("forced_120", "doubled"),
            ask="view phase",
            results=("talon", "auction"),
        ),
    ),
    (
        "write_off_on_barrel",
        record(
            PLAIN,
            WON,
            start={"scores": [880, 0, 0]},
            having={"write_off_deducts": False},
            values=("if_deducted", "always"),
            ask="allowed write-off",
            results=(False, True),
        ),
    ),
    (
        "write_off_on_barrel",
        record(
            PLAIN,
            WON,
            start={"scores": [880, 0, 0]},
            values=("own_forbidden", "any_forbidden"),
            ask="allowed write-off",
            results=(True, False),
        ),
    ),
    (
        "write_off_on_barrel",
        record(
            PLAIN,
            WON,
            start={"scores": [0, 880, 0]},
            values=("if_deducted", "own_forbidden"),
            ask="allowed write-off",
            results=(True, False),
        ),
    ),
    (
        "both_reach_target",
        sheet(
            played("B", 100, (30, 90, 0), marriages={"B": ["S"]}),
            start={"scores": [970, 900, 0]},
            having={"barrel_at": "off"},
            values=("higher", "draw"),
            ask="player winner",
            results=("B", None),
        ),
    ),
    (
        "both_reach_target",
        sheet(
            played("B", 100, (30, 90, 0), marriages={"B": ["S"]}),
            start={"scores": [970, 900, 0]},
            having={"barrel_at": "off"},
            values=("draw", "play_on"),
            ask="standing over",
            results=(True, False),
        ),
    ),
    (
        "three_barrels",
        sheet(
            played("B", 100, (20, 100, 0)),
            start={"scores": [880, 0, 0], "barrel": [2, None, None], "barrels_lost": [2, 0, 0]},
            values=("zero", "zero_then_no_barrel"),
            ask="standing barrel_closed",
            results=([False] * 3, [True, False, False]),
        ),
    ),
    (
        "barrel_shared",
        sheet(
            played("B", 100, (20, 100, 0)),
            start={"scores": [880, 800, 0]},
            values=("newcomer_knocks_off", "two_allowed_third_clears"),
            results=([760, 880, 0], [880, 880, 0]),
        ),
    ),
    (
        "blind_scores",
        sheet(
            {"declarer": "B", "bid": 120, "blind": True, "write_off": True},
            start={"scores": [0, 300, 0]},
            having={"write_off_amount": "60_each"},
            values=("bid_doubled",),
            results=([120, 60, 120],),
        ),
    ),
]
"""What the other values do: an example that showed them all would be hard to read."""


@pytest.mark.parametrize(("name", "example"), BESIDE)
def test_values_that_the_examples_do_not_show_act_too(name: str, example: Example) -> None:
    option = replace(next(o for o in OPTIONS if o.id == name), example=example)
    for value, result in zip(example.values, example.results, strict=True):
        assert run_example("thousand", option, value) == result


def test_every_option_is_read_by_the_game() -> None:
    assert {option.id for option in OPTIONS} == READ_IDS


def test_a_question_without_an_answer_is_a_slip() -> None:
    example = Example(
        kind="sheet", document={"players": ["A", "B", "C"]}, values=(3,), ask="legal", results=(0,)
    )
    option = Option(
        id="players", group="table", type=Choice((3,)), default=3, source="A", example=example
    )
    with pytest.raises(BadExample):
        run_example("thousand", option, 3)


def test_an_example_is_a_whole_document() -> None:
    document = document_of("thousand", next(o for o in OPTIONS if o.id == "bank"), 1000)
    assert document["format"] == "prikup-sheet/1"
    assert document["rules"] == {"set": {"settlement": "bank", "bank": 1000}}


# --- every value plays ---------------------------------------------------------------------------

VALUES = [
    pytest.param(option, value, id=f"{option.id}={value}")
    for option in OPTIONS
    for value in option.type.samples()
]


def _value_needs(option: Option, value: Value) -> Mapping[str, tuple[Value, ...]]:
    return {} if isinstance(value, dict) else option.value_needs.get(value, {})


def needed(option: Option, value: Value) -> dict[str, Value]:
    """Edits under which an option has an effect."""
    edits: dict[str, Value] = {}
    for switch, values in {**option.needs, **_value_needs(option, value)}.items():
        if resolve("thousand").values[switch] not in values:
            edits[switch] = values[0]
    return edits


@pytest.mark.parametrize(("option", "value"), VALUES)
def test_twenty_deals_are_played_with_every_value(option: Option, value: Value) -> None:
    rules = resolve("thousand", None, {**needed(option, value), option.id: value})
    rng = random.Random(f"{option.id}={value}")
    count = int(str(rules.values["players"]))
    scores = [rng.randrange(0, 880) for _ in range(count)]
    if rules.values["four_in_pairs"]:
        scores[2:] = scores[:2]
    state = THOUSAND.new_match(rules.values, {"scores": scores})
    for _ in range(20):
        if state.over:
            state = THOUSAND.new_match(rules.values)
        deck = list(THOUSAND.deck(state))
        rng.shuffle(deck)
        state = state.apply(THOUSAND.deal(state, deck))
        before = state.scores
        while state.turn is not None:
            state = state.after(rng.choice(state.legal_actions()))
        gained = [0] * count
        for entry in state.entries:
            gained[entry.player] += entry.amount
        assert [b + g for b, g in zip(before, gained, strict=True)] == list(state.scores)


def test_choices_and_flags_list_all_their_values() -> None:
    """So the test above has seen every one."""
    for option in OPTIONS:
        if isinstance(option.type, Choice):
            assert option.type.samples() == option.type.values
        if isinstance(option.type, Flag):
            assert option.type.samples() == (True, False)


def test_a_value_that_is_none_is_refused() -> None:
    with pytest.raises(BadRules):
        resolve("thousand", None, {"barrel_at": 870})
