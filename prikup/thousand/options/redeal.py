"""What entitles to a redeal (catalogue, section 4)."""

from __future__ import annotations

from prikup.rules.option import Choice, Flag, Number, Option
from prikup.thousand.options.common import OFF, ON
from prikup.thousand.options.shown import KEEP, WON, dealt, record

WEAK_C = dealt(b="TS AS 9C AC QH KH AH", c="9S JS QS JC JD KD 9H", talon="TC TD AD")
JACKS_C = dealt(b="TS KS 9C AC QH KH AH", c="9S JS AS JC JD TD JH", talon="TC KD AD")

REDEAL = (
    Option(
        id="redeal_consent",
        group="redeal",
        type=Flag(),
        default=OFF,
        source="H",
        example=record(
            dealt(b="9S JS QS JC KD JD 9H"),
            "redeal",
            values=(OFF, ON),
            ask="view phase",
            results=("deal", "consent"),
        ),
    ),
    Option(
        id="redeal_hand_below",
        group="redeal",
        type=Number(1, 40, words=("off",), usual=(13, 14)),
        default="off",
        source="A K O H",
        example=record(
            dealt(b="9S JS QS JC KD JD 9H"),
            "",
            values=(14, 13),
            ask="allowed redeal",
            results=(True, False),
        ),
    ),
    Option(
        id="redeal_nines",
        group="redeal",
        type=Choice(("off", 4, 3, "3_on_forced")),
        default="off",
        source="A K O H",
        example=record(
            dealt(b="9S AS 9C TC KD JD 9H"),
            "",
            values=(4, 3),
            ask="allowed redeal",
            results=(False, True),
        ),
    ),
    Option(
        id="redeal_jacks",
        group="redeal",
        type=Choice(("off", 4)),
        default="off",
        source="O H",
        example=record(
            dealt(b="9S JS AS JC TD JD JH"),
            "",
            values=("off", 4),
            ask="allowed redeal",
            results=(False, True),
        ),
    ),
    Option(
        id="redeal_aces",
        group="redeal",
        type=Choice(("off", "mandatory")),
        default="off",
        source="H",
        example=record(
            dealt(b="AS AC AD AH KD JD 9H"),
            "",
            values=("off", "mandatory"),
            ask="legal",
            results=(["keep"], ["redeal"]),
        ),
    ),
    Option(
        id="redeal_talon_mandatory",
        group="redeal",
        type=Flag(),
        default=OFF,
        source="H",
        example=record(
            dealt(talon="9S JC JD"),
            WON,
            values=(OFF, ON),
            ask="allowed write-off",
            results=(True, False),
        ),
    ),
    Option(
        id="redeal_talon_below",
        group="redeal",
        type=Number(1, 32, words=("off",), usual=(5, 4)),
        default="off",
        source="A K O H",
        example=record(
            dealt(talon="9S JC JD"), WON, values=(5, 4), ask="allowed redeal", results=(True, False)
        ),
    ),
    Option(
        id="redeal_talon_nines",
        group="redeal",
        type=Choice(("off", 2)),
        default="off",
        source="A O H",
        example=record(
            dealt(talon="9S 9C AH"),
            WON,
            values=("off", 2),
            ask="allowed redeal",
            results=(False, True),
        ),
    ),
    Option(
        id="redeal_talon_jacks",
        group="redeal",
        type=Choice(("off", 3)),
        default="off",
        source="O H",
        example=record(
            dealt(talon="JS JC JD"),
            WON,
            values=("off", 3),
            ask="allowed redeal",
            results=(False, True),
        ),
    ),
    Option(
        id="redeal_talon_only_forced",
        group="redeal",
        type=Flag(),
        default=ON,
        source="A K",
        example=record(
            dealt(talon="9S JC JD"),
            KEEP + ", 105, pass, pass",
            values=(ON, OFF),
            ask="allowed redeal",
            results=(False, True),
        ),
    ),
    Option(
        id="redeal_after_discard_nines",
        group="redeal",
        type=Choice(("off", 4, 3)),
        default="off",
        source="A K H",
        example=record(
            dealt(b="9S AS 9C TC KD TD JD", talon="9H KH AH"),
            WON,
            values=(4, 3),
            ask="allowed redeal",
            results=(False, True),
        ),
    ),
    Option(
        id="redeal_after_discard_below",
        group="redeal",
        type=Number(1, 40, words=("off",), usual=(14,)),
        default="off",
        source="K",
        example=record(
            WEAK_C,
            WON + ", give 2 9C, give 0 QH, keep",
            values=("off", 14),
            ask="allowed redeal",
            results=(False, True),
        ),
    ),
    Option(
        id="redeal_after_discard_jacks",
        group="redeal",
        type=Choice(("off", 4)),
        default="off",
        source="H",
        example=record(
            JACKS_C,
            WON + ", give 2 9C, give 0 QH, keep",
            values=("off", 4),
            ask="allowed redeal",
            results=(False, True),
        ),
    ),
    Option(
        id="redeal_limit",
        group="redeal",
        type=Choice(("off", 3)),
        default="off",
        source="H",
        example=record(
            dealt(b="9S JS QS JC KD JD 9H"),
            "redeal",
            deals=3,
            values=("off", 3),
            ask="view phase",
            results=("deal", "auction"),
        ),
    ),
)
