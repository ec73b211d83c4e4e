"""What the score-keeper's page is told of a sheet of Thousand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from prikup.records.sheet import PENALTIES, ScoredSheet
from prikup.records.start_fields import StartField, fields_json
from prikup.records.thousand.marks import cells_of
from prikup.records.thousand.row_play import CARD_POINTS
from prikup.records.thousand.row_table import Table
from prikup.records.thousand.rows import PLAY_FIELDS
from prikup.starts import MOST
from prikup.thousand.layouts import Layout
from prikup.thousand.rules import BARREL_DEALS, BLIND_BID, Rules
from prikup.thousand.start import most_barrels_lost, most_bolts

_REDEALS = (
    "redeal_hand_below",
    "redeal_nines",
    "redeal_jacks",
    "redeal_aces",
    "talon_aces",
    "redeal_talon_below",
    "redeal_talon_nines",
    "redeal_talon_jacks",
    "redeal_after_discard_nines",
    "redeal_after_discard_below",
    "redeal_after_discard_jacks",
)
_SWITCHES: dict[str, Callable[[Mapping[str, Any]], bool]] = {
    "blind": lambda values: _on(values, "blind"),
    "write_off": lambda values: _on(values, "write_off"),
    "aces_held": lambda values: values.get("write_off_amount") == "by_aces",
    "concede": lambda values: _on(values, "concede"),
    "bomb": lambda values: _on(values, "bombs"),
    "all_pass": lambda values: values.get("all_pass") == "raspasy",
    "aces": lambda values: _on(values, "ace_marriage"),
    "nines": lambda values: _on(values, "four_nines"),
    "half_marriages": lambda values: _on(values, "half_marriage"),
    "captured": lambda values: _on(values, "half_marriage_capture"),
    "contra": lambda values: _on(values, "contra"),
    "bought": lambda values: _on(values, "buy_over"),
    "talon_points": lambda values: _on(values, "dealer_out_scores"),
    "kept_lead": lambda values: _on(values, "forgotten_discard"),
    "redeal": lambda values: _on(values, *_REDEALS) or values.get("all_pass") == "redeal",
    "void": lambda values: _on(values, "redeal_limit"),
}
"""What of a row only some tables know, and the options that give it a meaning. ``void``: a claim of
a new deal that was one too many."""


def _on(values: Mapping[str, Any], *options: str) -> bool:
    return any(
        values.get(option) not in (None, False, 0, "off", "none", "nothing") for option in options
    )


def page(scored: ScoredSheet) -> dict[str, Any]:
    """The sheet's beginning, what it is played to, and what the next row can hold."""
    return {
        "start": [
            {"score": cell.score, "bolts": cell.bolts, "barrel": cell.barrel}
            for cell in cells_of(scored.start)
        ],
        "start_fields": fields_json(_start_fields(scored.start.rules)),
        "target": scored.state.standing.target,
        "barrel_at": scored.start.rules.barrel.barrel_at,
        "next": _next_json(scored),
    }


def _start_fields(rules: Rules) -> Iterator[StartField]:
    """Where a match can stand, as far as the rules ask for it."""
    yield StartField("scores", least=-MOST, most=MOST)
    if rules.bolt.three_bolts_in_match or rules.bolt.three_bolts_in_a_row:
        yield StartField("bolts", most=most_bolts(rules))
    if rules.barrel.barrel_at is not None:
        yield StartField("barrel", most=BARREL_DEALS - 1, empty=None)
        if rules.barrel.three_barrels != "off" or rules.barrel.last_chance:
            yield StartField("barrels_lost", most=most_barrels_lost(rules))
    limited = rules.write_off.write_off_limit is not None
    if rules.write_off.write_off and (limited or rules.score.write_off_third_penalty != "off"):
        yield StartField("write_offs", most=MOST)
    if rules.write_off.bombs is not None:
        yield StartField("bombs", most=MOST)
    if rules.golden.golden != "off":
        yield StartField("deal_number", "number", most=MOST)


def _next_json(scored: ScoredSheet) -> dict[str, Any]:
    """What the next row can hold: the page offers this, the reading of the row decides."""
    state, values = scored.state, scored.rules.values
    rules, standing = state.rules, state.standing
    table = Table(scored.sheet.players, standing, rules)
    golden = standing.golden_deals is not None
    layout = rules.layout
    return {
        "deal": standing.deal_number + 1,
        "forced": table.forced,
        "seats": list(table.seats),
        "rotation": table.rotation(standing.dealer, layout.seats),
        "moves": ["misdeal", "redeal"] if rules.table.redeal_dealer == "next" else ["misdeal"],
        "later": {"golden": False, "fixed_bid": None},
        "golden": golden,
        "fixed_bid": table.fixed_bid,
        "least": table.least,
        "blind_bid": BLIND_BID,
        "most": rules.ceiling,
        "step": rules.auction.bid_step,
        "cards": CARD_POINTS,
        "pairs": layout.pairs,
        "less": _cards_stay_out(layout),
        "contract": not layout.draws,
        "tricks": table.tricks,
        "penalty": rules.table.penalty,
        "penalties": {why: sorted(table.payers(why)) for why in PENALTIES},
        "marriages": dict(rules.marriage.marriage_values),
        "may": [
            field
            for field, is_on in _SWITCHES.items()
            if is_on(values) and (field in PLAY_FIELDS or not layout.draws)
        ],
    }


def _cards_stay_out(layout: Layout) -> bool:
    """Whether cards of the deal belong to nobody in the end."""
    if layout.pile_goes_to == "last_trick_winner":
        return False
    return bool(layout.pile + layout.discards)
