"""The rules editor: what differs, the link that says it, and a combination that is refused."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import DESKTOP
from tests.browser.person import PATIENCE, no_sideways


def option(page: Page, name: str) -> Any:
    """An option's row, found as a person finds it: by its words."""
    page.get_by_role("searchbox", name="Find a rule").fill(name)
    return page.locator("[data-option]").filter(has_text=name).first


def test_what_differs_goes_with_the_link(open_page: Callable[..., Page]) -> None:
    page = open_page(**DESKTOP)
    page.goto("/rules/thousand")
    row = option(page, "Claiming the rest")
    name = row.locator(".name").inner_text()
    row.get_by_role("switch").click()
    differs = page.get_by_role("complementary")
    expect(differs.get_by_text(name)).to_be_visible()
    expect(row.get_by_role("button", name="Put back")).to_be_visible()
    expect(page).to_have_url(re.compile("/rules/thousand/.+"))

    other = open_page(**DESKTOP)
    other.goto(page.url)
    expect(other.get_by_role("complementary").get_by_text(name)).to_be_visible()

    row.get_by_role("button", name="Put back").click()
    expect(differs.get_by_text(name)).to_be_hidden()

    other.get_by_role("button", name="Play by these rules").click()
    other.wait_for_url("**/t/*")
    expect(other.locator("[data-card]").first).to_be_visible(timeout=PATIENCE)
    other.get_by_role("button", name="Menu").click()
    other.get_by_role("button", name="Rules of this table").click()
    expect(other.get_by_test_id("panel")).to_contain_text(name)
    other.get_by_role("link", name="See all rules").click()
    expect(other.get_by_role("complementary").get_by_text(name)).to_be_visible()


def test_a_refused_combination_says_why_at_its_option(open_page: Callable[..., Page]) -> None:
    page = open_page(**DESKTOP)
    page.goto("/rules/thousand")
    row = option(page, "Claiming the rest")
    expect(row).to_be_visible()

    def refuse(route: Route) -> None:
        args = {"option": "claim", "value": "maybe", "kind": "choice", "words": "on, off"}
        reason = {"id": "bad-value", "args": args}
        route.fulfill(status=422, json={"error": {**reason, "option": "claim"}})

    page.route("**/resolve", refuse)
    row.get_by_role("switch").click()
    expect(row.get_by_role("alert")).to_contain_text("maybe")
    expect(page.get_by_role("button", name="Play by these rules")).to_be_disabled()
    page.unroute("**/resolve")
    row.get_by_role("button", name="Put back").click()
    expect(row.get_by_role("alert")).to_be_hidden()
    expect(page.get_by_role("button", name="Play by these rules")).to_be_enabled()


def group_with(page: Page, option: str) -> Any:
    """An option's row, in its opened group."""
    row = page.locator(f"[data-option={option}]")
    page.locator("details").filter(has=row).locator("summary").click()
    return row


def test_a_wrong_price_of_a_marriage_is_answered_in_words(open_page: Callable[..., Page]) -> None:
    page = open_page(**DESKTOP, locale="ru-RU")
    page.goto("/rules/thousand")
    row = group_with(page, "marriage_values")
    hearts = row.get_by_role("spinbutton").last
    hearts.fill("999")
    hearts.press("Tab")
    expect(row.get_by_role("alert")).to_have_text(
        "`Цена марьяжей`: значения ♥ 999 не бывает. "
        "Можно: целое число от 0 до 300 для каждой масти: ♠ S, ♣ C, ♦ D, ♥ H."
    )
    expect(hearts).to_have_value("999")
    hearts.fill("")
    hearts.press("Tab")
    expect(hearts).to_have_value("999")
    hearts.fill("120")
    hearts.press("Tab")
    expect(row.get_by_role("alert")).to_be_hidden()


@pytest.mark.parametrize(
    ("game", "option", "typed", "answer"),
    [
        ("thousand", "max_bid", "125", "без предела или целое число от 120 до 600 с шагом 10."),
        ("thousand", "blind_min_score", "много", "или счёт: >=N (от N), >N (больше N)."),
        ("preferans", "all_pass_exit", "6 7 много", "целые числа от 6 до 10, одно за другим."),
        ("preferans", "pool", "0", "целое число от 1 до 1000."),
    ],
)
def test_a_value_that_was_typed_wrong_is_answered_in_words(
    game: str, option: str, typed: str, answer: str, open_page: Callable[..., Page]
) -> None:
    page = open_page(**DESKTOP, locale="ru-RU")
    page.goto(f"/rules/{game}")
    row = group_with(page, option)
    row.get_by_role("combobox").select_option("…")
    field = row.get_by_label("своё значение")
    field.fill(typed)
    field.press("Tab")
    expect(row.get_by_role("alert")).to_contain_text(answer)
    expect(row.get_by_role("alert")).to_contain_text(typed)
    assert "`" + option not in row.get_by_role("alert").inner_text()


@pytest.mark.parametrize("locale", ["en-US", "ru-RU", "uk-UA", "pl-PL"])
def test_X71_every_option_fits_a_small_screen_with_large_letters(
    locale: str, open_page: Callable[..., Page]
) -> None:
    screen = {"width": 320, "height": 568}
    page = open_page(viewport=screen, has_touch=True, is_mobile=True, locale=locale)
    page.goto("/rules/thousand")
    page.add_style_tag(content="html { font-size: 24px }")
    groups = page.locator("details summary")
    expect(groups.first).to_be_visible()
    for group in groups.all():
        group.tap()
    no_sideways(page)
    wide = page.evaluate(
        "[...document.querySelectorAll('main *')]"
        ".filter(e => e.getBoundingClientRect().right > 321 && e.offsetParent !== null)"
        ".map(e => e.outerHTML.slice(0, 90))"
    )
    assert wide == []
