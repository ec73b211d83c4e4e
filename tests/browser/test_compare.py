"""Comparing rules: two presets, a code and its preset, a table and what it has changed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from prikup.rules import resolve
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.person import PATIENCE, no_sideways

Check = Callable[[Page], None]
OURS = resolve("thousand", "russian", {"dump": False, "penalty": 100})


@pytest.mark.parametrize(
    ("screen", "scheme"), [(PHONE, "dark"), (DESKTOP, "light")], ids=["phone-dark", "desk-light"]
)
def test_two_rule_sets_are_chosen_and_compared(
    screen: dict[str, Any], scheme: str, open_page: Callable[..., Page], axe: Check
) -> None:
    page = open_page(**screen, color_scheme=scheme)
    page.goto("/compare/russian/kryazh")
    count = len(resolve("thousand", "russian").differences(resolve("thousand", "kryazh")))
    expect(page.get_by_role("status")).to_have_text(f"{count} rules differ.")
    table = page.get_by_test_id("comparison")
    expect(table.locator("[data-option]")).to_have_count(count)
    blind = table.locator("[data-option=blind]")
    expect(blind.get_by_role("cell")).to_have_text([re.compile("on"), re.compile("off")])
    expect(blind).to_contain_text("from the preset")
    no_sideways(page)
    axe(page)

    page.get_by_label("Second").select_option("app45")
    expect(page).to_have_url(re.compile("/compare/russian/app45$"))
    expect(page.get_by_role("status")).to_have_text("1 rule differs.")
    page.go_back()
    expect(page.get_by_role("status")).to_have_text(f"{count} rules differ.")
    # A preset of the other game takes one of its own game beside it.
    page.get_by_label("Second").select_option("leningrad")
    expect(page).to_have_url(re.compile("/compare/sochi/leningrad$"))
    expect(table.locator("[data-option=pool_value]")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("status")).to_have_text(f"{count} rules differ.")

    page.get_by_label("Second").select_option("…")
    page.get_by_label("Code of the rules").fill("no code!")
    page.get_by_label("Code of the rules").press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("no code of rules")
    page.get_by_label("Code of the rules").fill(f"http://x/rules/thousand/{OURS.code}")
    page.get_by_label("Code of the rules").press("Enter")
    expect(page).to_have_url(re.compile(f"/compare/russian/{OURS.code}$"))
    expect(table.locator("[data-option]")).to_have_count(2)
    expect(table.locator("[data-option=dump]")).to_contain_text("changed")
    expect(table).to_contain_text("Russian Thousand, changed")

    page.goto(f"/compare/{OURS.code}/{OURS.code}")
    expect(page.get_by_role("status")).to_have_text("Both play by the same rules.")
    page.goto("/compare/russian/rusian")
    expect(page.get_by_role("alert")).to_contain_text("russian")


def test_who_is_invited_sees_the_changed_rules_before_sitting_down(
    open_page: Callable[..., Page], axe: Check
) -> None:
    host, guest = open_page(**DESKTOP), open_page(**PHONE)
    host.goto(f"/rules/thousand/{OURS.code}")
    host.get_by_role("link", name="Comparing rules").click()
    expect(host.get_by_test_id("comparison")).to_contain_text("Standard penalty")
    host.get_by_role("link", name="Open in the editor").last.click()
    host.get_by_role("button", name="With friends").click()
    host.wait_for_url("**/t/*")

    guest.goto(host.url)
    differences = guest.get_by_test_id("invite").get_by_test_id("differences")
    expect(differences).to_contain_text("“Russian Thousand” with 2 changes:")
    expect(differences).to_contain_text("Standard penalty: 100 instead of 120", timeout=PATIENCE)
    expect(differences).to_contain_text("Dump: off instead of on")
    axe(guest)
    guest.get_by_role("button", name="Sit down").tap()
    expect(differences).to_have_count(0)

    host.get_by_role("button", name="Menu").click()
    host.get_by_test_id("panel").get_by_role("button", name="Rules of this table").click()
    panel = host.get_by_test_id("panel")
    expect(panel).to_contain_text("Dump: off instead of on", timeout=PATIENCE)
    panel.get_by_role("link", name="Compare with the preset").click()
    expect(host.get_by_test_id("comparison").locator("[data-option]")).to_have_count(2)


def test_an_invitation_by_a_plain_preset_names_it(open_page: Callable[..., Page]) -> None:
    host, guest = open_page(**DESKTOP), open_page(**PHONE, locale="ru-RU")
    host.goto("/")
    host.get_by_role("button", name="With friends").click()
    host.wait_for_url("**/t/*")
    guest.goto(host.url)
    expect(guest.get_by_test_id("differences")).to_contain_text(
        "Правила стола — «Классическая тысяча»."
    )
