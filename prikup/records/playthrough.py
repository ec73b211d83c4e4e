"""A deal as a playthrough: what is told of a deal of any game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from prikup.cards import Card, card_name, cards_of
from prikup.game import Deal, Play
from prikup.records.replay import Step
from prikup.records.scores import entry_lines, score_line
from prikup.records.scribe import Scribe
from prikup.text import card_text, message


class Playthrough(ABC):
    """One deal in lines. A game's own class says what was ``told`` between the cards as dealt and
    the scores."""

    def __init__(
        self, scribe: Scribe, steps: Sequence[Step], players: Sequence[str], lang: str
    ) -> None:
        self.scribe = scribe
        self.steps = steps
        self.players = players
        self.lang = lang

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
        before = self.scribe.game.state_json(self.steps[0].before)
        title = self.say("play-deal", deal=number + 1, player=before["dealer"])
        return [title, *self._dealt(), *self.told(), *self._closing()]

    @abstractmethod
    def told(self) -> list[str]:
        """What was said and played."""

    def played_card(self, step: Step) -> str:
        """A card on the trick and whose it is."""
        assert isinstance(step.action, Play) and step.seat is not None
        card = self.cards((step.action.card,))
        if step.action.face_down:
            card = self.say("play-face-down", card=card)
        return f"{self.players[step.seat]} {card}"

    def _dealt(self) -> list[str]:
        deal, talon = self.steps[0].action, message(self.lang, "play-talon")
        assert isinstance(deal, Deal)
        width = max(len(name) for name in (*self.players, talon))
        rows = [
            f"  {player:{width}}  {self.cards(cards_of(hand))}"
            for player, hand in zip(self.players, deal.hands, strict=True)
        ]
        return [*rows, f"  {talon:{width}}  {self.cards(deal.talon)}"]

    def _closing(self) -> list[str]:
        """Why every score moved, and where the match stands."""
        after = self.steps[-1].after
        if after.turn is not None:
            return ["  " + self.say("play-unfinished", player=after.turn)]
        lines = [f"  {line}" for line in entry_lines(after.entries, self.players, self.lang)]
        return [*lines, "  " + score_line(self.scribe, after, self.players, self.lang)]
