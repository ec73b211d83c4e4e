"""A record for people: a playthrough that can be read like a report of the deal, and its JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from prikup.cards import format_cards
from prikup.game import Deal, action_text
from prikup.records.pbn import write_hands
from prikup.records.replay import Match, Replay, Step, result_of
from prikup.records.scores import ending, entries_json, rules_line, score_line
from prikup.records.scribe import Scribe
from prikup.text import message, value_text


def checked_json(match: Match, state: Any) -> dict[str, Any]:
    """The answer of ``prikup record check --json``."""
    result = result_of(match.game, state)
    return {
        "ok": True,
        "complete": state.turn is None,
        "deals": len(match.record.deals),
        "scores": list(state.scores),
        "dealer": match.game.state_json(state)["dealer"],
        "winner": state.winner,
        "result": None if result is None else structs.asdict(result),
    }


def checked_text(match: Match, state: Any, lang: str) -> str:
    """The same for people."""
    players, scribe = match.record.players, match.scribe
    lines = [message(lang, "cli-record-ok", {"deals": len(match.record.deals)})]
    if state.turn is not None:
        lines.append(message(lang, "cli-record-running", {"player": players[state.turn]}))
    lines.append(score_line(scribe, state, players, lang))
    if state.turn is None:
        lines += ending(scribe, state, players, lang)
    return "\n".join(lines)


def shown_json(done: Replay, lang: str = "en") -> dict[str, Any]:
    """The answer of ``prikup record show --json``: every deal with all of its actions and seats,
    declined windows too, its tricks and its entries."""
    match, players = done.match, done.record.players
    return {
        "game": match.game.name,
        "rules": match.rules.document(),
        "players": players,
        "scores": list(match.state.scores),
        "deals": [_deal_json(match.scribe, steps, players, lang) for steps in done.by_deal()],
        "complete": done.complete,
        "result": checked_json(match, done.state)["result"],
    }


def _deal_json(
    scribe: Scribe, steps: Sequence[Step], players: Sequence[str], lang: str
) -> dict[str, Any]:
    deal, after = steps[0].action, steps[-1].after
    assert isinstance(deal, Deal)
    return {
        "dealer": scribe.game.state_json(steps[0].before)["dealer"],
        "hands": [format_cards(hand) for hand in deal.hands],
        "talon": format_cards(deal.talon),
        "pbn": write_hands(deal.hands),
        "actions": [{"seat": step.seat, "action": action_text(step.action)} for step in steps[1:]],
        "tricks": [
            {"leader": leader, "cards": format_cards(cards), "winner": taker}
            for leader, cards, taker in scribe.tricks(after)
        ],
        "entries": entries_json(after.entries, players, lang),
        "scores": list(after.scores),
    }


def shown_text(done: Replay, lang: str = "en") -> str:
    """A record as a playthrough."""
    match, players = done.match, done.record.players
    rules, scribe = match.rules, match.scribe
    lines = [rules_line(rules, lang)]
    for option, value in rules.edits.items():
        rule = message(lang, f"rule-{option}")
        text = value_text(lang, option, value)
        lines.append("  " + message(lang, "play-edit", {"rule": rule, "value": text}))
    lines.append(message(lang, "play-target", scribe.length(rules.values)))
    lines.append(score_line(scribe, match.state, players, lang))
    for deal in deal_lines(done, lang):
        lines += ["", *deal]
    if done.complete:
        lines += ["", *ending(scribe, done.state, players, lang)]
    return "\n".join(lines)


def deal_lines(done: Replay, lang: str = "en") -> list[list[str]]:
    """The playthrough of each deal, without what stands around it."""
    scribe, players = done.match.scribe, done.record.players
    return [
        scribe.deal_lines(number, steps, players, lang)
        for number, steps in enumerate(done.by_deal())
    ]
