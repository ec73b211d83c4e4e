"""A view as the JSON that the page draws (docs/protocol.md)."""

from __future__ import annotations

from typing import Any

from prikup import views
from prikup.cards import SUITS, card_name
from prikup.game import Bonus, action_text
from prikup.thousand.phases.bonuses import left
from prikup.thousand.rules import ACE_MARRIAGE, BARREL_DEALS
from prikup.thousand.settle import settlement_json
from prikup.thousand.start import figures_of
from prikup.thousand.state import ACES, DealResult, Finished, Marriage, Peek, pairs_in
from prikup.thousand.view import View
from prikup.views import cards_json, entry_json, hand_json, suit_json


def view_json(view: View) -> dict[str, Any]:
    """The whole view as plain JSON values."""
    finished = view.finished
    standing = view.standing
    return {
        "game": "thousand",
        **views.view_json(view),
        "standing": standing_json(view),
        "pile_size": view.pile_size,
        "stock_size": view.stock_size,
        "offer": hand_json(view.offer),
        "proved": hand_json(view.proved),
        "contra": view.contra,
        "bought": [
            {"buyer": buyer, "seller": seller, "price": price}
            for buyer, seller, price in view.bought
        ],
        "bonuses": _bonuses_json(view),
        "bid": view.bid,
        "forced": {"seat": view.forced, "bid": view.forced_bid} if view.forced_bid else None,
        "blind": view.blind,
        "golden": view.golden,
        "doubled": view.golden or view.blind is not None,
        "limit": _limit_json(view),
        "given": [
            {"seat": to} if card is None else {"seat": to, "card": card_name(card)}
            for to, card in view.given
        ],
        "trick": _trick_json(view),
        "tricks": [
            {"leader": leader, "cards": cards_json(cards), "winner": taker}
            for leader, cards, taker in view.taken
        ],
        "points": list(view.points) or [0] * len(standing.scores),
        "marriages": [_marriage_json(view, marriage) for marriage in view.marriages],
        "worth": {card_name(card): worth for card, worth in view.worth},
        "summary": summary_json(finished) if finished else None,
        "winner": standing.winner,
    }


def _bonuses_json(view: View) -> dict[str, Any] | None:
    """What each player has left, what was used in this deal, what ``me`` has seen by it."""
    kinds = view.rules.bonus_kinds
    if not kinds:
        return None
    log = view.finished.log if view.finished else view.log
    return {
        "left": [
            {kind: left(view.bonuses, view.rules, seat, kind) for kind in kinds}
            for seat in range(len(view.standing.scores))
        ],
        "used": [
            {"seat": seat, "bonus": bonus_name(action)}
            for seat, action in log
            if isinstance(action, Bonus)
        ],
        "seen": [peek_json(peek) for peek in view.peeks],
    }


def bonus_name(bonus: Bonus) -> str:
    """``talon``, ``card 1`` …: its text form without the word for all of them."""
    return action_text(bonus).removeprefix("bonus ")


def peek_json(peek: Peek) -> dict[str, Any]:
    """What a bonus showed: for its user alone."""
    seen: dict[str, Any] = {"bonus": bonus_name(peek.bonus)}
    if peek.hands:
        seen["hands"] = [hand_json(hand) for hand in peek.hands]
    elif peek.suits:
        seen["suits"] = [SUITS[suit] for suit in peek.suits]
    else:
        seen["cards"] = cards_json(peek.talon)
    return seen


def standing_json(view: View) -> dict[str, Any]:
    """Scores, bolts, barrels: what the top line of the table shows."""
    standing, rules = view.standing, view.rules
    figures = figures_of(standing, rules)
    return {
        **{name: figures[name] for name in figures if name != "dealer"},
        "barrel_at": rules.barrel.barrel_at,
        "target": standing.target,
        "barrel_deals": BARREL_DEALS,
    }


def summary_json(finished: Finished) -> dict[str, Any]:
    """The deal scored last: who played what, how it went, why everybody's score moved."""
    result = finished.result
    count = len(finished.before)
    after = list(finished.before)
    for entry in finished.entries:
        after[entry.player] += entry.amount
    return {
        "kind": result.kind,
        "declarer": result.declarer,
        "bid": result.bid,
        "blind": result.blind,
        "made": _made(finished),
        "player": result.player,
        "why": result.why,
        "cards": list(result.cards) or [0] * count,
        "marriages": [[SUITS[s] for s in suits] for suits in result.marriages] or [[]] * count,
        "tricks": list(result.tricks) or [0] * count,
        "entries": [entry_json(entry) for entry in finished.entries],
        "before": list(finished.before),
        "after": after,
        "settlement": settlement_json(finished.settlement),
    }


def _made(finished: Finished) -> bool | None:
    result: DealResult = finished.result
    if result.kind != "played" or result.declarer is None:
        return None
    failed = ("entry-failed", "entry-failed-shortfall")
    return not any(entry.reason.id in failed for entry in finished.entries)


def _limit_json(view: View) -> dict[str, Any] | None:
    if view.limit is None or view.hand is None:
        return None
    worth = view.rules.marriage_worth
    cards = view.hand
    marriages: list[dict[str, Any]] = [
        {"suit": SUITS[suit], "worth": worth[suit]} for suit in pairs_in(cards, view.rules.pairs)
    ]
    if cards & ACES == ACES and view.rules.marriage.ace_marriage != "off":
        marriages.append({"suit": "A", "worth": ACE_MARRIAGE})
    return {"amount": view.limit, "base": 120, "marriages": marriages}


def _trick_json(view: View) -> list[dict[str, Any]]:
    if not view.trick or view.leader is None:
        return []
    start = view.seats.index(view.leader)
    trick: list[dict[str, Any]] = [
        {"seat": view.seats[(start + place) % len(view.seats)]}
        | ({} if card is None else {"card": card_name(card)})
        for place, card in enumerate(view.trick)
    ]
    if view.crawl:
        trick[0]["face_down"] = True
    return trick


def _marriage_json(view: View, marriage: Marriage) -> dict[str, Any]:
    suit = suit_json(marriage.suit)
    return {
        "seat": marriage.seat,
        "suit": marriage.kind if marriage.kind in ("aces", "nines") else suit,
        "worth": marriage.worth,
        "trump": suit is not None and marriage.suit == view.trump,
    }
