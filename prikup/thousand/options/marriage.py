"""Marriages, aces, nines."""

from __future__ import annotations

from prikup.rules.option import Choice, Flag, Option, SuitValues
from prikup.thousand.options.common import BARREL, NINES, OFF, ON
from prikup.thousand.options.shown import (
    C_LEADS,
    HEARTS,
    PASSED,
    RUFF,
    RUFFED,
    WON,
    Cards,
    played,
    record,
    sheet,
)

ACES_B = Cards(
    a="JH QH KH TH 9H QD KD",
    b="9S AS 9C AC TD AD AH",
    c="QS KS TS QC KC TC 9D",
    talon="JS JC JD",
)

LATE = Cards(
    a="9S QS 9C QC 9D QD 9H",
    b="AS TS AC TC AD QH KH",
    c="KS KC JD KD JH TH AH",
    talon="TD JS JC",
)
"""B leads winners and keeps the marriage of hearts to the end."""
SIX_TRICKS = "AS, JS, 9S, TS, KS, QS, AC, KC, 9C, TC, JH, JC, AD, JD, 9D, TD, KD, QD"

MARRIAGE = (
    Option(
        id="marriage_values",
        group="marriage",
        type=SuitValues(
            0,
            300,
            usual=(
                {"S": 40, "C": 60, "D": 80, "H": 100},
                {"S": 100, "C": 60, "D": 40, "H": 80},
                {"S": 100, "C": 80, "D": 40, "H": 60},
            ),
        ),
        default={"S": 40, "C": 60, "D": 80, "H": 100},
        source="A K O H P",
        example=sheet(
            played("B", 150, (40, 60, 20), marriages={"B": ["H"]}),
            values=({"S": 40, "C": 60, "D": 80, "H": 100}, {"S": 100, "C": 60, "D": 40, "H": 80}),
            results=([40, 150, 20], [40, -150, 20]),
        ),
    ),
    Option(
        id="marriage_first_lead",
        group="marriage",
        type=Flag(),
        default=OFF,
        source="A K",
        example=record(HEARTS, PASSED, values=(OFF, ON), ask="allowed KH!", results=(False, True)),
    ),
    Option(
        id="marriage_min_cards",
        group="marriage",
        type=Choice(("none", 3)),
        default="none",
        source="P",
        example=record(
            LATE,
            WON + ", give 2 JS, give 0 JC, keep, keep, keep, " + SIX_TRICKS,
            values=("none", 3),
            ask="view worth",
            results=({"QH": 100, "KH": 100}, {}),
        ),
    ),
    Option(
        id="half_marriage",
        group="marriage",
        type=Flag(),
        default=OFF,
        source="K",
        example=record(
            HEARTS,
            PASSED + ", AS, JS, 9S, 9D, 9H, AD",
            values=(OFF, ON),
            ask="legal",
            results=(
                ["TS", "KS", "9C", "TD", "JD", "QD"],
                ["TS", "KS", "9C", "TD", "JD!", "QD!"],
            ),
        ),
    ),
    Option(
        id="ace_king_marriage",
        group="marriage",
        type=Flag(),
        default=OFF,
        source="H",
        example=record(
            HEARTS,
            PASSED + ", AS, JS, 9S",
            values=(OFF, ON),
            ask="view worth",
            results=({"QH": 100, "KH": 100}, {"KH": 100, "AH": 100}),
        ),
    ),
    Option(
        id="marriage_declared",
        group="marriage",
        type=Choice(("automatic", "optional", "must_be_said")),
        default="automatic",
        source="H",
        example=record(
            HEARTS,
            C_LEADS,
            values=("automatic", "optional", "must_be_said"),
            ask="legal",
            results=(
                ["QS", "JC", "QC!", "KC!", "JH"],
                ["QS", "JC", "QC", "QC!", "KC", "KC!", "JH"],
                ["QS", "JC", "QC", "QC!", "QC=", "KC", "KC!", "KC=", "JH"],
            ),
        ),
    ),
    Option(
        id="marriage_for",
        group="marriage",
        type=Choice(("all", "declarer_only")),
        default="all",
        source="K",
        example=sheet(
            played("B", 100, (20, 100, 0), marriages={"A": ["D"]}),
            values=("all", "declarer_only"),
            results=([100, 100, 0], [20, 100, 0]),
        ),
    ),
    Option(
        id="marriage_on_barrel",
        group="marriage",
        type=Choice(("counts", "not_counted")),
        default="counts",
        source="H",
        needs=BARREL,
        example=sheet(
            played("B", 120, (20, 60, 40), marriages={"B": ["H"]}),
            start={"scores": [0, 880, 0]},
            values=("counts", "not_counted"),
            results=([20, 1000, 40], [20, 760, 40]),
        ),
    ),
    Option(
        id="one_trump_per_deal",
        group="marriage",
        type=Flag(),
        default=OFF,
        source="P",
        example=record(
            HEARTS, C_LEADS + ", KC!", values=(OFF, ON), ask="view trump", results=("C", "H")
        ),
    ),
    Option(
        id="trump_starts",
        group="marriage",
        type=Choice(("at_once", "next_trick")),
        default="at_once",
        source="P",
        example=record(
            HEARTS,
            PASSED + ", AS, JS, 9S, QH!",
            values=("at_once", "next_trick"),
            ask="view trump",
            results=("H", None),
        ),
    ),
    Option(
        id="captured_marriage",
        group="marriage",
        type=Choice(("keeps", "cancelled")),
        default="keeps",
        source="P",
        example=record(
            RUFF,
            RUFFED + ", 9H, AH",
            values=("keeps", "cancelled"),
            ask="view marriages",
            results=([{"seat": 1, "suit": "H", "worth": 100, "trump": True}], []),
        ),
    ),
    Option(
        id="half_marriage_capture",
        group="marriage",
        type=Choice((0, 20)),
        default=0,
        source="P",
        example=sheet(
            played("B", 120, (20, 60, 40), marriages={"B": ["H"]}, captured={"A": 1}),
            values=(0, 20),
            ask="accepted",
            results=(False, True),
        ),
    ),
    Option(
        id="ace_marriage",
        group="marriage",
        type=Choice(("off", "first_ace", "fourth_ace_trump")),
        default="off",
        source="A K O H",
        example=record(
            ACES_B,
            WON + ", give 2 9S, give 0 9C, keep, keep, keep, TD, 9D, QD",
            values=("off", "first_ace"),
            ask="view worth",
            results=({}, {"AS": 200, "AC": 200, "AD": 200, "AH": 200}),
        ),
    ),
    Option(
        id="ace_marriage_all_in_a_row",
        group="marriage",
        type=Flag(),
        default=OFF,
        source="K",
        needs={"ace_marriage": ("first_ace", "fourth_ace_trump")},
        example=record(
            ACES_B,
            WON + ", give 2 9S, give 0 9C, keep, keep, keep, TD, 9D, QD, AD!, 9S, KD",
            having={"ace_marriage": "first_ace"},
            values=(OFF, ON),
            ask="allowed JS",
            results=(True, False),
        ),
    ),
    Option(
        id="four_nines",
        group="marriage",
        type=Choice(("off", 100, 120, 200, 360)),
        default="off",
        source="A K P",
        needs=NINES,
        example=sheet(
            played("B", 100, (20, 100, 0), nines="B"),
            values=(120, 200),
            results=([20, 220, 0], [20, 300, 0]),
        ),
    ),
    Option(
        id="four_nines_when",
        group="marriage",
        type=Choice(("end_of_deal", "first_nine_led", "before_first_lead")),
        default="end_of_deal",
        source="A K P",
        needs={"four_nines": (100, 120, 200, 360)},
        example=sheet(
            played("B", 120, (40, 60, 20), nines="B"),
            start={"scores": [0, 800, 0]},
            having={"four_nines": 120},
            values=("end_of_deal", "first_nine_led", "before_first_lead"),
            results=([40, 800, 20], [40, 880, 20], [40, 760, 20]),
        ),
    ),
)
