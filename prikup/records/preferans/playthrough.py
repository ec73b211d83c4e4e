"""A deal of Preferans as a playthrough."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from prikup.cards import SUITS, cards_of
from prikup.game import Action, Call, Contract, Discard, Offer, Play, Seat, action_text
from prikup.preferans.layouts import DUMMY
from prikup.preferans.match import State
from prikup.preferans.state import DealState, PlayState
from prikup.preferans.state import Trick as Taken
from prikup.records.playthrough import Playthrough
from prikup.records.replay import Step
from prikup.records.scribe import Trick


def tricks(state: State) -> Sequence[Trick]:
    """The whole tricks of the deal that runs, or that has just been scored."""
    play = _play(state)
    return [(trick.leader, trick.cards, trick.taker) for trick in play.taken] if play else ()


def _play(state: State) -> PlayState | None:
    return state.finished.play if state.finished else state.play


def _deal(state: State) -> DealState | None:
    return state.finished.deal if state.finished else state.deal


class PreferansPlaythrough(Playthrough):
    """One deal in lines."""

    def told(self) -> list[str]:
        """The auction, the order, the answers, the tricks, and who took how many."""
        lines = []
        for said in self._rounds():
            lines.append("  " + ", ".join(map(self._said, said)))
        after: State = self.steps[-1].after
        play, deal = _play(after), _deal(after)
        if play is not None and deal is not None:
            lines += [f"  {line}" for line in self._tricks(play, deal)]
        if after.finished is not None and after.finished.result.tricks:
            taken = zip(self.players, after.finished.result.tricks, strict=True)
            shown = ", ".join(f"{name} {count}" for name, count in taken)
            lines.append(f"  {self.say('play-taken')} {shown}")
        return lines

    def _rounds(self) -> Iterator[list[Step]]:
        """What was said, a line for each: the auction, the talon and the order, the answers."""
        phase, said = "", list[Step]()
        for step in self.steps[1:]:
            if isinstance(step.action, Play):
                continue
            if said and step.before.phase != phase:
                yield said
                said = []
            phase = step.before.phase
            said.append(step)
        if said:
            yield said

    def _said(self, step: Step) -> str:
        assert step.seat is not None
        return self.say("play-says", player=step.seat, word=self._word(step.action))

    def _word(self, action: Action) -> str:
        if isinstance(action, Contract):
            suit = "NT" if action.suit is None else SUITS[action.suit]
            return self.say("contract-name", level=action.level, suit=suit)
        if isinstance(action, Discard):
            return self.say("play-puts-away", cards=self.cards(cards_of(action.cards)))
        if isinstance(action, Offer):
            return self.say("play-offer", tricks=" ".join(map(str, action.tricks)))
        assert isinstance(action, Call)
        return self.say("play-word", word=action_text(action))

    # --- the play --------------------------------------------------------------------------------

    def _tricks(self, play: PlayState, deal: DealState) -> list[str]:
        lines = [
            f"{number}. {self._cards(trick, deal)}  → {self._taker(trick.taker)}"
            for number, trick in enumerate(play.taken, 1)
        ]
        if play.trick:
            running = Taken(play.leader, play.trick, None, play.turned)
            lines.append(f"{len(lines) + 1}. {self._cards(running, deal)}")
        return lines

    def _cards(self, trick: Taken, deal: DealState) -> str:
        """The cards of a trick with the hands they came from."""
        place = deal.circle.index(trick.leader)
        hands = deal.circle[place:] + deal.circle[:place]
        shown = [
            f"{self._hand(seat)} {self.cards((card,))}"
            for seat, card in zip(hands, trick.cards, strict=False)
        ]
        if trick.turned is not None:
            shown.insert(0, f"({self.cards((trick.turned,))})")
        return "  ".join(shown)

    def _hand(self, seat: Seat) -> str:
        if seat == DUMMY and seat >= len(self.players):
            return self.say("play-third-hand")
        return self.players[seat]

    def _taker(self, seat: Seat | None) -> str:
        return self.say("play-talon") if seat is None else self._hand(seat)
