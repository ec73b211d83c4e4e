"""The shuffle: unbiased, reproducible from its seed, shown after the deal and not before."""

from __future__ import annotations

import math
import sqlite3
from collections import Counter
from hashlib import sha256

import pytest
from people import Server, StartServer, may_choose, play_deal

from prikup.cards import CARD_NAMES, deck
from prikup.game import BadRecord
from prikup.records import canonical, replay
from prikup.records.seeds import commitment_of
from prikup.server.games import installed
from prikup.server.settings import Settings, database_file
from prikup.server.shuffle import Chance, deck_of, lot, new_seed

DEALS = 200_000


def places(cards: tuple[int, ...], deals: int) -> Counter[tuple[int, int]]:
    """How often each card lies at each place."""
    counted: Counter[tuple[int, int]] = Counter()
    for _ in range(deals):
        counted.update(enumerate(deck_of(new_seed(), cards)))
    return counted


def chi_square_deviations(counted: Counter[tuple[int, int]], size: int, deals: int) -> float:
    """How many standard deviations the χ² of the table place × card lies from its mean."""
    expected = deals / size
    chi = sum(
        (counted[place, card] - expected) ** 2 / expected
        for place in range(size)
        for card in {card for _, card in counted}
    )
    freedom = (size - 1) ** 2
    return (chi - freedom) / math.sqrt(2 * freedom)


@pytest.mark.slow
@pytest.mark.parametrize("lowest", ["9", "7"])
def test_X57_each_card_lies_at_each_place_equally_often(lowest: str) -> None:
    cards = deck(lowest)
    counted = places(cards, DEALS)
    assert abs(chi_square_deviations(counted, len(cards), DEALS)) < 5


def test_X57_the_measure_finds_a_sort_with_a_random_comparison() -> None:
    """The fault that the case is about fails this test clearly."""
    import functools
    import random

    chance = random.Random(1)
    cards, deals = deck("9"), 1500
    counted: Counter[tuple[int, int]] = Counter()
    for _ in range(deals):
        key = functools.cmp_to_key(lambda _a, _b: chance.choice((-1, 1)))
        counted.update(enumerate(sorted(cards, key=key)))
    assert chi_square_deviations(counted, len(cards), deals) > 30


def test_X57_a_small_sample_of_ours_passes_the_same_measure() -> None:
    cards, deals = deck("9"), 1500
    assert abs(chi_square_deviations(places(cards, deals), len(cards), deals)) < 6


@pytest.mark.slow
def test_X59_the_first_card_is_each_equally_often() -> None:
    """1 in 24 each, within five standard deviations (the fault gave one card a third more)."""
    cards = deck("9")
    names = [(card, b":" + CARD_NAMES[card].encode()) for card in cards]
    firsts: Counter[int] = Counter()
    for _ in range(1_000_000):
        raw = bytes.fromhex(new_seed())
        firsts[min((sha256(raw + name).digest(), card) for card, name in names)[1]] += 1
    check_even(firsts, cards)


def test_X59_a_small_sample_of_first_cards_is_even() -> None:
    cards = deck("9")
    check_even(Counter(deck_of(new_seed(), cards)[0] for _ in range(5000)), cards)


def check_even(firsts: Counter[int], cards: tuple[int, ...]) -> None:
    """Each card within five standard deviations of its share."""
    expected = firsts.total() / len(cards)
    assert all(abs(firsts[card] - expected) < 5 * math.sqrt(expected) for card in cards)


def test_the_deck_of_a_seed_is_what_the_record_format_says() -> None:
    seed = "00" * 32
    cards = deck("9")
    by_hand = sorted(
        (CARD_NAMES[card] for card in cards),
        key=lambda name: sha256(bytes(32) + b":" + name.encode()).hexdigest(),
    )
    assert [CARD_NAMES[card] for card in deck_of(seed, cards)] == by_hand


def test_seeds_are_fresh_and_the_lot_draws_everybody() -> None:
    assert len({new_seed() for _ in range(100)}) == 100
    assert {lot(3) for _ in range(200)} == {0, 1, 2}


def test_a_test_seed_makes_everything_repeatable_and_nothing_else_does() -> None:
    def drawn(chance: Chance) -> list[object]:
        deals = [chance.deal(1, number) for number in range(3)]
        return [*deals, *(chance.dealer(m, 3) for m in range(40)), chance.bot(1, 0)]

    assert drawn(Chance("word")) == drawn(Chance("word")) != drawn(Chance("other"))
    assert drawn(Chance()) != drawn(Chance())
    assert {len(seed) for seed in drawn(Chance("word"))[:3] if isinstance(seed, str)} == {64}
    assert Settings.from_env({"PRIKUP_DB": "x"}).test_seed == ""
    assert Settings.from_env({"PRIKUP_DB": "x", "PRIKUP_TEST_SEED": "word"}).test_seed == "word"


