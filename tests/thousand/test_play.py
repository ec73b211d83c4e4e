"""The play: leads, marriages, trumps, claims, and why a card is refused."""

from __future__ import annotations

import pytest
from builders import allowed, cards, declarer_with, line, position, refusal

from prikup.cards import SUITS, parse_card
from prikup.game import Play
from prikup.thousand.match import State
from prikup.thousand.state import Marriage
from prikup.thousand.view import View


def married(state: State) -> list[tuple[int, int]]:
    """Who declared what it is worth."""
    play = state.play or (state.finished.play if state.finished else None)
    assert play is not None
    return [(marriage.seat, marriage.worth) for marriage in play.marriages]


def trump(state: State) -> str | None:
    """The trump suit in force."""
    assert state.play is not None
    return None if state.play.trump is None else SUITS[state.play.trump]


# --- marriages -----------------------------------------------------------------------------------


def test_an_automatic_marriage_is_declared_by_its_lead() -> None:
    state = position(["KH QH", "9H JH", "9D JD"])
    assert allowed(state)[:2] == ["QH!", "KH!"]
    assert married(line(state, "KH")) == [(0, 100)]


def test_an_optional_marriage_may_be_kept_back() -> None:
    state = position(["KH QH", "9H JH", "9D JD"], marriage_declared="optional")
    assert allowed(state)[:4] == ["QH", "QH!", "KH", "KH!"]
    assert married(line(state, "KH")) == []


def test_said_in_the_suit_leaves_the_trump() -> None:
    by = {"marriage_declared": "must_be_said"}
    state = position(["KH QH", "9H JH", "9D JD"], trump="S", **by)
    assert "KH=" in allowed(state) and trump(line(state, "KH=")) == "S"
    assert "KH=" not in allowed(position(["KH QH", "9H JH", "9D JD"], **by))


def test_a_marriage_needs_a_trick_of_the_own() -> None:
    state = position(["KH QH", "9H JH", "9D JD"], tricks=(0, 1, 1))
    assert refusal(state, "KH!") == "declare-needs-trick"
    assert married(line(state, "KH")) == []


def test_a_marriage_is_declared_on_the_lead_only() -> None:
    state = position(["KH QH", "9H JH", "9D JD"], trick="AH", leader=2)
    assert refusal(state, "KH!") == "declare-on-lead"


@pytest.mark.parametrize(("starts", "ruffs"), [("at_once", False), ("next_trick", True)])
def test_trump_starts(starts: str, ruffs: bool) -> None:
    """Diamonds are trumps; hearts are declared by the lead: until the next trick diamonds hold."""
    state = position(["KH QH", "9D JS", "9H 9S"], trump="D", trump_starts=starts)
    state = line(state, "KH!")
    assert ("JS" in allowed(state)) != ruffs
    state = line(state, "9D", "9H")
    assert state.turn == (1 if ruffs else 0) and trump(state) == "H"


@pytest.mark.parametrize(("rule", "kept"), [("keeps", [(0, 100)]), ("cancelled", [])])
def test_captured_marriage(rule: str, kept: list[tuple[int, int]]) -> None:
    state = position(["QH KH 9S", "AH 9D 9C", "9H JD JC"], captured_marriage=rule)
    assert married(cards(state, "QH! AH 9H")) == kept


def test_a_marriage_that_won_is_not_cancelled_by_its_second_half() -> None:
    state = position(["QH KH 9S", "JH AH 9C", "9H TH JC"], captured_marriage="cancelled")
    state = cards(state, "QH! JH 9H KH AH TH")
    assert married(state) == [(0, 100)]


def test_a_queen_is_in_one_marriage_only() -> None:
    """Beside her king the jack declares nothing; after the pair it is too late for the half."""
    state = position(["KH QH JH", "9H 9D JD", "9C JC 9S"], half_marriage=True)
    assert allowed(state)[:3] == ["JH", "QH!", "KH!"]
    state = cards(state, "KH! 9H 9S")
    assert "QH" in allowed(state) and "QH!" not in allowed(state)
    assert married(state) == [(0, 100)]


def test_a_half_without_its_king() -> None:
    state = position(["QH JH 9C", "9H 9D JD", "KH JC 9S"], half_marriage=True)
    state = cards(state, "JH! 9H KH")
    assert married(state) == [(0, 50)] and trump(state) == "H"


def test_a_king_drawn_later_finds_no_queen_to_marry() -> None:
    """The jack declared the half before her king came from the stock."""
    half = Marriage(0, SUITS.index("H"), 50, "half")
    state = position(["KH QH", "9H JD", "9C 9S"], half_marriage=True, marriages=(half,))
    assert allowed(state) == ["QH", "KH"]
    assert refusal(state, "KH!") == "declared-already"


def test_ace_and_king_leave_the_queen_to_the_jack() -> None:
    by = {"half_marriage": True, "ace_king_marriage": True}
    state = position(["AH KH QH JH", "9H 9D JD TD", "9C JC 9S TC"], **by)
    state = cards(state, "AH! 9H 9C QH!")
    assert married(state) == [(0, 100), (0, 50)]


def test_four_nines_led() -> None:
    by = {"four_nines": 200, "four_nines_when": "first_nine_led"}
    state = position(["9S 9C 9D 9H", "JS JC JD JH", "QS QC QD QH"], **by)
    state = cards(state, "9S! JS QS")
    assert married(state) == [(0, 200)] and trump(state) is None


