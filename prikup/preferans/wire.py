"""A view as the JSON that the page draws (docs/protocol.md)."""

from __future__ import annotations

from typing import Any

from prikup import views
from prikup.cards import card_name
from prikup.game import Contract, Entry, action_text
from prikup.preferans.ladder import least_level
from prikup.preferans.layouts import DUMMY
from prikup.preferans.rules import Rules
from prikup.preferans.settle import scores, settlement_json
from prikup.preferans.state import DealResult, Finished, Standing, Trick
from prikup.preferans.view import View
from prikup.views import cards_json, hand_json


def view_json(view: View) -> dict[str, Any]:
    """The whole view as plain JSON values."""
    finished = view.finished
    return {
        "game": "preferans",
        **views.view_json(view),
        "circle": list(view.circle),
        "dummy": DUMMY if view.rules.layout.dummy else None,
        "hand_due": view.hand_due,
        "standing": standing_json(view),
        "open_hands": {str(seat): hand_json(hand) for seat, hand in view.open_hands},
        "least": view.least,
        "bid": action_text(view.bid) if view.bid else None,
        "contract": _contract_json(view),
        "all_pass": view.all_pass,
        "said": list(view.said) or [None] * view.rules.table.players,
        "open": view.open,
        "turned": None if view.turned is None else card_name(view.turned),
        "trick": _trick_json(view),
        "tricks": [_taken_json(trick) for trick in view.taken],
        "talon_tricks": view.talon_tricks,
        "offer": {"seat": view.offered_by, "tricks": list(view.offer)} if view.offer else None,
        "can_claim": view.can_claim,
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
    """One line of the sheet, with its column and whom it is written on."""
    return views.entry_json(entry) | {"to": entry.to, "on": entry.on}


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
        "cards": cards_json(trick.cards),
        "winner": trick.taker,
        "turned": turned,
    }
