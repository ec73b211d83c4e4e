"""Bolts, and the penalties of a deal that are no falls from the barrel."""

from __future__ import annotations

from prikup.game import Seat, reason
from prikup.thousand.scoring.contract import marriage_points
from prikup.thousand.scoring.sheet import Sheet, rounded


def bolts(sheet: Sheet) -> None:
    """Who earned a bolt, and what three of them cost."""
    rules, result = sheet.rules.bolt, sheet.result
    if result.kind not in ("played", "concede"):
        return
    for player in sheet.players:
        if player == result.out:
            continue
        own = player == result.declarer
        if own and (rules.own_bolt_ignored or result.kind == "concede"):
            continue
        if result.kind == "played" and not _earns_bolt(sheet, player):
            sheet.row[player] = 0
            continue
        count = 2 if _double_bolt(sheet) else 1
        sheet.bolts[player] += count
        sheet.row[player] += count
        sheet.note(player, "bolt", reason("entry-bolt", count=count))
        _bolt_penalties(sheet, player)


def _earns_bolt(sheet: Sheet, player: Seat) -> bool:
    when, result = sheet.rules.bolt.bolt_when, sheet.result
    if when == "no_trick":
        return result.tricks[player] == 0
    points = result.cards[player] + marriage_points(sheet, player)
    if when == "rounds_to_zero":
        return rounded(points, sheet.rules.score.rounding) <= 0
    return points == 0


def _double_bolt(sheet: Sheet) -> bool:
    rules = sheet.rules.bolt
    golden = sheet.golden and rules.golden_double_bolts
    return golden or (sheet.result.blind and rules.blind_double_bolts)


def _bolt_penalties(sheet: Sheet, player: Seat) -> None:
    rules = sheet.rules
    spared = sheet.sat_on_barrel(player) and not rules.barrel.barrel_third_bolt_falls
    every = rules.bolt.bolts_every
    for on, counts, rule in (
        (rules.bolt.three_bolts_in_match, sheet.bolts, "three_bolts_in_match"),
        (rules.bolt.three_bolts_in_a_row, sheet.row, "three_bolts_in_a_row"),
    ):
        if on and counts[player] >= every:
            counts[player] = 0
            if spared:
                sheet.note(player, "barrel_third_bolt_falls", reason("entry-bolts-spared"))
            else:
                why = reason("entry-bolts-penalty", count=every)
                sheet.write(player, -sheet.penalty, rule, why)


def write_off_penalty(sheet: Sheet) -> None:
    """The penalty on the third write-off."""
    declarer, when = sheet.result.declarer, sheet.rules.score.write_off_third_penalty
    if sheet.result.kind != "write-off" or declarer is None or when == "off":
        return
    count = sheet.write_offs[declarer]
    if count == 3 or (when == "every_third" and count % 3 == 0):
        why = reason("entry-third-write-off", count=count)
        sheet.write(declarer, -sheet.penalty, "write_off_third_penalty", why)
        if when == "every_third" and sheet.rules.write_off.write_off_limit is None:
            sheet.write_offs[declarer] = 0


def void_claim(sheet: Sheet) -> None:
    """The third redeal claim in a row against one dealer: void, and he pays."""
    if sheet.result.void_claim:
        count = sheet.rules.redeal.redeal_limit or 0
        why = reason("entry-redeal-limit", count=count)
        sheet.write(sheet.standing.dealer, -sheet.penalty, "redeal_limit", why)
