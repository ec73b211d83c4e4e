"""Somebody who keeps score: the sheet in this browser, its rows, what is given out."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from prikup.text import message


class Keeper:
    """Somebody who keeps score, of any game."""

    row = "tr[data-row]"
    """What a row of the sheet is on the page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def entry(self) -> Locator:
        return self.page.get_by_test_id("entry")

    @property
    def paper(self) -> Locator:
        return self.page.get_by_test_id("paper")

    @property
    def rows(self) -> Locator:
        return self.paper.locator(self.row)

    @property
    def fault(self) -> Locator:
        return self.page.get_by_test_id("fault")

    def preset(self, preset: str) -> None:
        """The rules of a new sheet."""
        choice = self.page.get_by_label("Preset")
        expect(choice).to_be_enabled()
        with self.page.expect_response("**/resolve"):
            choice.select_option(preset)
        expect(choice).to_have_value(preset)

    def names(self, names: Sequence[str], dealer: str | None = None) -> None:
        """Who plays; and the sheet begins. The first deals, where nobody else is chosen."""
        for number, name in enumerate(names, 1):
            self.page.get_by_label(f"Name of player {number}").fill(name)
        self.page.get_by_role("button", name="Begin the sheet").click()
        expect(self.paper).to_be_visible()
        expect(self.page.get_by_text(f"{dealer or names[0]} deals", exact=True)).to_be_visible()

    def form(self) -> None:
        """The form for a deal."""
        if not self.entry.is_visible():
            self.page.get_by_role("button", name="Enter a deal").click()
        expect(self.entry).to_be_visible()

    def kind(self, kind: str) -> None:
        """What happened: a write-off, a penalty."""
        self.entry.get_by_role("radiogroup").get_by_text(kind, exact=True).click()

    def who(self, name: str) -> None:
        """Who played, claimed, pays."""
        self.entry.get_by_role("button", name=name, exact=True).first.click()

    def save(self) -> None:
        self.entry.get_by_role("button", name="Enter", exact=True).click()

    def correct(self, row: int) -> None:
        """An earlier row in the form again."""
        self.rows.nth(row).get_by_role("button").first.click()
        self.paper.get_by_role("button", name="Correct", exact=True).click()

    def shows(self, totals: Sequence[str]) -> None:
        """Wait until the standings are these."""
        expect(self.page.get_by_test_id("standings").locator("strong")).to_have_text(totals)

    def stored(self) -> dict[str, Any]:
        """The sheet as this browser keeps it."""
        shelf = json.loads(self.page.evaluate("localStorage.getItem('prikup-score')"))
        return dict(next(b for b in shelf["books"] if b["id"] == shelf["current"])["document"])

    def bring(self, file: Path) -> None:
        """A sheet from a file."""
        self.page.locator("input[type=file]").set_input_files(file)
        expect(self.paper).to_be_visible()

    def bring_back(self, file: Path) -> None:
        """Another sheet in place of the open one."""
        self.page.get_by_role("link", name=message("en", "score-other")).click()
        self.bring(file)

    def export(self, form: str) -> Path:
        choices = self.page.get_by_role("button", name=form)
        if not choices.is_visible():
            self.page.get_by_role("button", name="Save…").click()
        with self.page.expect_download() as download:
            choices.click()
        return Path(download.value.path())
