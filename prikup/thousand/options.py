"""The house rules of Thousand: one declaration per option, grouped as in the rules editor.

The first value of a choice is the catalogue's default. Where an option acts is found by searching
for its id: :mod:`prikup.thousand.rules` holds it as a field of the struct that its phase reads.
"""

from __future__ import annotations

from prikup.rules.option import Choice, Flag, Number, Option, SuitValues, Threshold

ON, OFF = True, False
BLIND = {"blind": (ON,)}
GOLDEN = {"golden": ("forced_120", "doubled")}
FORCED_GOLDEN = {"golden": ("forced_120",)}
BARREL = {"barrel_at": (880, 900)}
BOLTS = {"three_bolts_in_match": (ON,)}
WRITE_OFF = {"write_off": (ON,)}

GROUPS = (
    "table",
    "deal",
    "blind",
    "golden",
    "redeal",
    "auction",
    "talon",
    "write_off",
    "play",
    "marriage",
    "score",
    "bolts",
    "barrel",
    "end",
)

TABLE = (
    Option(id="players", group="table", type=Choice((3,)), default=3, source="A K O H"),
    Option(
        id="target",
        group="table",
        type=Choice((1000, 1001)),
        default=1000,
        source="A K O H P",
    ),
    Option(
        id="settlement",
        group="table",
        type=Choice(("none", "difference", "bank")),
        default="none",
        source="K O H",
    ),
    Option(
        id="bank",
        group="table",
        type=Number(1, 100000, usual=(100, 1000)),
        default=100,
        source="O",
        needs={"settlement": ("bank",)},
    ),
    Option(
        id="penalty",
        group="table",
        type=Number(5, 500, step=5, usual=(120, 100)),
        default=120,
        source="A K",
    ),
)

DEAL = (
    Option(
        id="forced_bidder",
        group="deal",
        type=Choice(("left_of_dealer", "dealer")),
        default="left_of_dealer",
        source="A K H",
    ),
    Option(
        id="redeal_dealer",
        group="deal",
        type=Choice(("same", "next")),
        default="same",
        source="H",
    ),
)

BLIND_PLAY = (
    Option(id="blind", group="blind", type=Flag(), default=ON, source="A K H"),
    Option(
        id="blind_who",
        group="blind",
        type=Choice(("first_hand", "forced_bidder", "anyone")),
        default="first_hand",
        source="A K H",
        needs=BLIND,
    ),
    Option(
        id="blind_scores",
        group="blind",
        type=Choice(("points_doubled", "bid_doubled", "fixed_240")),
        default="points_doubled",
        source="A H",
        needs=BLIND,
    ),
    Option(
        id="blind_min_score",
        group="blind",
        type=Threshold(usual=(">=240", ">0", ">-120")),
        default="none",
        source="K H",
        needs=BLIND,
    ),
    Option(
        id="blind_hides_talon",
        group="blind",
        type=Flag(),
        default=ON,
        source="A K",
        needs=BLIND,
    ),
    Option(
        id="blind_on_barrel",
        group="blind",
        type=Choice(("allowed", "forbidden")),
        default="allowed",
        source="A H",
        needs={**BLIND, **BARREL},
    ),
    Option(
        id="blind_write_off",
        group="blind",
        type=Flag(),
        default=ON,
        source="A H",
        needs={**BLIND, **WRITE_OFF},
    ),
    Option(id="unblind", group="blind", type=Flag(), default=ON, source="A H", needs=BLIND),
    Option(
        id="unblind_without_auction",
        group="blind",
        type=Flag(),
        default=OFF,
        source="A",
        needs={**BLIND, "unblind": (ON,)},
    ),
    Option(
        id="blind_cap_240",
        group="blind",
        type=Flag(),
        default=OFF,
        source="A",
        needs={**BLIND, "blind_scores": ("points_doubled",)},
    ),
    Option(
        id="blind_raise",
        group="blind",
        type=Flag(),
        default=OFF,
        source="H",
        needs={**BLIND, "raise_after_talon": (ON,)},
    ),
    Option(
        id="blind_doubles_marriages",
        group="blind",
        type=Choice(("all", "declarer_only", "none")),
        default="all",
        source="A K H",
        needs=BLIND,
    ),
    Option(
        id="blind_double_bolts",
        group="blind",
        type=Flag(),
        default=OFF,
        source="A H",
        needs=BLIND,
    ),
)

