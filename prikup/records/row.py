"""What is read alike in a row of every game's score sheet."""

from __future__ import annotations

from msgspec import Struct, structs

from prikup.game import Seat, reason
from prikup.records.documents import shown
from prikup.records.seating import Seating, wrong
from prikup.records.sheet import PENALTIES, Penalty

LARGEST_PENALTY = 10_000


def filled(row: Struct) -> list[str]:
    """The fields that say something."""
    values = structs.asdict(row)
    return [name for name, value in values.items() if value is not None and value is not False]


def payer(penalty: Penalty, seating: Seating) -> Seat:
    """Who pays a penalty. Raises :class:`BadRecord`."""
    player = seating.seat(penalty.player, "penalty")
    if penalty.reason not in PENALTIES:
        known = ", ".join(PENALTIES)
        wrong("penalty", reason("penalty-unknown", given=shown(penalty.reason), known=known))
    amount = penalty.amount
    if amount is not None and not 0 < amount <= LARGEST_PENALTY:
        wrong("penalty", reason("penalty-amount", amount=amount, most=LARGEST_PENALTY))
    return player
