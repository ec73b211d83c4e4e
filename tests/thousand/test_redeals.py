"""Redeals: what a claim on the talon hangs on, consent and refusals, the limit."""

from __future__ import annotations

import pytest
from builders import allowed, dealt, line, match, rules

POOR_TALON = ("KS TS AS 9C AC QH KH", "JS QS QC TC KD TD JH", "9S KC JC QD AD TH AH"), "9D 9H JD"
"""Nobody has a claim on his hand; the talon has two nines and two points."""


@pytest.mark.parametrize(
    ("forced", "only_forced", "may"),
    [(100, True, False), (100, False, True), ("none", True, True)],
)
def test_only_at_the_forced_bid_says_nothing_where_nobody_has_to_bid(
    forced: int | str, only_forced: bool, may: bool
) -> None:
    by = {"redeal_talon_below": 5, "redeal_talon_only_forced": only_forced}
    state = dealt(match({"dealer": 2}, forced_bid=forced, **by), *POOR_TALON)
    state = line(state, "110", "pass", "pass")
    assert ("redeal" in allowed(state)) == may


@pytest.mark.parametrize("preset", ["home-table", "two-talons-last-trick", "lviv", "strict-barrel"])
def test_presets_that_do_not_limit_talon_claims_to_the_forced_bid(preset: str) -> None:
    assert not rules(preset).redeal.redeal_talon_only_forced


def test_in_the_game_of_two_with_a_gift_more_than_120_must_be_bid_on_the_barrel() -> None:
    by = rules("two-talons-last-trick")
    assert (by.barrel.barrel_win_by, by.barrel_need) == ("bid", 125)
