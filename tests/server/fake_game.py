"""Toy: the smallest game with everything that a server has to handle.

Three players get two cards each, the other eighteen stay hidden. From the dealer's left each may
``keep``, or ask for a ``redeal`` if he holds a nine (so most can only keep). Then two tricks: the
highest card takes a point. Who has ``target`` points after a deal has won.

The server plays it without a change, which proves that it knows games only through
``prikup.game``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from prikup.cards import CARD_NAMES, RANK_OF, Card, cards_of, deck, mask_of, parse_card
from prikup.game import (
    Action,
    BadRules,
    Call,
    Deal,
    Entry,
    Event,
    IllegalAction,
    Play,
    Reason,
    reason,
)
from prikup.server.games import Games, Rules

DECK = deck("9")
NINES = mask_of(card for card in DECK if RANK_OF[card] == 2)


class ToyState(Struct, frozen=True):
    target: int
    dealer: int
    deals: int = 0
    scores: tuple[int, ...] = (0, 0, 0)
    hands: tuple[int, ...] = (0, 0, 0)
    dealt: tuple[int, ...] = (0, 0, 0)
    talon: tuple[Card, ...] = ()
    phase: str = "deal"
    asked: int = 0
    leader: int = 0
    trick: tuple[Card, ...] = ()
    taken: tuple[int, ...] = (0, 0, 0)
    entries: tuple[Entry, ...] = ()
    winner: int | None = None

    @property
    def over(self) -> bool:
        return self.winner is not None

    @property
    def turn(self) -> int | None:
        if self.phase == "claims":
            return (self.dealer + 1 + self.asked) % 3
        if self.phase == "play":
            return (self.leader + len(self.trick)) % 3
        return None

    @property
    def decline(self) -> Action | None:
        return Call("keep") if self.phase == "claims" else None

    def legal_actions(self) -> list[Action]:
        seat = self.turn
        if seat is None:
            return []
        if self.phase == "claims":
            return [Call("keep")] + [Call("redeal")] * bool(self.hands[seat] & NINES)
        return [Play(card) for card in cards_of(self.hands[seat])]

    def why_not(self, action: Action) -> Reason | None:
        if isinstance(action, Deal):
            return None if self.turn is None and not self.over else reason("no-deal-now")
        if action in self.legal_actions():
            return None
        return reason("not-in-hand" if isinstance(action, Play) else "not-now")

    def apply(self, action: Action) -> ToyState:
        if (why := self.why_not(action)) is not None:
            raise IllegalAction(why)
        return self.after(action)

    def after(self, action: Action) -> ToyState:
        if isinstance(action, Deal):
            return ToyState(
                self.target,
                self.dealer,
                deals=self.deals + 1,
                scores=self.scores,
                hands=action.hands,
                dealt=action.hands,
                talon=action.talon,
                phase="claims",
            )
        if action == Call("redeal"):
            return replace(self, phase="deal", hands=(0, 0, 0))
        if action == Call("keep"):
            asked = self.asked + 1
            leader = (self.dealer + 1) % 3
            return replace(
                self, asked=asked, leader=leader, phase="play" if asked == 3 else "claims"
            )
        assert isinstance(action, Play)
        return self._play(action.card)

    def _play(self, card: Card) -> ToyState:
        seat = self.turn
        assert seat is not None
        hands = tuple(h & ~(1 << card) if i == seat else h for i, h in enumerate(self.hands))
        trick = (*self.trick, card)
        if len(trick) < 3:
            return replace(self, hands=hands, trick=trick)
        taker = (self.leader + trick.index(max(trick))) % 3
        taken = tuple(n + (i == taker) for i, n in enumerate(self.taken))
        state = replace(self, hands=hands, trick=(), leader=taker, taken=taken)
        return state if any(hands) else state._score()

    def _score(self) -> ToyState:
        entries = tuple(
            Entry(seat, points, reason("tricks", count=points), "contract")
            for seat, points in enumerate(self.taken)
            if points
        )
        scores = tuple(a + b for a, b in zip(self.scores, self.taken, strict=True))
        won = max(scores) >= self.target
        return replace(
            self, phase="over" if won else "deal", scores=scores, entries=entries,
            dealer=(self.dealer + 1) % 3, winner=scores.index(max(scores)) if won else None,
        )  # fmt: skip

    def view(self, seat: int | None) -> ToyView:
        return ToyView(
            me=seat,
            turn=self.turn,
            legal=tuple(self.legal_actions()) if seat is not None and seat == self.turn else (),
            phase=self.phase,
            dealer=self.dealer,
            deals=self.deals,
            scores=self.scores,
            hand=None if seat is None else self.hands[seat],
            sizes=tuple(hand.bit_count() for hand in self.hands),
            hands=self.dealt if self.entries else None,
            trick=self.trick,
            entries=self.entries,
            winner=self.winner,
        )

    def events(self, action: Action, after: ToyState, viewer: int | None) -> tuple[Event, ...]:
        if isinstance(action, Deal):
            mine = {} if viewer is None else {"hand": _names(after.hands[viewer])}
            return (Event("deal", None, {"dealer": self.dealer, **mine}),)
        happened = []
        if isinstance(action, Call):
            happened.append(Event("call", self.turn, {"call": action.word}))
        elif isinstance(action, Play):
            happened.append(Event("play", self.turn, {"card": CARD_NAMES[action.card]}))
        if self.trick and not after.trick:
            happened.append(Event("trick", after.leader, {}))
        if after.turn is None and after.entries:
            happened.append(Event("scored", None, {"scores": list(after.scores)}))
        return tuple(happened)


def _names(mask: int) -> list[str]:
    return [CARD_NAMES[card] for card in cards_of(mask)]


class ToyView(Struct, frozen=True):
    me: int | None
    turn: int | None
    legal: Sequence[Action]
    phase: str
    dealer: int
    deals: int
    scores: tuple[int, ...]
    hand: int | None
    sizes: tuple[int, ...]
    hands: tuple[int, ...] | None
    trick: tuple[Card, ...]
    entries: tuple[Entry, ...]
    winner: int | None


class Toy:
    name = "toy"
    players = (3,)

    def new_match(
        self, values: Mapping[str, Any], start: Mapping[str, Any] | None = None
    ) -> ToyState:
        return ToyState(target=values["target"], dealer=(start or {}).get("dealer", 0))

    def deck(self, state: ToyState) -> tuple[Card, ...]:
        return DECK

    def deal(self, state: ToyState, order: Sequence[Card]) -> Deal:
        hands = [0, 0, 0]
        for index in range(3):
            seat = (state.dealer + 1 + index) % 3
            hands[seat] = mask_of(order[2 * index : 2 * index + 2])
        return Deal(tuple(hands), tuple(order[6:]))

    def parse_action(self, state: ToyState, text: str) -> Action:
        if text in ("keep", "redeal"):
            return Call(text)
        try:
            return Play(parse_card(text))
        except ValueError:
            raise IllegalAction(reason("not-an-action", text=text[:40])) from None

    def view_json(self, view: ToyView) -> dict[str, Any]:
        from prikup.game import action_text

        return {
            "game": "toy",
            "me": view.me,
            "turn": view.turn,
            "phase": view.phase,
            "dealer": view.dealer,
            "deals": view.deals,
            "scores": list(view.scores),
            "hand": None if view.hand is None else _names(view.hand),
            "hand_sizes": list(view.sizes),
            "hands": None if view.hands is None else [_names(hand) for hand in view.hands],
            "trick": [CARD_NAMES[card] for card in view.trick],
            "legal": [action_text(action) for action in view.legal],
            "entries": [[entry.player, entry.amount] for entry in view.entries],
            "winner": view.winner,
        }

    def state_json(self, state: ToyState) -> dict[str, Any]:
        return {"scores": list(state.scores), "winner": state.winner}


class ToyRules:
    """One option: ``target``, 3 by default."""

    def presets(self, game: str) -> list[dict[str, Any]]:
        return [{"preset": "plain", "players": [3], "title": {"en": "Plain"}, "default": True}]

    def catalogue(self, game: str) -> dict[str, Any]:
        return {"groups": ["table"], "options": [{"id": "target", "default": 3}]}

    def reference(self, game: str, lang: str) -> dict[str, Any]:
        return {"game": game, "groups": [], "options": []}

    def compare(self, a: str, b: str) -> dict[str, Any]:
        return {"game": "toy", "a": {"preset": a}, "b": {"preset": b}, "options": {}}

    def read(self, game: str, document: Any) -> Rules:
        edits = dict(document.get("set", {}))
        if document.get("preset", "plain") != "plain":
            raise BadRules(reason("unknown-preset", preset=str(document["preset"])))
        for option, value in edits.items():
            if option != "target" or not isinstance(value, int):
                raise BadRules(reason("unknown-option", option=option), option=option)
        values = {"target": 3, **edits}
        option = {"value": values["target"], "default": 3, "preset_value": 3, "from": "edit"}
        return Rules(
            "plain", edits, f"T{values['target']}", values, list(edits), {"target": option}
        )

    def complete(self, game: str, values: Mapping[str, Any]) -> dict[str, Any]:
        return {"target": 3, **values}


class ToyBot:
    """Plays its last card, keeps its hand."""

    def act(self, view: ToyView) -> Action:
        return view.legal[-1] if view.phase == "play" else view.legal[0]


class BrokenBot:
    """Raises, hangs or cheats, by its level."""

    def __init__(self, level: str) -> None:
        self.level = level

    def act(self, view: ToyView) -> Action:
        if self.level == "slow":
            import time

            time.sleep(0.4)
        if self.level == "cheat":
            return Call("win")
        raise RuntimeError("the bot is broken")


def make_bot(level: str, game: str, seat: int, seed: int) -> Any:
    return ToyBot() if level in ("club", "novice") else BrokenBot(level)


LEVELS = ("novice", "club", "broken", "slow", "cheat")


def toy_games(**more: Any) -> Games:
    """A server's games with nothing but the toy."""
    options = {"make_bot": make_bot, "levels": LEVELS, **more}
    return Games({"toy": Toy()}, ToyRules(), **options)
