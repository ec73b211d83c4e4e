"""What a deal writes on the sheet (catalogue, sections 3 to 5).

Sources: G the general rules, C the Classic game and its offshoots, F the code of the federation and
its tournaments, P programs that score.
"""

from __future__ import annotations

from prikup.preferans.options.common import OFF, ON
from prikup.preferans.options.sheets import all_pass, misere, played, sheet, unplayed
from prikup.rules.option import Choice, Flag, Number, Numbers, Option

CONSOLED = {"consolation": ("all",)}

EIGHT_DOWN_TWO = played("B", "8S", (1, 6, 3), whist={"C": "whist", "A": "pass"})
"""C whists alone; B lacks two tricks."""
SEVEN_DOWN_ONE = played("B", "7S", (0, 6, 4), whist={"C": "whist", "A": "pass"})

SCORE = (
    Option(
        id="whist_duty",
        group="score",
        type=Choice(("responsible", "half_responsible")),
        default="responsible",
        source="G F",
        example=sheet(
            played("B", "6S", (0, 7, 3), whist={"C": "whist", "A": "pass"}),
            values=("responsible", "half_responsible"),
            ask="standing mountain",
            results=([0, 0, 2], [0, 0, 1]),
        ),
    ),
    Option(
        id="duty_six_seven",
        group="score",
        type=Choice(("each_half", "pair")),
        default="each_half",
        source="F P",
        example=sheet(
            played("B", "6S", (1, 6, 3)),
            values=("each_half", "pair"),
            ask="standing mountain",
            results=([2, 0, 0], [0, 0, 0]),
        ),
    ),
    Option(
        id="duty_eight_up",
        group="score",
        type=Choice(("second_whister", "each", "pair")),
        default="second_whister",
        source="F P",
        example=sheet(
            played("B", "8S", (0, 10, 0)),
            values=("second_whister", "each", "pair"),
            ask="standing mountain",
            results=([6, 0, 0], [6, 0, 6], [3, 0, 3]),
        ),
    ),
    Option(
        id="half_whist_returned",
        group="score",
        type=Choice(("void", "counts")),
        default="void",
        source="F P",
        needs={"half_whist": (ON,)},
        example=sheet(
            played("B", "6S", (2, 6, 2), whist={"C": "whist_back", "A": "half"}),
            values=("void", "counts"),
            results=([-6, 5, 1], [-2, 1, 1]),
        ),
    ),
    Option(
        id="on_failure",
        group="score",
        type=Choice(("greedy", "gentleman")),
        default="greedy",
        source="G F",
        example=sheet(
            EIGHT_DOWN_TWO,
            values=("greedy", "gentleman"),
            results=([52, -128, 76], [64, -128, 64]),
        ),
    ),
    Option(
        id="consolation",
        group="score",
        type=Choice(("all", "none")),
        default="all",
        source="G P",
        example=sheet(
            EIGHT_DOWN_TWO,
            values=("all", "none"),
            results=([52, -128, 76], [40, -104, 64]),
        ),
    ),
    Option(
        id="dealer_consolation",
        group="score",
        type=Flag(),
        default=ON,
        source="G C F",
        needs=CONSOLED,
        example=sheet(
            played("B", "7S", (0, 5, 3, 2), whist={"C": "whist", "D": "whist"}),
            players=4,
            values=(ON, OFF),
            results=([28, -104, 40, 36], [20, -96, 40, 36]),
        ),
    ),
    Option(
        id="consolation_style",
        group="score",
        type=Choice(("value", "classic_ordinary", "classic_gentleman", "classic_robber")),
        default="value",
        source="G C",
        needs=CONSOLED,
        example=sheet(
            SEVEN_DOWN_ONE,
            having={"whist_factor": 2},
            values=("value", "classic_ordinary", "classic_gentleman", "classic_robber"),
            results=([22, -75, 53], [18, -67, 49], [14, -63, 49], [50, -99, 49]),
        ),
    ),
    Option(
        id="undertrick_factor",
        group="score",
        type=Choice((1, 2)),
        default=1,
        source="G F",
        example=sheet(
            played("B", "6S", (3, 5, 2)),
            values=(1, 2),
            ask="standing mountain",
            results=([0, 2, 0], [0, 4, 0]),
        ),
    ),
    Option(
        id="whist_factor",
        group="score",
        type=Choice((1, 2)),
        default=1,
        source="G F",
        example=sheet(
            played("B", "6S", (2, 6, 2)), values=(1, 2), results=([-2, 5, -3], [2, -3, 1])
        ),
    ),
    Option(
        id="misere_trick",
        group="score",
        type=Choice((10, 20)),
        default=10,
        source="G F",
        example=sheet(
            misere("B", 2),
            values=(10, 20),
            ask="standing mountain",
            results=([0, 20, 0], [0, 40, 0]),
        ),
    ),
    Option(
        id="all_pass_to",
        group="score",
        type=Choice(("mountain", "whists")),
        default="mountain",
        source="G",
        example=sheet(
            all_pass(3, 2, 5),
            values=("mountain", "whists"),
            ask="standing mountain",
            results=([3, 2, 5], [0, 0, 0]),
        ),
    ),
    Option(
        id="all_pass_price",
        group="score",
        type=Numbers(
            low=1,
            high=20,
            usual=((1, 2, 3), (1, 2, 2), (1, 2, 4), (2, 4, 6), (2, 4, 8), (1,)),
        ),
        default=[1, 2, 3],
        source="G F",
        example=sheet(
            *(all_pass(5, 1, 4) for _ in range(3)),
            values=([1, 2, 3], [1, 2, 2], [1, 2, 4], [2, 4, 6], [2, 4, 8], [1]),
            ask="standing mountain",
            results=(
                [30, 6, 24],
                [25, 5, 20],
                [35, 7, 28],
                [60, 12, 48],
                [70, 14, 56],
                [15, 3, 12],
            ),
        ),
    ),
    Option(
        id="all_pass_whists",
        group="score",
        type=Number(low=1, high=20, usual=(5, 2)),
        default=5,
        source="G P",
        needs={"all_pass_to": ("whists",)},
        example=sheet(
            all_pass(3, 1, 6),
            having={"all_pass_to": "whists"},
            values=(5, 2),
            results=([-15, 45, -30], [-6, 18, -12]),
        ),
    ),
    Option(
        id="all_pass_amnesty",
        group="score",
        type=Flag(),
        default=OFF,
        source="F P",
        needs={"all_pass_to": ("mountain",)},
        example=sheet(
            all_pass(3, 2, 5),
            values=(OFF, ON),
            ask="standing mountain",
            results=([3, 2, 5], [1, 0, 3]),
        ),
    ),
    Option(
        id="all_pass_zero",
        group="score",
        type=Choice(("pool_price", "pool_1", "mountain_price", "mountain_twice", "none")),
        default="pool_price",
        source="G C F",
        example=sheet(
            all_pass(6, 0, 4),
            start={"mountain": [0, 9, 0]},
            having={"all_pass_price": [2, 4, 6]},
            values=("pool_price", "pool_1", "mountain_twice", "none"),
            results=([-30, 20, 10], [-26, 13, 13], [-36, 33, 3], [-23, 7, 16]),
        ),
    ),
    Option(
        id="exit_game",
        group="score",
        type=Choice(("any_played", "whisted_and_made")),
        default="any_played",
        source="F P",
        example=sheet(
            all_pass(3, 2, 5),
            unplayed("B", "7S"),
            values=("any_played", "whisted_and_made"),
            ask="standing all_passes",
            results=(0, 1),
        ),
    ),
    Option(
        id="exit_on_misere",
        group="score",
        type=Flag(),
        default=OFF,
        source="F P",
        example=sheet(
            all_pass(3, 2, 5),
            misere("B", 0),
            values=(OFF, ON),
            ask="standing all_passes",
            results=(1, 0),
        ),
    ),
    Option(
        id="talon_bonus",
        group="score",
        type=Flag(),
        default=OFF,
        source="C F",
        example=sheet(
            unplayed("B", "6S", talon="AS AD"),
            values=(OFF, ON),
            results=([-6, 13, -7], [-3, 7, -4]),
        ),
    ),
    Option(
        id="totus",
        group="score",
        type=Choice(("as_ten", "dedicated")),
        default="as_ten",
        source="P",
        example=sheet(
            played("B", "10S", (0, 10, 0)),
            values=("as_ten", "dedicated"),
            ask="standing pool",
            results=([0, 10, 0], [0, 15, 0]),
        ),
    ),
    Option(
        id="help",
        group="score",
        type=Flag(),
        default=ON,
        source="G C",
        needs={"pool_end": ("all_closed", "first_closed", "time")},
        example=sheet(
            unplayed("A", "10S"),
            start={"pool": [16, 18, 19], "mountain": [5, 0, 0]},
            values=(ON, OFF),
            ask="standing pool",
            results=([20, 20, 20], [20, 18, 19]),
        ),
    ),
    Option(
        id="help_order",
        group="score",
        type=Choice(("fullest_first", "clockwise")),
        default="fullest_first",
        source="C P",
        needs={"help": (ON,)},
        example=sheet(
            unplayed("A", "10S"),
            start={"pool": [16, 15, 18]},
            values=("fullest_first", "clockwise"),
            ask="standing pool",
            results=([20, 19, 20], [20, 20, 19]),
        ),
    ),
    Option(
        id="surplus",
        group="score",
        type=Choice(("help_then_mountain", "none", "mountain_first", "lost")),
        default="help_then_mountain",
        source="G C F",
        example=sheet(
            unplayed("A", "10S"),
            start={"pool": [16, 10, 10], "mountain": [9, 0, 0]},
            having={"help": OFF},
            values=("help_then_mountain", "none", "mountain_first"),
            ask="standing mountain",
            results=([3, 0, 0], [9, 0, 0], [0, 0, 0]),
        ),
    ),
)
