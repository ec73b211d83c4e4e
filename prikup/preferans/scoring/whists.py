"""What the defenders write: whists, tricks they owe, consolation."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from prikup.game import Seat, reason
from prikup.preferans.scoring.prices import DUTY, HALF_WHIST
from prikup.preferans.scoring.sheet import HAND, Sheet


def whists(sheet: Sheet) -> None:
    """Whists for tricks, and a half-whist for its tricks without play."""
    result = sheet.result
    if result.kind != "game":
        return
    half = sheet.half_whister
    if half is not None and (
        not sheet.whisters or sheet.rules.score.half_whist_returned == "counts"
    ):
        _write(sheet, half, HALF_WHIST[result.level], "half_whist")
    only_missing = result.level == HAND and sheet.rules.whist.ten == "missing_only"
    if not result.played or only_missing:
        return
    if len(sheet.whisters) == 1:
        _lone_whister(sheet, sheet.whisters[0])
    else:  # both whist, or the ten is checked without whists
        for defender in sheet.defenders:
            _write(sheet, defender, result.tricks[defender], "whist")


def _lone_whister(sheet: Sheet, whister: Seat) -> None:
    """The tricks of the passer are the whister's; gentlemen share them when the game fails."""
    tricks = HAND - sheet.result.tricks[sheet.declarer]
    gentlemen = sheet.missing and sheet.rules.score.on_failure == "gentleman"
    if not gentlemen or whister not in sheet.defenders:
        _write(sheet, whister, tricks, "whist")
        return
    price, sharing = sheet.prices.whist, sheet.defenders
    for defender in sharing:
        why = reason("entry-whists-shared", count=tricks, price=price)
        amount = tricks * price // len(sharing)
        sheet.write_whists(defender, sheet.declarer, amount, "on_failure", why)


def _write(sheet: Sheet, who: Seat, tricks: int, rule: str) -> None:
    price = sheet.prices.whist
    why = reason(
        "entry-half-whist" if rule == "half_whist" else "entry-whists", count=tricks, price=price
    )
    sheet.write_whists(who, sheet.declarer, tricks * price, rule, why)


# --- the tricks that whisters owe ---------------------------------------------------------------


def duty(sheet: Sheet) -> None:
    """Tricks that the whisters owe and did not take go to their mountains."""
    if short := owed(sheet):
        _write_short(sheet, short)


def owed(sheet: Sheet) -> Mapping[Seat, Fraction]:
    """Tricks that each whister owes and did not take: more than none for who has failed."""
    result = sheet.result
    if result.kind != "game" or not result.played or sheet.missing or not sheet.whisters:
        return {}
    if result.level == HAND and sheet.rules.whist.ten != "whisted":
        return {}
    if len(sheet.whisters) == 1:
        taken = HAND - result.tricks[sheet.declarer]
        return {sheet.whisters[0]: Fraction(max(0, DUTY[result.level] - taken))}
    return _short_of_two(sheet)


def _short_of_two(sheet: Sheet) -> Mapping[Seat, Fraction]:
    """Tricks that each of two whisters has to answer for."""
    score, tricks, level = sheet.rules.score, sheet.result.tricks, sheet.result.level
    duty = DUTY[level]
    how = score.duty_six_seven if level < 8 else score.duty_eight_up
    own = Fraction(duty, 2) if how in ("each_half", "pair") else Fraction(1)
    short = {seat: max(Fraction(0), own - tricks[seat]) for seat in sheet.whisters}
    if how == "pair":
        together = Fraction(max(0, duty - sum(tricks[seat] for seat in sheet.whisters)))
        return {seat: min(lacks, together) for seat, lacks in short.items()}
    if how == "second_whister":
        short.pop(sheet.whisters[0])
    return short


def _write_short(sheet: Sheet, short: Mapping[Seat, Fraction]) -> None:
    """Onto the mountains. A half point, which two may owe, is the second whister's."""
    price = sheet.prices.whist_short
    level = sheet.result.level
    rule = "whist_duty"
    if len(sheet.whisters) == 2:
        rule = "duty_six_seven" if level < 8 else "duty_eight_up"
    shared = int(any(lacks.denominator > 1 for lacks in short.values()))
    why = reason("entry-whist-short", level=level, duty=DUTY[level], price=price, shared=shared)
    for seat, lacks in short.items():
        points = lacks * price
        up = seat == sheet.whisters[-1]
        sheet.to_mountain(seat, int(points + Fraction(1, 2)) if up else int(points), rule, why)


# --- consolation --------------------------------------------------------------------------------


def consolation(sheet: Sheet) -> None:
    """What every opponent writes for the tricks that the declarer lacks."""
    result, score = sheet.result, sheet.rules.score
    if not sheet.missing or score.consolation == "none":
        return
    if result.kind == "without-three" and sheet.rules.auction.without_three != "true_with_whists":
        return
    most = max((_written(sheet, seat) for seat in sheet.whisters), default=0)
    for seat in sheet.after(sheet.declarer):
        if seat in sheet.defenders or seat in sheet.whisters:
            _console(sheet, seat, most, "consolation")
        elif score.dealer_consolation:
            _console(sheet, seat, most, "dealer_consolation")


def _written(sheet: Sheet, who: Seat) -> int:
    """What somebody has written on the declarer in this deal."""
    before = sheet.standing.whists[who][sheet.declarer]
    return sheet.whists[who][sheet.declarer] - before


def _console(sheet: Sheet, who: Seat, most: int, rule: str) -> None:
    """One opponent's consolation; ``most``: what the whister wrote for tricks."""
    style, missing, prices = sheet.rules.score.consolation_style, sheet.missing, sheet.prices
    amount = missing * (prices.whist if style == "value" else prices.undertrick)
    idle = who not in sheet.whisters
    if idle and style == "classic_gentleman":
        return
    robs = idle and style == "classic_robber" and bool(sheet.whisters)
    if robs:
        amount += most - _written(sheet, who)
    why = reason("entry-consolation-robber" if robs else "entry-consolation", count=missing)
    sheet.write_whists(who, sheet.declarer, amount, rule, why)
