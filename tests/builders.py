"""Builders for tests of the games: rules, matches, deals, lines of play and scored sheets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

from msgspec import Struct, structs

from prikup.cards import SUITS, Mask, mask_of, parse_cards
from prikup.game import (
    Action,
    Bid,
    Bonus,
    Call,
    Contract,
    Deal,
    Discard,
    Entry,
    Give,
    IllegalAction,
    Offer,
    Play,
    Raise,
)
from prikup.rules import resolve
from prikup.thousand import THOUSAND
from prikup.thousand.match import State
from prikup.thousand.rules import Rules
from prikup.thousand.scoring import score
from prikup.thousand.start import opening
from prikup.thousand.state import DealResult, Marriage, PlayState, Standing

PASS = Call("pass")

# --- rules ---------------------------------------------------------------------------------------


def values(preset: str = "russian", /, **edits: Any) -> dict[str, Any]:
    """The value of every option: a preset and edits."""
    return dict(resolve("thousand", preset, edits).values)


def rules(preset: str = "russian", /, **edits: Any) -> Rules:
    """The engine's structs of a preset and edits."""
    return THOUSAND.new_match(values(preset, **edits)).rules


PLAIN: dict[str, Any] = {
    "blind": False,
    "redeal_hand_below": "off",
    "redeal_nines": "off",
    "redeal_talon_below": "off",
    "redeal_talon_nines": "off",
    "redeal_after_discard_nines": "off",
}
"""Edits of ``russian`` without any window: dealing leads straight into the auction."""

# --- matches and deals ---------------------------------------------------------------------------

HANDS = ("9S JS QS KS TS AS 9C", "JC QC KC TC AC 9D JD", "QD KD TD AD 9H JH QH")
TALON = "KH TH AH"
"""A deal that the tests share: spades with seat 0, clubs with seat 1, diamonds with seat 2."""


def match(start: Mapping[str, Any] | None = None, /, *, plain: bool = True, **edits: Any) -> State:
    """A match by ``russian`` with edits; ``plain`` leaves out all windows before the auction."""
    return THOUSAND.new_match(values(**({**PLAIN, **edits} if plain else edits)), start)


def deal_of(hands: Sequence[str] = HANDS, talon: str = TALON) -> Deal:
    """A deal written down."""
    return Deal(tuple(mask(hand) for hand in hands), tuple(parse_cards(talon)))


def random_deal(game: Any, state: Any, rng: Random) -> Deal:
    """A deal of a shuffled pack."""
    order = list(game.deck(state))
    rng.shuffle(order)
    return game.deal(state, order)  # type: ignore[no-any-return]


def dealt(state: State, hands: Sequence[str] = HANDS, talon: str = TALON) -> State:
    """The state after a deal written down."""
    return state.apply(deal_of(hands, talon))


def line(state: State, *texts: str) -> State:
    """Actions in their text form, applied through the checked door; words may be joined by ``|``
    or, cards and calls alone, by spaces."""
    for text in texts:
        for word in (part.strip() for part in text.split("|")):
            state = state.apply(THOUSAND.parse_action(state, word))
    return state


def cards(state: State, text: str) -> State:
    """A line of cards with spaces between them."""
    return line(state, *text.split())


def refusal(state: State, text: str) -> str:
    """The id of the reason why an action is refused. The state stays what it was."""
    try:
        action = THOUSAND.parse_action(state, text)
        why = state.why_not(action)
        assert why is not None, f"{text} is allowed"
        state.apply(action)
    except IllegalAction as error:
        return error.reason.id
    raise AssertionError(f"{text} was applied though it is not allowed")


def allowed(state: State) -> list[str]:
    """The text forms of the legal actions."""
    from prikup.game import action_text

    return [action_text(action) for action in state.legal_actions()]


