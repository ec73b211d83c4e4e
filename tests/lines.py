"""Lines of play from small positions, counted by the engine and once more by the naive rules."""

from __future__ import annotations

from typing import Any


def lines(state: Any) -> int:
    """How many different ways there are to the end of the deal."""
    if state.turn is None:
        return 1
    return sum(lines(state.after(action)) for action in state.legal_actions())


def power(card: str, trump: str, led: str, ranks: str) -> tuple[bool, bool, int]:
    """What a card is worth in a trick."""
    return card[1] == trump, card[1] == led, ranks.index(card[0])


def naive(
    hands: list[set[str]],
    to_lead: int,
    trick: list[str],
    trump: str,
    ranks: str,
    tricks: list[int] | None = None,
) -> int:
    """The plain game once more, written from its rules without the engine: follow suit, else trump,
    else anything. With ``tricks`` taken so far, the lead of a king or queen of a pair declares it
    for who has a trick; there are no claims."""
    if not trick and not any(hands):
        return 1
    seat = (to_lead + len(trick)) % 3
    hand = hands[seat]
    suit = trick[0][1] if trick else ""
    may = [card for card in hand if card[1] == suit] if trick else list(hand)
    may = may or [card for card in hand if card[1] == trump] or list(hand)
    count = 0
    for card in may:
        left = [held - {card} for held in hands]
        pair = {"K" + card[1], "Q" + card[1]}
        declares = tricks and not trick and tricks[seat] and card in pair and pair <= hand
        now, laid = card[1] if declares else trump, [*trick, card]
        if len(laid) < 3:
            count += naive(left, to_lead, laid, now, ranks, tricks)
            continue
        best = max(laid, key=lambda one: power(one, now, laid[0][1], ranks))
        taker = (to_lead + laid.index(best)) % 3
        took = tricks and [number + (who == taker) for who, number in enumerate(tricks)]
        count += naive(left, taker, [], now, ranks, took)
    return count
