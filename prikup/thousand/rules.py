"""The resolved rules: small structs, one per phase, made from option values by name.

A field bears the id of its option, so a search for an id finds its declaration
(:mod:`prikup.thousand.options`), its field here and the one place that reads it. The words ``off``
and ``none`` become ``None`` where the field is a number.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Literal, get_args

from msgspec import Struct

from prikup.cards import SUITS, Mask
from prikup.game import BonusKind
from prikup.rules.option import Threshold, Value
from prikup.rules.structs import filled, read_ids
from prikup.thousand.layouts import Layout, layout_of
from prikup.thousand.state import HALVES, OLD_PAIRS, PAIRS
from prikup.tricks import Duties

Doubled = Literal["all", "declarer_only", "none"]


class TableRules(Struct, frozen=True):
    """Who plays with which cards, who deals, who must bid, how the match ends."""

    players: int
    deck: int
    two_players: Literal["two_talons", "talon_and_gift", "dead_hand", "drawing"]
    second_talon: Literal["last_trick_winner", "nobody"]
    drawing_hand: int
    four_in_pairs: bool
    target: int
    forced_bidder: Literal["left_of_dealer", "dealer"]
    auction_starts: Literal["left", "right"]
    first_dealer: Literal["lot", "winner_of_last_match"]
    cut_ritual: bool
    redeal_dealer: Literal["same", "next"]
    settlement: Literal["none", "difference", "bank"]
    bank: int
    penalty: int


class BlindRules(Struct, frozen=True):
    """Bidding before looking at the cards."""

    blind: bool
    blind_bid: int | str
    blind_who: Literal["first_hand", "forced_bidder", "anyone"]
    blind_min_score: str
    blind_on_barrel: Literal["allowed", "forbidden"]
    blind_hides_talon: bool
    blind_write_off: bool
    unblind: bool
    unblind_without_auction: bool
    blind_raise: bool

    def open_to(self, score: int) -> bool:
        """Whether a player with this match score may go blind."""
        return Threshold.holds(self.blind_min_score, score)


class GoldenRules(Struct, frozen=True):
    """The golden round: the first deals of a match, one per player."""

    golden: Literal["off", "forced_120", "doubled"]
    golden_if_nobody_makes: Literal["replay_from_zero", "zero_and_play_on", "replay", "play_on"]
    golden_max_rounds: int | None
    golden_raise: bool
    golden_write_off: bool


class RedealRules(Struct, frozen=True):
    """What entitles to a new deal."""

    redeal_consent: bool
    redeal_hand_below: int | None
    redeal_nines: int | str | None
    redeal_jacks: int | None
    redeal_aces: Literal["mandatory"] | None
    redeal_talon_mandatory: bool
    redeal_talon_below: int | None
    redeal_talon_nines: int | None
    redeal_talon_jacks: int | None
    redeal_talon_only_forced: bool
    redeal_after_discard_nines: int | None
    redeal_after_discard_below: int | None
    redeal_after_discard_jacks: int | None
    redeal_limit: int | None


class AuctionRules(Struct, frozen=True):
    """Who may bid what."""

    forced_bid: int | None
    min_bid: int
    all_pass: Literal["forced_bidder_plays", "redeal", "raspasy"]
    bid_again_after_pass: bool
    marriage_proof: bool
    bid_step: int
    bid_jumps: Literal["allowed", "forbidden"]
    bid_over_120: Literal["marriages_in_hand", "free"]
    max_bid: int | None
    silence_below: int | None
    barrel_bid_limit: int | None


class TalonRules(Struct, frozen=True):
    """What the others see of the talon and of the cards passed, and the raise."""

    talon_hidden_at_forced_bid: Literal["on", "optional"] | None
    talon_aces: Literal["off", "mandatory", "give_one"]
    discard_face_down: bool
    forgotten_discard: bool
    raise_after_talon: bool
    buy_over: bool
    sell_contract: bool


class WriteOffRules(Struct, frozen=True):
    """Giving the deal up."""

    write_off: bool
    write_off_when: Literal["before_discard", "until_first_lead"]
    write_off_deducts: bool
    write_off_limit: int | None
    write_off_on_barrel: Literal["if_deducted", "always", "own_forbidden", "any_forbidden"]
    concede: bool
    contra: bool
    bombs: int | str | None
    bomb_on_barrel: bool


class PlayRules(Struct, frozen=True):
    """Following, trumping, leading, claiming."""

    must_trump: bool
    must_beat: bool
    beat_after_ruff: bool
    must_overtrump: bool
    undertrump: Literal["forced", "free"]
    lead_trumps: Literal["free", "only_own", "only_own_strict", "obliged"]
    no_marriage_first_lead_crawl: bool
    claim: bool


class MarriageRules(Struct, frozen=True):
    """Marriages, the ace marriage, four nines."""

    marriage_values: dict[str, int]
    marriage_first_lead: bool
    marriage_declared: Literal["automatic", "optional", "must_be_said"]
    one_trump_per_deal: bool
    trump_starts: Literal["at_once", "next_trick"]
    captured_marriage: Literal["keeps", "cancelled"]
    half_marriage: bool
    ace_king_marriage: bool
    marriage_min_cards: int | None
    half_marriage_capture: int
    ace_marriage: Literal["off", "first_ace", "fourth_ace_trump"]
    ace_marriage_all_in_a_row: bool
    four_nines: int | None
    four_nines_when: Literal["end_of_deal", "first_nine_led", "before_first_lead"]


class ScoreRules(Struct, frozen=True):
    """What a deal is worth, before bolts and barrels."""

    rounding: int
    round_own_game: bool
    pays: Literal["bid", "points"]
    failed_goes_to: Literal["lost", "split", "each"]
    fail_costs: Literal["bid", "shortfall"]
    dealer_out_scores: Literal[
        "nothing", "talon_points", "aces_50", "aces_40", "marriages", "half_marriages"
    ]
    marriage_for: Literal["all", "declarer_only"]
    marriage_on_barrel: Literal["counts", "not_counted"]
    blind_scores: Literal["points_doubled", "bid_doubled", "fixed_240"]
    blind_cap_240: bool
    blind_doubles_marriages: Doubled
    golden_scores: Literal["points_doubled", "bid_doubled"]
    golden_doubles_marriages: Doubled
    write_off_amount: Literal["half_bid", "60_each", "60_up_to_120", "by_aces"]
    write_off_aces_of: Literal["declarer", "each_opponent"]
    write_off_per_ace: int
    write_off_rounding: Literal["tens_up", "exact"]
    write_off_third_penalty: Literal["off", "every_third", "third"]


class BoltRules(Struct, frozen=True):
    """Bolts: what earns one and what they cost."""

    bolt_when: Literal["no_trick", "no_points", "rounds_to_zero"]
    bolts_every: int
    three_bolts_in_a_row: bool
    three_bolts_in_match: bool
    own_bolt_ignored: bool
    blind_double_bolts: bool
    golden_double_bolts: bool
    golden_double_penalties: bool


class BarrelRules(Struct, frozen=True):
    """The barrel, from climbing on to winning or falling."""

    barrel_at: int | None
    barrel_entry: Literal["snap", "keep_surplus"]
    barrel_attempts: Literal["deals", "own_auctions"]
    barrel_win: Literal["at_least_target", "over_target"]
    barrel_win_by: Literal["points_taken", "bid"]
    barrel_count: Literal["needs_own_bid", "any_deal", "running_total"]
    barrel_failed_bid_falls: bool
    barrel_lost_costs: Literal["penalty", "everything"]
    barrel_third_bolt_falls: bool
    barrel_shared: Literal["newcomer_knocks_off", "two_allowed_third_clears", "free"]
    barrel_together: Literal["all_fall", "one_falls", "stay"]
    three_barrels: Literal["zero", "zero_then_no_barrel", "to_5_then_no_barrel", "off"]
    last_chance: bool
    lock_at: int | None
    leap_over_barrel: bool


class EndRules(Struct, frozen=True):
    """The dump and the end of the match."""

    dump: bool
    negative_dump: bool
    dump_at: int
    both_reach_target: Literal["declarer_first", "higher", "draw", "play_on"]
    exact_target: bool


class BonusRules(Struct, frozen=True):
    """How many looks of each kind a player has in a match (``None``: the table has none)."""

    bonus_show_cards: int | None
    bonus_talon_suits: int | None
    bonus_talon: int | None
    bonus_talon_card: int | None

    def of(self, kind: BonusKind) -> int:
        """How many of a kind."""
        counts: dict[BonusKind, int | None] = {
            "cards": self.bonus_show_cards,
            "suits": self.bonus_talon_suits,
            "talon": self.bonus_talon,
            "card": self.bonus_talon_card,
        }
        return counts[kind] or 0


class Rules(Struct, frozen=True, dict=True):
    """Everything a match of Thousand is played by."""

    table: TableRules
    blind: BlindRules
    golden: GoldenRules
    redeal: RedealRules
    auction: AuctionRules
    talon: TalonRules
    write_off: WriteOffRules
    play: PlayRules
    marriage: MarriageRules
    score: ScoreRules
    bolt: BoltRules
    barrel: BarrelRules
    end: EndRules
    bonus: BonusRules

    @cached_property
    def layout(self) -> Layout:
        """How many cards go where."""
        return layout_of(self.table)

    @cached_property
    def duties(self) -> Duties:
        """What a player owes to a trick."""
        play = self.play
        return Duties(
            must_trump=play.must_trump,
            must_beat=play.must_beat,
            beat_after_ruff=play.beat_after_ruff,
            must_overtrump=play.must_overtrump,
            undertrump=play.undertrump,
        )

    @cached_property
    def marriage_worth(self) -> tuple[int, int, int, int]:
        """The value of a marriage by suit."""
        values = self.marriage.marriage_values
        return (values["S"], values["C"], values["D"], values["H"])

    @cached_property
    def pairs(self) -> tuple[Mask, ...]:
        """The two cards of each suit that are a marriage."""
        return OLD_PAIRS if self.marriage.ace_king_marriage else PAIRS

    @cached_property
    def halves(self) -> tuple[Mask, ...]:
        """The two cards of each suit that are a half marriage."""
        return HALVES

    @cached_property
    def ceiling(self) -> int:
        """No bid above this: the hard limit, or all that a deal can hold."""
        most = 120 + sum(self.marriage_worth)
        if self.marriage.ace_marriage != "off":
            most += ACE_MARRIAGE
        return self.auction.max_bid or most

    @cached_property
    def barrel_bid_limit(self) -> int | None:
        """The highest bid on the barrel; where card points add up there it is 120."""
        if self.barrel.barrel_count == "running_total":
            return 120
        return self.auction.barrel_bid_limit

    @cached_property
    def barrel_need(self) -> int:
        """The points that win from the barrel: 120 from 880, 5 more where over is demanded."""
        need = self.table.target - (self.barrel.barrel_at or self.table.target)
        return need + (5 if self.barrel.barrel_win == "over_target" else 0)

    @cached_property
    def last_chance_bid(self) -> int:
        """What is played for in the last chance: from the barrel to the target, in whole tens."""
        return (self.table.target - (self.barrel.barrel_at or self.table.target)) // 10 * 10

    @cached_property
    def last_chance_need(self) -> int:
        """The points that win the last chance: one more where the target must be passed."""
        need = self.table.target - (self.barrel.barrel_at or self.table.target)
        return need + (1 if self.barrel.barrel_win == "over_target" else 0)

    @cached_property
    def winning_score(self) -> int:
        """The lowest score that wins."""
        return self.table.target + (5 if self.barrel.barrel_win == "over_target" else 0)

    @cached_property
    def bonus_kinds(self) -> tuple[BonusKind, ...]:
        """The bonuses that this table has."""
        return tuple(kind for kind in BONUS_KINDS if self.bonus.of(kind))

    @cached_property
    def asks_hand_claims(self) -> bool:
        """Whether there is a round of redeal claims before the auction."""
        redeal = self.redeal
        return bool(
            redeal.redeal_hand_below
            or redeal.redeal_nines
            or redeal.redeal_jacks
            or redeal.redeal_aces
        )

    @cached_property
    def asks_final_claims(self) -> bool:
        """Whether there is a round of redeal claims after the cards were passed."""
        redeal = self.redeal
        return bool(
            redeal.redeal_after_discard_nines
            or redeal.redeal_after_discard_below
            or redeal.redeal_after_discard_jacks
        )


BONUS_KINDS: tuple[BonusKind, ...] = get_args(BonusKind)
FORCED_BID = 100
BLIND_BID = 120
GOLDEN_BID = 120
ACE_MARRIAGE = 200
BARREL_DEALS = 3
SUIT_INDEX = {letter: suit for suit, letter in enumerate(SUITS)}


def rules_from(values: Mapping[str, Value]) -> Rules:
    """The structs of a full set of option values (one for every declared option)."""
    return filled(Rules, values)


READ_IDS = read_ids(Rules)
"""Every option id that the engine or the scorer reads."""
