"""What a seat may know in either game, and its JSON for the page (docs/protocol.md).

Each game adds what is its own (``GAME/view.py``, ``GAME/wire.py``); what both have bears the same
name in both.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from prikup.cards import SUITS, Card, Mask, Suit, card_name, cards_of
from prikup.game import Action, Bonus, Discard, Entry, Give, Play, Reason, Seat, action_text


class SeatView(Struct, frozen=True, kw_only=True):
    """The position as one seat sees it (``me``; ``None`` is the spectator's)."""

    me: Seat | None
    rules: Any
    standing: Any
    phase: str
    turn: Seat | None
    """Who acts."""
    seats: tuple[Seat, ...] = ()
    """Who takes part in the deal, clockwise from the dealer's left: the first hand first."""
    hand: Mask | None = None
    """The own cards; ``None`` while they may not be looked at, for spectators, and for who sits the
    deal out without playing anybody's cards."""
    hand_sizes: tuple[int, ...] = ()
    """Cards of each hand, by seat."""
    talon: tuple[Card, ...] | None = None
    """The talon's cards where this seat has seen them."""
    talon_size: int = 0
    """Cards that lie in the talon."""
    discarded: Mask | None = None
    """Cards put away, where this seat knows them."""
    log: tuple[tuple[Seat, Action | None], ...] = ()
    """All that was said and played in this deal, in order, with who acted; ``None`` stands for what
    this seat may not know: cards put away, a card passed face down between two others, a lead that
    lies face down."""
    bidder: Seat | None = None
    passed: Mask = 0
    declarer: Seat | None = None
    leader: Seat | None = None
    trump: Suit | None = None
    tricks: tuple[int, ...] = ()
    """Tricks taken, by seat."""
    legal: tuple[Action, ...] = ()
    illegal: tuple[tuple[Card, Reason], ...] = ()
    """Cards of the hand that is due which may not be played now, and why."""
    finished: Any = None
    """The deal scored last, all hands open, until the next is dealt."""


def view_json(view: SeatView) -> dict[str, Any]:
    """What every game's view has, as plain JSON values."""
    finished, count = view.finished, view.rules.table.players
    dealt = finished.deal if finished else None
    return {
        "me": view.me,
        "players": count,
        "seats": list(view.seats),
        "phase": view.phase,
        "turn": view.turn,
        "dealer": view.standing.dealer,
        "hand": hand_json(view.hand),
        "hand_sizes": list(view.hand_sizes) or [0] * count,
        "hands": [hand_json(hand) for hand in dealt.hands] if dealt else None,
        "talon": cards_json(dealt.talon if dealt else view.talon),
        "talon_size": view.talon_size,
        "discarded": hand_json(view.discarded),
        "calls": [
            {"seat": seat, "call": action_text(action)}
            for seat, action in (finished.log if finished else view.log)
            if action is not None and not isinstance(action, Give | Discard | Play | Bonus)
        ],
        "bidder": view.bidder,
        "passed": [bool(view.passed >> seat & 1) for seat in range(count)],
        "declarer": view.declarer,
        "leader": view.leader,
        "trump": suit_json(view.trump),
        "tricks_taken": list(view.tricks) or [0] * count,
        "legal": [action_text(action) for action in view.legal],
        "illegal": {card_name(card): reason_json(why) for card, why in view.illegal},
    }


def entry_json(entry: Entry) -> dict[str, Any]:
    """One line of the sheet, its reason still to be put into words."""
    return {
        "player": entry.player,
        "amount": entry.amount,
        "reason": reason_json(entry.reason),
        "rule": entry.rule,
    }


def reason_json(why: Reason) -> dict[str, Any]:
    """A reason as id and arguments."""
    return {"id": why.id, "args": dict(why.args)}


def cards_json(cards: Iterable[Card] | None) -> list[str] | None:
    """Cards in the order given; ``None`` where they are not known."""
    return None if cards is None else [card_name(card) for card in cards]


def hand_json(hand: Mask | None) -> list[str] | None:
    """A set of cards, ascending; ``None`` where it is not known."""
    return None if hand is None else cards_json(cards_of(hand))


def suit_json(suit: Suit | None) -> str | None:
    """A suit's letter."""
    return None if suit is None else SUITS[suit]
