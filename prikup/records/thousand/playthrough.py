"""A deal of Thousand as a playthrough."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.cards import SUIT_SYMBOLS, card_name, cards_of, mask_of
from prikup.game import (
    Action,
    Bonus,
    Call,
    Deal,
    Discard,
    Give,
    Play,
    Raise,
    Seat,
    Sell,
    action_text,
)
from prikup.records.playthrough import Playthrough
from prikup.records.replay import Step
from prikup.records.scribe import Scribe, Trick
from prikup.text import card_text, message
from prikup.thousand.match import State
from prikup.thousand.phases import playing
from prikup.thousand.rules import GOLDEN_BID
from prikup.thousand.state import DealResult, PlayState, points_in


def tricks(state: State) -> Sequence[Trick]:
    """The whole tricks of the deal that runs, or that has just been scored."""
    play = _play(state)
    return play.taken if play else ()


def _play(state: State) -> PlayState | None:
    return state.finished.play if state.finished else state.play


class ThousandPlaythrough(Playthrough):
    """One deal in lines."""

    def __init__(
        self, scribe: Scribe, steps: Sequence[Step], players: Sequence[str], lang: str
    ) -> None:
        super().__init__(scribe, steps, players, lang)
        self.bids: list[str] = []

    def told(self) -> list[str]:
        """What was said and played, and what everybody took."""
        first, after = self.steps[0], self.steps[-1].after
        lines = self._golden(first)
        self._opened(first)
        for step in self.steps[1:]:
            lines += self._said(step)
            self._opened(step)
        lines += self._spoken()
        play = _play(after)
        if play is not None and (play.taken or play.trick):
            lines += self._tricks(play)
        if after.finished is not None and after.finished.result.kind == "played":
            lines.append("  " + self._taken(after.finished.result))
        return lines

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
            word = self._word(action)
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
        return ["  " + self.say("play-does", player=seat, word=self._word(action))]

    def _word(self, action: Action) -> str:
        """A call, a bid, or a bonus."""
        if isinstance(action, Bonus):
            what = self.say("bonus-name", what=action.kind, place=action.place + 1)
            return self.say("play-bonus", what=what)
        return self.say("play-call", word=action_text(action))

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
        deal = self.steps[0].action
        assert isinstance(deal, Deal)
        size = sum(1 for hand in deal.hands if hand)
        for at in range(0, len(played), size):
            trick, number = played[at : at + size], number + 1
            shown = "  ".join(self.played_card(step) for step in trick)
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
