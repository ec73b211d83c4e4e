"""Before the play: going blind, claiming a redeal, the auction."""

from __future__ import annotations

from prikup.bots.thousand.imagination import Imagination
from prikup.game import Action, Bid, Call
from prikup.thousand.rules import BLIND_BID, FORCED_BID, GOLDEN_BID
from prikup.thousand.view import View

PASS, UNBLIND = Call("pass"), Call("unblind")
BLIND, LOOK = Call("blind"), Call("look")
KEEP, REDEAL = Call("keep"), Call("redeal")


def blind_or_look(imagination: Imagination) -> Action:
    """Blind only when the match asks for it: the hand is still unknown."""
    deals = imagination.deals(imagination.temper.worlds)
    imagination.blind = True
    blind = imagination.contract(imagination.me, BLIND_BID, deals)
    return (
        BLIND
        if blind > imagination.chances.now() + imagination.margin(imagination.temper.blind)
        else LOOK
    )


def redeal_or_keep(imagination: Imagination) -> Action:
    """A new deal, if these cards make the match worse than it stands."""
    view = imagination.view
    if view.phase == "final-claims":
        position = imagination.now()
        worlds = imagination.worlds(imagination.temper.worlds)
        values = [imagination.outcome(position.with_hands(w), view.bid) for w in worlds]
        keep = sum(values) / len(values)
    else:
        declarer = view.forced if view.bidder is None else view.bidder
        assert declarer is not None
        keep = imagination.contract(
            declarer, _opening(view), imagination.deals(imagination.temper.worlds)
        )
    return REDEAL if imagination.chances.now() > keep else KEEP


def _opening(view: View) -> int:
    """The bid that stands when the auction opens."""
    if view.bid:
        return view.bid
    forced_golden = view.golden and view.rules.golden.golden == "forced_120"
    return GOLDEN_BID if forced_golden else FORCED_BID


def bid_or_pass(imagination: Imagination) -> Action:
    """The next step, while playing at it is better than letting the other one play."""
    view = imagination.view
    bids = [action for action in view.legal if isinstance(action, Bid)]
    step: Action | None = UNBLIND if UNBLIND in view.legal else bids[0] if bids else None
    if step is None:
        return PASS
    assert view.bidder is not None
    amount = step.amount if isinstance(step, Bid) else view.bid + view.rules.auction.bid_step
    deals = imagination.deals(imagination.temper.worlds)
    theirs = imagination.contract(view.bidder, view.bid, deals)
    imagination.blind = False
    mine = imagination.contract(imagination.me, amount, deals)
    return step if mine > theirs + imagination.margin(imagination.temper.bid) else PASS
