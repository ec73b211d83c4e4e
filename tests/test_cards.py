"""Cards, sets of cards, decks: reading what people write, writing one plain form."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.cards import (
    CARD_NAMES,
    BadCard,
    CardSet,
    card_symbol,
    cards_of,
    deck,
    format_cards,
    make_card,
    mask_of,
    parse_card,
    parse_cards,
)

masks = st.integers(0, 2**32 - 1)


@pytest.mark.parametrize("card", range(32))
def test_the_plain_form_reads_back(card: int) -> None:
    name = CARD_NAMES[card]
    assert parse_card(name) == parse_card(name.lower()) == parse_card(f" {name} ") == card
    assert parse_card(card_symbol(card)) == card


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("10S", "TS"),
        ("10♠", "TS"),
        ("t♠", "TS"),
        ("Т♠", "AS"),
        ("К♥", "KH"),
        ("Д♦", "QD"),
        ("В♣", "JC"),
        ("9♡", "9H"),
        ("A♠\ufe0e", "AS"),
        ("10ч", "TH"),
        ("ТП", "AS"),
        ("ТТ", "AC"),
        ("КК", "KC"),
        ("дб", "QD"),
        ("D♥", "QH"),
        ("W♠", "JS"),
        ("DD", "QD"),
        ("wc", "JC"),
    ],
)
def test_other_forms_are_read(written: str, plain: str) -> None:
    assert CARD_NAMES[parse_card(written)] == plain


@pytest.mark.parametrize(
    "text", ["", "S", "1", "11S", "KX", "SK", "DK", "D", "KHH", "K H", "0S", "♠", "🂡"]
)
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(BadCard) as refused:
        parse_card(text)
    assert refused.value.text == text


def test_a_card_named_twice_is_refused() -> None:
    with pytest.raises(BadCard, match="twice"):
        parse_cards("KH 9S K♥")


def test_a_list_keeps_its_order_and_a_mask_is_ascending() -> None:
    listed = parse_cards("KH 9S AS")
    assert format_cards(listed) == "KH 9S AS"
    assert format_cards(mask_of(listed)) == "9S AS KH"
    assert parse_cards(["KH", "9S", "AS"]) == listed


@given(masks)
def test_masks_and_cards_are_the_same_sets(mask: int) -> None:
    assert mask_of(cards_of(mask)) == mask
    assert parse_cards(format_cards(mask)) == cards_of(mask)
    assert len(CardSet(mask)) == mask.bit_count()


@given(masks, masks)
def test_a_card_set_is_a_set(one: int, other: int) -> None:
    assert (CardSet(one) & CardSet(other)).mask == one & other  # type: ignore[attr-defined]
    assert (CardSet(one) | CardSet(other)).mask == one | other  # type: ignore[attr-defined]
    assert (CardSet(one) - CardSet(other)).mask == one & ~other  # type: ignore[attr-defined]
    assert (CardSet(one) <= CardSet(other)) == (one | other == other)
    assert (CardSet(one) == CardSet(other)) == (one == other)
    assert hash(CardSet(one)) == hash(CardSet(set(cards_of(one))))


def test_decks() -> None:
    assert len(deck()) == 32 and len(deck("9")) == 24
    assert deck("9")[0] == parse_card("9S") and deck("9")[-1] == parse_card("AH")
    assert make_card("T", 3) == parse_card("TH")
    assert "AS" not in CardSet.parse("AS") and parse_card("AS") in CardSet.parse("AS")
