"""Matches of a table: how one begins, and how it is read again from its log."""

from __future__ import annotations

import logging
import time
from typing import Any

from msgspec import Struct

from prikup import __version__
from prikup.server.games import Games
from prikup.server.ledger import Ledger, LogFault
from prikup.server.players import Thinkers
from prikup.server.refusals import NotFound, Refused
from prikup.server.settings import Settings
from prikup.server.shuffle import Chance
from prikup.server.storage import MatchRow, Storage

log = logging.getLogger("prikup.server.matches")


class Services(Struct, frozen=True):
    """What all tables share."""

    settings: Settings
    storage: Storage
    games: Games
    thinkers: Thinkers

    @property
    def chance(self) -> Chance:
        """What deals, draws lots and gives bots their random streams."""
        return Chance(self.settings.test_seed)


def new_match(
    table_id: str, rules: dict[str, Any], names: list[str], number: int, dealer: int
) -> MatchRow:
    """A match of a table; ``dealer`` was drawn by lot."""
    return MatchRow(
        table_id=table_id,
        number=number,
        rules=rules,
        players=names,
        dealer=dealer,
        engine=__version__,
        started_at=time.time(),
    )


def open_ledger(services: Services, game: str, match: MatchRow) -> Ledger:
    """A match before its first row. Raises :class:`Refused` if its rules cannot be read."""
    values = services.games.rulebook.complete(game, match.rules["values"])
    try:
        return Ledger(services.games[game], match, values)
    except Refused:
        raise
    except Exception as error:
        log.exception("table %s: its rules cannot be read", match.table_id)
        raise Refused("unreadable-rules") from error


async def read_ledger(services: Services, table_id: str) -> tuple[Ledger, LogFault | None]:
    """The running match of a table from its log, as far as the log holds."""
    storage = services.storage
    row, match = await storage.table(table_id), await storage.match(table_id)
    if row is None or match is None:
        raise NotFound("no-such-table")
    ledger = open_ledger(services, row.game, match)
    rows = await storage.log(table_id, match.number)
    booked = await storage.deals(table_id, match.number)
    try:
        for _ in ledger.replay(rows, booked):
            pass
    except LogFault as fault:
        log.error("table %s is read-only: %s", table_id, fault)
        return ledger, fault
    return ledger, None
