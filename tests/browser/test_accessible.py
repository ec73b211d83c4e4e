"""Axe finds nothing on any page, in any phase, light or dark; what is said aloud is in order."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.person import PATIENCE, Person, sit_down

Check = Callable[[Page], None]


@pytest.mark.parametrize(
    ("screen", "scheme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desk-dark", "phone-light"]
)
def test_axe_finds_nothing_at_the_table(
    screen: dict[str, Any], scheme: str, open_page: Callable[..., Page], axe: Check
) -> None:
    page = open_page(**screen, color_scheme=scheme, reduced_motion="reduce")
    sit_down(page, oneTap=True)
    person = Person(page, "thumb" if screen is PHONE else "mouse")
    expect(page).to_have_title(re.compile("^●"), timeout=PATIENCE)
    axe(page)
    person.until(lambda: page.locator("[data-receiver]").count() > 0)
    person.press("[data-card]")
    axe(page)
    person.press("[data-card][aria-pressed=true]")
    person.until(lambda: len(person.played) > 1)
    axe(page)
    person.play_deal()
    axe(page)

    for word in ("Settings", "Sheet", "Talk", "Rules of this table", "Help"):
        person.press("[aria-label=Menu]")
        page.get_by_test_id("panel").get_by_role("button", name=re.compile(f"^{word}")).click()
        panel = page.get_by_test_id("panel")
        expect(panel.get_by_role("heading", name=word, level=2)).to_be_visible()
        if word == "Sheet":
            panel.get_by_role("button", name=re.compile("Why?")).first.click()
        axe(page)
        page.keyboard.press("Escape")

    page.get_by_role("link", name="Replay the deal").click()
    expect(
        page.get_by_role("button", name="Forward").or_(page.get_by_label("Move")).first
    ).to_be_visible()
    page.keyboard.press("End")
    axe(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_rules_editor_and_at_the_invitation(
    scheme: str, open_page: Callable[..., Page], axe: Check
) -> None:
    page = open_page(**DESKTOP, color_scheme=scheme)
    page.goto("/rules/thousand")
    page.get_by_role("searchbox").fill("a")
    page.locator("[data-option] input[role=switch]").first.click()
    expect(page.locator("[data-option].edited").first).to_be_visible()
    axe(page)
    page.goto("/")
    page.get_by_role("button", name="With friends").click()
    expect(page.get_by_test_id("invite")).to_be_visible()
    axe(page)
    page.goto("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    axe(page)


def test_what_happens_is_said_aloud_once_and_in_order(open_page: Callable[..., Page]) -> None:
    page = open_page(**DESKTOP)
    page.add_init_script(
        """
        window.heard = [];
        addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
            for (const change of changes) for (const node of change.addedNodes)
                if (node.parentElement?.closest("[data-testid=live]")) heard.push(node.textContent);
        }).observe(document.body, { childList: true, subtree: true }));
        """
    )
    sit_down(page)
    person = Person(page)
    person.until(lambda: len(person.played) > 2)
    heard = page.evaluate("heard")
    bid = heard.index(f"You: {person.said[-1]}")
    declared = next(i for i, line in enumerate(heard) if line.startswith("Declarer: You"))
    trick = next(i for i, line in enumerate(heard) if line.startswith("Trick:"))
    assert bid < declared < trick
    assert len([line for line in heard if line.startswith("Declarer:")]) == 1
    assert any(re.fullmatch(r"\w+: \w+ of (spades|clubs|diamonds|hearts)", line) for line in heard)
    assert not any(first == second for first, second in pairwise(heard))


def test_cards_have_names_and_say_what_forbids_them(open_page: Callable[..., Page]) -> None:
    page = open_page(**DESKTOP, locale="ru-RU")
    sit_down(page)
    person = Person(page)
    person.until(lambda: len(person.played) > 1)
    for card in page.locator("[data-testid=hand] [data-card]").all():
        expect(card).to_have_accessible_name(re.compile("пик|треф|бубен|червей"))
    expect(page.locator("html")).to_have_attribute("lang", "ru")
