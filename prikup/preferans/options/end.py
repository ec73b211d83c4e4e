"""How long a match is, and what a point of the pool is worth at the end."""

from __future__ import annotations

from prikup.preferans.options.sheets import sheet, unplayed
from prikup.rules.option import Choice, Number, Option

END = (
    Option(
        id="pool",
        group="end",
        type=Number(low=1, high=1000, usual=(10, 20, 30, 50)),
        default=20,
        source="G",
        example=sheet(
            unplayed("B", "6S"),
            start={"pool": [10, 8, 10]},
            values=(10, 20),
            ask="standing over",
            results=(True, False),
        ),
    ),
    Option(
        id="pool_end",
        group="end",
        type=Choice(("all_closed", "sum", "first_closed", "deals", "time")),
        default="all_closed",
        source="C F P",
        example=sheet(
            unplayed("B", "6S"),
            start={"pool": [10, 18, 10]},
            values=("all_closed", "first_closed"),
            ask="standing over",
            results=(False, True),
        ),
    ),
    Option(
        id="deals",
        group="end",
        type=Number(low=1, high=300, usual=(24, 32, 40)),
        default=40,
        source="F",
        needs={"pool_end": ("deals",)},
        example=sheet(
            unplayed("B", "6S"),
            having={"pool_end": "deals"},
            values=(1, 2),
            ask="standing over",
            results=(True, False),
        ),
    ),
    Option(
        id="pool_value",
        group="end",
        type=Choice((10, 20)),
        default=10,
        source="G F",
        example=sheet(unplayed("B", "6S"), values=(10, 20), results=([-6, 13, -7], [-13, 27, -14])),
    ),
)
