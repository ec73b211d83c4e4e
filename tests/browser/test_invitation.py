"""The invitation: a link that a friend can open and copy, what is played, who invites."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE

OTHERS = "http://192.168.1.5:8000/"
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
"""What browsers give a page without https that is not at localhost."""


def served_at(page: Page, link: str | None, why: str | None = None) -> None:
    """The server says that others reach it there."""
    body = json.dumps({"link": link, "why": why})
    page.route(
        "**/api/address", lambda route: route.fulfill(body=body, content_type="application/json")
    )


def invite(page: Page, game: str = "Thousand") -> None:
    page.goto("/")
    page.get_by_role("button", name=game, exact=True).click()
    page.get_by_role("button", name="With friends").click()
    expect(page.get_by_test_id("invite")).to_be_visible()


def pasted(page: Page, field: str) -> str:
    """What was copied, pasted into a field of the page."""
    box = page.get_by_label(field)
    box.fill("")
    box.press("Control+V")
    return box.input_value()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_link_for_others_is_one_that_they_can_open(
    open_page: Callable[..., Page], size: dict[str, object], axe: Callable[[Page], None]
) -> None:
    page = open_page(**size)
    served_at(page, OTHERS)
    invite(page, "Preferans")
    table = page.url.rpartition("/")[2]
    field = page.get_by_role("textbox", name="The table's link")
    expect(field).to_have_value(f"{OTHERS}t/{table}")
    assert field.evaluate("box => box.scrollWidth <= box.clientWidth"), "all of it is seen"
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    expect(page.get_by_test_id("invite")).to_contain_text("Preferans: Sochi")
    axe(page)


def test_where_nobody_else_can_come_it_says_so(phone: Page, axe: Callable[[Page], None]) -> None:
    invite(phone)  # this server listens to its own machine only
    expect(phone.get_by_role("note")).to_contain_text("Only this computer can open this table")
    expect(phone.get_by_role("img", name="QR code")).to_have_count(0)
    axe(phone)


def test_without_a_clipboard_the_link_is_copied_all_the_same(desktop: Page) -> None:
    desktop.add_init_script(NO_CLIPBOARD)
    served_at(desktop, OTHERS)
    invite(desktop)
    field = desktop.get_by_role("textbox", name="The table's link")
    expect(field).to_have_value(re.compile(f"^{re.escape(OTHERS)}t/"))
    link = field.input_value()
    desktop.get_by_role("button", name="Copy the link").click()
    expect(desktop.get_by_role("button", name="Copied")).to_be_visible()
    assert pasted(desktop, "Your name at this table") == link[:20]


def test_the_link_to_rules_is_for_others_too_and_copied_without_a_clipboard(desktop: Page) -> None:
    desktop.add_init_script(NO_CLIPBOARD)
    served_at(desktop, OTHERS)
    desktop.goto("/rules/thousand")
    desktop.get_by_role("button", name="Copy the link to these rules").click()
    expect(desktop.get_by_role("button", name="Copied")).to_be_visible()
    link = desktop.get_by_label("The link to these rules").input_value()
    assert link.startswith(f"{OTHERS}rules/thousand/")
    assert pasted(desktop, "Find a rule") == link


def test_a_host_without_a_name_may_give_one(open_page: Callable[..., Page]) -> None:
    host, guest = open_page(**PHONE), open_page(locale="ru-RU", **DESKTOP)
    invite(host)
    guest.goto(host.url)
    guest.get_by_role("button", name="Сесть за стол").click()
    expect(host.get_by_test_id("scores")).to_contain_text("Player 2")  # she gave none either
    host.get_by_label("Your name at this table").fill("Anna")
    host.get_by_role("button", name="Keep").tap()
    expect(host.get_by_label("Your name at this table")).to_have_count(0)
    host.get_by_role("button", name="Seat bots").tap()
    expect(guest.locator("[data-seat='0']")).to_contain_text("Anna")
    say = guest.get_by_role("textbox", name="Сказать всем")
    say.fill("Добрый вечер")
    say.press("Enter")
    expect(guest.get_by_text("Вы Добрый вечер")).to_be_visible()
    say.fill("а" * 200)
    expect(guest.get_by_text("предел — 200 знаков")).to_be_visible()


def test_a_name_at_its_limit_is_told_of(phone: Page) -> None:
    phone.goto("/")
    name = phone.get_by_label("Your name")
    name.fill("A" * 19)
    expect(phone.get_by_text("as long as it may be")).to_have_count(0)
    name.press_sequentially("AB")
    expect(phone.get_by_text("as long as it may be: 20 letters")).to_be_visible()
    expect(name).to_have_value("A" * 20)
