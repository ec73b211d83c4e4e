"""The record viewer with Preferans: the third hand of two, four players, the talon of an all-pass,
open hands; a position goes along as a link and as a drawing."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.person import no_sideways
from tests.browser.test_record import SVG, Viewer, view_of

OpenPage = Callable[..., Page]
Hands = dict[str, list[str]]
HANDS = """all => Object.fromEntries(all.map((hand) => [
    hand.getAttribute("aria-label").replace("Cards of ", ""),
    [...hand.querySelectorAll("[data-held]")].map((card) => card.dataset.held).sort(),
]))"""
ANNA, BORIS, CLARA, DMITRI = "Anna", "Boris", "Clara", "Dmitri"


def laid_open(view: dict[str, Any], names: tuple[str, ...]) -> Hands:
    """The hands that a view opens, by the names of who holds them."""
    hands = dict(enumerate(view.get("hands_now") or view["hands"] or ()))
    if not hands:
        hands = {int(seat): cards for seat, cards in view["open_hands"].items()}
        if view["hand"] is not None:
            hands[view["me"]] = view["hand"]
    return {names[seat]: sorted(cards) for seat, cards in hands.items()}


def shown(page: Page) -> Hands:
    found: Hands = page.get_by_test_id("open-hand").evaluate_all(HANDS)
    return found


@pytest.mark.parametrize(
    ("name", "names", "places"),
    [
        ("preferans-two", (ANNA, BORIS, "Third hand"), (0, 5, 7, 12)),
        ("preferans-four-leningrad", (ANNA, BORIS, CLARA, DMITRI), (0, 9)),
        ("preferans-all-pass-exit", (ANNA, BORIS, CLARA), (0, 5)),
        ("preferans-misere-caught", (ANNA, BORIS, CLARA), (12,)),
    ],
    ids=["two", "four", "all-pass", "misere"],
)
def test_everybody_and_each_seat_see_what_they_saw(
    name: str, names: tuple[str, ...], places: tuple[int, ...], desktop: Page
) -> None:
    viewer = Viewer(desktop)
    desktop.emulate_media(reduced_motion="reduce")
    viewer.golden(name)
    slider = desktop.get_by_label("Place in the deal")
    at = 0
    for place in places:
        viewer.keys(*["ArrowRight"] * (place - at))
        at = place
        for seat in (0, 1, None):
            viewer.keys("a" if seat is None else str(seat + 1))
            eyes = "-1" if seat is None else str(seat)
            expect(desktop.get_by_label("Through whose eyes")).to_have_value(eyes)
            expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^Step {place} of"))
            view = view_of(name, 0, place, seat)
            assert shown(desktop) == laid_open(view, names)
            trick = [one["card"] for one in view["trick"]]
            if trick:
                viewer.played(*trick)
            talon = desktop.get_by_role("group", name="Talon")
            if view["turned"]:
                expect(desktop.locator(f"[data-turned='{view['turned']}']")).to_be_visible()
                expect(talon).to_have_count(0)
            elif seat is None and view["talon_size"]:
                expect(talon.locator("svg")).to_have_count(2)
    viewer.keys("End")
    expect(desktop.get_by_test_id("summary")).to_be_visible()


def test_a_position_with_a_third_hand_goes_along_as_link_and_drawing(
    desktop: Page, open_page: OpenPage
) -> None:
    viewer = Viewer(desktop)
    viewer.golden("preferans-two")
    viewer.keys(*["ArrowRight"] * 9)
    link = viewer.link()
    with desktop.expect_download() as download:
        desktop.get_by_role("button", name="Save as SVG").click()
    svg = ET.parse(download.value.path()).getroot()
    held = {
        int(group.attrib["data-seat"]): sorted(group.attrib["data-cards"].split())
        for group in svg.iter(f"{SVG}g")
        if "data-cards" in group.attrib
    }
    wanted = view_of("preferans-two", 0, 9)
    assert held == {seat: sorted(hand) for seat, hand in enumerate(wanted["hands_now"])}

    friend = open_page(**PHONE, reduced_motion="reduce")
    friend.goto(link)
    Viewer(friend).at(9, 9)
    no_sideways(friend)
    assert shown(friend) == laid_open(wanted, (ANNA, BORIS, "Third hand"))


@pytest.mark.parametrize(
    ("screen", "scheme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desk-light", "phone-dark"]
)
def test_axe_finds_nothing_in_a_record_of_preferans(
    screen: dict[str, Any], scheme: str, open_page: OpenPage, axe: Callable[[Page], None]
) -> None:
    page = open_page(**screen, color_scheme=scheme, reduced_motion="reduce")
    viewer = Viewer(page)
    for name, place in (("preferans-two", 9), ("preferans-all-pass-exit", 5)):
        viewer.golden(name)
        viewer.keys(*["ArrowRight"] * place)
        expect(page.locator("[data-testid=trick] .lies").first).to_be_visible()
        axe(page)
        no_sideways(page)
    viewer.keys("End")
    expect(page.get_by_test_id("summary")).to_be_visible()
    axe(page)
    expect(page.get_by_label("Deal", exact=True)).to_contain_text("1. all-pass")
