"""The auction: is my own game worth more than what the others will make of a pass?"""

from __future__ import annotations

from prikup.bots.preferans.habits import play_out
from prikup.bots.preferans.imagination import Imagination
from prikup.bots.preferans.position import NO_TRUMP, NOBODY, Goal, Position
from prikup.cards import Mask
from prikup.game import Action, Call, Contract
from prikup.preferans.ladder import PLACE

WORLDS = 14
CAUTION = 6.0
"""A bid must be better than a pass by this many whists: the imagined defence is a little weak."""
MISERE_CAUTION = 25.0
"""So much better must a misère be: it is caught more often at the table."""
SAFELY_LESS = (0, 1, 2)
"""So many tricks less than counted may be ordered."""
OTHERS_PLAY = -6.0
"""What it is worth, roughly, that one of the others plays a game."""
PASS, MISERE, HERE = Call("pass"), Call("misere"), Call("here")

Worlds = list[tuple[list[Mask], Mask]]


def bid_or_pass(imagination: Imagination) -> Action:
    """The word after which the settlement looks best."""
    legal = imagination.view.legal
    worlds = imagination.worlds(WORLDS)
    best: Action = PASS
    value = _pass(imagination, worlds)
    game = _cheapest(imagination)
    if game is not None:
        action, contract = game
        if (mine := _game(imagination, worlds, imagination.place, contract) - CAUTION) > value:
            best, value = action, mine
    if MISERE in legal and _misere(imagination, worlds) - MISERE_CAUTION > value:
        return MISERE
    return best


def _cheapest(imagination: Imagination) -> tuple[Action, Contract] | None:
    """The lowest game that may be bid, and the contract that it stands for."""
    view = imagination.view
    if HERE in view.legal and isinstance(view.bid, Contract):
        return HERE, view.bid
    return next(((bid, bid) for bid in view.legal if isinstance(bid, Contract)), None)


def least_level(bid: Contract, trump: int) -> int:
    """The lowest level at which a suit may be ordered over a bid; 11 where there is none.

    >>> diamonds = Contract(6, 2)
    >>> [least_level(diamonds, trump) for trump in (3, 0, NO_TRUMP)]
    [6, 7, 6]
    """
    suit = None if trump == NO_TRUMP else trump
    place = PLACE[bid]
    return next((n for n in range(bid.level, 11) if PLACE[Contract(n, suit)] >= place), 11)


def _game(imagination: Imagination, worlds: Worlds, player: int, bid: Contract) -> float:
    """What it brings me that ``player`` (a place) gets the talon at this bid, and orders what he
    counts or, where the count tends to come short, safely less."""
    games = [imagination.game_of(player, *world) for world in worlds]

    def worth(less: int) -> float:
        total = 0.0
        for trump, counted, taken in games:
            level = min(10, max(least_level(bid, trump), counted - less))
            total += imagination.contract(player, level, trump, taken)
        return total / len(games)

    return (max if player == imagination.place else min)(map(worth, SAFELY_LESS))


def _misere(imagination: Imagination, worlds: Worlds) -> float:
    me = imagination.place
    taken = [imagination.misere_of(me, hands, talon) for hands, talon in worlds]
    return sum(imagination.misere(me, tricks) for tricks in taken) / len(taken)


def _pass(imagination: Imagination, worlds: Worlds) -> float:
    """What comes of a pass: the bidder plays, or all pass, or somebody still bids."""
    view = imagination.view
    if view.bidder is not None:
        bidder = view.circle.index(view.bidder)
        if view.bid == MISERE:
            taken = [imagination.misere_of(bidder, hands, talon) for hands, talon in worlds]
            return sum(imagination.misere(bidder, tricks) for tricks in taken) / len(taken)
        bid = view.bid if isinstance(view.bid, Contract) else Contract(9, 0)
        return _game(imagination, worlds, bidder, bid)
    still = len(view.seats) - 1 - view.passed.bit_count()
    if len(view.circle) > len(view.seats):
        return OTHERS_PLAY
    all_pass = _all_pass(imagination, worlds)
    likely = (0.35, 0.6)[min(still, 2) - 1] if still else 0.0
    return all_pass * (1 - likely) + OTHERS_PLAY * likely


def _all_pass(imagination: Imagination, worlds: Worlds) -> float:
    closed = imagination.view.rules.all_pass.all_pass_talon == "closed"
    total = 0.0
    for hands, talon in worlds:
        turned = () if closed else [card for card in range(32) if talon >> card & 1]
        position = Position(hands, Goal.ALL_PASS, soloist=NOBODY, talon=turned)
        total += imagination.all_pass(play_out(position).tricks)
    return total / len(worlds)
