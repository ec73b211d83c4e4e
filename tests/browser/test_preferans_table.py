"""The table of Preferans beside the play: offers, giving up, jumps, two to five players, small
screens, what axe finds, the way home and back."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Server
from tests.browser.person import OTHER_HAND, PATIENCE, no_sideways
from tests.browser.person_preferans import (
    ALL_PASS,
    IN_ANY_DEAL,
    MISERE,
    SIX_CLUBS,
    THIRD_HAND,
    WHIST_ALONE,
    PreferansPerson,
    open_table,
    sit_down_to_preferans,
)
from tests.browser.test_small_screen import SCREENS, all_in_reach

ServerOf = Callable[[str], Server]
OpenPage = Callable[..., Page]
Check = Callable[[Page], None]


def to_own_lead(person: PreferansPerson) -> None:
    """Somewhere in the play, a card of one's own is due."""
    waits = person.page.locator("[data-testid=actions] .wait.mine")
    person.until(lambda: bool(person.played) and waits.count() > 0)


# --- offers -----------------------------------------------------------------------------------


def test_the_rest_is_offered_trick_by_trick(desktop: Page, server_of: ServerOf) -> None:
    sit_down_to_preferans(desktop, server_of(SIX_CLUBS))
    person = PreferansPerson(desktop, plan="game")
    to_own_lead(person)
    person.press("[data-testid=claim]")
    offer = desktop.get_by_test_id("offer")
    tricks = desktop.locator("[data-claim]")
    mine = int(tricks.first.inner_text())
    left = len(person.cards())
    desktop.get_by_role("button", name="Ada: one more trick").click()
    expect(tricks.first).to_have_text(str(mine - 1))
    expect(desktop.get_by_test_id("live")).to_contain_text("Ada: 1 trick at the end")
    desktop.get_by_role("button", name="Basil: all that is left").click()
    expect(tricks.first).to_have_text(str(mine - left))
    expect(desktop.get_by_role("button", name="Basil: one more trick")).to_be_disabled()
    desktop.get_by_role("button", name="You: one more trick").click()
    expect(tricks.first).to_have_text(str(mine - left + 1))
    desktop.get_by_role("button", name="You: all that is left").click()
    expect(tricks.first).to_have_text(str(mine))
    offer.click()
    expect(desktop.locator("ol li", has_text="You: offer of the rest,")).to_have_count(1)
    person.play_deal()


def test_the_keyboard_goes_on_in_what_it_opened(desktop: Page, server_of: ServerOf) -> None:
    sit_down_to_preferans(desktop, server_of(SIX_CLUBS))
    person = PreferansPerson(desktop, "keys", plan="game")
    person.until(lambda: "discard" in person.words())
    opener, back = desktop.get_by_test_id("give-up"), desktop.get_by_test_id("way-back")
    opener.focus()
    desktop.keyboard.press("Enter")
    expect(back).to_be_focused()
    desktop.keyboard.press("Enter")
    expect(opener).to_be_focused()
    to_own_lead(person)
    opener = desktop.get_by_test_id("claim")
    opener.focus()
    desktop.keyboard.press("Enter")
    expect(desktop.locator("[data-give]:enabled").first).to_be_focused()
    desktop.get_by_role("button", name="Back").press("Enter")
    expect(opener).to_be_focused()


def test_a_friend_answers_an_offer_and_no_card_is_played_meanwhile(
    open_page: OpenPage, server_of: ServerOf
) -> None:
    server = server_of(ALL_PASS)
    host, guest = open_page(**PHONE), open_page(**PHONE)
    open_table(host, server, bots=0)
    guest.goto(host.url)
    guest.get_by_label("Your name").fill("Boris")
    guest.get_by_role("button", name="Sit down").tap()
    host.get_by_role("button", name="Seat bots").click()
    people = [PreferansPerson(host, "thumb"), PreferansPerson(guest, "thumb")]
    for _ in range(200):
        if host.get_by_test_id("claim").count():
            break
        if not any(person.decide() for person in people):
            host.wait_for_timeout(50)
    host.get_by_test_id("claim").click()
    expect(host.get_by_test_id("target")).to_contain_text("If anyone refuses, the play goes on")
    held = people[1].cards()
    host.get_by_test_id("offer").click()
    actions = guest.get_by_test_id("actions")
    expect(actions).to_contain_text("Anna offers to stop, tricks: You", timeout=PATIENCE)
    expect(actions).to_contain_text("If you refuse, the play goes on")
    expect(guest.get_by_test_id("target")).not_to_be_empty()
    guest.locator(f"[data-card='{held[0]}']").tap()
    guest.locator(f"[data-card='{held[0]}']").tap()
    guest.locator("[data-action=reject]").tap()
    expect(host.locator("[data-testid=actions] .wait.mine")).to_be_visible(timeout=PATIENCE)
    assert people[1].cards() == held
    expect(host.get_by_test_id("claim")).to_have_count(0)
    refused = "Boris does not agree. The play goes on."
    expect(host.get_by_test_id("notice")).to_contain_text(refused)
    expect(host.get_by_test_id("live")).to_contain_text(refused)
    expect(host.get_by_test_id("target")).not_to_contain_text("If anyone refuses")
    expect(guest.get_by_test_id("notice")).to_have_count(0)
    people[0].decide()
    expect(host.get_by_test_id("notice")).to_have_count(0)