async def test_X61_the_seed_is_published_after_the_deal_and_proves_it(server: Server) -> None:
    anna = server.person()
    table = await anna.new_table("novice", "novice", rules={"set": {"target": 50}})
    tab = await anna.open(table)
    await tab.my_turn()
    stored = await server.app.state.services.storage.log(table, 1)
    seed = stored[1].text.removeprefix("deal ")
    assert len(seed) == 64
    assert seed not in str(tab.frames), "not while the deal runs"
    assert seed not in (await anna.http.get(f"/api/tables/{table}/record")).text
    await tab.play_deal()
    record = (await anna.http.get(f"/api/tables/{table}/record")).json()
    assert record["deals"][0]["seed"] == seed
    replay = (await anna.http.get(f"/api/tables/{table}/deals/0")).json()
    order = [CARD_NAMES[card] for card in deck_of(seed, deck("9"))]
    left = (record["start"]["dealer"] + 1) % 3
    assert sorted(replay["steps"][0]["view"]["hands"][left]) == sorted(order[:2])


async def test_X61_a_seed_is_committed_to_before_its_deal(start: StartServer) -> None:
    """The commitment is there before the deal, stays, and is that of the seed shown after it."""
    server = await start()
    anna, boris = server.person("Anna"), server.person("Boris")
    table = await anna.new_table("novice", rules={"set": {"target": 50}})
    tab = await anna.open(table)
    before = tab.table["shuffle"]
    assert before["deal"] == 0 and tab.view["deals"] == 0
    guest = await boris.sit(table)
    assert guest.table["shuffle"] == before
    await tab.until_state(lambda v: v["deals"] == 1)
    assert tab.table["shuffle"] == before, "the deal that runs"
    assert (await anna.http.get(f"/api/tables/{table}/shuffles")).json()["deals"] == []
    await play_deal(tab, guest)
    following = tab.table["shuffle"]
    assert following["deal"] == 1 and following["commitment"] != before["commitment"]

    (shown,) = (await anna.http.get(f"/api/tables/{table}/shuffles")).json()["deals"]
    seed = bytes.fromhex(shown["seed"])
    assert sha256(seed + b":commitment").hexdigest() == before["commitment"] == shown["commitment"]
    order = sorted(
        (CARD_NAMES[card] for card in deck("9")),
        key=lambda name: sha256(seed + b":" + name.encode()).digest(),
    )
    assert shown["deck"].split() == order
    assert [set(hand.split()) for hand in shown["hands"]] == [
        set(hand) for hand in tab.view["hands"]
    ]
    frames = str([*tab.frames, *guest.frames])
    pending = await server.app.state.services.storage.table(table)
    assert commitment_of(pending.next_seed) == following["commitment"]
    assert shown["seed"] not in frames and pending.next_seed not in frames

    await server.stop()
    again = await start()
    looking_on = await again.person("Vera").open(table)
    assert looking_on.table["shuffle"] == following, "a restart changes nothing"


async def test_X61_the_record_holds_the_commitment_and_is_checked_against_it(
    start: StartServer,
) -> None:
    server = await start(games=installed())
    anna = server.person()
    table = await anna.new_table("random", "random", game="thousand")
    tab = await anna.open(table)
    commitment = tab.table["shuffle"]["commitment"]
    while True:
        view = await tab.until_state(lambda v: may_choose(v) or v["summary"] is not None)
        if view["summary"] is not None:
            break
        await tab.until_seq((await tab.act(view["legal"][0]))["seq"])
    record = (await anna.http.get(f"/api/tables/{table}/record")).json()
    assert record["deals"][0]["commitment"] == commitment
    assert canonical(record).document() == record
    record["deals"][0]["commitment"] = "00" * 32
    with pytest.raises(BadRecord) as error:
        replay(record)
    assert error.value.reason.id == "commitment-differs"
    assert error.value.reason.args["right"] == commitment


async def test_a_new_match_is_committed_to_and_a_match_that_is_over_is_not(server: Server) -> None:
    anna = server.person()
    table = await anna.new_table("novice", "novice", rules={"set": {"target": 1}})
    tab = await anna.open(table)
    while (await tab.play_deal())["phase"] != "over":
        await tab.ask({"t": "next"})
        await tab.until_state(lambda v: v["turn"] is not None)
    assert tab.table["shuffle"] is None
    await tab.ask({"t": "rematch"})
    await tab.until_table(lambda t: t["match"] == 2)
    assert tab.table["shuffle"]["deal"] == 0


async def test_tables_from_before_get_a_seed_each(start: StartServer, settings: Settings) -> None:
    file = database_file(settings.db)
    assert file is not None
    server = await start()
    anna = server.person("Anna")
    tables = [await anna.new_table("novice", "novice") for _ in range(2)]
    await server.stop()
    with sqlite3.connect(file) as connection:
        connection.execute("ALTER TABLE tables DROP COLUMN next_seed")
        connection.execute("UPDATE alembic_version SET version_num = '0002'")
    connection.close()
    again = await start()
    vera = again.person("Vera")
    stored = [await again.app.state.services.storage.table(table) for table in tables]
    assert len({row.next_seed for row in stored}) == 2
    for table, row in zip(tables, stored, strict=True):
        tab = await vera.open(table)
        assert tab.table["shuffle"]["commitment"] == commitment_of(row.next_seed)
