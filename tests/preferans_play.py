"""Builders for tests of the play of Preferans: matches, deals, lines of play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from builders import mask
from msgspec.structs import replace

from prikup.cards import SUITS, parse_cards
from prikup.game import Deal, IllegalAction, action_text
from prikup.preferans import PREFERANS, State
from prikup.preferans.options import OPTIONS
from prikup.preferans.state import PlayState


def match(start: Mapping[str, Any] | None = None, /, **edits: Any) -> State:
    """A match by the defaults with edits; seat 0 deals, so seat 1 is the first hand."""
    return PREFERANS.new_match({**{o.id: o.default for o in OPTIONS}, **edits}, start)


HANDS = (
    "7D 8D 9D TD JD QD KD AD 7H 8H",
    "7S 8S 9S TS JS QS KS AS 7C 8C",
    "9C TC JC QC KC AC 9H TH JH QH",
)
TALON = "KH AH"
"""Each seat has a suit: diamonds with 0, spades with 1 (the first hand), clubs with 2."""

MIXED = (
    "7S KS 8C QC 9D KD 7H TH JH AH",
    "8S QS 9C JC KC 7D JD AD 8H QH",
    "9S JS AS 7C TC 8D TD QD 9H KH",
)
MIXED_TALON = "AC TS"
"""Everybody has every suit."""


def deal_of(hands: Sequence[str] = HANDS, talon: str = TALON) -> Deal:
    """A deal written down."""
    return Deal(tuple(mask(hand) for hand in hands), tuple(parse_cards(talon)))


def dealt(hands: Sequence[str] = HANDS, talon: str = TALON, /, **edits: Any) -> State:
    """A fresh match with the first deal written down."""
    return match(**edits).apply(deal_of(hands, talon))


def line(state: State, texts: str) -> State:
    """Actions with commas between, applied through the checked door."""
    for text in texts.split(","):
        state = state.apply(PREFERANS.parse_action(state, text.strip()))
    return state


def refusal(state: State, text: str) -> str:
    """The id of the reason why an action is refused. The state stays what it was."""
    try:
        state.apply(PREFERANS.parse_action(state, text))
    except IllegalAction as error:
        return error.reason.id
    raise AssertionError(f"{text} was applied though it is not allowed")


def allowed(state: State) -> list[str]:
    """The text forms of the legal actions."""
    return [action_text(action) for action in state.legal_actions()]


def may(state: State, text: str) -> bool:
    """Whether an action is legal."""
    return state.why_not(PREFERANS.parse_action(state, text)) is None


def shown(state: State, seat: int | None, field: str) -> Any:
    """A field of a seat's view as the page gets it."""
    return PREFERANS.view_json(state.view(seat))[field]


def position(
    hands: Sequence[str], *, leader: int = 1, trump: str | None = None, **edits: Any
) -> State:
    """The play of six spades by seat 1, whisted by both, with few cards left."""
    state = line(dealt(**edits), "6S, pass, pass, discard KH AH, 6S, whist, whist")
    assert state.play is not None
    play = PlayState(
        hands=tuple(mask(hand) for hand in hands),
        leader=leader,
        trump=None if trump is None else SUITS.index(trump),
        tricks=(10 - len(hands[0].split()), 0, 0),
        taken=state.play.taken,
    )
    return replace(state, play=play, turn=leader)