GOLDEN_ROUND = (
    Option(
        id="golden",
        group="golden",
        type=Choice(("off", "forced_120", "doubled")),
        default="off",
        source="A K O H",
    ),
    Option(
        id="golden_scores",
        group="golden",
        type=Choice(("points_doubled", "bid_doubled")),
        default="points_doubled",
        source="A K H",
        needs=GOLDEN,
    ),
    Option(
        id="golden_double_penalties",
        group="golden",
        type=Flag(),
        default=ON,
        source="A O H",
        needs=GOLDEN,
    ),
    Option(
        id="golden_if_nobody_makes",
        group="golden",
        type=Choice(("replay_from_zero", "zero_and_play_on", "replay", "play_on")),
        default="replay_from_zero",
        source="A K O H",
        needs=FORCED_GOLDEN,
    ),
    Option(
        id="golden_max_rounds",
        group="golden",
        type=Choice(("none", 3)),
        default="none",
        source="H",
        needs={
            **FORCED_GOLDEN,
            "golden_if_nobody_makes": ("replay_from_zero", "replay"),
        },
    ),
    Option(
        id="golden_raise",
        group="golden",
        type=Flag(),
        default=OFF,
        source="A K",
        needs={**FORCED_GOLDEN, "raise_after_talon": (ON,)},
    ),
    Option(
        id="golden_write_off",
        group="golden",
        type=Flag(),
        default=OFF,
        source="A K",
        needs={**GOLDEN, **WRITE_OFF, "write_off_deducts": (OFF,)},
    ),
    Option(
        id="golden_doubles_marriages",
        group="golden",
        type=Choice(("all", "declarer_only", "none")),
        default="all",
        source="O H",
        needs=GOLDEN,
    ),
    Option(
        id="golden_double_bolts",
        group="golden",
        type=Flag(),
        default=OFF,
        source="A K H",
        needs=GOLDEN,
    ),
)

REDEAL = (
    Option(
        id="redeal_hand_below",
        group="redeal",
        type=Number(1, 40, words=("off",), usual=(13, 14)),
        default="off",
        source="A K O H",
    ),
    Option(
        id="redeal_nines",
        group="redeal",
        type=Choice(("off", 4, 3)),
        default="off",
        source="A K O H",
    ),
    Option(id="redeal_jacks", group="redeal", type=Choice(("off", 4)), default="off", source="O H"),
    Option(
        id="redeal_talon_below",
        group="redeal",
        type=Number(1, 32, words=("off",), usual=(5, 4)),
        default="off",
        source="A K O H",
    ),
    Option(
        id="redeal_talon_nines",
        group="redeal",
        type=Choice(("off", 2)),
        default="off",
        source="A O H",
    ),
    Option(
        id="redeal_talon_jacks",
        group="redeal",
        type=Choice(("off", 3)),
        default="off",
        source="O H",
    ),
    Option(
        id="redeal_talon_only_forced",
        group="redeal",
        type=Flag(),
        default=ON,
        source="A K",
    ),
    Option(
        id="redeal_after_discard_nines",
        group="redeal",
        type=Choice(("off", 4, 3)),
        default="off",
        source="A K H",
    ),
    Option(
        id="redeal_after_discard_below",
        group="redeal",
        type=Number(1, 40, words=("off",), usual=(14,)),
        default="off",
        source="K",
    ),
    Option(
        id="redeal_after_discard_jacks",
        group="redeal",
        type=Choice(("off", 4)),
        default="off",
        source="H",
    ),
    Option(id="redeal_limit", group="redeal", type=Choice(("off", 3)), default="off", source="H"),
)

AUCTION = (
    Option(id="bid_step", group="auction", type=Choice((5, 10)), default=5, source="A H P"),
    Option(
        id="bid_jumps",
        group="auction",
        type=Choice(("allowed", "forbidden")),
        default="allowed",
        source="A K",
    ),
    Option(
        id="bid_over_120",
        group="auction",
        type=Choice(("marriages_in_hand", "free")),
        default="marriages_in_hand",
        source="A K O H",
    ),
    Option(
        id="max_bid",
        group="auction",
        type=Number(120, 600, words=("none",), step=10, usual=(300,)),
        default="none",
        source="H",
    ),
    Option(
        id="silence_below",
        group="auction",
        type=Number(-1000, 0, words=("off",), usual=(-120, 0)),
        default="off",
        source="A K H",
    ),
    Option(
        id="barrel_bid_limit",
        group="auction",
        type=Choice(("none", 120)),
        default="none",
        source="H",
        needs=BARREL,
    ),
)

