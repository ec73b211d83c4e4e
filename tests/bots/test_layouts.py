"""Club's decisions at other tables: trades, doubles, bombs, partners, piles, the stock."""

from __future__ import annotations

from typing import Any

import pytest
from bot_table import dealt, play_deals, seat_bots, values_of

from prikup.bots import Bot, make
from prikup.bots.thousand import avoiding
from prikup.bots.thousand.habits import follow
from prikup.bots.thousand.position import NOBODY, Customs, Position
from prikup.bots.thousand.ranked import PLAIN, ranked
from prikup.cards import CardSet, card_name, cards_of, parse_card
from prikup.game import Action, Bid, Call, Discard, Give, Sell
from prikup.thousand import THOUSAND
from prikup.thousand.match import State
from prikup.thousand.state import pairs_in

KEEP, PASS = Call("keep"), Call("pass")
PLAIN_TABLE: dict[str, Any] = {
    "blind": False,
    "redeal_hand_below": "off",
    "redeal_nines": "off",
    "redeal_talon_below": "off",
    "redeal_talon_nines": "off",
    "redeal_after_discard_nines": "off",
}
"""Edits of ``russian`` without any window before the auction."""
STRONG, WEAK, MIDDLE = "AS KH QH AH TH 9D AC", "9S JS 9C TC JD KS QD", "QS TS KC QC KD TD JH"
TALON = "9H JC AD"


def table(hands: tuple[str, ...], talon: str, *actions: Action, **edits: Any) -> State:
    """A deal by ``russian``; the dealer is seat 0, so seat 1 carries the forced hundred."""
    return dealt(hands, talon, *actions, **{**PLAIN_TABLE, **edits})


def asked(state: State) -> Action:
    """What club does."""
    assert state.turn is not None
    return make("club", "thousand", state.turn, 1).act(state.view(state.turn))


def test_doubles_a_contract_that_cannot_be_made_and_no_other() -> None:
    weak = table((MIDDLE, WEAK, STRONG), TALON, PASS, PASS, contra=True)
    given = [Give(2, parse_card("9S")), Give(0, parse_card("9C"))]
    for action in given:
        weak = weak.apply(action)
    assert (weak.phase, asked(weak)) == ("contra", Call("contra"))
    strong = table((MIDDLE, STRONG, WEAK), TALON, PASS, PASS, contra=True)
    for action in (Give(2, parse_card("JC")), Give(0, parse_card("9D"))):
        strong = strong.apply(action)
    assert (strong.phase, asked(strong)) == ("contra", KEEP)


def test_throws_a_bomb_rather_than_lose_a_hundred() -> None:
    hands = ("AS TS KS AC TC KC JH", "9S JS QC 9C QD JD TH", "AH KH QH AD TD KD 9D")
    state = table(hands, "9H JC QS", PASS, PASS, write_off=False, bombs=1)
    assert asked(state) == Call("bomb")


def test_buys_a_talon_that_would_win_the_match_for_another_and_leaves_one_that_is_dear() -> None:
    hands = ("JS 9S JC 9C JD 9D JH", "AS TS KS AC TC KC 9H", "AH TH KH QH TD KD QD")
    start = {"scores": [100, 880, 700], "barrel": [None, 2, None]}
    winning = table(hands, "QS QC AD", PASS, PASS, start=start, buy_over=True)
    assert (winning.phase, asked(winning)) == ("buying", Call("buy"))
    dear = table((STRONG, MIDDLE, WEAK), "9H JC AD", PASS, PASS, buy_over=True)
    assert (dear.phase, asked(dear)) == ("buying", KEEP)


def test_bids_for_cards_that_complete_a_strong_hand() -> None:
    hands = ("QS TS KC QC KD TD JH", "9S JS 9C TC JD KS KH", "AS QH AH TH 9D AC JC")
    state = table(hands, "9H QD AD", PASS, PASS, sell_contract=True)
    offer = state.apply(Sell(CardSet.parse("KH AD 9H").mask))
    assert (offer.phase, offer.turn) == ("sale", 2)
    assert isinstance(asked(offer), Bid)
    useless = state.apply(Sell(CardSet.parse("9S JS 9C").mask)).apply(PASS)
    assert (useless.turn, asked(useless)) == (0, PASS)


@pytest.mark.parametrize(("mine", "bids"), [(STRONG, True), (WEAK, False)])
def test_opens_an_auction_without_a_forced_bid_only_with_a_hand(mine: str, bids: bool) -> None:
    others = (MIDDLE, WEAK if bids else STRONG)
    state = table((*others, mine), TALON, PASS, forced_bid="none", min_bid=100)
    while state.turn != 2:
        state = state.apply(PASS)
    assert isinstance(asked(state), Bid) == bids


def test_never_puts_half_of_a_marriage_away() -> None:
    put_away = 0

    def watch(state: State, bot: Bot) -> None:
        nonlocal put_away
        assert state.turn is not None
        view = state.view(state.turn)
        if view.phase != "talon":
            return
        action = make("club", "thousand", state.turn, 5).act(view)
        if isinstance(action, Discard):
            put_away += 1
            left = (view.hand or 0) & ~action.cards
            assert pairs_in(left) == pairs_in(view.hand or 0)

    for preset in ("two-talons", "lviv"):
        first = THOUSAND.new_match(values_of(preset))
        bots = seat_bots(["novice"] * len(first.scores), 8)
        play_deals(first, bots, 8, 4, watch)
    assert put_away > 3


def in_play(
    preset: str, hands: tuple[str, ...], trick: str, declarer: int, leader: int
) -> Position:
    rules = THOUSAND.new_match(values_of(preset)).rules
    place = Position(
        Customs(rules, range(len(hands))),
        [ranked(CardSet.parse(hand).mask) for hand in hands],
        declarer,
    )
    place.leader = leader
    place.trick = [ranked(1 << parse_card(name)).bit_length() - 1 for name in trick.split()]
    return place


@pytest.mark.parametrize("declarer", range(4))
def test_partners_feed_each_other_whoever_declares(declarer: int) -> None:
    hands = ("JC 9C", "KC QC", "TC AC", "TD JD TH JH")
    partners = in_play("siadany", hands, "9D AD QD", declarer, 0)
    assert card_name(PLAIN[follow(partners, 3)]) == "TD"
    opponents = in_play("siadany", hands, "AH 9H KH", declarer, 0)
    assert card_name(PLAIN[follow(opponents, 3)]) == "JH"


def test_takes_as_little_as_it_can_when_all_have_passed() -> None:
    place = in_play("russian", ("9S", "JS", "AS KS 9S"), "TS JS", NOBODY, 0)
    assert card_name(PLAIN[avoiding.follow(place, 2)]) == "KS"
    place = in_play("russian", ("AC KS", "TC QS", "9C AS"), "", NOBODY, 2)
    assert card_name(PLAIN[avoiding.lead(place, 2)]) == "9C"


def test_holds_no_card_that_lies_in_the_pile() -> None:
    """What is put away stays known to who put it away."""

    def watch(state: State, bot: Bot) -> None:
        assert state.turn is not None and state.deal is not None
        view = state.view(state.turn)
        if view.discarded:
            assert not set(cards_of(view.discarded)) & set(cards_of(view.hand or 0))

    play_deals(THOUSAND.new_match(values_of("dead-hand")), seat_bots(["club"] * 2, 3), 3, 2, watch)
