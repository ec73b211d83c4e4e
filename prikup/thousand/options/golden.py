"""The golden round."""

from __future__ import annotations

from prikup.rules.option import Choice, Flag, Option
from prikup.thousand.options.common import DRAWING, FORCED_GOLDEN, GOLDEN, OFF, ON, WRITE_OFF
from prikup.thousand.options.shown import KEEP, PLAIN, played, record, sheet

NOBODY = (
    played("B", 120, (40, 60, 20)),
    played("C", 120, (40, 20, 60)),
    played("A", 120, (60, 40, 20)),
)
"""A golden round in which all three fail: A −80, B −120, C −160."""

GOLDEN_ROUND = (
    Option(
        id="golden",
        group="golden",
        type=Choice(("off", "forced_120", "doubled")),
        default="off",
        source="A K O H",
        unless=(DRAWING,),
        example=sheet(
            played("B", 120, (20, 100, 0), marriages={"B": ["S"]}),
            values=("off", "forced_120"),
            results=([20, 120, 0], [40, 280, 0]),
        ),
    ),
    Option(
        id="golden_scores",
        group="golden",
        type=Choice(("points_doubled", "bid_doubled")),
        default="points_doubled",
        source="A K H",
        needs=GOLDEN,
        example=sheet(
            played("B", 120, (20, 100, 0), marriages={"B": ["S"]}),
            having={"golden": "forced_120"},
            values=("points_doubled", "bid_doubled"),
            results=([40, 280, 0], [40, 240, 0]),
        ),
    ),
    Option(
        id="golden_double_penalties",
        group="golden",
        type=Flag(),
        default=ON,
        source="A O H",
        needs=GOLDEN,
        example=sheet(
            {"penalty": {"player": "C", "reason": "misdeal"}},
            having={"golden": "forced_120"},
            values=(ON, OFF),
            results=([0, 0, -240], [0, 0, -120]),
        ),
    ),
    Option(
        id="golden_if_nobody_makes",
        group="golden",
        type=Choice(("replay_from_zero", "zero_and_play_on", "replay", "play_on")),
        default="replay_from_zero",
        source="A K O H",
        needs=FORCED_GOLDEN,
        example=sheet(
            *NOBODY,
            played("B", 120, (0, 120, 0)),
            having={"golden": "forced_120"},
            values=("replay_from_zero", "zero_and_play_on", "replay", "play_on"),
            results=([0, 240, 0], [0, 120, 0], [-80, 120, -160], [-80, 0, -160]),
        ),
    ),
    Option(
        id="golden_max_rounds",
        group="golden",
        type=Choice(("none", 3)),
        default="none",
        source="H",
        needs={
            **FORCED_GOLDEN,
            "golden_if_nobody_makes": ("replay_from_zero", "replay"),
        },
        example=sheet(
            *NOBODY,
            *NOBODY,
            *NOBODY,
            having={"golden": "forced_120"},
            values=("none", 3),
            results=([0, 0, 0], [-80, -120, -160]),
        ),
    ),
    Option(
        id="golden_raise",
        group="golden",
        type=Flag(),
        default=OFF,
        source="A K",
        needs={**FORCED_GOLDEN, "raise_after_talon": (ON,)},
        example=record(
            PLAIN,
            KEEP,
            having={"golden": "forced_120"},
            values=(OFF, ON),
            ask="allowed bid 130",
            results=(False, True),
        ),
    ),
    Option(
        id="golden_write_off",
        group="golden",
        type=Flag(),
        default=OFF,
        source="A K",
        needs={**GOLDEN, **WRITE_OFF, "write_off_deducts": (OFF,)},
        example=record(
            PLAIN,
            KEEP,
            having={"golden": "forced_120", "write_off_deducts": OFF},
            values=(OFF, ON),
            ask="allowed write-off",
            results=(False, True),
        ),
    ),
    Option(
        id="golden_doubles_marriages",
        group="golden",
        type=Choice(("all", "declarer_only", "none")),
        default="all",
        source="O H",
        needs=GOLDEN,
        example=sheet(
            played("B", 120, (30, 90, 0), marriages={"A": ["D"], "B": ["S"]}),
            having={"golden": "forced_120"},
            values=("all", "declarer_only", "none"),
            results=([220, 260, 0], [140, 260, 0], [140, 220, 0]),
        ),
    ),
    Option(
        id="golden_double_bolts",
        group="golden",
        type=Flag(),
        default=OFF,
        source="A K H",
        needs=GOLDEN,
        example=sheet(
            played("B", 120, (20, 100, 0)),
            having={"golden": "forced_120"},
            values=(OFF, ON),
            ask="standing bolts",
            results=([0, 0, 1], [0, 0, 2]),
        ),
    ),
)
