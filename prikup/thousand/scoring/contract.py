"""Contract, rounding, doubling: what a deal brings before bolts and barrels."""

from __future__ import annotations

from msgspec import structs

from prikup.game import Reason, Seat, reason
from prikup.thousand.rules import ACE_MARRIAGE, Doubled
from prikup.thousand.scoring.barrel import climb
from prikup.thousand.scoring.sheet import Sheet, rounded


def nines_before_lead(sheet: Sheet) -> None:
    """Four nines paid before the first lead: the rest of the deal is played from the new score."""
    rules, nines = sheet.rules, sheet.result.nines
    amount = rules.marriage.four_nines
    if nines is None or not amount or rules.marriage.four_nines_when != "before_first_lead":
        return
    sheet.write(nines, amount, "four_nines", reason("entry-four-nines"))
    at = rules.barrel.barrel_at
    if sheet.sat_on_barrel(nines):
        before = sheet.standing.scores[nines]
        sheet.set_score(nines, before, "barrel", reason("entry-barrel-holds", at=before))
    elif at and sheet.scores[nines] >= at and not sheet.closed[nines]:
        climb(sheet, nines, at)
    started = structs.replace(
        sheet.standing, scores=tuple(sheet.scores), barrel=tuple(sheet.barrel)
    )
    sheet.standing = started


def sales(sheet: Sheet) -> None:
    """Who bought the talon pays its seller."""
    for buyer, seller, price in sheet.result.bought:
        sheet.write(buyer, -price, "buy_over", reason("entry-bought", price=price))
        sheet.write(seller, price, "buy_over", reason("entry-sold", price=price))


def contract(sheet: Sheet) -> None:
    """Made or failed; what declarer and defenders write before rounding and doubling."""
    result = sheet.result
    if result.kind == "played":
        _count(sheet)
        for player in sheet.players:
            if player == result.declarer:
                _own_game(sheet, player)
            elif sheet.points[player]:
                points = sheet.points[player]
                marriages = points - result.cards[player] if player != result.out else 0
                why = reason("entry-taken", points=points, marriages=marriages)
                sheet.write(player, points, "contract", why)
        _failed_bid_goes(sheet)
    elif result.kind == "raspasy":
        _raspasy(sheet)
    elif result.kind == "write-off":
        _write_off(sheet)
    elif result.kind == "bomb":
        _bomb(sheet)
    elif result.kind == "concede":
        assert result.declarer is not None
        sheet.note(result.declarer, "concede", reason("entry-concede", bid=result.bid))


def _raspasy(sheet: Sheet) -> None:
    """All passed: what everybody takes is written with a minus."""
    _count(sheet)
    for player in sheet.players:
        points = rounded(sheet.points[player], sheet.rules.score.rounding)
        sheet.write(player, -points, "all_pass", reason("entry-raspasy", points=points))


def _bomb(sheet: Sheet) -> None:
    """The declarer gives up and loses nothing; a later bomb pays the opponents."""
    declarer, kind = sheet.result.declarer, sheet.rules.write_off.bombs
    assert declarer is not None
    sheet.bombs[declarer] += 1
    count = sheet.bombs[declarer]
    sheet.note(declarer, "bombs", reason("entry-bomb", count=count))
    if kind == "first_free" and count == 1:
        return
    share = 40 if sheet.rules.table.players == 4 else 60
    for player in opponents(sheet):
        sheet.write(player, share, "bombs", reason("entry-bomb-share"))


def opponents(sheet: Sheet) -> list[Seat]:
    """Who plays against the declarer."""
    result = sheet.result
    return [p for p in sheet.players if p not in (result.declarer, result.out)]


def _count(sheet: Sheet) -> None:
    result = sheet.result
    for player in sheet.players:
        sheet.points[player] = result.cards[player] + marriage_points(sheet, player)
    if result.out is not None:
        sheet.points[result.out] = result.talon_points


