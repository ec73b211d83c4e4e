"""A bad connection and a refusal: nothing is played twice, nothing is lost, the reason stays."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import DESKTOP, Server
from tests.browser.person import PATIENCE, Person, sit_down

Frame = dict[str, Any]


def sent_actions(page: Page) -> list[Frame]:
    """A list that fills with the actions that the page sends; before the page opens."""
    sent: list[Frame] = []

    def look(text: str | bytes) -> None:
        frame = json.loads(text)
        if frame["t"] == "act":
            sent.append(frame)

    page.on("websocket", lambda socket: socket.on("framesent", look))
    return sent


def to_my_card(page: Page) -> Person:
    """On to a trick in which it is for me to play a card."""
    person = Person(page)
    person.until(lambda: len(person.played) > 1)
    expect(page.locator(".wait.mine")).to_be_visible(timeout=PATIENCE)
    return person


def test_X29_a_card_played_without_connection_is_sent_once_it_is_back(
    open_page: Callable[..., Page], server: Server
) -> None:
    page = open_page(**DESKTOP)
    sent = sent_actions(page)
    sit_down(page)
    person = to_my_card(page)
    before = person.cards()
    card = person.cards(":not([aria-disabled=true])")[0]
    sent.clear()

    server.stop(signal.SIGKILL)
    expect(page.get_by_test_id("reconnecting")).to_be_visible(timeout=PATIENCE)
    page.locator(f"[data-card='{card}']").click()
    choice = page.locator(".choices button")
    if choice.count():
        choice.first.click()
    expect(page.get_by_test_id("hand").locator("[data-card]")).to_have_count(len(before))
    server.start()

    expect(page.locator(f"[data-testid=hand] [data-card='{card}']")).to_have_count(
        0, timeout=PATIENCE
    )
    assert len({frame["id"] for frame in sent}) == 1, "one request, however often it was sent"
    expect(page.locator(".wait.mine")).to_be_visible(timeout=PATIENCE)
    left = sorted(person.cards())
    assert left == sorted(set(before) - {card})
    page.reload()
    expect(page.get_by_test_id("hand").locator("[data-card]")).to_have_count(len(left))
    assert sorted(person.cards()) == left, "the screen is what the server knows"


def test_X31_a_refusal_stays_readable_while_the_table_goes_on(
    open_page: Callable[..., Page],
) -> None:
    page = open_page(**DESKTOP)
    wrong: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def to_server(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["t"] == "act" and wrong:
                frame["action"] = wrong.pop()
            server.send(json.dumps(frame))

        socket.on_message(to_server)

    page.route_web_socket(re.compile("/ws/"), between)
    sit_down(page)
    person = to_my_card(page)
    count = len(person.cards())
    wrong.append("pass")
    page.locator("[data-card]:not([aria-disabled=true])").first.click()
    if page.locator(".choices button").count():
        page.locator(".choices button").first.click()

    notice = page.get_by_test_id("notice")
    expect(notice).to_be_visible(timeout=PATIENCE)
    text = notice.locator("span").inner_text()
    assert len(text.split()) > 2, "a sentence"
    expect(page.get_by_test_id("live")).to_contain_text(text)
    assert len(person.cards()) == count, "the card is still in the hand"
    person.until(lambda: len(person.cards()) == count - 1)
    expect(notice).to_contain_text(text)
