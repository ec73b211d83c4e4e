"""The shuffle of a deal: promised before it, checked by the page after it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.person import Person, sit_down


def promise(page: Page) -> str:
    """The fingerprint that the page shows now."""
    if not page.get_by_test_id("shuffle").is_visible():
        page.get_by_role("button", name="Menu").click()
        page.get_by_test_id("panel").get_by_role("button", name="Shuffle").click()
    shown = page.get_by_test_id("shuffle").locator("code").first
    expect(shown).to_have_text(re.compile("^[0-9a-f]{64}$"))
    return shown.inner_text()


def test_X61_the_page_checks_that_a_deal_was_as_promised(
    phone: Page, axe: Callable[[Page], None]
) -> None:
    sit_down(phone)
    expect(phone.locator("[data-card]").first).to_be_visible()
    first = promise(phone)
    phone.reload()
    expect(phone.locator("[data-card]").first).to_be_visible()
    assert promise(phone) == first, "the same after a reload"
    phone.keyboard.press("Escape")
    Person(phone, "thumb").play_deal()

    assert promise(phone) != first, "that of the next deal"
    panel = phone.get_by_test_id("shuffle")
    deal = panel.locator("details")
    expect(deal).to_have_count(1)
    expect(deal).to_contain_text("as promised")
    deal.locator("summary").click()
    expect(deal).to_contain_text(first)
    axe(phone)


def test_X61_a_page_that_comes_later_says_so_and_a_lie_is_found(phone: Page) -> None:
    sit_down(phone)
    Person(phone, "thumb").play_deal()
    seen = phone.evaluate("sessionStorage.getItem(Object.keys(sessionStorage)[0])")
    phone.evaluate("sessionStorage.clear()")
    phone.reload()
    promise(phone)
    deal = phone.get_by_test_id("shuffle").locator("details")
    expect(deal).to_contain_text("did not see its fingerprint")

    lie = re.sub(r'("1:0":\{"commitment":")[0-9a-f]{4}', r"\g<1>0000", seen)
    phone.evaluate(
        "lie => sessionStorage.setItem(`prikup-shuffle-${location.pathname.split('/')[2]}`, lie)",
        lie,
    )
    phone.reload()
    promise(phone)
    expect(deal).to_contain_text("does not agree")
