"""A record step by step, for people to look at: each position as a seat saw it, or with all hands
open.

A position is the one after a written action of a deal; number 0 is the deal itself. Windows that
the next written action declines belong to the step of that action. What a position shows is the
view JSON that the page draws at a table (docs/protocol.md).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from prikup.cards import card_name, cards_of
from prikup.game import Action, BadRecord, Deal, Game, Seat, action_text, reason
from prikup.records.decks import hands_and_talon
from prikup.records.record import FORMAT, Record, RecordDeal
from prikup.records.replay import (
    Match,
    Step,
    end_of,
    open_match,
    steps_of,
    written_actions,
)


class Position(Struct, frozen=True):
    """A position of a deal and the step that led to it."""

    dealt: Deal
    steps: tuple[Step, ...]
    """The windows that were declined unsaid, and the action (for position 0 the deal)."""

    @property
    def state(self) -> Any:
        """The state."""
        return self.steps[-1].after

    @property
    def step(self) -> Step:
        """The written action, or the deal."""
        return self.steps[-1]


def positions(match: Match, deal: int) -> Iterator[Position]:
    """The positions of one deal (0-based), from the dealt cards on.

    Raises :class:`BadRecord` where the record goes wrong, here or before, and if there is no such
    deal.
    """
    deals = len(match.record.deals)
    if not 0 <= deal < deals:
        raise BadRecord(reason("record-no-deal", deal=deal + 1, deals=deals))
    pending: list[Step] = []
    dealt: Deal | None = None
    for step in steps_of(match):
        if step.deal > deal:
            return
        if step.deal < deal:
            continue
        if isinstance(step.action, Deal):
            dealt = step.action
        assert dealt is not None
        pending.append(step)
        if not step.implied:
            yield Position(dealt, tuple(pending))
            pending = []


def line(match: Match, deal: int, action: int | None = None) -> list[Position]:
    """The positions of a deal up to the one after so many actions; without a number, all.

    Raises :class:`BadRecord`.
    """
    found: list[Position] = []
    for position in positions(match, deal):
        found.append(position)
        if len(found) - 1 == action:
            return found
    if action is not None:
        args = {"deal": deal + 1, "action": action, "actions": len(found) - 1}
        raise BadRecord(reason("record-no-action", **args))
    return found


def unsaid_bid(match: Match, found: Iterable[Position]) -> tuple[Seat, str] | None:
    """The bid with which the auction of a deal opened although nobody had said it: the forced bid.

    ``found`` are the positions of the deal from the dealt cards on.
    """
    for step in (step for position in found for step in position.steps):
        view = match.game.view_json(step.after.view(None))
        if view["phase"] == "auction":
            unsaid = view["bid"] is not None and view.get("blind") is None
            return (view["bidder"], str(view["bid"])) if unsaid else None
    return None


def first_deal(match: Match) -> int:
    """The number of the record's first deal as people count: a record may begin in mid-match."""
    return int(match.record.start.get("deal_number", 0)) + 1


# --- what a position shows -----------------------------------------------------------------------


def view_json(match: Match, position: Position, seat: Seat | None) -> dict[str, Any]:
    """The view of a seat, or of somebody who sees all hands (``None``).

    Raises :class:`BadRecord` if there is no such seat.
    """
    seats = len(match.record.players)
    if seat is None:
        return open_view(match.game, position.state, position.dealt)
    if not 0 <= seat < seats:
        raise BadRecord(reason("record-no-seat", number=seat + 1, seats=seats))
    return match.game.view_json(position.state.view(seat))


def open_view(game: Game[Any], state: Any, dealt: Deal) -> dict[str, Any]:
    """The spectator's view and all that the seats know: ``hands`` as dealt, ``hands_now``, the
    talon, the cards that were passed or put away face down."""
    view = game.view_json(state.view(None))
    seen = [game.view_json(state.view(seat)) for seat in range(len(state.scores))]
    hands = [_names(cards_of(hand)) for hand in dealt.hands]
    if view.get("dummy") is not None:  # the third hand of two lies behind the talon
        hands.append(_names(sorted(dealt.talon[-len(hands[0]) :])))
    now: dict[str, Any] = dict(view.get("open_hands", {}))
    now |= {str(seat): one["hand"] for seat, one in enumerate(seen) if one.get("hand") is not None}
    view["hands"] = hands
    view["hands_now"] = [now.get(str(seat), hand) for seat, hand in enumerate(hands)]
    for key in ("talon", "discarded"):
        view[key] = next((one[key] for one in seen if one.get(key) is not None), None)
    view["talon"] = [*(view["talon"] or []), *_face_down(view, dealt)]
    if "given" in view and view["declarer"] is not None:
        view["given"] = seen[view["declarer"]]["given"]
    return view


