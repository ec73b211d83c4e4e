"""Following, trumping, beating, taking: the duties of a trick."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.cards import (
    SUIT_MASKS,
    SUIT_OF,
    SUITS,
    CardSet,
    cards_of,
    deck,
    mask_of,
    parse_card,
    parse_cards,
)
from prikup.tricks import NATURAL_ORDER, THOUSAND_ORDER, Duties, playable, taker

BEAT = {"must_beat": True}
OVER = {"must_overtrump": True}


@pytest.mark.parametrize(
    ("hand", "trick", "trump", "duties", "legal"),
    [
        ("AS 9H", "", "H", {}, "AS 9H"),
        ("TS QS QH", "AS", "H", {}, "TS QS"),
        ("QH 9C", "AS", "H", {}, "QH"),
        ("QH 9C", "AS", "H", {"must_trump": False}, "QH 9C"),
        ("QD 9C", "AS", "H", {}, "QD 9C"),
        ("QH 9C", "AS", None, {}, "QH 9C"),
        ("9S TS", "KS", None, BEAT, "TS"),
        ("9S QS", "KS", None, BEAT, "9S QS"),
        ("9S AS", "KS TS", None, BEAT, "AS"),
        ("9S AS", "KS TS", None, {}, "9S AS"),
        ("9S AS", "KS 9H", "H", BEAT, "9S AS"),
        ("9S AS", "KS 9H", "H", {**BEAT, "beat_after_ruff": True}, "AS"),
        ("9H AH 9C", "KS TH", "H", {}, "9H AH"),
        ("9H AH 9C", "KS TH", "H", OVER, "AH"),
        ("9H KH 9C", "KS TH", "H", OVER, "9H KH"),
        ("9H KH 9C", "KS TH", "H", {**OVER, "undertrump": "free"}, "9H KH 9C"),
        ("9H KH 9C", "KS", "H", OVER, "9H KH"),
        ("9H TH", "KH", "H", BEAT, "TH"),
    ],
)
def test_what_may_be_played(
    hand: str, trick: str, trump: str | None, duties: dict[str, Any], legal: str
) -> None:
    suit = None if trump is None else SUITS.index(trump)
    found = playable(
        mask_of(parse_cards(hand)), parse_cards(trick), suit, Duties(**duties), THOUSAND_ORDER
    )
    assert CardSet(found) == CardSet.parse(legal)


@pytest.mark.parametrize(
    ("trick", "trump", "place"),
    [
        ("KS TS AS", None, 2),
        ("TS KS 9S", None, 0),
        ("9S AH AC", None, 0),
        ("AS 9H TH", "H", 2),
        ("AS 9H 9C", "H", 1),
        ("9H AS TH", "H", 2),
    ],
)
def test_who_takes_a_trick(trick: str, trump: str | None, place: int) -> None:
    suit = None if trump is None else SUITS.index(trump)
    assert taker(parse_cards(trick), suit, THOUSAND_ORDER) == place


def test_the_ten_is_high_in_thousand_only() -> None:
    trick = parse_cards("KS TS")
    assert taker(trick, None, THOUSAND_ORDER) == 1
    assert taker(trick, None, NATURAL_ORDER) == 0


def test_orders_are_strict_within_a_suit() -> None:
    for order in (THOUSAND_ORDER, NATURAL_ORDER):
        for card in range(32):
            others = SUIT_MASKS[SUIT_OF[card]] & ~(1 << card)
            lower = mask_of(c for c in cards_of(others) if order.higher[c] >> card & 1)
            assert order.higher[card] | lower == others and not order.higher[card] & lower
    assert not THOUSAND_ORDER.higher[parse_card("AH")]


duties = st.builds(
    Duties,
    must_trump=st.booleans(),
    must_beat=st.booleans(),
    beat_after_ruff=st.booleans(),
    must_overtrump=st.booleans(),
    undertrump=st.sampled_from(["forced", "free"]),
)


@given(
    st.permutations(deck("9")),
    st.integers(0, 2),
    st.integers(1, 8),
    st.none() | st.integers(0, 3),
    duties,
)
def test_somebody_can_always_play_and_more_duties_leave_fewer_cards(
    cards: list[int], laid: int, held: int, trump: int | None, some: Duties
) -> None:
    trick, hand = cards[:laid], mask_of(cards[laid : laid + held])
    legal = playable(hand, trick, trump, some, THOUSAND_ORDER)
    assert legal and legal & ~hand == 0
    bare = playable(hand, trick, trump, Duties(must_trump=False), THOUSAND_ORDER)
    assert legal & ~bare == 0
    if trick and hand & SUIT_MASKS[SUIT_OF[trick[0]]]:
        assert legal & ~SUIT_MASKS[SUIT_OF[trick[0]]] == 0
