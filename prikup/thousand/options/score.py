"""What a deal brings, and bolts."""

from __future__ import annotations

from prikup.rules.option import Choice, Flag, Option
from prikup.thousand.options.common import DEALER_OUT, DRAWING, NO_BOLT_PENALTY, OFF, ON
from prikup.thousand.options.shown import played, record, sheet

DEALER_OUT_CARDS = (
    "",
    "9S JS KS TS TC AC AH",
    "QS 9C JC QC KC 9D JD",
    "QD KD TD AD 9H JH TH",
    "KH QH AS",
)
"""A sits out; the talon holds an ace and a marriage, and B takes every trick."""

SCORE = (
    Option(
        id="rounding",
        group="score",
        type=Choice((5, 1, 10)),
        default=5,
        source="A K O H P",
        example=sheet(
            played("B", 100, (3, 100, 17)),
            values=(5, 1, 10),
            results=([5, 100, 15], [3, 100, 17], [0, 100, 20]),
        ),
    ),
    Option(
        id="round_own_game",
        group="score",
        type=Flag(),
        default=OFF,
        source="A K",
        unless=(DRAWING,),
        example=sheet(
            played("B", 100, (12, 98, 10)),
            values=(OFF, ON),
            results=([10, -100, 10], [10, 100, 10]),
        ),
    ),
    Option(
        id="pays",
        group="score",
        type=Choice(("bid", "points")),
        default="bid",
        source="P",
        unless=(DRAWING,),
        example=sheet(
            played("B", 100, (10, 110, 0)),
            values=("bid", "points"),
            results=([10, 100, 0], [10, 110, 0]),
        ),
    ),
    Option(
        id="failed_goes_to",
        group="score",
        type=Choice(("lost", "split", "each")),
        default="lost",
        source="P",
        unless=(DRAWING,),
        example=sheet(
            played("B", 100, (20, 90, 10)),
            values=("lost", "split", "each"),
            results=([20, -100, 10], [70, -100, 60], [120, -100, 110]),
        ),
    ),
    Option(
        id="fail_costs",
        group="score",
        type=Choice(("bid", "shortfall")),
        default="bid",
        source="H",
        unless=(DRAWING,),
        example=sheet(
            played("B", 100, (20, 90, 10)),
            values=("bid", "shortfall"),
            results=([20, -100, 10], [20, -10, 10]),
        ),
    ),
    Option(
        id="dealer_out_scores",
        group="score",
        type=Choice(
            ("nothing", "talon_points", "aces_50", "aces_40", "marriages", "half_marriages")
        ),
        default="nothing",
        source="K H P",
        needs=DEALER_OUT,
        example=record(
            DEALER_OUT_CARDS,
            "keep, keep, keep, pass, pass, give 2 KH, give 3 QH, keep, keep, keep, claim",
            having={"players": 4},
            values=("nothing", "talon_points", "aces_50", "aces_40", "marriages"),
            ask="scores",
            results=(
                [0, 100, 0, 0],
                [20, 100, 0, 0],
                [50, 100, 0, 0],
                [40, 100, 0, 0],
                [120, 100, 0, 0],
            ),
        ),
    ),
)

BOLTS = (
    Option(
        id="bolt_when",
        group="bolts",
        type=Choice(("no_trick", "no_points", "rounds_to_zero")),
        default="no_trick",
        source="A K O H",
        example=sheet(
            played("B", 100, (0, 116, 4), tricks={"A": 1, "B": 6, "C": 1}),
            having={"rounding": 10},
            values=("no_trick", "no_points", "rounds_to_zero"),
            ask="standing bolts",
            results=([0, 0, 0], [1, 0, 0], [1, 0, 1]),
        ),
    ),
    Option(
        id="three_bolts_in_a_row",
        group="bolts",
        type=Flag(),
        default=ON,
        source="A K",
        example=sheet(
            played("B", 100, (20, 100, 0)),
            start={"bolts": [0, 0, 2]},
            having={"three_bolts_in_match": OFF},
            values=(ON, OFF),
            results=([20, 100, -120], [20, 100, 0]),
        ),
    ),
    Option(
        id="three_bolts_in_match",
        group="bolts",
        type=Flag(),
        default=ON,
        source="A K O H",
        example=sheet(
            played("B", 100, (20, 100, 0)),
            start={"bolts": [0, 0, 2]},
            values=(ON, OFF),
            results=([20, 100, -120], [20, 100, 0]),
        ),
    ),
    Option(
        id="bolts_every",
        group="bolts",
        type=Choice((3, 5)),
        default=3,
        source="P",
        unless=(NO_BOLT_PENALTY,),
        example=sheet(
            played("B", 100, (20, 100, 0)),
            start={"bolts": [0, 0, 2]},
            values=(3, 5),
            results=([20, 100, -120], [20, 100, 0]),
        ),
    ),
    Option(
        id="own_bolt_ignored",
        group="bolts",
        type=Flag(),
        default=OFF,
        source="A K",
        unless=(DRAWING,),
        example=sheet(
            played("B", 100, (70, 0, 50)),
            values=(OFF, ON),
            ask="standing bolts",
            results=([0, 1, 0], [0, 0, 0]),
        ),
    ),
)