# --- leads ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "by", "leads"),
    [
        ("free", 1, ["9S", "AD"]),
        ("only_own", 1, ["9S"]),
        ("only_own", 0, ["9S", "AD"]),
        ("only_own_strict", 1, ["9S"]),
        ("obliged", 1, ["AD"]),
    ],
)
def test_lead_trumps(rule: str, by: int, leads: list[str]) -> None:
    state = position(["9S AD", "9C 9D", "JS TS"], trump="D", trump_by=by, lead_trumps=rule)
    assert [word for word in allowed(state) if word != "claim"] == leads
    if len(leads) == 1:
        other = "AD" if leads == ["9S"] else "9S"
        assert refusal(state, other) == ("lead-no-trump" if other == "AD" else "lead-trump")


def test_with_trumps_alone_somebody_elses_may_be_led() -> None:
    state = position(["9D AD", "9C JC", "JS TS"], trump="D", trump_by=1, lead_trumps="only_own")
    assert {"9D", "AD"} <= set(allowed(state))


# --- why not -------------------------------------------------------------------------------------


def test_reasons_in_the_words_of_the_game() -> None:
    state = position(["9S TH", "AS KH QH", "JS 9D KD"], trick="9S", trump="D")
    assert refusal(state, "KH") == "must-follow"
    state = position(["9S", "JS KS 9C", "JD"], trick="QS", trump="D", must_beat=True)
    assert refusal(state, "JS") == "must-beat"
    state = position(["9S", "9D 9C", "JD"], trick="QS", trump="D")
    assert refusal(state, "9C") == "must-trump"
    state = position(["9S", "JS", "QD KD 9D"], trick="AS JD", trump="D", must_overtrump=True)
    assert refusal(state, "9D") == "must-overtrump"
    assert refusal(state, "AH") == "not-in-hand"


def test_must_beat_names_the_card_of_the_suit_led() -> None:
    by = {"must_beat": True, "beat_after_ruff": True}
    state = position(["9S", "9D", "JS TS"], trick="KS 9D", trump="D", **by)
    why = state.why_not(Play(parse_card("JS")))
    assert why is not None and dict(why.args) == {"card": "KS"}


def test_the_view_explains_the_cards_that_may_not_be_played() -> None:
    state = position(["9S", "AS KH QH", "JS 9D KD"], trick="9S", trump="D")
    view: View = state.view(1)
    assert {card: why.id for card, why in view.illegal} == dict.fromkeys((29, 30), "must-follow")
    assert not state.view(2).illegal
    lead = position(["KH QH AS", "9H JH TS", "9D JD 9S"]).view(0)
    assert dict(lead.worth) == {29: 100, 30: 100}


# --- claims --------------------------------------------------------------------------------------


def test_a_claim_takes_the_rest() -> None:
    state = position(["AS TS", "KS 9H", "QS 9D"], points=(60, 14, 18), tricks=(3, 2, 1))
    ended = line(state, "claim")
    assert ended.finished is not None
    assert ended.finished.result.cards == (60 + 28, 14, 18)
    assert ended.finished.result.tricks == (5, 2, 1)


@pytest.mark.parametrize(
    ("hands", "trumps", "sure"),
    [
        (["AS TS", "KS 9H", "QS 9D"], None, True),
        (["AS 9S", "KS 9H", "QS 9D"], None, False),
        (["AS TS", "KS 9H", "QS 9D"], "H", False),
        (["AS AH", "KS 9H", "QS 9D"], "H", True),
        (["AS AH", "KS 9H", "QS JH"], "H", False),
        (["KS QS", "9C 9H", "9D JD"], None, False),
    ],
)
def test_only_winners_may_be_claimed(hands: list[str], trumps: str | None, sure: bool) -> None:
    state = position(hands, trump=trumps)
    assert ("claim" in allowed(state)) == sure
    if not sure:
        assert refusal(state, "claim") == "claim-not-sure"
    assert refusal(position(hands, trump=trumps, claim=False), "claim") == "claim-off"


def test_nobody_claims_trumps_that_he_may_not_lead() -> None:
    hands = ["AS AH", "KS 9H", "QS 9D"]
    state = position(hands, trump="H", trump_by=1, lead_trumps="only_own")
    assert "claim" not in allowed(state)
    assert "claim" in allowed(position(hands, trump="H", trump_by=0, lead_trumps="only_own"))


# --- a whole deal --------------------------------------------------------------------------------


def test_a_deal_from_the_first_lead_to_the_sheet() -> None:
    state = declarer_with(
        "AS TS KS QS AH TH KH QH",
        ("9S JS 9H JH 9C JC QC KC", "TC AC 9D JD QD KD TD AD"),
        bid=240,
    )
    assert refusal(state, "KS!") == "declare-needs-trick"
    state = cards(state, "AS 9S 9D KS! JS JD KH! JH QD AH 9H KD TH 9C TC QH JC TD TS QC AC")
    assert state.scores == (0, 0, 0) and state.entries == ()
    state = cards(state, "QS KC AD")
    assert married(state) == [(0, 40), (0, 100)]
    assert state.finished is not None and state.finished.result.cards == (120, 0, 0)
    assert (state.scores, state.standing.bolts) == ((240, 0, 0), (0, 1, 1))
    assert (state.phase, state.turn, state.standing.dealer) == ("deal", None, 0)
