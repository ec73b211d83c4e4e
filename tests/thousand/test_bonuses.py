"""Bonuses of casual tables: what they show, to whom, how often, and who never uses one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from builders import allowed, dealt, line, match, play_deal, random_action, refusal, values

from prikup.bots import LEVELS, Bot, make
from prikup.cards import format_cards
from prikup.game import Action, Bonus
from prikup.records import canonical, replay
from prikup.records.show import shown_text
from prikup.thousand import THOUSAND
from prikup.thousand.match import State

ALL: dict[str, Any] = {
    "bonus_show_cards": 1,
    "bonus_talon_suits": 1,
    "bonus_talon": 2,
    "bonus_talon_card": 3,
}
EVERY = ["bonus cards", "bonus suits", "bonus talon"] + [f"bonus card {n}" for n in range(3)]


def at_the_auction(**edits: Any) -> State:
    """Seat 2 speaks first; seat 1 carries the forced bid. The talon is KH TH AH."""
    return dealt(match(**{**ALL, **edits}))


def bonuses_of(state: State) -> list[str]:
    return [text for text in allowed(state) if text.startswith("bonus")]


def test_no_table_has_them_unless_it_wants_them() -> None:
    state = dealt(match())
    assert bonuses_of(state) == []
    assert THOUSAND.view_json(state.view(2))["bonuses"] is None
    for text in EVERY:
        assert refusal(state, text) == "bonus-off"


def test_the_one_to_act_may_look_and_acts_on() -> None:
    state = at_the_auction()
    assert bonuses_of(state) == EVERY
    after = line(state, "bonus talon")
    assert after.turn == state.turn == 2 and after.phase == "auction"
    assert after.log == ((2, Bonus("talon")),)
    assert line(after, "120").turn == 0


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("bonus talon", {"bonus": "talon", "cards": ["KH", "TH", "AH"]}),
        ("bonus suits", {"bonus": "suits", "suits": ["H", "H", "H"]}),
        ("bonus card 1", {"bonus": "card 1", "cards": ["TH"]}),
        (
            "bonus cards",
            {
                "bonus": "cards",
                "hands": [
                    ["9S", "TS", "JS", "QS", "KS", "AS", "9C"],
                    ["TC", "JC", "QC", "KC", "AC", "9D", "JD"],
                    [],
                ],
            },
        ),
    ],
)
def test_only_its_user_sees_what_a_bonus_shows(text: str, shown: dict[str, Any]) -> None:
    before = at_the_auction()
    action = THOUSAND.parse_action(before, text)
    after = before.apply(action)
    mine = THOUSAND.view_json(after.view(2))["bonuses"]
    assert mine["seen"] == [shown]
    assert before.events(action, after, 2)[0].data == shown
    for seat in (0, 1, None):
        theirs = THOUSAND.view_json(after.view(seat))["bonuses"]
        assert theirs == {**mine, "seen": []}
        assert theirs["used"] == [{"seat": 2, "bonus": shown["bonus"]}]
        (event,) = before.events(action, after, seat)
        assert (event.kind, event.seat) == ("bonus", 2) and event.data == {"bonus": shown["bonus"]}


def test_the_opponents_are_shown_as_they_are_then() -> None:
    state = line(at_the_auction(), "pass", "pass", "give 0 JD", "give 2 9D")
    (peek,) = line(state, "bonus cards").view(1).peeks
    assert format_cards(peek.hands[0]) == "9S TS JS QS KS AS 9C JD"
    assert peek.hands[1] == 0
    assert bonuses_of(line(state, "AC")) == ["bonus cards"]


def test_a_partner_is_no_opponent() -> None:
    state = match(players=4, four_in_pairs=True, **ALL)
    state = state.apply(THOUSAND.deal(state, THOUSAND.deck(state)))
    assert state.turn == 2
    (peek,) = line(state, "bonus cards").view(2).peeks
    assert [bool(hand) for hand in peek.hands] == [False, True, False, True]


def test_they_are_counted_by_the_match() -> None:
    state = line(at_the_auction(), "bonus card 0", "bonus card 2", "bonus suits")
    assert refusal(state, "bonus suits") == "bonus-spent"
    left = THOUSAND.view_json(state.view(None))["bonuses"]["left"]
    assert left[2] == {"cards": 1, "suits": 0, "talon": 2, "card": 1}
    assert left[0] == {"cards": 1, "suits": 1, "talon": 2, "card": 3}
    state = line(state, "pass", "pass", "write-off")
    assert THOUSAND.view_json(state.view(None))["bonuses"]["left"] == left
    again = dealt(state)
    again = line(again, "pass") if again.turn != 2 else again
    assert THOUSAND.view_json(again.view(2))["bonuses"]["left"] == left
    assert again.view(2).peeks == ()


def test_the_talon_is_looked_at_in_the_auction_only() -> None:
    state = line(at_the_auction(), "pass", "pass")
    assert bonuses_of(state) == ["bonus cards"]
    for text in EVERY[1:]:
        assert refusal(state, text) == "bonus-in-auction"
    claims = dealt(match(plain=False, **ALL))
    assert claims.phase == "hand-claims" and refusal(claims, "bonus cards") == "bonus-not-now"


def test_whoever_has_not_seen_his_cards_sees_no_others() -> None:
    blind = {"blind": True, "blind_who": "anyone", "blind_bid": "any"}
    state = line(dealt(match({"scores": [500] * 3}, **ALL, **blind)), "look", "blind", "look")
    assert state.phase == "auction" and state.turn == 2
    assert refusal(state, "bonus talon") == "bonus-blind" and bonuses_of(state) == []
    assert bonuses_of(line(state, "look")) == EVERY


def test_a_talon_has_so_many_cards() -> None:
    assert refusal(at_the_auction(), "bonus card 3") == "bonus-place"


def test_nobody_looks_out_of_turn() -> None:
    """A bonus is an action of the seat to act: there is no other way to say it."""
    state = line(at_the_auction(), "bonus talon")
    assert [bool(state.view(seat).peeks) for seat in (0, 1, 2)] == [False, False, True]


@pytest.mark.parametrize("level", LEVELS)
def test_bots_never_look(level: str) -> None:
    rules = values(**dict.fromkeys(ALL, 9))
    for seed in range(3):
        state: Any = THOUSAND.new_match(rules)
        bots = [make(level, "thousand", seat, seed) for seat in range(3)]

        def choose(state: Any, rng: Random, bots: list[Bot] = bots) -> Action:
            return bots[state.turn].act(state.view(state.turn))

        state = play_deal(THOUSAND, state, Random(seed), choose=choose)
        assert state.bonuses == ()


def test_a_match_with_bonuses_ends_and_counts_them() -> None:
    rng, used = Random(7), 0
    for preset in ("russian", "siadany", "two-talons", "four-dealer-out", "lviv", "drawing"):
        known = ["bonus_show_cards"] if preset == "drawing" else ALL
        rules = values(preset, **dict.fromkeys(known, 2))
        state: Any = THOUSAND.new_match(rules)
        for _ in range(10):
            if state.over:
                break
            state = play_deal(THOUSAND, state, rng, choose=random_action)
        for seat in range(len(state.scores)):
            for kind in state.rules.bonus_kinds:
                count = state.bonuses.count((seat, kind))
                assert count <= 2
                used += count
    assert used > 20


def test_a_record_replays_bonuses() -> None:
    document: dict[str, Any] = {
        "format": "prikup-record/1",
        "game": "thousand",
        "rules": {"set": ALL},
        "players": ["A", "B", "C"],
        "deals": [
            {
                "hands": [
                    *("9S JS QS KS TS AS 9C", "JC QC KC TC AC 9D JD", "QD KD TD AD 9H JH QH"),
                ],
                "talon": "KH TH AH",
                "actions": [
                    *("bonus talon", "120", "bonus card 2", "pass", "pass", "bonus cards"),
                    "write-off",
                ],
            }
        ],
    }
    done = replay(document)
    assert done.complete and len(done.state.bonuses) == 3
    assert canonical(document).deals[0].actions == document["deals"][0]["actions"]
    text = shown_text(done)
    assert "bonus, the talon" in text and "bonus, card 3 of the talon" in text
    assert "bonus, the opponents’ cards" in text
