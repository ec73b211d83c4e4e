"""Imagining how the deal goes: worlds that agree with what is known, played out and judged.

One mechanism answers every question of a deal — is the contract worth bidding, give it up or play,
which cards to pass, which to play: take some worlds that agree with everything seen, let everybody
play on by :mod:`habits`, let the scorer write the deal, and compare the chances to win the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from prikup.bots.thousand.chances import Chances
from prikup.bots.thousand.habits import play_out
from prikup.bots.thousand.hands import costs_of, strength
from prikup.bots.thousand.memory import Memory
from prikup.bots.thousand.position import NO_TRUMP, Play, Position
from prikup.bots.thousand.ranked import ACE, KING, NINE, QUEEN, RANKED, SUIT, queens_of_pairs
from prikup.bots.thousand.temper import Temper
from prikup.cards import Mask
from prikup.game import Play as Laid
from prikup.game import Seat
from prikup.thousand.phases.auction import limit_for
from prikup.thousand.rules import ACE_MARRIAGE
from prikup.thousand.state import DealResult
from prikup.thousand.view import View

RAISE_SLACK = 30
"""A declarer raises to this much less than he takes in the end."""
TALON_BRINGS = 20
"""What a bidder hopes to find in the talon."""


class Imagination:
    """The worlds of one decision."""

    def __init__(self, view: View, random: Random, temper: Temper) -> None:
        assert view.me is not None
        self.view = view
        self.me: Seat = view.me
        self.rules = view.rules
        self.random = random
        self.temper = temper
        self.memory = Memory(view)
        self.chances = Chances(view.me, view.standing, view.rules, temper.scale)
        self.blind = view.blind is not None
        """Whether the imagined deals count as blind ones."""
        self.play = Play(view.rules, view.seats, len(view.hand_sizes))

    # --- worlds ----------------------------------------------------------------------------------

    def deals(self, count: int) -> list[tuple[list[Mask], Mask]]:
        """Hands and talons for the auction: who has bid has something, who passed has little."""
        return [self._likely_deal() for _ in range(count)]

    def _likely_deal(self) -> tuple[list[Mask], Mask]:
        for _ in range(4):
            hands, talon = self.memory.deal(self.random)
            if all(self._believable(seat, hands[seat]) for seat in self.memory.others):
                break
        return hands, talon

    def _believable(self, seat: Seat, hand: Mask) -> bool:
        """Whether a hand fits what its player has said in the auction."""
        view = self.view
        hopes = strength(hand, self.rules.marriage_worth) + TALON_BRINGS
        if seat == view.bidder:
            return hopes >= view.bid - 20 if view.contested else True
        return hopes <= view.bid + 30 if view.passed >> seat & 1 else True

    def worlds(self, count: int) -> list[list[Mask]]:
        """Hands of all seats once the talon is taken."""
        return [self.memory.world(self.random) for _ in range(count)]

    # --- positions -------------------------------------------------------------------------------

    def start(self, declarer: Seat, hands: Sequence[Mask], talon: Mask) -> Position:
        """The first lead of a declarer who takes the talon and passes what he can spare."""
        hands = list(hands)
        mine = hands[declarer] | talon
        costs = costs_of(mine)
        spare = iter(sorted(costs, key=costs.__getitem__))
        for seat in self.view.seats:
            if seat != declarer:
                card = next(spare)
                mine ^= card
                hands[seat] |= card
        hands[declarer] = mine
        return Position(self.play, hands, declarer)

    def now(self) -> Position:
        """The position of the play as it stands, without hands."""
        view = self.view
        assert view.declarer is not None and view.leader is not None
        position = Position(self.play, self.memory.known, view.declarer)
        position.leader = view.leader
        position.trick = [RANKED[card] for card in view.trick]
        position.trump = NO_TRUMP if view.trump is None else view.trump
        if view.trump_by is not None:
            position.trump_by = view.trump_by
        position.points, position.tricks = list(view.points), list(view.tricks)
        for marriage in view.marriages:
            if marriage.kind == "aces":
                position.aces = marriage.seat
            elif marriage.kind == "nines":
                position.nines = marriage.seat
            elif marriage.suit is not None:
                position.pairs.append((marriage.seat, marriage.suit))
        if view.trick:
            lead = view.log[-len(view.trick)][1]
            half = (QUEEN | KING) >> position.trick[0] & 1
            position.declaring = isinstance(lead, Laid) and bool(lead.declare) and bool(half)
        return position

    # --- judging ---------------------------------------------------------------------------------

    def played(self, position: Position, bid: int, nines: Seat | None = None) -> DealResult:
        """The result of a deal that was played to this end."""
        pairs: list[tuple[int, ...]] = [()] * len(position.points)
        for seat, suit in position.pairs:
            pairs[seat] += (suit,)
        return DealResult(
            kind="played",
            declarer=position.declarer,
            bid=bid,
            cards=tuple(position.points),
            marriages=tuple(pairs),
            tricks=tuple(position.tricks),
            aces=position.aces,
            nines=position.nines if nines is None else nines,
            blind=self.blind,
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
        if position.trick or any(position.tricks):
            return None
        hands = enumerate(position.hands)
        return next((seat for seat, hand in hands if hand & NINE == NINE), None)

    def margin(self, margin: float) -> float:
        """A margin of the temper, smaller where the match is nearly decided."""
        return margin * self.chances.tension

    def given_up(self, declarer: Seat, bid: int, kind: str = "write-off") -> float:
        """The chance to win after a declarer has given the deal up."""
        result = DealResult(
            kind="concede" if kind == "concede" else "write-off",
            declarer=declarer,
            bid=bid,
            blind=self.blind,
        )
        return self.chances.after(result)

    def _raised_to(self, hand: Mask, declarer: Seat) -> int:
        """How far a declarer may raise with these ten cards; 0 where he may not."""
        rules, view = self.rules, self.view
        if not rules.talon.raise_after_talon or (self.blind and not rules.blind.blind_raise):
            return 0
        if view.golden and rules.golden.golden == "forced_120" and not rules.golden.golden_raise:
            return 0
        queens = queens_of_pairs(hand)
        pairs = [suit for suit in range(4) if queens & SUIT[suit]]
        on_barrel = view.standing.barrel[declarer] is not None
        return limit_for(pairs, hand & ACE == ACE, rules, on_barrel)

    def contract(self, declarer: Seat, bid: int, deals: Sequence[tuple[list[Mask], Mask]]) -> float:
        """What it is worth that ``declarer`` gets the talon at ``bid``.

        He raises to a little less than he will take. Half of the contracts that fail are seen in
        time and given up, where that is cheaper.
        """
        given_up = self.given_up(declarer, bid) if self.rules.write_off.write_off else None
        if declarer == self.me:
            bid += self.temper.caution
        total = 0.0
        for hands, talon in deals:
            position = self.start(declarer, hands, talon)
            most = self._raised_to(hands[declarer] | talon, declarer)
            nines = self._four_nines(position)
            points = points_of(self, play_out(position))
            stake = max(bid, min(points - RAISE_SLACK, most) // 5 * 5)
            value = self.chances.after(self.played(position, stake, nines))
            if given_up is not None and points < bid:
                mine = declarer == self.me
                better = max(value, given_up) if mine else min(value, given_up)
                value = (value + better) / 2
            total += value
        return total / len(deals)


def points_of(imagination: Imagination, position: Position) -> int:
    """Card and marriage points of the declarer at the end."""
    worth, declarer = imagination.rules.marriage_worth, position.declarer
    points = position.points[declarer]
    points += sum(worth[suit] for seat, suit in position.pairs if seat == declarer)
    return points + (ACE_MARRIAGE if position.aces == declarer else 0)
