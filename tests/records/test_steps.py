"""A record step by step: what each position shows, and how it is taken along."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from prikup.cards import card_name
from prikup.game import GAMES, BadRecord, Call, Deal, action_text
from prikup.records import record_of
from prikup.records.record import Record, read_record
from prikup.records.replay import open_match
from prikup.records.steps import deal_json, excerpt, line, overview, view_json
from prikup.rules import read as read_rules

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = sorted(path.stem for path in GOLDEN.glob("*.json"))


def golden(name: str) -> dict[str, Any]:
    return dict(json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8")))


def views(answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The whole view of each step, put together from what the steps changed."""
    whole: list[dict[str, Any]] = []
    for step in answer["steps"]:
        whole.append({**(whole[-1] if whole else {}), **step["view"]})
    return whole


@pytest.mark.parametrize("name", NAMES)
def test_steps_are_the_written_actions_and_give_each_view_whole(name: str) -> None:
    record = read_record(golden(name))
    match = open_match(record)
    for deal, recorded in enumerate(record.deals):
        for seat in (None, *range(len(record.players))):
            answer = deal_json(match, deal, seat)
            said = [step["action"] for step in answer["steps"]]
            assert said[0] is None
            assert [word.rstrip("!") for word in said[1:]] == [
                word.rstrip("!") for word in recorded.actions
            ]
            way = line(match, deal)
            assert views(answer) == [view_json(match, position, seat) for position in way]


def everywhere(view: dict[str, Any]) -> list[str]:
    """All cards of a view with all hands open, each where it lies."""
    cards = [card for hand in view["hands_now"] for card in hand]
    if view["phase"] in ("deal", "over"):
        return cards + view["talon"]
    cards += [laid["card"] for laid in view["trick"]]
    cards += [card for trick in view["tricks"] for card in trick["cards"]]
    lies = view.get("all_pass") or view["talon_size"]
    return cards + (view["talon"] if lies else []) + (view.get("discarded") or [])


@pytest.mark.parametrize("name", NAMES)
def test_with_all_hands_open_every_card_is_seen_once_at_every_step(name: str) -> None:
    match = open_match(read_record(golden(name)))
    pack = sorted(card_name(card) for card in match.game.deck(match.state))
    for deal in range(len(match.record.deals)):
        for view in views(deal_json(match, deal, None)):
            assert sorted(everywhere(view)) == pack
            if view["phase"] in ("deal", "over"):
                assert view["hands_now"] == view["hands"]


def test_a_seat_sees_its_own_cards_only_while_the_deal_runs() -> None:
    match = open_match(read_record(golden("plain")))
    for seat in range(3):
        for view in views(deal_json(match, 0, seat))[:-1]:
            assert view["me"] == seat
            assert view["hands"] is None
            assert "hands_now" not in view
            assert view["talon"] is None or view["declarer"] is not None


def test_the_overview_tells_each_deal() -> None:
    answer, fault = overview(open_match(read_record(golden("redeal"))))
    assert fault is None
    assert [row["actions"] for row in answer["deals"]] == [3, 1, 19]
    assert answer["deals"][0]["kind"] == "redeal"
    assert answer["complete"] and answer["winner"] is None
    assert answer["first"] == 1


def test_a_faulty_record_is_shown_up_to_its_fault() -> None:
    document = golden("plain")
    document["deals"][0]["actions"][8] = "AS"
    match = open_match(read_record(document))
    answer, fault = overview(match)
    assert fault is not None
    assert (fault.where["deal"], fault.where["action"]) == (0, 8)
    assert answer["deals"][0]["actions"] == 8
    assert len(deal_json(match, 0, None)["steps"]) == 9
    with pytest.raises(BadRecord):
        excerpt(match, 0)


@pytest.mark.parametrize(
    ("deal", "action", "seat", "why"),
    [
        (3, 0, None, "record-no-deal"),
        (-1, 0, None, "record-no-deal"),
        (0, 4, None, "record-no-action"),
        (0, -1, None, "record-no-action"),
        (0, 0, 3, "record-no-seat"),
        (0, 0, -1, "record-no-seat"),
    ],
)
def test_a_position_that_is_not_there_is_refused(
    deal: int, action: int, seat: int | None, why: str
) -> None:
    match = open_match(read_record(golden("redeal")))
    with pytest.raises(BadRecord) as caught:
        view_json(match, line(match, deal, action)[-1], seat)
    assert caught.value.reason.id == why


# --- excerpts ------------------------------------------------------------------------------------


