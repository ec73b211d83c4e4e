"""The all-pass deal."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.game import Seat, reason
from prikup.preferans.scoring.pool import earn
from prikup.preferans.scoring.sheet import Sheet


def price(sheet: Sheet) -> int:
    """What a trick costs in this deal of the series; the last price stays."""
    prices = sheet.rules.score.all_pass_price
    return prices[min(sheet.standing.all_passes, len(prices) - 1)]


def all_pass(sheet: Sheet) -> None:
    """Tricks cost points of the mountain, or bring whists to who took the fewest; none at all
    brings something too."""
    if sheet.result.kind != "all-pass":
        return
    playing = sheet.rules.layout.seats(sheet.standing.dealer)
    tricks = list(sheet.result.tricks)
    if sheet.resting:  # the talon is the dealer's who rests
        tricks[sheet.resting[0]] += sheet.result.talon_tricks
    if sheet.rules.score.all_pass_to == "whists":
        _write_whists(sheet, playing, tricks)
    else:
        _write_mountain(sheet, playing, tricks)
    for seat in playing:
        if not tricks[seat]:
            _took_none(sheet, seat)


def _write_mountain(sheet: Sheet, playing: Sequence[Seat], tricks: Sequence[int]) -> None:
    each = price(sheet)
    lowest = min(tricks[seat] for seat in playing) if sheet.rules.score.all_pass_amnesty else 0
    for seat in (*playing, *sheet.resting):
        free = lowest if seat in playing else 0
        why = reason(
            "entry-all-pass-amnesty" if free else "entry-all-pass",
            count=tricks[seat],
            price=each,
            free=free,
        )
        sheet.to_mountain(seat, (tricks[seat] - free) * each, "all_pass_price", why)


def _write_whists(sheet: Sheet, playing: Sequence[Seat], tricks: Sequence[int]) -> None:
    """Who took the fewest writes whists on the others for each of their tricks; two share, and
    half a whist is nobody's."""
    each = sheet.rules.score.all_pass_whists
    fewest = min(tricks[seat] for seat in playing)
    lowest = [seat for seat in playing if tricks[seat] == fewest]
    others = [seat for seat in (*playing, *sheet.resting) if seat not in lowest]
    for seat in lowest:
        for other in others:
            why = reason(
                "entry-all-pass-shared" if len(lowest) > 1 else "entry-all-pass-whists",
                player=other,
                count=tricks[other],
                price=each,
            )
            whists = tricks[other] * each // len(lowest)
            sheet.write_whists(seat, other, whists, "all_pass_whists", why)


def _took_none(sheet: Sheet, seat: Seat) -> None:
    """What no trick at all brings."""
    zero, each, why = sheet.rules.score.all_pass_zero, price(sheet), reason("entry-all-pass-zero")
    if zero in ("pool_price", "pool_1"):
        earn(sheet, seat, each if zero == "pool_price" else 1, "all_pass_zero", why)
    elif zero in ("mountain_price", "mountain_twice"):
        off = each * (1 if zero == "mountain_price" else 2)
        sheet.to_mountain(seat, -min(off, sheet.mountain[seat]), "all_pass_zero", why)
