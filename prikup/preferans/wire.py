"""A view as the JSON that the page draws (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from prikup.cards import SUITS, Card, card_name, cards_of
from prikup.game import Contract, Discard, Entry, Play, Reason, action_text
from prikup.preferans.ladder import least_level
from prikup.preferans.layouts import DUMMY
from prikup.preferans.rules import Rules
from prikup.preferans.settle import scores, settlement_json
from prikup.preferans.state import DealResult, Finished, Standing, Trick
from prikup.preferans.view import View


def view_json(view: View) -> dict[str, Any]:
    """The whole view as plain JSON values. What both games have bears the same name in both."""
    finished = view.finished
    dealt = finished.deal if finished else None
    count = len(view.standing.pool)
    return {
        "game": "preferans",
        "me": view.me,
        "players": count,
        "seats": list(view.seats),
        "circle": list(view.circle),
        "dummy": DUMMY if view.rules.layout.dummy else None,
        "phase": view.phase,
        "turn": view.turn,
        "hand_due": view.hand_due,
        "dealer": view.standing.dealer,
        "standing": standing_json(view),
        "hand": None if view.hand is None else _names(cards_of(view.hand)),
        "hand_sizes": list(view.hand_sizes) or [0] * count,
        "open_hands": {str(seat): _names(cards_of(hand)) for seat, hand in view.open_hands},
        "hands": [_names(cards_of(hand)) for hand in dealt.hands] if dealt else None,
        "talon": _names(dealt.talon if dealt else view.talon),
        "talon_size": view.talon_size,
        "discarded": None if view.discarded is None else _names(cards_of(view.discarded)),
        "calls": [
            {"seat": seat, "call": action_text(action)}
            for seat, action in (finished.log if finished else view.log)
            if action is not None and not isinstance(action, Discard | Play)
        ],
        "least": view.least,
        "bid": action_text(view.bid) if view.bid else None,
        "bidder": view.bidder,
        "passed": [bool(view.passed >> seat & 1) for seat in range(count)],
        "declarer": view.declarer,
        "contract": _contract_json(view),
        "all_pass": view.all_pass,
        "said": list(view.said) or [None] * count,
        "open": view.open,
        "trump": _suit(view.trump),
        "leader": view.leader,
        "turned": None if view.turned is None else card_name(view.turned),
        "trick": _trick_json(view),
        "tricks": [_taken_json(trick) for trick in view.taken],
        "tricks_taken": list(view.tricks) or [0] * count,
        "talon_tricks": view.talon_tricks,
        "offer": {"seat": view.offered_by, "tricks": list(view.offer)} if view.offer else None,
        "can_claim": view.can_claim,
        "legal": [action_text(action) for action in view.legal],
        "illegal": {card_name(card): reason_json(why) for card, why in view.illegal},
        "summary": summary_json(finished, view.rules) if finished else None,
        "winner": view.winner,
    }


def standing_json(view: View) -> dict[str, Any]:
    """The sheet, the settlement if the match stopped now, the running series of all-passes."""
    rules, standing = view.rules, view.standing
    prices = rules.score.all_pass_price
    return {
        **sheet_json(standing),
        "scores": list(scores(standing, rules.end.pool_value)),
        "settlement": settlement_json(standing, rules.end.pool_value),
        "deal_number": standing.deal_number,
        "all_passes": standing.all_passes,
        "all_pass_price": prices[min(standing.all_passes, len(prices) - 1)],
        "least": least_level(rules.all_pass, standing.all_passes),
        "target": rules.end.pool,
        "pool_end": rules.end.pool_end,
        "pool_value": rules.end.pool_value,
    }


def sheet_json(standing: Standing) -> dict[str, Any]:
    """Pools and mountains by seat; ``whists[i][j]`` is what i has written on j."""
    return {
        "pool": list(standing.pool),
        "mountain": list(standing.mountain),
        "whists": [list(row) for row in standing.whists],
    }


def summary_json(finished: Finished, rules: Rules) -> dict[str, Any]:
    """The deal scored last: who played what, how it went, what was written and why."""
    result, value = finished.result, rules.end.pool_value
    count = len(finished.before.pool)
    return {
        "kind": result.kind,
        "declarer": result.declarer,
        "contract": contract_text(result),
        "made": made(result),
        "said": list(result.said) or [None] * count,
        "open": result.open,
        "played": result.played,
        "player": result.player,
        "why": result.why,
        "tricks": list(result.tricks) or [0] * count,
        "talon_tricks": result.talon_tricks,
        "out": list(result.out),
        "entries": [entry_json(entry) for entry in finished.entries],
        "before": list(scores(finished.before, value)),
        "after": list(scores(finished.after, value)),
        "sheet": {
            "before": sheet_json(finished.before),
            "after": sheet_json(finished.after),
        },
        "settlement": settlement_json(finished.after, value) if finished.after.over else None,
    }


def contract_text(result: DealResult) -> str | None:
    """The contract as it is written: ``7S``, ``misere``; a game given up as its level."""
    if result.kind == "misere":
        return "misere" if result.misere == "misere" else f"{result.misere}-misere"
    if result.kind == "game":
        return action_text(Contract(result.level, result.suit))
    return str(result.level) if result.level else None


def made(result: DealResult) -> bool | None:
    """Whether the declarer made his contract; ``None`` where nobody had one."""
    if result.kind in ("without", "without-three"):
        return False
    if result.declarer is None:
        return None
    if result.kind == "misere":
        return not result.tricks[result.declarer]
    return not result.played or result.tricks[result.declarer] >= result.level


def entry_json(entry: Entry) -> dict[str, Any]:
    """One line of the sheet, its reason still to be put into words."""
    return {
        "player": entry.player,
        "amount": entry.amount,
        "to": entry.to,
        "on": entry.on,
        "reason": reason_json(entry.reason),
        "rule": entry.rule,
    }


def reason_json(why: Reason) -> dict[str, Any]:
    """A reason as id and arguments."""
    return {"id": why.id, "args": dict(why.args)}


def _contract_json(view: View) -> str | None:
    if view.misere:
        return "misere" if view.misere == "misere" else f"{view.misere}-misere"
    return action_text(view.contract) if view.contract else None


def _trick_json(view: View) -> list[dict[str, Any]]:
    if not view.trick or view.leader is None:
        return []
    start = view.circle.index(view.leader)
    return [
        {"seat": view.circle[(start + place) % 3], "card": card_name(card)}
        for place, card in enumerate(view.trick)
    ]


def _taken_json(trick: Trick) -> dict[str, Any]:
    turned = None if trick.turned is None else card_name(trick.turned)
    return {
        "leader": trick.leader,
        "cards": _names(trick.cards),
        "winner": trick.taker,
        "turned": turned,
    }


def _suit(suit: int | None) -> str | None:
    return None if suit is None else SUITS[suit]


def _names(cards: Iterable[Card] | None) -> Any:
    return None if cards is None else [card_name(card) for card in cards]