def last_views(record: Record) -> list[dict[str, Any]]:
    match = open_match(read_record(record.document()))
    position = line(match, len(record.deals) - 1)[-1]
    return [view_json(match, position, seat) for seat in (None, *range(len(record.players)))]


@pytest.mark.parametrize("name", NAMES)
def test_an_excerpt_ends_in_the_same_position(name: str) -> None:
    match = open_match(read_record(golden(name)))
    for deal in range(len(match.record.deals)):
        way = line(match, deal)
        for action in {*range(0, len(way), 6), len(way) - 1}:
            seats = (None, *range(len(match.record.players)))
            wanted = [view_json(match, way[action], seat) for seat in seats]
            assert last_views(excerpt(match, deal, action)) == wanted


def test_an_excerpt_is_one_deal_as_long_as_a_start_can_say_the_rest() -> None:
    """Whether the golden round was made by anybody no start can say: it matters at its end."""
    match = open_match(read_record(golden("golden")))
    assert len(excerpt(match, 2, 5).deals) == 1
    assert len(excerpt(match, 2).deals) == 3


def played(
    rules: dict[str, Any], rng: Random, deals: int, name: str = "thousand", shy: float = 0
) -> Record:
    """A match of random play; the ``shy`` pass more often."""
    game = GAMES[name]
    state = game.new_match(read_rules(rules, name).values)
    written: list[tuple[Deal, list[str]]] = []
    while len(written) < deals and not state.over:
        order = list(game.deck(state))
        rng.shuffle(order)
        deal, actions = game.deal(state, order), []
        state = state.after(deal)
        while state.turn is not None:
            action = rng.choice(list(state.legal_actions()))
            if shy and rng.random() < shy:
                action = next((a for a in state.legal_actions() if a == Call("pass")), action)
            actions.append(action_text(action))
            state = state.after(action)
        written.append((deal, actions))
    players = ["A", "B", "C", "D", "E"][: len(state.scores)]
    return record_of(name, rules, players, written)


@pytest.mark.parametrize(
    "rules",
    [
        {"preset": "russian"},
        {"preset": "russian", "set": {"golden": "forced_120"}},
        {"preset": "four-dealer-out"},
        {"preset": "two-talons"},
        {"preset": "drawing"},
        {"preset": "lviv"},
        {"preset": "strict-barrel"},
    ],
    ids=lambda rules: "-".join([rules["preset"], *rules.get("set", {})]),
)
@pytest.mark.parametrize("seed", range(2))
def test_an_excerpt_of_any_match_ends_in_the_same_position(
    rules: dict[str, Any], seed: int
) -> None:
    rng = Random(seed)
    match = open_match(played(rules, rng, 6))
    for deal in range(len(match.record.deals)):
        action = rng.randrange(len(line(match, deal)))
        position = line(match, deal, action)[-1]
        short = excerpt(match, deal, action)
        views = [view_json(match, position, seat) for seat in range(len(match.record.players))]
        assert last_views(short)[1:] == views


def test_the_open_view_knows_what_went_face_down() -> None:
    """Cards put away are seen by the declarer alone; with all hands open by everybody."""
    match = open_match(played({"preset": "dead-hand"}, Random(4), 12))
    found = 0
    for deal in range(len(match.record.deals)):
        for position in line(match, deal):
            view = view_json(match, position, None)
            if position.state.deal is not None and position.state.deal.discarded:
                found += 1
                own = view_json(match, position, view["declarer"])
                assert view["discarded"] == own["discarded"] != []
                assert match.game.view_json(position.state.view(None))["discarded"] is None
    assert found > 5


@pytest.mark.parametrize(
    "edits",
    [
        {"players": 2},
        {"all_pass_talon": "names_suit"},
        {"all_pass_talon": "closed"},
        {"players": 4, "all_pass_talon": "dealer_plays"},
        {"players": 5},
    ],
    ids=lambda edits: "-".join(map(str, edits.values())),
)
def test_every_card_of_preferans_is_seen_once_however_many_play(edits: dict[str, Any]) -> None:
    rules = {"preset": "sochi", "set": edits}
    match = open_match(played(rules, Random(5), 12, "preferans", shy=0.8))
    pack = sorted(card_name(card) for card in match.game.deck(match.state))
    kinds: set[str] = set()
    for deal in range(len(match.record.deals)):
        shown = views(deal_json(match, deal, None))
        assert [sorted(everywhere(view)) for view in shown] == [pack] * len(shown)
        kinds.add(shown[-1]["summary"]["kind"])
    assert {"game", "redeal" if edits.get("players") == 2 else "all-pass"} <= kinds