def declarer_with(
    hand: str,
    others: tuple[str, str],
    *,
    bid: int = 100,
    start: Mapping[str, Any] | None = None,
    **edits: Any,
) -> State:
    """Seat 0 plays (dealer is seat 2), with ``hand`` of eight cards and the others' eight: the
    talon and the cards passed are arranged so that these hands come out."""
    mine, left, right = parse_cards(hand), parse_cards(others[0]), parse_cards(others[1])
    gifts = (left[-1], right[-1])
    talon = (mine[-1], *gifts)
    hands = (mask_of(mine[:-1]), mask_of(left[:-1]), mask_of(right[:-1]))
    state = match({"dealer": 2, **(start or {})}, **edits).apply(Deal(hands, talon))
    state = line(state, "pass", "pass")
    if bid > 100:
        state = state.apply(Raise(bid))
    return state.apply(Give(1, gifts[0])).apply(Give(2, gifts[1]))


def mask(text: str) -> Mask:
    """The mask of cards written down."""
    return mask_of(parse_cards(text))


# --- positions in the middle of a deal -----------------------------------------------------------


def position(
    hands: Sequence[str],
    *,
    leader: int = 0,
    trick: str = "",
    trump: str | None = None,
    trump_by: int | None = None,
    tricks: Sequence[int] = (1, 1, 1),
    points: Sequence[int] = (0, 0, 0),
    marriages: Sequence[Marriage] = (),
    declarer: int = 0,
    bid: int = 100,
    **edits: Any,
) -> State:
    """A position of the play with few cards left. The turn follows from the trick."""
    state = line(dealt(match({"dealer": (declarer + 2) % 3}, **edits)), "pass", "pass")
    assert state.deal is not None
    deal = structs.replace(
        state.deal, bid=bid, given=tuple((s, 0) for s in range(3) if s != declarer)
    )
    laid = tuple(parse_cards(trick))
    play = PlayState(
        hands=tuple(mask(hand) for hand in hands),
        leader=leader,
        trick=laid,
        trump=None if trump is None else SUITS.index(trump),
        trump_by=trump_by,
        points=tuple(points),
        tricks=tuple(tricks),
        taken=((0, (0, 8, 16), 0),),
        marriages=tuple(marriages),
    )
    return structs.replace(state, phase="play", deal=deal, play=play, turn=(leader + len(laid)) % 3)


# --- the scorer ----------------------------------------------------------------------------------


class Scored(Struct, frozen=True):
    """What the scorer made of a deal."""

    standing: Standing
    entries: tuple[Entry, ...]

    @property
    def scores(self) -> tuple[int, ...]:
        """The new scores."""
        return self.standing.scores

    def rules(self, player: int) -> list[str]:
        """The rules of a player's entries, in order."""
        return [entry.rule for entry in self.entries if entry.player == player]

    def why(self, player: int) -> list[str]:
        """The reasons of a player's entries, in order."""
        return [entry.reason.id for entry in self.entries if entry.player == player]


def standing(by: Rules, start: Mapping[str, Any] | None = None, **fields: Any) -> Standing:
    """A standing from the ``start`` of a record, with further fields set."""
    return structs.replace(opening(by, start or {}), **fields)


def scored(
    start: Mapping[str, Any] | None = None,
    /,
    *,
    declarer: int = 0,
    bid: int = 100,
    cards: Sequence[int] = (120, 0, 0),
    marriages: Mapping[int, str] | None = None,
    tricks: Sequence[int] | None = None,
    aces: int | None = None,
    nines: int | None = None,
    aces_held: Sequence[int] = (),
    blind: bool = False,
    kind: str = "played",
    void_claim: bool = False,
    preset: str = "russian",
    fields: Mapping[str, Any] | None = None,
    **edits: Any,
) -> Scored:
    """Score one deal from a start. ``tricks`` absent: whoever has no points took none.

    Whatever is added for a player is entered: the test of every scored deal.
    """
    by = rules(preset, **edits)
    before = standing(by, start, **(fields or {}))
    suits = marriages or {}
    held = tuple(tuple(SUITS.index(suit) for suit in suits.get(p, "")) for p in range(3))
    if tricks is None:
        tricks = [int(bool(cards[p] or held[p])) for p in range(3)]
    given_up = kind in ("write-off", "concede")
    result = DealResult(
        kind=kind,  # type: ignore[arg-type]
        declarer=declarer,
        bid=bid,
        cards=() if given_up else tuple(cards),
        marriages=() if given_up else held,
        tricks=() if given_up else tuple(tricks),
        aces=aces,
        nines=nines,
        aces_held=tuple(aces_held),
        blind=blind,
        void_claim=void_claim,
    )
    after, entries = score(before, result, by)
    assert added_up(before.scores, entries) == after.scores
    return Scored(after, entries)


