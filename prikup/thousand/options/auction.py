"""The auction, the talon and the raise."""

from __future__ import annotations

from prikup.rules.option import Choice, Flag, Number, Option
from prikup.thousand.options.common import (
    BARREL,
    DRAWING,
    NINES,
    NO_FORCED_BID,
    NO_GIFTS,
    OFF,
    ON,
)
from prikup.thousand.options.shown import (
    HEARTS,
    KEEP,
    PASSED,
    PLAIN,
    WON,
    dealt,
    played,
    record,
    sheet,
)

AUCTION = (
    Option(
        id="bid_step",
        group="auction",
        type=Choice((5, 10)),
        default=5,
        source="A H P",
        unless=(DRAWING,),
        example=record(PLAIN, KEEP, values=(5, 10), ask="allowed 105", results=(True, False)),
    ),
    Option(
        id="min_bid",
        group="auction",
        type=Choice((100, 40, 50, 60)),
        default=100,
        source="P",
        needs=NO_FORCED_BID,
        example=record(
            PLAIN,
            KEEP,
            having={"forced_bid": "none"},
            values=(100, 40),
            ask="allowed 40",
            results=(False, True),
        ),
    ),
    Option(
        id="all_pass",
        group="auction",
        type=Choice(("forced_bidder_plays", "redeal", "raspasy")),
        default="forced_bidder_plays",
        source="P",
        needs=NO_FORCED_BID,
        example=record(
            PLAIN,
            KEEP + ", pass, pass, pass",
            having={"forced_bid": "none"},
            values=("forced_bidder_plays", "redeal", "raspasy"),
            ask="view phase",
            results=("talon", "deal", "play"),
        ),
    ),
    Option(
        id="bid_again_after_pass",
        group="auction",
        type=Flag(),
        default=OFF,
        source="P",
        unless=(DRAWING,),
        example=record(
            PLAIN,
            KEEP + ", pass, 105, pass",
            values=(OFF, ON),
            ask="player turn",
            results=("A", "C"),
        ),
    ),
    Option(
        id="bid_jumps",
        group="auction",
        type=Choice(("allowed", "forbidden")),
        default="allowed",
        source="A K",
        unless=(DRAWING,),
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
        unless=(DRAWING,),
        example=record(
            PLAIN,
            KEEP + ", pass",
            values=("marriages_in_hand", "free"),
            ask="allowed 130",
            results=(False, True),
        ),
    ),
    Option(
        id="marriage_proof",
        group="auction",
        type=Flag(),
        default=OFF,
        source="H P",
        needs={"bid_over_120": ("marriages_in_hand",)},
        example=record(
            PLAIN, KEEP + ", 130", values=(OFF, ON), ask="allowed prove", results=(False, True)
        ),
    ),
    Option(
        id="max_bid",
        group="auction",
        type=Number(120, 600, words=("none",), step=10, usual=(300,)),
        default="none",
        source="H",
        unless=(DRAWING,),
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
        unless=(DRAWING,),
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
        unless=(DRAWING,),
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
        type=Choice(("off", "on", "optional")),
        default="off",
        source="A K O H",
        needs={"forced_bid": (100,)},
        example=record(
            PLAIN, WON, values=("off", "on"), ask="view talon A", results=(["QH", "KH", "AH"], None)
        ),
    ),
    Option(
        id="talon_aces",
        group="talon",
        type=Choice(("off", "mandatory", "give_one")),
        default="off",
        source="H",
        unless=(DRAWING,),
        example=record(
            dealt(b="AS AC AD QS KS JD 9H", talon="AH QD KD"),
            WON + ", give 2 9H",
            values=("off", "give_one"),
            ask="allowed give 0 JD",
            results=(True, False),
        ),
    ),
    Option(
        id="discard_face_down",
        group="talon",
        type=Flag(),
        default=OFF,
        source="A",
        needs=NINES,
        unless=(NO_GIFTS,),
        example=record(
            PLAIN,
            WON + ", give 2 9D",
            values=(OFF, ON),
            ask="view given A",
            results=([{"seat": 2, "card": "9D"}], [{"seat": 2}]),
        ),
    ),
    Option(
        id="forgotten_discard",
        group="talon",
        type=Flag(),
        default=OFF,
        source="H",
        unless=(DRAWING,),
        example=sheet(
            played("B", 120, (20, 60, 40), kept_lead="C"),
            values=(OFF, ON),
            ask="accepted",
            results=(False, True),
        ),
    ),
    Option(
        id="raise_after_talon",
        group="talon",
        type=Flag(),
        default=ON,
        source="A K O H P",
        unless=(DRAWING,),
        example=record(PLAIN, WON, values=(ON, OFF), ask="allowed bid 110", results=(True, False)),
    ),
    Option(
        id="buy_over",
        group="talon",
        type=Flag(),
        default=OFF,
        source="K",
        unless=(DRAWING,),
        example=record(PLAIN, WON, values=(OFF, ON), ask="view phase", results=("talon", "buying")),
    ),
    Option(
        id="sell_contract",
        group="talon",
        type=Flag(),
        default=OFF,
        source="P",
        needs={"deck": (24,)},
        unless=(NO_GIFTS, {"players": (4,), "four_in_pairs": (ON,)}),
        example=record(
            PLAIN, WON, values=(OFF, ON), ask="allowed sell QS KS AS", results=(False, True)
        ),
    ),
    Option(
        id="contra",
        group="talon",
        type=Flag(),
        default=OFF,
        source="P",
        unless=(DRAWING,),
        example=record(
            HEARTS, PASSED, values=(OFF, ON), ask="allowed contra", results=(False, True)
        ),
    ),
)
