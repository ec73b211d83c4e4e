"""The reference: every rule explained on a page of its own and beside the rules editor."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.person import no_sideways

Check = Callable[[Page], None]
FIRST_READING = 90_000
"""The first reader waits until all examples were run, on a busy machine too."""


@pytest.mark.parametrize(
    ("screen", "scheme"), [(PHONE, "light"), (DESKTOP, "dark")], ids=["phone-light", "desk-dark"]
)
def test_a_rule_has_an_address_and_is_told_with_its_example(
    screen: dict[str, Any], scheme: str, open_page: Callable[..., Page], axe: Check
) -> None:
    page = open_page(**screen, color_scheme=scheme)
    page.goto("/reference/thousand/barrel_attempts")
    rule = page.locator("#barrel_attempts")
    expect(rule).to_have_attribute("open", "", timeout=FIRST_READING)
    expect(rule).to_be_in_viewport()
    for text in (
        "deals · own auctions",
        "Попытки на бочке",
        "B plays 100. Card points: A 20, B 100, C 0.",
        "Score: A 760, B 100, C 0",
        "Score: A 880, B 100, C 0",
    ):
        expect(rule).to_contain_text(text)
    no_sideways(page)
    axe(page)

    rule.get_by_role("link", name="The barrel stands at").click()
    expect(page).to_have_url(re.compile("/reference/thousand/barrel_at$"))
    other = page.locator("#barrel_at")
    expect(other).to_have_attribute("open", "")
    expect(other).to_be_in_viewport()
    expect(other).to_contain_text("Lviv — off")

    page.get_by_role("searchbox").fill("Качалка")
    expect(page.locator("details")).to_have_count(1)
    page.get_by_label("Language").select_option("ru")
    expect(page.get_by_role("heading", name="Качалка")).to_be_visible(timeout=FIRST_READING)


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_the_editor_explains_a_rule_in_place(
    screen: dict[str, Any], open_page: Callable[..., Page], axe: Check
) -> None:
    page = open_page(**screen)
    page.goto("/rules/thousand")
    page.get_by_role("searchbox", name="Find a rule").fill("must_trump")
    row = page.locator("[data-option=must_trump]")
    what = row.get_by_role("button", name="What does “Duty to trump” do?")
    what.focus()
    page.keyboard.press("Enter")
    expect(what).to_have_attribute("aria-expanded", "true")
    explained = row.locator("[data-reference=must_trump]")
    expect(explained).to_contain_text("C may choose: J♥", timeout=FIRST_READING)
    no_sideways(page)
    axe(page)
    what.click()
    expect(explained).to_have_count(0)


def test_the_reference_of_preferans_is_made_like_that_of_thousand(phone: Page) -> None:
    phone.goto("/reference/preferans/stalingrad")
    rule = phone.locator("#stalingrad")
    expect(rule).to_have_attribute("open", "", timeout=FIRST_READING)
    expect(rule).to_contain_text("Example")
    no_sideways(phone)


def test_the_home_page_leads_to_rules_and_words(phone: Page) -> None:
    for link, heading in (("Glossary", "Glossary"), ("Comparing rules", "Comparing rules")):
        phone.goto("/")
        phone.get_by_role("contentinfo").get_by_role("link", name=link).tap()
        expect(phone.get_by_role("heading", name=heading, level=1)).to_be_visible()


def test_a_reference_that_cannot_be_had_says_so(desktop: Page) -> None:
    desktop.goto("/reference/bridge")
    expect(desktop.get_by_role("alert")).to_contain_text("bridge")