def added_up(before: Sequence[int], entries: Iterable[Entry]) -> tuple[int, ...]:
    """The scores that entries make of the scores before."""
    scores = list(before)
    for entry in entries:
        scores[entry.player] += entry.amount
    return tuple(scores)


# --- random play ---------------------------------------------------------------------------------

WORDS = 1 / 8
"""How often a word is said in an auction instead of a step."""


def random_action(state: Any, rng: Random) -> Action:
    """Pass with probability a half, else the next step; elsewhere any legal action. Now and then a
    bonus in an auction, or a word: a misère, "here"."""
    legal = state.legal_actions()
    if state.phase == "auction":
        if isinstance(legal[-1], Bonus) and rng.random() < 0.2:
            return rng.choice([action for action in legal if isinstance(action, Bonus)])
        words = [action for action in legal[1:] if isinstance(action, Call)]
        if words and rng.random() < WORDS:
            return rng.choice(words)
        return legal[0] if len(legal) == 1 or rng.random() < 0.5 else legal[1]  # type: ignore[no-any-return]
    return legal[int(rng.random() * len(legal))]  # type: ignore[no-any-return]


def play_deal(
    game: Any,
    state: Any,
    rng: Random,
    *,
    choose: Callable[[Any, Random], Action] = random_action,
    each: Callable[[Any, Action, Any], None] | None = None,
    most: int = 400,
) -> Any:
    """Deal and play one deal to its end; ``each`` sees every step."""
    steps = 0
    action: Action = random_deal(game, state, rng)
    while True:
        after = state.apply(action) if each else state.after(action)
        if each:
            each(state, action, after)
        state = after
        if state.turn is None:
            return state
        steps += 1
        assert steps < most, "the deal does not end"
        action = choose(state, rng)


@cache
def pool() -> tuple[Action, ...]:
    """Actions of every kind, to be refused or applied."""
    calls = (
        *("pass", "blind", "look", "unblind", "redeal", "keep", "write-off", "concede"),
        *("bomb", "contra", "recontra", "sell", "buy", "prove", "claim", "here", "whist"),
        *("misere", "nine-without", "half", "whist-back", "open", "closed", "without-all"),
        *("accept", "reject"),
    )
    amounts = (0, 40, 95, 100, 101, 105, 110, 115, 120, 125, 130, 140, 160, 200, 240, 300, 420, 999)
    all_cards = range(32)
    return (
        *(Play(card) for card in all_cards),
        *(Play(card, "!") for card in all_cards),
        *(Play(card, "=") for card in all_cards),
        *(Give(seat, card) for seat in range(4) for card in all_cards),
        *(Bid(amount) for amount in amounts),
        *(Raise(amount) for amount in amounts),
        *(Call(word) for word in calls),
        *(Contract(level, suit) for level in (5, 6, 8, 10) for suit in (0, 3, None)),
        Offer((4, 3, 3)),
        Offer((4, 6)),
        *(Play(card, face_down=True) for card in all_cards),
        *(Bonus(kind) for kind in ("cards", "suits", "talon")),
        *(Bonus("card", place) for place in range(10)),
        Discard(3),
        deal_of(),
    )
