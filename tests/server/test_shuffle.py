"""The shuffle: unbiased, reproducible from its seed, shown after the deal and not before."""

from __future__ import annotations

import math
from collections import Counter
from hashlib import sha256

import pytest
from people import Server

from prikup.cards import CARD_NAMES, deck
from prikup.server.settings import Settings
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
