"""The auction, the talon and the raise (catalogue, sections 5 and 6)."""

from __future__ import annotations

from prikup.rules.option import Choice, Flag, Number, Option
from prikup.thousand.options.common import BARREL, OFF, ON
from prikup.thousand.options.shown import KEEP, PLAIN, WON, dealt, record

AUCTION = (
    Option(
        id="bid_step",
        group="auction",
        type=Choice((5, 10)),
        default=5,
        source="A H P",
        example=record(PLAIN, KEEP, values=(5, 10), ask="allowed 105", results=(True, False)),
    ),
    Option(
        id="bid_jumps",
        group="auction",
        type=Choice(("allowed", "forbidden")),
        default="allowed",
        source="A K",
        example=record(
            PLAIN, KEEP, values=("allowed", "forbidden"), ask="allowed 120", results=(True, False)
        ),
    ),
    Option(
        id="bid_over_120",
        group="auction",
        type=Choice(("marriages_in_hand", "free")),
        default="marriages_in_hand",
        source="A K O H",
        example=record(
            PLAIN,
            KEEP + ", pass",
            values=("marriages_in_hand", "free"),
            ask="allowed 130",
            results=(False, True),
        ),
    ),
    Option(
        id="max_bid",
        group="auction",
        type=Number(120, 600, words=("none",), step=10, usual=(300,)),
        default="none",
        source="H",
        example=record(
            dealt(c="9S KC QC KD QD KH QH"),
            KEEP,
            values=("none", 300),
            ask="allowed 310",
            results=(True, False),
        ),
    ),
    Option(
        id="silence_below",
        group="auction",
        type=Number(-1000, 0, words=("off",), usual=(-120, 0)),
        default="off",
        source="A K H",
        example=record(
            PLAIN,
            KEEP + ", pass",
            start={"scores": [-130, 0, 0]},
            values=("off", -120),
            ask="legal",
            results=(["pass", "105", "110", "115", "120"], ["pass"]),
        ),
    ),
    Option(
        id="barrel_bid_limit",
        group="auction",
        type=Choice(("none", 120)),
        default="none",
        source="H",
        needs={**BARREL, "barrel_count": ("needs_own_bid", "any_deal")},
        example=record(
            PLAIN,
            KEEP,
            start={"scores": [0, 0, 880]},
            values=("none", 120),
            ask="allowed 130",
            results=(True, False),
        ),
    ),
)

TALON = (
    Option(
        id="talon_hidden_at_forced_bid",
        group="talon",
        type=Flag(),
        default=OFF,
        source="A K O H",
        example=record(
            PLAIN, WON, values=(OFF, ON), ask="view talon A", results=(["QH", "KH", "AH"], None)
        ),
    ),
    Option(
        id="discard_face_down",
        group="talon",
        type=Flag(),
        default=OFF,
        source="A",
        example=record(
            PLAIN,
            WON + ", give 2 9D",
            values=(OFF, ON),
            ask="view given A",
            results=([{"seat": 2, "card": "9D"}], [{"seat": 2}]),
        ),
    ),
    Option(
        id="raise_after_talon",
        group="talon",
        type=Flag(),
        default=ON,
        source="A K O H P",
        example=record(PLAIN, WON, values=(ON, OFF), ask="allowed bid 110", results=(True, False)),
    ),
)
