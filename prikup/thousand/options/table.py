"""Who sits down, how the match is settled; who deals, who carries the hundred."""

from __future__ import annotations

from prikup.rules.option import Choice, Flag, Number, Option
from prikup.thousand.options.common import DRAWING, NO_FORCED_BID, NO_REDEAL, OFF, ON
from prikup.thousand.options.shown import KEEP, ORDERED, PLAIN, WON, played, record, sheet

SKAT = " ".join(rank + suit for suit in "SCDH" for rank in "789JQKTA")
"""The deck of 32 in order."""
TWO = {"players": (2,)}
PILES = {"two_players": ("two_talons", "talon_and_gift", "dead_hand")}
ALL_WIN = (
    "QS QC JD QD KD 9H QH KH TH AH",
    "9S JS KS TS AS KC TC AC TD AD",
    "JC 9C 9D JH",
)
"""Two talons: B takes jack and nine of clubs and has nothing but winners."""

TABLE = (
    Option(
        id="players",
        group="table",
        type=Choice((3, 4, 2)),
        default=3,
        source="A K O H",
        example=record(
            ORDERED,
            "",
            values=(3, 4, 2),
            ask="view hand_sizes",
            results=([7, 7, 7], [0, 7, 7, 7], [10, 10]),
        ),
    ),
    Option(
        id="deck",
        group="table",
        type=Choice((24, 20, 32)),
        default=24,
        source="P",
        value_needs={20: {"players": (3,)}, 32: {"players": (4,)}},
        example=sheet(
            played("B", 100, (10, 90, 16)),
            values=(24, 20),
            ask="accepted",
            results=(False, True),
        ),
    ),
    Option(
        id="two_players",
        group="table",
        type=Choice(("two_talons", "talon_and_gift", "dead_hand", "drawing")),
        default="two_talons",
        source="H",
        needs=TWO,
        example=record(
            ORDERED,
            "",
            having={"players": 2},
            values=("two_talons", "talon_and_gift", "dead_hand", "drawing"),
            ask="view hand_sizes",
            results=([10, 10], [9, 9], [7, 7], [6, 6]),
        ),
    ),
    Option(
        id="second_talon",
        group="table",
        type=Choice(("last_trick_winner", "nobody")),
        default="last_trick_winner",
        source="H",
        needs={**TWO, **PILES},
        example=record(
            ALL_WIN,
            "keep, keep, pass, discard JC 9C, keep, keep, claim",
            having={"players": 2, "pays": "points"},
            values=("last_trick_winner", "nobody"),
            results=([0, 120], [0, 116]),
            ask="scores",
        ),
    ),
    Option(
        id="drawing_hand",
        group="table",
        type=Number(4, 8, usual=(6, 7)),
        default=6,
        source="H",
        needs={**TWO, "two_players": ("drawing",)},
        example=record(
            ORDERED,
            "",
            having={"players": 2, "two_players": "drawing"},
            values=(6, 7),
            ask="view hand_sizes",
            results=([6, 6], [7, 7]),
        ),
    ),
    Option(
        id="four_in_pairs",
        group="table",
        type=Flag(),
        default=OFF,
        source="P",
        needs={"players": (4,), "deck": (24,)},
        example=record(
            ORDERED,
            "",
            having={"players": 4},
            values=(OFF, ON),
            ask="view hand_sizes",
            results=([0, 7, 7, 7], [5, 5, 5, 5]),
        ),
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
        id="forced_bid",
        group="deal",
        type=Choice((100, "none")),
        default=100,
        source="A K O H",
        unless=(DRAWING,),
        example=record(PLAIN, KEEP, values=(100, "none"), ask="player turn", results=("C", "B")),
    ),
    Option(
        id="forced_bidder",
        group="deal",
        type=Choice(("left_of_dealer", "dealer")),
        default="left_of_dealer",
        source="A K H",
        needs={"forced_bid": (100,)},
        example=record(
            PLAIN,
            WON,
            values=("left_of_dealer", "dealer"),
            ask="player declarer",
            results=("B", "A"),
        ),
    ),
    Option(
        id="auction_starts",
        group="deal",
        type=Choice(("left", "right")),
        default="left",
        source="H",
        needs=NO_FORCED_BID,
        example=record(
            PLAIN,
            KEEP,
            having={"forced_bid": "none"},
            values=("left", "right"),
            ask="player turn",
            results=("B", "C"),
        ),
    ),
    Option(
        id="first_dealer",
        group="deal",
        type=Choice(("lot", "winner_of_last_match")),
        default="lot",
        source="H",
        example=sheet(
            played("B", 120, (0, 120, 0)),
            start={"scores": [600, 880, 400]},
            values=("lot", "winner_of_last_match"),
            ask="player first_dealer",
            results=(None, "B"),
        ),
    ),
    Option(
        id="cut_ritual",
        group="deal",
        type=Flag(),
        default=OFF,
        source="K H",
        example=sheet(
            {"penalty": {"player": "B", "reason": "bad_cut"}},
            values=(OFF, ON),
            ask="accepted",
            results=(True, False),
        ),
    ),
    Option(
        id="redeal_dealer",
        group="deal",
        type=Choice(("same", "next")),
        default="same",
        source="H",
        unless=({"all_pass": ("forced_bidder_plays", "raspasy"), **NO_REDEAL},),
        example=sheet(
            {"redeal": {"player": "B"}},
            values=("same", "next"),
            ask="player dealer",
            results=("A", "B"),
        ),
    ),
)