# --- the auction and what follows it ----------------------------------------------------------


def test_a_game_is_given_up_only_after_a_second_question(
    desktop: Page, server_of: ServerOf
) -> None:
    sit_down_to_preferans(desktop, server_of(SIX_CLUBS))
    person = PreferansPerson(desktop, plan="game")
    person.until(lambda: "discard" in person.words())
    give_up = desktop.get_by_test_id("give-up")
    give_up.click()
    desktop.get_by_role("button", name="Back").click()
    expect(give_up).to_be_visible()
    assert "discard" in person.words()
    give_up.click()
    person.press("[data-action=without-all]")
    summary = desktop.get_by_test_id("summary")
    expect(summary).to_contain_text("You: without all on a 6", timeout=PATIENCE)
    expect(summary).to_contain_text("6 tricks at 2")


def test_a_jump_is_chosen_by_level_and_suit(phone: Page, server_of: ServerOf) -> None:
    open_table(phone, server_of(SIX_CLUBS), jump_bids=True)
    person = PreferansPerson(phone, "thumb")
    expect(phone.get_by_test_id("higher")).to_be_visible(timeout=PATIENCE)
    assert len([word for word in person.words() if word[0].isdigit()]) == 1, "no long list"
    person.press("[data-testid=higher]")
    person.press("[data-level='7']")
    no_sideways(phone)
    expect(phone.locator("[data-action='7C']")).to_have_accessible_name("seven clubs")
    person.press("[data-action='7C']")
    person.until(lambda: phone.locator("[data-level]").count() > 0)
    actions = phone.get_by_test_id("actions")
    asked = actions.get_by_text("What do you play?")
    expect(asked).to_be_visible()
    top, bottom = (box["y"] for box in (asked.bounding_box(), actions.bounding_box()) if box)
    assert top >= bottom, "inside the place where decisions are made"
    for below in ("6", "7"):
        allowed = phone.locator(f"[data-level='{below}']")
        assert allowed.is_enabled() == (below == "7")
    expect(phone.locator("[data-action='7S']")).to_be_disabled()


# --- two to five players ----------------------------------------------------------------------


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desk"])
@pytest.mark.parametrize("players", [2, 4, 5])
def test_a_deal_of_so_many_players(
    players: int, screen: dict[str, Any], open_page: OpenPage, server_of: ServerOf
) -> None:
    page = open_page(**screen)
    open_table(page, server_of(IN_ANY_DEAL), bots=players - 1, players=players)
    person = PreferansPerson(page, "thumb" if screen is PHONE else "mouse", plan="game")
    expect(page.locator("[data-card]").first).to_be_visible(timeout=PATIENCE)
    places = page.locator("[data-seat]")
    expect(places).to_have_count(3 if players == 2 else players)
    resting = page.locator("[data-seat]", has_text="sits out")
    expect(resting).to_have_count(max(0, players - 3))
    boxes = [box for place in places.all() if (box := place.bounding_box()) is not None]
    assert all(
        a["x"] + a["width"] <= b["x"]
        or b["x"] + b["width"] <= a["x"]
        or a["y"] + a["height"] <= b["y"]
        or b["y"] + b["height"] <= a["y"]
        for i, a in enumerate(boxes)
        for b in boxes[:i]
    ), "nobody sits on another"
    no_sideways(page)
    person.play_deal()
    no_sideways(page)
    expect(page.get_by_test_id("summary")).to_contain_text("You: ")


