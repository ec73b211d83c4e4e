"""The X cases of cases.json that the engine and its views answer; those of server and page stand
beside their code."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from builders import (
    allowed,
    cards,
    dealt,
    line,
    match,
    play_deal,
    position,
    random_deal,
    refusal,
    rules,
    scored,
    values,
)

from prikup.cards import CARD_NAMES, CardSet, cards_of
from prikup.game import Action, BadRecord, Deal, IllegalAction, Play, action_text
from prikup.records import replay
from prikup.rules import resolve
from prikup.thousand import THOUSAND
from prikup.thousand.match import State
from prikup.thousand.phases import auction

WORD = re.compile(r"\b[789TJQKA][SCDH]\b")


def cards_named(view: object) -> set[str]:
    """Every card that a view's JSON names, wherever it stands."""
    return set(WORD.findall(json.dumps(THOUSAND.view_json(view))))  # type: ignore[arg-type]


def entitled(state: State, seat: int | None) -> set[str]:
    """The cards that a seat may know: its own, what was played, what was shown."""
    deal, play = state.deal, state.play
    assert deal is not None
    known = {card for _, trick, _ in play.taken for card in trick} if play else set()
    known |= set(play.trick) if play else set()
    declarer = deal.declarer
    if declarer is not None and (deal.talon_open or seat == declarer):
        known |= set(deal.talon)
    if seat is not None and not deal.unseen >> seat & 1:
        known |= set(cards_of(deal.hands[seat]))
    for to, card in deal.given:
        if not deal.face_down or seat in (to, declarer):
            known.add(card)
    return {CARD_NAMES[card] for card in known}


def test_X05_a_card_that_the_seat_does_not_hold() -> None:
    state = line(dealt(match({"dealer": 2})), "pass", "pass", "give 1 9S", "give 2 9C")
    assert refusal(state, "AD") == "not-in-hand"
    for text in ("ZS", "JX", "Z", "AS#", "12S", "A S"):
        with pytest.raises(IllegalAction) as refused:
            THOUSAND.parse_action(state, text)
        assert refused.value.reason.id == "no-action"
    assert state.turn == 0 and "AS" in allowed(state)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(
    "edits",
    [
        {"blind_who": "anyone", "blind_min_score": "none", "unblind": False},
        {"talon_hidden_at_forced_bid": True, "discard_face_down": True, "four_nines": 100},
        {"golden": "forced_120"},
        {"marriage_declared": "must_be_said", "marriage_first_lead": True},
    ],
)
def test_X09_every_phase_shows_own_cards_and_what_is_public(seed: int, edits: dict) -> None:
    def look(before: State, action: Action, after: State) -> None:
        if after.turn is None:
            return
        for seat in (0, 1, 2, None):
            view = after.view(seat)
            assert cards_named(view) <= entitled(after, seat), f"{after.phase}: seat {seat}"
            shown = view.hand if view.hand is not None else 0
            assert seat is not None or shown == 0

    state = THOUSAND.new_match(values(**edits))
    rng = Random(seed)
    for _ in range(3):
        state = play_deal(THOUSAND, state, rng, each=look)


def test_X11_swapping_two_unseen_cards_changes_no_view() -> None:
    """A bot sees this view only; its decisions are tested with the bots."""
    hands = ("9S JS QS KS TS AS 9C", "JC QC KC TC AC 9D JD", "QD KD TD AD 9H JH QH")
    swapped = ("9S JS QS KS TS AS 9C", "JC QC KC TC AC 9H JD", "QD KD TD AD 9D JH QH")
    words = ["105", "pass", "110", "pass", "give 1 9S", "give 2 9C"]
    for cut in range(len(words) + 1):
        one = line(dealt(match({"dealer": 2}), hands), *words[:cut])
        other = line(dealt(match({"dealer": 2}), swapped), *words[:cut])
        assert one.view(0) == other.view(0)
        assert one.view(None) == other.view(None)
        assert one.view(1) != other.view(1)


def test_X21_the_order_of_unseen_cards_is_part_of_the_state() -> None:
    """A match goes on from its actions alone: replayed from any point, the talon is the same."""
    rng = Random(21)
    state = match()
    actions: list[Action] = []

    def keep(before: State, action: Action, after: State) -> None:
        actions.append(action)

    end = play_deal(THOUSAND, state, rng, each=keep)
    for cut in range(1, len(actions)):
        again = state
        for action in actions[:cut]:
            again = again.apply(action)
        assert again.deal is not None and again.deal.talon == actions[0].talon  # type: ignore[union-attr]
        for action in actions[cut:]:
            again = again.apply(action)
        assert again == end