TALON = (
    Option(
        id="talon_hidden_at_forced_bid",
        group="talon",
        type=Flag(),
        default=OFF,
        source="A K O H",
    ),
    Option(id="discard_face_down", group="talon", type=Flag(), default=OFF, source="A"),
    Option(id="raise_after_talon", group="talon", type=Flag(), default=ON, source="A K O H P"),
)

WRITING_OFF = (
    Option(id="write_off", group="write_off", type=Flag(), default=ON, source="A K O H"),
    Option(
        id="write_off_when",
        group="write_off",
        type=Choice(("before_discard", "until_first_lead")),
        default="before_discard",
        source="K H",
        needs=WRITE_OFF,
    ),
    Option(
        id="write_off_amount",
        group="write_off",
        type=Choice(("half_bid", "60_each")),
        default="half_bid",
        source="A K O H",
        needs=WRITE_OFF,
    ),
    Option(
        id="write_off_rounding",
        group="write_off",
        type=Choice(("tens_up", "exact")),
        default="tens_up",
        source="A",
        needs={**WRITE_OFF, "write_off_amount": ("half_bid",)},
    ),
    Option(
        id="write_off_deducts",
        group="write_off",
        type=Flag(),
        default=ON,
        source="A K H",
        needs=WRITE_OFF,
    ),
    Option(
        id="write_off_limit",
        group="write_off",
        type=Number(1, 20, words=("none",), usual=(3,)),
        default="none",
        source="A K",
        needs=WRITE_OFF,
    ),
    Option(
        id="write_off_third_penalty",
        group="write_off",
        type=Choice(("off", "every_third", "third")),
        default="off",
        source="A K",
        needs=WRITE_OFF,
    ),
    Option(
        id="write_off_on_barrel",
        group="write_off",
        type=Choice(("if_deducted", "always", "own_forbidden", "any_forbidden")),
        default="if_deducted",
        source="A K H",
        needs={**WRITE_OFF, **BARREL},
    ),
    Option(id="concede", group="write_off", type=Flag(), default=OFF, source="H"),
)

PLAY = (
    Option(id="must_trump", group="play", type=Flag(), default=ON, source="A K O H P"),
    Option(id="must_beat", group="play", type=Flag(), default=OFF, source="P"),
    Option(
        id="beat_after_ruff",
        group="play",
        type=Flag(),
        default=OFF,
        source="P",
        needs={"must_beat": (ON,)},
    ),
    Option(
        id="must_overtrump",
        group="play",
        type=Flag(),
        default=OFF,
        source="P",
        needs={"must_trump": (ON,)},
    ),
    Option(
        id="undertrump",
        group="play",
        type=Choice(("forced", "free")),
        default="forced",
        source="P",
        needs={"must_trump": (ON,), "must_overtrump": (ON,)},
    ),
    Option(
        id="lead_trumps",
        group="play",
        type=Choice(("free", "only_own", "only_own_strict", "obliged")),
        default="free",
        source="A K",
    ),
    Option(id="claim", group="play", type=Flag(), default=ON, source="P"),
)

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
    ),
    Option(id="marriage_first_lead", group="marriage", type=Flag(), default=OFF, source="A K"),
    Option(
        id="marriage_declared",
        group="marriage",
        type=Choice(("automatic", "optional", "must_be_said")),
        default="automatic",
        source="H",
    ),
    Option(
        id="marriage_for",
        group="marriage",
        type=Choice(("all", "declarer_only")),
        default="all",
        source="K",
    ),
    Option(
        id="marriage_on_barrel",
        group="marriage",
        type=Choice(("counts", "not_counted")),
        default="counts",
        source="H",
        needs=BARREL,
    ),
    Option(id="one_trump_per_deal", group="marriage", type=Flag(), default=OFF, source="P"),
    Option(
        id="trump_starts",
        group="marriage",
        type=Choice(("at_once", "next_trick")),
        default="at_once",
        source="P",
    ),
    Option(
        id="captured_marriage",
        group="marriage",
        type=Choice(("keeps", "cancelled")),
        default="keeps",
        source="P",
    ),
    Option(
        id="ace_marriage",
        group="marriage",
        type=Choice(("off", "first_ace")),
        default="off",
        source="A K O H",
    ),
    Option(
        id="four_nines",
        group="marriage",
        type=Choice(("off", 100, 120, 200, 360)),
        default="off",
        source="A K P",
    ),
    Option(
        id="four_nines_when",
        group="marriage",
        type=Choice(("end_of_deal", "first_nine_led", "before_first_lead")),
        default="end_of_deal",
        source="A K P",
        needs={"four_nines": (100, 120, 200, 360)},
    ),
)

