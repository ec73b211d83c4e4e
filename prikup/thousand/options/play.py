"""Following, trumping, leading, claiming."""

from __future__ import annotations

from prikup.rules.option import Choice, Flag, Option
from prikup.thousand.options.common import DRAWING, OFF, ON
from prikup.thousand.options.shown import (
    HEARTS,
    PASSED,
    RUFF,
    RUFFED,
    TRUMP,
    WON,
    Cards,
    dealt,
    record,
)

CAUGHT = Cards(
    a="9C JC QC KC TC AC 9H",
    b="AS TS QH KH 9D KD JD",
    c="9S JS QS KS JH TH AH",
    talon="QD TD AD",
)
"""C's ace of hearts beats B's marriage, and C leads against B's trumps."""

PLAY = (
    Option(
        id="must_trump",
        group="play",
        type=Flag(),
        default=ON,
        source="A K O H P",
        example=record(
            HEARTS,
            TRUMP + ", 9D",
            values=(ON, OFF),
            ask="legal",
            results=(["JH"], ["QS", "JC", "QC", "KC", "AC", "JH"]),
        ),
    ),
    Option(
        id="must_beat",
        group="play",
        type=Flag(),
        default=OFF,
        source="P",
        example=record(
            HEARTS,
            PASSED + ", KD, JS",
            values=(OFF, ON),
            ask="legal",
            results=(["TD", "JD", "QD", "AD"], ["TD", "AD"]),
        ),
    ),
    Option(
        id="beat_after_ruff",
        group="play",
        type=Flag(),
        default=OFF,
        source="P",
        needs={"must_beat": (ON,)},
        example=record(
            HEARTS,
            TRUMP + ", KD, JH",
            having={"must_beat": ON},
            values=(OFF, ON),
            ask="legal",
            results=(["TD", "JD", "QD", "AD"], ["TD", "AD"]),
        ),
    ),
    Option(
        id="must_overtrump",
        group="play",
        type=Flag(),
        default=OFF,
        source="P",
        needs={"must_trump": (ON,)},
        example=record(
            RUFF,
            RUFFED + ", 9H, AH, AC, KH",
            values=(OFF, ON),
            ask="legal",
            results=(["TH", "JH"], ["TH"]),
        ),
    ),
    Option(
        id="undertrump",
        group="play",
        type=Choice(("forced", "free")),
        default="forced",
        source="P",
        needs={"must_trump": (ON,), "must_overtrump": (ON,)},
        example=record(
            RUFF,
            RUFFED + ", TH, AH, AC, KH",
            having={"must_overtrump": ON},
            values=("forced", "free"),
            ask="legal",
            results=(["9H", "JH"], ["JS", "QS", "KS", "JD", "9H", "JH"]),
        ),
    ),
    Option(
        id="lead_trumps",
        group="play",
        type=Choice(("free", "only_own", "only_own_strict", "obliged")),
        default="free",
        source="A K",
        example=record(
            CAUGHT,
            RUFFED + ", AH, 9H",
            values=("free", "only_own", "obliged"),
            ask="legal",
            results=(
                ["JS", "QS!", "KS!", "JD", "TH", "JH"],
                ["JS", "QS!", "KS!", "JD"],
                ["TH", "JH"],
            ),
        ),
    ),
    Option(
        id="no_marriage_first_lead_crawl",
        group="play",
        type=Flag(),
        default=OFF,
        source="P",
        unless=(DRAWING,),
        example=record(
            dealt(b="9S JS QS KS TS 9C JC", talon="9D JD 9H"),
            WON + ", give 2 9D, give 0 9H, keep, keep, keep",
            values=(OFF, ON),
            ask="allowed TS?",
            results=(False, True),
        ),
    ),
    Option(
        id="claim",
        group="play",
        type=Flag(),
        default=ON,
        source="P",
        example=record(
            dealt(b="9S TS JS KS AS AH AC", talon="9C 9D AD"),
            WON + ", give 2 9C, give 0 9D, keep, keep, keep",
            values=(ON, OFF),
            ask="allowed claim",
            results=(True, False),
        ),
    ),
)
