"""The score-keeper of Preferans: deals entered by touch, refused, corrected, kept, given out."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from prikup.cli import main
from prikup.records import score_sheet
from prikup.rules.registry import presets_of
from prikup.text import message
from tests.browser.keeper import Keeper
from tests.browser.person import no_sideways

FOUR = ("Anna", "Boris", "Vera", "Gleb")


class PreferansKeeper(Keeper):
    """Who keeps score of Preferans."""

    row = "li[data-row]"

    def begin(self, *names: str) -> None:
        self.page.goto("/score")
        self.page.get_by_role("button", name="Preferans", exact=True).tap()
        self.page.get_by_role("button", name=str(len(names)), exact=True).tap()
        self.names(names)

    def tap(self, name: str) -> None:
        self.entry.get_by_role("button", name=name, exact=True).first.tap()

    def says(self, name: str, word: str) -> None:
        group = self.entry.get_by_role("group", name=name, exact=True)
        group.get_by_role("button", name=word, exact=True).tap()

    def tricks(self, name: str) -> Locator:
        return self.entry.get_by_role("textbox", name=f"Tricks of {name}")

    def game(self, declarer: str, level: int, contract: str, **said: str) -> None:
        """A game as it was declared, and what the defenders said to it."""
        self.form()
        self.tap(declarer)
        self.tap(str(level))
        self.tap(contract)
        for name, word in said.items():
            self.says(name, word)

    def took(self, **tricks: int) -> None:
        for name, count in tricks.items():
            self.tricks(name).fill(str(count))

    def done(self, rows: int) -> None:
        self.save()
        expect(self.rows).to_have_count(rows)

    def results(self) -> None:
        """Wait until the standings are what the sheet as it is kept comes to."""
        scored = score_sheet(self.stored())
        self.shows([signed(result) for result in scored.state.scores])


def signed(amount: int) -> str:
    return f"{amount:+}".replace("-", "−") if amount else "0"


@pytest.fixture
def keeper(phone: Page) -> PreferansKeeper:
    return PreferansKeeper(phone)


def test_a_match_of_four_is_entered_by_touch_corrected_and_given_out(
    keeper: PreferansKeeper,
    axe: Callable[[Page], None],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page, entry = keeper.page, keeper.entry
    keeper.begin(*FOUR)
    expect(page.get_by_text("all-pass at 1 a trick")).to_be_visible()
    expect(keeper.paper.get_by_role("columnheader", name="Gleb")).to_be_visible()

    # Anna deals and rests. One whist, the last number is reckoned, the first + is the contract.
    keeper.game("Boris", 7, "seven hearts", Vera="Whist", Gleb="Pass")
    expect(entry.get_by_role("button", name="Anna", exact=True)).to_have_count(0)
    entry.get_by_text("played with open hands").tap()
    entry.get_by_role("button", name="Tricks of Boris: More").tap()
    expect(keeper.tricks("Boris")).to_have_value("7")
    keeper.took(Vera=2)
    expect(keeper.tricks("Gleb")).to_have_attribute("placeholder", "1")
    axe(page)
    no_sideways(page)
    keeper.done(1)
    expect(keeper.rows.first).to_contain_text("Boris: 7♥ made")
    keeper.results()

    # What cannot be is said at its field as soon as it stands there; what only the rules know, when
    # the row is entered. Nothing is lost.
    keeper.form()
    keeper.kind("All-pass")
    keeper.took(Anna=4, Vera=5)
    expect(keeper.tricks("Gleb")).to_have_attribute("placeholder", "1")
    keeper.took(Gleb=3)
    keeper.tricks("Anna").focus()
    refused = entry.get_by_role("group", name="Tricks, together 10")
    expect(refused.get_by_role("alert")).to_have_text(
        message("en", "reason-tricks-sum", {"sum": 12, "right": 10})
    )
    axe(page)
    keeper.took(Gleb=1)
    keeper.done(2)
    expect(page.get_by_text("all-pass at 2 a trick · bidding from seven")).to_be_visible()

    # Two play: half a whist, no tricks; a misère with one trick; a ten that the dealer whists not.
    keeper.form()
    expect(entry.get_by_role("button", name="6", exact=True)).to_be_disabled()
    keeper.game("Gleb", 7, "seven no trump", Boris="Half-whist")
    keeper.says("Anna", "Pass")
    expect(keeper.tricks("Gleb")).to_have_count(0)
    keeper.done(3)
    keeper.form()
    keeper.tap("Anna")
    keeper.tap("Misère")
    entry.get_by_role("button", name="Tricks of Anna: More").tap()
    keeper.done(4)
    keeper.form()
    keeper.kind("Without all")
    keeper.tap("Vera")
    keeper.tap("8")
    keeper.done(5)
    keeper.form()
    keeper.kind("Penalty")
    keeper.who("Gleb")
    entry.get_by_label("How much").fill("3")
    keeper.done(6)
    keeper.results()
    expect(keeper.rows.nth(3)).to_contain_text("Anna: misère caught, 1 trick")
    expect(keeper.paper.locator("[data-row=mountain] td").nth(3)).to_have_text("4")
    expect(keeper.paper.get_by_role("img", name="The sheet as people draw it")).to_be_visible()
    keeper.paper.get_by_text("How it is settled, step by step").tap()
    axe(page)
    no_sideways(page)

    # An earlier deal is corrected, with the players of that deal; everything after it follows.
    keeper.correct(0)
    expect(entry.get_by_role("heading", name="Correct deal 1")).to_be_visible()
    expect(keeper.tricks("Vera")).to_have_value("2")
    keeper.took(Boris=5, Vera=4)
    entry.get_by_role("button", name="Correct", exact=True).tap()
    expect(keeper.rows.first).to_contain_text("Boris: 7♥ down 2")
    keeper.results()
    keeper.rows.first.get_by_role("button").first.tap()
    expect(keeper.rows.first).to_contain_text(
        message("en", "reason-entry-undertricks", {"level": 7, "suit": "H", "count": 2, "price": 4})
    )

    # Given out in every form; the command comes to the same figures.
    file = keeper.export("Sheet (JSON)")
    document = json.loads(file.read_text())
    assert document == keeper.stored()
    assert keeper.export("To print (PDF)").read_bytes().startswith(b"%PDF-")
    assert keeper.export("Picture (SVG)").read_text().startswith("<svg")
    assert "Anna: pool" in keeper.export("Table (CSV)").read_text("utf-8-sig")
    monkeypatch.setattr("sys.argv", ["prikup", "score", str(file), "--json"])
    with pytest.raises(SystemExit):
        main()
    answer = json.loads(capsys.readouterr().out)
    keeper.shows([signed(amount) for amount in answer["settlement"]["rounded"]])
    for column in ("pool", "mountain"):
        shown = keeper.paper.locator(f"[data-row={column}] td").all_text_contents()
        assert [int(text) for text in shown] == answer[column]

    # Read back where nothing is known of it.
    copy = tmp_path / "sheet.json"
    copy.write_bytes(file.read_bytes())
    page.evaluate("localStorage.clear()")
    page.goto("/score")
    keeper.bring(copy)
    expect(keeper.rows).to_have_count(6)
    keeper.results()


def test_rows_of_four_wait_without_connection_each_with_who_plays_then(
    keeper: PreferansKeeper,
) -> None:
    page, entry = keeper.page, keeper.entry
    keeper.begin(*FOUR)
    keeper.game("Boris", 6, "six spades", Vera="Pass", Gleb="Pass")
    keeper.done(1)
    page.context.set_offline(True)
    # Boris deals and rests, then Vera: the page goes by who deals, and the standings wait.
    keeper.form()
    expect(entry.get_by_role("button", name="Boris", exact=True)).to_have_count(0)
    keeper.kind("All-pass")
    keeper.took(Anna=8, Vera=0)
    keeper.done(2)
    expect(keeper.paper.locator("thead i")).to_have_count(0)
    keeper.game("Boris", 8, "eight clubs", Gleb="Whist", Anna="Pass")
    expect(entry.get_by_role("button", name="Vera", exact=True)).to_have_count(0)
    expect(entry.get_by_role("heading", name="Deal 3")).to_be_visible()
    keeper.took(Boris=8, Gleb=3)
    keeper.save()
    expect(keeper.fault).to_contain_text("10")
    page.reload()
    expect(keeper.paper.get_by_text("waiting", exact=True)).to_have_count(1)
    keeper.form()
    expect(keeper.tricks("Gleb")).to_have_value("3")
    keeper.took(Gleb=2)
    keeper.done(3)
    # The bidding after an all-pass begins with a seven: only the server refuses a six.
    keeper.game("Anna", 6, "six clubs", Boris="Pass", Vera="Pass")
    keeper.done(4)
    expect(page.get_by_text("3 rows waiting for the connection")).to_be_visible()

    page.context.set_offline(False)
    expect(page.get_by_text("all-pass at", exact=False)).to_be_visible()
    expect(keeper.paper.get_by_text("waiting")).to_have_count(0)
    expect(keeper.paper.locator("thead i")).to_have_count(1)
    keeper.results()
    # The deal that ended the series becomes an all-pass: the next row cannot be like this any more.
    keeper.correct(2)
    keeper.kind("All-pass")
    keeper.took(Anna=0)
    entry.get_by_role("button", name="Correct", exact=True).tap()
    expect(page.get_by_text("Row 4 cannot be like this", exact=False)).to_be_visible()
    expect(keeper.rows.nth(3)).to_contain_text(
        message("en", "reason-bid-below-least", {"least": 7})
    )
    page.get_by_role("button", name="Undo").tap()
    expect(page.get_by_text("Row 4 cannot be like this", exact=False)).to_have_count(0)
    keeper.results()


def test_the_servers_refusal_stands_at_its_field(keeper: PreferansKeeper) -> None:
    page, entry = keeper.page, keeper.entry
    page.goto("/score")
    page.get_by_role("button", name="Preferans", exact=True).tap()
    page.get_by_role("link", name="Change house rules").tap()
    page.get_by_label("Find a rule").fill("stalin")
    page.locator("[data-option=stalingrad]").get_by_role("switch").check()
    page.get_by_role("button", name="Keep score by these rules").tap()
    page.get_by_role("button", name="2", exact=True).tap()
    expect(page.get_by_label("Name of player 3")).to_have_count(0)
    # A match that is under way: its figures are asked before the first row.
    page.get_by_text("The match is already under way").tap()
    page.get_by_label("Pool: Seat 1").fill("4")
    page.get_by_label("Mountain: Seat 2").fill("x")
    page.get_by_role("button", name="Begin the sheet").tap()
    expect(page.get_by_text("“Mountain” must be a whole number from 0")).to_be_visible()
    page.get_by_label("Mountain: Seat 2").fill("6")
    page.get_by_label("Whists of Seat 2 on Seat 1").fill("12")
    keeper.names(("Anna", "Boris"))
    assert keeper.stored()["rules"]["set"] == {"players": 2, "stalingrad": True}
    keeper.results()
    keeper.form()
    expect(entry.get_by_text("All-pass", exact=True)).to_have_count(0)
    keeper.game("Anna", 6, "six spades", Boris="Pass")
    keeper.save()
    expect(entry.get_by_role("group", name="What the defenders said")).to_contain_text(
        message("en", "reason-stalingrad")
    )
    keeper.says("Boris", "Whist")
    keeper.took(Boris=4)
    keeper.done(1)
    keeper.form()
    keeper.kind("Redeal")
    keeper.done(2)
    keeper.results()
    assert keeper.stored()["deals"][1] == {"redeal": {}}


def test_every_preset_opens_a_sheet_and_takes_a_first_row(phone: Page) -> None:
    keeper = PreferansKeeper(phone)
    phone.goto("/score/new")
    phone.get_by_role("button", name="Preferans", exact=True).tap()
    for preset in presets_of("preferans"):
        keeper.preset(preset)
        phone.get_by_role("button", name="Begin the sheet").tap()
        keeper.form()
        keeper.kind("All-pass")
        counts = keeper.entry.get_by_role("textbox", name="Tricks of")
        for seat, count in enumerate((1, 4, 5)):
            counts.nth(seat).fill(str(count))
        keeper.done(1)
        keeper.results()
        assert keeper.stored()["rules"]["preset"] == preset
        phone.get_by_role("link", name="Another match").tap()


def test_cards_of_the_talon_and_the_order_of_help_are_written(
    keeper: PreferansKeeper, tmp_path: Path
) -> None:
    page, entry = keeper.page, keeper.entry
    document = {
        "format": "prikup-sheet/1",
        "game": "preferans",
        "rules": {"preset": "sochinka", "set": {"dealer_may_whist": True}},
        "players": list(FOUR),
        "start": {"pool": [18, 4, 2, 6], "mountain": [0, 3, 5, 1]},
        "deals": [],
    }
    file = tmp_path / "late.json"
    file.write_text(json.dumps(document))
    page.goto("/score")
    keeper.bring(file)
    # Boris deals after the first row; Anna's ten fills her pool and helps Vera first.
    keeper.game("Boris", 6, "six diamonds", Vera="Pass", Gleb="Pass")
    keeper.says("Anna", "Whist")
    keeper.took(Boris=6, Vera=1)
    entry.get_by_text("Cards of the talon").tap()
    for card in ("Ace of spades", "King of hearts", "King of spades"):
        entry.get_by_role("button", name=card).tap()
    entry.get_by_role("button", name="Ace of spades").tap()
    keeper.done(1)
    keeper.game("Anna", 8, "eight no trump", Vera="Pass", Gleb="Pass")
    entry.get_by_text("Help in another order").tap()
    helped = entry.get_by_role("group", name="Who was helped first").get_by_role("button")
    helped.filter(has_text="Vera").tap()
    keeper.done(2)
    first, second = keeper.stored()["deals"]
    assert first["talon"] == "KS AS"
    assert first["whist"] == {"Vera": "pass", "Gleb": "pass", "Anna": "whist"}
    assert second["help"] == ["Vera"]
    keeper.results()
    no_sideways(page)
