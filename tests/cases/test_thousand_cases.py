"""The T cases of cases.json: questions that real tables and real programs got wrong.

Each test bears the id of its case; where the sources disagree, both answers stand under the option
that chooses between them.
"""

from __future__ import annotations

from typing import Any

import pytest
from builders import (
    allowed,
    cards,
    deal_of,
    dealt,
    declarer_with,
    line,
    mask,
    match,
    position,
    refusal,
    rules,
    scored,
    standing,
)

from prikup.cards import SUITS, CardSet, parse_cards
from prikup.game import Call
from prikup.thousand.scoring import rounded, score
from prikup.thousand.state import DealResult
from prikup.tricks import THOUSAND_ORDER, Duties, playable, taker

NO_BARREL: dict[str, Any] = {"barrel_at": "off"}


def test_T01_made_contract_pays_the_bid_not_the_haul() -> None:
    assert scored(bid=140, cards=(144, 36, 14), rounding=10).scores == (140, 40, 10)


def test_T04_half_goes_up_when_rounding_to_10() -> None:
    raw, to = (3, 5, 10, 15, 25), (0, 10, 10, 20, 30)
    assert tuple(rounded(points, 10) for points in raw) == to
    for points, wanted in zip(raw, to, strict=True):
        assert scored(cards=(120 - points, points, 0), rounding=10).scores[1] == wanted


def test_T07_marriage_bonus_is_never_rounded() -> None:
    assert scored(cards=(98, 22, 0), marriages={1: "D"}).scores[1] == 100


def test_T10_defenders_score_beside_a_failed_declarer() -> None:
    start = {"scores": [200, 100, 50]}
    assert scored(start, bid=120, cards=(73, 22, 25), marriages={1: "D"}).scores == (80, 200, 75)


@pytest.mark.parametrize(("pays", "made"), [("bid", 100), ("points", 175)])
def test_T13_success_pays_the_bid_or_the_points(pays: str, made: int) -> None:
    assert scored(bid=100, cards=(75, 25, 20), marriages={0: "H"}, pays=pays).scores[0] == made
    assert scored(bid=100, cards=(75, 25, 20), pays=pays).scores[0] == -100


@pytest.mark.parametrize("target", [1000, 1001])
def test_T19_below_100_nobody_bids(target: int) -> None:
    state = dealt(match({"dealer": 2}, target=target))
    assert refusal(state, "40") == "bid-too-low"


def test_T25_bid_out_of_turn() -> None:
    """An action has no seat of its own: only who is to act sees any."""
    state = dealt(match({"dealer": 2}))
    assert state.turn == 1
    assert state.view(1).legal and not state.view(2).legal and not state.view(0).legal
    assert refusal(state, "100") == "bid-too-low"
    assert line(state, "105", "110").turn == 0


def test_T28_last_seat_may_raise_but_not_pass() -> None:
    """The forced bid stands unwritten: after two passes its bearer is the declarer at once."""
    state = line(dealt(match({"dealer": 2})), "pass", "pass")
    assert state.deal is not None and (state.deal.declarer, state.deal.bid) == (0, 100)
    assert refusal(state, "pass") == "not-now"
    assert refusal(state, "130") == "auction-over"
    raised = line(state, "bid 130").deal
    assert raised is not None and raised.bid == 130


def test_T31_raise_after_the_talon() -> None:
    state = line(dealt(match({"dealer": 2})), "pass", "110", "120", "pass")
    assert state.deal is not None and (state.deal.declarer, state.deal.bid) == (0, 120)
    assert refusal(state, "bid 110") == "bid-too-low"
    assert refusal(state, "bid 120") == "bid-too-low"
    assert refusal(state, "bid 310") == "bid-over-limit"
    assert refusal(state, "pass") == "not-now"
    raised = line(state, "bid 150")
    assert raised.deal is not None and raised.deal.bid == 150
    passed = line(state, "give 1 9S", "give 2 9C")
    line(passed, "bid 150")
    assert refusal(line(passed, "AS"), "bid 150") == "before-first-lead"
    assert refusal(line(passed, "AS|9S|9H"), "bid 150") == "before-first-lead"