def test_the_third_hand_of_two_is_played_by_the_opponent(
    desktop: Page, server_of: ServerOf
) -> None:
    open_table(desktop, server_of(THIRD_HAND), bots=1, players=2)
    person = PreferansPerson(desktop)
    person.until(lambda: desktop.locator(OTHER_HAND).count() > 0)
    expect(desktop.get_by_test_id("open-hand")).to_have_accessible_name("Open cards of Third hand")
    expect(desktop.get_by_test_id("actions")).to_contain_text("play for Third hand")
    person.play_deal()
    assert len(person.played) == 20


# --- screens and ears -------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height", "letters"), SCREENS)
def test_X71_every_control_of_preferans_is_on_the_screen(
    width: int, height: int, letters: int, open_page: OpenPage, server_of: ServerOf
) -> None:
    page = open_page(**{**PHONE, "viewport": {"width": width, "height": height}}, locale="ru-RU")
    sit_down_to_preferans(page, server_of(SIX_CLUBS))
    page.add_style_tag(content=f"html {{ font-size: {letters}% }}")
    person = PreferansPerson(page, "thumb", plan="game")
    expect(page).to_have_title(re.compile("^●"), timeout=PATIENCE)
    all_in_reach(page)
    person.until(lambda: "discard" in person.words())
    all_in_reach(page)
    person.until(lambda: page.locator("[data-level]").count() > 0)
    all_in_reach(page)
    to_own_lead(person)
    all_in_reach(page)
    person.press("[data-testid=claim]")
    all_in_reach(page)


@pytest.mark.parametrize(("width", "height", "letters"), SCREENS)
@pytest.mark.parametrize(("seed", "plan"), [(WHIST_ALONE, "pass"), (MISERE, "misere")])
def test_X71_open_hands_are_on_the_screen(
    seed: str, plan: Any, width: int, height: int, letters: int,
    open_page: OpenPage, server_of: ServerOf,
) -> None:  # fmt: skip
    page = open_page(**{**PHONE, "viewport": {"width": width, "height": height}}, locale="ru-RU")
    sit_down_to_preferans(page, server_of(seed))
    page.add_style_tag(content=f"html {{ font-size: {letters}% }}")
    person = PreferansPerson(page, "thumb", plan=plan)
    person.until(lambda: page.get_by_test_id("open-hand").count() > 0 and bool(person.played))
    all_in_reach(page)
    lies = "[data-testid=open-hand] :is(.card, button)"
    assert page.locator(lies).evaluate_all(
        """all => all.every(e => {
            const box = e.getBoundingClientRect();
            return box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
                && box.width >= 18 && e.scrollWidth <= e.clientWidth + 1;
        })"""
    )


@pytest.mark.parametrize(("seed", "plan"), [(WHIST_ALONE, "pass"), (MISERE, "misere")])
def test_open_hands_lie_beside_the_trick_on_a_desk(
    seed: str, plan: Any, desktop: Page, server_of: ServerOf
) -> None:
    sit_down_to_preferans(desktop, server_of(seed))
    person = PreferansPerson(desktop, plan=plan)
    seen = 0

    def apart() -> bool:
        nonlocal seen
        overlaps, trick = desktop.evaluate(
            """() => {
              const boxes = (what) =>
                [...document.querySelectorAll(what)].map((e) => e.getBoundingClientRect());
              const trick = boxes("[data-testid=trick] [data-played] .card");
              const open = boxes("[data-testid=open-hand] .card");
              const over = trick.some((a) => open.some((b) =>
                a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top));
              return [over, open.length && trick.length];
            }"""
        )
        assert not overlaps
        seen += trick > 0
        return desktop.get_by_test_id("next").is_visible()

    person.until(apart)
    assert seen > 3, "tricks were looked at while hands lay open"


@pytest.mark.parametrize(
    ("screen", "scheme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desk-dark", "phone-light"]
)
def test_axe_finds_nothing_at_the_table_of_preferans(
    screen: dict[str, Any], scheme: str, open_page: OpenPage, axe: Check, server_of: ServerOf
) -> None:
    page = open_page(**screen, color_scheme=scheme, reduced_motion="reduce")
    hands: Any = "thumb" if screen is PHONE else "mouse"
    sit_down_to_preferans(page, server_of(SIX_CLUBS), oneTap=True)
    person = PreferansPerson(page, hands, plan="game")
    expect(page).to_have_title(re.compile("^●"), timeout=PATIENCE)
    axe(page)
    person.until(lambda: "discard" in person.words())
    person.press("[data-testid=hand] [data-card]")
    axe(page)
    person.press("[data-testid=hand] [data-card][aria-pressed=true]")
    person.until(lambda: page.locator("[data-level]").count() > 0)
    axe(page)
    to_own_lead(person)
    person.press("[data-testid=claim]")
    axe(page)
    person.press("[data-testid=actions] button >> text=Back")
    person.play_deal()
    axe(page)
    if screen is PHONE:
        person.press("[data-testid=scores]")
    page.locator("[data-testid=sheet] summary").click()
    page.locator("[data-testid=sheet] ol button").first.click()
    axe(page)

    sit_down_to_preferans(page, server_of(WHIST_ALONE), oneTap=True)
    person = PreferansPerson(page, hands)
    person.until(lambda: page.locator(OTHER_HAND).count() > 0)
    axe(page)