def test_X25_an_altered_log_is_refused_with_the_position_of_the_fault() -> None:
    document = {
        "format": "prikup-record/1",
        "game": "thousand",
        "rules": {"preset": "russian", "set": {}},
        "players": ["A", "B", "C"],
        "start": {"scores": [495, 190, 760]},
        "deals": [
            {
                "hands": [
                    "9S JS QS KS TS AS 9C",
                    "JC QC KC TC AC 9D JD",
                    "QD KD TD AD 9H JH QH",
                ],
                "talon": "KH TH AH",
                "actions": ["120", "pass", "pass", "write-off"],
            }
        ],
    }
    done = replay(document)
    assert done.state.scores == (0, 250, 640)
    assert done.state.apply(random_deal(THOUSAND, done.state, Random(1))).standing.dealer == 1
    document["deals"][0]["actions"][2] = "115"  # type: ignore[index]
    with pytest.raises(BadRecord) as refused:
        replay(document)
    where = refused.value.where
    assert (where["deal"], where["action"], refused.value.reason.id) == (0, 2, "bid-too-low")


def test_X55_a_view_is_cut_for_the_moment_looked_at() -> None:
    rng = Random(55)
    state = match()
    moments: list[State] = []

    def keep(before: State, action: Action, after: State) -> None:
        moments.append(after)

    end = play_deal(THOUSAND, state, rng, each=keep)
    for moment in moments[:-1]:
        assert THOUSAND.view_json(moment.view(1))["hands"] is None
        assert cards_named(moment.view(1)) <= entitled(moment, 1)
    shown = THOUSAND.view_json(end.view(1))["hands"]
    assert sorted(card for hand in shown for card in hand) != []
    following = end.apply(random_deal(THOUSAND, end, rng))
    assert THOUSAND.view_json(following.view(1))["hands"] is None


@pytest.mark.parametrize(("when", "bolts"), [("no_trick", 0), ("no_points", 1)])
def test_X77_a_bolt_by_tricks_or_by_points_is_the_same_in_engine_and_scorer(
    when: str, bolts: int
) -> None:
    assert scored(cards=(120, 0, 0), tricks=(6, 1, 1), bolt_when=when).standing.bolts[1] == bolts
    state = position(["9S", "JS", "9C"], points=(68, 0, 50), tricks=(4, 0, 3), bolt_when=when)
    end = cards(state, "9S JS 9C")
    assert end.standing.bolts[1] == 0
    state = position(["9S", "9H", "9C"], points=(70, 0, 50), tricks=(4, 1, 2), bolt_when=when)
    assert cards(state, "9S 9H 9C").standing.bolts[1] == bolts


def test_X81_24_different_cards_after_every_action() -> None:
    def count(before: State, action: Action, after: State) -> None:
        if after.deal is None:
            return
        play = after.play
        held = [card for hand in (play or after.deal).hands for card in cards_of(hand)]
        if play is None:
            held += after.deal.talon
        else:
            held += [*play.trick, *(card for _, trick, _ in play.taken for card in trick)]
        assert len(held) == 24 and CardSet(held) == CardSet(THOUSAND.deck(after))

    rng = Random(81)
    state = match(plain=False)
    for _ in range(60):
        state = play_deal(
            THOUSAND, state if not state.over else match(plain=False), rng, each=count
        )


def test_X83_every_auction_ends() -> None:
    """Nobody ever passes who may bid: the longest auction there is."""
    by = {"bid_over_120": "free"}
    top = rules(**by).ceiling
    rng = Random(83)
    for _ in range(1000):
        state = match(**by)
        state = state.apply(random_deal(THOUSAND, state, rng))
        calls = 0
        while state.phase == "auction":
            legal = state.legal_actions()
            state = state.after(legal[min(1, len(legal) - 1)])
            calls += 1
        assert calls <= (top - 100) // 5 + 2
    assert auction.limit_of(0, rules(**by), False) == top == 400


def test_X85_the_last_trick_goes_to_the_cards_not_to_the_turn() -> None:
    state = position(["9S", "AS", "TS"], points=(50, 20, 29), tricks=(3, 2, 2))
    end = cards(state, "9S AS TS")
    assert end.finished is not None and end.finished.play is not None
    assert end.finished.play.taken[-1][2] == 1
    assert end.finished.result.cards == (50, 41, 29)


def test_X87_the_default_target_is_1000() -> None:
    chosen = resolve("thousand")
    assert chosen.preset == "russian" and chosen.values["target"] == 1000
    state = THOUSAND.new_match(chosen.values)
    assert THOUSAND.view_json(state.view(0))["standing"]["target"] == 1000
    assert state.standing.target == state.rules.winning_score == 1000


def test_actions_are_written_as_they_are_read() -> None:
    state = line(dealt(match({"dealer": 2})), "pass", "pass")
    for action in state.legal_actions():
        assert THOUSAND.parse_action(state, action_text(action)) == action
    assert action_text(Play(7, "!")) == "AS!" and isinstance(action_text(Deal((), ())), str)
