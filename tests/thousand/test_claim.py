"""``claim``: whoever holds nothing but winners may take the rest without playing it out."""

from __future__ import annotations

import pytest

from prikup.cards import CardSet
from prikup.thousand.phases.playing import _all_win


@pytest.mark.parametrize(
    ("mine", "unseen", "wins"),
    [
        ("AS", "TS KS QS JS 9S", True),  # a lone ace takes its trick
        ("AS TS", "KS QS JS", True),
        ("AS TS 9S", "KS QS JS", False),  # the nine comes too early
        ("AS TS 9S", "KS QS", True),  # ace and ten draw both
        ("KS", "AS", False),
        ("9S", "", True),
    ],
)
def test_a_suit_is_sure_from_the_top(mine: str, unseen: str, wins: bool) -> None:
    assert _all_win(CardSet.parse(mine).mask, CardSet.parse(unseen).mask) is wins
