"""What the declarer writes for his game."""

from __future__ import annotations

from prikup.cards import SUITS
from prikup.game import reason
from prikup.preferans.scoring.pool import earn
from prikup.preferans.scoring.prices import MISERE
from prikup.preferans.scoring.sheet import Sheet

TOTUS_BONUS = 5
"""Points for a ten that was bid as totus."""


def contract(sheet: Sheet) -> None:
    """A game made goes to the pool, each trick that it lacks to the mountain."""
    result = sheet.result
    if result.kind != "game":
        return
    level, suit = result.level, "NT" if result.suit is None else SUITS[result.suit]
    if missing := sheet.missing:
        price = sheet.prices.undertrick
        why = reason("entry-undertricks", level=level, suit=suit, count=missing, price=price)
        sheet.to_mountain(sheet.declarer, missing * price, "contract", why)
        return
    why = reason(
        "entry-game-made" if result.played else "entry-game-unplayed", level=level, suit=suit
    )
    earn(sheet, sheet.declarer, sheet.prices.value, "contract", why)
    if level == 10 and sheet.rules.score.totus == "dedicated":
        earn(sheet, sheet.declarer, TOTUS_BONUS, "totus", reason("entry-totus"))


def misere(sheet: Sheet) -> None:
    """A misère made goes to the pool, each trick taken to the mountain. A small one counts half."""
    result = sheet.result
    if result.kind != "misere":
        return
    which = result.misere or "misere"
    taken = result.tricks[sheet.declarer]
    if not taken:
        earn(sheet, sheet.declarer, MISERE[which], "misere", reason("entry-misere-made"))
        return
    price = sheet.rules.score.misere_trick * MISERE[which] // MISERE["misere"]
    why = reason("entry-misere-caught", count=taken, price=price)
    sheet.to_mountain(sheet.declarer, taken * price, "misere_trick", why)


def given_up(sheet: Sheet) -> None:
    """Without all: every trick of the bid is missing. Without three: given up before the play."""
    result, price = sheet.result, sheet.prices.undertrick if sheet.result.level else 0
    if result.kind == "without":
        why = reason("entry-without-all", level=result.level, price=price)
        sheet.to_mountain(sheet.declarer, sheet.missing * price, "contract", why)
    elif result.kind == "without-three":
        why = reason("entry-without-three", level=result.level, price=price)
        sheet.to_mountain(sheet.declarer, sheet.missing * price, "without_three", why)
