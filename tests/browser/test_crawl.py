"""Crawling: the first lead face down, chosen with a tap and turned up when the trick is full."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import PATIENCE, WAYS, Person, no_sideways, settles, sit_down_by


def about_to_lead(page: Page) -> Person:
    """The declarer's first lead, both aces passed to the opponents."""
    sit_down_by(page, "polish-home")
    person = Person(page, most=200)
    person.until(lambda: page.locator("[data-receiver]").count() > 0)
    aces = [card for card in person.cards() if card[0] == "A"]
    assert len(aces) == 2
    for place, ace in enumerate(aces):
        person.press(f"[data-card='{ace}']")
        person.press(f"[data-receiver] >> nth={place}")
    if page.get_by_test_id("give").is_visible():  # with one tap they go at once
        person.press("[data-testid=give]")
    expect(page.locator("[data-receiver]")).to_have_count(0, timeout=PATIENCE)
    person.until(lambda: page.get_by_test_id("stepper").is_visible())
    return person


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_a_card_is_led_face_down(
    screen: str, request: pytest.FixtureRequest, axe: Callable[[Page], None]
) -> None:
    page: Page = request.getfixturevalue(screen)
    person = about_to_lead(page)
    low = next(card for card in person.cards() if card[0] in "9JT")
    person.press(f"[data-card='{low}']")
    covered = page.locator(WAYS).filter(has_text="Face down")
    expect(covered).to_be_visible()
    expect(page.locator(WAYS).filter(has_text="Face up")).to_be_visible()
    no_sideways(page)
    axe(page)
    covered.click()
    history = page.get_by_role("list", name="This deal")
    if history.count():
        expect(history).to_contain_text("face down", timeout=PATIENCE)
        expect(history).to_contain_text("Turned up", timeout=PATIENCE)
    else:
        expect(page.locator(f"[data-card='{low}']")).to_have_count(0, timeout=PATIENCE)
    person.play_deal()


def test_the_lead_lies_with_its_back_up(desktop: Page) -> None:
    person = about_to_lead(desktop)
    person.press("[data-testid=hand] [data-card]")
    seen = desktop.evaluate_handle(
        """() => {
          const seen = [];
          new MutationObserver(() => {
            for (const card of document.querySelectorAll("[data-played]"))
              if (seen.at(-1) !== card.dataset.played) seen.push(card.dataset.played);
          }).observe(document.body, { subtree: true, childList: true, attributes: true });
          return seen;
        }"""
    )
    desktop.locator(WAYS).filter(has_text="Face down").click()
    settles(desktop, lambda: "back" in seen.json_value(), True)
