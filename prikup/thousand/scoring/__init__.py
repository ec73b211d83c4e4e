"""The one scorer: ``score(standing, result, rules) -> (standing, entries)``.

Engine and score sheet each build a :class:`~prikup.thousand.state.DealResult`; this package turns
it into entries and the next standing. It is a fixed pipeline (:data:`STEPS`, the order is part of
the rules and fixed by a test); each step writes entries with a reason and a rule, and a score
changes through entries only.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

from prikup.game import Entry, reason
from prikup.thousand.rules import Rules
from prikup.thousand.scoring.barrel import barrel, knocks, last_chance, lock, slip
from prikup.thousand.scoring.bolts import bolts, void_claim, write_off_penalty
from prikup.thousand.scoring.contract import (
    contract,
    doubling,
    nines_at_end,
    nines_before_lead,
    rounding,
    sales,
)
from prikup.thousand.scoring.ending import dump, end, golden_round
from prikup.thousand.scoring.pairs import from_sides, to_sides
from prikup.thousand.scoring.sheet import Sheet, rounded
from prikup.thousand.state import DealResult, Standing

__all__ = ["STEPS", "Sheet", "last_chance", "rounded", "score"]

Step = Callable[[Sheet], None]

STEPS: tuple[Step, ...] = (
    nines_before_lead,
    sales,
    contract,
    rounding,
    doubling,
    nines_at_end,
    bolts,
    write_off_penalty,
    void_claim,
    barrel,
    knocks,
    lock,
    dump,
    golden_round,
    end,
)
"""The order in which the rules apply to one deal."""


def score(
    standing: Standing, result: DealResult, rules: Rules
) -> tuple[Standing, tuple[Entry, ...]]:
    """Write a deal. The entries of a player add up to the change of his score."""
    if not rules.layout.pairs:
        return _score(standing, result, rules)
    sides, merged = to_sides(standing, result)
    return from_sides(standing, result, *_score(sides, merged, rules))


def _score(
    standing: Standing, result: DealResult, rules: Rules
) -> tuple[Standing, tuple[Entry, ...]]:
    sheet = Sheet(standing, result, rules)
    if result.kind == "penalty":
        return _penalty_row(sheet)
    if result.kind == "redeal":
        return _redeal_row(sheet)
    for step in STEPS:
        step(sheet)
    return _next_standing(sheet), tuple(sheet.entries)


def _next_standing(sheet: Sheet) -> Standing:
    before = sheet.standing
    golden, rounds, made = _next_golden(sheet)
    return Standing(
        scores=tuple(sheet.scores),
        dealer=(before.dealer + 1) % len(sheet.scores),
        bolts=tuple(sheet.bolts),
        bolts_in_a_row=tuple(sheet.row),
        barrel=tuple(sheet.barrel),
        barrels_lost=tuple(sheet.lost),
        barrel_closed=tuple(sheet.closed),
        write_offs=tuple(sheet.write_offs),
        bombs=tuple(sheet.bombs),
        deal_number=before.deal_number + 1,
        redeals=0,
        golden_deals=golden,
        golden_rounds=rounds,
        golden_made=made,
        target=sheet.target,
        winner=sheet.winner,
        over=sheet.over,
    )


def _next_golden(sheet: Sheet) -> tuple[int | None, int, bool]:
    """Deals of the golden round played, rounds finished, whether anybody made it."""
    before, rules = sheet.standing, sheet.rules.golden
    if before.golden_deals is None:
        return None, before.golden_rounds, False
    made = before.golden_made or sheet.made
    if before.golden_deals + 1 < sheet.rules.table.players:
        return before.golden_deals + 1, before.golden_rounds, made
    rounds = before.golden_rounds + 1
    again = rules.golden_if_nobody_makes in ("replay_from_zero", "replay")
    if made or not again or rules.golden != "forced_120" or rounds == rules.golden_max_rounds:
        return None, rounds, made
    return 0, rounds, False


def _redeal_row(sheet: Sheet) -> tuple[Standing, tuple[Entry, ...]]:
    """Only claims count against the dealer, not a deal that all passed."""
    standing, rules = sheet.standing, sheet.rules
    move = rules.table.redeal_dealer == "next"
    claimed = int(sheet.result.why != "all-pass")
    after = structs.replace(
        standing,
        dealer=(standing.dealer + 1) % len(sheet.scores) if move else standing.dealer,
        redeals=0 if move else standing.redeals + claimed,
    )
    return after, ()


def _penalty_row(sheet: Sheet) -> tuple[Standing, tuple[Entry, ...]]:
    """A penalty outside a deal: no barrel deal; only a misdeal moves the deal on."""
    result, at = sheet.result, sheet.rules.barrel.barrel_at
    player = result.player
    assert player is not None
    amount = sheet.penalty if result.amount is None else result.amount
    sheet.write(player, -amount, "penalty", reason("entry-penalty", why=result.why))
    if at is not None and sheet.sat_on_barrel(player) and sheet.scores[player] < at:
        slip(sheet, player, at)
    dump(sheet)
    count = len(sheet.scores)
    dealer = sheet.standing.dealer
    after = structs.replace(
        sheet.standing,
        scores=tuple(sheet.scores),
        barrel=tuple(sheet.barrel),
        barrels_lost=tuple(sheet.lost),
        barrel_closed=tuple(sheet.closed),
        dealer=(dealer + 1) % count if result.why == "misdeal" else dealer,
        redeals=0 if result.why == "misdeal" else sheet.standing.redeals,
    )
    return after, tuple(sheet.entries)
