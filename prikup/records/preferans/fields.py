"""What a row of the score sheet of Preferans holds."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from prikup.records.record import Cards
from prikup.records.sheet import Penalty, Redeal

TALON = "talon"
"""The name under which an all-pass row notes the talon's tricks."""

Answer = Literal["whist", "pass", "half", "whist_back"]
"""What a defender answers; ``whist_back`` turns the other's half-whist into his own whist."""

GivenUp = Literal["without_all", "without_three"]


class SheetDeal(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """One row: a deal played, made without play or given up; an all-pass deal; or a penalty."""

    declarer: str | None = None
    contract: str | None = None
    """``7S``, ``10NT``, ``misere``; of a game given up the bid, or only its level."""
    whist: dict[str, Answer] | None = None
    """What each defender answered in the end."""
    open: bool = False
    """Whether the lone whister laid the hands open."""
    tricks: Annotated[
        dict[str, int] | None,
        Meta(description="Tricks by player, ten together; the talon's in an all-pass deal too."),
    ] = None
    given_up: GivenUp | None = None
    all_pass: bool = False
    talon: Cards | None = None
    """Its two cards (``talon_bonus``)."""
    help: list[str] | None = None
    """Whom the declarer helped first, in order."""
    redeal: Redeal | None = None
    """Two players who both passed deal again."""
    penalty: Penalty | None = None