def test_T31_no_raise_where_it_is_off() -> None:
    state = line(dealt(match({"dealer": 2}, raise_after_talon=False)), "pass", "pass")
    assert refusal(state, "bid 120") == "raise-off"


def test_T34_blind_bid_after_peeking() -> None:
    state = dealt(match({"dealer": 2, "scores": [300, 0, 0]}, blind=True))
    assert (state.phase, state.turn) == ("blind", 0)
    assert state.view(0).hand is None and state.view(0).limit is None
    peeked = line(state, "look")
    assert peeked.view(0).hand == deal_of().hands[0]
    assert refusal(peeked, "blind") == "auction-word"


@pytest.mark.parametrize(
    ("amount", "share"), [("half_bid", 50), ("60_each", 60), ("60_up_to_120", 60)]
)
def test_T43_write_off_at_100(amount: str, share: int) -> None:
    state = line(dealt(match({"dealer": 2}, write_off_amount=amount)), "pass", "pass")
    assert line(state, "write-off").scores == (-100, share, share)


def test_T46_third_write_off() -> None:
    start = {"write_offs": [2, 0, 0]}
    sheet = scored(start, kind="write-off", bid=100, write_off_third_penalty="every_third")
    assert [e.amount for e in sheet.entries if e.player == 0] == [-100, -120]
    assert sheet.standing.write_offs[0] == 0


NINES = ("9S 9C 9D AS TS KS QS", "JS JC QC KC TC AC JD", "QD KD TD AD JH QH KH")


def test_T52_which_hand_is_inspected_for_the_nines() -> None:
    """The fourth nine lies in the talon: a bonus looks at eight cards, a redeal at seven."""
    by = {"redeal_nines": 4, "four_nines": 100}
    state = dealt(match({"dealer": 2}, **by), NINES, "9H TH AH")
    assert (state.phase, allowed(state)) == ("hand-claims", ["keep"])
    state = line(state, "keep", "keep", "keep", "pass", "pass", "give 1 QS", "give 2 KS")
    assert state.play is not None and state.play.nines == 0
    while state.turn is not None:
        state = state.apply(state.legal_actions()[0])
    assert [e.amount for e in state.entries if e.rule == "four_nines"] == [100]


POOR = {
    "JC 9C 9D": ("9S JS QS KS TS AS 9H", "QC KC TC AC JD QD KD", "TD AD JH QH KH TH AH"),
    "QC 9C 9D": ("9S JS QS KS TS AS 9H", "JC KC TC AC JD QD KD", "TD AD JH QH KH TH AH"),
    "KC 9C JD": ("9S JS QS KS TS AS 9H", "QC JC TC AC 9D QD KD", "TD AD JH QH KH TH AH"),
}


@pytest.mark.parametrize(
    ("by", "offers"),
    [
        ({"redeal_talon_below": 4}, (True, True, False)),
        ({"redeal_talon_nines": 2}, (True, True, False)),
        ({"redeal_talon_below": 4, "redeal_talon_nines": 2}, (True, True, False)),
        ({"redeal_talon_below": 5}, (True, True, False)),
    ],
)
def test_T55_poor_talon(by: dict[str, Any], offers: tuple[bool, ...]) -> None:
    for (talon, hands), offer in zip(POOR.items(), offers, strict=True):
        state = line(dealt(match({"dealer": 2}, **by), hands, talon), "pass", "pass")
        assert allowed(state).count("redeal") == int(offer)


@pytest.mark.parametrize(("only", "offered"), [(True, False), (False, True)])
def test_T55_only_at_100_or_at_any_contract(only: bool, offered: bool) -> None:
    by = {"redeal_talon_below": 4, "redeal_talon_only_forced": only}
    talon, hands = next(iter(POOR.items()))
    state = line(dealt(match({"dealer": 2}, **by), hands, talon), "105", "pass", "pass")
    assert ("redeal" in allowed(state)) == offered


CLUBS = ("QC KC AC AS AD AH 9S JS", ("QS KS TS 9C JC 9D JD JH", "QD KD TD TC 9H QH KH TH"))


