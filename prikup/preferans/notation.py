"""Text forms of Preferans: reading actions; the grammar is in docs/records.md."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from prikup.cards import SUIT_SYMBOLS, SUITS, BadCard, mask_of, parse_card, parse_cards
from prikup.game import Action, Call, Contract, Discard, IllegalAction, Offer, reason
from prikup.preferans.ladder import CONTRACTS, STRAINS
from prikup.preferans.phases import offers
from prikup.preferans.phases.common import PLAY

if TYPE_CHECKING:
    from prikup.preferans.match import State

CALLS = frozenset(
    (
        *("pass", "here", "misere", "misere-without", "small-misere", "big-misere"),
        *("six-without", "seven-without", "nine-without", "totus", "without-all", "without-three"),
        *("whist", "half", "whist-back", "open", "closed", "accept", "reject"),
    )
)
"""Every call of the grammar, those of rules that a table does not play too."""

_CONTRACT = re.compile(r"(6|7|8|9|10)(NT|[SCDH♠♣♦♥])", re.IGNORECASE)
_NUMBERS = {
    word: place
    for place, words in enumerate(
        (
            *("раз", "два", "три", "четыре чотири", "пять п'ять", "шесть шість"),
            *("семь сім", "восемь вісім", "девять дев'ять", "десять"),
        ),
        start=1,
    )
    for word in words.split()
}
"""What is said of a place in the order of the bids."""
_STRAINS = {**{letter: suit for suit, letter in enumerate(SUITS)}, "NT": None}
_SIGNS = dict(zip(SUIT_SYMBOLS, SUITS, strict=True))


def parse_action(state: State, text: str) -> Action:
    """Read one action where it stands: in the play ``7S`` is a card, before it a contract; in the
    auction ``2`` is the second bid, 6C; ``claim 6`` names the tricks of one's own side where the
    rest follows from them. Raises :class:`IllegalAction` for what is no action."""
    if state.phase == "auction" and (place := _number(text)) is not None:
        return _bid_by_number(place)
    action = read_action(text, cards=state.phase in ("play", "offer"))
    if action is None:
        raise IllegalAction(reason("no-move", text=text[:40]))
    if isinstance(action, Offer) and len(action.tricks) == 1 and state.phase == "play":
        return offers.shared_out(state, action.tricks[0]) or action
    return action


def read_action(text: str, *, cards: bool) -> Action | None:
    """The action that a text stands for by itself, or ``None``. ``cards``: a text that may be both
    is a card, not a contract."""
    word = " ".join(text.split())
    lower = word.lower()
    if lower in CALLS:
        return Call(lower)
    if found := re.fullmatch(r"claim((?: \d{1,2})+)", lower):
        return Offer(tuple(map(int, found[1].split())))
    readings = (_card, _contract) if cards else (_contract, _card)
    if found := re.fullmatch(r"discard((?: \S+)+)", word, re.IGNORECASE):
        try:
            return Discard(mask_of(parse_cards(found[1])))
        except BadCard:
            return None
    return next((action for read in readings if (action := read(word)) is not None), None)


def _number(text: str) -> int | None:
    """The number that a text says, in digits or in words."""
    word = text.strip().lower().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    return int(word) if re.fullmatch(r"[0-9]{1,2}", word) else _NUMBERS.get(word)


def _bid_by_number(place: int) -> Contract:
    """The bid at a place in the order, 1 for six spades. Only the sixes are said so: from six on
    a number may as well mean the tricks."""
    if not 1 <= place <= len(STRAINS):
        raise IllegalAction(reason("bid-number", number=place))
    return CONTRACTS[place - 1]


def _contract(word: str) -> Contract | None:
    found = _CONTRACT.fullmatch(word)
    if found is None:
        return None
    strain = found[2].upper()
    return Contract(int(found[1]), _STRAINS[_SIGNS.get(strain, strain)])


def _card(word: str) -> Action | None:
    try:
        return PLAY[parse_card(word)]
    except BadCard:
        return None
