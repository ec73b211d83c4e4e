"""Crawling: a declarer without an ace leads to the first trick face down."""

from __future__ import annotations

import json

import pytest
from builders import allowed, declarer_with, line, refusal
from msgspec.structs import replace

from prikup.bots import LEVELS, make
from prikup.cards import parse_card
from prikup.game import Play
from prikup.records import canonical, replay
from prikup.records.show import shown_text
from prikup.thousand import THOUSAND
from prikup.thousand.match import State

CRAWLER = "TS KS QS JS 9S TH KH 9D"
OTHERS = ("AH QH JH 9H JD QD KD TD", "AS AC TC KC QC JC AD 9C")


def crawler(hand: str = CRAWLER, others: tuple[str, str] = OTHERS, **edits: bool) -> State:
    """Seat 0 is about to lead, without an ace."""
    return declarer_with(hand, others, **{"no_marriage_first_lead_crawl": True, **edits})


def test_a_declarer_without_an_ace_may_lead_face_down() -> None:
    texts = allowed(crawler())
    assert [text for text in texts if text.endswith("?")] == [
        *("9S?", "TS?", "JS?", "QS?", "KS?", "9D?", "TH?", "KH?")
    ]
    assert "TS" in texts


def test_the_others_lay_any_cards_and_the_trick_goes_by_the_turned_lead() -> None:
    state = line(crawler(), "TS?")
    assert len(allowed(state)) == 8
    state = line(state, "AH")
    assert len(allowed(state)) == 8  # the ace of spades need not be laid
    state = line(state, "9C")
    assert state.play is not None
    assert state.play.leader == 0 and state.play.points == (21, 0, 0)
    taken = line(crawler(), "TS?", "9H", "AS")
    assert taken.play is not None and taken.play.leader == 2


def test_after_the_crawl_everybody_follows_again() -> None:
    state = line(crawler(), "9D?", "9H", "9C", "TH")
    assert allowed(state) == ["JH", "QH", "AH"]


def test_a_card_face_down_declares_nothing() -> None:
    state = line(crawler(marriage_first_lead=True), "QS?", "9H", "9C")
    assert state.play is not None and not state.play.marriages and state.play.trump is None


@pytest.mark.parametrize(
    ("state", "why"),
    [
        (crawler(no_marriage_first_lead_crawl=False), "crawl-off"),
        (
            crawler("TS KS QS AS 9S TH KH 9D", (OTHERS[0], OTHERS[1].replace("AS", "JS"))),
            "crawl-ace",
        ),
        (line(crawler(), "9D?", "9H", "9C"), "crawl-first-lead"),
    ],
)
def test_other_leads_lie_open(state: State, why: str) -> None:
    assert refusal(state, "TS?") == why


def test_nobody_crawls_with_the_second_card() -> None:
    assert refusal(line(crawler(), "9D"), "JD?") == "crawl-first-lead"


def test_only_the_declarer_sees_his_card() -> None:
    before = crawler()
    action = THOUSAND.parse_action(before, "TS?")
    after = before.apply(action)
    for seat in (1, 2, None):
        view = after.view(seat)
        assert view.trick == (None,) and view.log[-1] == (0, None)
        shown = THOUSAND.view_json(view)
        assert shown["trick"] == [{"seat": 0, "face_down": True}]
        (event,) = before.events(action, after, seat)
        assert event.data == {"face_down": True}
        if seat != 1:
            assert "TS" not in json.dumps(shown)
    mine = after.view(0)
    assert mine.trick == (parse_card("TS"),)
    assert THOUSAND.view_json(mine)["trick"] == [{"seat": 0, "card": "TS", "face_down": True}]


def test_another_card_face_down_looks_the_same() -> None:
    """What lies there changes no view but the declarer's."""
    one, other = line(crawler(), "TS?"), line(crawler(), "9D?")
    for seat in (1, 2, None):
        assert one.view(seat) == other.view(seat)
    assert line(one, "9H").view(2) == line(other, "9H").view(2)
    assert one.view(0) != other.view(0)


def test_the_lead_is_turned_up_when_the_trick_is_full() -> None:
    before = line(crawler(), "TS?", "9H")
    action = Play(parse_card("9C"))
    after = before.apply(action)
    kinds = [(event.kind, event.seat) for event in before.events(action, after, 1)]
    assert kinds == [("play", 2), ("turned", 0), ("trick", 0)]
    assert before.events(action, after, None)[1].data == {"card": "TS"}
    assert after.view(1).log[-3] == (0, Play(parse_card("TS"), face_down=True))
    assert after.view(1).taken[0][1][0] == parse_card("TS")


@pytest.mark.parametrize("level", LEVELS)
def test_bots_lay_a_card_on_a_lead_that_they_do_not_see(level: str) -> None:
    state = line(crawler(), "TS?")
    bot, two = make(level, "thousand", 1, 5), make(level, "thousand", 2, 5)
    state = state.apply(bot.act(state.view(1)))
    state = state.apply(two.act(state.view(2)))
    while state.turn is not None:  # and remember no void that nobody has shown
        state = state.apply(make(level, "thousand", state.turn, 5).act(state.view(state.turn)))
    assert state.finished is not None


def test_a_record_replays_the_crawl() -> None:
    deal = {
        "hands": ["9S JS QS KS TS TH KH", "JC QC KC TC AC JD QD", "KD TD AD 9H JH QH AH"],
        "talon": "9D 9C AS",
        "actions": ["redeal"],
    }
    document = {
        "format": "prikup-record/1",
        "game": "thousand",
        "rules": {"set": {"no_marriage_first_lead_crawl": True}},
        "players": ["A", "B", "C"],
        "start": {"dealer": 2},
        "deals": [
            {
                **deal,
                "actions": [
                    *("pass", "pass", "give 1 9C", "give 2 AS", "ts?", "9C", "9H", "QS!"),
                ],
            }
        ],
    }
    done = replay(document)
    assert done.state.play is not None and done.state.play.points == (10, 0, 0)
    assert canonical(document).deals[0].actions[-4] == "TS?"
    assert "(face down)" in shown_text(done)


def test_the_view_does_not_depend_on_where_the_aces_are() -> None:
    """Who may crawl is known to himself alone: others are offered nothing."""
    state = crawler()
    assert state.deal is not None
    without = replace(state, rules=crawler(no_marriage_first_lead_crawl=False).rules)
    assert state.view(1).legal == without.view(1).legal == ()