@pytest.mark.parametrize(("first", "worth"), [(True, 60), (False, 0)])
def test_T58_marriage_on_the_very_first_lead(first: bool, worth: int) -> None:
    state = declarer_with(*CLUBS, marriage_first_lead=first)
    state = line(state, "QC!" if first else "QC")
    assert state.play is not None
    assert sum(m.worth for m in state.play.marriages) == worth
    assert state.play.trump == (SUITS.index("C") if first else None)


def test_T58_no_first_lead_declares_by_force() -> None:
    assert refusal(declarer_with(*CLUBS), "QC!") == "declare-needs-trick"


@pytest.mark.parametrize(("one", "trump"), [(False, "H"), (True, "D")])
def test_T61_second_marriage_changes_trump(one: bool, trump: str) -> None:
    state = position(["KD QD 9S", "KH QH AD", "9H JD TS"], one_trump_per_deal=one)
    state = cards(state, "KD! AD JD QH!")
    play = state.play
    assert play is not None and play.trump == SUITS.index(trump)
    assert [(m.seat, m.worth) for m in play.marriages] == [(0, 80), (1, 100)]


def test_T64_marriage_completed_by_the_talon() -> None:
    hands = ("KS AS AC AD 9S JS 9C", "TS JC QC KC TC 9D JD", "QD KD TD 9H JH QH KH")
    state = line(dealt(match({"dealer": 2}), hands, "QS TH AH"), "pass", "pass")
    state = line(state, "give 1 9C", "give 2 9S")
    assert "KS!" in allowed(cards(state, "AC JC 9S"))


def test_T67_same_suit_twice() -> None:
    state = cards(position(["KH QH 9S", "9H JH JS", "9C AC AS"]), "QH! 9H 9C")
    assert state.turn == 0
    assert refusal(state, "KH!") == "declared-already"
    assert "KH" in allowed(state)


def test_T70_king_or_queen_on_a_marriage() -> None:
    state = position(["KH QH", "9H JH", "9D JD"])
    assert allowed(state)[:2] == ["QH!", "KH!"]


def test_T73_cannot_beat() -> None:
    hand, hearts = mask("TS QS QH"), SUITS.index("H")
    for duties in (Duties(), Duties(must_beat=True)):
        legal = playable(hand, parse_cards("AS"), hearts, duties, THOUSAND_ORDER)
        assert CardSet(legal) == CardSet.parse("TS QS")


def test_T76_void_must_over_trump() -> None:
    hands = ["AS", "AC", "KD TD AD 9S"]
    state = position(hands, trick="9H 9D", trump="D", must_overtrump=True)
    assert allowed(state) == ["TD", "KD", "AD"]


@pytest.mark.parametrize(("trump", "winner"), [(None, 2), ("H", 1), ("C", 2)])
def test_T79_trump_nine_beats_an_ace(trump: str | None, winner: int) -> None:
    trick = parse_cards("TC 9H AC")
    assert taker(trick, None if trump is None else SUITS.index(trump), THOUSAND_ORDER) == winner
    hands = ["TC 9S", "9H JS", "AC QS"]
    state = cards(position(hands, trump=trump), "TC 9H AC")
    assert state.play is not None and state.play.points[winner] == 21


def test_T82_recorded_mini_deal() -> None:
    hands = ["AH TH KH QH TD KD QD 9C", "JH 9H AD TC KC QC JC AS", "JD 9D AC TS KS QS JS 9S"]
    state = position(hands, tricks=(0, 0, 0))
    seen = []
    for trick in ("KH 9H 9D", "KD! AD JD", "AS 9S TD", "9C JC AC", "QS! QH KC"):
        state = cards(state, trick)
        play = state.play
        assert play is not None
        married = [sum(m.worth for m in play.marriages if m.seat == seat) for seat in range(3)]
        seen.append(tuple(p + m for p, m in zip(play.points, married, strict=True)))
    assert seen == [(4, 0, 0), (84, 17, 0), (105, 17, 0), (105, 17, 13), (105, 17, 63)]
    assert state.play is not None and state.play.trump == SUITS.index("S")


