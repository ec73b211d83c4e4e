"""What somebody new to the table needs to be told, and finds again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from prikup.game import GAMES
from prikup.rules import presets_of
from prikup.text import message
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.person import PATIENCE, Person, no_sideways, settles, sit_down, sit_down_by


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_deal_by_drawing_shows_the_stock(
    open_page: Callable[..., Page], size: dict[str, object], axe: Callable[[Page], None]
) -> None:
    page = open_page(**size)
    sit_down_by(page, "drawing")
    stock = page.get_by_test_id("stock")
    expect(stock).to_contain_text("Stock: 12 cards", timeout=PATIENCE)
    expect(page.get_by_test_id("target")).to_contain_text("Points: You 0")
    expect(page.get_by_role("button", name="Talon")).to_have_count(0)
    axe(page)
    person = Person(page, "thumb" if size is PHONE else "mouse")
    person.until(lambda: len(person.played) == 2)
    expect(stock).to_contain_text("Stock: 8 cards", timeout=PATIENCE)
    no_sideways(page)
    person.play_deal()
    expect(stock).to_have_count(0)


def test_the_log_tells_of_the_forced_bid(desktop: Page) -> None:
    sit_down(desktop)
    log = desktop.get_by_role("list", name="This deal")
    expect(log.get_by_text("100, the forced bid")).to_have_count(1, timeout=PATIENCE)
    Person(desktop).until(lambda: desktop.locator("[data-receiver]").count() > 0)
    expect(log.get_by_text("100, the forced bid")).to_have_count(1)
    desktop.reload()  # it was said before all that was said
    expect(log.locator("li").nth(1)).to_contain_text("100, the forced bid", timeout=PATIENCE)
    expect(log.get_by_text("100, the forced bid")).to_have_count(1)


def test_one_tap_plays_but_breaks_no_marriage(phone: Page) -> None:
    sit_down(phone, oneTap=True)
    person = Person(phone, "thumb")
    person.until(lambda: bool(person.gave) and phone.locator("[data-receiver]").count() == 0)
    expect(phone.get_by_test_id("turn")).to_be_visible()
    pair = phone.locator("[data-testid=hand] [data-card='KH']")
    pair.tap()
    expect(phone.get_by_test_id("reason")).to_contain_text("declares no marriage")
    expect(pair).to_have_attribute("aria-pressed", "true")
    pair.tap()
    expect(pair).to_have_count(0, timeout=PATIENCE)


def test_a_lead_that_declares_nothing_says_so_and_a_second_tap_is_told_of(phone: Page) -> None:
    sit_down(phone)
    person = Person(phone, "thumb")
    person.until(lambda: bool(person.gave) and phone.locator("[data-receiver]").count() == 0)
    expect(phone.get_by_test_id("turn")).to_be_visible()
    pair, other = phone.locator("[data-card='KH']"), phone.locator("[data-card$='S']").first
    pair.tap()
    expect(phone.get_by_test_id("reason")).to_contain_text("declares no marriage")
    expect(pair).to_have_attribute("aria-pressed", "true")  # chosen, not played
    other.tap()
    expect(phone.get_by_test_id("reason")).to_have_text("Tap it again to play it.")
    person.play_deal()
    phone.get_by_test_id("next").tap()
    phone.get_by_role("button", name="Menu").tap()
    record = phone.get_by_role("link", name="Finished deals")
    expect(record).to_have_attribute("href", f"/record/{phone.url.rpartition('/')[2]}/1")
    phone.keyboard.press("Escape")
    person.until(lambda: len(person.played) > 8)
    person.until(lambda: phone.locator("[data-testid=actions] .wait.mine").is_visible())
    phone.locator("[data-testid=hand] [data-card]:not([aria-disabled=true])").first.tap()
    expect(phone.locator("[data-card][aria-pressed=true]")).to_have_count(1)
    expect(phone.get_by_test_id("reason")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_home_leads_back_to_the_table_that_was_left(
    open_page: Callable[..., Page], size: dict[str, object], axe: Callable[[Page], None]
) -> None:
    page = open_page(**size)
    sit_down(page)
    expect(page.locator("[data-card]").first).to_be_visible(timeout=PATIENCE)
    table = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    back = page.get_by_role("link", name="Back to your table")
    expect(back).to_contain_text("Thousand · Ada · Basil")
    axe(page)
    no_sideways(page)
    back.click()
    expect(page).to_have_url(table)
    expect(page.locator("[data-card]").first).to_be_visible(timeout=PATIENCE)


def test_home_forgets_a_table_that_is_gone(phone: Page) -> None:
    gone = '[{"id": "gone-for-good-00", "game": "thousand", "names": ["Ada"]}]'
    phone.add_init_script(f"localStorage['prikup-tables'] ??= '{gone}'")
    phone.goto("/")
    expect(phone.get_by_role("link", name="Back to your table")).to_have_count(0)
    settles(phone, lambda: phone.evaluate("localStorage['prikup-tables']"), "[]")


def test_the_mark_on_a_card_to_pass_is_not_cut(phone: Page) -> None:
    sit_down(phone)
    person = Person(phone, "thumb")
    person.until(lambda: phone.locator("[data-receiver]").count() > 0)
    for place, start in enumerate(["Ad", "Ba"]):
        card = phone.locator("[data-testid=hand] [data-card]").nth(3 * place)
        card.tap()
        phone.locator("[data-receiver]").nth(place).tap()
        mark = card.locator(".tag")
        expect(mark).to_contain_text(start)
        assert mark.evaluate("tag => tag.scrollWidth <= tag.clientWidth"), mark.inner_text()


@pytest.mark.parametrize("locale", ["en-US", "ru-RU", "uk-UA", "pl-PL"])
def test_the_heading_of_a_comparison_breaks_no_word(
    open_page: Callable[..., Page], locale: str
) -> None:
    page = open_page(**PHONE, locale=locale)
    page.goto("/compare/russian/lviv")
    headings = page.locator("[data-testid=comparison] thead th")
    expect(headings).to_have_count(3)
    broken = """(cell, words) => words.filter((word) => {
        cell.textContent = word;
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
    })"""
    titles = [message(locale[:2], f"preset-{name}") for game in GAMES for name in presets_of(game)]
    words = sorted({word for title in titles for word in title.split()})
    assert headings.nth(0).evaluate(broken, headings.nth(0).inner_text().split()) == []
    assert headings.nth(2).evaluate(broken, words) == []
    no_sideways(page)
