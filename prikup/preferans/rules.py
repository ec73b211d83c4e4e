"""The resolved rules: small structs, one per phase, made from option values by name.

A field bears the id of its option, so a search for an id finds its declaration
(:mod:`prikup.preferans.options`), its field here and the one place that reads it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Literal

from msgspec import Struct

from prikup.preferans.ladder import Ladder, make_ladder
from prikup.preferans.layouts import Layout
from prikup.rules.option import Value
from prikup.rules.structs import filled, read_ids

HistoricMisere = Literal["off", "closed", "open"]


class TableRules(Struct, frozen=True):
    """Who sits at the table."""

    players: int
    third_hand: Literal["opens_with_contract", "opens_with_play"]


class AuctionRules(Struct, frozen=True):
    """The ladder of bids and who may say what; giving a game up at once."""

    jump_bids: bool
    hold: Literal["first_hand", "older_of_last_two", "off"]
    hold_limits: Literal["not_on_6S_and_misere", "none"]
    misere_beaten_by: Literal["nine", "nine_without_talon"]
    without_talon: bool
    small_misere: HistoricMisere
    big_misere: HistoricMisere
    without_three: Literal["on", "true_with_whists"] | None


class WhistRules(Struct, frozen=True):
    """What the defenders may answer to a contract."""

    half_whist: bool
    stalingrad: bool
    ten: Literal["whisted", "checked", "missing_only", "unplayed"]
    dealer_may_whist: bool


class MisereRules(Struct, frozen=True):
    """Playing against a misère."""

    misere_open: Literal["defenders", "all", "none"]


class AllPassRules(Struct, frozen=True):
    """Playing after three passes, and the lowest bid after that."""

    all_pass_talon: Literal["leads_and_can_win", "names_suit", "dealer_plays", "closed"]
    all_pass_third_lead: Literal["first_hand", "winner"]
    all_pass_exit: tuple[int, ...] | Literal["cyclic"]


class ScoreRules(Struct, frozen=True):
    """What is written for a deal."""

    whist_duty: Literal["responsible", "half_responsible"]
    on_failure: Literal["greedy", "gentleman"]
    consolation: Literal["all", "none"]
    dealer_consolation: bool
    consolation_style: Literal["value", "classic_ordinary", "classic_gentleman", "classic_robber"]
    duty_six_seven: Literal["each_half", "pair"]
    duty_eight_up: Literal["second_whister", "each", "pair"]
    half_whist_returned: Literal["void", "counts"]
    undertrick_factor: int
    whist_factor: int
    misere_trick: int
    all_pass_to: Literal["mountain", "whists"]
    all_pass_price: tuple[int, ...]
    all_pass_whists: int
    all_pass_amnesty: bool
    all_pass_zero: Literal["pool_price", "pool_1", "mountain_price", "mountain_twice", "none"]
    exit_game: Literal["any_played", "whisted_and_made"]
    exit_on_misere: bool
    talon_bonus: bool
    help: bool
    help_order: Literal["fullest_first", "clockwise"]
    help_barred: Literal["nobody", "dealer_and_failed"]
    surplus: Literal["help_then_mountain", "none", "mountain_first", "lost"]
    totus: Literal["as_ten", "dedicated"]


class EndRules(Struct, frozen=True):
    """When the match ends, and what a point of the pool is worth then."""

    pool: int
    pool_end: Literal["all_closed", "sum", "first_closed", "deals", "time"]
    deals: int
    pool_value: int


class Rules(Struct, frozen=True, dict=True):
    """Everything a match of Preferans is played by."""

    table: TableRules
    auction: AuctionRules
    whist: WhistRules
    misere: MisereRules
    all_pass: AllPassRules
    score: ScoreRules
    end: EndRules

    @cached_property
    def layout(self) -> Layout:
        """Who takes part in a deal."""
        return Layout(self.table.players)

    @cached_property
    def ladder(self) -> Ladder:
        """The bids in their order."""
        return make_ladder(self.auction, self.score.totus == "dedicated")


def rules_from(values: Mapping[str, Value]) -> Rules:
    """The structs of a full set of option values (one for every declared option)."""
    return filled(Rules, values)


READ_IDS = read_ids(Rules)
"""Every option id that the engine or the scorer reads."""