@pytest.mark.parametrize(
    ("before", "gain", "entry", "after", "sits"),
    [
        (870, 10, "snap", 880, True),
        (870, 9, "snap", 879, False),
        (850, 70, "snap", 880, True),
        (850, 70, "keep_surplus", 920, True),
    ],
)
def test_T85_climbing_the_barrel(
    before: int, gain: int, entry: str, after: int, sits: bool
) -> None:
    start = {"scores": [0, before, 0]}
    by = {"barrel_entry": entry, "rounding": 1}
    sheet = scored(start, bid=100, cards=(120 - gain, gain, 0), **by)
    assert (sheet.scores[1], sheet.standing.barrel[1] is not None) == (after, sits)


@pytest.mark.parametrize(("count", "score_after"), [("any_deal", 1000), ("needs_own_bid", 880)])
def test_T88_defender_points_on_the_barrel(count: str, score_after: int) -> None:
    start = {"scores": [0, 880, 0]}
    sheet = scored(start, cards=(60, 60, 0), marriages={1: "H"}, barrel_count=count)
    assert (sheet.scores[1] >= 1000) == (score_after == 1000)
    assert sheet.standing.winner == (1 if score_after == 1000 else None)


@pytest.mark.parametrize(("then", "score_after", "falls"), [("zero", 0, 0), ("off", 760, 3)])
def test_T91_third_fall(then: str, score_after: int, falls: int) -> None:
    start = {"scores": [880, 0, 0], "barrel": [2, None, None], "barrels_lost": [2, 0, 0]}
    sheet = scored(start, declarer=1, cards=(20, 100, 0), three_barrels=then)
    assert (sheet.scores[0], sheet.standing.barrels_lost[0]) == (score_after, falls)


def test_T91_three_attempts_on_one_barrel_may_cost_everything() -> None:
    start = {"scores": [880, 0, 0], "barrel": [2, None, None]}
    sheet = scored(start, declarer=1, cards=(20, 100, 0), barrel_lost_costs="everything")
    assert (sheet.scores[0], sheet.standing.barrels_lost[0]) == (0, 1)


@pytest.mark.parametrize(
    ("by", "least"),
    [
        ({}, 120),
        ({"target": 1001}, 121),
        ({"barrel_win": "over_target"}, 125),
    ],
)
def test_T94_winning_score_on_the_barrel(by: dict[str, Any], least: int) -> None:
    for points, wins in ((least, True), (least - 1, False)):
        cards = (points - 60, 180 - points, 0)
        sheet = scored(
            {"scores": [880, 0, 0]}, cards=cards, marriages={0: "C"}, tricks=(6, 1, 1), **by
        )
        assert (sheet.standing.winner == 0) == wins


def test_T97_barrel_and_bonus_together() -> None:
    """On the barrel from the bonus on, the bid of 100 stays good, the deal is a barrel deal."""
    by = {"four_nines": 100, "four_nines_when": "before_first_lead", "barrel_entry": "keep_surplus"}
    start = {"scores": [790, 0, 0]}
    sheet = scored(start, bid=100, cards=(110, 10, 0), nines=0, **by)
    assert (sheet.scores[0], sheet.standing.barrel[0]) == (890, 1)
    sheet = scored(start, bid=100, cards=(60, 60, 0), marriages={0: "C"}, nines=0, **by)
    assert sheet.standing.winner == 0 and sheet.rules(0)[-1] == "win"


@pytest.mark.parametrize(("when", "bolts"), [("no_trick", 0), ("no_points", 1)])
def test_T100_a_trick_of_nines(when: str, bolts: int) -> None:
    sheet = scored(cards=(100, 0, 20), tricks=(6, 1, 1), bolt_when=when)
    assert sheet.standing.bolts[1] == bolts


@pytest.mark.parametrize(
    ("blind", "golden"), [(True, "off"), (False, "doubled"), (True, "doubled")]
)
def test_T103_bolts_in_dark_and_golden_deals(blind: bool, golden: str) -> None:
    by = {"golden": golden, **({"golden_double_bolts": True} if golden != "off" else {})}
    sheet = scored(bid=120, blind=blind, cards=(120, 0, 0), **by)
    assert sheet.standing.bolts == (0, 2, 2)


