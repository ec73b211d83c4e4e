"""The levels of a match as frozen structs: standing, deal, play, and what the scorer is told."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from prikup.cards import Card, Suit
from prikup.game import Seat

Said = Literal["whist", "pass", "half", "whist-back"]
"""What a defender answers to a contract: ``whist-back`` turns the half-whist of the other defender
into his own full whist."""

Kind = Literal[
    "game",  # a contract for tricks, played or made because nobody whisted
    "misere",
    "all-pass",
    "without",  # the winner of the auction could not order a legal contract: "without all"
    "without-three",  # given up at once
    "redeal",
    "penalty",
]


class Standing(Struct, frozen=True):
    """Where the match stands between deals. Lists are by seat."""

    pool: tuple[int, ...]
    mountain: tuple[int, ...]
    whists: tuple[tuple[int, ...], ...]
    """``whists[i][j]``: what player i has written on player j."""
    dealer: Seat
    deal_number: int = 0
    """Deals scored so far; redeals do not count."""
    all_passes: int = 0
    """All-pass deals of the running series: they set the price of a trick and the lowest bid of the
    next auction, until a game ends the series."""
    over: bool = False


class DealResult(Struct, frozen=True, kw_only=True):
    """What the scorer needs to know of a deal: built by the engine or from a score sheet."""

    kind: Kind
    declarer: Seat | None = None
    level: int = 0
    """Tricks of the contract, 6 to 10; of ``without``, of the last bid."""
    suit: Suit | None = None
    """The trump suit of the contract; ``None`` for no trump."""
    said: tuple[Said | None, ...] = ()
    """What each seat answered in the end; ``None`` for the declarer and who sits out. After a
    half-whist that was turned into a whist: ``half`` and ``whist-back``."""
    open: bool = False
    """Whether the lone whister laid the hands open."""
    played: bool = False
    """Whether cards were played: a game that nobody whists is made without."""
    tricks: tuple[int, ...] = ()
    """Tricks taken, by seat; all ten together with ``talon_tricks``."""
    talon_tricks: int = 0
    """Tricks of an all-pass deal that cards of the talon won."""
    talon: tuple[Card, ...] = ()
    """The talon's cards, where they are known and count (``talon_bonus``)."""
    help: tuple[Seat, ...] = ()
    """Whom the declarer helps first, where he was free to choose; the others come after them."""
    out: tuple[Seat, ...] = ()
    """Seats that rest in this deal: the dealer of four, two of five."""
    misere: Literal["", "misere", "big", "small"] = ""
    """Which misère."""
    without_talon: bool = False
    player: Seat | None = None
    """Who pays a penalty or asked for a redeal."""
    why: str = ""
    amount: int | None = None
