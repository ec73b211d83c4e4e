"""The barrel: climbing on, attempts, the win, falls, knocks."""

from __future__ import annotations

from prikup.game import Reason, Seat, reason
from prikup.thousand.rules import BARREL_DEALS, Rules
from prikup.thousand.scoring.sheet import Sheet
from prikup.thousand.state import Standing


def barrel(sheet: Sheet) -> None:
    """Players on the barrel: the win, what is not added, attempts and falls; then who climbs on."""
    at = sheet.rules.barrel.barrel_at
    if at is None:
        return
    for player in sheet.players:
        if sheet.sat_on_barrel(player) and player == sheet.result.out:
            _sits_out(sheet, player)
        elif sheet.sat_on_barrel(player):
            if sheet.rules.barrel.barrel_count == "running_total":
                _running_barrel(sheet, player, at)
            else:
                _barrel_deal(sheet, player, at)
    _newcomers(sheet, at)


def _sits_out(sheet: Sheet, player: Seat) -> None:
    """The dealer who sits out has no chance to win: no barrel deal, and nothing is added."""
    at = sheet.standing.scores[player]
    why = reason("entry-barrel-holds", at=at)
    sheet.write(player, -max(0, sheet.gained(player)), "barrel", why)
    if sheet.gained(player) < 0:
        slip(sheet, player, at)


def _barrel_deal(sheet: Sheet, player: Seat, at: int) -> None:
    if _wins_from_barrel(sheet, player):
        _win_from_barrel(sheet, player)
        return
    before, earned = sheet.standing.scores[player], sheet.earned[player]
    added = max(earned, 0) + sheet.bonus[player]
    sheet.write(player, -added, "barrel", reason("entry-barrel-holds", at=before))
    failed = earned < 0 and sheet.result.kind == "played"
    if sheet.result.last_chance and player == sheet.result.declarer:
        use_up(sheet, player, None)
        return
    if failed and not sheet.rules.barrel.barrel_failed_bid_falls:
        why = reason("entry-barrel-spared")
        sheet.write(player, -earned, "barrel_failed_bid_falls", why)
    if sheet.gained(player) < 0:
        slip(sheet, player, at)
    else:
        _attempt(sheet, player)


def _win_from_barrel(sheet: Sheet, player: Seat) -> None:
    sheet.won.append(player)
    if sheet.scores[player] < sheet.rules.winning_score:
        why = reason("entry-barrel-win", points=sheet.points[player])
        sheet.set_score(player, sheet.rules.winning_score, "win", why)


def _wins_from_barrel(sheet: Sheet, player: Seat) -> bool:
    rules, result, need = sheet.rules.barrel, sheet.result, sheet.rules.barrel_need
    if result.kind != "played":
        return False
    if result.last_chance and player == result.declarer:
        return sheet.points[player] >= sheet.rules.last_chance_need
    anybody = rules.barrel_count == "any_deal" or result.declarer is None
    if anybody and player != result.declarer:
        return sheet.points[player] >= need
    if player != result.declarer or not sheet.made:
        return False
    return (result.bid if rules.barrel_win_by == "bid" else sheet.points[player]) >= need


def _attempt(sheet: Sheet, player: Seat) -> None:
    """One of three tries is over; after the last the penalty, and off."""
    rules = sheet.rules.barrel
    spent = sheet.barrel[player] or 0
    if rules.barrel_attempts == "deals" or player == sheet.result.declarer:
        spent += 1
    if spent < BARREL_DEALS:
        sheet.barrel[player] = spent
        return
    why = reason("entry-barrel-attempts", count=BARREL_DEALS)
    if rules.barrel_lost_costs == "everything":
        sheet.set_score(player, 0, "barrel_lost_costs", why)
        use_up(sheet, player, None)
    else:
        _fall(sheet, player, "barrel", why)


def _running_barrel(sheet: Sheet, player: Seat, at: int) -> None:
    """No own contract needed: exact card points add up; marriages do not."""
    before, earned = sheet.standing.scores[player], sheet.earned[player]
    added = max(earned, 0) + sheet.bonus[player]
    lost = sheet.gained(player) < added
    if earned >= 0 and sheet.result.kind == "played":
        cards = sheet.result.cards[player]
        why = reason("entry-barrel-running", points=cards)
        sheet.write(player, cards - added, "barrel_count", why)
    else:
        cards = 0
        sheet.write(player, -added, "barrel", reason("entry-barrel-holds", at=before))
    if sheet.scores[player] >= sheet.rules.winning_score:
        sheet.won.append(player)
    elif lost:
        slip(sheet, player, at, added=cards)
    else:
        _attempt(sheet, player)


