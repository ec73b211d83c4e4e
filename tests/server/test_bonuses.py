"""Bonuses at a table: only where its rules have them, told to all, shown to one, kept for good."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from people import Server, StartServer, Tab
from test_secrecy import cards_in

from prikup.server.games import installed
from prikup.server.settings import Settings

ALL = {"bonus_show_cards": 1, "bonus_talon_suits": 1, "bonus_talon": 1, "bonus_talon_card": 2}
GRANTED = {"cards": 1, "suits": 1, "talon": 1, "card": 2}
WORDS = ("cards", "suits", "talon", "card 1")


@pytest.fixture
def chosen(settings: Settings) -> Settings:
    """Deals in whose first nobody may claim a redeal before the auction."""
    return replace(settings, test_seed="table 205")


class Company:
    """Three people and a spectator in the auction of the first deal."""

    def __init__(self, server: Server, table: str, tabs: list[Tab], spectator: Tab) -> None:
        self.server, self.table, self.tabs, self.spectator = server, table, tabs, spectator

    @classmethod
    async def sit_down(cls, server: Server, **edits: Any) -> Company:
        people = [server.person(name) for name in ("Anna", "Boris", "Vera")]
        rules = {"preset": "russian", "set": edits}
        table = await people[0].new_table(game="thousand", rules=rules)
        tabs = [await people[0].open(table)]
        spectator = await server.person("Spectator").open(table)
        tabs += [await person.sit(table) for person in people[1:]]
        company = cls(server, table, tabs, spectator)
        for tab in (*tabs, spectator):
            await tab.until_state(lambda view: view["phase"] == "auction")
        return company

    async def together(self) -> None:
        """Everybody has the newest state."""
        newest = (await self.server.table(self.table)).ledger.seq
        for tab in (*self.tabs, self.spectator):
            await tab.until_seq(newest)

    async def asked(self) -> Tab:
        """The player who is to act."""
        await self.together()
        return self.tabs[self.spectator.view["turn"]]

    def others(self, tab: Tab) -> list[Tab]:
        return [other for other in (*self.tabs, self.spectator) if other is not tab]


@pytest.mark.parametrize("word", WORDS)
async def test_no_bonus_where_the_rules_have_none(
    start: StartServer, chosen: Settings, word: str
) -> None:
    company = await Company.sit_down(await start(chosen, games=installed()))
    tab = await company.asked()
    assert tab.view["bonuses"] is None
    assert not [action for action in tab.view["legal"] if action.startswith("bonus")]
    answer = await tab.act(f"bonus {word}")
    assert (answer["t"], answer["reason"]["id"]) == ("refused", "bonus-off")
    await company.together()
    assert company.spectator.view["turn"] == tab.view["me"]


@pytest.mark.parametrize("word", WORDS)
async def test_everybody_hears_of_a_look_and_one_sees_it(
    start: StartServer, chosen: Settings, word: str
) -> None:
    company = await Company.sit_down(await start(chosen, games=installed()), **ALL)
    tab = await company.asked()
    kind = word.split(maxsplit=1)[0]
    seat = tab.view["me"]
    held = {card for other in company.others(tab) for card in other.view["hand"] or ()}
    before = {id(other): len(other.frames) for other in company.others(tab)}
    answer = await tab.act(f"bonus {word}")
    assert answer["t"] == "ok", answer
    await company.together()

    seen = tab.view["bonuses"]["seen"]
    assert [look["bonus"] for look in seen] == [word]
    if kind == "cards":
        assert cards_in(seen) == held
    else:
        assert len(cards_in(seen)) == {"suits": 0, "talon": 3, "card": 1}[kind]
        assert not cards_in(seen) & {*held, *tab.view["hand"]}
    for other in company.others(tab):
        frames = other.frames[before[id(other)] :]
        events = [e for f in frames if f["t"] == "state" for e in f["events"]]
        assert {"kind": "bonus", "seat": seat, "data": {"bonus": word}} in events
        assert cards_in(frames) <= set(other.view["hand"] or ())
        assert other.view["bonuses"]["seen"] == []
        assert other.view["bonuses"]["used"] == [{"seat": seat, "bonus": word}]
        assert other.view["bonuses"]["left"][seat][kind] == GRANTED[kind] - 1
    assert company.spectator.view["turn"] == seat, "the same player acts on"


async def test_a_spent_bonus_and_one_out_of_turn_are_refused(
    start: StartServer, chosen: Settings
) -> None:
    company = await Company.sit_down(await start(chosen, games=installed()), **ALL)
    tab = await company.asked()
    await tab.act("bonus talon")
    await company.together()
    assert (await tab.act("bonus talon"))["reason"]["id"] == "bonus-spent"
    waiting = next(other for other in company.tabs if other is not tab)
    answer = await waiting.act("bonus talon")
    assert answer["t"] == "refused"
    assert waiting.view["bonuses"]["seen"] == []
    assert (await company.spectator.act("bonus talon"))["t"] == "refused"


async def test_what_is_left_outlives_a_restart(start: StartServer, chosen: Settings) -> None:
    company = await Company.sit_down(await start(chosen, games=installed()), **ALL)
    tab = await company.asked()
    seat = tab.view["me"]
    await tab.act("bonus card 1")
    await company.together()
    bonuses = [other.view["bonuses"] for other in (*company.tabs, company.spectator)]
    people = company.server.people
    cookies = [dict(person.http.cookies) for person in people]
    await company.server.stop()

    again = await start(chosen, games=installed())
    opened = []
    for person, jar in zip(people, cookies, strict=True):
        same = again.person(person.name)
        for name, value in jar.items():
            same.http.cookies.set(name, value, domain="127.0.0.1")
        opened.append(await same.open(company.table))
    tabs, spectator = opened[:3], opened[3]
    assert [tab.view["bonuses"] for tab in (*tabs, spectator)] == bonuses
    assert tabs[seat].view["bonuses"]["left"][seat]["card"] == 1
    assert (await tabs[seat].act("bonus card 1"))["t"] == "ok"
    await tabs[seat].until_state(lambda view: view["bonuses"]["left"][seat]["card"] == 0)
    assert (await tabs[seat].act("bonus card 0"))["reason"]["id"] == "bonus-spent"
