"""How long a table waits: chosen before it opens, told before one joins, felt by who is late."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.person import PATIENCE


def test_the_patience_of_a_table_is_chosen_with_its_rules(
    desktop: Page, axe: Callable[[Page], None]
) -> None:
    desktop.goto("/rules/preferans")
    desktop.get_by_label("Time for a move").select_option("one minute")
    desktop.get_by_label("Who leaves or is late").select_option("is out, a bot plays on")
    axe(desktop)
    desktop.get_by_role("button", name="With friends").click()
    expect(desktop.get_by_test_id("invite")).to_be_visible(timeout=PATIENCE)
    desktop.get_by_role("button", name="Menu").click()
    desktop.get_by_test_id("panel").get_by_role("button", name="Rules of this table").click()
    told = desktop.get_by_test_id("patience")
    expect(told).to_contain_text("Time for a move: one minute.")
    expect(told).to_contain_text("is out: a bot keeps the seat")


def test_P103_who_does_not_move_in_time_looks_on(open_page: Callable[..., Page]) -> None:
    host, guest = open_page(**DESKTOP), open_page(**PHONE)
    host.goto("/")
    made = host.request.post(
        "/api/tables",
        data={
            "game": "thousand",
            "name": "Anna",
            "bots": ["random"],
            "pace": "none",
            "patience": {"move_time": 10, "then": "out"},
        },
    ).json()
    host.goto(made["url"])
    guest.goto(made["url"])
    told = guest.get_by_test_id("invite").get_by_test_id("patience")
    expect(told).to_contain_text("Time for a move: 10 s.")
    expect(told).to_contain_text("is out: a bot keeps the seat")
    guest.get_by_label("Your name").fill("Boris")
    guest.get_by_role("button", name="Sit down").tap()

    ten_seconds = re.compile(r"0:(10|0\d)")
    expect(host.get_by_test_id("clock")).to_have_text(ten_seconds, timeout=PATIENCE)
    late, other = first_to_lose_the_seat(host, guest)
    expect(late.get_by_test_id("lost")).to_contain_text("You did not move in time, so you are out.")
    expect(late.locator("[data-card]")).to_have_count(0)
    name = "Anna" if late is host else "Boris"
    expect(other.get_by_text(f"instead of {name}")).to_be_visible()
    expect(other.locator("[data-testid=scores] strong")).to_have_text(["0", "0", "0"])


def first_to_lose_the_seat(host: Page, guest: Page) -> tuple[Page, Page]:
    """Who is late, and who is not: whose turn comes first depends on the cards."""
    for _ in range(4 * 60):
        for late, other in ((host, guest), (guest, host)):
            if late.get_by_test_id("lost").count():
                return late, other
        host.wait_for_timeout(250)
    raise AssertionError("nobody lost the seat within a minute")
