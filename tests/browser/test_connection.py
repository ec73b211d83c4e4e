"""A bad connection and a refusal: nothing is played twice, nothing is lost, the reason stays."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import DESKTOP, PHONE, Server
from tests.browser.person import PATIENCE, Hands, Person, sit_down

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


def to_my_card(page: Page, hands: Hands = "mouse") -> Person:
    """On to a trick in which it is for me to play a card."""
    person = Person(page, hands)
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

    expect(page.get_by_test_id("reconnecting")).to_be_hidden(timeout=4 * PATIENCE)
    expect(page.locator(f"[data-testid=hand] [data-card='{card}']")).to_have_count(0)
    assert len({frame["id"] for frame in sent}) == 1, "one request, however often it was sent"
    expect(page.locator(".wait.mine")).to_be_visible(timeout=PATIENCE)
    left = sorted(person.cards())
    assert left == sorted(set(before) - {card})
    page.reload()
    expect(page.get_by_test_id("hand").locator("[data-card]")).to_have_count(len(left))
    assert sorted(person.cards()) == left, "the screen is what the server knows"


def covers_a_control(page: Page) -> bool:
    """Whether what is told lies over something else that can be pressed."""
    return bool(
        page.evaluate(
            """() => {
          const told = document.querySelector('[data-testid=notice]').getBoundingClientRect();
          return [...document.querySelectorAll('main button, main a, main input')]
            .filter((e) => e.closest('[data-testid=notice]') === null && e.checkVisibility())
            .map((e) => [e.getBoundingClientRect(), e.closest('.body')?.getBoundingClientRect()])
            .map(([e, clip]) => ({
              left: e.left, right: e.right, top: e.top,
              bottom: Math.min(e.bottom, clip?.bottom ?? e.bottom),
            }))
            .some((e) => e.left < told.right && e.right > told.left
              && e.top < told.bottom && e.bottom > told.top);
        }"""
        )
    )


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_X31_a_refusal_stays_readable_while_the_table_goes_on(
    screen: dict[str, Any], open_page: Callable[..., Page]
) -> None:
    page = open_page(**screen)
    wrong: list[str] = []
    sockets: list[WebSocketRoute] = []
    states: list[Frame] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def to_server(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["t"] == "act" and wrong:
                frame["action"] = wrong.pop()
            server.send(json.dumps(frame))

        def to_page(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["t"] == "state":
                states.append(frame)
            socket.send(text)

        sockets.append(socket)
        socket.on_message(to_server)
        server.on_message(to_page)

    page.route_web_socket(re.compile("/ws/"), between)
    sit_down(page)
    person = to_my_card(page, "thumb" if screen is PHONE else "mouse")
    count = len(person.cards())
    wrong.append("pass")
    person.decide()

    notice = page.get_by_test_id("notice")
    expect(notice).to_be_visible(timeout=PATIENCE)
    text = notice.locator("span").inner_text()
    assert len(text.split()) > 2, "a sentence"
    expect(page.get_by_test_id("live")).to_contain_text(text)
    assert len(person.cards()) == count, "the card is still in the hand"
    sockets[-1].send(json.dumps({**states[-1], "events": []}))
    page.wait_for_timeout(500)
    expect(notice).to_contain_text(text)  # a fresh state leaves it
    assert not covers_a_control(page)
    page.get_by_role("button", name="Menu").click()
    assert not covers_a_control(page)
    page.keyboard.press("Escape")
    person.until(lambda: len(person.cards()) == count - 1)
    expect(notice).to_be_hidden()  # the next card was accepted


def test_a_table_that_is_not_there_is_asked_for_once(desktop: Page) -> None:
    sockets: list[str] = []
    desktop.on("websocket", lambda socket: sockets.append(socket.url))
    desktop.goto("/t/AAAAAAAAAAAAAAAA")
    expect(desktop.get_by_role("heading", name="There is no such table")).to_be_visible()
    desktop.wait_for_timeout(4000)
    assert len(sockets) == 1
    expect(desktop.get_by_test_id("reconnecting")).to_have_count(0)
    expect(desktop.locator("main").get_by_role("link", name="Home")).to_be_visible()
