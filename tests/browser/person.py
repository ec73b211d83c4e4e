"""A person at the table: acts by what stands on the screen, with a mouse, a thumb or keys."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal

from playwright.sync_api import Page, expect

from prikup.text import languages, message

Hands = Literal["mouse", "thumb", "keys"]
PATIENCE = 15_000
HAND = "[data-testid=hand]"
OTHER_HAND = "[data-testid=open-hand]:has(button)"
"""A hand that lies open and is played by this person now."""
PLAY = re.compile("|".join(message(lang, "home-play") for lang in languages()))
WAYS = "[data-testid=hand] .choices button"
"""The ways in which the chosen card can be played, where there are several."""


def sit_down(page: Page, pace: str = "none", home: str = "/", **settings: object) -> None:
    """From home to the table in one click; the bots do not dawdle."""
    wanted = {"pace": pace, **settings}
    page.add_init_script(
        "localStorage.prikup ??= JSON.stringify("
        + repr(wanted).replace("'", '"').replace("True", "true").replace("False", "false")
        + ")"
    )
    page.goto(home)
    page.get_by_role("button", name=PLAY).click()
    page.wait_for_url("**/t/*")


class AtTable:
    """Whoever sits at a table of any game: looks, presses, waits, plays cards."""

    ranks: str
    """From low to high."""

    def __init__(self, page: Page, hands: Hands = "mouse") -> None:
        self.page = page
        self.hands = hands
        self.said: list[str] = []
        self.played: list[str] = []

    def press(self, selector: str) -> None:
        """Press a button of the page."""
        target = self.page.locator(selector).first
        if self.hands == "thumb":
            target.tap()
        elif self.hands == "keys":
            target.focus()
            self.page.keyboard.press("Enter")
        else:
            target.click()

    def words(self) -> list[str]:
        """What may be said now."""
        chips = self.page.locator("[data-testid=actions] [data-action]:enabled")
        return [str(word) for word in chips.evaluate_all("all => all.map(e => e.dataset.action)")]

    def cards(self, selector: str = "", hand: str = HAND) -> list[str]:
        """The own cards, or those of another hand, or those that a selector picks."""
        found = self.page.locator(f"{hand} [data-card]{selector}")
        return [str(card) for card in found.evaluate_all("all => all.map(e => e.dataset.card)")]

    def my_turn(self) -> bool:
        return self.page.title().startswith("●")

    def until(self, wish: Callable[[], bool]) -> None:
        """Decide whatever there is to decide until the wish is fulfilled."""
        together([self], wish)

    def play_deal(self) -> None:
        """One whole deal, to its summary."""
        self.until(lambda: self.page.locator("[data-testid=next]").is_visible())

    def decide(self) -> bool:
        """Take one decision, if there is one."""
        answer = self._answer()
        return answer is not None and answer()

    def _answer(self) -> Callable[[], bool] | None:
        """What to do about what the screen asks now."""
        raise NotImplementedError

    def _say(self, word: str) -> bool:
        self.said.append(word)
        if self.hands == "keys" and word == "pass":
            self.page.keyboard.press("p")
        else:
            self.press(f"[data-testid=actions] [data-action='{word}']")
        return self._settled(lambda: word not in self.words())

    def _play_card(self) -> bool:
        hand = OTHER_HAND if self.page.locator(OTHER_HAND).count() else HAND
        legal = self.cards(":not([aria-disabled=true])", hand)
        if not legal or self.page.locator(f"{hand} .sent").count():
            return False
        card = self._choose(legal)
        self._play(card)
        # A touch that came too early plays nothing and is not counted.
        if not self._settled(lambda: card not in self.cards(hand=hand)):
            return False
        self.played.append(card)
        return True

    def _choose(self, legal: list[str]) -> str:
        """The card to play."""
        return max(legal, key=self.height)

    def height(self, card: str) -> int:
        """The place of a card in its suit."""
        return self.ranks.index(card[0])

    def _play(self, card: str) -> None:
        if self.hands == "keys":
            self.page.locator(f"[data-card='{card}']").focus()
            self.page.keyboard.press("Enter")
            if self.page.locator(WAYS).count():
                self.page.keyboard.press("Enter")
            return
        self.press(f"[data-card='{card}']")
        if self.page.locator(WAYS).count():  # several ways to play it: the first is the usual one
            self.press(WAYS)
            return
        chosen = self.page.locator(f"[data-card='{card}'][aria-pressed=true]:not(.sent)")
        if chosen.count():  # the first touch chose, the second plays
            self.press(f"[data-card='{card}'][aria-pressed=true]:not(.sent)")

    def _settled(self, done: Callable[[], bool]) -> bool:
        for _ in range(60):
            if done():
                return True
            self.page.wait_for_timeout(25)
        return False


def together(people: Sequence[AtTable], wish: Callable[[], bool]) -> None:
    """All decide whatever there is for them to decide until the wish is fulfilled."""
    for _ in range(400):
        # Look first: what is asked of somebody stays until the answer, so the wish cannot come
        # true unseen between its test and the answer.
        answers = [person._answer() for person in people]
        if wish():
            return
        if not any(answer() for answer in answers if answer is not None):
            people[0].page.wait_for_timeout(60)
    done = [(person.said, person.played) for person in people]
    raise AssertionError(f"it never came to that; said and played {done}")


class Person(AtTable):
    """Plays Thousand sensibly enough to win the auction with a marriage and to declare it."""

    ranks = "9JQKTA"

    def __init__(self, page: Page, hands: Hands = "mouse", most: int = 160) -> None:
        super().__init__(page, hands)
        self.most = most
        self.gave: list[str] = []

    def _answer(self) -> Callable[[], bool] | None:
        """What to do about what the screen asks now."""
        if not self.my_turn():
            return None
        if self.page.locator("[data-receiver]").count():
            return self._pass_cards
        words = self.words()
        if "discard" in words:
            return self._discard
        numbers = sorted(int(word) for word in words if word.isdigit())
        if "pass" in words:
            good = [number for number in numbers if number <= self.most]
            return partial(self._say, str(good[0]) if good else "pass")
        for word in ("keep", "look"):
            if word in words:
                return partial(self._say, word)
        asked = "[data-testid=actions] :is(.wait.mine, [data-action], [data-testid=stepper])"
        return self._play_card if self.page.locator(asked).count() else None

    def _pass_cards(self) -> bool:
        spare = [c for c in self.cards() if not self._in_pair(c) and c[0] != "A"]
        spare.sort(key=self.height)
        receivers = self.page.locator("[data-receiver]")
        for place in range(receivers.count()):
            self.gave.append(spare[place])
            self.press(f"[data-card='{spare[place]}']")
            self.press(f"[data-receiver] >> nth={place}")
        if self.page.get_by_test_id("give").is_visible():  # with one tap they go at once
            self.press("[data-testid=give]")
        return self._settled(lambda: self.page.locator("[data-receiver]").count() == 0)

    def _discard(self) -> bool:
        """Put the two lowest cards away."""
        low = sorted(self.cards(), key=self.height)[:2]
        for card in low:
            self.press(f"[data-card='{card}']")
        self.press("[data-testid=actions] [data-action=discard]")
        self.gave += low
        return self._settled(lambda: "discard" not in self.words())

    def _in_pair(self, card: str) -> bool:
        other = {"K": "Q", "Q": "K"}.get(card[0], "")
        return other + card[1] in self.cards()

    def _choose(self, legal: list[str]) -> str:
        golden = self.page.locator("[data-testid=hand] button:has(.tag.gold)")
        marked = [str(c) for c in golden.evaluate_all("all => all.map(e => e.dataset.card)")]
        return super()._choose(marked or legal)


def sit_down_by(page: Page, preset: str) -> None:
    """From the rules editor to a table by another preset, against bots."""
    page.add_init_script("""localStorage.prikup ??= '{"pace": "none"}'""")
    page.goto("/rules")
    page.get_by_label("Preset").select_option(preset)
    page.get_by_role("button", name="Play by these rules").click()
    page.wait_for_url("**/t/*")


def open_table(page: Page, home: str, game: str, preset: str, bots: int, **edits: object) -> None:
    """To a table by a preset with some edits, where so many bots sit."""
    page.add_init_script("""localStorage.prikup ??= '{"pace": "none"}'""")
    answer = page.request.post(
        f"{home}/api/tables",
        headers={"origin": home},
        data={
            "game": game,
            "rules": {"preset": preset, "set": edits},
            "name": "Anna",
            "bots": ["club"] * bots,
            "pace": "none",
        },
    )
    assert answer.status == 201, answer.text()
    page.goto(home + answer.json()["url"])


def join(page: Page, link: str, name: str = "Boris") -> None:
    """Sit down at a friend's table."""
    page.add_init_script("""localStorage.prikup ??= '{"pace": "none"}'""")
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def score_of(page: Page, name: str) -> int:
    """A player's score in the top line."""
    label = page.locator("[data-testid=scores]").get_attribute("aria-label") or ""
    found = re.search(re.escape(name) + r": ([-−]?[\d ,\u00a0]+)", label)
    assert found, label
    return int(re.sub(r"[^\d-]", "", found[1].replace("−", "-")))


def settles(page: Page, question: Callable[[], object], answer: object) -> None:
    """What ``expect`` cannot ask: the question must come to this answer when the page is done."""
    for _ in range(PATIENCE // 50):
        if question() == answer:
            return
        page.wait_for_timeout(50)
    assert question() == answer


def no_sideways(page: Page) -> None:
    """Nothing scrolls sideways."""
    beyond = (
        "Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)"
    )
    settles(page, lambda: page.evaluate(beyond), 0)
    expect(page.locator("body")).to_be_visible()
