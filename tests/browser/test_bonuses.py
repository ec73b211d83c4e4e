"""Bonuses on the screen: what is left, what one showed, and that the others hear of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.person import PATIENCE, Person, no_sideways

BONUSES = {"bonus_show_cards": 1, "bonus_talon_suits": 1, "bonus_talon": 1, "bonus_talon_card": 2}


def sit_down_with_bonuses(page: Page, open_seats: int = 0) -> None:
    """At a new table that grants bonuses, in the auction of its first deal."""
    page.add_init_script("""localStorage.prikup ??= '{"pace": "none"}'""")
    page.goto("/")
    url = page.evaluate(
        """async ([set, bots]) => {
          const answer = await fetch("/api/tables", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({
              game: "thousand", name: "Anna", rules: { preset: "russian", set }, bots, pace: "none",
            }),
          });
          return (await answer.json()).url;
        }""",
        [BONUSES, ["novice"] * (2 - open_seats)],
    )
    page.goto(url)


def open_the_bonuses(page: Page) -> None:
    page.get_by_test_id("bonuses").click()
    expect(page.get_by_test_id("bonus-list")).to_be_visible()


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_a_look_is_taken_in_the_auction(
    screen: str, request: pytest.FixtureRequest, axe: Callable[[Page], None]
) -> None:
    page: Page = request.getfixturevalue(screen)
    sit_down_with_bonuses(page)
    person = Person(page, most=100)
    person.until(lambda: "pass" in person.words())
    expect(page.get_by_role("button", name="Bonuses, 5 left")).to_be_visible()
    open_the_bonuses(page)
    rows = page.get_by_test_id("bonus-list")
    page.locator("[data-action='bonus card 1']").click()
    expect(rows.locator("[data-seen='card 1'] .cards li")).to_have_count(1, timeout=PATIENCE)
    page.locator("[data-action='bonus suits']").click()
    expect(rows.locator("[data-seen=suits] .suits > span")).to_have_count(3, timeout=PATIENCE)
    page.locator("[data-action='bonus cards']").click()
    expect(rows.locator("[data-seen=cards] h4")).to_have_count(2, timeout=PATIENCE)
    expect(rows.locator("[data-seen=cards] .cards li")).to_have_count(14)
    expect(page.locator("[data-action='bonus cards']")).to_have_count(0)
    no_sideways(page)
    axe(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Bonuses, 2 left")).to_be_visible()
    known = page.get_by_role("group", name="Talon").get_by_text("only you see this")
    expect(known).to_have_count(3)
    person.until(lambda: "pass" not in person.words())


def test_the_table_hears_of_it(open_page: Callable[..., Page]) -> None:
    """A friend sees that I looked at the talon, and not the talon."""
    mine, theirs = open_page(**DESKTOP), open_page(**PHONE)
    sit_down_with_bonuses(mine, open_seats=1)
    theirs.add_init_script("""localStorage.prikup ??= '{"pace": "none"}'""")
    theirs.goto(mine.url)
    theirs.get_by_role("button", name="Sit down").tap()
    friend = Person(theirs, most=100)
    for _ in range(100):
        if mine.get_by_test_id("bonuses").is_visible():
            break
        if not friend.decide():
            mine.wait_for_timeout(100)
    open_the_bonuses(mine)
    mine.locator("[data-action='bonus talon']").click()
    expect(mine.locator("[data-seen=talon] .cards li")).to_have_count(3, timeout=PATIENCE)
    expect(theirs.get_by_test_id("notice")).to_contain_text("looks at: the talon")
    expect(theirs.get_by_text("only you see this")).to_have_count(0)
