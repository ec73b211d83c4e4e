"""Two people at one table: they join by the link, play, talk; what they write is only text."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Server
from tests.browser.person import PATIENCE, Person, join, open_table, settles

SCRIPT = "<img src=q onerror=alert()>"[:20]


def enter(page: Page, name: str) -> None:
    """Home, with a name that is remembered."""
    page.goto("/")
    page.get_by_label("Your name").fill(name)


def test_X63_two_friends_play_a_deal_and_talk(open_page: Callable[..., Page]) -> None:
    host, guest = open_page(**DESKTOP), open_page(**PHONE)
    enter(guest, SCRIPT)
    enter(host, "Anna")
    host.get_by_role("button", name="With friends").click()
    expect(host.get_by_test_id("invite")).to_be_visible()
    guest.get_by_label("Have a link to a table?").fill(host.url)
    guest.get_by_role("button", name="Join").tap()
    guest.get_by_role("button", name="Sit down").tap()
    expect(host.get_by_test_id("invite")).to_contain_text("one more")
    called = guest.get_by_test_id("invite").get_by_role("textbox").last
    expect(called).to_be_in_viewport(ratio=1)
    host.get_by_role("button", name="Seat bots").click()

    seat = host.locator("[data-seat='1']")
    expect(seat).to_contain_text(SCRIPT, timeout=PATIENCE)
    for page in (host, guest):
        expect(page.locator("[data-card]").first).to_be_visible(timeout=PATIENCE)
        assert page.locator("img").count() == 0
    host.get_by_role("button", name="Menu").click()
    host.get_by_test_id("panel").get_by_role("button", name="Settings").click()
    host.get_by_label("Pace").select_option("none")
    host.keyboard.press("Escape")

    say = host.get_by_role("textbox", name="Say to everybody")
    say.fill("<script>document.title = 'gone'</script>")
    say.press("Enter")
    unread = guest.get_by_role("button", name="Menu, 1 message not read")
    expect(guest.get_by_test_id("unread")).to_have_text("1")
    expect(guest.get_by_test_id("live")).to_contain_text("Anna: <script>")
    expect(guest.get_by_test_id("heard")).to_contain_text("Anna <script>document.title = 'gone'")
    expect(host.get_by_test_id("heard")).to_have_count(0)
    expect(host.get_by_test_id("unread")).to_have_count(0)
    unread.tap()
    guest.get_by_test_id("panel").get_by_role("button", name="Talk").tap()
    expect(guest.get_by_test_id("panel")).to_contain_text("<script>document.title = 'gone'")
    expect(guest.get_by_test_id("heard")).to_have_count(0)
    guest.keyboard.press("Escape")
    expect(guest.get_by_test_id("unread")).to_have_count(0)
    expect(guest.get_by_role("button", name="Menu", exact=True)).to_be_visible()
    assert guest.title() != "gone"

    both = [Person(host), Person(guest, "thumb", most=0)]
    for _ in range(400):
        if all(page.get_by_test_id("next").is_visible() for page in (host, guest)):
            break
        answers = [person.decide() for person in both]
        if not any(answers):
            host.wait_for_timeout(60)
    scores = [
        sorted(page.locator("[data-testid=scores] strong").all_inner_texts())
        for page in (host, guest)
    ]
    assert scores[0] == scores[1]
    assert all(person.played for person in both)

    host.get_by_test_id("next").click()
    expect(host.get_by_test_id("actions")).to_contain_text(SCRIPT)
    host.reload()  # X13: at the summary too
    expect(host.get_by_test_id("summary")).to_be_visible(timeout=PATIENCE)
    guest.get_by_test_id("next").tap()
    for page in (host, guest):
        expect(page.get_by_test_id("summary")).to_be_hidden(timeout=PATIENCE)


def test_a_redeal_needs_the_consent_of_the_other(
    open_page: Callable[..., Page], server: Server
) -> None:
    host, guest = open_page(**DESKTOP), open_page(**PHONE)
    rules = {"players": 2, "two_players": "dead_hand", "redeal_consent": True}
    open_table(host, server.url, "thousand", "russian", 0, redeal_hand_below=40, **rules)
    join(guest, host.url)
    names = {host: "Anna", guest: "Boris"}
    settles(host, lambda: any(asked(page) for page in names), True)
    first, second = (host, guest) if asked(host) else (guest, host)

    first.locator("[data-action=redeal]").click()
    actions = second.get_by_test_id("actions")
    expect(actions).to_contain_text("A redeal is asked for. Do you agree?", timeout=PATIENCE)
    second.locator("[data-action=keep]").click()
    refused = f"{names[second]} does not agree. The play goes on."
    expect(first.get_by_test_id("notice")).to_contain_text(refused, timeout=PATIENCE)

    expect(actions).to_contain_text("With such cards you may ask for a redeal.", timeout=PATIENCE)
    second.locator("[data-action=redeal]").click()
    first.locator("[data-action=redeal]").click()
    for page in names:
        summary = page.get_by_test_id("summary")
        expect(summary.get_by_role("heading").first).to_contain_text("Redeal", timeout=PATIENCE)


def asked(page: Page) -> bool:
    return page.locator("[data-action=redeal]").count() > 0
