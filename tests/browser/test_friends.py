"""Two people at one table: they join by the link, play, talk; what they write is only text."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.person import PATIENCE, Person

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
    expect(host.get_by_test_id("unread")).to_have_count(0)
    unread.tap()
    guest.get_by_test_id("panel").get_by_role("button", name="Talk").tap()
    expect(guest.get_by_test_id("panel")).to_contain_text("<script>document.title = 'gone'")
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
