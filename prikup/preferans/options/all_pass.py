"""Playing after three passes, and the lowest bid after that."""

from __future__ import annotations

from prikup.preferans.options.common import THREE_HANDS
from prikup.preferans.options.records import ALL_PASS, MIXED, SUITED, record
from prikup.rules.option import Choice, Numbers, Option

FIRST_TRICK = ALL_PASS + ", 9C, 7C, 8C"
"""The ace of clubs has led from the talon."""

ALL_PASSES = (
    Option(
        id="all_pass_talon",
        group="all_pass",
        type=Choice(("leads_and_can_win", "names_suit", "dealer_plays", "closed")),
        default="leads_and_can_win",
        source="G P",
        needs=THREE_HANDS,
        value_needs={"dealer_plays": {"players": (4,)}},
        example=record(
            MIXED,
            FIRST_TRICK,
            values=("leads_and_can_win", "names_suit"),
            ask="view tricks_taken",
            results=([0, 0, 0], [0, 1, 0]),
        ),
    ),
    Option(
        id="all_pass_third_lead",
        group="all_pass",
        type=Choice(("first_hand", "winner")),
        default="first_hand",
        source="G P",
        needs={"all_pass_talon": ("leads_and_can_win", "names_suit", "dealer_plays")},
        example=record(
            MIXED,
            FIRST_TRICK + ", 8S, JS, 7S",
            values=("first_hand", "winner"),
            ask="player turn",
            results=("B", "C"),
        ),
    ),
    Option(
        id="all_pass_exit",
        group="all_pass",
        type=Numbers(
            low=6,
            high=10,
            usual=((6, 7, 7), (6, 6, 6), (6, 7, 8, 8), (6, 7, 7, 7)),
            words=("cyclic",),
        ),
        default=[6, 7, 7],
        source="F P",
        needs=THREE_HANDS,
        example=record(
            SUITED,
            "",
            start={"all_passes": 2},
            values=([6, 7, 7], [6, 6, 6], [6, 7, 8, 8]),
            ask="legal",
            results=(["pass", "7S", "misere"], ["pass", "6S", "misere"], ["pass", "8S", "misere"]),
        ),
    ),
)
