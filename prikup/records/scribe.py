"""What records and sheets need of a game beyond :class:`prikup.game.Game`: its scribe.

A scribe knows what a row of the game's score sheet holds, what it looks like on paper, and how a
deal is told. Everything else here knows games only by it. The scribe of a game is a package beside
this module (``prikup.records.thousand``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from prikup.cards import Card
from prikup.game import BadRecord, Entry, Game, Installed, Seat, reason
from prikup.records.documents import shown
from prikup.rules.option import Value

if TYPE_CHECKING:
    from prikup.records.replay import Step
    from prikup.records.sheet import ScoredRow, ScoredSheet

Trick = tuple[Seat, Sequence[Card], Seat | None]
"""Who led, the cards in the order played, who took it; ``None``: nobody."""


class Scribe(Protocol):
    """How one game is written down.

    ``state`` is a state of the game between two deals unless said otherwise; it is known only as
    :class:`prikup.game.State` and by the game's ``state_json``, which has at least ``dealer`` (who
    deals next), ``winner``, ``settlement`` (``None``, or ``exact`` and ``rounded`` amounts) and
    the fields named here. ``result`` is what the game's scorer takes. ``players`` are names by
    seat.
    """

    game: Game[Any]
    start: type[Struct]
    """The ``start`` of a record or sheet; every field has a default, and defaults are omitted."""
    row: type[Struct]
    """A row of the sheet."""
    total: str = ""
    """The message that says what a total is; empty where it needs no words."""
    window_reasons: tuple[str, ...] = ()
    """Ids of reasons that only say that an optional window is open: once it is declined, a later
    reason says more."""
    sheet_fields: tuple[str, ...]
    """What a scored sheet's JSON says of the standing, besides dealer, winner and settlement."""
    row_fields: tuple[str, ...]
    """What it says of the standing after each row."""

    def length(self, values: Mapping[str, Value]) -> dict[str, str | int]:
        """How long a match by these rules is: ``ends`` with ``points``, after so many ``deals`` or
        when the ``time`` is up, and the ``target``."""

    def ended(self, state: Any) -> Any | None:
        """The state after the players have agreed that the match is over; ``None`` where that is
        not theirs to say: the rules know the end, or a deal runs or none has been played."""
        return None

    # --- the rows of a sheet

    def result_of_row(self, row: Any, state: Any, players: Sequence[str]) -> Any:
        """The result that a row describes. Raises :class:`BadRecord` with ``field`` for what cannot
        have happened."""

    def row_of_result(self, result: Any, players: Sequence[str]) -> dict[str, Any]:
        """The row that people would write for a result."""

    def result(self, state: Any) -> Any:
        """The result of the deal scored last, with which ``state`` ends."""
        return state.finished.result

    def score(self, state: Any, result: Any) -> tuple[Any, tuple[Entry, ...]]:
        """The state after a deal, and the entries that lead to it."""

    # --- in words

    def row_title(self, result: Any, players: Sequence[str], lang: str) -> str:
        """What a row is: who played what."""

    def totals(self, state: Any) -> list[str]:
        """Each player's total with its marks, a few characters wide."""

    def summary(self, state: Any, players: Sequence[str], lang: str) -> list[str]:
        """What stands below the table of totals: figures that are not in it."""
        return []

    def summary_json(self, state: Any, players: Sequence[str], lang: str) -> dict[str, Any]:
        """The same in a scored sheet's JSON."""
        return {}

    # --- a played deal

    def tricks(self, state: Any) -> Sequence[Trick]:
        """The whole tricks of the deal that runs, or that has just been scored."""

    def deal_lines(
        self, number: int, steps: Sequence[Step], players: Sequence[str], lang: str
    ) -> list[str]:
        """A deal as a playthrough, from ``number`` (0-based) to the scores after it; ``steps``
        begin with the deal itself and may break off."""

    # --- on paper

    def svg(self, scored: ScoredSheet, lang: str) -> str:
        """The whole sheet as one drawing, as wide as :mod:`.drawing.paper`."""

    def figure(self, scored: ScoredSheet, lang: str) -> str:
        """What of that drawing is no table of the rows, for a screen; all of it where the rows are
        the drawing."""
        return self.svg(scored, lang)

    def svg_pages(self, scored: ScoredSheet, lang: str) -> Iterator[str]:
        """The sheet as pages of that paper."""

    def columns(self, players: Sequence[str], lang: str) -> list[str]:
        """The headings of the sheet as a table, without the reasons."""

    def start_cells(self, state: Any, players: Sequence[str], lang: str) -> list[str | int]:
        """The row of that table for a match that was under way when the sheet began."""

    def cells(self, row: ScoredRow, players: Sequence[str], lang: str) -> list[str | int]:
        """A row of that table."""

    # --- the score-keeper's page

    def page_row(self, row: ScoredRow) -> dict[str, Any]:
        """A row as it stands on paper, as JSON."""

    def page(self, scored: ScoredSheet, lang: str) -> dict[str, Any]:
        """What the page needs to draw the sheet and to offer the next row, as JSON."""


SCRIBES: Mapping[str, Scribe] = Installed("prikup.records.{}", "SCRIBE")
"""The scribe of each game."""


def scribe_of(game: str) -> Scribe:
    """The scribe of a game. Raises :class:`BadRecord`."""
    if (scribe := SCRIBES.get(game)) is None:
        why = reason("unknown-game", game=shown(game), known=", ".join(SCRIBES))
        raise BadRecord(why, field="game")
    return scribe