def _face_down(view: dict[str, Any], dealt: Deal) -> list[str]:
    """The cards that lie in the talon face down: a dealer who plays the talon holds them."""
    turned = view["talon"] or []
    seen = {card for cards in (turned, *view["hands_now"]) for card in cards}
    talon = _names(dealt.talon[: len(turned) + view.get("talon_size", 0)])
    return [card for card in talon if card not in seen]


def _names(cards: Any) -> list[str]:
    return [card_name(card) for card in cards]


def open_events(before: Any, action: Action, after: Any) -> list[dict[str, Any]]:
    """What happened, with everything that any seat saw of it."""
    merged, *others = (
        msgspec.to_builtins(list(before.events(action, after, viewer)))
        for viewer in (None, *range(len(after.scores)))
    )
    for other in others:
        if [event["kind"] for event in other] != [event["kind"] for event in merged]:
            continue
        for event, more in zip(merged, other, strict=True):
            data = {**event.get("data", {}), **more.get("data", {})}
            if data:
                event["data"] = data
    return list(merged)


def _events(step: Step, seat: Seat | None) -> list[dict[str, Any]]:
    if seat is None:
        return open_events(step.before, step.action, step.after)
    seen = step.before.events(step.action, step.after, seat)
    return list(msgspec.to_builtins(list(seen)))


# --- answers for the page ------------------------------------------------------------------------


def overview(match: Match) -> tuple[dict[str, Any], BadRecord | None]:
    """What a record holds, deal by deal, up to its end or to its first fault."""
    rows: list[dict[str, Any]] = []
    state, fault = match.state, None
    try:
        for _, steps in groupby(steps_of(match), lambda step: step.deal):
            row: dict[str, Any] = {}
            rows.append(row)
            for step in steps:
                state = step.after
                row.update(actions=0 if step.number is None else step.number + 1)
            row.update(_row(match, state))
        state = end_of(match, state)
    except BadRecord as error:
        fault = error
        if rows and "scores" not in rows[-1]:
            rows[-1].update(_row(match, state))
    answer = {
        "game": match.game.name,
        "rules": match.rules.document(),
        "players": match.record.players,
        "scores": list(match.state.scores),
        "first": first_deal(match),
        "deals": rows,
        "complete": state.turn is None,
        "winner": state.winner,
    }
    return answer, fault


def _row(match: Match, state: Any) -> dict[str, Any]:
    """How a deal went, or stands."""
    view = match.game.view_json(state.view(None))
    summary = view.get("summary")
    told = summary or view
    contract = told.get("contract") or told.get("bid")
    return {
        "kind": summary["kind"] if summary else None,
        "declarer": told.get("declarer"),
        "contract": str(contract) if contract else None,
        "made": summary["made"] if summary else None,
        "scores": list(state.scores),
    }


def deal_json(match: Match, deal: int, seat: Seat | None) -> dict[str, Any]:
    """One deal step by step, for a seat or with all hands open. A step's ``view`` holds only what
    the step changed; a deal that goes wrong is given up to there.

    Raises :class:`BadRecord` where the record goes wrong before this deal.
    """
    steps: list[dict[str, Any]] = []
    before: Mapping[str, Any] = {}
    try:
        for position in positions(match, deal):
            view = view_json(match, position, seat)
            action = position.step.action
            steps.append(
                {
                    "action": None if isinstance(action, Deal) else action_text(action),
                    "events": [event for step in position.steps for event in _events(step, seat)],
                    "view": {k: v for k, v in view.items() if k not in before or before[k] != v},
                }
            )
            before = view
    except BadRecord:
        if not steps:
            raise
    return {"deal": deal, "seat": seat, "steps": steps}


# --- taking a position along ---------------------------------------------------------------------


def excerpt(match: Match, deal: int, action: int | None = None) -> Record:
    """The shortest record whose last position is this one: the one deal up to here where a start
    can say how the match stood, else the deals before it too.

    Raises :class:`BadRecord`.
    """
    way = line(match, deal, action)
    steps = [step for position in way for step in position.steps]
    game, record = match.game, match.record
    last = RecordDeal(**hands_and_talon(way[0].dealt), actions=written_actions(game, steps[1:]))
    short = Record(
        format=FORMAT,
        game=game.name,
        rules=match.rules.document(),
        players=record.players,
        start=game.start_json(steps[0].before),
        deals=[last],
    )
    if _last_view(short) == view_json(match, way[-1], None):
        return short
    return replace(short, start=record.start, deals=[*record.deals[:deal], last])


def _last_view(record: Record) -> dict[str, Any] | None:
    try:
        match = open_match(record)
        return view_json(match, line(match, 0)[-1], None)
    except BadRecord:  # not every standing can begin a record
        return None
