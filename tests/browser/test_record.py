"""The record viewer: a file, a link or a table's record, step by step, through everybody's eyes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from playwright.sync_api import Locator, Page, expect

from prikup.records.record import read_record
from prikup.records.replay import open_match
from prikup.records.steps import line, view_json
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.person import PATIENCE, Person, no_sideways, settles, sit_down

Check = Callable[[Page], None]
GOLDEN = Path(__file__).parents[1] / "golden"
SVG = "{http://www.w3.org/2000/svg}"


def view_of(name: str, deal: int, action: int, seat: int | None = None) -> dict[str, Any]:
    """The position as the engine has it."""
    document = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    match = open_match(read_record(document))
    return view_json(match, line(match, deal, action)[-1], seat)


class Viewer:
    """Somebody who looks at a record."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, file: Path) -> None:
        self.page.goto("/record")
        self.page.locator("input[type=file]").set_input_files(file)

    def golden(self, name: str) -> None:
        self.open(GOLDEN / f"{name}.json")
        expect(self.page.get_by_test_id("viewer")).to_be_visible()

    def keys(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def at(self, step: int, steps: int) -> None:
        """Wait until this step is shown."""
        slider = self.page.get_by_label("Place in the deal")
        expect(slider).to_have_attribute("aria-valuetext", f"Step {step} of {steps}")

    def hand(self, name: str) -> Locator:
        return self.page.get_by_label(f"Cards of {name}")

    def shows(self, view: dict[str, Any], names: tuple[str, ...]) -> None:
        """Wait until exactly these hands lie open."""
        hands = view.get("hands_now") or view["hands"]
        expect(self.page.get_by_test_id("open-hand")).to_have_count(len(hands) if hands else 1)
        for seat, name in enumerate(names):
            cards = hands[seat] if hands else view["hand"] if seat == view["me"] else []
            expect(self.hand(name).locator("li")).to_have_count(len(cards))
            held = self.hand(name).locator("li").evaluate_all("all => all.map(e => e.dataset.held)")
            assert sorted(held) == sorted(cards)

    def played(self, *cards: str) -> None:
        """Wait until these cards lie in the middle."""
        laid = self.page.locator("[data-testid=trick] [data-played]")
        expect(laid).to_have_count(len(cards))
        for card in cards:
            expect(self.page.locator(f"[data-played='{card}']")).to_be_visible()

    def link(self) -> str:
        """The link to this position."""
        self.page.get_by_role("button", name="Share", exact=True).click()
        field = self.page.get_by_test_id("link")
        expect(field).to_have_value(re.compile("^http"))
        return field.input_value()


ABC = ("Anna", "Boris", "Clara")


@pytest.fixture
def viewer(desktop: Page) -> Viewer:
    desktop.emulate_media(reduced_motion="reduce")
    return Viewer(desktop)


@pytest.fixture
def on_phone(phone: Page) -> Viewer:
    phone.emulate_media(reduced_motion="reduce")
    return Viewer(phone)


def test_a_file_is_gone_through_by_keys(viewer: Viewer) -> None:
    viewer.golden("golden")
    viewer.at(0, 21)
    viewer.shows(view_of("golden", 0, 0), ABC)
    viewer.keys("ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight")
    viewer.at(4, 21)
    viewer.shows(view_of("golden", 0, 4), ABC)
    viewer.played("AS", "9S")
    viewer.keys("ArrowRight")
    viewer.played("AS", "9S", "9H")  # a whole trick rests
    viewer.keys("ArrowLeft", "ArrowLeft")
    viewer.played("AS")
    viewer.keys("End")
    viewer.at(21, 21)
    expect(viewer.page.get_by_test_id("summary")).to_be_visible()
    viewer.keys("ArrowRight")  # over the end of the deal
    viewer.at(0, 26)
    expect(viewer.page.get_by_label("Deal", exact=True)).to_have_value("1")
    viewer.keys("PageDown")
    expect(viewer.page.get_by_label("Deal", exact=True)).to_have_value("2")
    viewer.keys("PageUp", "PageUp", "Home")
    viewer.shows(view_of("golden", 0, 0), ABC)


def test_each_seat_sees_what_it_saw(viewer: Viewer) -> None:
    viewer.golden("plain")
    viewer.keys("End", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft")
    for seat, key in enumerate("123"):
        viewer.keys(key)
        expect(viewer.page.get_by_label("Through whose eyes")).to_have_value(str(seat))
        viewer.shows(view_of("plain", 0, 26, seat), ABC)
    viewer.keys("4")  # nobody sits there
    expect(viewer.page.get_by_label("Through whose eyes")).to_have_value("2")
    viewer.keys("a")
    viewer.shows(view_of("plain", 0, 26), ABC)
    viewer.page.get_by_label("Through whose eyes").select_option("Boris")
    viewer.shows(view_of("plain", 0, 26, 1), ABC)


def test_steps_are_read_out_once_each(viewer: Viewer) -> None:
    viewer.golden("plain")
    live = viewer.page.get_by_test_id("live")
    viewer.keys("ArrowRight")
    expect(live).to_contain_text("Step 1 of 30. Anna: 105")
    viewer.keys("ArrowRight")
    expect(live).to_contain_text("Step 2 of 30. Boris: pass")
    lines = live.locator("p").all_inner_texts()
    assert len(lines) == len(set(lines))


def test_a_link_opens_the_same_position_for_somebody_else(
    viewer: Viewer, open_page: Callable[..., Page]
) -> None:
    viewer.golden("golden")
    viewer.page.get_by_label("Deal", exact=True).select_option(index=1)
    viewer.keys(*["ArrowRight"] * 9, "2")
    viewer.shows(view_of("golden", 1, 9, 1), ABC)
    link = viewer.link()
    assert "/record#" in link
    assert len(link) < 700

    friend = Viewer(open_page(**PHONE, reduced_motion="reduce"))
    friend.page.goto(link)
    friend.at(9, 9)
    friend.shows(view_of("golden", 1, 9, 1), ABC)
    expect(friend.page.get_by_label("Deal", exact=True)).to_contain_text("2.")
    friend.page.get_by_role("button", name="Back").click()
    friend.at(8, 9)
    expect(friend.page).to_have_url(re.compile("action=8"))
    friend.page.reload()
    friend.at(8, 9)


def test_a_damaged_link_is_explained(on_phone: Viewer) -> None:
    on_phone.golden("plain")
    link = on_phone.link()
    on_phone.page.goto("/")
    on_phone.page.goto(link[:-30])
    expect(on_phone.page.get_by_test_id("problem")).to_contain_text("damaged or was cut off")


def test_the_diagram_is_saved_and_holds_the_right_cards(viewer: Viewer) -> None:
    viewer.golden("plain")
    viewer.keys(*["ArrowRight"] * 8)
    viewer.at(8, 30)
    viewer.page.get_by_role("button", name="Share", exact=True).click()
    with viewer.page.expect_download() as download:
        viewer.page.get_by_role("button", name="Save as SVG").click()
    assert download.value.suggested_filename == "prikup-1-8.svg"
    svg = ET.parse(download.value.path()).getroot()
    wanted = view_of("plain", 0, 8)
    held = {
        int(group.attrib["data-seat"]): sorted(group.attrib["data-cards"].split())
        for group in svg.iter(f"{SVG}g")
        if "data-cards" in group.attrib
    }
    assert held == {seat: sorted(hand) for seat, hand in enumerate(wanted["hands_now"])}
    laid = [g.attrib["data-card"] for g in svg.iter(f"{SVG}g") if "data-card" in g.attrib]
    assert laid == [one["card"] for one in wanted["trick"]]


def test_a_bad_file_is_explained_and_shown_up_to_its_fault(
    on_phone: Viewer, tmp_path: Path, axe: Check
) -> None:
    document = json.loads((GOLDEN / "plain.json").read_text(encoding="utf-8"))
    document["deals"][0]["actions"][8] = "AS"
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(document))
    on_phone.open(bad)
    problem = on_phone.page.get_by_test_id("problem")
    expect(problem).to_contain_text("Deal 1, action 9:")
    axe(on_phone.page)
    on_phone.page.get_by_role("button", name="Show it up to there").click()
    on_phone.keys("End")
    on_phone.at(8, 8)
    on_phone.shows(view_of("plain", 0, 8), ABC)

    for content, words in (("{", "Broken JSON"), ('{"format": "prikup-sheet/1"}', "format")):
        bad.write_text(content)
        on_phone.open(bad)
        expect(problem).to_contain_text(words)
    bad.write_text(" " * 300_000)
    on_phone.open(bad)
    expect(problem).to_contain_text("too large")


def test_a_file_is_dropped_on_the_page(viewer: Viewer) -> None:
    viewer.page.goto("/record")
    text = (GOLDEN / "redeal.json").read_text(encoding="utf-8")
    data = viewer.page.evaluate_handle(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], "redeal.json", {type: "application/json"}));
            return data;
        }""",
        text,
    )
    viewer.page.dispatch_event("main", "drop", {"dataTransfer": data})
    expect(viewer.page.get_by_test_id("viewer")).to_be_visible()
    viewer.page.get_by_test_id("scores").click()
    panel = viewer.page.get_by_test_id("panel")
    expect(panel.get_by_role("listitem")).to_have_count(3)
    panel.get_by_role("button", name=re.compile("^3\\.")).click()
    viewer.at(0, 19)


def test_a_tables_record_opens_after_a_deal_and_its_link_opens_for_others(
    desktop: Page, open_page: Callable[..., Page]
) -> None:
    sit_down(desktop, oneTap=True)
    Person(desktop).play_deal()
    table = desktop.url
    desktop.get_by_role("link", name="Replay the deal").click()
    viewer = Viewer(desktop)
    expect(desktop.get_by_test_id("viewer")).to_be_visible(timeout=PATIENCE)
    expect(desktop.get_by_test_id("open-hand")).to_have_count(3)
    viewer.keys("End", "ArrowLeft", "ArrowLeft", "3")
    expect(desktop.get_by_test_id("open-hand")).to_have_count(1)
    held = "all => all.map(e => e.dataset.held)"
    cards = desktop.locator("[data-held]").evaluate_all(held)
    link = viewer.link()
    assert re.search(r"/record/[\w-]+/1#deal=1&action=\d+&seat=3$", link)

    friend = open_page(**PHONE, reduced_motion="reduce")
    friend.goto(link)
    expect(friend.get_by_label("Through whose eyes")).to_have_value("2")
    expect(friend.locator("[data-held]")).to_have_count(len(cards))
    settles(friend, lambda: friend.locator("[data-held]").evaluate_all(held), cards)

    desktop.keyboard.press("Escape")
    desktop.get_by_role("button", name="Menu").click()
    desktop.get_by_role("link", name="To the table").click()
    expect(desktop).to_have_url(table)


def test_all_hands_are_read_by_their_indices_on_a_phone(phone: Page) -> None:
    Viewer(phone).golden("golden")
    faces = phone.locator("[data-testid=open-hand] .card")
    expect(faces.first).to_be_visible()
    expect(faces).to_have_count(21)
    readable = """all => Math.min(...all.map(e => {
        const signs = [...e.querySelectorAll("use")];
        const pip = signs.find(u => u.getAttribute("href").includes("pip"));
        return pip.getBoundingClientRect().height;
    })) >= 16"""
    settles(phone, lambda: faces.evaluate_all(readable), True)  # read at arm's length


@pytest.mark.parametrize(
    ("screen", "scheme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desk-dark", "phone-light"]
)
def test_axe_finds_nothing_and_nothing_scrolls_sideways(
    screen: dict[str, Any], scheme: str, open_page: Callable[..., Page], axe: Check
) -> None:
    page = open_page(**screen, color_scheme=scheme, reduced_motion="reduce")
    viewer = Viewer(page)
    page.goto("/record")
    expect(page.get_by_role("heading", name="Records")).to_be_visible()
    axe(page)
    viewer.golden("golden")
    for keys, step, hands in (((), 0, 3), (("ArrowRight",) * 4, 4, 3), (("1",), 4, 1)):
        viewer.keys(*keys)
        viewer.at(step, 21)
        expect(page.get_by_test_id("open-hand")).to_have_count(hands)
        axe(page)
        no_sideways(page)
    viewer.keys("a", "End")
    expect(page.get_by_test_id("summary")).to_be_visible()
    axe(page)
    no_sideways(page)
    for panel in ("Deals", "Share", "Keys", "Settings"):
        page.get_by_role("button", name="Menu").click()
        page.get_by_test_id("panel").get_by_role("button", name=panel, exact=True).click()
        heading = page.get_by_test_id("panel").get_by_role("heading", name=panel)
        expect(heading).to_be_visible()
        axe(page)
        no_sideways(page)
        page.keyboard.press("Escape")


@pytest.mark.parametrize("width", [320, 360])
def test_every_control_of_the_bar_can_be_touched(
    width: int, open_page: Callable[..., Page]
) -> None:
    page = open_page(**{**PHONE, "viewport": {"width": width, "height": 568}})
    viewer = Viewer(page)
    viewer.golden("golden")
    no_sideways(page)
    controls = page.locator("nav :is(button, select, input):visible")
    expect(controls).to_have_count(8)
    for box in controls.evaluate_all("all => all.map(e => e.getBoundingClientRect().toJSON())"):
        assert box["width"] >= 44 and box["height"] >= 44
        assert box["x"] >= 0 and box["right"] <= width and box["bottom"] <= 568
    page.get_by_role("button", name="Forward").tap()
    viewer.at(1, 21)
