"""Text forms of Thousand: reading actions; the grammar is in docs/records.md."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from prikup.cards import BadCard, mask_of, parse_card, parse_cards
from prikup.game import (
    Action,
    Bid,
    Bonus,
    Call,
    Discard,
    Give,
    IllegalAction,
    Play,
    Raise,
    Sell,
    reason,
)
from prikup.thousand.phases.common import FACE_DOWN, PLAY, UNBLIND

if TYPE_CHECKING:
    from prikup.thousand.match import State

CALLS = frozenset(
    (
        *("pass", "blind", "look", "unblind", "redeal", "keep", "write-off", "concede"),
        *("bomb", "contra", "recontra", "sell", "buy", "prove", "claim", "open"),
    )
)
"""Every call of the grammar, those of rules that a table does not play too."""


def parse_action(state: State, text: str) -> Action:
    """Read one action where it stands. Raises :class:`IllegalAction` for what is no action.

    Two readings depend on the state: a number one step over a blind bid is ``unblind``, and under
    automatic declaration a card may be written without its ``!``.
    """
    action = read_action(text)
    if action is None:
        raise IllegalAction(reason("no-action", text=text[:40]))
    if isinstance(action, Bid) and _unblinds(state, action):
        return UNBLIND
    if isinstance(action, Play) and _declares(state, action):
        return Play(action.card, "!")
    return action


def _unblinds(state: State, action: Bid) -> bool:
    deal = state.deal
    if state.phase != "auction" or deal is None or deal.blind is None:
        return False
    return action.amount == deal.bid + state.rules.auction.bid_step


def _declares(state: State, action: Play) -> bool:
    if action.declare or action.face_down or state.phase != "play":
        return False
    automatic = state.rules.marriage.marriage_declared == "automatic"
    return automatic and Play(action.card, "!") in state.legal_actions()


LOOKS = {
    "bonus cards": Bonus("cards"),
    "bonus suits": Bonus("suits"),
    "bonus talon": Bonus("talon"),
}
"""The bonuses that ask for no place."""


def read_action(text: str) -> Action | None:
    """The action that a text stands for by itself, or ``None``."""
    word = " ".join(text.split())
    lower = word.lower()
    if lower in CALLS:
        return Call(lower)
    if lower in LOOKS:
        return LOOKS[lower]
    if re.fullmatch(r"\d{1,4}", word):
        return Bid(int(word))
    if found := re.fullmatch(r"bid (\d{1,4})", lower):
        return Raise(int(found[1]))
    try:
        if found := re.fullmatch(r"bonus card (\d)", lower):
            return Bonus("card", int(found[1]))
        if found := re.fullmatch(r"give (\d) (\S+)", word, re.IGNORECASE):
            return Give(int(found[1]), parse_card(found[2]))
        if found := re.fullmatch(r"(discard|sell)((?: \S+)+)", word, re.IGNORECASE):
            cards = mask_of(parse_cards(found[2]))
            return Discard(cards) if found[1].lower() == "discard" else Sell(cards)
        if word.endswith("?"):
            return FACE_DOWN[parse_card(word[:-1])]
        if word.endswith(("!", "=")):
            return Play(parse_card(word[:-1]), "!" if word[-1] == "!" else "=")
        return PLAY[parse_card(word)]
    except BadCard:
        return None
