"""The talon or the contract changes hands for a price: buying it over, bidding for an offer, making
one."""

from __future__ import annotations

from prikup.bots.thousand.hands import costs_of
from prikup.bots.thousand.imagination import Imagination
from prikup.bots.thousand.position import World
from prikup.bots.thousand.ranked import plain, ranked
from prikup.cards import Mask, mask_of
from prikup.game import Action, Bid, Call, Seat, Sell
from prikup.thousand.phases.sales import CARDS_OFFERED, PRICE

PASS, KEEP, BUY = Call("pass"), Call("keep"), Call("buy")


def _moved(world: World, cards: Mask, seller: Seat, buyer: Seat) -> World:
    """The world in which a buyer has got these cards."""
    hands = list(world.hands)
    hands[seller] &= ~cards
    hands[buyer] |= cards
    return World(tuple(hands), world.rest)


def _with(imagination: Imagination, cards: Mask, worlds: list[World]) -> list[World]:
    """The worlds in which the cards of the declarer come to this seat."""
    declarer = imagination.view.declarer
    assert declarer is not None
    return [_moved(world, cards, declarer, imagination.me) for world in worlds]


def buy_or_keep(imagination: Imagination) -> Action:
    """Buy the open talon if playing with it is worth its price."""
    view, me = imagination.view, imagination.me
    assert view.declarer is not None and view.talon is not None
    worlds = imagination.worlds(imagination.temper.worlds)
    theirs = imagination.taken(view.declarer, view.bid, worlds)
    price = PRICE * (len(view.bought) + 1)
    imagination.bought = (*view.bought, (me, view.declarer, price))
    cards = ranked(mask_of(view.talon))
    mine = imagination.taken(me, view.bid, _with(imagination, cards, worlds))
    return BUY if mine > theirs + imagination.margin(imagination.temper.bid) else KEEP


def bid_for_the_offer(imagination: Imagination) -> Action:
    """The lowest bid for the cards that the declarer shows, if playing with them is better."""
    view, me = imagination.view, imagination.me
    assert view.declarer is not None
    bids = [action for action in view.legal if isinstance(action, Bid)]
    worlds = imagination.worlds(imagination.temper.worlds)
    theirs = imagination.taken(view.declarer, view.bid, worlds)
    theirs += imagination.margin(imagination.temper.bid)
    mine = imagination.taken(me, bids[0].amount, _with(imagination, ranked(view.offer), worlds))
    return bids[0] if mine > theirs else PASS


def offer(imagination: Imagination, alternative: float) -> Action | None:
    """The three best cards, if another player had better take the contract with them than this one
    keep it; ``None`` where nothing is offered."""
    view, me = imagination.view, imagination.me
    costs = costs_of(imagination.memory.hand, imagination.customs)
    best = sum(sorted(costs, key=costs.__getitem__)[-CARDS_OFFERED:])
    sale = Sell(plain(best))
    if sale not in view.legal:
        return None
    bid = view.bid + imagination.rules.auction.bid_step
    worlds = imagination.worlds(imagination.temper.worlds)
    values = [
        imagination.taken(buyer, bid, [_moved(world, best, me, buyer) for world in worlds])
        for buyer in imagination.memory.others
    ]
    return sale if min(values) > alternative else None
