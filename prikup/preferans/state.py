"""The levels of a match as frozen structs: standing, deal, play, and what the scorer is told."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from prikup.cards import Card, Mask, Suit
from prikup.game import Action, Contract, Entry, Seat
from prikup.preferans.ladder import Bid

Phase = Literal["deal", "auction", "talon", "order", "whist", "hands", "play", "offer", "over"]

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


class DealState(Struct, frozen=True):
    """A deal up to the first lead. A hand is known by its seat; when two play, the third hand is
    number :data:`~prikup.preferans.layouts.DUMMY`."""

    hands: tuple[Mask, ...]
    """As dealt; the third hand of two comes last."""
    talon: tuple[Card, ...]
    """The two cards in the order turned up."""
    seats: tuple[Seat, ...]
    """Who takes part, clockwise from the dealer's left: the first hand first."""
    circle: tuple[Seat, ...]
    """The three hands in the order of play."""
    least: int = 6
    """The lowest level that may be bid."""
    bid: Bid | None = None
    bidder: Seat | None = None
    spoken: Mask = 0
    """Seats (as bits) that have said their first word."""
    passed: Mask = 0
    """Seats (as bits) out of the auction."""
    miseres: Mask = 0
    """Seats (as bits) that bid a misère."""
    declarer: Seat | None = None
    taken: bool = False
    """Whether the declarer took the talon."""
    discarded: Mask = 0
    contract: Contract | None = None
    misere: Literal["", "misere", "big", "small"] = ""
    said: tuple[Said | None, ...] = ()
    """What each seat answered to the contract."""
    shown: Mask = 0
    """Hands (as bits) that lie open."""
    laid_open: Mask = 0
    """Hands (as bits) that lie open from the first lead of the declarer, or from the beginning of
    the play if another leads."""
    open: bool = False
    """Whether the lone whister plays both defenders' hands."""


class Trick(Struct, frozen=True):
    """A finished trick."""

    leader: Seat
    """Who played first."""
    cards: tuple[Card, ...]
    """In the order played."""
    taker: Seat | None
    """``None``: a card of the talon won it."""
    turned: Card | None = None
    """The card of the talon that led it (all-pass)."""


class PlayState(Struct, frozen=True):
    """Hands and tricks; from the talon on."""

    hands: tuple[Mask, ...]
    leader: Seat
    trick: tuple[Card, ...] = ()
    turned: Card | None = None
    """The card of the talon that leads this trick (all-pass)."""
    trump: Suit | None = None
    tricks: tuple[int, ...] = ()
    """Tricks taken, by seat; the third hand's are its player's."""
    talon_tricks: int = 0
    taken: tuple[Trick, ...] = ()
    offer: tuple[int, ...] = ()
    """The final tricks by seat that somebody has offered, while the others answer."""
    offered_by: Seat | None = None
    refused: Mask = 0
    """Seats (as bits) whose offer was refused since the last card."""


class Finished(Struct, frozen=True):
    """The deal that was scored last: shown until the next one is dealt."""

    result: DealResult
    entries: tuple[Entry, ...]
    before: Standing
    """The standing it began with."""
    after: Standing
    """The standing that it led to."""
    deal: DealState | None = None
    play: PlayState | None = None
    log: tuple[tuple[Seat, Action], ...] = ()
