"""Who sits at the table."""

from __future__ import annotations

from prikup.preferans.options.records import ORDERED, record
from prikup.rules.option import Choice, Option

TABLE = (
    Option(
        id="players",
        group="table",
        type=Choice((3, 4, 2, 5)),
        default=3,
        source="G",
        example=record(
            ORDERED,
            "",
            players=5,
            values=(3, 4, 2, 5),
            ask="view seats",
            results=([1, 2, 0], [1, 2, 3], [1, 0], [2, 3, 4]),
        ),
    ),
    Option(
        id="third_hand",
        group="table",
        type=Choice(("opens_with_contract", "opens_with_play")),
        default="opens_with_contract",
        source="P",
        needs={"players": (2,)},
        example=record(
            ORDERED,
            "6S, pass, discard JD QD, 6S",
            players=2,
            values=("opens_with_contract", "opens_with_play"),
            ask="view open_hands A",
            results=({"2": ["KD", "AD", "7H", "8H", "9H", "TH", "JH", "QH", "KH", "AH"]}, {}),
        ),
    ),
)
