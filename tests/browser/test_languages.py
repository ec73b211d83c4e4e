"""The page in every language: chosen from the list, complete, and not too wide for a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from prikup.text import FALLBACK, card_text, languages, message
from tests.browser.conftest import PHONE
from tests.browser.person import PATIENCE, Person, no_sideways, sit_down

OTHERS = [lang for lang in languages() if lang != FALLBACK]


def choose_language(page: Page, lang: str) -> None:
    """Take a language by the name that it gives itself."""
    page.get_by_role("combobox", name="Language").select_option(message(lang, "language-name"))


SETTLED = """() => Promise.all(
  document.getAnimations()
    .filter((moving) => moving.effect?.getComputedTiming().endTime !== Infinity)
    .map((moving) => moving.finished.catch(() => null)))"""
"""Colours are measured when nothing fades in any more."""


def fits(page: Page, axe: Callable[[Page], None]) -> None:
    no_sideways(page)
    page.evaluate(SETTLED)
    axe(page)


@pytest.mark.parametrize("lang", OTHERS)
def test_everything_speaks_the_language_that_was_chosen(
    lang: str, open_page: Callable[..., Page], axe: Callable[[Page], None]
) -> None:
    page = open_page(**PHONE)
    page.goto("/")
    choose_language(page, lang)
    expect(page.get_by_role("heading", level=1)).to_have_text(
        message(lang, "play-game", {"game": "thousand"})
    )
    expect(page).to_have_title(message(lang, "home-title"))
    expect(page.locator("html")).to_have_attribute("lang", lang)
    fits(page, axe)

    sit_down(page)
    expect(page).to_have_title(re.compile("^●"), timeout=PATIENCE)
    person = Person(page, "thumb")
    expect(page.get_by_test_id("actions")).to_contain_text(message(lang, "act-pass"))
    fits(page, axe)
    person.until(lambda: page.locator("[data-receiver]").count() > 0)
    expect(page.get_by_text(message(lang, "hint-give"))).to_be_visible()
    fits(page, axe)
    person.until(lambda: len(person.played) > 0)
    fits(page, axe)
    person.play_deal()
    hands = page.get_by_role("group", name=message(lang, "all-hands"))
    expect(hands).to_contain_text(card_text(lang, "QH"))
    fits(page, axe)

    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_have_text(
        message(lang, "rules-title", {"game": "thousand"})
    )
    chosen = page.get_by_label(message(lang, "rules-preset"))
    expect(chosen).to_have_value(message(lang, "home-preset", {"game": "thousand"}))
    for group in page.locator("details summary").all():
        group.tap()
    fits(page, axe)

    page.goto("/score")
    page.get_by_role("button", name=message(lang, "score-begin")).tap()
    page.get_by_role("button", name=message(lang, "score-enter")).tap()
    expect(page.get_by_text(message(lang, "score-declarer"))).to_be_visible()
    fits(page, axe)


@pytest.mark.parametrize(
    ("locale", "lang"), [("uk-UA", "uk"), ("pl-PL", "pl"), ("be-BY", "ru"), ("tlh", "en")]
)
def test_a_browser_is_answered_in_its_language(
    locale: str, lang: str, open_page: Callable[..., Page]
) -> None:
    page = open_page(locale=locale)
    page.goto("/")
    expect(page.get_by_role("button", name=message(lang, "home-play"))).to_be_visible()
