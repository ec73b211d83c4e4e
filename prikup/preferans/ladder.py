"""The ladder of bids: which follows which.

Contracts for tricks climb from six spades to ten no trump; between them stand the misères and the
games without the talon that a table plays.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from prikup.cards import SUITS
from prikup.game import Call, Contract

if TYPE_CHECKING:
    from prikup.preferans.rules import AllPassRules, AuctionRules

Bid = Contract | Call

LEVELS = (6, 7, 8, 9, 10)
HALF_LEVELS = (6, 7)
"""The levels on which a half-whist is possible."""
STRAINS = (0, 1, 2, 3, None)
"""The trump suits of a level in order, no trump on top."""

MISERE, MISERE_WITHOUT = Call("misere"), Call("misere-without")
SMALL_MISERE, BIG_MISERE = Call("small-misere"), Call("big-misere")
SIX_WITHOUT, SEVEN_WITHOUT = Call("six-without"), Call("seven-without")
NINE_WITHOUT = Call("nine-without")
TOTUS = Call("totus")
"""All ten tricks, as a bid of its own: the suit is named with the order."""

MISERES: dict[Bid, Literal["misere", "big", "small"]] = {
    MISERE: "misere",
    MISERE_WITHOUT: "misere",
    SMALL_MISERE: "small",
    BIG_MISERE: "big",
}
LEVEL_OF: dict[Bid, int] = {SIX_WITHOUT: 6, SEVEN_WITHOUT: 7, NINE_WITHOUT: 9, TOTUS: 10}
"""The tricks of games whose suit is named with the order."""
WITHOUT_TALON = frozenset(
    (SIX_WITHOUT, SEVEN_WITHOUT, NINE_WITHOUT, MISERE_WITHOUT, BIG_MISERE),
)
"""Bids that leave the talon unseen."""

CONTRACTS = tuple(Contract(level, suit) for level in LEVELS for suit in STRAINS)
"""All contracts for tricks, from low to high."""
PLACE: dict[Contract, int] = {contract: place for place, contract in enumerate(CONTRACTS)}
SIX_SPADES = CONTRACTS[0]


def spoken(bid: Bid) -> dict[str, str | int]:
    """A bid as arguments of a reason: ``bid`` is its word, ``game`` for a contract with ``level``
    and ``suit`` (S C D H NT)."""
    if isinstance(bid, Call):
        return {"bid": bid.word}
    suit = "NT" if bid.suit is None else SUITS[bid.suit]
    return {"bid": "game", "level": bid.level, "suit": suit}


class Ladder(Struct, frozen=True):
    """The bids of a table from low to high, and the place of each."""

    steps: tuple[Bid, ...]
    place: dict[Bid, int]

    def above(self, bid: Bid | None) -> tuple[Bid, ...]:
        """The bids that beat ``bid``; all where there is none."""
        return self.steps if bid is None else self.steps[self.place[bid] + 1 :]


def make_ladder(rules: AuctionRules, totus: bool) -> Ladder:
    """The ladder that a table has agreed on. ``totus``: it takes the place of the tens."""
    steps: list[Bid] = []
    for level in LEVELS:
        if level == 10 and totus:
            steps.append(TOTUS)
        else:
            steps += [Contract(level, suit) for suit in STRAINS]
        steps += _between(level, rules)
    return Ladder(tuple(steps), {step: place for place, step in enumerate(steps)})


def _between(level: int, rules: AuctionRules) -> Iterable[Bid]:
    """What stands above the contracts of a level and below those of the next."""
    if level == 6 and rules.small_misere != "off":
        return (SMALL_MISERE, SIX_WITHOUT)
    if level == 7 and rules.big_misere != "off":
        return (BIG_MISERE, SEVEN_WITHOUT)
    if level == 8 and rules.misere_beaten_by == "nine":
        return (MISERE,)
    if level == 9 and rules.misere_beaten_by == "nine_without_talon":
        return (MISERE, NINE_WITHOUT)
    if level == 9 and rules.without_talon:
        return (MISERE_WITHOUT, NINE_WITHOUT)
    return ()


CYCLE = (6, 7, 8)


def least_level(rules: AllPassRules, all_passes: int) -> int:
    """The lowest level that may be bid after so many all-passes of a series."""
    ladder = rules.all_pass_exit
    if ladder == "cyclic":
        return CYCLE[all_passes % len(CYCLE)]
    return ladder[min(all_passes, len(ladder) - 1)]
