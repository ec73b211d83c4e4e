"""Writing off and conceding."""

from __future__ import annotations

from prikup.rules.option import Choice, Flag, Number, Option
from prikup.thousand.options.common import BARREL, DRAWING, OFF, ON, WRITE_OFF, Needs
from prikup.thousand.options.shown import HEARTS, PASSED, PLAIN, WON, record, sheet, written_off

BY_ACES: Needs = {**WRITE_OFF, "write_off_amount": ("by_aces",)}

WRITING_OFF = (
    Option(
        id="write_off",
        group="write_off",
        type=Flag(),
        default=ON,
        source="A K O H",
        unless=(DRAWING,),
        example=record(
            PLAIN, WON, values=(ON, OFF), ask="allowed write-off", results=(True, False)
        ),
    ),
    Option(
        id="write_off_when",
        group="write_off",
        type=Choice(("before_discard", "until_first_lead")),
        default="before_discard",
        source="K H",
        needs=WRITE_OFF,
        example=record(
            HEARTS,
            PASSED,
            values=("before_discard", "until_first_lead"),
            ask="allowed write-off",
            results=(False, True),
        ),
    ),
    Option(
        id="write_off_amount",
        group="write_off",
        type=Choice(("half_bid", "60_each", "60_up_to_120", "by_aces")),
        default="half_bid",
        source="A K O H P",
        needs=WRITE_OFF,
        example=record(
            PLAIN,
            WON + ", bid 140, write-off",
            values=("half_bid", "60_each", "by_aces"),
            ask="scores",
            results=([70, -140, 70], [60, -140, 60], [150, -70, 150]),
        ),
    ),
    Option(
        id="write_off_aces_of",
        group="write_off",
        type=Choice(("declarer", "each_opponent")),
        default="declarer",
        source="K",
        needs=BY_ACES,
        example=record(
            PLAIN,
            WON + ", write-off",
            having={"write_off_amount": "by_aces"},
            values=("declarer", "each_opponent"),
            ask="scores",
            results=([150, -50, 150], [0, -50, 50]),
        ),
    ),
    Option(
        id="write_off_per_ace",
        group="write_off",
        type=Number(30, 70, step=5, usual=(50, 30, 70)),
        default=50,
        source="K",
        needs=BY_ACES,
        example=sheet(
            {**written_off("B", 140), "aces_held": {"B": 2}},
            having={"write_off_amount": "by_aces"},
            values=(50, 30),
            results=([100, -70, 100], [60, -70, 60]),
        ),
    ),
    Option(
        id="write_off_rounding",
        group="write_off",
        type=Choice(("tens_up", "exact")),
        default="tens_up",
        source="A",
        needs={**WRITE_OFF, "write_off_amount": ("half_bid", "60_up_to_120")},
        example=sheet(
            written_off("B", 125),
            values=("tens_up", "exact"),
            results=([65, -125, 65], [62, -125, 62]),
        ),
    ),
    Option(
        id="write_off_deducts",
        group="write_off",
        type=Flag(),
        default=ON,
        source="A K H",
        needs=WRITE_OFF,
        example=sheet(
            written_off("B", 120), values=(ON, OFF), results=([60, -120, 60], [60, 0, 60])
        ),
    ),
    Option(
        id="write_off_limit",
        group="write_off",
        type=Number(1, 20, words=("none",), usual=(3,)),
        default="none",
        source="A K",
        needs=WRITE_OFF,
        example=record(
            PLAIN,
            WON,
            start={"write_offs": [0, 3, 0]},
            values=("none", 3),
            ask="allowed write-off",
            results=(True, False),
        ),
    ),
    Option(
        id="write_off_third_penalty",
        group="write_off",
        type=Choice(("off", "every_third", "third")),
        default="off",
        source="A K",
        needs=WRITE_OFF,
        unless=({"write_off_limit": (1, 2)},),
        example=sheet(
            *[written_off("B", 120)] * 4,
            start={"write_offs": [0, 2, 0]},
            values=("off", "every_third", "third"),
            results=([240, -480, 240], [240, -720, 240], [240, -600, 240]),
        ),
    ),
    Option(
        id="write_off_on_barrel",
        group="write_off",
        type=Choice(("if_deducted", "always", "own_forbidden", "any_forbidden")),
        default="if_deducted",
        source="A K H",
        needs={**WRITE_OFF, **BARREL},
        example=record(
            PLAIN,
            WON,
            start={"scores": [880, 0, 0]},
            values=("if_deducted", "any_forbidden"),
            ask="allowed write-off",
            results=(True, False),
        ),
    ),
    Option(
        id="concede",
        group="write_off",
        type=Flag(),
        default=OFF,
        source="H",
        unless=(DRAWING,),
        example=record(PLAIN, WON, values=(OFF, ON), ask="allowed concede", results=(False, True)),
    ),
    Option(
        id="bombs",
        group="write_off",
        type=Choice(("off", 1, 2, "first_free")),
        default="off",
        source="P",
        unless=(DRAWING,),
        example=sheet(
            {"declarer": "B", "bid": 120, "bomb": True},
            values=(2, "first_free"),
            results=([60, 0, 60], [0, 0, 0]),
        ),
    ),
    Option(
        id="bomb_on_barrel",
        group="write_off",
        type=Flag(),
        default=OFF,
        source="P",
        needs={"bombs": (1, 2, "first_free")},
        example=record(
            PLAIN,
            WON,
            start={"scores": [0, 880, 0]},
            having={"bombs": "first_free"},
            values=(OFF, ON),
            ask="allowed bomb",
            results=(False, True),
        ),
    ),
)