@pytest.mark.parametrize(
    ("before", "cards", "declarer", "by", "after"),
    [
        (530, (25, 95, 0), 1, {}, 0),
        (530, (24, 96, 0), 1, {"rounding": 1}, 554),
        (-430, (20, 100, 0), 0, {"negative_dump": False}, -555),
        (-430, (20, 100, 0), 0, {"negative_dump": True}, 0),
        (530, (25, 95, 0), 1, {"dump": False}, 555),
    ],
)
def test_T106_dump_truck(
    before: int, cards: tuple[int, ...], declarer: int, by: dict[str, Any], after: int
) -> None:
    start = {"scores": [before, 0, 0]}
    bid = 125 if declarer == 0 else 90
    assert scored(start, declarer=declarer, bid=bid, cards=cards, **by).scores[0] == after


@pytest.mark.parametrize(("at", "after"), [(550, 0), (700, 550), (555, 550)])
def test_T106_the_dump_elsewhere(at: int, after: int) -> None:
    assert (
        scored({"scores": [530, 0, 0]}, declarer=1, cards=(20, 100, 0), dump_at=at).scores[0]
        == after
    )


def test_T109_scoring_finishes_before_the_game_ends() -> None:
    start = {"scores": [900, 500, 300]}
    sheet = scored(start, bid=100, cards=(100, 15, 5), **NO_BARREL)
    assert (sheet.scores, sheet.standing.winner) == ((1000, 515, 305), 0)


def test_T112_tie_continues() -> None:
    start = {"scores": [0, 950, 950]}
    by = {"both_reach_target": "play_on", **NO_BARREL}
    sheet = scored(start, cards=(0, 60, 60), **by)
    now = sheet.standing
    assert (now.winner, now.over, now.scores, now.target) == (None, False, (-100, 999, 999), 1500)
    after, _ = score(
        now,
        DealResult(
            kind="played",
            declarer=1,
            bid=120,
            cards=(0, 120, 0),
            marriages=((), (), ()),
            tricks=(0, 8, 0),
        ),
        rules(**by),
    )
    assert not after.over and standing(rules(**by)).target == 1000


# --- other tables: lowest bids, proofs, sales, two players, bombs --------------------------------


@pytest.mark.parametrize(("least", "reads"), [(100, "bid-too-low"), (40, None)])
def test_T19_from_40_where_the_table_says_so(least: int, reads: str | None) -> None:
    edits: dict[str, Any] = {"forced_bid": "none", "min_bid": least, "target": 1001}
    state = dealt(match({"dealer": 2}, **edits))
    assert state.turn == 0
    if reads is None:
        assert line(state, "40").deal.bid == 40  # type: ignore[union-attr]
        assert refusal(state, "35") == "bid-too-low"
    else:
        assert refusal(state, "40") == reads


DIAMONDS = ("QD KD AD 9S JS TS 9C", "QS KS JC QC TC 9D JD", "KC AC TD 9H JH QH AS")


def test_T22_a_bid_is_proved_by_the_right_pair() -> None:
    """Only the pair that the bid needs is shown; nobody can bid what no pair of his proves."""
    state = line(dealt(match({"dealer": 1}, marriage_proof=True), DIAMONDS, "KH TH AH"), "180")
    assert state.deal is not None and state.deal.bidder == 0
    assert refusal(state, "200") == "bid-over-limit"
    shown = line(state, "prove")
    assert shown.deal is not None
    assert shown.deal.proved == mask("QD KD")
    demanded, proof = state.events(Call("prove"), shown, None)
    assert (demanded.kind, demanded.seat) == ("call", 1)
    assert (proof.kind, proof.seat, proof.data) == ("proof", 0, {"cards": ["QD", "KD"]})
    assert [shown.view(seat).proved for seat in (0, 1, 2, None)] == [shown.deal.proved] * 4
    assert refusal(shown, "prove") == "auction-word"


def test_T22_four_aces_prove_a_bid_too() -> None:
    start = match({"dealer": 1}, marriage_proof=True, ace_marriage="first_ace")
    hands = ("AD QC AC AS JS TS AH", "QS KS JC QD TC 9D JD", "KC 9S TD 9H JH QH 9C")
    state = line(dealt(start, hands, "KH TH KD"), "300", "prove")
    assert state.deal is not None and state.deal.proved == mask("AS AC AD AH")
    assert refusal(state, "prove") == "auction-word"


