"""Before the talon is taken: going blind, redeals, the auction."""

from __future__ import annotations

from prikup.bots.thousand.imagination import Imagination
from prikup.bots.thousand.position import World
from prikup.game import Action, Bid, Call, Seat
from prikup.thousand.rules import BLIND_BID, GOLDEN_BID
from prikup.thousand.scoring import last_chance
from prikup.thousand.view import View

PASS, UNBLIND, PROVE = Call("pass"), Call("unblind"), Call("prove")
BLIND, LOOK = Call("blind"), Call("look")
KEEP, REDEAL = Call("keep"), Call("redeal")


def blind_or_look(imagination: Imagination) -> Action:
    """Blind only when the match asks for it: the hand is still unknown."""
    deals = imagination.deals(imagination.temper.worlds)
    imagination.blind = True
    blind = imagination.contract(imagination.me, BLIND_BID, deals)
    margin = imagination.margin(imagination.temper.blind)
    return BLIND if blind > imagination.chances.now() + margin else LOOK


def redeal_or_keep(imagination: Imagination) -> Action:
    """A new deal, if these cards make the match worse than it stands; asked for one's own claim and
    for the consent to another's."""
    return REDEAL if imagination.chances.now() > _as_dealt(imagination) else KEEP


def _as_dealt(imagination: Imagination) -> float:
    """What it is worth to go on with these cards."""
    view, count = imagination.view, imagination.temper.worlds
    if view.declarer is None:
        return _before_the_auction(imagination, count)
    worlds = imagination.worlds(count)
    if not _has_parted(view):
        return imagination.taken(view.declarer, view.bid, worlds)
    position = imagination.now()
    values = [imagination.outcome(position.in_world(world), view.bid) for world in worlds]
    return sum(values) / len(values)


def _has_parted(view: View) -> bool:
    """Whether the declarer has passed his cards and put away what he has to."""
    layout = view.rules.layout
    gifts = len(view.seats) - 1 if layout.gifts else 0
    return len(view.given) == gifts and view.pile_size == layout.pile + layout.discards


def _before_the_auction(imagination: Imagination, count: int) -> float:
    """The one who has, or will have, the bid plays; without a forced bid the best hand does."""
    deals, opening = imagination.deals(count), _opening(imagination)
    if opening is not None:
        return imagination.contract(*opening, deals)
    return sum(imagination.auctioned(d, imagination.view.seats) for d in deals) / count


def _opening(imagination: Imagination) -> tuple[Seat, int] | None:
    """Who has the first bid, and how much it is; ``None`` where nobody has to bid."""
    view, rules = imagination.view, imagination.rules
    assert view.forced is not None
    if view.bidder is not None:
        return view.bidder, view.bid
    if view.golden and rules.golden.golden == "forced_120":
        return view.forced, GOLDEN_BID
    if (player := last_chance(view.standing, rules)) is not None:
        return player, rules.last_chance_bid
    forced_bid = rules.auction.forced_bid
    return None if forced_bid is None else (view.forced, forced_bid)


def bid_or_pass(imagination: Imagination) -> Action:
    """The next step, while playing at it is better than letting another one play."""
    view = imagination.view
    if PROVE in view.legal:
        return PROVE
    bids = [action for action in view.legal if isinstance(action, Bid)]
    step: Action | None = UNBLIND if UNBLIND in view.legal else bids[0] if bids else None
    unseen = LOOK in view.legal
    if step is None:
        return LOOK if unseen else PASS
    amount = step.amount if isinstance(step, Bid) else view.bid + imagination.rules.auction.bid_step
    deals = imagination.deals(imagination.temper.worlds)
    theirs = _left_to_others(imagination, deals)
    imagination.blind = unseen
    mine = imagination.contract(imagination.me, amount, deals)
    if mine > theirs + imagination.margin(imagination.temper.bid):
        return step
    return LOOK if unseen else PASS


def _left_to_others(imagination: Imagination, deals: list[World]) -> float:
    """What a pass is worth: the highest bidder plays, or whoever will bid."""
    view = imagination.view
    if view.bidder is not None:
        return imagination.contract(view.bidder, view.bid, deals)
    others = [seat for seat in imagination.memory.others if not view.passed >> seat & 1]
    return sum(imagination.auctioned(deal, others) for deal in deals) / len(deals)