def _fall(sheet: Sheet, player: Seat, rule: str, why: Reason) -> None:
    """Off the barrel with the penalty."""
    _down_to_tens(sheet, player, sheet.scores[player])
    sheet.write(player, -sheet.penalty, rule, why)
    use_up(sheet, player, None)


def slip(sheet: Sheet, player: Seat, at: int, added: int = 0) -> None:
    """A loss brought the score below the barrel; ``added``: what the deal itself brought there."""
    _down_to_tens(sheet, player, sheet.standing.scores[player] + added)
    use_up(sheet, player, reason("entry-barrel-below", at=at))


def _down_to_tens(sheet: Sheet, player: Seat, total: int) -> None:
    """Where points add up on the barrel, whoever falls keeps whole tens of them."""
    if sheet.rules.barrel.barrel_count == "running_total":
        why = reason("entry-barrel-tens", score=total)
        sheet.write(player, -(total % 10), "barrel_count", why)


def use_up(sheet: Sheet, player: Seat, why: Reason | None) -> None:
    """The barrel is used up; the third one may cost everything."""
    sheet.barrel[player] = None
    sheet.lost[player] += 1
    if player == last_chance(sheet.standing, sheet.rules):
        sheet.set_score(player, 0, "last_chance", reason("entry-last-chance"))
    if why is not None:
        sheet.note(player, "barrel", why)
    then = sheet.rules.barrel.three_barrels
    if then != "off" and sheet.lost[player] >= 3:
        sheet.lost[player] = 0
        left = 5 if then == "to_5_then_no_barrel" else 0
        sheet.set_score(player, left, "three_barrels", reason("entry-three-barrels", score=left))
        sheet.closed[player] = then != "zero"


def _newcomers(sheet: Sheet, at: int) -> None:
    newcomers = [
        player
        for player in sheet.players
        if not sheet.sat_on_barrel(player)
        and not sheet.closed[player]
        and sheet.scores[player] >= at
    ]
    for player in newcomers:
        if (
            sheet.rules.barrel.leap_over_barrel
            and sheet.scores[player] >= sheet.rules.winning_score
        ):
            sheet.won.append(player)
        else:
            climb(sheet, player, at)
    arrived = [p for p in sheet.players if sheet.began[p] is None and sheet.barrel[p] is not None]
    if len(arrived) > 1:
        together = sheet.rules.barrel.barrel_together
        falling = arrived if together == "all_fall" else []
        if together == "one_falls":
            falling = [player for player in arrived if player != first_of(sheet, arrived)]
        for player in falling:
            _fall(sheet, player, "barrel_together", reason("entry-barrel-together"))


def climb(sheet: Sheet, player: Seat, at: int) -> None:
    sheet.barrel[player] = 0
    if sheet.rules.barrel.barrel_entry == "snap" and sheet.scores[player] > at:
        sheet.set_score(player, at, "barrel", reason("entry-barrel-snap", at=at))
    else:
        sheet.note(player, "barrel", reason("entry-barrel-on", at=at))


def first_of(sheet: Sheet, several: list[Seat]) -> Seat:
    """Who of several comes first: the declarer, else the first in turn after him."""
    count, declarer = len(sheet.scores), sheet.result.declarer or 0
    return min(several, key=lambda player: (player - declarer) % count)


def knocks(sheet: Sheet) -> None:
    """Somebody climbed on: what becomes of those who sat there (never the winner)."""
    rules = sheet.rules.barrel
    if rules.barrel_at is None or rules.barrel_shared == "free":
        return
    sitting = [p for p in sheet.players if sheet.barrel[p] is not None and p not in sheet.won]
    old = [player for player in sitting if sheet.began[player] is not None]
    if len(old) == len(sitting):
        return
    if rules.barrel_shared == "newcomer_knocks_off" or len(sitting) > 2:
        for player in old:
            _fall(sheet, player, "knock", reason("entry-knock"))


def last_chance(standing: Standing, rules: Rules) -> Seat | None:
    """Who plays the forced last deal of his third barrel (``last_chance``)."""
    if not rules.barrel.last_chance or rules.barrel.barrel_at is None:
        return None
    for player, spent in enumerate(standing.barrel):
        sits_out = rules.layout.dealer_out and player == standing.dealer
        last = spent == BARREL_DEALS - 1 and standing.barrels_lost[player] >= 2
        if last and not sits_out:
            return player
    return None


def lock(sheet: Sheet) -> None:
    """From the lock on only own contracts score (``lock_at``)."""
    at = sheet.rules.barrel.lock_at
    if at is None:
        return
    for player in sheet.players:
        gained = sheet.gained(player)
        if sheet.standing.scores[player] >= at and player != sheet.result.declarer and gained > 0:
            sheet.write(player, -gained, "lock_at", reason("entry-lock", at=at))
