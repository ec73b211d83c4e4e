"""Tables of two and four, and calls that this page has never heard of.

Whole deals are played by the presets that need them; for calls that no preset has, the views are
the server's own, changed on their way to the page.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.person import PATIENCE, Person, no_sideways, settles, sit_down, sit_down_by

Frame = dict[str, Any]
SCREENS = {
    "desk": DESKTOP,
    "phone": PHONE,
    "landscape": {**PHONE, "viewport": {"width": 740, "height": 360}},
}


def rewrite(page: Page, change: Callable[[Frame], None]) -> list[str]:
    """Change what the server says; gives the actions that the page tries to send."""
    tried: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def to_page(text: str | bytes) -> None:
            frame = json.loads(text)
            if "table" in frame:
                change(frame)
            socket.send(json.dumps(frame))

        def to_server(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["t"] == "act":
                tried.append(frame["action"])
            server.send(text)

        server.on_message(to_page)
        socket.on_message(to_server)

    page.route_web_socket(re.compile("/ws/"), between)
    return tried


def two_players(frame: Frame) -> None:
    frame["table"]["seats"] = frame["table"]["seats"][:2]
    if view := frame.get("view"):
        view |= {"players": 2, "seats": [1, 0]}
        for what in ("scores", "bolts", "barrel"):
            view["standing"][what] = view["standing"][what][:2]


def four_players(frame: Frame) -> None:
    """A fourth player, who deals and sits out, opposite of seat 0."""
    seat = {"name": "Dora", "kind": "bot", "level": "club", "present": True}
    frame["table"]["seats"].insert(2, seat)
    if not (view := frame.get("view")):
        return
    place = [0, 1, 3]
    view |= {"players": 4, "dealer": 2, "seats": [3, 0, 1]}
    for what in ("turn", "bidder", "declarer", "leader", "blind"):
        view[what] = None if view[what] is None else place[view[what]]
    for what, empty in (("scores", 0), ("bolts", 0), ("barrel", None)):
        view["standing"][what].insert(2, empty)
    for what, none in (("hand_sizes", 0), ("passed", False), ("points", 0), ("tricks_taken", 0)):
        view[what].insert(2, none)
    for said in view["calls"] + view["trick"] + frame["events"]:
        if said.get("seat") is not None:
            said["seat"] = place[said["seat"]]


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("screen", SCREENS)
def test_one_opponent_sits_opposite(screen: str, open_page: Callable[..., Page]) -> None:
    page = open_page(**SCREENS[screen])
    rewrite(page, two_players)
    sit_down(page)
    expect(page.locator("[data-card]").first).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".opponent")).to_have_count(1)
    assert abs(middle(page, "[data-seat='1']")[0] - middle(page, "[data-seat='0']")[0]) < 12
    no_sideways(page)


@pytest.mark.parametrize("screen", SCREENS)
def test_three_opponents_sit_left_opposite_and_right(
    screen: str, open_page: Callable[..., Page]
) -> None:
    page = open_page(**SCREENS[screen])
    rewrite(page, four_players)
    sit_down(page)
    expect(page.locator("[data-card]").first).to_be_visible(timeout=PATIENCE)
    places = [middle(page, f"[data-seat='{seat}']") for seat in (1, 2, 3)]
    assert places[0][0] < places[1][0] < places[2][0]
    assert len({round(y / 8) for _, y in places}) == 1, "side by side, above the cards"
    expect(page.locator("[data-seat='2']")).to_contain_text("sits out")
    no_sideways(page)


@pytest.mark.parametrize("screen", ["phone", "landscape"])
def test_a_stand_in_is_named_on_the_own_plate(screen: str, open_page: Callable[..., Page]) -> None:
    page = open_page(**SCREENS[screen])

    def change(frame: Frame) -> None:
        frame["table"]["seats"][0] |= {"kind": "bot", "name": "Zakhar", "instead_of": "Aleksandra"}

    rewrite(page, change)
    sit_down(page)
    told = page.locator("[data-seat='0']").get_by_text("instead of Aleksandra")
    expect(told).to_be_visible(timeout=PATIENCE)
    assert told.evaluate("e => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight")
    plate = told.locator("xpath=ancestor::*[@data-seat]").bounding_box()
    words = told.bounding_box()
    assert plate and words
    assert words["y"] + words["height"] <= plate["y"] + plate["height"]
    assert words["x"] + words["width"] <= plate["x"] + plate["width"]
    no_sideways(page)


def test_calls_of_other_rules_are_buttons_with_their_names(
    open_page: Callable[..., Page],
) -> None:
    page = open_page(**DESKTOP)

    def change(frame: Frame) -> None:
        view = frame.get("view")
        if view and view["phase"] == "auction" and view["legal"]:
            view |= {"phase": "contra", "legal": ["contra", "keep", "prove", "strange-call"]}

    tried = rewrite(page, change)
    sit_down(page)
    actions = page.get_by_test_id("actions")
    for name in ("Contra", "Strange-call"):
        expect(actions.get_by_role("button", name=name, exact=True)).to_be_visible(timeout=PATIENCE)
    assert len(Person(page).words()) == 4
    actions.get_by_role("button", name="Contra", exact=True).click()
    expect(page.get_by_test_id("notice")).to_be_visible(timeout=PATIENCE)
    assert tried == ["contra"]


@pytest.mark.parametrize(("word", "count"), [("discard", 2), ("sell", 3)])
def test_a_word_that_takes_cards_gets_them_by_touch(
    word: str, count: int, open_page: Callable[..., Page]
) -> None:
    page = open_page(**DESKTOP)

    def change(frame: Frame) -> None:
        view = frame.get("view")
        if view and view["phase"] == "talon" and view["legal"]:
            sets = combinations(view["hand"], count)
            view["legal"] = [f"{word} {' '.join(cards)}" for cards in sets]

    tried = rewrite(page, change)
    sit_down(page)
    person = Person(page)
    person.until(lambda: word in person.words())
    button = page.locator(f"[data-action='{word}']")
    button.click()
    expect(page.get_by_test_id("notice")).to_contain_text(f"Choose {count} cards")
    cards = person.cards()[: count + 1]
    for card in cards[1:]:
        page.locator(f"[data-card='{card}']").click()
    page.locator(f"[data-card='{cards[1]}']").click()
    page.locator(f"[data-card='{cards[0]}']").click()
    chosen = [cards[0], *cards[2:]]
    for card in chosen:
        expect(page.locator(f"[data-card='{card}']")).to_have_attribute("aria-pressed", "true")
    button.click()
    settles(page, lambda: sorted(tried[-1].split()), sorted([word, *chosen]))


def test_reduced_motion_means_no_flights_and_the_same_words(
    open_page: Callable[..., Page],
) -> None:
    page = open_page(**DESKTOP, reduced_motion="reduce")
    sit_down(page, pace="fast")
    person = Person(page)
    moving: list[int] = []

    def watch() -> bool:
        moving.append(page.evaluate("document.getAnimations().length"))
        return len(person.played) > 1

    person.until(watch)
    assert max(moving) == 0
    expect(page.locator("ol .trick").first).to_contain_text("Trick:", timeout=PATIENCE)


@pytest.mark.parametrize(("preset", "seats"), [("two-talons", 2), ("drawing", 2), ("siadany", 4)])
def test_a_deal_by_another_layout(open_page: Callable[..., Page], preset: str, seats: int) -> None:
    page = open_page(**DESKTOP)
    sit_down_by(page, preset)
    expect(page.locator("[data-seat]")).to_have_count(seats, timeout=PATIENCE)
    person = Person(page)
    person.play_deal()
    assert len(person.played) >= 5
    drawn = page.locator("ol li", has_text="From the stock: You, ")
    assert (drawn.count() > 0) == (preset == "drawing")
    assert len(person.gave) == {"two-talons": 2, "siadany": 3}.get(preset, 0), "won the talon"
    expect(page.get_by_test_id("after")).to_be_visible()
    no_sideways(page)
