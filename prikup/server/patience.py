"""How long a table waits for a person, and what becomes of the seat then: fixed when it is opened.

The score knows nothing of it: a bot plays on, and nobody is written anything for being late.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from prikup.server.refusals import Refused


class Patience(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table has agreed on about who leaves or takes too long."""

    move_time: int | None = None
    """Seconds for a move; ``None``: as long as it takes."""
    then: Literal["stand_in", "out"] = "stand_in"
    """``stand_in``: a bot plays until the person is back. ``out``: the bot keeps the seat, and the
    person may only look on."""

    def check(self, least: int, most: int) -> None:
        """Raises :class:`Refused` unless the time to move lies between these seconds."""
        if self.move_time is not None and not least <= self.move_time <= most:
            raise Refused("move-time", least=least, most=most)


Cause = Literal["left", "late", "away"]
"""Why a seat is lost: its person gave it up, did not move in time, or was away for too long."""


class Lost(Struct, frozen=True):
    """Who had a seat before a bot got it for good."""

    person: str
    name: str
    why: Cause
