"""Who sits down, how the match is settled; who deals, who carries the hundred."""

from __future__ import annotations

from prikup.rules.option import Choice, Number, Option
from prikup.thousand.options.shown import PLAIN, WON, played, record, sheet

TABLE = (
    Option(
        id="players",
        group="table",
        type=Choice((3,)),
        default=3,
        source="A K O H",
        example=sheet(played("B", 100, (10, 100, 10)), values=(3,), results=([10, 100, 10],)),
    ),
    Option(
        id="target",
        group="table",
        type=Choice((1000, 1001)),
        default=1000,
        source="A K O H P",
        example=sheet(
            played("B", 100, (10, 100, 10)),
            start={"scores": [300, 900, 200]},
            having={"barrel_at": "off"},
            values=(1000, 1001),
            ask="player winner",
            results=("B", None),
        ),
    ),
    Option(
        id="settlement",
        group="table",
        type=Choice(("none", "difference", "bank")),
        default="none",
        source="K O H",
        example=sheet(
            played("B", 120, (0, 120, 0)),
            start={"scores": [600, 880, 400]},
            values=("none", "difference", "bank"),
            ask="settlement",
            results=(None, [-400, 1000, -600], [0, 100, -100]),
        ),
    ),
    Option(
        id="bank",
        group="table",
        type=Number(1, 100000, usual=(100, 1000)),
        default=100,
        source="O",
        needs={"settlement": ("bank",)},
        example=sheet(
            played("B", 120, (0, 120, 0)),
            start={"scores": [600, 880, 400]},
            having={"settlement": "bank"},
            values=(100, 1000),
            ask="settlement",
            results=([0, 100, -100], [0, 1000, -1000]),
        ),
    ),
    Option(
        id="penalty",
        group="table",
        type=Number(5, 500, step=5, usual=(120, 100)),
        default=120,
        source="A K",
        example=sheet(
            played("B", 100, (10, 100, 10)),
            start={"scores": [880, 0, 0], "barrel": [2, None, None]},
            values=(120, 100),
            results=([760, 100, 10], [780, 100, 10]),
        ),
    ),
)

DEAL = (
    Option(
        id="forced_bidder",
        group="deal",
        type=Choice(("left_of_dealer", "dealer")),
        default="left_of_dealer",
        source="A K H",
        example=record(
            PLAIN,
            WON,
            values=("left_of_dealer", "dealer"),
            ask="player declarer",
            results=("B", "A"),
        ),
    ),
    Option(
        id="redeal_dealer",
        group="deal",
        type=Choice(("same", "next")),
        default="same",
        source="H",
        example=sheet(
            {"redeal": {"player": "B"}},
            values=("same", "next"),
            ask="player dealer",
            results=("A", "B"),
        ),
    ),
)
