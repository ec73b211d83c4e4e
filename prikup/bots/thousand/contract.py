"""The declarer's decisions with the talon in hand: give up, part with cards, raise."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations

from prikup.bots.thousand import trading
from prikup.bots.thousand.habits import play_out
from prikup.bots.thousand.hands import costs_of
from prikup.bots.thousand.imagination import Imagination, points_of
from prikup.bots.thousand.position import Position, World
from prikup.bots.thousand.ranked import PLAIN, RANKED, bits, plain, ranked
from prikup.cards import Mask
from prikup.game import Action, Call, Discard, Give, Raise, Seat, Sell
from prikup.thousand.state import Kind

KEEP, REDEAL = Call("keep"), Call("redeal")
WRITE_OFF, CONCEDE, BOMB = Call("write-off"), Call("concede"), Call("bomb")
GIVING_UP: dict[Action, Kind] = {WRITE_OFF: "write-off", CONCEDE: "concede", BOMB: "bomb"}

SPARE = 4
"""Cards considered for passing or putting away; one more where two are put away."""
PASSINGS = 240
FEWEST, MOST = 8, 20
"""Imagined deals for all ways to part with cards, and for one of them."""
HABIT = 0.0003
"""How much the eye's judgement of a card weighs beside the imagined deals, per unit of its cost."""

Parting = tuple[tuple[Seat, Mask], ...]
"""Which card goes to whom; ``PILE`` stands for the pile."""
PILE = -1


def with_talon(imagination: Imagination) -> Action:
    """Give the deal up, claim a redeal, sell it, or part with the cards that hurt least."""
    way = best_parting(imagination)
    return _way_out(imagination, way) or _first_step(imagination, way)


def _first_step(imagination: Imagination, way: Parting) -> Action:
    """The first action of a way to part; where the rules want another card, the cheapest one."""
    legal = imagination.view.legal
    seat, card = way[0]
    away = sum(card for to, card in way if to == PILE)
    step: Action = (
        Discard(plain(away)) if seat == PILE else Give(seat, PLAIN[card.bit_length() - 1])
    )
    if step in legal:
        return step
    costs = costs_of(imagination.memory.hand, imagination.customs)
    partings = [action for action in legal if isinstance(action, Give | Discard)]
    return min(partings, key=lambda action: sum(costs[card] for card in _cards(action)))


def _cards(action: Give | Discard) -> list[Mask]:
    if isinstance(action, Give):
        return [1 << RANKED[action.card]]
    return bits(ranked(action.cards))


def best_parting(imagination: Imagination) -> Parting:
    """Compares the few sensible ways to part with cards, in the same worlds."""
    hand, bid = imagination.memory.hand, imagination.view.bid
    costs = costs_of(hand, imagination.customs)
    ways = _ways(imagination, sorted(costs, key=costs.__getitem__))
    worlds = imagination.worlds(min(MOST, max(FEWEST, PASSINGS // len(ways))))

    def value(way: Parting) -> float:
        total = sum(imagination.outcome(_parted(imagination, way, w), bid) for w in worlds)
        return total / len(worlds) - HABIT * sum(costs[card] for _, card in way)

    return max(ways, key=value)


def _ways(imagination: Imagination, cheap: list[Mask]) -> list[Parting]:
    """Ways to part with what can be spared: to each who has no card yet, and onto the pile."""
    view, layout = imagination.view, imagination.layout
    served = [seat for seat, _ in view.given]
    places = [s for s in view.seats if s not in (imagination.me, *served)] if layout.gifts else []
    if not view.discarded:
        places += [PILE] * layout.discards
    if places == [PILE] * len(places):
        return [
            tuple(zip(places, c, strict=True))
            for c in combinations(cheap[: SPARE + 1], len(places))
        ]
    return [tuple(zip(places, c, strict=True)) for c in permutations(cheap[:SPARE], len(places))]


def _parted(imagination: Imagination, way: Parting, world: World) -> Position:
    """The first lead after the cards went their ways."""
    hands = list(world.hands)
    away = bits(imagination.memory.put_away)
    for seat, card in way:
        hands[imagination.me] ^= card
        if seat == PILE:
            away.append(card)
        else:
            hands[seat] |= card
    position = Position(imagination.customs, hands, imagination.me)
    position.put_away([*world.rest, *away])
    return position


def _way_out(imagination: Imagination, way: Parting) -> Action | None:
    """Giving up, a redeal or a sale, if that leaves better chances than playing."""
    values = ways_out(imagination)
    may_sell = any(isinstance(action, Sell) for action in imagination.view.legal)
    if not values and not may_sell:
        return None
    worlds = imagination.worlds(imagination.temper.worlds)
    bid = imagination.view.bid + imagination.temper.caution
    play = sum(imagination.outcome(_parted(imagination, way, w), bid) for w in worlds) / len(worlds)
    value, out = max(values, key=lambda item: item[0], default=(0.0, None))
    if may_sell:
        sale = trading.offer(imagination, max(play, value))
        if sale is not None:
            return sale
    return out if value > play + imagination.margin(imagination.temper.way_out) else None


def ways_out(imagination: Imagination) -> list[tuple[float, Action]]:
    """The ways not to play that are open, with what each is worth."""
    view, me = imagination.view, imagination.me
    values: list[tuple[float, Action]] = []
    hands: Sequence[Mask] | None = None
    for action in view.legal:
        if action == REDEAL:
            values.append((imagination.chances.now(), action))
        elif action in GIVING_UP:
            hands = hands or imagination.worlds(1)[0].hands
            values.append((imagination.given_up(me, view.bid, GIVING_UP[action], hands), action))
    return values


def before_the_lead(imagination: Imagination) -> Action | None:
    """The last word before the first lead: raise, give up, or nothing."""
    view, temper = imagination.view, imagination.temper
    raises = [action for action in view.legal if isinstance(action, Raise)]
    outs = ways_out(imagination)
    if not raises and not outs:
        return None
    now, worlds = imagination.now(), imagination.worlds(temper.worlds)
    ends = [play_out(now.in_world(world)) for world in worlds]

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


def contra_or_keep(imagination: Imagination) -> Action:
    """Double the contract, or double it again, if that is the better end of it."""
    view = imagination.view
    now, worlds = imagination.now(), imagination.worlds(imagination.temper.worlds)
    ends = [play_out(now.in_world(world)) for world in worlds]

    def worth(contra: int) -> float:
        imagination.contra = contra
        results = (imagination.played(end, view.bid) for end in ends)
        return sum(map(imagination.chances.after, results)) / len(ends)

    double = next(action for action in view.legal if action != KEEP)
    margin = imagination.margin(imagination.temper.contra)
    return double if worth(view.contra + 1) > worth(view.contra) + margin else KEEP
