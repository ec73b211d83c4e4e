"""Small positions in which a sensible player knows what to do."""

import pytest
from preferans_table import dealt

from prikup.bots import make
from prikup.cards import mask_of, parse_cards
from prikup.game import Contract, Discard, action_text
from prikup.preferans.match import State

STRONG = "AS KS QS JS TS AH KH AD 7C 8C"
"""Eight tricks in spades without the talon."""
WEAK = "7S 9S 9C TC 8D TD 7H 9H JH QD"
LOW = "7S 8S TS 7C 9C 7D 8D TD 7H 9H"
"""No hole: a misère."""
HIGH = "9S AC KC QC JC TC 9D AD 8H QH"


SEEDS = range(10)


def says(state: State, level: str, seed: int = 7) -> str:
    """What a bot says at its turn."""
    seat = state.turn
    assert seat is not None
    return action_text(make(level, "preferans", seat, seed).act(state.view(seat)))


def with_talon(twelve: str) -> State:
    """The first hand plays on six spades and holds these twelve cards."""
    cards = twelve.split()
    second = others(twelve)
    third = others(twelve, second)
    hands = [" ".join(cards[:10]), second, third]
    return dealt(hands, " ".join(cards[10:]), "6S", "pass", "pass")


def others(*hands: str) -> str:
    """Ten of the cards that are left, in order."""
    taken = " ".join(hands).split()
    return " ".join([r + s for s in "SCDH" for r in "789TJQKA" if r + s not in taken][:10])


def rest(first: str) -> str:
    """The talon when the rest is dealt in order."""
    second = others(first)
    return others(first, second, others(first, second))


def table(first: str, *actions: str) -> State:
    """The first hand holds ``first``; the rest is dealt in order."""
    second = others(first)
    third = others(first, second)
    talon = rest(first)
    return dealt([first, second, third], talon, *actions)


@pytest.mark.parametrize("level", ["novice", "club"])
def test_bids_on_a_strong_hand_and_passes_on_a_weak_one(level: str) -> None:
    assert says(table(STRONG), level) == "6S"
    third = others(STRONG, WEAK)
    talon = others(STRONG, WEAK, third)
    assert says(dealt([STRONG, WEAK, third], talon, "6S"), level) == "pass"


@pytest.mark.parametrize("level", ["novice", "club"])
def test_bids_misere_on_a_hand_without_holes(level: str) -> None:
    assert says(table(LOW), level) == "misere"


@pytest.mark.parametrize("level", ["novice", "club"])
def test_orders_what_the_hand_is_worth(level: str) -> None:
    state = table(STRONG, "6S", "pass", "pass")
    assert state.phase == "talon"
    bot = make(level, "preferans", 0, 7)
    state = state.apply(bot.act(state.view(0)))
    order = bot.act(state.view(0))
    assert isinstance(order, Contract) and order.suit == 0 and order.level >= 7


@pytest.mark.parametrize("level", ["novice", "club"])
def test_keeps_the_tricks_when_putting_two_cards_away(level: str) -> None:
    state = table(STRONG, "6S", "pass", "pass")
    away = says(state, level).split()[1:]
    assert not {"AS", "KS", "QS", "AH", "KH", "AD"} & set(away)


@pytest.mark.parametrize(
    "sure",
    [
        "9S QS AS 8C 9C QC KC AC 7D AD",
        "KS 7C 9C TC QC KC AC 7D 9D AD",
        "7S KS AS 8C 9C JC QC KC AC KH",
    ],
)
def test_never_passes_a_sure_game(sure: str) -> None:
    assert {says(table(sure), "club", seed) for seed in SEEDS} == {"6S"}
    over = dealt([others(sure), sure, others(sure, others(sure))], rest(sure), "6S")
    assert {says(over, "club", seed) for seed in SEEDS} == {"6C"}


@pytest.mark.parametrize(
    "twelve",
    [
        "7S 8S 9S AS 9C JC QC JD AD 9H QH KH",
        "8S AS QC KC TD JD QD AD 7H 8H TH JH",
        "AS 8S KS AC 7C AD 9D QD AH 8H TH JC",
    ],
)
def test_never_puts_an_ace_away(twelve: str) -> None:
    state = with_talon(twelve)
    for seed in SEEDS:
        away = says(state, "club", seed).split()[1:]
        assert len(away) == 2
        assert not [card for card in away if card.startswith("A")]


@pytest.mark.parametrize(
    ("ten", "aside", "suit"),
    [
        ("8S 9S TS JS 7C 8C 9C QC AC AH", "9D QH", "C"),
        ("TS KS 9C TC AC AD 7H 9H TH AH", "8S JD", "H"),
    ],
)
def test_orders_the_long_suit(ten: str, aside: str, suit: str) -> None:
    state = with_talon(f"{ten} {aside}").apply(Discard(mask_of(parse_cards(aside))))
    assert state.phase == "order"
    assert {says(state, "club", seed)[-1] for seed in SEEDS} == {suit}


SIX_SPADES = "AS KS QS 8S AD KD 8D JC 9H AC"
"""Six tricks in spades; put away: the seven of clubs and the eight of hearts."""


@pytest.mark.parametrize(
    ("hand", "answer"),
    [("JS 9S 7D QD TC 8C QH TH 7H 9C", "half"), ("JS TS 9S 7S KC QC AH KH QH TC", "whist")],
)
def test_the_second_whister_whists_alone_only_on_enough(hand: str, answer: str) -> None:
    away = "7C 8H"
    known = f"{SIX_SPADES} {hand} {away}".split()
    second = " ".join(r + s for s in "SCDH" for r in "789TJQKA" if r + s not in known)
    said = ["6S", "pass", "pass", f"discard {away}", "6S", "pass"]
    state = dealt([SIX_SPADES, second, hand], away, *said)
    assert {says(state, "club", seed) for seed in SEEDS} == {answer}
