"""Imagining how the deal goes: worlds that agree with what is known, played out and judged.

One mechanism answers every question of a deal — is the game worth bidding, which two cards to put
away, what to order, whist or pass, which card to play: take some worlds that agree with everything
seen, let everybody play on by :mod:`habits`, let the scorer write the deal, and compare what the
settlement would be then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import inf
from random import Random

from prikup.bots.preferans.endgame import Endgame
from prikup.bots.preferans.habits import play_out
from prikup.bots.preferans.hands import (
    best_trump,
    put_away,
    put_away_low,
    suit_holes,
    suit_of,
    tricks,
)
from prikup.bots.preferans.memory import Memory
from prikup.bots.preferans.position import AFTER, NO_TRUMP, NOBODY, Goal, Position
from prikup.cards import Mask
from prikup.game import Contract, Seat
from prikup.preferans.layouts import DUMMY
from prikup.preferans.scoring import score
from prikup.preferans.settle import scores
from prikup.preferans.state import DealResult, Kind, Said
from prikup.preferans.view import View

DUTY = {6: 4, 7: 2, 8: 1, 9: 1, 10: 1}
"""Tricks that the defenders of a contract owe together."""
World = tuple[list[Mask], Mask]
"""Hands by place, and what lies face down."""
TRIES = 12
"""So many worlds are tried for one in which the declarer has what he ordered."""
CERTAIN, GUESSED = 6, 4
"""So many last tricks are looked through to the end: where all cards are known, and else."""


def first_or_best(worlds: Iterable[World], lacks: Callable[[World], float]) -> World:
    """The first of some worlds that lacks nothing, else the one that lacks least."""
    best, least = None, inf
    for world in worlds:
        missing = lacks(world)
        if missing < least:
            best, least = world, missing
        if not missing:
            break
    assert best is not None
    return best


class Imagination:
    """The worlds of one decision."""

    def __init__(self, view: View, random: Random) -> None:
        assert view.me is not None
        self.view = view
        self.me: Seat = view.me
        self.random = random
        self.memory = Memory(view)
        self.memory.declarer_ducks = bool(view.misere)
        plays = view.me in view.circle
        self.place = view.circle.index(view.me) if plays else AFTER[self.memory.declarer]
        """Where I sit; a dealer who whists plays both hands."""
        self.players = len(view.standing.pool)
        self.base = scores(view.standing, view.rules.end.pool_value)[view.me]
        self._worth: dict[DealResult, float] = {}
        self.endgame = Endgame(self.goal, self.memory.declarer, self.memory.trump)
        self._looked_through = GUESSED if self.memory.pool else CERTAIN

    # --- worlds and positions --------------------------------------------------------------------

    def worlds(self, count: int) -> list[World]:
        """Hands by place and what lies face down; one world where all cards are known."""
        return [self.memory.world(self.random) for _ in range(count if self.memory.pool else 1)]

    def believed(self, count: int) -> list[World]:
        """The same, and the declarer has what he ordered, as far as some tries find it."""

        def lacks(world: World) -> float:
            return self._lacks(world[0])

        draw = self.memory.world
        tries = TRIES if self.memory.pool and self.place != self.memory.declarer else 1
        return [
            first_or_best((draw(self.random) for _ in range(tries)), lacks)
            for _ in range(count if self.memory.pool else 1)
        ]

    def _lacks(self, hands: Sequence[Mask]) -> float:
        """How much the declarer's hand falls short of his contract in an experienced eye; in a
        misère, the tricks that it still may have to take."""
        declarer, contract = self.memory.declarer, self.view.contract
        if self.goal is Goal.MISERE:
            others = hands[AFTER[declarer]] | hands[AFTER[AFTER[declarer]]]
            return sum(
                suit_holes(suit_of(hands[declarer], suit), suit_of(others, suit))
                for suit in range(4)
            )
        if contract is None:
            return 0
        hand = hands[declarer] | self.memory.laid[declarer]
        trump = NO_TRUMP if contract.suit is None else contract.suit
        return max(0.0, contract.level - tricks(hand, trump))

    def now(self, hands: Sequence[Mask], aside: Mask) -> Position:
        """The play as it stands, with these hands."""
        view, circle = self.view, self.view.circle
        position = Position(
            hands,
            self.goal,
            soloist=self.memory.declarer,
            trump=self.memory.trump,
            leader=circle.index(view.leader) if view.leader is not None else 0,
        )
        if view.turned is not None:
            position.trick.append(view.turned)
            position.owners.append(NOBODY)
        for place, card in enumerate(view.trick, position.leader):
            position.trick.append(card)
            position.owners.append(place % 3)
        position.tricks = [self._taken_by(hand) for hand in circle]
        if view.all_pass and view.talon_size and len(view.taken) < 2:
            position.talon = [card for card in range(32) if aside >> card & 1]
        return position

    def _taken_by(self, hand: Seat) -> int:
        return sum(trick.taker == hand for trick in self.view.taken)

    @property
    def goal(self) -> Goal:
        """What the deal is played for."""
        if self.view.all_pass:
            return Goal.ALL_PASS
        return Goal.MISERE if self.view.misere else Goal.GAME

    # --- a contract imagined from the auction ----------------------------------------------------

    def game_of(self, place: int, hands: Sequence[Mask], talon: Mask) -> tuple[int, int, list[int]]:
        """``place`` takes the talon and plays his best suit: trump, tricks by his own count, tricks
        taken by place."""
        twelve = hands[place] | talon
        trump, _ = best_trump(twelve)
        aside = put_away(twelve, trump)[0]
        mine = twelve ^ aside
        dealt = [*hands]
        dealt[place] = mine
        position = Position(dealt, Goal.GAME, soloist=place, trump=trump)
        return trump, int(tricks(mine, trump)), play_out(position).tricks

    def misere_of(self, place: int, hands: Sequence[Mask], talon: Mask) -> list[int]:
        """``place`` takes the talon and plays a misère: tricks by place."""
        twelve = hands[place] | talon
        dealt = [*hands]
        dealt[place] = twelve ^ put_away_low(twelve, 1)[0]
        return play_out(Position(dealt, Goal.MISERE, soloist=place)).tricks

    # --- judging ---------------------------------------------------------------------------------

    def worth(self, result: DealResult) -> float:
        """What a result brings me, in whists of the settlement."""
        known = self._worth.get(result)
        if known is None:
            standing, _ = score(self.view.standing, result, self.view.rules)
            known = scores(standing, self.view.rules.end.pool_value)[self.me] - self.base
            self._worth[result] = known
        return known

    def contract(self, declarer: int, level: int, trump: int, taken: Sequence[int]) -> float:
        """A contract of ``declarer`` (a place) that ends with these tricks. Where the defenders can
        do their duty the stronger one whists; where they cannot, nobody does."""
        said: dict[int, Said] = {AFTER[declarer]: "pass", AFTER[AFTER[declarer]]: "pass"}
        if 10 - taken[declarer] >= DUTY[level]:
            said[max(said, key=lambda place: taken[place])] = "whist"
        return self.game(declarer, level, trump, taken, said)

    def game(
        self, declarer: int, level: int, trump: int, taken: Sequence[int], said: dict[int, Said]
    ) -> float:
        """The same, with what the defenders say by place."""
        played = "whist" in said.values() or "whist-back" in said.values()
        answers: list[Said | None] = [None] * self.players
        for place, word in said.items():
            seat = self._owner(place, declarer)
            if answers[seat] in (None, "pass"):
                answers[seat] = word
        return self.worth(
            DealResult(
                kind="game",
                declarer=self.view.circle[declarer],
                level=level,
                suit=None if trump == NO_TRUMP else trump,
                said=tuple(answers),
                played=played,
                tricks=self._by_seat(taken, declarer) if played else (),
                out=self.resting,
            )
        )

    def misere(self, declarer: int, taken: Sequence[int]) -> float:
        """A misère that ends with these tricks."""
        return self.worth(
            DealResult(
                kind="misere",
                declarer=self.view.circle[declarer],
                misere=self.view.misere or "misere",
                played=True,
                tricks=self._by_seat(taken, declarer),
                out=self.resting,
            )
        )

    def all_pass(self, taken: Sequence[int]) -> float:
        """An all-pass that ends with these tricks; what is missing went to the talon."""
        tricks_of, left = self._by_seat(taken, NOBODY), 10 - sum(taken)
        if left and self.view.rules.all_pass.all_pass_talon == "dealer_plays":
            dealer = self.view.standing.dealer
            tricks_of = (*tricks_of[:dealer], tricks_of[dealer] + left, *tricks_of[dealer + 1 :])
            left = 0
        return self.worth(
            DealResult(
                kind="all-pass", played=True, tricks=tricks_of, talon_tricks=left, out=self.resting
            )
        )

    def given_up(self, kind: Kind) -> float:
        """My own game given up at once."""
        bid = self.view.bid
        level = bid.level if isinstance(bid, Contract) else 6
        return self.worth(DealResult(kind=kind, declarer=self.me, level=level, out=self.resting))

    def ended(self, tricks: tuple[int, ...]) -> float:
        """The deal as it is offered, with these tricks by seat."""
        view, contract = self.view, self.view.contract
        kind: Kind = "all-pass" if view.all_pass else "misere" if view.misere else "game"
        return self.worth(
            DealResult(
                kind=kind,
                declarer=view.declarer,
                level=contract.level if contract else 0,
                suit=contract.suit if contract else None,
                said=view.said,
                open=view.open,
                misere=view.misere,
                played=True,
                tricks=tricks,
                talon_tricks=view.talon_tricks,
                out=self.resting,
            )
        )

    @property
    def resting(self) -> tuple[Seat, ...]:
        """Who sits the deal out."""
        return tuple(seat for seat in range(self.players) if seat not in self.view.seats)

    def _by_seat(self, taken: Sequence[int], declarer: int) -> tuple[int, ...]:
        tricks_of = [0] * self.players
        for place, count in enumerate(taken):
            tricks_of[self._owner(place, declarer)] += count
        return tuple(tricks_of)

    def _owner(self, place: int, declarer: int) -> Seat:
        """Whose the tricks of a hand are: the third hand of two players is its player's."""
        hand = self.view.circle[place]
        if self.players == 2 and hand == DUMMY:
            return next(s for s in range(2) if s != self.view.circle[declarer])
        return hand

    def outcome(self, position: Position) -> float:
        """Play on to the end, the last tricks as well as can be: what it brings me then."""
        if position.goal is Goal.ALL_PASS:
            return self.all_pass(play_out(position).tricks)
        if 10 - sum(position.tricks) <= self._looked_through:
            taken = self.endgame.finish(position)
        else:
            taken = play_out(position).tricks
        if position.goal is Goal.MISERE:
            return self.misere(position.soloist, taken)
        return self.ended(self._by_seat(taken, position.soloist))
