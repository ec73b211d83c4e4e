"""The score-keeper: a match entered at a table, corrected, kept without connection, read back."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from prikup.records import score_sheet
from prikup.rules.registry import presets_of
from prikup.text import message
from tests.browser.keeper import Keeper
from tests.browser.person import no_sideways, settles

NAMES = ("Anna", "Boris", "Vera")
SUITS = {"S": "spades", "C": "clubs", "D": "diamonds", "H": "hearts"}

Deal = tuple[str, int, dict[str, int], dict[str, str]]
MATCH: list[Deal | dict[str, Any]] = [
    ("Anna", 120, {"Anna": 67, "Boris": 53}, {"Anna": "H"}),
    ("Boris", 200, {"Anna": 20, "Boris": 90}, {"Boris": "DC"}),
    {"kind": "Write-off", "who": "Vera", "bid": 130},
    ("Vera", 180, {"Anna": 35, "Boris": 5}, {"Vera": "D"}),
    {"kind": "Redeal", "who": "Boris"},
    ("Anna", 100, {"Anna": 40, "Boris": 40}, {}),
    ("Boris", 300, {"Boris": 110, "Vera": 10}, {"Boris": "HCS"}),
    {"kind": "Penalty", "who": "Vera"},
    ("Vera", 120, {"Boris": 0, "Vera": 120}, {}),
    ("Boris", 250, {"Anna": 15, "Boris": 100}, {"Boris": "HS"}),
    ("Boris", 200, {"Anna": 20, "Boris": 95}, {"Boris": "DC"}),
    ("Anna", 120, {"Anna": 80, "Boris": 30}, {"Anna": "S"}),
]


class ThousandKeeper(Keeper):
    """Who keeps score of Thousand."""

    def begin(self) -> None:
        self.page.goto("/score")
        self.names(NAMES)

    def fill(self, deal: Deal | dict[str, Any]) -> None:
        self.form()
        if isinstance(deal, dict):
            self.kind(deal["kind"])
            self.who(deal["who"])
            if "bid" in deal:
                self.entry.get_by_label("Bid", exact=True).fill(str(deal["bid"]))
            return
        declarer, bid, points, marriages = deal
        self.who(declarer)
        self.entry.get_by_label("Bid", exact=True).fill(str(bid))
        for name, number in points.items():
            self.entry.get_by_label(f"Points of {name}").fill(str(number))
        for name, suits in marriages.items():
            group = self.entry.get_by_role("group", name=f"Marriages: {name}")
            for suit in suits:
                group.get_by_role("button", name=re.compile(f"Marriage in {SUITS[suit]}")).click()

    def everything_to_the_first(self) -> None:
        """A deal that every table can have had: the first of them took most cards."""
        expect(self.entry).to_be_visible()
        declares = self.entry.get_by_role("group", name="Who played").get_by_role("button")
        if declares.count() and not self.entry.locator("[aria-pressed=true]").count():
            declares.first.click()
        bid = self.entry.get_by_label("Bid", exact=True)
        if bid.count():
            bid.fill("120")
        points = self.entry.get_by_label("Points of")
        rest = "0" if self.entry.get_by_role("group", name="of everybody").count() else "20"
        for seat in range(points.count()):
            points.nth(seat).fill("100" if seat == 0 else rest if seat == 1 else "0")

    def write(self, deal: Deal | dict[str, Any], rows: int) -> None:
        self.fill(deal)
        self.save()
        expect(self.rows).to_have_count(rows)

    def scores(self, scores: Sequence[int]) -> None:
        """Wait until the standings are these."""
        self.shows([str(score).replace("-", "−") for score in scores])


@pytest.fixture(params=["phone", "desktop"])
def keeper(request: pytest.FixtureRequest) -> ThousandKeeper:
    page: Page = request.getfixturevalue(request.param)
    return ThousandKeeper(page)


@pytest.fixture
def on_phone(phone: Page) -> ThousandKeeper:
    return ThousandKeeper(phone)


def test_no_name_breaks_within_a_word_beside_its_numbers(on_phone: ThousandKeeper) -> None:
    on_phone.page.goto("/score")
    on_phone.names(("Grandmother", "Alexandra", "Bo"))
    on_phone.form()
    names = on_phone.entry.locator("label[for^=points-]")
    lines = """all => all.map(e =>
        Math.round(e.offsetHeight / parseFloat(getComputedStyle(e).lineHeight)))"""
    settles(on_phone.page, lambda: names.evaluate_all(lines), [1, 1, 1])
    no_sideways(on_phone.page)


def test_a_match_of_twelve_deals_is_entered_corrected_exported_and_read_back(
    keeper: ThousandKeeper, axe: Callable[[Page], None], tmp_path: Path
) -> None:
    page = keeper.page
    keeper.begin()
    for rows, deal in enumerate(MATCH, 1):
        keeper.write(deal, rows)
    document = keeper.stored()
    expected = score_sheet(document)
    keeper.scores(expected.state.scores)
    dealer = NAMES[expected.state.standing.dealer]
    expect(page.get_by_text(f"{dealer} deals", exact=True)).to_be_visible()
    no_sideways(page)
    axe(page)

    # One deal is corrected: everything after it follows.
    keeper.paper.locator("tr[data-row='1']").get_by_role(
        "button", name=re.compile("^Boris")
    ).click()
    expect(keeper.paper.get_by_text("Bid 200 made: 230 taken.")).to_be_visible()
    axe(page)
    keeper.paper.get_by_role("button", name="Correct", exact=True).click()
    expect(keeper.entry.get_by_role("heading", name="Correct deal 2")).to_be_visible()
    axe(page)
    keeper.entry.get_by_label("Bid", exact=True).fill("240")
    keeper.entry.get_by_role("button", name="Correct", exact=True).click()
    failed = keeper.paper.locator("tr[data-row='1']").get_by_role(
        "button", name=re.compile("^Boris, Deal 2: .* bid 240")
    )
    expect(failed).to_be_visible()
    corrected = keeper.stored()
    assert corrected["deals"][1]["bid"] == 240
    after = list(score_sheet(corrected).state.scores)
    assert after != list(expected.state.scores)
    keeper.scores(after)

    # Undone and done again, then taken along in every form.
    page.get_by_role("button", name="Undo").click()
    expect(failed).to_have_count(0)
    keeper.scores(expected.state.scores)
    file = keeper.export("Sheet (JSON)")
    assert json.loads(file.read_text()) == document
    assert keeper.export("To print (PDF)").read_bytes().startswith(b"%PDF-")
    assert keeper.export("Picture (SVG)").read_text().startswith("<svg")
    assert "Anna: total" in keeper.export("Table (CSV)").read_text("utf-8-sig")

    # Read back in a browser that knows nothing of it.
    copy = tmp_path / "sheet.json"
    copy.write_bytes(file.read_bytes())
    page.evaluate("localStorage.clear()")
    page.goto("/score")
    page.locator("input[type=file]").set_input_files(copy)
    expect(keeper.rows).to_have_count(len(MATCH))
    expect(page.get_by_text(f"{dealer} deals", exact=True)).to_be_visible()
    keeper.scores(expected.state.scores)


def test_T16_all_players_at_zero_asks_before_anything_is_stored(on_phone: ThousandKeeper) -> None:
    on_phone.begin()
    on_phone.form()
    for name in NAMES:
        on_phone.entry.get_by_label(f"Points of {name}").fill("0")
    on_phone.save()
    expect(on_phone.page.get_by_test_id("confirm")).to_contain_text("Everybody has zero")
    assert on_phone.stored()["deals"] == []
    on_phone.page.get_by_role("button", name="Go back").click()
    expect(on_phone.page.get_by_test_id("confirm")).to_have_count(0)
    assert on_phone.stored()["deals"] == []
    on_phone.save()
    on_phone.page.get_by_role("button", name="Yes, a redeal").click()
    expect(on_phone.rows).to_have_count(1)
    assert on_phone.stored()["deals"] == [{"redeal": {}}]


def test_rows_wait_without_connection_and_are_sent_when_it_is_back(
    on_phone: ThousandKeeper,
) -> None:
    page = on_phone.page
    on_phone.begin()
    on_phone.write(MATCH[0], 1)
    page.context.set_offline(True)
    on_phone.write(MATCH[1], 2)
    on_phone.write(MATCH[2], 3)
    expect(on_phone.paper.get_by_text("waiting", exact=True)).to_have_count(2)
    expect(page.get_by_text("2 rows waiting for the connection")).to_be_visible()
    on_phone.scores([120, 55, 0])

    # What can be known without the server is still checked.
    on_phone.fill(("Vera", 180, {"Anna": 100, "Boris": 50}, {}))
    on_phone.save()
    expect(page.get_by_test_id("fault")).to_contain_text("150")
    assert len(on_phone.stored()["deals"]) == 3

    # The phone forgets the page and loads it again, still without connection.
    page.reload()
    expect(on_phone.paper.get_by_text("waiting", exact=True)).to_have_count(2)
    on_phone.form()
    expect(on_phone.entry.get_by_label("Points of Anna")).to_have_value("100")

    page.context.set_offline(False)
    expect(on_phone.page.get_by_text("Anna deals", exact=True)).to_be_visible()
    on_phone.scores(score_sheet(on_phone.stored()).state.scores)
    expect(on_phone.page.get_by_text("waiting", exact=False)).to_have_count(0)


def test_a_row_that_waited_and_cannot_be_stays_and_is_explained(on_phone: ThousandKeeper) -> None:
    page = on_phone.page
    on_phone.begin()
    on_phone.write(MATCH[0], 1)
    page.context.set_offline(True)
    # Vera took nothing and cannot have declared: only the server knows.
    on_phone.write(("Boris", 120, {"Anna": 50, "Boris": 70}, {"Vera": "S"}), 2)
    on_phone.write(MATCH[3], 3)
    page.context.set_offline(False)
    expect(page.get_by_text("Row 2 cannot be like this", exact=False)).to_be_visible()
    row = on_phone.paper.locator("tr[data-row='1']")
    expect(row).to_contain_text("Vera took no trick")
    expect(on_phone.paper.locator("tr[data-row='2']")).to_contain_text("Not counted")
    assert len(on_phone.stored()["deals"]) == 3
    row.get_by_role("button", name="Correct", exact=True).click()
    group = on_phone.entry.get_by_role("group", name="Marriages: Vera")
    group.get_by_role("button", name=re.compile("spades")).click()
    on_phone.entry.get_by_role("button", name="Correct", exact=True).click()
    expect(page.get_by_text("Anna deals", exact=True)).to_be_visible()
    on_phone.scores(score_sheet(on_phone.stored()).state.scores)


def test_an_impossible_entry_is_explained_at_once_and_nothing_is_lost(
    keeper: ThousandKeeper, axe: Callable[[Page], None]
) -> None:
    keeper.begin()
    keeper.write(MATCH[0], 1)
    fault = keeper.page.get_by_test_id("fault")
    keeper.fill(("Boris", 123, {"Anna": 50, "Boris": 70}, {"Vera": "S"}))
    keeper.save()
    expect(fault).to_contain_text("steps of 5")
    keeper.entry.get_by_label("Bid", exact=True).fill("120")
    keeper.save()
    expect(fault).to_contain_text("Vera took no trick")
    axe(keeper.page)
    assert len(keeper.stored()["deals"]) == 1
    expect(keeper.entry.get_by_label("Points of Boris")).to_have_value("70")
    no_sideways(keeper.page)


def test_a_deleted_row_comes_back(on_phone: ThousandKeeper) -> None:
    on_phone.begin()
    on_phone.write(MATCH[0], 1)
    on_phone.write(MATCH[1], 2)
    before = score_sheet(on_phone.stored()).state.scores
    on_phone.scores(before)
    on_phone.paper.get_by_role("button", name="Deal 1: why, and correct").click()
    on_phone.paper.get_by_role("button", name="Delete").click()
    expect(on_phone.rows).to_have_count(1)
    expect(on_phone.page.get_by_text("Vera deals", exact=True)).to_have_count(0)
    on_phone.page.get_by_role("button", name="Undo").click()
    expect(on_phone.page.get_by_text("Vera deals", exact=True)).to_be_visible()
    on_phone.scores(before)

    # A whole sheet is deleted only when that is said twice.
    page = on_phone.page
    page.get_by_role("link", name="Another match").tap()
    forget = page.get_by_role("button", name="Delete the sheet of Anna, Boris, Vera")
    forget.tap()
    page.get_by_role("button", name="Go back").tap()
    forget.tap()
    page.get_by_role("button", name="Delete it for good").tap()
    expect(page.get_by_text("None yet.")).to_be_visible()
    shelf = "localStorage.getItem('prikup-score')"
    settles(page, lambda: json.loads(page.evaluate(shelf))["books"], [])


def test_the_barrel_and_the_end_are_shown(on_phone: ThousandKeeper, tmp_path: Path) -> None:
    document = {
        "format": "prikup-sheet/1",
        "game": "thousand",
        "rules": {"preset": "russian", "set": {}},
        "players": list(NAMES),
        "start": {"scores": [800, 300, 420]},
        "deals": [{"declarer": "Anna", "bid": 100, "cards": {"Anna": 100, "Boris": 20}}],
    }
    file = tmp_path / "late.json"
    file.write_text(json.dumps(document))
    page = on_phone.page
    page.goto("/score")
    page.locator("input[type=file]").set_input_files(file)
    standings = page.get_by_test_id("standings")
    expect(standings.locator(".oval")).to_have_text("880")
    expect(standings).to_contain_text(message("en", "barrel", {"count": 3}))
    on_phone.write(("Anna", 120, {"Anna": 120}, {}), 2)
    expect(page.get_by_role("heading", name="Settlement")).to_be_visible()
    settled = score_sheet(on_phone.stored())
    assert settled.state.winner == 0
    expect(page.locator(".settlement")).to_contain_text("Boris −680")
    expect(page.get_by_text("The match is over.", exact=False)).to_be_attached()


def test_a_match_under_way_is_taken_over_checked_and_corrected(
    keeper: ThousandKeeper, axe: Callable[[Page], None], tmp_path: Path
) -> None:
    page, problem = keeper.page, keeper.page.locator("form").get_by_role("alert")
    page.goto("/score")
    page.get_by_text("The match is already under way").click()
    for number, points in enumerate(("495", "120", "880"), 1):
        page.get_by_label(f"Points: Seat {number}", exact=True).fill(points)
    page.get_by_label("Points: Seat 2: other sign").click()
    axe(page)
    no_sideways(page)
    # What no number can be, the page knows; where nobody can stand, the server.
    page.get_by_label("Bolts: Seat 1").fill("3")
    page.get_by_role("button", name="Begin the sheet").click()
    expect(problem).to_have_text("“Bolts” must be a whole number from 0 to 2.")
    page.get_by_label("Bolts: Seat 1").fill("2")
    spent = page.get_by_label("Deals spent on the barrel")
    spent.nth(0).fill("1")
    page.get_by_role("button", name="Begin the sheet").click()
    why = message("en", "reason-start-barrel", {"score": 495, "at": 880})
    expect(problem).to_have_text(why)
    spent.nth(0).fill("")
    spent.nth(2).fill("1")
    page.get_by_role("radio").nth(2).check()
    keeper.names(NAMES, dealer="Vera")
    keeper.scores((495, -120, 880))
    start = {
        "dealer": 2,
        "scores": [495, -120, 880],
        "bolts": [2, 0, 0],
        "barrel": [None, None, 1],
    }
    assert keeper.stored()["start"] == start
    page.reload()
    expect(page.get_by_test_id("standings")).to_contain_text("on the barrel, 2 deals left")
    keeper.write(("Boris", 100, {"Boris": 100, "Anna": 20}, {}), 1)
    keeper.scores((515, -20, 880))
    file = tmp_path / "late.json"
    keeper.export("JSON").rename(file)
    assert [row.after.scores for row in score_sheet(json.loads(file.read_text())).rows] == [
        (515, -20, 880)
    ]

    page.get_by_role("button", name="Correct the start").click()
    form = page.get_by_test_id("start")
    axe(page)
    no_sideways(page)
    expect(form.get_by_label("Points: Boris", exact=True)).to_have_value("−120")
    form.get_by_label("Deals spent on the barrel").nth(2).fill("")
    form.get_by_label("Points: Vera", exact=True).fill("-35")
    form.get_by_label("Points: Boris", exact=True).fill("1O0")
    form.get_by_role("button", name="Correct", exact=True).click()
    expect(keeper.fault).to_contain_text("“Points” must be a whole number")
    form.get_by_label("Points: Boris", exact=True).fill("100")
    form.get_by_role("button", name="Correct", exact=True).click()
    expect(form).to_have_count(0)
    keeper.scores((515, 200, -35))
    assert keeper.stored()["start"] == {"dealer": 2, "scores": [495, 100, -35], "bolts": [2, 0, 0]}

    # A start at the end leaves no room for the row, which stays and is explained.
    page.get_by_role("button", name="Correct the start").click()
    form.get_by_label("Points: Vera", exact=True).fill("1010")
    form.get_by_role("button", name="Correct", exact=True).click()
    expect(keeper.rows.first).to_contain_text(message("en", "reason-match-over"))
    keeper.bring_back(file)
    keeper.scores((515, -20, 880))


def test_a_match_that_would_be_over_at_once_is_asked_about(on_phone: ThousandKeeper) -> None:
    page = on_phone.page
    page.goto("/score")
    page.get_by_text("The match is already under way").tap()
    points = page.get_by_label("Points: Seat 1", exact=True)
    points.fill("1234")
    begin = page.get_by_role("button", name="Begin the sheet")
    begin.tap()
    asked = page.get_by_text("The match would be over at once: Seat 1 wins. Open it so?")
    expect(asked).to_be_visible()
    no_sideways(page)
    page.get_by_role("button", name="Go back").tap()
    expect(asked).to_have_count(0)
    begin.tap()
    expect(asked).to_be_visible()
    points.fill("123")
    expect(asked).to_have_count(0)
    points.fill("1234")
    begin.tap()
    page.get_by_role("button", name="Open it so").tap()
    expect(page.get_by_text("Winner: Seat 1")).to_be_visible()


def test_house_rules_come_along_from_the_editor(on_phone: ThousandKeeper) -> None:
    page = on_phone.page
    page.goto("/score")
    page.get_by_role("link", name="Change house rules").click()
    page.get_by_label("Find a rule").fill("conced")
    page.locator("[data-option=concede]").get_by_role("switch").check()
    page.get_by_role("button", name="Keep score by these rules").click()
    expect(page.locator(".edits")).to_be_visible()
    page.get_by_role("button", name="Begin the sheet").click()
    on_phone.form()
    expect(on_phone.entry.get_by_text("Conceded", exact=True)).to_be_visible()
    assert on_phone.stored()["rules"]["set"] == {"concede": True}


def test_the_page_speaks_russian_too(
    open_page: Callable[..., Page], axe: Callable[[Page], None]
) -> None:
    page = open_page(locale="ru-RU", viewport={"width": 360, "height": 740})
    page.goto("/")
    page.get_by_role("link", name="Запись игры живыми картами").click()
    page.get_by_role("button", name="Начать запись").click()
    page.get_by_role("button", name="Записать сдачу").click()
    expect(page.get_by_test_id("entry")).to_be_visible()
    axe(page)
    no_sideways(page)


def test_every_preset_opens_a_sheet_and_takes_a_first_row(desktop: Page) -> None:
    keeper = ThousandKeeper(desktop)
    desktop.goto("/score/new")
    for preset in presets_of("thousand"):
        keeper.preset(preset)
        desktop.get_by_role("button", name="Begin the sheet").click()
        keeper.everything_to_the_first()
        keeper.save()
        expect(keeper.rows, preset).to_have_count(1)
        keeper.scores(score_sheet(keeper.stored()).state.scores)
        assert keeper.stored()["rules"]["preset"] == preset
        desktop.get_by_role("link", name="Another match").click()


def test_two_four_with_one_who_rests_and_two_pairs_are_entered(on_phone: ThousandKeeper) -> None:
    page, entry = on_phone.page, on_phone.entry
    four = ("Anna", "Boris", "Vera", "Gleb")

    # Two: the cards that stay out are nobody's, so both say what they took.
    page.goto("/score/new")
    on_phone.preset("dead-hand")
    on_phone.names(four[:2])
    on_phone.fill(("Boris", 100, {"Anna": 30, "Boris": 75}, {"Boris": "S"}))
    on_phone.save()
    expect(on_phone.rows).to_have_count(1)
    on_phone.scores(score_sheet(on_phone.stored()).state.scores)

    # Four, the dealer rests: he is asked nothing, and another one in the next deal.
    page.goto("/score/new")
    on_phone.preset("four-dealer-out")
    on_phone.names(four)
    on_phone.form()
    expect(entry.get_by_label("Points of Anna")).to_have_count(0)
    on_phone.fill(("Vera", 120, {"Boris": 40, "Vera": 70}, {"Vera": "C"}))
    talon = entry.get_by_label("Points in the talon (for the dealer)")
    talon.fill("fifteen")
    on_phone.save()
    expect(on_phone.fault).to_contain_text("whole numbers")
    talon.fill("15")
    on_phone.save()
    expect(on_phone.rows).to_have_count(1)
    on_phone.scores([15, 40, 120, 10])
    on_phone.form()
    expect(entry.get_by_label("Points of Boris")).to_have_count(0)
    expect(entry.get_by_label("Points of Anna")).to_be_visible()
    on_phone.write({"kind": "Write-off", "who": "Anna", "bid": 100}, 2)
    on_phone.scores(score_sheet(on_phone.stored()).state.scores)

    # Two pairs: partners have one score.
    page.goto("/score/new")
    on_phone.preset("siadany")
    on_phone.names(four)
    on_phone.fill(("Boris", 120, {"Anna": 10, "Boris": 60, "Vera": 20, "Gleb": 30}, {"Gleb": "D"}))
    on_phone.save()
    expect(on_phone.rows).to_have_count(1)
    scores = score_sheet(on_phone.stored()).state.scores
    assert scores[0] == scores[2] != scores[1] == scores[3]
    on_phone.scores(scores)
    no_sideways(page)


def test_long_names_to_choose_from_are_not_broken_within_a_word(on_phone: ThousandKeeper) -> None:
    names = ("Vladimir Petrovich", "Constantinopolis", "Maximilian")
    on_phone.page.set_viewport_size({"width": 320, "height": 568})
    on_phone.page.goto("/score/new")
    on_phone.preset("russian")
    on_phone.names(names)
    on_phone.form()
    chips = on_phone.entry.get_by_role("group", name="Who played").get_by_role("button")
    on_phone.who(names[0])
    for chip in chips.all():
        assert (chip.bounding_box() or {"height": 99})["height"] < 50, chip.inner_text()
    no_sideways(on_phone.page)


def test_a_bad_cut_is_paid_by_who_had_a_part_in_it(on_phone: ThousandKeeper) -> None:
    page, entry = on_phone.page, on_phone.entry
    page.goto("/score/new")
    on_phone.preset("home-table")
    on_phone.names(NAMES)
    on_phone.form()
    on_phone.kind("Penalty")
    payers = entry.get_by_role("group", name="Who pays the penalty").get_by_role("button")
    expect(payers).to_have_text(NAMES)
    on_phone.who("Boris")
    # Anna deals, Vera on her right cuts: Boris has no part in it.
    entry.get_by_label("What for").select_option("bad_cut")
    expect(payers).to_have_text(["Anna", "Vera"])
    on_phone.save()
    expect(on_phone.fault).to_have_text("Mark who pays the penalty.")
    on_phone.who("Vera")
    entry.get_by_label("How much").fill("0")
    on_phone.save()
    expect(on_phone.fault).to_contain_text("above zero")
    entry.get_by_label("How much").fill("20")
    on_phone.save()
    expect(on_phone.rows).to_have_count(1)
    assert score_sheet(on_phone.stored()).state.scores == (0, 0, -20)
    on_phone.scores([0, 0, -20])


def test_nothing_is_changed_while_a_start_is_checked(keeper: ThousandKeeper) -> None:
    page = keeper.page
    page.goto("/score")
    page.get_by_text("The match is already under way").click()
    page.get_by_label("Points: Seat 1", exact=True).fill("495")
    asked: list[Route] = []

    def hold_first(route: Route) -> None:
        if asked:
            route.continue_()
        else:
            asked.append(route)

    page.route("**/api/score*", hold_first)
    page.get_by_role("button", name="Begin the sheet").click()
    settles(page, lambda: len(asked), 1)
    page.get_by_label("Name of player 1").focus()
    page.keyboard.type("X")
    asked[0].continue_()
    expect(keeper.paper).to_be_visible()
    assert keeper.stored()["players"] == ["Seat 1", "Seat 2", "Seat 3"]
    page.goto("/score/new")
    expect(page.get_by_label("Name of player 1")).to_have_value("")