SCORE = (
    Option(id="rounding", group="score", type=Choice((5, 1, 10)), default=5, source="A K O H P"),
    Option(id="round_own_game", group="score", type=Flag(), default=OFF, source="A K"),
    Option(id="pays", group="score", type=Choice(("bid", "points")), default="bid", source="P"),
    Option(
        id="failed_goes_to",
        group="score",
        type=Choice(("lost", "split", "each")),
        default="lost",
        source="P",
    ),
)

BOLTS_GROUP = (
    Option(
        id="bolt_when",
        group="bolts",
        type=Choice(("no_trick", "no_points", "rounds_to_zero")),
        default="no_trick",
        source="A K O H",
    ),
    Option(id="three_bolts_in_a_row", group="bolts", type=Flag(), default=ON, source="A K"),
    Option(id="three_bolts_in_match", group="bolts", type=Flag(), default=ON, source="A K O H"),
    Option(id="bolts_every", group="bolts", type=Choice((3, 5)), default=3, source="P"),
    Option(id="own_bolt_ignored", group="bolts", type=Flag(), default=OFF, source="A K"),
)

BARREL_GROUP = (
    Option(
        id="barrel_at",
        group="barrel",
        type=Choice((880, 900, "off")),
        default=880,
        source="A K O H",
    ),
    Option(
        id="barrel_entry",
        group="barrel",
        type=Choice(("snap", "keep_surplus")),
        default="snap",
        source="P",
        needs=BARREL,
    ),
    Option(
        id="barrel_attempts",
        group="barrel",
        type=Choice(("deals", "own_auctions")),
        default="deals",
        source="A K O H",
        needs=BARREL,
    ),
    Option(
        id="barrel_win",
        group="barrel",
        type=Choice(("at_least_target", "over_target")),
        default="at_least_target",
        source="A K H",
    ),
    Option(
        id="barrel_win_by",
        group="barrel",
        type=Choice(("points_taken", "bid")),
        default="points_taken",
        source="A K O H",
        needs={**BARREL, "barrel_count": ("needs_own_bid", "any_deal")},
    ),
    Option(
        id="barrel_count",
        group="barrel",
        type=Choice(("needs_own_bid", "any_deal", "running_total")),
        default="needs_own_bid",
        source="H P",
        needs=BARREL,
    ),
    Option(
        id="barrel_failed_bid_falls",
        group="barrel",
        type=Flag(),
        default=ON,
        source="H",
        needs={**BARREL, "barrel_count": ("needs_own_bid", "any_deal")},
    ),
    Option(
        id="barrel_third_bolt_falls",
        group="barrel",
        type=Flag(),
        default=ON,
        source="H",
        needs=BARREL,
    ),
    Option(
        id="barrel_shared",
        group="barrel",
        type=Choice(("newcomer_knocks_off", "two_allowed_third_clears", "free")),
        default="newcomer_knocks_off",
        source="A K O H",
        needs=BARREL,
    ),
    Option(
        id="barrel_together",
        group="barrel",
        type=Choice(("all_fall", "one_falls", "stay")),
        default="all_fall",
        source="A K O H",
        needs=BARREL,
    ),
    Option(
        id="three_barrels",
        group="barrel",
        type=Choice(("zero", "zero_then_no_barrel", "to_5_then_no_barrel", "off")),
        default="zero",
        source="A K H",
        needs=BARREL,
    ),
)

END = (
    Option(id="dump", group="end", type=Flag(), default=ON, source="A K O H"),
    Option(id="negative_dump", group="end", type=Flag(), default=OFF, source="A K O H"),
    Option(
        id="both_reach_target",
        group="end",
        type=Choice(("declarer_first", "higher", "draw", "play_on")),
        default="declarer_first",
        source="P",
    ),
    Option(
        id="exact_target",
        group="end",
        type=Flag(),
        default=OFF,
        source="P",
        needs={"barrel_at": ("off",)},
    ),
)

OPTIONS: tuple[Option, ...] = (
    *TABLE,
    *DEAL,
    *BLIND_PLAY,
    *GOLDEN_ROUND,
    *REDEAL,
    *AUCTION,
    *TALON,
    *WRITING_OFF,
    *PLAY,
    *MARRIAGE,
    *SCORE,
    *BOLTS_GROUP,
    *BARREL_GROUP,
    *END,
)
