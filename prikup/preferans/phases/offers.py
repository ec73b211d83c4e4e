"""Offering to leave the rest unplayed: everybody has to agree; meanwhile no card is playable."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from prikup.game import Action, Offer, Reason, Seat, reason
from prikup.matches import next_seat, step
from prikup.preferans.phases import dealing, playing, whist
from prikup.preferans.phases.common import ACCEPT, REJECT
from prikup.preferans.state import DealState

if TYPE_CHECKING:
    from prikup.preferans.match import State

TRICKS = 10


def why_none(state: State, seat: Seat) -> Reason | None:
    """Why a seat may make no offer now."""
    deal, play = state.deal, state.play
    assert deal is not None and play is not None
    if seat not in _everybody(deal):
        return reason("offer-rests", seat=seat)
    if play.refused >> seat & 1:
        return reason("offer-refused")
    if sum(play.tricks) + play.talon_tricks == TRICKS - 1:
        return reason("offer-last-trick")
    return None


def why_not(state: State, offer: Offer) -> Reason | None:
    """Why an offer may not be made: all ten tricks are shared, and nobody gives one back."""
    deal, play, seat = state.deal, state.play, state.turn
    assert deal is not None and play is not None and seat is not None
    if why := why_none(state, seat):
        return why
    players = len(play.tricks)
    if len(offer.tricks) != players:
        return reason("offer-count", count=len(offer.tricks), right=players)
    total = sum(offer.tricks) + play.talon_tricks
    if total != TRICKS:
        return reason("offer-total", count=total, right=TRICKS)
    for each, (final, taken) in enumerate(zip(offer.tricks, play.tricks, strict=True)):
        if final < taken:
            return reason("offer-below-taken", seat=each, count=final, taken=taken)
        if final > taken and each not in deal.seats:
            return reason("offer-rests", seat=each)
    return None


def shared_out(state: State, own: int) -> Offer | None:
    """The offer by which the side of the seat to act ends with so many tricks; ``None`` where it is
    open how the others would share theirs. What a lone whister's partner takes more is the
    whister's, and it does not matter who catches a misère."""
    deal, play, seat = state.deal, state.play, state.turn
    if deal is None or play is None or seat is None:
        return None
    final = list(play.tricks)
    rest = TRICKS - play.talon_tricks - own
    if deal.declarer is None:
        final[seat] = own
        others = sum(play.tricks) - play.tricks[seat]
        return Offer(tuple(final)) if others == rest else None
    who = whist.whisters(deal)
    final[deal.declarer], caught = (own, rest) if seat == deal.declarer else (rest, own)
    against = caught - (sum(play.tricks) - play.tricks[deal.declarer])
    if against and not (deal.misere or len(who) == 1):
        return None
    final[who[0] if who and who[0] in deal.seats else whist.defenders(deal)[0]] += against
    return Offer(tuple(final))


def begin(state: State, offer: Offer) -> State:
    """The next player answers."""
    deal, play, seat = state.deal, state.play, state.turn
    assert deal is not None and play is not None and seat is not None
    play = replace(play, offer=offer.tricks, offered_by=seat)
    return step(state, offer, phase="offer", turn=_answering(deal, seat)[0], play=play)


def _everybody(deal: DealState) -> tuple[Seat, ...]:
    """All who take part, a dealer who whists among them."""
    return (*deal.seats, *(s for s in whist.whisters(deal) if s not in deal.seats))


def _answering(deal: DealState, by: Seat) -> tuple[Seat, ...]:
    """Who answers an offer, in turn."""
    everybody = _everybody(deal)
    at = everybody.index(by)
    return (*everybody[at + 1 :], *everybody[:at])


def legal(state: State) -> Sequence[Action]:
    """Yes or no."""
    return (ACCEPT, REJECT)


def after(state: State, action: Action) -> State:
    """When all have accepted the deal is over; when one rejects, the play goes on as it stood."""
    deal, play, seat = state.deal, state.play, state.turn
    assert deal is not None and play is not None and seat is not None
    assert play.offered_by is not None
    state, by = step(state, action), play.offered_by
    if action == REJECT:
        play = replace(play, offer=(), offered_by=None, refused=play.refused | 1 << by)
        return replace(state, phase="play", turn=by, play=play)
    answering = _answering(deal, by)
    if seat != answering[-1]:
        return replace(state, turn=next_seat(answering, seat))
    state = replace(state, play=replace(play, tricks=play.offer))
    return dealing.close(state, playing.result_of(state))


def explain(state: State, action: Action) -> Reason:
    """While an offer stands, nothing else is possible."""
    return reason("accept-or-reject")