def test_T37_selling_the_contract() -> None:
    state = line(dealt(match({"dealer": 2}, sell_contract=True)), "pass", "pass", "bid 120")
    offered = line(state, "sell KH TH AH")
    assert (offered.phase, offered.turn) == ("sale", 1)
    assert [cards_in(offered.view(seat).offer) for seat in (1, 2, None)] == ["TH KH AH"] * 3
    assert refusal(offered, "120") == "bid-too-low"
    kept = line(offered, "pass", "pass")
    assert (kept.phase, kept.turn) == ("talon", 0)
    assert refusal(kept, "sell AH KH TH") == "sold-already"
    again = line(kept, "sell 9S JS QS|pass|pass|sell 9S JS KS|pass|pass")
    assert refusal(again, "sell 9S JS TS") == "sell-limit"
    sold = line(offered, "125")
    assert sold.deal is not None and sold.play is not None
    assert (sold.deal.declarer, sold.deal.bid, sold.turn) == (1, 125, 1)
    assert [hand.bit_count() for hand in sold.play.hands] == [7, 10, 7]


def test_T37_the_talon_that_the_seller_hid_stays_hidden_from_the_buyer() -> None:
    hidden = {"sell_contract": True, "talon_hidden_at_forced_bid": "on"}
    state = line(dealt(match({"dealer": 2}, **hidden)), "pass", "pass")
    seller = state.turn
    sold = line(state, "sell 9S JS QS", "105")
    buyer = sold.turn
    assert buyer != seller
    assert sold.view(buyer).talon is None
    assert sold.view(seller).talon == sold.deal.talon


def cards_in(hand: int) -> str:
    return str(CardSet(hand))


MUSIK = ("9S JS QS KS TS AS 9C JC QC KC", "TC AC 9D JD QD KD TD AD 9H JH", "QH KH TH AH")


def test_T40_two_piles_for_two_players() -> None:
    plain = match({"dealer": 1}, players=2)
    state = line(dealt(plain, MUSIK[:2], MUSIK[2]), "pass")
    assert state.play is not None and state.play.hands[0].bit_count() == 12
    assert refusal(state, "discard 9S") == "discard-count"
    done = line(state, "discard 9S JS")
    assert done.play is not None and done.play.hands[0].bit_count() == 10
    assert [done.view(seat).pile_size for seat in (0, 1, None)] == [4, 4, 4]
    assert refusal(done, "discard 9C JC") == "cards-passed"
    assert done.view(1).talon is None and done.view(1).discarded is None
    assert done.view(0).talon == tuple(parse_cards("QH KH"))
    swapped = line(dealt(plain, MUSIK[:2], "QH KH AH TH"), "pass", "discard 9S JS")
    assert [swapped.view(seat) for seat in (0, 1, None)] == [
        done.view(seat) for seat in (0, 1, None)
    ]


def test_T49_bombs_are_limited_and_thrown_before_the_first_lead() -> None:
    edits: dict[str, Any] = {"bombs": 2}
    won = line(dealt(match({"dealer": 2}, **edits)), "pass", "pass")
    assert line(won, "bomb").scores == (0, 60, 60)
    assert line(won, "give 1 9S", "give 2 9C", "bomb").scores == (0, 60, 60)
    third = line(dealt(match({"dealer": 2, "bombs": [2, 0, 0]}, **edits)), "pass", "pass")
    assert refusal(third, "bomb") == "bomb-limit"
    led = line(won, "give 1 9S", "give 2 9C", "AS")
    assert led.turn == 1 and refusal(led, "bomb") == "before-first-lead"
    assert refusal(line(led, "9S", "9H"), "bomb") == "before-first-lead"
    assert refusal(dealt(match({"dealer": 2}, **edits)), "bomb") == "auction-word"


def test_T49_the_first_bomb_can_be_free() -> None:
    won = line(dealt(match({"dealer": 2}, bombs="first_free")), "pass", "pass")
    assert line(won, "bomb").scores == (0, 0, 0)
    later = dealt(match({"dealer": 2, "bombs": [1, 0, 0]}, bombs="first_free"))
    assert line(later, "pass", "pass", "bomb").scores == (0, 60, 60)
