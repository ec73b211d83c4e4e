"""The barrel."""

from __future__ import annotations

from typing import Any

from prikup.rules.option import Choice, Flag, Option
from prikup.thousand.options.common import BARREL, DRAWING, NO_BOLT_PENALTY, OFF, ON
from prikup.thousand.options.shown import KEEP, PLAIN, played, record, sheet

LAST_TRY: dict[str, Any] = {"scores": [880, 0, 0], "barrel": [2, None, None]}
"""A is on the barrel and has one deal left."""

BARREL_RULES = (
    Option(
        id="barrel_at",
        group="barrel",
        type=Choice((880, 900, "off")),
        default=880,
        source="A K O H",
        example=sheet(
            played("B", 110, (10, 110, 0)),
            start={"scores": [0, 800, 0]},
            values=(880, 900, "off"),
            results=([10, 880, 0], [10, 900, 0], [10, 910, 0]),
        ),
    ),
    Option(
        id="barrel_entry",
        group="barrel",
        type=Choice(("snap", "keep_surplus")),
        default="snap",
        source="P",
        needs=BARREL,
        example=sheet(
            played("B", 100, (20, 100, 0)),
            start={"scores": [0, 800, 0]},
            values=("snap", "keep_surplus"),
            results=([20, 880, 0], [20, 900, 0]),
        ),
    ),
    Option(
        id="barrel_attempts",
        group="barrel",
        type=Choice(("deals", "own_auctions")),
        default="deals",
        source="A K O H",
        needs=BARREL,
        example=sheet(
            played("B", 100, (20, 100, 0)),
            start=LAST_TRY,
            values=("deals", "own_auctions"),
            results=([760, 100, 0], [880, 100, 0]),
        ),
    ),
    Option(
        id="barrel_win",
        group="barrel",
        type=Choice(("at_least_target", "over_target")),
        default="at_least_target",
        source="A K H",
        example=sheet(
            played("A", 120, (120, 0, 0)),
            start={"scores": [880, 0, 0]},
            values=("at_least_target", "over_target"),
            results=([1000, 0, 0], [880, 0, 0]),
        ),
    ),
    Option(
        id="barrel_win_by",
        group="barrel",
        type=Choice(("points_taken", "bid")),
        default="points_taken",
        source="A K O H",
        needs={**BARREL, "barrel_count": ("needs_own_bid", "any_deal")},
        unless=(DRAWING,),
        example=sheet(
            played("A", 100, (120, 0, 0)),
            start={"scores": [880, 0, 0]},
            values=("points_taken", "bid"),
            results=([1000, 0, 0], [880, 0, 0]),
        ),
    ),
    Option(
        id="barrel_count",
        group="barrel",
        type=Choice(("needs_own_bid", "any_deal", "running_total")),
        default="needs_own_bid",
        source="H P",
        needs=BARREL,
        example=sheet(
            played("B", 120, (57, 63, 0), marriages={"A": ["H"]}),
            start={"scores": [880, 0, 0]},
            values=("needs_own_bid", "any_deal", "running_total"),
            results=([880, -120, 0], [1035, -120, 0], [937, -120, 0]),
        ),
    ),
    Option(
        id="barrel_failed_bid_falls",
        group="barrel",
        type=Flag(),
        default=ON,
        source="H",
        needs={**BARREL, "barrel_count": ("needs_own_bid", "any_deal")},
        unless=(DRAWING,),
        example=sheet(
            played("A", 125, (100, 20, 0)),
            start={"scores": [880, 0, 0]},
            values=(ON, OFF),
            results=([755, 20, 0], [880, 20, 0]),
        ),
    ),
    Option(
        id="barrel_third_bolt_falls",
        group="barrel",
        type=Flag(),
        default=ON,
        source="H",
        needs=BARREL,
        unless=(NO_BOLT_PENALTY,),
        example=sheet(
            played("B", 100, (0, 100, 20)),
            start={"scores": [880, 0, 0], "bolts": [2, 0, 0]},
            values=(ON, OFF),
            results=([760, 100, 20], [880, 100, 20]),
        ),
    ),
    Option(
        id="barrel_shared",
        group="barrel",
        type=Choice(("newcomer_knocks_off", "two_allowed_third_clears", "free")),
        default="newcomer_knocks_off",
        source="A K O H",
        needs=BARREL,
        example=sheet(
            played("B", 100, (20, 100, 0)),
            played("C", 100, (20, 0, 100)),
            start={"scores": [880, 800, 790]},
            values=("newcomer_knocks_off", "two_allowed_third_clears", "free"),
            results=([780, 760, 880], [760, 760, 880], [880, 880, 880]),
        ),
    ),
    Option(
        id="barrel_together",
        group="barrel",
        type=Choice(("all_fall", "one_falls", "stay")),
        default="all_fall",
        source="A K O H",
        needs=BARREL,
        example=sheet(
            played("B", 100, (60, 60, 0), marriages={"B": ["S"]}),
            start={"scores": [830, 800, 0]},
            values=("all_fall", "one_falls", "stay"),
            results=([760, 760, 0], [760, 880, 0], [880, 880, 0]),
        ),
    ),
    Option(
        id="three_barrels",
        group="barrel",
        type=Choice(("zero", "zero_then_no_barrel", "to_5_then_no_barrel", "off")),
        default="zero",
        source="A K H",
        needs=BARREL,
        example=sheet(
            played("B", 100, (20, 100, 0)),
            start={**LAST_TRY, "barrels_lost": [2, 0, 0]},
            values=("zero", "to_5_then_no_barrel", "off"),
            results=([0, 100, 0], [5, 100, 0], [760, 100, 0]),
        ),
    ),
    Option(
        id="last_chance",
        group="barrel",
        type=Flag(),
        default=OFF,
        source="H",
        needs=BARREL,
        unless=(DRAWING,),
        example=record(
            PLAIN,
            KEEP,
            start={**LAST_TRY, "barrels_lost": [2, 0, 0]},
            values=(OFF, ON),
            ask="player declarer",
            results=(None, "A"),
        ),
    ),
    Option(
        id="lock_at",
        group="barrel",
        type=Choice(("off", 800, 880, 900)),
        default="off",
        source="P",
        needs={"barrel_at": ("off",)},
        example=sheet(
            played("B", 100, (10, 100, 10)),
            start={"scores": [0, 0, 850]},
            having={"barrel_at": "off"},
            values=("off", 800),
            results=([10, 100, 860], [10, 100, 850]),
        ),
    ),
    Option(
        id="leap_over_barrel",
        group="barrel",
        type=Flag(),
        default=OFF,
        source="P",
        needs=BARREL,
        example=sheet(
            played("B", 200, (20, 100, 0), marriages={"B": ["H"]}),
            start={"scores": [0, 800, 0]},
            values=(OFF, ON),
            results=([20, 880, 0], [20, 1000, 0]),
        ),
    ),
)
