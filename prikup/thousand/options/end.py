"""The dump and the end of the match."""

from __future__ import annotations

from prikup.rules.option import Choice, Flag, Number, Option
from prikup.thousand.options.common import OFF, ON
from prikup.thousand.options.shown import played, sheet

END = (
    Option(
        id="dump",
        group="end",
        type=Flag(),
        default=ON,
        source="A K O H",
        example=sheet(
            played("B", 100, (20, 100, 0)),
            start={"scores": [0, 455, 0]},
            values=(ON, OFF),
            results=([20, 0, 0], [20, 555, 0]),
        ),
    ),
    Option(
        id="negative_dump",
        group="end",
        type=Flag(),
        default=OFF,
        source="A K O H",
        example=sheet(
            played("B", 100, (40, 60, 20)),
            start={"scores": [0, -455, 0]},
            values=(ON, OFF),
            results=([40, 0, 20], [40, -555, 20]),
        ),
    ),
    Option(
        id="dump_at",
        group="end",
        type=Number(300, 850, step=5, usual=(555, 550, 700)),
        default=555,
        source="P",
        unless=({"dump": (False,), "negative_dump": (False,)},),
        example=sheet(
            played("B", 100, (20, 100, 0)),
            start={"scores": [0, 455, 0]},
            values=(555, 700),
            results=([20, 0, 0], [20, 555, 0]),
        ),
    ),
    Option(
        id="both_reach_target",
        group="end",
        type=Choice(("declarer_first", "higher", "draw", "play_on")),
        default="declarer_first",
        source="P",
        example=sheet(
            played("B", 100, (60, 60, 0), marriages={"B": ["S"]}),
            start={"scores": [970, 900, 0]},
            having={"barrel_at": "off"},
            values=("declarer_first", "higher", "play_on"),
            ask="player winner",
            results=("B", "A", None),
        ),
    ),
    Option(
        id="exact_target",
        group="end",
        type=Flag(),
        default=OFF,
        source="P",
        needs={"barrel_at": ("off",)},
        example=sheet(
            played("B", 100, (20, 100, 0)),
            start={"scores": [0, 950, 0]},
            having={"barrel_at": "off"},
            values=(OFF, ON),
            ask="player winner",
            results=("B", None),
        ),
    ),
)
