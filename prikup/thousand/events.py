"""What a viewer saw happen when an action led from one state to the next (docs/protocol.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prikup.cards import SUITS, card_name, cards_of
from prikup.game import Action, Bonus, Deal, Discard, Event, Give, Play, Seat, action_text
from prikup.thousand.phases.common import PROVE
from prikup.thousand.state import POINTS
from prikup.thousand.view import sees_gift
from prikup.thousand.wire import bonus_name, peek_json, summary_json

if TYPE_CHECKING:
    from prikup.thousand.match import State


def events_of(
    before: State, action: Action, after: State, viewer: Seat | None
) -> tuple[Event, ...]:
    """The events in order: what was done, then what followed from it."""
    if isinstance(action, Deal):
        events = [Event("deal", None, {"dealer": before.standing.dealer})]
    else:
        events = [_done(before, action, after, viewer)]
    if action == PROVE:
        events.append(_proof(after))
    if _declarer(after) not in (None, _declarer(before)):
        over = _auction_over(after, viewer)
        events += over[:1] if before.phase == "sale" else over  # a sale moves no talon
    if isinstance(action, Play):
        events += _trick(before, action, after)
        events += _drawn(before, after, viewer)
    if after.finished is not None and before.finished is None:
        events.append(Event("scored", None, {"summary": summary_json(after.finished)}))
        if after.over:
            events.append(Event("over", None, {"winner": after.winner}))
    return tuple(events)


def _declarer(state: State) -> Seat | None:
    return state.deal.declarer if state.deal else None


def _done(before: State, action: Action, after: State, viewer: Seat | None) -> Event:
    seat, deal = before.turn, before.deal
    assert deal is not None
    if isinstance(action, Give):
        data: dict[str, Any] = {"to": action.seat}
        if sees_gift(deal, viewer, action.seat):
            data["card"] = card_name(action.card)
        return Event("give", seat, data)
    if isinstance(action, Discard):
        cards = [card_name(card) for card in cards_of(action.cards)]
        own = viewer is not None and viewer == deal.declarer
        return Event("discard", seat, {"cards": cards} if own else {"count": len(cards)})
    if isinstance(action, Play):
        return Event("play", seat, _play_data(before, action, viewer))
    if isinstance(action, Bonus):
        return _bonus(action, after, seat, viewer)
    return Event("call", seat, {"call": action_text(action)})


def _proof(after: State) -> Event:
    """What the highest bidder shows of his hand, to everybody."""
    deal = after.deal
    assert deal is not None and deal.proved is not None
    return Event("proof", deal.bidder, {"cards": [card_name(c) for c in cards_of(deal.proved)]})


def _bonus(action: Bonus, after: State, seat: Seat | None, viewer: Seat | None) -> Event:
    assert after.deal is not None
    if viewer is None or viewer != seat:
        return Event("bonus", seat, {"bonus": bonus_name(action)})
    return Event("bonus", seat, peek_json(after.deal.peeks[-1]))


def _play_data(before: State, action: Play, viewer: Seat | None) -> dict[str, Any]:
    from prikup.thousand.phases import playing

    if action.face_down:
        own = viewer is not None and viewer == before.turn
        return {"face_down": True, **({"card": card_name(action.card)} if own else {})}
    data: dict[str, Any] = {"card": card_name(action.card)}
    if action.declare and before.turn is not None:
        marriage = playing.declared_by(before, before.turn, action.card)
        if marriage is not None:
            data["worth"] = marriage.worth
            suit = None if marriage.kind in ("aces", "nines") else marriage.suit
            data["declares"] = marriage.kind if suit is None else SUITS[suit]
    return data


def _auction_over(after: State, viewer: Seat | None) -> list[Event]:
    deal = after.deal
    assert deal is not None
    declarer = deal.declarer
    talon: dict[str, Any] = {}
    if deal.talon_open or viewer == deal.taker:
        shown = deal.talon[: after.rules.layout.talon]
        talon["cards"] = [card_name(card) for card in shown]
    won = {"bid": deal.bid, "blind": deal.blind is not None}
    return [Event("declarer", declarer, won), Event("talon", declarer, talon)]


def _trick(before: State, action: Play, after: State) -> list[Event]:
    now = after.play or (after.finished.play if after.finished else None)
    then = before.play
    assert now is not None and then is not None
    if len(now.taken) == len(then.taken):
        return []
    leader, cards, taker = now.taken[-1]
    taken = Event("trick", taker, {"points": sum(POINTS[card] for card in cards)})
    turned = [Event("turned", leader, {"card": card_name(cards[0])})] if then.crawl else []
    return [*turned, taken]


def _drawn(before: State, after: State, viewer: Seat | None) -> list[Event]:
    """After a trick everybody draws from the stock, the taker first; each sees his own card."""
    then, now, deal = before.play, after.play, before.deal
    if then is None or now is None or deal is None or then.stock == now.stock:
        return []
    seats, taker = deal.seats, now.taken[-1][2]
    first = seats.index(taker)
    events = []
    for place, card in enumerate(then.stock[: len(then.stock) - len(now.stock)]):
        seat = seats[(first + place) % len(seats)]
        own = viewer is not None and viewer == seat
        events.append(Event("draw", seat, {"card": card_name(card)} if own else {}))
    return events
