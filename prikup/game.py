"""The common face of a game: actions, reasons, entries, events, the registry.

A game is a pure state machine. ``State`` is immutable; chance is an action too (:class:`Deal`), so
the same actions always give the same state. Everything above this module — records, bots, server,
command — knows games only through what is declared here.

This module knows of the games only their names (:data:`NAMES`), and no clock, no random numbers
and no I/O.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, Generic, Literal, Protocol, TypeVar, runtime_checkable

from msgspec import Struct

from prikup.cards import CARD_NAMES, SUITS, Card, Mask, Suit, format_cards

Seat = int
"""A player's place at the table, 0-based, clockwise."""


# --- reasons and errors -------------------------------------------------------------------------


class Reason(Struct, frozen=True):
    """A message id with arguments: translated by whoever shows it, never here.

    Argument names carry meaning for the texts: ``card`` (plain form), ``suit`` (S C D H), ``seat``
    and ``player`` (0-based seat), everything else is a number or a word.
    """

    id: str
    args: Mapping[str, str | int] = {}


def reason(id: str, /, **args: str | int) -> Reason:
    """A :class:`Reason` in one breath."""
    return Reason(id, args)


class PrikupError(Exception):
    """Bad input. ``reason`` says what is wrong and what would be right."""

    def __init__(self, reason: Reason, **where: Any) -> None:
        super().__init__(f"{reason.id} {dict(reason.args)}" if reason.args else reason.id)
        self.reason = reason
        self.where = where
        """Where it is wrong: ``option``, or ``deal`` and ``action``, or ``row`` and ``field``."""


class IllegalAction(PrikupError):
    """The action is not allowed now."""


class BadRules(PrikupError):
    """The rule set does not hold together."""


class BadRecord(PrikupError):
    """A record or score sheet is damaged or impossible."""


# --- actions ------------------------------------------------------------------------------------


class Deal(Struct, frozen=True):
    """Chance: the hands in seat order (``0`` for a seat that sits out) and the talon in order."""

    hands: tuple[Mask, ...]
    talon: tuple[Card, ...]


class Call(Struct, frozen=True):
    """Something said that is one word: ``pass``, ``blind``, ``redeal``, ``write-off`` …"""

    word: str


class Bid(Struct, frozen=True):
    """A bid in the auction that is a number."""

    amount: int


class Contract(Struct, frozen=True):
    """A bid in the auction, or the order after it: tricks, and trumps (``None``: no trump)."""

    level: int
    suit: Suit | None


class Raise(Struct, frozen=True):
    """The declarer raises his bid after the auction."""

    amount: int


class Give(Struct, frozen=True):
    """A card passed to the player at ``seat``."""

    seat: Seat
    card: Card


class Discard(Struct, frozen=True):
    """Cards put away, as a mask."""

    cards: Mask


class Sell(Struct, frozen=True):
    """The declarer shows some cards and offers the contract with them."""

    cards: Mask


class Play(Struct, frozen=True):
    """A card laid on the trick. ``declare``: ``!`` declares its marriage and sets trumps, ``=``
    declares it without changing the trump suit, the empty text declares nothing. ``face_down``:
    led unseen, to be turned up when the trick is full; it declares nothing."""

    card: Card
    declare: Literal["", "!", "="] = ""
    face_down: bool = False


class Offer(Struct, frozen=True):
    """An offer to leave the rest unplayed: with how many tricks each seat ends. The others answer
    ``accept`` or ``reject``. It is never among the legal actions that are listed, for it has too
    many forms; the view says whether one may be made (``can_claim``), ``why_not`` judges it."""

    tricks: tuple[int, ...]


BonusKind = Literal["cards", "suits", "talon", "card"]
"""The opponents' cards, the suits of the talon, the talon, one card of it."""


class Bonus(Struct, frozen=True):
    """A look at what is hidden, which a casual table grants a few times a match. ``place``: which
    card of the talon, from 0, where it is one card."""

    kind: BonusKind
    place: int = 0


Action = Deal | Call | Bid | Contract | Raise | Give | Discard | Sell | Play | Offer | Bonus


def action_text(action: Action) -> str:
    """The text form of the contract: ``pass``, ``120``, ``give 1 KH``, ``bid 130``, ``QH!``;
    ``7S``, ``10NT``, ``claim 6 2 2`` …

    A contract and a card share a text (``7S``): where it stands decides which one it is.
    """
    if isinstance(action, Play):
        return CARD_NAMES[action.card] + ("?" if action.face_down else action.declare)
    if isinstance(action, Call):
        return action.word
    if isinstance(action, Bid):
        return str(action.amount)
    if isinstance(action, Contract):
        return f"{action.level}{'NT' if action.suit is None else SUITS[action.suit]}"
    if isinstance(action, Raise):
        return f"bid {action.amount}"
    if isinstance(action, Give):
        return f"give {action.seat} {CARD_NAMES[action.card]}"
    if isinstance(action, Discard):
        return f"discard {format_cards(action.cards)}"
    if isinstance(action, Sell):
        return f"sell {format_cards(action.cards)}"
    if isinstance(action, Offer):
        return f"claim {' '.join(map(str, action.tricks))}"
    if isinstance(action, Bonus):
        place = f" {action.place}" if action.kind == "card" else ""
        return f"bonus {action.kind}{place}"
    return "deal"


