"""What a row of Thousand's score sheet holds."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from prikup.records.sheet import Penalty, Redeal

Suits = Annotated[str | list[str], Meta(description="Suits with spaces, or a list: S C D H.")]


class Sale(Struct, forbid_unknown_fields=True, frozen=True):
    """The talon bought over: the first time for 120, then for 240 …"""

    buyer: str
    seller: str


class SheetDeal(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """One row: a deal played or given up; a redeal; or a penalty."""

    declarer: str | None = None
    bid: int | None = None
    """The final bid."""
    cards: dict[str, int] | None = None
    """Card points taken, by player, marriages apart: 120 together, less only where cards stay out
    of the play."""
    marriages: dict[str, Suits] | None = None
    half_marriages: dict[str, Suits] | None = None
    """Queen and jack declared (``half_marriage``)."""
    captured: dict[str, int] | None = None
    """Kings and queens of declared marriages that a player caught (``half_marriage_capture``)."""
    tricks: dict[str, int] | None = None
    """Tricks taken; without it a player with 0 points took none."""
    aces: str | None = None
    """Who declared the ace marriage."""
    nines: str | None = None
    """Who has the four nines."""
    blind: bool = False
    write_off: bool = False
    aces_held: dict[str, int] | None = None
    """Aces in the hands when the deal was written off (``by_aces``)."""
    concede: bool = False
    bomb: bool = False
    all_pass: bool = False
    """Nobody bid, and everybody played for himself (``raspasy``)."""
    redeal: Redeal | None = None
    talon_points: int | None = None
    """What the dealer who sits out writes for the talon (``dealer_out_scores``)."""
    contra: bool | str | None = None
    """True or ``"contra"``, or ``"recontra"``."""
    bought: list[Sale] | None = None
    """Sales of the talon in order (``buy_over``)."""
    kept_lead: str | None = None
    """Who kept the card that the declarer led before his discards (``forgotten_discard``)."""
    penalty: Penalty | None = None
