"""The declarer's decisions with the talon in hand: give up, pass cards, raise."""

from __future__ import annotations

from itertools import permutations

from prikup.bots.thousand.habits import play_out
from prikup.bots.thousand.hands import costs_of
from prikup.bots.thousand.imagination import Imagination, points_of
from prikup.bots.thousand.position import Position
from prikup.bots.thousand.ranked import PLAIN
from prikup.cards import Mask
from prikup.game import Action, Call, Give, Raise, Seat

REDEAL, WRITE_OFF, CONCEDE = Call("redeal"), Call("write-off"), Call("concede")

SPARE = 4
"""Cards considered for passing."""
PASSING_WORLDS = 20
HABIT = 0.0003
"""How much the eye's judgement of a card weighs beside the imagined deals, per unit of its cost."""

Passing = tuple[tuple[Seat, Mask], ...]
"""Which card goes to whom."""


def with_talon(imagination: Imagination) -> Action:
    """Give the deal up, claim a redeal, or pass the card that hurts least."""
    passing = best_passing(imagination)
    out = _way_out(imagination, passing)
    if out is not None:
        return out
    seat, card = passing[0]
    return Give(seat, PLAIN[card.bit_length() - 1])


def best_passing(imagination: Imagination) -> Passing:
    """Compares the few sensible ways to pass cards, in the same worlds."""
    view, hand = imagination.view, imagination.memory.hand
    served = [seat for seat, _ in view.given]
    receivers = [s for s in view.seats if s not in (imagination.me, *served)]
    costs = dict(sorted(costs_of(hand).items(), key=lambda item: item[1])[:SPARE])
    ways: list[Passing] = [
        tuple(zip(receivers, cards, strict=True)) for cards in permutations(costs, len(receivers))
    ]
    worlds = imagination.worlds(PASSING_WORLDS)
    bid = imagination.view.bid

    def value(way: Passing) -> float:
        total = sum(imagination.outcome(_passed(imagination, way, w), bid) for w in worlds)
        return total / len(worlds) - HABIT * sum(costs[card] for _, card in way)

    return max(ways, key=value)


def _passed(imagination: Imagination, way: Passing, world: list[Mask]) -> Position:
    """The first lead after the cards were passed."""
    hands = world.copy()
    for seat, card in way:
        hands[seat] |= card
        hands[imagination.me] ^= card
    return Position(imagination.play, hands, imagination.me)


def _way_out(imagination: Imagination, way: Passing) -> Action | None:
    """Giving up or a redeal, if that leaves better chances than playing."""
    values = ways_out(imagination)
    if not values:
        return None
    worlds = imagination.worlds(imagination.temper.worlds)
    bid = imagination.view.bid + imagination.temper.caution
    play = sum(imagination.outcome(_passed(imagination, way, w), bid) for w in worlds) / len(worlds)
    value, out = max(values, key=lambda item: item[0])
    return out if value > play + imagination.margin(imagination.temper.way_out) else None


def ways_out(imagination: Imagination) -> list[tuple[float, Action]]:
    """The ways not to play that are open, with what each is worth."""
    view, me = imagination.view, imagination.me
    values: list[tuple[float, Action]] = []
    for action in view.legal:
        if action == REDEAL:
            values.append((imagination.chances.now(), action))
        elif action in (WRITE_OFF, CONCEDE):
            values.append((imagination.given_up(me, view.bid, action.word), action))
    return values


def before_the_lead(imagination: Imagination) -> Action | None:
    """The last word before the first lead: raise, give up, or nothing."""
    view, temper = imagination.view, imagination.temper
    raises = [action for action in view.legal if isinstance(action, Raise)]
    outs = ways_out(imagination)
    if not raises and not outs:
        return None
    now, worlds = imagination.now(), imagination.worlds(temper.worlds)
    ends = [play_out(now.with_hands(world)) for world in worlds]

    def worth(bid: int) -> float:
        results = (imagination.played(end, bid) for end in ends)
        return sum(map(imagination.chances.after, results)) / len(ends)

    wanted = _raises_to_weigh([points_of(imagination, end) for end in ends], raises)
    options = [
        (worth(action.amount) - imagination.margin(temper.raising), action) for action in wanted
    ]
    better = max([*options, *outs], key=lambda option: option[0], default=None)
    return better[1] if better is not None and better[0] > worth(view.bid) else None


def _raises_to_weigh(points: list[int], raises: list[Raise]) -> list[Raise]:
    """The highest raises that hold in all, most, or half of the imagined deals."""
    points.sort()
    reached = [points[len(points) * part // 20] for part in (0, 1, 2, 3, 4, 6, 8, 10)]
    held = {max((r.amount for r in raises if r.amount <= most), default=0) for most in reached}
    return [action for action in raises if action.amount in held]
