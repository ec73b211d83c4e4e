"""The defenders' answers."""

from __future__ import annotations

from prikup.preferans.options.common import DEALER_RESTS, OFF, ON, THREE_HANDS
from prikup.preferans.options.records import ORDERED, SIX_SPADES, SUITED, record
from prikup.rules.option import Choice, Flag, Option

WHIST = (
    Option(
        id="half_whist",
        group="whist",
        type=Flag(),
        default=ON,
        source="G",
        needs=THREE_HANDS,
        example=record(
            SUITED,
            SIX_SPADES + ", pass",
            values=(ON, OFF),
            ask="legal",
            results=(["pass", "whist", "half"], ["pass", "whist"]),
        ),
    ),
    Option(
        id="stalingrad",
        group="whist",
        type=Flag(),
        default=OFF,
        source="P",
        example=record(
            SUITED,
            SIX_SPADES,
            values=(OFF, ON),
            ask="legal",
            results=(["pass", "whist"], ["whist"]),
        ),
    ),
    Option(
        id="ten",
        group="whist",
        type=Choice(("whisted", "checked", "missing_only", "unplayed")),
        default="whisted",
        source="G P C",
        example=record(
            SUITED,
            "6S, pass, pass, discard 7C 8C, 10S",
            values=("whisted", "checked", "unplayed"),
            ask="player turn",
            results=("C", "B", None),
        ),
    ),
    Option(
        id="dealer_may_whist",
        group="whist",
        type=Flag(),
        default=OFF,
        source="P",
        needs=DEALER_RESTS,
        example=record(
            ORDERED,
            "6S, pass, pass, discard KH AH, 6S, pass, pass",
            players=4,
            values=(OFF, ON),
            ask="player turn",
            results=(None, "A"),
        ),
    ),
)
