"""A record for people: a playthrough that can be read like a report of the deal, and its JSON."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import structs

from prikup.cards import SUIT_SYMBOLS, Card, card_name, cards_of, format_cards, mask_of
from prikup.game import Call, Deal, Discard, Give, Play, Raise, Seat, Sell, action_text
from prikup.records.replay import Match, Replay, Step, result_of
from prikup.records.scores import ending, entries_json, entry_lines, rules_line, totals
from prikup.text import card_text, message, value_text
from prikup.thousand.phases import playing
from prikup.thousand.rules import GOLDEN_BID
from prikup.thousand.state import DealResult, PlayState, points_in


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
    players = match.record.players
    lines = [message(lang, "cli-record-ok", {"deals": len(match.record.deals)})]
    if state.turn is not None:
        lines.append(message(lang, "cli-record-running", {"player": players[state.turn]}))
    lines.append(_score_line(state, players, lang))
    if state.turn is None:
        lines += ending(state.standing, state.rules, players, lang)
    return "\n".join(lines)


# --- JSON ----------------------------------------------------------------------------------------


def shown_json(done: Replay, lang: str = "en") -> dict[str, Any]:
    """The answer of ``prikup record show --json``: every deal with all of its actions and seats,
    declined windows too, its tricks and its entries."""
    match, players = done.match, done.record.players
    deals = [_deal_json(steps, players, lang) for steps in _by_deal(done)]
    return {
        "game": match.game.name,
        "rules": match.rules.document(),
        "players": players,
        "scores": list(match.state.scores),
        "deals": deals,
        "complete": done.complete,
        "result": checked_json(match, done.state)["result"],
    }


def _by_deal(done: Replay) -> list[list[Step]]:
    groups: list[list[Step]] = [[] for _ in done.record.deals]
    for step in done.steps:
        groups[step.deal].append(step)
    return groups


def _deal_json(steps: Sequence[Step], players: Sequence[str], lang: str) -> dict[str, Any]:
    deal, after = steps[0].action, steps[-1].after
    assert isinstance(deal, Deal)
    finished = after.finished
    play = finished.play if finished else after.play
    return {
        "dealer": steps[0].before.standing.dealer,
        "hands": [format_cards(hand) for hand in deal.hands],
        "talon": format_cards(deal.talon),
        "actions": [{"seat": step.seat, "action": action_text(step.action)} for step in steps[1:]],
        "tricks": [
            {"leader": leader, "cards": format_cards(cards), "winner": taker}
            for leader, cards, taker in (play.taken if play else ())
        ],
        "entries": entries_json(finished.entries if finished else (), players, lang),
        "scores": list(after.scores),
    }


# --- the playthrough -----------------------------------------------------------------------------


def shown_text(done: Replay, lang: str = "en") -> str:
    """A record as a playthrough."""
    rules, players = done.match.rules, done.record.players
    lines = [rules_line(rules, lang)]
    for option, value in rules.edits.items():
        rule = message(lang, f"rule-{option}")
        text = value_text(lang, option, value)
        lines.append("  " + message(lang, "play-edit", {"rule": rule, "value": text}))
    target = done.match.state.standing.target
    lines.append(message(lang, "play-target", {"target": target}))
    lines.append(_score_line(done.match.state, players, lang))
    for deal in deal_lines(done, lang):
        lines += ["", *deal]
    if done.state.turn is None:
        lines += ["", *ending(done.state.standing, done.state.rules, players, lang)]
    return "\n".join(lines)


def deal_lines(done: Replay, lang: str = "en") -> list[list[str]]:
    """The playthrough of each deal, without what stands around it."""
    players = done.record.players
    return [
        _Playthrough(steps, players, lang).lines(number)
        for number, steps in enumerate(_by_deal(done))
    ]


def _score_line(state: Any, players: Sequence[str], lang: str) -> str:
    shown = zip(players, totals(state.standing, state.rules), strict=True)
    scores = ", ".join(f"{name} {total}" for name, total in shown)
    return f"{message(lang, 'play-score')} {scores}"


def _dealt_hands(step: Step) -> tuple[int, ...]:
    assert isinstance(step.action, Deal)
    return step.action.hands


class _Playthrough:
    """One deal in lines."""

    def __init__(self, steps: Sequence[Step], players: Sequence[str], lang: str) -> None:
        self.steps = steps
        self.players = players
        self.lang = lang
        self.width = max(len(name) for name in players)
        self.bids: list[str] = []

    def say(self, name: str, **args: str | int) -> str:
        """A message; seats become names."""
        named = {
            key: self.players[value]
            if key in ("player", "to") and isinstance(value, int)
            else value
            for key, value in args.items()
        }
        return message(self.lang, name, named)

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards as pictures."""
        return " ".join(card_text(self.lang, card_name(card)) for card in cards)

    def lines(self, number: int) -> list[str]:
        """The whole deal."""
        first, after = self.steps[0], self.steps[-1].after
        dealer = first.before.standing.dealer
        lines = [self.say("play-deal", deal=number + 1, player=dealer), *self._dealt(first)]
        self._opened(first)
        for step in self.steps[1:]:
            lines += self._said(step)
            self._opened(step)
        lines += self._spoken()
        play = after.finished.play if after.finished else after.play
        if play is not None and (play.taken or play.trick):
            lines += self._tricks(play)
        return lines + self._closing(after)

    def _dealt(self, step: Step) -> list[str]:
        deal, name = step.action, message(self.lang, "play-talon")
        assert isinstance(deal, Deal)
        width = max(self.width, len(name))
        rows = [
            f"  {player:{width}}  {self.cards(cards_of(hand))}"
            for player, hand in zip(self.players, deal.hands, strict=True)
        ]
        return [*rows, f"  {name:{width}}  {self.cards(deal.talon)}", *self._golden(step)]

    def _golden(self, step: Step) -> list[str]:
        """Who must play in the golden round."""
        state = step.after
        if state.deal is None or not state.deal.golden or state.rules.golden.golden != "forced_120":
            return []
        return ["  " + self.say("play-golden", player=state.deal.forced, bid=GOLDEN_BID)]

    def _opened(self, step: Step) -> None:
        """The forced bid, where this step opened an auction in which nobody plays blind."""
        deal = step.after.deal
        opened = step.after.phase == "auction" != step.before.phase
        if opened and deal.blind is None and deal.bidder is not None:
            self.bids.append(self.say("play-forced", player=deal.forced, bid=deal.bid))

    def _said(self, step: Step) -> list[str]:
        """What is said and passed before the play; declined windows are silent."""
        action, before = step.action, step.before
        lines: list[str] = []
        if isinstance(action, Play) or action == before.decline or step.seat is None:
            pass
        elif before.phase in ("blind", "auction"):
            word = self.say("play-call", word=action_text(action))
            self.bids.append(self.say("play-says", player=step.seat, word=word))
        else:
            lines += [*self._spoken(), *self._done(step)]
        return lines + self._declarer(step)

    def _spoken(self) -> list[str]:
        """The auction on one line, once it is over."""
        line, self.bids = ", ".join(self.bids), []
        return [f"  {line}"] if line else []

    def _declarer(self, step: Step) -> list[str]:
        deal = step.after.deal
        if deal is None or deal.declarer is None:
            return []
        if step.before.deal is not None and step.before.deal.declarer is not None:
            return []
        blind, hidden = int(deal.blind is not None), int(not deal.talon_open)
        args = {"player": deal.declarer, "bid": deal.bid, "blind": blind, "hidden": hidden}
        return [*self._spoken(), "  " + self.say("play-declarer", **args)]

    def _done(self, step: Step) -> list[str]:
        """A card passed or put away, a raise, an offer, a claim, giving up."""
        action, seat = step.action, step.seat
        assert seat is not None
        if isinstance(action, Give):
            card = card_text(self.lang, card_name(action.card))
            return ["  " + self.say("play-passes-card", player=seat, card=card, to=action.seat)]
        if isinstance(action, Raise):
            return ["  " + self.say("play-raises", player=seat, bid=action.amount)]
        if isinstance(action, Discard | Sell):
            name = "play-discards" if isinstance(action, Discard) else "play-offers"
            cards = self.cards(cards_of(action.cards))
            return ["  " + self.say(name, player=seat, cards=cards)]
        if action == Call("redeal"):
            return self._claimed(step, seat)
        if action == Call("claim"):
            return []
        word = self.say("play-call", word=action_text(action))
        return ["  " + self.say("play-does", player=seat, word=word)]

    def _claimed(self, step: Step, seat: Seat) -> list[str]:
        finished = step.after.finished
        if finished is None or finished.result.kind != "redeal":
            word = self.say("play-call", word="redeal")
            done = "  " + self.say("play-does", player=seat, word=word)
            if step.after.phase == "consent":
                return [done]
            return [f"{done} {self.say('play-claim-void')}"]
        seat = seat if finished.result.player is None else finished.result.player
        ground = message(self.lang, f"ground-{finished.result.why}")
        return ["  " + self.say("play-claims", player=seat, ground=ground)]

    # --- the play --------------------------------------------------------------------------------

    def _tricks(self, play: PlayState) -> list[str]:
        """The tricks, each with what was declared by its lead and who took it."""
        played = [step for step in self.steps if isinstance(step.action, Play)]
        lines, number = [], 0
        size = sum(1 for hand in _dealt_hands(self.steps[0]) if hand)
        for at in range(0, len(played), size):
            trick, number = played[at : at + size], number + 1
            shown = "  ".join(self._card(step) for step in trick)
            line = f"  {number}. {shown}"
            if number <= len(play.taken):
                _, cards, taker = play.taken[number - 1]
                points = points_in(mask_of(cards))
                line += "  → " + self.say("play-takes", player=taker, points=points)
            lines += [line, *self._declared(trick[0])]
        if play.claimed is not None:
            word = self.say("play-call", word="claim")
            lines.append("  " + self.say("play-does", player=play.claimed, word=word))
        return lines

    def _card(self, step: Step) -> str:
        assert isinstance(step.action, Play) and step.seat is not None
        return f"{self.players[step.seat]} {self.cards((step.action.card,))}"

    def _declared(self, step: Step) -> list[str]:
        action, seat = step.action, step.seat
        assert isinstance(action, Play) and seat is not None
        if not action.declare:
            return []
        marriage = playing.declared_by(step.before, seat, action.card)
        assert marriage is not None
        if marriage.suit is None:
            what = self.say(f"play-{marriage.kind}")
        else:
            what = SUIT_SYMBOLS[marriage.suit]
        line = self.say("play-declares", player=seat, what=what, worth=marriage.worth)
        play = step.after.play
        trump = step.before.play.trump if play is None else play.trump
        waiting = None if play is None else play.trump_next
        if marriage.suit is not None and marriage.suit in (trump, waiting):
            line += ", " + self.say("play-trump-is", suit=SUIT_SYMBOLS[marriage.suit])
        return [f"     {line}"]

    def _closing(self, after: Any) -> list[str]:
        """What was taken, why every score moved, and where the match stands."""
        if after.finished is None:
            return ["  " + self.say("play-unfinished", player=after.turn)]
        result, lines = after.finished.result, []
        if result.kind == "played":
            lines.append("  " + self._taken(result))
        lines += [f"  {line}" for line in entry_lines(after.entries, self.players, self.lang)]
        return [*lines, "  " + _score_line(after, self.players, self.lang)]

    def _taken(self, result: DealResult) -> str:
        taken = ", ".join(
            f"{name} {points}" for name, points in zip(self.players, result.cards, strict=True)
        )
        line = f"{message(self.lang, 'play-taken')} {taken}"
        declared = [
            f"{name} {' '.join(SUIT_SYMBOLS[suit] for suit in suits)}"
            for name, suits in zip(self.players, result.marriages, strict=True)
            if suits
        ]
        if declared:
            line += f"; {message(self.lang, 'play-marriages')} {', '.join(declared)}"
        return line
