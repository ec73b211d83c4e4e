"""Friends at Preferans: a table by a code of rules, two people and a bot, a page read anew in the
middle of a decision."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

from prikup.rules import resolve
from tests.browser.conftest import DESKTOP, PHONE, Server
from tests.browser.person import PATIENCE, join, together
from tests.browser.person_preferans import SIX_CLUBS, WHIST_ALONE, PreferansPerson, open_table

CODE = resolve("preferans", "sochi", {"pool": 10}).code


def test_two_friends_and_a_bot_play_by_a_code_and_one_comes_back_while_asked(
    open_page: Callable[..., Page], server_of: Callable[[str], Server]
) -> None:
    home = server_of(WHIST_ALONE).url
    host, guest = open_page(**DESKTOP), open_page(**PHONE)
    for page in (host, guest):
        page.add_init_script("""localStorage.prikup ??= '{"pace": "none", "name": "Anna"}'""")
    host.goto(f"{home}/rules/preferans/{CODE}")
    host.get_by_role("button", name="With friends").click()
    expect(host.get_by_test_id("invite")).to_contain_text("2 more players", timeout=PATIENCE)
    guest.goto(host.url)
    guest.get_by_label("Your name").fill("Boris")
    guest.get_by_role("button", name="Sit down").tap()
    host.get_by_role("button", name="Seat bots").click()
    expect(host.get_by_test_id("sheet")).to_contain_text("Pool to 10")

    anna, boris = PreferansPerson(host), PreferansPerson(guest, "thumb")

    def play_until(done: Callable[[], bool]) -> None:
        deadline = time.monotonic() + 120
        while not done():
            assert time.monotonic() < deadline, (anna.played, boris.played)
            if not any([boris.decide(), (whists or not anna.said) and anna.decide()]):
                host.wait_for_timeout(50)

    whists = False  # she says one word in the auction and waits for the next question
    play_until(lambda: "whist" in anna.words())
    held, asked = anna.cards(), anna.words()
    target = host.get_by_test_id("target").inner_text()
    host.reload()
    expect(host.locator("[data-action=whist]")).to_be_visible(timeout=PATIENCE)
    assert (anna.cards(), anna.words()) == (held, asked)
    expect(host.get_by_test_id("target")).to_have_text(target, use_inner_text=True)
    contract = target.splitlines()[-1]
    expect(guest.get_by_test_id("target")).to_contain_text(contract, timeout=PATIENCE)

    whists = True
    play_until(lambda: min(len(anna.played), len(boris.played)) >= 2)
    assert "whist" in anna.said
    for page in (host, guest):
        expect(page.get_by_test_id("target")).to_contain_text("of 6 · whist")


def test_a_match_by_time_ends_when_all_agree(
    open_page: Callable[..., Page], server_of: Callable[[str], Server]
) -> None:
    server = server_of(SIX_CLUBS)
    host, guest = open_page(**DESKTOP), open_page(**PHONE)
    open_table(host, server, bots=0, pool_end="time")
    join(guest, host.url)
    host.get_by_role("button", name="Seat bots").click()
    anna = PreferansPerson(host, plan="game")
    together([anna, PreferansPerson(guest, "thumb")], lambda: "discard" in anna.words())
    host.get_by_test_id("give-up").click()
    anna.press("[data-action=without-all]")

    for page, first in ((guest, True), (host, False)):
        end = page.get_by_test_id("end")
        expect(end).to_be_enabled(timeout=PATIENCE)
        end.click()
        expect(end).to_have_text("Really end it?")
        end.click()
        if first:  # one wish alone ends nothing
            expect(host.get_by_test_id("actions")).to_contain_text("For ending it: Boris")
            expect(host.get_by_test_id("next")).to_be_visible()
            guest.goto(server.url)
            expect(guest.get_by_role("link", name="Back to your table")).to_be_visible()
    expect(host.get_by_test_id("rematch")).to_be_visible(timeout=PATIENCE)

    # It ended without her: home says how, until she has seen the table.
    guest.reload()
    told = guest.get_by_role("link", name="The match is over")
    expect(told).to_contain_text("Preferans · Anna ")
    told.click()
    expect(guest.get_by_test_id("summary")).to_be_visible(timeout=PATIENCE)
    guest.goto(server.url)
    expect(guest.get_by_role("button", name="Play now")).to_be_visible()
    expect(told).to_have_count(0)
