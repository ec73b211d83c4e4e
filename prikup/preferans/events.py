"""What a viewer saw happen when an action led from one state to the next (docs/protocol.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prikup.cards import card_name, cards_of
from prikup.game import Action, Deal, Discard, Event, Play, Seat, action_text
from prikup.preferans.phases import playing
from prikup.preferans.wire import summary_json

if TYPE_CHECKING:
    from prikup.preferans.match import State


def events_of(
    before: State, action: Action, after: State, viewer: Seat | None
) -> tuple[Event, ...]:
    """The events in order: what was done, then what followed from it."""
    if isinstance(action, Deal):
        return (Event("deal", None, {"dealer": before.standing.dealer}),)
    events = [_done(before, action, viewer)]
    if before.phase == "auction":
        events += _auction_over(after)
    if isinstance(action, Play):
        events += _trick(before, after)
    events += _turned(before, after) + _laid_open(before, after)
    if after.finished is not None:
        events.append(Event("scored", None, {"summary": summary_json(after.finished, after.rules)}))
        if after.over:
            events.append(Event("over", None, {"winner": after.winner}))
    return tuple(events)


def _done(before: State, action: Action, viewer: Seat | None) -> Event:
    seat, deal, play = before.turn, before.deal, before.play
    assert deal is not None
    if isinstance(action, Play):
        assert play is not None
        return Event(
            "play",
            playing.hand_due(deal, play),
            {"card": card_name(action.card), "by": seat},
        )
    if isinstance(action, Discard):
        cards = [card_name(card) for card in cards_of(action.cards)]
        own = viewer is not None and viewer == deal.declarer
        return Event("discard", seat, {"cards": cards} if own else {"count": len(cards)})
    return Event("call", seat, {"call": action_text(action)})


def _auction_over(after: State) -> list[Event]:
    deal = after.deal
    if deal is None or deal.declarer is None or deal.bid is None:
        return []
    won = Event("declarer", deal.declarer, {"bid": action_text(deal.bid)})
    if not deal.taken:
        return [won]
    cards = [card_name(card) for card in deal.talon]
    return [won, Event("talon", deal.declarer, {"cards": cards})]


def _trick(before: State, after: State) -> list[Event]:
    """A full trick; the talon's has no seat."""
    now, then = after.play or (after.finished.play if after.finished else None), before.play
    assert now is not None and then is not None
    if len(now.taken) == len(then.taken):
        return []
    return [Event("trick", now.taken[-1].taker, {})]


def _turned(before: State, after: State) -> list[Event]:
    """A card of the talon is turned up in an all-pass."""
    now = after.play.turned if after.play else None
    if now is None or (before.play is not None and before.play.turned == now):
        return []
    return [Event("turned", None, {"card": card_name(now)})]


def _laid_open(before: State, after: State) -> list[Event]:
    """Hands are laid open for all to see."""
    hands = _in_view(after)
    new = [seat for seat in hands if seat not in _in_view(before)]
    return [Event("laid-open", seat, {"cards": hands[seat]}) for seat in new]


def _in_view(state: State) -> dict[Seat, list[str]]:
    deal, play = state.deal, state.play
    if deal is None or play is None:
        return {}
    return {
        hand: [card_name(card) for card in cards_of(play.hands[hand])]
        for hand in deal.circle
        if deal.shown >> hand & 1
    }
