"""Imagining how the deal goes: worlds that agree with what is known, played out and judged.

One mechanism answers every question of a deal — is the contract worth bidding, give it up or play,
which cards to pass, which to play: take some worlds that agree with everything seen, let everybody
play on by :mod:`habits`, let the scorer write the deal, and compare the chances to win the match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random

from prikup.bots.thousand.chances import Chances
from prikup.bots.thousand.habits import play_out
from prikup.bots.thousand.hands import costs_of, hope, strength
from prikup.bots.thousand.memory import Memory
from prikup.bots.thousand.position import NOBODY, Customs, Position, World
from prikup.bots.thousand.present import present
from prikup.bots.thousand.ranked import ACE, NINE
from prikup.bots.thousand.temper import Temper
from prikup.cards import Mask
from prikup.game import Seat
from prikup.thousand.phases.auction import limit_for
from prikup.thousand.rules import ACE_MARRIAGE
from prikup.thousand.scoring import last_chance
from prikup.thousand.state import DealResult, Kind
from prikup.thousand.view import View

TRIES = 6
"""Attempts to imagine hands that fit what their players have bid."""
RAISE_SLACK = 30
"""A declarer raises to this much less than he takes in the end."""


class Imagination:
    """The worlds of one decision."""

    def __init__(self, view: View, random: Random, temper: Temper) -> None:
        assert view.me is not None
        self.view = view
        self.me: Seat = view.me
        self.rules = view.rules
        self.layout = view.rules.layout
        self.random = random
        self.temper = temper
        self.customs = Customs(view.rules, view.seats)
        self.memory = Memory(view, self.customs)
        self.chances = Chances(view.me, view.standing, view.rules, temper.scale)
        self.blind = view.blind is not None
        """Whether the imagined deals count as blind ones."""
        self.contra = view.contra
        self.bought = view.bought

    def ours(self, seat: Seat) -> bool:
        """Whether a seat scores together with this one."""
        return seat in (self.me, self.layout.partner(self.me))

    # --- worlds ----------------------------------------------------------------------------------

    def worlds(self, count: int) -> list[World]:
        """Worlds that agree with what was shown and played, and in which the declarer could bid
        what he bid."""
        view, declarer = self.view, self.view.declarer
        if declarer in (None, self.me) or self._limit(0, declarer) >= view.bid:
            return [self.memory.world(self.random) for _ in range(count)]
        laid = self.memory.laid[declarer]

        def could_bid(world: World) -> bool:
            return self._limit(world.hands[declarer] | laid, declarer) >= view.bid

        return [self._likely(could_bid) for _ in range(count)]

    def deals(self, count: int) -> list[World]:
        """Worlds before the talon is taken: who has bid has something, who passed has little."""

        def believable(world: World) -> bool:
            return all(self._believable(seat, world.hands[seat]) for seat in self.memory.others)

        return [self._likely(believable) for _ in range(count)]

    def _likely(self, fits: Callable[[World], bool]) -> World:
        """A world that fits, if one is found in a few tries."""
        for _ in range(TRIES):
            world = self.memory.world(self.random)
            if fits(world):
                break
        return world

    def _believable(self, seat: Seat, hand: Mask) -> bool:
        """Whether a hand fits what its player has said in the auction."""
        view = self.view
        if seat == view.bidder:
            return self.hopes(hand) >= view.bid - 20 if view.contested else True
        return self.hopes(hand) <= view.bid + 30 if view.passed >> seat & 1 else True

    def hopes(self, hand: Mask) -> int:
        """What the player of a dealt hand may expect to take as the declarer."""
        return strength(hand, self.customs) + hope(self.layout)

    # --- positions -------------------------------------------------------------------------------

    def start(self, declarer: Seat, world: World) -> Position:
        """The first lead of a declarer who takes the talon and parts with what he can spare."""
        hands, talon = list(world.hands), self.layout.talon
        hands[declarer] |= sum(world.rest[:talon])
        return self.parted(declarer, World(tuple(hands), world.rest[talon:]))

    def parted(self, declarer: Seat, world: World) -> Position:
        """The first lead of a declarer who has the talon and parts with what he can spare."""
        hands = list(world.hands)
        costs = costs_of(hands[declarer], self.customs)
        spare = iter(sorted(costs, key=costs.__getitem__))
        if self.layout.gifts:
            for seat in self.view.seats:
                if seat != declarer:
                    card = next(spare)
                    hands[declarer] ^= card
                    hands[seat] |= card
        away = [next(spare) for _ in range(self.layout.discards)]
        hands[declarer] ^= sum(away)
        position = Position(self.customs, hands, declarer)
        position.put_away([*world.rest, *away])
        return position

    def now(self) -> Position:
        """The position of the play as it stands; only what a world adds is missing."""
        return present(self.view, self.memory)

    # --- judging ---------------------------------------------------------------------------------

    def played(self, position: Position, bid: int, nines: Seat | None = None) -> DealResult:
        """The result of a deal that was played to this end."""
        nobody = position.declarer == NOBODY
        raspasy = nobody and not self.layout.draws
        return self._result(
            "raspasy" if raspasy else "played",
            None if nobody else position.declarer,
            bid,
            cards=tuple(position.points),
            marriages=_by_seat(position.pairs, len(position.points)),
            half_marriages=_by_seat(position.halves, len(position.points)),
            tricks=tuple(position.tricks),
            captured=tuple(position.captured),
            aces=position.aces,
            nines=position.nines if nines is None else nines,
        )

    def _result(self, kind: Kind, declarer: Seat | None, bid: int, **how: object) -> DealResult:
        dealer = self.view.standing.dealer
        return DealResult(
            kind=kind,
            declarer=declarer,
            bid=bid,
            blind=self.blind,
            contra=self.contra,
            bought=self.bought,
            out=dealer if self.layout.dealer_out else None,
            last_chance=declarer == last_chance(self.view.standing, self.rules) is not None,
            **how,  # type: ignore[arg-type]
        )

    def outcome(self, position: Position, bid: int) -> float:
        """Play on to the end: the chance to win the match then."""
        nines = self._four_nines(position)
        return self.chances.after(self.played(play_out(position), bid, nines))

    def _four_nines(self, position: Position) -> Seat | None:
        """Who holds four nines that pay by themselves; asked before the first lead only, later it
        makes no difference between cards."""
        marriage = self.rules.marriage
        if not marriage.four_nines or marriage.four_nines_when == "first_nine_led":
            return None
        if position.trick or any(position.tricks) or position.declarer == NOBODY:
            return None
        hands = enumerate(position.hands)
        return next((seat for seat, hand in hands if hand & NINE == NINE), None)

    def margin(self, margin: float) -> float:
        """A margin of the temper, smaller where the match is nearly decided."""
        return margin * self.chances.tension

    def given_up(
        self, declarer: Seat, bid: int, kind: Kind, hands: Sequence[Mask] | None = None
    ) -> float:
        """The chance to win after a declarer has given the deal up. Where aces count, those in
        ``hands`` do."""
        aces = tuple((hand & ACE).bit_count() for hand in hands or ())
        return self.chances.after(self._result(kind, declarer, bid, aces_held=aces))

    def _ways_out(self, declarer: Seat) -> list[Kind]:
        """How a declarer may give a contract up, as far as the rules in general say."""
        rules, ways = self.rules.write_off, list[Kind]()
        if rules.write_off:
            ways.append("write-off")
        thrown = self.view.standing.bombs[declarer]
        if rules.bombs is not None and not (isinstance(rules.bombs, int) and thrown >= rules.bombs):
            ways.append("bomb")
        return ways

    def _raised_to(self, hand: Mask, declarer: Seat) -> int:
        """How far a declarer may raise with these cards; 0 where he may not."""
        rules, view = self.rules, self.view
        if not rules.talon.raise_after_talon or (self.blind and not rules.blind.blind_raise):
            return 0
        if view.golden and rules.golden.golden == "forced_120" and not rules.golden.golden_raise:
            return 0
        return self._limit(hand, declarer)

    def _limit(self, hand: Mask, seat: Seat) -> int:
        """The highest bid that a seat may make with these cards."""
        pairs = [suit for suit, pair in enumerate(self.customs.pairs) if hand & pair == pair]
        on_barrel = self.view.standing.barrel[seat] is not None
        return limit_for(pairs, hand & ACE == ACE, self.rules, on_barrel)

    def contract(self, declarer: Seat, bid: int, deals: Iterable[World]) -> float:
        """What it is worth that ``declarer`` gets the talon at ``bid``."""
        return self._judged(declarer, bid, [self.start(declarer, world) for world in deals])

    def taken(self, declarer: Seat, bid: int, worlds: Iterable[World]) -> float:
        """What it is worth that ``declarer``, who has the talon, plays at ``bid``."""
        return self._judged(declarer, bid, [self.parted(declarer, world) for world in worlds])

    def _judged(self, declarer: Seat, bid: int, positions: Sequence[Position]) -> float:
        """What a contract is worth that is played from these first leads.

        The declarer raises to a little less than he will take. Half of the contracts that fail are
        seen in time and given up, where that is cheaper.
        """
        ours, ways = self.ours(declarer), self._ways_out(declarer)
        by_aces = "write-off" in ways and self.rules.score.write_off_amount == "by_aces"
        hands = positions[0].hands if by_aces else None
        outs = [self.given_up(declarer, bid, kind, hands) for kind in ways]
        if declarer == self.me:
            bid += self.temper.caution
        total = 0.0
        for position in positions:
            most = self._raised_to(position.hands[declarer], declarer)
            nines = self._four_nines(position)
            points = points_of(self, play_out(position))
            stake = max(bid, min(points - RAISE_SLACK, most) // 5 * 5)
            value = self.chances.after(self.played(position, stake, nines))
            if outs and points < bid:
                value = (value + (max if ours else min)(value, *outs)) / 2
            total += value
        return total / len(positions)

    def passed_out(self, world: World) -> float:
        """What it is worth that nobody bids, where nobody has to."""
        then, forced = self.rules.auction.all_pass, self.view.forced
        if then == "redeal":
            return self.chances.now()
        if then == "raspasy":
            position = Position(self.customs, world.hands, NOBODY)
            position.leader = self.view.seats[0]
            return self.outcome(position, 0)
        assert forced is not None
        return self.contract(forced, self.rules.auction.min_bid, [world])

    def auctioned(self, world: World, bidders: Sequence[Seat]) -> float:
        """What it is worth that these seats bid as far as their hands are good for."""
        least = self.rules.auction.min_bid
        hopes = sorted((self.hopes(world.hands[seat]), seat) for seat in bidders)
        if not hopes or hopes[-1][0] < least:
            return self.passed_out(world)
        second = hopes[-2][0] if len(hopes) > 1 else 0
        return self.contract(hopes[-1][1], max(least, second // 10 * 10), [world])


def points_of(imagination: Imagination, position: Position) -> int:
    """Card and marriage points of the declarer at the end."""
    customs, declarer = imagination.customs, position.declarer
    points = position.points[declarer]
    points += sum(customs.worth[suit] for seat, suit in position.pairs if seat == declarer)
    points += sum(customs.worth[suit] // 2 for seat, suit in position.halves if seat == declarer)
    points += customs.capture * position.captured[declarer]
    if customs.in_pairs:
        points += _partners_points(imagination, position)
    return points + (ACE_MARRIAGE if position.aces == declarer else 0)


def _partners_points(imagination: Imagination, position: Position) -> int:
    """What the declarer's partner adds."""
    partner = imagination.layout.partner(position.declarer)
    assert partner is not None
    worth = imagination.customs.worth
    declared = sum(worth[suit] for seat, suit in position.pairs if seat == partner)
    return position.points[partner] + declared


def _by_seat(declared: Iterable[tuple[Seat, int]], count: int) -> tuple[tuple[int, ...], ...]:
    """The suits declared, by seat."""
    suits: list[tuple[int, ...]] = [()] * count
    for seat, suit in declared:
        suits[seat] += (suit,)
    return tuple(suits)