# --- what happened ------------------------------------------------------------------------------


class Entry(Struct, frozen=True):
    """One line of the sheet: ``amount`` for ``player``, why, and by which rule (an option id or a
    step of the scoring). In Preferans ``to`` names the column and ``on`` the one written on."""

    player: Seat
    amount: int
    reason: Reason
    rule: str
    to: str = ""
    on: Seat | None = None


class Event(Struct, frozen=True, omit_defaults=True):
    """What a viewer saw happen. ``data`` is JSON; what the viewer may not know is absent."""

    kind: str
    seat: Seat | None = None
    data: Mapping[str, Any] = {}


# --- the face of a game -------------------------------------------------------------------------


@runtime_checkable
class View(Protocol):
    """What one seat may know, and nothing else."""

    @property
    def me(self) -> Seat | None:
        """Whose view it is; ``None`` for a spectator."""

    @property
    def turn(self) -> Seat | None:
        """Who is to act; ``None`` between deals."""

    @property
    def legal(self) -> Sequence[Action]:
        """What ``me`` may do now; empty when it is not his turn."""


class State(Protocol):
    """A position of a match. Exactly one seat is to act, or chance is, or the match is over."""

    @property
    def turn(self) -> Seat | None:
        """The seat to act; ``None`` when a deal is due or the match is over. Who plays two hands
        acts for both: the view says whose card is due."""

    @property
    def over(self) -> bool:
        """Whether the match has ended."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The standing, by seat: what a match is won by. In Preferans the settlement if the match
        stopped now, in whole whists."""

    @property
    def winner(self) -> Seat | None:
        """Who won the match, once it is over; ``None`` for a tie."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries of the deal that has just been scored; empty while a deal runs."""

    @property
    def decline(self) -> Action | None:
        """The call that declines the optional window that is open, if one is."""

    def legal_actions(self) -> Sequence[Action]:
        """All actions of the seat to act but offers (:class:`Offer`); empty when a deal is due or
        the match is over."""

    def why_not(self, action: Action) -> Reason | None:
        """``None`` if the action is legal, else the reason in the words of the game."""

    def apply(self: S, action: Action) -> S:
        """The next state. Raises :class:`IllegalAction` with the reason."""

    def after(self: S, action: Action) -> S:
        """The next state, unchecked: for search and simulation with legal actions only."""

    def view(self, seat: Seat | None) -> View:
        """What ``seat`` may know; ``None`` asks for the spectator's view."""

    def events(self, action: Action, after: Any, viewer: Seat | None) -> tuple[Event, ...]:
        """What ``viewer`` saw when ``action`` led from this state to ``after``."""


S = TypeVar("S", bound=State)
T = TypeVar("T")


class Game(Protocol, Generic[S]):
    """A game of the registry. ``values`` are resolved option values by id."""

    name: str
    players: tuple[int, ...]
    """The numbers of players it can be played by."""

    def new_match(self, values: Mapping[str, Any], start: Mapping[str, Any] | None = None) -> S:
        """A fresh match, or one that begins from the ``start`` of a record (docs/records.md)."""

    def deck(self, state: S) -> tuple[Card, ...]:
        """The cards in play, ascending."""

    def deal(self, state: S, order: Sequence[Card]) -> Deal:
        """Deal the deck in ``order``: hands from the dealer's left, whole hand after whole hand,
        then the talon."""

    def parse_action(self, state: S, text: str) -> Action:
        """Read one action's text form. Raises :class:`IllegalAction`; legality is not checked."""

    def view_json(self, view: Any) -> dict[str, Any]:
        """A view as the JSON that the page draws (docs/protocol.md)."""

    def state_json(self, state: S) -> dict[str, Any]:
        """The standing for ``record check``: scores, dealer, winner, result."""

    def start_json(self, state: S) -> dict[str, Any]:
        """The ``start`` of a record that goes on from here, as far as a start can say it; what is
        that of a fresh match is left out."""


# --- the registry -------------------------------------------------------------------------------

NAMES = ("thousand", "preferans")
"""The games, in the order in which they are listed for people; ``prikup.NAME`` is the package."""


class Installed(Mapping[str, T]):
    """What every game has of a kind, by its name: ``attribute`` of a module, ``{}`` in whose name
    stands for the game's. It is imported when somebody asks for it."""

    def __init__(self, module: str, attribute: str) -> None:
        self._module = module
        self._attribute = attribute

    def __getitem__(self, game: str) -> T:
        if game not in NAMES:
            raise KeyError(game)
        found: T = getattr(import_module(self._module.format(game)), self._attribute)
        return found

    def __contains__(self, game: object) -> bool:
        return game in NAMES

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


GAMES: Mapping[str, Game[Any]] = Installed("prikup.{}", "GAME")
"""The games."""
