"""The glossary: a page of its own, and a "?" beside a word that opens its meaning in place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.person import PATIENCE, Person, no_sideways, sit_down

Check = Callable[[Page], None]


@pytest.mark.parametrize(
    ("screen", "scheme"), [(PHONE, "light"), (DESKTOP, "dark")], ids=["phone-light", "desk-dark"]
)
def test_a_word_is_found_in_any_language(
    screen: dict[str, Any], scheme: str, open_page: Callable[..., Page], axe: Check
) -> None:
    page = open_page(**screen, color_scheme=scheme)
    page.goto("/glossary")
    words = page.get_by_test_id("words")
    expect(words.get_by_role("heading", name="Thousand")).to_be_visible(timeout=60_000)
    expect(words.get_by_role("heading", name="Preferans")).to_be_visible()
    no_sideways(page)
    axe(page)
    page.get_by_role("searchbox", name="Find a word").fill("розпаси")
    expect(words.locator("dt").get_by_text("All-pass", exact=True)).to_be_visible()
    assert words.locator("dt").count() < 5
    page.get_by_label("Language").select_option("ru")
    expect(page.get_by_role("heading", name="Словарь")).to_be_visible()
    expect(words.locator("dt").get_by_text("Распасы", exact=True)).to_be_visible()
    page.get_by_role("searchbox").fill("нет такого")
    expect(words).to_contain_text("Такого слова здесь нет")


def meaning(page: Page) -> Any:
    return page.locator(".meaning:popover-open")


def test_a_question_mark_at_the_table_opens_the_meaning_by_touch(phone: Page, axe: Check) -> None:
    sit_down(phone)
    Person(phone, "thumb").until(lambda: phone.locator("[data-action=pass]").count() > 0)
    phone.get_by_role("button", name="What is “Marriage”?").tap()
    expect(meaning(phone)).to_contain_text("King and queen of one suit")
    box, hand = meaning(phone).bounding_box(), phone.get_by_test_id("hand").bounding_box()
    assert box is not None and hand is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= 360
    assert box["y"] + box["height"] <= hand["y"], "the hand stays free"
    expect(phone.get_by_test_id("live")).to_contain_text("Marriage. King and queen")
    axe(phone)
    phone.touchscreen.tap(180, 300)
    expect(meaning(phone)).to_have_count(0)


def test_a_question_mark_works_by_key_and_escape_closes_it_alone(desktop: Page) -> None:
    sit_down(desktop)
    person = Person(desktop)
    person.play_deal()
    sheet = desktop.get_by_test_id("sheet")
    mark = sheet.get_by_role("button", name="What is “Barrel”?").first
    mark.focus()
    desktop.keyboard.press("Enter")
    expect(mark).to_have_attribute("aria-expanded", "true")
    expect(meaning(desktop)).to_contain_text("Barrel")
    desktop.keyboard.press("Escape")
    expect(meaning(desktop)).to_have_count(0)
    expect(mark).to_be_focused()

    desktop.keyboard.press("?")
    panel = desktop.get_by_test_id("panel")
    expect(panel.get_by_role("heading", name="Glossary")).to_be_visible()
    expect(panel.get_by_test_id("words")).to_contain_text("Dump", timeout=PATIENCE)
    expect(panel.get_by_test_id("words")).not_to_contain_text("Misère")
    expect(panel.get_by_role("link", name="All words")).to_have_attribute("href", "/glossary")


def test_escape_in_a_panel_closes_the_meaning_first(phone: Page) -> None:
    sit_down(phone)
    expect(phone.get_by_test_id("scores")).to_be_visible(timeout=PATIENCE)
    phone.get_by_test_id("scores").tap()
    panel = phone.get_by_test_id("panel")
    panel.get_by_role("button", name="What is “Barrel”?").tap()
    expect(meaning(phone)).to_be_visible()
    phone.keyboard.press("Escape")
    expect(meaning(phone)).to_have_count(0)
    expect(panel).to_be_visible()
    phone.keyboard.press("Escape")
    expect(panel).to_be_hidden()


def test_the_score_keeper_explains_its_marks(open_page: Callable[..., Page], axe: Check) -> None:
    page = open_page(**PHONE)
    page.goto("/score/new")
    page.get_by_role("button", name="Begin the sheet").tap()
    page.get_by_role("button", name="Enter a deal").tap()
    entry = page.get_by_test_id("entry")
    entry.get_by_text("Write-off", exact=True).tap()
    entry.get_by_role("button", name="What is “Write-off”?").tap()
    expect(meaning(page)).to_contain_text("Giving the deal up")
    axe(page)
