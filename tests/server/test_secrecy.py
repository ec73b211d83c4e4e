"""Nobody is sent what his seat may not know: read every frame and look for foreign cards."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from people import Server, StartServer, Tab

from prikup.cards import CARD_NAMES
from prikup.server.games import installed
from prikup.server.ledger import Ledger
from prikup.server.settings import Limits, Settings

CARD = re.compile(r'(?<=["\s])[789TJQKA][SCDH](?=["!=])')


def cards_in(value: Any) -> set[str]:
    """All cards that a piece of JSON names."""
    return set(CARD.findall(json.dumps(value)))


class Watch:
    """What one viewer of Thousand may know of the running deal, from the frames of play alone."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.known: set[str] = set()

    def check(self, frame: dict[str, Any]) -> None:
        """A frame names no card that this viewer cannot know."""
        view = frame["view"]
        for event in frame["events"]:
            self._learn(event)
        if view["phase"] in ("deal", "over"):
            self.known = set()
            return  # the deal is over: hands are open
        own = set(view["hand"] or ()) if self.seat is not None else set()
        open_to_all = cards_in([view["trick"], view["tricks"], view["marriages"]])
        allowed = own | open_to_all | self.known | set(view["talon"] or ())
        assert cards_in(frame) <= allowed, (self.seat, view["phase"], cards_in(frame) - allowed)

    def _learn(self, event: dict[str, Any]) -> None:
        data = event.get("data", {})
        if event["kind"] == "talon" and "cards" in data:
            self.known |= set(data["cards"])
        if event["kind"] == "play":
            self.known.add(data["card"])
            if "declares" in data:
                self.known |= {f"K{data['declares']}", f"Q{data['declares']}"}
        if event["kind"] == "give" and "card" in data:
            assert self.seat in (event["seat"], data["to"]) or not data.get("hidden")
            self.known.add(data["card"])


@pytest.fixture
def quick(settings: Settings) -> Settings:
    from msgspec.structs import replace

    return replace(settings, limits=Limits(rate=10_000, burst=10_000))


async def _company(server: Server, rules: dict[str, Any]) -> tuple[list[Tab], Tab]:
    people = [server.person(name) for name in ("Anna", "Boris", "Vera")]
    table = await people[0].new_table(game="thousand", rules=rules)
    tabs = [await people[0].open(table)]
    spectator = await server.person("Spectator").open(table)
    for person in people[1:]:
        tabs.append(await person.sit(table))
    return tabs, spectator


def _choices(view: dict[str, Any], turn: int) -> Iterator[str]:
    """Steer through all phases: bid a little, take the talon, pass cards, play."""
    legal = view["legal"]
    numbers = [action for action in legal if action.isdigit() and int(action) <= 110]
    if view["phase"] == "auction":
        yield numbers[0] if numbers and turn % 3 else "pass"
    elif view["phase"] == "talon":
        yield from (action for action in legal if action.startswith("give"))
    cards = [action for action in legal if action[:2] in CARD_NAMES]
    yield from (*cards, *legal)


async def _play(tabs: list[Tab], spectator: Tab, deals: int) -> set[str]:
    """Play and check every frame of every viewer; the phases seen."""
    viewers = [*tabs, spectator]
    watches = [Watch(seat) for seat in (0, 1, 2, None)]
    checked = [0] * 4
    phases: set[str] = set()
    finished = acts = 0
    while finished < deals:
        newest = max(tab.seq for tab in viewers)
        for index, (tab, watch) in enumerate(zip(viewers, watches, strict=True)):
            await tab.until_seq(newest)
            for frame in tab.frames[checked[index] :]:
                if frame["t"] == "state":
                    watch.check(frame)
            checked[index] = len(tab.frames)
        view = max(viewers, key=lambda tab: tab.seq).view
        phases.add(view["phase"])
        if any(tab.seq != newest for tab in viewers):
            continue
        if view["turn"] is None:
            if view["summary"]:
                finished += 1
            for tab in tabs:
                await tab.ask({"t": "next"})
            await spectator.until_seq(newest + 1)
            continue
        tab = tabs[view["turn"]]
        if tab.view["legal"] == ["keep"]:
            await spectator.until_seq(newest + 1)
            continue
        acts += 1
        answer = await tab.act(next(_choices(tab.view, acts)))
        assert answer["t"] == "ok", (answer, tab.view["legal"])
        await tab.until_seq(answer["seq"])
    return phases


