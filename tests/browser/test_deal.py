"""A whole deal as a person plays it: at a desk, on a phone by thumb, by keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.person import PATIENCE, Person, no_sideways, score_of, settles, sit_down


def read_the_sheet(page: Page) -> None:
    """After the deal every number tells where it comes from."""
    after = page.get_by_test_id("after")
    expect(after).to_be_visible(timeout=PATIENCE)
    expect(after).to_contain_text(re.compile(r"made|failed"))
    expect(after).to_contain_text("made: ")
    expect(after).to_contain_text(re.compile("rounded|bolt|taken"))


def test_a_deal_at_a_desk(desktop: Page) -> None:
    sit_down(desktop)
    person = Person(desktop)
    person.play_deal()
    assert any(word.isdigit() for word in person.said), "bid"
    assert len(person.gave) == 2, "took the talon and passed two cards"
    assert {"KH", "QH"} & set(person.played[:4]), "led the marriage"
    read_the_sheet(desktop)
    expect(desktop.get_by_test_id("sheet")).to_contain_text(re.compile(r"1[0-9][0-9]"))
    history = desktop.locator("body")
    expect(history).to_contain_text("Marriage, ♥: 100")
    desktop.get_by_test_id("next").click()
    expect(desktop.get_by_test_id("after")).to_be_hidden(timeout=PATIENCE)
    settles(desktop, lambda: score_of(desktop, "You") != 0, True)


def test_a_deal_on_a_phone(phone: Page) -> None:
    sit_down(phone, oneTap=False)
    person = Person(phone, "thumb")
    person.until(lambda: bool(person.played))
    no_sideways(phone)
    person.play_deal()
    assert len(person.gave) == 2
    no_sideways(phone)
    read_the_sheet(phone)


def test_the_sheet_opens_at_the_newest_deal(phone: Page) -> None:
    def longer(route: Route) -> None:
        sheet = route.fetch().json()
        route.fulfill(json={**sheet, "rows": sheet["rows"] * 20})

    sit_down(phone, oneTap=False)
    Person(phone, "thumb").play_deal()
    phone.route(re.compile("/sheet[?]"), longer)
    phone.reload()
    phone.get_by_test_id("scores").tap()
    rows = phone.get_by_test_id("panel").locator("tbody th")
    expect(rows).to_have_count(20)
    expect(rows.last).to_be_in_viewport(ratio=1)


def test_a_deal_by_keyboard_alone(desktop: Page) -> None:
    sit_down(desktop)
    person = Person(desktop, "keys")
    person.play_deal()
    assert len(person.gave) == 2
    read_the_sheet(desktop)
    expect(desktop.get_by_test_id("next")).to_be_focused()
    desktop.keyboard.press("?")
    expect(desktop.get_by_test_id("panel")).to_be_visible()
    desktop.keyboard.press("Escape")
    expect(desktop.get_by_test_id("panel")).to_be_hidden()


def test_two_clicks_to_the_first_own_decision(desktop: Page) -> None:
    """One click sits down; the next click already says something."""
    sit_down(desktop)
    person = Person(desktop)
    expect(desktop).to_have_title(re.compile("^●"), timeout=PATIENCE)
    assert person.words()
