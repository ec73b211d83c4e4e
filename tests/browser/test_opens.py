"""The page opens: the first thing that everything else in this folder needs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_page_opens_and_has_no_accessibility_fault(
    screen: str, request: pytest.FixtureRequest, axe: Callable[[Page], None]
) -> None:
    page: Page = request.getfixturevalue(screen)
    page.goto("/")
    expect(page.get_by_role("main")).to_be_visible()
    axe(page)


def test_page_does_not_scroll_sideways_on_a_phone(phone: Page) -> None:
    phone.goto("/")
    expect(phone.get_by_role("main")).to_be_visible()
    wide, shown = phone.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    )
    assert wide <= shown


def test_card_pictures_come_from_the_server(desktop: Page) -> None:
    answer = desktop.request.get("/cards.svg")
    assert answer.ok
    assert answer.headers["content-type"].startswith("image/svg+xml")
