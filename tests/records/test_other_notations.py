"""Deals in PBN style and in PPN: the same cards as in the plain form; what is wrong with them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.cards import format_cards, mask_of, parse_cards
from prikup.game import BadRecord
from prikup.records import canonical, replay
from prikup.records.pbn import read_hands, write_hands
from prikup.records.show import shown_json
from prikup.text import reason_text

HANDS = [
    "7S KS 8C QC 9D KD 7H TH JH AH",
    "8S QS 9C JC KC 7D JD AD 8H QH",
    "9S JS AS 7C TC 8D TD QD 9H KH",
]
TALON = "AC TS"
PBN = "N:K7.AJT7.K9.Q8 Q8.Q8.AJ7.KJ9 AJ9.K9.QT8.T7"
PPN = "26RTV9DGIM358PSACEJN17QUBFHKLOW4"


def record(players: str = "ABC", **cards: Any) -> dict[str, Any]:
    """A match of Preferans with one deal and no action; the first player deals."""
    return {
        "format": "prikup-record/1",
        "game": "preferans",
        "rules": {"set": {"players": len(players)}} if len(players) != 3 else {},
        "players": list(players),
        "deals": [{"actions": [], **cards}],
    }


def dealt(document: dict[str, Any]) -> Any:
    return replay(document).steps[0].action


PLAIN = dealt(record(hands=HANDS, talon=TALON))


@pytest.mark.parametrize(
    "hands",
    [
        PBN,
        PBN.lower(),
        PBN.replace("T", "10"),
        f'[Deal "{PBN}"]',
        "E:Q8.Q8.AJ7.KJ9 AJ9.K9.QT8.T7 K7.AJT7.K9.Q8",
        "S:9JA.9K.8TQ.7T 7K.7TJA.9K.8Q  8Q.8Q.7JA.9JK",
    ],
)
def test_hands_in_pbn_style_are_those_of_the_list(hands: str) -> None:
    assert dealt(record(hands=hands, talon=TALON)) == PLAIN


def test_hands_in_pbn_style_are_written_as_a_list() -> None:
    (deal,) = canonical(record(hands=PBN, talon=TALON)).deals
    assert deal.hands == canonical(record(hands=HANDS, talon=TALON)).deals[0].hands
    assert deal.talon == TALON


def test_who_sits_out_has_a_dash() -> None:
    first, second, third = PBN.removeprefix("N:").split()
    four = record("ABCD", hands=f"N:- {first} {second} {third}", talon=TALON)
    assert dealt(four) == dealt(record("ABCD", hands=["", *HANDS], talon=TALON))


def test_thousand_is_read_alike() -> None:
    document = {
        "format": "prikup-record/1",
        "game": "thousand",
        "players": ["A", "B", "C"],
        "deals": [{"hands": "N:AKQJT9...9 ..J9.AKQJT .QJ9.AKQT.", "talon": "KH TH AH"}],
    }
    assert format_cards(dealt(document).hands[2]) == "TD QD KD AD 9H JH QH"


def test_a_shown_deal_has_its_hands_in_pbn_style() -> None:
    (deal,) = shown_json(replay(record(hands=HANDS, talon=TALON)))["deals"]
    assert deal["pbn"] == PBN
    five = record("ABCDE", hands=["", "", *HANDS], talon=TALON)
    assert shown_json(replay(five))["deals"][0]["pbn"] is None


@given(st.permutations(parse_cards(" ".join([*HANDS, TALON]))), st.integers(1, 4))
def test_hands_in_pbn_style_come_back(cards: list[int], players: int) -> None:
    hands = tuple(mask_of(cards[7 * seat : 7 * seat + 7]) for seat in range(players))
    text = write_hands(hands)
    assert text is not None and read_hands(text, players) == hands


@pytest.mark.parametrize(
    ("hands", "why", "words"),
    [
        ("", "pbn-first", "N E S"),
        ("K7.AJT7.K9.Q8 Q8.Q8.AJ7.KJ9 AJ9.K9.QT8.T7", "pbn-first", "N E S"),
        (PBN.replace("N:", "W:"), "pbn-first", "N E S"),
        (PBN.replace("N:", "NE:"), "pbn-first", "NE:"),
        (PBN + " ...", "pbn-hands", "4 hands"),
        ("N:K7.AJT7.K9.Q8", "pbn-hands", "1 hand"),
        (PBN.replace("K7.", "K7"), "pbn-suits", "The hand of N has 3 suits"),
        (PBN.replace("KJ9", "KJ9."), "pbn-suits", "The hand of E has 5 suits"),
        (PBN.replace("QT8", "QTX"), "pbn-rank", "“X” in “QTX”, in the hand of S"),
        (PBN.replace("QT8", "QT6"), "pbn-rank", "“6”"),
        (PBN.replace("KJ9", "KJJ"), "card-twice", "J♣"),
        (PBN.replace("AJ7.", "AJ72."), "pbn-rank", "“2”"),
        (PBN.replace("AJ7.", "AJT7."), "deal-hand-size", "B has 11 cards"),
        (PBN.replace("AJ7.", "AJT."), "deal-twice", "10♦"),
        (PBN.replace("K7.", "-"), "pbn-suits", "3 suits"),
    ],
)
def test_wrong_hands_are_refused_with_their_place(hands: str, why: str, words: str) -> None:
    refused(record(hands=hands, talon=TALON), why, words)


def test_five_players_have_no_seats_in_pbn() -> None:
    refused(record("ABCDE", hands=PBN, talon=TALON), "pbn-players", "5 players")


def test_a_deck_in_ppn_is_that_of_the_list() -> None:
    assert dealt(record(deck=PPN)) == dealt(record(deck=f" {PPN.lower()} ")) == PLAIN


def test_a_deck_in_ppn_goes_round_from_the_dealers_left() -> None:
    four = dealt(record("ABCD", deck=PPN))
    assert [format_cards(hand) for hand in four.hands[1:]] == [
        format_cards(PLAIN.hands[seat]) for seat in (1, 2, 0)
    ]
    assert four.hands[0] == 0


@pytest.mark.parametrize(
    ("deck", "why", "words"),
    [
        (PPN[:-1], "ppn-length", "here are 31"),
        (PPN + "4", "ppn-length", "here are 33"),
        ("7S8S9S", "ppn-length", "here are 6"),
        ("X" + PPN[1:], "ppn-sign", "“X”, character 1"),
        (PPN[:-1] + "0", "ppn-sign", "“0”, character 32"),
        (PPN[:-1] + "2", "card-twice", "8♠"),
    ],
)
def test_a_wrong_deck_in_ppn_is_refused(deck: str, why: str, words: str) -> None:
    refused(record(deck=deck), why, words)


def test_ppn_is_of_preferans() -> None:
    thousand = {**record(deck=PPN), "game": "thousand"}
    refused(thousand, "deal-wrong-deck", "8♠")


def refused(document: dict[str, Any], why: str, words: str) -> None:
    with pytest.raises(BadRecord) as error:
        replay(document)
    assert error.value.reason.id == why and error.value.where["deal"] == 0
    assert words in reason_text("en", error.value.reason, document["players"])
