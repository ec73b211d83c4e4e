"""Case X71: on the smallest screens, also with large letters, every control can be reached."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.person import PATIENCE, Person, no_sideways, settles, sit_down

OUTSIDE = """() => {
    const inside = (e) => {
        const box = e.getBoundingClientRect();
        return box.left >= -1 && box.right <= innerWidth + 1
            && box.top >= -1 && box.bottom <= innerHeight + 1;
    };
    const shown = (e) => e.checkVisibility({ visibilityProperty: true });
    return [...document.querySelectorAll(
        "header button, .foot button, [data-testid=actions] button, [data-card], .opponent"
    )].filter((e) => shown(e) && !inside(e)).map((e) => e.outerHTML.slice(0, 80));
}"""
CUT = """() => [...document.querySelectorAll("[data-testid=actions] button")]
    .filter((e) => e.scrollWidth > e.clientWidth + 1 && !e.querySelector(".who"))
    .map((e) => e.textContent)"""
SCREENS = [(320, 568, 130), (740, 360, 100), (568, 320, 100)]


def all_in_reach(page: Page) -> None:
    no_sideways(page)
    settles(page, lambda: page.evaluate(OUTSIDE), [])  # cards slide to their places
    settles(page, lambda: page.evaluate(CUT), [])


@pytest.mark.parametrize(
    ("screen", "locale"),
    list(zip(SCREENS, ["ru-RU", "uk-UA", "pl-PL"], strict=True)),  # the longer words
)
def test_X71_every_control_is_on_the_screen(
    screen: tuple[int, int, int], locale: str, open_page: Callable[..., Page]
) -> None:
    width, height, letters = screen
    page = open_page(**{**PHONE, "viewport": {"width": width, "height": height}}, locale=locale)
    sit_down(page)
    page.add_style_tag(content=f"html {{ font-size: {letters}% }}")
    expect(page).to_have_title(re.compile("^●"), timeout=PATIENCE)
    person = Person(page, "thumb")
    all_in_reach(page)
    person.until(lambda: page.locator("[data-receiver]").count() > 0)
    all_in_reach(page)
    person.until(lambda: len(person.played) > 0)
    all_in_reach(page)
    person.play_deal()
    all_in_reach(page)
    for button in page.get_by_role("banner").get_by_role("button").all():
        button.tap()
        panel = page.get_by_test_id("panel")
        expect(panel).to_be_visible()
        assert panel.locator("[role=region]").evaluate("e => e.scrollWidth <= e.clientWidth")
        page.keyboard.press("Escape")
