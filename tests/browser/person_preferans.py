"""A person at a table of Preferans, who has made up his mind what to play for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Literal

from playwright.sync_api import Page

from tests.browser import person
from tests.browser.conftest import Server
from tests.browser.person import AtTable, Hands, sit_down

Plan = Literal["game", "misere", "pass"]
SUITS = "SCDH"

# Words whose first deal suits a plan: seat 0 holds …
SIX_CLUBS = "pref 123"  # … six clubs; both opponents whist
MISERE = "pref 26"  # … three suits from the seven or eight up
ALL_PASS = "pref 4"  # … nothing, as the others do
THIRD_HAND = "pref 1"  # … nothing; of two, the bot plays a game
WHIST_ALONE = "pref 36"  # … enough to whist alone against a six
IN_ANY_DEAL = "pref 58"  # … ten cards, of however many players
THREE_DEALS = "match 106952"  # … six diamonds, then a misère, then passes as the others do


def sit_down_to_preferans(page: Page, server: Server, **settings: object) -> None:
    """From home to a table of Preferans against two bots."""
    sit_down(page, home=server.url, game="preferans", **settings)


def open_table(page: Page, server: Server, bots: int = 2, **edits: Any) -> None:
    """To a table by Sochi with some edits, against bots."""
    person.open_table(page, server.url, "preferans", "sochi", bots, **edits)


class PreferansPerson(AtTable):
    """Bids up to a seven for a game, or a misère at once, or passes; whists whatever is ordered.
    For a game and on a whist he plays high, otherwise low."""

    ranks = "789TJQKA"

    def __init__(
        self, page: Page, hands: Hands = "mouse", plan: Plan = "pass", *, opens: bool = True
    ) -> None:
        super().__init__(page, hands)
        self.plan = plan
        self.opens = opens
        self.discarded: list[str] = []

    def _answer(self) -> Callable[[], bool] | None:
        if not self.my_turn():
            return None
        words = self.words()
        if "discard" in words:
            return self._discard
        if self.page.locator("[data-level]").count():
            return self._order
        for word in ("accept", "open" if self.opens else "closed", "whist", "whist-back"):
            if word in words:
                return partial(self._say, word)
        if "pass" in words:
            return partial(self._say, self._bid(words))
        asked = self.page.locator("[data-testid=actions] .wait.mine").count()
        return self._play_card if asked else None

    def _bid(self, words: list[str]) -> str:
        if self.plan == "misere" and "misere" in words:
            return "misere"
        sixes_and_sevens = [word for word in words if word[0] in "67"]
        if self.plan == "game" and sixes_and_sevens:
            return "here" if "here" in words else sixes_and_sevens[0]
        return "pass"

    def _discard(self) -> bool:
        """For a misère the two highest cards go, for a game the lowest of the short suits."""
        cards = self.cards()
        if self.plan == "misere":
            away = sorted(cards, key=self.height)[-2:]
        else:
            away = sorted(cards, key=lambda card: (self._length(card[1]), self.height(card)))[:2]
        for card in away:
            self.press(f"[data-card='{card}']")
        self.press("[data-testid=actions] [data-action=discard]")
        self.discarded += away
        return self._settled(lambda: "discard" not in self.words())

    def _order(self) -> bool:
        """The lowest contract in the longest suit."""
        suit = max(SUITS, key=self._length)
        for level in self.page.locator("[data-level]:enabled").all():
            self.press(f"[data-level='{level.text_content()}']")
            found = [word for word in self.words() if word.endswith(suit)]
            if found:
                return self._say(found[0])
        return self._say(self.words()[0])

    def _length(self, suit: str) -> int:
        return sum(card[1] == suit for card in self.cards())

    def _choose(self, legal: list[str]) -> str:
        high = self.plan == "game" or "whist" in self.said
        return (max if high else min)(legal, key=self.height)
