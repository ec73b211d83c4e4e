"""The ladder of bids and the talon."""

from __future__ import annotations

from prikup.preferans.options.common import OFF, ON
from prikup.preferans.options.records import SUITED, record
from prikup.rules.option import Choice, Flag, Option

_HISTORIC = ("off", "closed", "open")

AUCTION = (
    Option(
        id="jump_bids",
        group="auction",
        type=Flag(),
        default=OFF,
        source="G",
        example=record(SUITED, "6S", values=(OFF, ON), ask="allowed 7D", results=(False, True)),
    ),
    Option(
        id="hold",
        group="auction",
        type=Choice(("first_hand", "older_of_last_two", "off")),
        default="first_hand",
        source="G F",
        example=record(
            SUITED,
            "pass, 6S, 6C",
            values=("first_hand", "older_of_last_two"),
            ask="allowed here",
            results=(False, True),
        ),
    ),
    Option(
        id="hold_limits",
        group="auction",
        type=Choice(("not_on_6S_and_misere", "none")),
        default="not_on_6S_and_misere",
        source="P",
        needs={"hold": ("first_hand", "older_of_last_two")},
        example=record(
            SUITED,
            "6S, pass, misere",
            values=("not_on_6S_and_misere", "none"),
            ask="allowed here",
            results=(False, True),
        ),
    ),
    Option(
        id="misere_beaten_by",
        group="auction",
        type=Choice(("nine", "nine_without_talon")),
        default="nine",
        source="G P",
        example=record(
            SUITED,
            "misere",
            values=("nine", "nine_without_talon"),
            ask="legal",
            results=(["pass", "9S"], ["pass", "nine-without", "10S"]),
        ),
    ),
    Option(
        id="without_talon",
        group="auction",
        type=Flag(),
        default=OFF,
        source="F",
        needs={"misere_beaten_by": ("nine",)},
        example=record(
            SUITED,
            "misere, 9S, pass",
            values=(OFF, ON),
            ask="allowed misere-without",
            results=(False, True),
        ),
    ),
    Option(
        id="small_misere",
        group="auction",
        type=Choice(_HISTORIC),
        default="off",
        source="G",
        example=record(
            SUITED,
            "6S",
            values=("off", "closed"),
            ask="allowed small-misere",
            results=(False, True),
        ),
    ),
    Option(
        id="big_misere",
        group="auction",
        type=Choice(_HISTORIC),
        default="off",
        source="G",
        example=record(
            SUITED,
            "6S",
            values=("off", "closed"),
            ask="allowed big-misere",
            results=(False, True),
        ),
    ),
    Option(
        id="without_three",
        group="auction",
        type=Choice(("off", "on", "true_with_whists")),
        default="off",
        source="P",
        example=record(
            SUITED,
            "6S, pass, pass",
            values=("off", "on"),
            ask="allowed without-three",
            results=(False, True),
        ),
    ),
)
