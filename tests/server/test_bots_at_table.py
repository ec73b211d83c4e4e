"""A bot never stalls a table: it may raise, hang or cheat."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any

import pytest
from fake_game import ToyBot, make_bot, toy_games
from msgspec.structs import replace
from people import StartServer

from prikup.game import GAMES, Call, Offer, Play
from prikup.rules import resolve
from prikup.server.players import Thinkers, plain_action
from prikup.server.settings import Settings


@pytest.mark.parametrize("level", ["broken", "slow", "cheat"])
async def test_the_fall_back_answers_for_a_bad_bot(
    start: StartServer, settings: Settings, level: str
) -> None:
    server = await start(replace(settings, bot_timeout=0.05))
    anna = server.person()
    tab = await anna.open(await anna.new_table(level, "club"))
    await tab.play_deal()


async def test_the_plainest_action_answers_when_even_the_fall_back_fails(
    start: StartServer,
) -> None:
    bad = toy_games(make_bot=lambda *_: make_bot("broken", "toy", 0, 0))
    server = await start(games=bad)
    anna = server.person()
    tab = await anna.open(await anna.new_table("club", "club"))
    await tab.play_deal()


def test_the_plainest_action_commits_to_the_least() -> None:
    assert plain_action([Call("redeal"), Call("keep")]) == Call("keep")
    assert plain_action([Play(3), Play(4)]) == Play(3)


async def test_a_thinking_bot_does_not_hold_up_the_people(
    start: StartServer, settings: Settings
) -> None:
    decided = threading.Event()

    class Thinker(ToyBot):
        def act(self, view):  # type: ignore[no-untyped-def]
            decided.wait(4)
            return super().act(view)

    server = await start(games=toy_games(make_bot=lambda *_: Thinker()))
    anna = server.person()
    tab = await anna.open(await anna.new_table("club", "club"))
    await asyncio.sleep(0.05)
    began = time.monotonic()
    assert (await tab.ask({"t": "say", "text": "hm"}))["t"] == "ok"
    assert time.monotonic() - began < 3
    decided.set()


async def test_a_bot_may_offer_the_rest() -> None:
    class Offering:
        def act(self, view: Any) -> Any:
            taken = list(view.tricks)
            taken[view.me] += 10 - sum(taken)
            return Offer(tuple(taken))

    game = GAMES["preferans"]
    state = game.new_match(resolve("preferans", "sochi").values)
    state = state.apply(game.deal(state, game.deck(state)))
    while state.phase != "play":
        state = state.apply(state.legal_actions()[0])
    thinkers = Thinkers(toy_games(make_bot=lambda *_: Offering()), timeout=5)
    seat = thinkers.seat("preferans", state.turn, "club", 1)
    offer = await seat.act(state)
    assert isinstance(offer, Offer)
    refusing = state.apply(offer)
    while refusing.phase == "offer":
        refusing = refusing.apply(Call("reject"))
    assert await seat.act(refusing) in refusing.legal_actions(), "refused once, it may not again"
    thinkers.close()