def marriage_points(sheet: Sheet, player: Seat) -> int:
    """The marriages (ace marriage and led nines among them) that count for a player."""
    result, rules = sheet.result, sheet.rules
    if rules.score.marriage_for == "declarer_only" and player != result.declarer:
        return 0
    if rules.score.marriage_on_barrel == "not_counted" and sheet.sat_on_barrel(player):
        return 0
    points = sum(rules.marriage_worth[suit] for suit in result.marriages[player])
    if result.aces == player:
        points += ACE_MARRIAGE
    if result.nines == player and rules.marriage.four_nines_when == "first_nine_led":
        points += rules.marriage.four_nines or 0
    if result.half_marriages:
        points += sum(rules.marriage_worth[suit] // 2 for suit in result.half_marriages[player])
    if result.captured:
        points += result.captured[player] * rules.marriage.half_marriage_capture
    return points


def _own_game(sheet: Sheet, declarer: Seat) -> None:
    result, rules = sheet.result, sheet.rules
    points = counted = sheet.points[declarer]
    if rules.score.round_own_game:
        cards = result.cards[declarer]
        counted = rounded(cards, rules.score.rounding) + points - cards
    sheet.made = counted >= result.bid
    rule = "contract"
    if counted != points and (counted >= result.bid) != (points >= result.bid):
        rule = "round_own_game"
    sheet.points[declarer] = counted
    args = {"bid": result.bid, "points": points, "counted": counted}
    if not sheet.made and rules.score.fail_costs == "shortfall":
        why = Reason("entry-failed-shortfall", args)
        sheet.write(declarer, counted - result.bid, "fail_costs", why)
    elif not sheet.made:
        sheet.write(declarer, -result.bid, rule, Reason("entry-failed", args))
    elif rules.score.pays == "points":
        sheet.write(declarer, counted, "pays", Reason("entry-made-points", args))
    else:
        helped = rule == "round_own_game"
        why = Reason("entry-made-rounded" if helped else "entry-made", args)
        sheet.write(declarer, result.bid, rule, why)


def _failed_bid_goes(sheet: Sheet) -> None:
    where, result = sheet.rules.score.failed_goes_to, sheet.result
    if sheet.made or where == "lost":
        return
    others = opponents(sheet)
    if result.declarer is None:
        return
    sheet.share = result.bid if where == "each" else result.bid // len(others)
    why = reason("entry-failed-share", bid=result.bid)
    for player in others:
        sheet.write(player, sheet.share, "failed_goes_to", why)


def _write_off(sheet: Sheet) -> None:
    result, rules = sheet.result, sheet.rules
    declarer, bid = result.declarer, result.bid * (2 if sheet.doubled else 1)
    assert declarer is not None
    sheet.write_offs[declarer] += 1
    cost = bid // 2 if rules.score.write_off_amount == "by_aces" else bid
    why = reason("entry-write-off", bid=result.bid, cost=cost)
    if rules.write_off.write_off_deducts:
        sheet.write(declarer, -cost, "write_off", why)
    else:
        sheet.note(declarer, "write_off_deducts", reason("entry-write-off-free", bid=result.bid))
    for player in opponents(sheet):
        share, share_why = _write_off_share(sheet, bid, player)
        sheet.write(player, share, "write_off_amount", share_why)


def _write_off_share(sheet: Sheet, bid: int, player: Seat) -> tuple[int, Reason]:
    """What an opponent gets of a deal written off, and why so much."""
    rules, result = sheet.rules.score, sheet.result
    double = 2 if sheet.doubled else 1
    if rules.write_off_amount == "by_aces":
        whose = result.declarer if rules.write_off_aces_of == "declarer" else player
        held = result.aces_held[whose] if whose is not None and result.aces_held else 0
        each = rules.write_off_per_ace * double
        return held * each, reason("entry-write-off-aces", count=held, each=each)
    small = rules.write_off_amount == "60_up_to_120" and result.bid <= 120
    if small or rules.write_off_amount == "60_each":
        return 60 * double, reason("entry-write-off-each", each=60 * double)
    parts = max(2, len(opponents(sheet)))
    whole = -(-bid // 10) * 10 if rules.write_off_rounding == "tens_up" else bid
    share, cut = divmod(whole, parts)
    why = reason(
        "entry-write-off-share",
        bid=bid,
        parts=parts,
        up=whole if whole != bid else 0,
        cut=min(cut, 1),
    )
    return share, why


def rounding(sheet: Sheet) -> None:
    """Defenders' card points to the nearest multiple; marriages are never rounded."""
    result = sheet.result
    if result.kind != "played":
        return
    for player in sheet.players:
        if player != result.declarer:
            cards = result.talon_points if player == result.out else result.cards[player]
            to = rounded(cards, sheet.rules.score.rounding)
            why = reason("entry-rounded", points=cards, to=to)
            sheet.write(player, to - cards, "rounding", why)
            sheet.points[player] += to - cards


def doubling(sheet: Sheet) -> None:
    """Blind deals and the golden round: everything won and lost twice, not four times where a deal
    is both. Contra doubles what comes of it."""
    result = sheet.result
    if sheet.doubled and result.kind == "played":
        rule = "blind" if result.blind else "golden"
        for player in sheet.players:
            if player == result.declarer:
                _double_own_game(sheet, player, rule)
            else:
                extra = sheet.points[player] - _undoubled(sheet, player) + sheet.share
                sheet.write(player, extra, rule, Reason(f"entry-doubled-{rule}"))
    _contra(sheet)


def _contra(sheet: Sheet) -> None:
    """Contra doubles what the declarer wins or loses, recontra doubles it again."""
    result, declarer = sheet.result, sheet.result.declarer
    if result.contra and declarer is not None and result.kind in ("played", "write-off"):
        traded = sum(
            e.amount for e in sheet.entries if e.player == declarer and e.rule == "buy_over"
        )
        times = 2**result.contra
        why = reason("entry-contra", times=times)
        sheet.write(declarer, (sheet.gained(declarer) - traded) * (times - 1), "contra", why)


def _double_own_game(sheet: Sheet, declarer: Seat, rule: str) -> None:
    result, rules = sheet.result, sheet.rules.score
    how = rules.blind_scores if result.blind else rules.golden_scores
    scoring = "blind_scores" if result.blind else "golden_scores"
    written = result.bid if rules.pays == "bid" else sheet.points[declarer]
    if not sheet.made:
        short = sheet.points[declarer] - result.bid
        lost = short if rules.fail_costs == "shortfall" else -result.bid
        sheet.write(declarer, lost, rule, Reason(f"entry-doubled-{rule}"))
    elif how == "points_doubled":
        points = sheet.points[declarer]
        total = 2 * points - _undoubled(sheet, declarer)
        why = reason("entry-points-doubled", points=points, total=total)
        sheet.write(declarer, total - written, scoring, why)
        if result.blind and rules.blind_cap_240 and total > 240:
            sheet.write(declarer, 240 - total, "blind_cap_240", reason("entry-cap-240"))
    elif how == "fixed_240":
        sheet.write(declarer, 240 - written, scoring, reason("entry-fixed-240"))
    else:
        sheet.write(declarer, 2 * result.bid - written, rule, Reason(f"entry-doubled-{rule}"))


def _undoubled(sheet: Sheet, player: Seat) -> int:
    """The part of a player's points that does not double: marriages, where so agreed."""
    rules = sheet.rules.score
    blind = sheet.result.blind
    which: Doubled = rules.blind_doubles_marriages if blind else rules.golden_doubles_marriages
    if which == "all" or (which == "declarer_only" and player == sheet.result.declarer):
        return 0
    return marriage_points(sheet, player)


def nines_at_end(sheet: Sheet) -> None:
    """Four nines held after the discards, whatever the result of the deal."""
    sheet.earned = [sheet.gained(player) for player in sheet.players]
    nines, rules = sheet.result.nines, sheet.rules.marriage
    at_end = sheet.result.kind == "played" and rules.four_nines_when == "end_of_deal"
    if at_end and nines is not None and rules.four_nines:
        sheet.bonus[nines] = rules.four_nines
        sheet.write(nines, rules.four_nines, "four_nines", reason("entry-four-nines"))