def test_what_happens_in_preferans_is_said_aloud_in_order(
    desktop: Page, server_of: ServerOf
) -> None:
    desktop.add_init_script(
        """
        window.heard = [];
        addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
            for (const change of changes) for (const node of change.addedNodes)
                if (node.parentElement?.closest("[data-testid=live]")) heard.push(node.textContent);
        }).observe(document.body, { childList: true, subtree: true }));
        """
    )
    sit_down_to_preferans(desktop, server_of(SIX_CLUBS))
    person = PreferansPerson(desktop, plan="game")
    person.until(lambda: len(person.played) > 1)
    heard = [str(line) for line in desktop.evaluate("heard")]
    patterns = [
        r"You: six \w+",
        r"The auction is over\. You: ",
        r"Talon \(You\): \w+ of \w+, \w+ of \w+",
        r"Put away: \w+ of \w+, \w+ of \w+",
        r"You: \w+ clubs",
        r"Ada: whist",
        r"Trick: ",
    ]
    at = -1
    for pattern in patterns:
        at = next(i for i, line in enumerate(heard) if i > at and re.match(pattern, line))


# --- the way home and back --------------------------------------------------------------------


def test_the_game_chosen_last_is_remembered(desktop: Page) -> None:
    desktop.goto("/")
    for game in ("Thousand", "Preferans"):
        desktop.get_by_role("link", name=f"{game}: rules").click()
        expect(desktop.get_by_role("heading", name=f"{game}: all house rules")).to_be_visible()
        desktop.go_back()
    desktop.get_by_role("button", name="Preferans").click()
    expect(desktop.get_by_role("heading", name="Preferans", level=1)).to_be_visible()
    desktop.reload()
    expect(desktop.get_by_role("button", name="Preferans")).to_have_attribute(
        "aria-pressed", "true"
    )
    desktop.get_by_role("link", name="Own rules").click()
    expect(desktop.get_by_role("heading", name="Rules of Preferans")).to_be_visible()
    desktop.get_by_role("button", name="With friends").click()
    expect(desktop.get_by_test_id("invite")).to_contain_text("2 more players", timeout=PATIENCE)


def test_a_match_by_time_ends_when_the_player_says_so(phone: Page, server_of: ServerOf) -> None:
    open_table(phone, server_of(ALL_PASS), pool_end="time")
    end = phone.get_by_test_id("end")
    PreferansPerson(phone, "thumb").until(end.is_visible)
    expect(end).to_have_text("End the match")
    no_sideways(phone)
    end.tap()
    expect(end).to_have_text("Really end it?")
    end.tap()
    expect(phone.get_by_test_id("rematch")).to_be_visible(timeout=PATIENCE)
    summary = phone.get_by_test_id("summary")
    expect(summary.get_by_role("heading").first).to_contain_text("Winner: ")


def test_a_match_ends_is_looked_at_and_played_again(desktop: Page, server_of: ServerOf) -> None:
    open_table(desktop, server_of(ALL_PASS), pool_end="deals", deals=1)
    person = PreferansPerson(desktop)
    rematch = desktop.get_by_test_id("rematch")
    person.until(rematch.is_visible)
    summary = desktop.get_by_test_id("summary")
    expect(summary.get_by_role("heading").first).to_contain_text("Winner: ")
    summary.get_by_role("link", name="Replay the deal").click()
    expect(desktop.get_by_test_id("viewer")).to_be_visible(timeout=PATIENCE)
    expect(desktop.get_by_test_id("open-hand")).to_have_count(3)
    desktop.keyboard.press("End")
    expect(desktop.get_by_test_id("viewer")).to_contain_text("The match is over")
    desktop.go_back()
    rematch.click()
    expect(desktop.locator("[data-testid=hand] [data-card]").first).to_be_visible(timeout=PATIENCE)