@pytest.mark.parametrize(
    "edits", [{}, {"discard_face_down": True, "redeal_after_discard_nines": "off"}]
)
async def test_X09_every_phase_is_cut_for_its_viewer(
    start: StartServer, quick: Settings, edits: dict[str, Any]
) -> None:
    server = await start(quick, games=installed())
    tabs, spectator = await _company(server, {"preset": "russian", "set": edits})
    phases = await _play(tabs, spectator, 2)
    assert {"auction", "talon", "play"} <= phases


async def test_X01_talon_and_passed_cards_stay_hidden_until_they_are_open(
    start: StartServer, quick: Settings
) -> None:
    """The frames before the reveal hold nothing but that something happened."""
    server = await start(quick, games=installed())
    tabs, spectator = await _company(
        server, {"preset": "russian", "set": {"discard_face_down": True}}
    )
    await _play(tabs, spectator, 1)
    gives = [
        event
        for frame in spectator.frames
        if frame["t"] == "state"
        for event in frame["events"]
        if event["kind"] == "give"
    ]
    assert all("card" not in event["data"] for event in gives)


async def test_X03_two_seats_and_a_spectator_get_different_frames(server: Server) -> None:
    anna, boris = server.person("Anna"), server.person("Boris")
    table = await anna.new_table("novice")
    tabs = [await anna.open(table), await server.person().open(table), await boris.sit(table)]
    for tab in tabs:
        await tab.until_state(lambda v: v["deals"] > 0)
    hands = [tab.view["hand"] for tab in (tabs[0], tabs[2])]
    assert hands[0] != hands[1]
    assert tabs[1].view["hand"] is None
    assert not cards_in([f for f in tabs[1].frames if f.get("view", {}).get("phase") == "claims"])


async def test_X07_a_face_down_card_is_not_delivered(server: Server) -> None:
    """There is nothing to turn over in a page that is offline: it never got more than counts."""
    anna = server.person()
    tab = await anna.open(await anna.new_table("novice", "novice"))
    await tab.my_turn()
    await tab.close()
    running = [f for f in tab.frames if f.get("view", {}).get("phase") in ("claims",)]
    assert running
    for frame in running:
        assert cards_in(frame) <= set(frame["view"]["hand"])
        assert frame["view"]["hands"] is None


async def test_X11_a_bot_gets_a_view_and_nothing_else(start: StartServer) -> None:
    from fake_game import ToyBot, ToyView, toy_games

    seen: list[Any] = []

    class Nosy(ToyBot):
        def act(self, view: Any) -> Any:
            seen.append(view)
            return super().act(view)

    server = await start(games=toy_games(make_bot=lambda *_: Nosy()))
    anna = server.person()
    tab = await anna.open(await anna.new_table("club", "club"))
    await tab.play_deal()
    assert seen
    assert all(type(view) is ToyView and view.me == view.turn for view in seen)


async def test_X55_replay_shows_finished_deals_only(server: Server) -> None:
    anna = server.person()
    table = await anna.new_table("novice", "novice", rules={"set": {"target": 100}})
    tab = await anna.open(table)
    await tab.my_turn()
    spectator = server.person("Spectator")
    answer = await spectator.http.get(f"/api/tables/{table}/deals/0")
    assert answer.status_code == 404
    assert answer.json()["error"]["id"] == "no-such-deal"
    assert (await spectator.http.get(f"/api/tables/{table}/record")).json()["deals"] == []
    await tab.play_deal()
    replay = (await spectator.http.get(f"/api/tables/{table}/deals/0")).json()
    dealt = replay["steps"][0]["view"]["hands"]
    assert all(len(hand) == 2 for hand in dealt)
    assert all(step["view"]["hands"] == dealt for step in replay["steps"])
    assert replay["steps"][0]["view"]["hands_now"] == dealt


async def test_X81_cards_are_complete_after_every_action(
    start: StartServer, quick: Settings
) -> None:
    """24 cards, none twice, after each action of Thousand: hands, trick, tricks, talon."""
    server = await start(quick, games=installed())
    tabs, spectator = await _company(server, {"preset": "russian"})
    table = await server.table(tabs[0].table["id"])
    await _play(tabs, spectator, 2)
    steps = [step for step in table.ledger.steps if step.after.turn is not None]
    assert len(steps) > 10
    for step in steps:
        _check_cards(table.ledger, step.after)


def _check_cards(ledger: Ledger, state: Any) -> None:
    views = [ledger.game.view_json(state.view(seat)) for seat in range(3)]
    public = views[0]
    cards = [card for view in views for card in view["hand"] or ()]
    cards += [laid["card"] for laid in public["trick"]]
    cards += [card for trick in public["tricks"] for card in trick["cards"]]
    assert len(cards) == len(set(cards)) == 24 - public["talon_size"]
