"""The one scorer: ``score(standing, result, rules) -> (standing, entries)``.

Engine and score sheet each build a :class:`~prikup.thousand.state.DealResult`; this module turns
it into entries and the next standing. It is a fixed pipeline (:data:`STEPS`, the order is part of
the rules and fixed by a test); each step writes entries with a reason and a rule, and a score
changes through entries only.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

from prikup.game import Entry, Reason, Seat, reason
from prikup.thousand.rules import ACE_MARRIAGE, BARREL_DEALS, Doubled, Rules
from prikup.thousand.state import DealResult, Standing


def rounded(points: int, multiple: int) -> int:
    """Points to the nearest multiple, half up.

    >>> [rounded(p, 5) for p in (17, 18, 67, 68)], [rounded(p, 10) for p in (3, 5, 15, 25)]
    ([15, 20, 65, 70], [0, 10, 20, 30])
    """
    return (points * 2 + multiple) // (2 * multiple) * multiple


class Sheet:
    """The scratch sheet of one deal: what the steps read and write."""

    def __init__(self, standing: Standing, result: DealResult, rules: Rules) -> None:
        self.standing = standing
        self.result = result
        self.rules = rules
        self.players = range(len(standing.scores))
        self.scores = list(standing.scores)
        self.entries: list[Entry] = []
        self.bolts = list(standing.bolts)
        self.row = list(standing.bolts_in_a_row)
        self.barrel = list(standing.barrel)
        self.began = standing.barrel
        """Who sat on the barrel before anything of this deal was written."""
        self.lost = list(standing.barrels_lost)
        self.closed = list(standing.barrel_closed)
        self.write_offs = list(standing.write_offs)
        self.golden = standing.golden_deals is not None
        self.doubled = self.golden or result.blind
        self.made = False
        self.points = [0] * len(self.scores)
        """Card and marriage points of the deal, exact."""
        self.share = 0
        """What each defender gets of a failed bid."""
        self.earned = [0] * len(self.scores)
        """What the game itself brought: before bonuses and penalties."""
        self.bonus = [0] * len(self.scores)
        """Four nines at the end of the deal."""
        self.won: list[Seat] = []
        """Who won from the barrel."""
        self.winner: Seat | None = None
        self.over = False
        self.target = standing.target

    def write(self, player: Seat, amount: int, rule: str, why: Reason) -> None:
        """One entry; nothing is written for nothing."""
        if amount:
            self.scores[player] += amount
            self.entries.append(Entry(player, amount, why, rule))

    def note(self, player: Seat, rule: str, why: Reason) -> None:
        """A line that moves no points: a bolt, a failed attempt."""
        self.entries.append(Entry(player, 0, why, rule))

    def set_score(self, player: Seat, score: int, rule: str, why: Reason) -> None:
        """Bring a score to a value by an entry."""
        self.write(player, score - self.scores[player], rule, why)

    def gained(self, player: Seat) -> int:
        """What this deal has brought a player so far."""
        return self.scores[player] - self.standing.scores[player]

    def sat_on_barrel(self, player: Seat) -> bool:
        """Whether the player began the deal on the barrel."""
        return self.standing.barrel[player] is not None

    @property
    def penalty(self) -> int:
        """The standard penalty in this deal."""
        double = self.golden and self.rules.bolt.golden_double_penalties
        return self.rules.table.penalty * (2 if double else 1)


Step = Callable[[Sheet], None]


def score(
    standing: Standing, result: DealResult, rules: Rules
) -> tuple[Standing, tuple[Entry, ...]]:
    """Write a deal. The entries of a player add up to the change of his score."""
    sheet = Sheet(standing, result, rules)
    if result.kind == "penalty":
        return _penalty_row(sheet)
    if result.kind == "redeal":
        return _redeal_row(sheet)
    for step in STEPS:
        step(sheet)
    return _next_standing(sheet), tuple(sheet.entries)


# --- contract, rounding, doubling ----------------------------------------------------------------


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
        _climb(sheet, nines, at)
    started = structs.replace(
        sheet.standing, scores=tuple(sheet.scores), barrel=tuple(sheet.barrel)
    )
    sheet.standing = started


def contract(sheet: Sheet) -> None:
    """Made or failed; what declarer and defenders write before rounding and doubling."""
    result = sheet.result
    if result.kind == "played":
        _count(sheet)
        for player in sheet.players:
            if player == result.declarer:
                _own_game(sheet, player)
            elif sheet.points[player]:
                why = reason("entry-taken", points=sheet.points[player])
                sheet.write(player, sheet.points[player], "contract", why)
        _failed_bid_goes(sheet)
    elif result.kind == "write-off":
        _write_off(sheet)
    elif result.kind == "concede":
        assert result.declarer is not None
        sheet.note(result.declarer, "concede", reason("entry-concede", bid=result.bid))


def _count(sheet: Sheet) -> None:
    result = sheet.result
    for player in sheet.players:
        sheet.points[player] = result.cards[player] + _marriage_points(sheet, player)


def _marriage_points(sheet: Sheet, player: Seat) -> int:
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
    if not sheet.made:
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
    others = [player for player in sheet.players if player != result.declarer]
    sheet.share = result.bid if where == "each" else result.bid // len(others)
    why = reason("entry-failed-share", bid=result.bid)
    for player in others:
        sheet.write(player, sheet.share, "failed_goes_to", why)


def _write_off(sheet: Sheet) -> None:
    result, rules = sheet.result, sheet.rules
    declarer, bid = result.declarer, result.bid * (2 if sheet.doubled else 1)
    assert declarer is not None
    sheet.write_offs[declarer] += 1
    why = reason("entry-write-off", bid=result.bid, cost=bid)
    if rules.write_off.write_off_deducts:
        sheet.write(declarer, -bid, "write_off", why)
    else:
        sheet.note(declarer, "write_off_deducts", reason("entry-write-off-free", bid=result.bid))
    share = _write_off_share(sheet, bid)
    for player in sheet.players:
        if player != declarer:
            share_why = reason("entry-write-off-share", bid=bid)
            sheet.write(player, share, "write_off_amount", share_why)


def _write_off_share(sheet: Sheet, bid: int) -> int:
    rules = sheet.rules.score
    if rules.write_off_amount == "60_each":
        return 120 if sheet.doubled else 60
    if rules.write_off_rounding == "tens_up":
        bid = -(-bid // 10) * 10
    return bid // (len(sheet.scores) - 1)


def rounding(sheet: Sheet) -> None:
    """Defenders' card points to the nearest multiple; marriages are never rounded."""
    result = sheet.result
    if result.kind != "played":
        return
    for player in sheet.players:
        if player != result.declarer:
            cards = result.cards[player]
            to = rounded(cards, sheet.rules.score.rounding)
            why = reason("entry-rounded", points=cards, to=to)
            sheet.write(player, to - cards, "rounding", why)
            sheet.points[player] += to - cards


def doubling(sheet: Sheet) -> None:
    """Blind deals and the golden round: everything won and lost twice (never four times)."""
    result = sheet.result
    if not sheet.doubled or result.kind != "played":
        return
    rule = "blind" if result.blind else "golden"
    for player in sheet.players:
        if player == result.declarer:
            _double_own_game(sheet, player, rule)
        else:
            extra = sheet.points[player] - _undoubled(sheet, player) + sheet.share
            sheet.write(player, extra, rule, Reason(f"entry-doubled-{rule}"))


def _double_own_game(sheet: Sheet, declarer: Seat, rule: str) -> None:
    result, rules = sheet.result, sheet.rules.score
    how = rules.blind_scores if result.blind else rules.golden_scores
    scoring = "blind_scores" if result.blind else "golden_scores"
    written = result.bid if rules.pays == "bid" else sheet.points[declarer]
    if not sheet.made:
        sheet.write(declarer, -result.bid, rule, Reason(f"entry-doubled-{rule}"))
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
    return _marriage_points(sheet, player)


def nines_at_end(sheet: Sheet) -> None:
    """Four nines held after the discards, whatever the result of the deal."""
    sheet.earned = [sheet.gained(player) for player in sheet.players]
    nines, rules = sheet.result.nines, sheet.rules.marriage
    at_end = sheet.result.kind == "played" and rules.four_nines_when == "end_of_deal"
    if at_end and nines is not None and rules.four_nines:
        sheet.bonus[nines] = rules.four_nines
        sheet.write(nines, rules.four_nines, "four_nines", reason("entry-four-nines"))


# --- bolts and other penalties -------------------------------------------------------------------


def bolts(sheet: Sheet) -> None:
    """Who earned a bolt, and what three of them cost."""
    rules, result = sheet.rules.bolt, sheet.result
    if result.kind == "write-off":
        return
    for player in sheet.players:
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
    points = result.cards[player] + _marriage_points(sheet, player)
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


# --- the barrel ----------------------------------------------------------------------------------


def barrel(sheet: Sheet) -> None:
    """Players on the barrel: the win, what is not added, attempts and falls; then who climbs on."""
    at = sheet.rules.barrel.barrel_at
    if at is None:
        return
    for player in sheet.players:
        if sheet.sat_on_barrel(player):
            if sheet.rules.barrel.barrel_count == "running_total":
                _running_barrel(sheet, player, at)
            else:
                _barrel_deal(sheet, player, at)
    _newcomers(sheet, at)


def _barrel_deal(sheet: Sheet, player: Seat, at: int) -> None:
    if _wins_from_barrel(sheet, player):
        _win_from_barrel(sheet, player)
        return
    before, earned = sheet.standing.scores[player], sheet.earned[player]
    added = max(earned, 0) + sheet.bonus[player]
    sheet.write(player, -added, "barrel", reason("entry-barrel-holds", at=before))
    failed = earned < 0 and sheet.result.kind == "played"
    if failed and not sheet.rules.barrel.barrel_failed_bid_falls:
        why = reason("entry-barrel-spared")
        sheet.write(player, -earned, "barrel_failed_bid_falls", why)
    if sheet.gained(player) < 0:
        _use_up(sheet, player, reason("entry-barrel-below", at=at))
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
    if rules.barrel_count == "any_deal" and player != result.declarer:
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
    if rules.barrel_count == "running_total":
        floor = sheet.scores[player] // 10 * 10
        why = reason("entry-barrel-tens", score=sheet.scores[player])
        sheet.set_score(player, floor, "barrel_count", why)
    _fall(sheet, player, "barrel", reason("entry-barrel-attempts", count=BARREL_DEALS))


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
        sheet.write(player, -added, "barrel", reason("entry-barrel-holds", at=before))
    if sheet.scores[player] >= sheet.rules.winning_score:
        sheet.won.append(player)
    elif lost:
        _use_up(sheet, player, reason("entry-barrel-below", at=at))
    else:
        _attempt(sheet, player)


def _fall(sheet: Sheet, player: Seat, rule: str, why: Reason) -> None:
    """Off the barrel with the penalty."""
    sheet.write(player, -sheet.penalty, rule, why)
    _use_up(sheet, player, None)


def _use_up(sheet: Sheet, player: Seat, why: Reason | None) -> None:
    """The barrel is used up; the third one may cost everything."""
    sheet.barrel[player] = None
    sheet.lost[player] += 1
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
        _climb(sheet, player, at)
    arrived = [p for p in sheet.players if sheet.began[p] is None and sheet.barrel[p] is not None]
    if len(arrived) > 1:
        together = sheet.rules.barrel.barrel_together
        falling = arrived if together == "all_fall" else []
        if together == "one_falls":
            falling = [player for player in arrived if player != _stays(sheet, arrived)]
        for player in falling:
            _fall(sheet, player, "barrel_together", reason("entry-barrel-together"))


def _climb(sheet: Sheet, player: Seat, at: int) -> None:
    sheet.barrel[player] = 0
    if sheet.rules.barrel.barrel_entry == "snap" and sheet.scores[player] > at:
        sheet.set_score(player, at, "barrel", reason("entry-barrel-snap", at=at))
    else:
        sheet.note(player, "barrel", reason("entry-barrel-on", at=at))


def _stays(sheet: Sheet, several: list[Seat]) -> Seat:
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


# --- dump, end -----------------------------------------------------------------------------------


def dump(sheet: Sheet) -> None:
    """Exactly 555, or −555, becomes nothing."""
    rules = sheet.rules.end
    for player in sheet.players:
        total = sheet.scores[player]
        if rules.dump and total == 555:
            sheet.set_score(player, 0, "dump", reason("entry-dump", score=total))
        elif rules.negative_dump and total == -555:
            sheet.set_score(player, 0, "negative_dump", reason("entry-dump", score=total))


def golden_round(sheet: Sheet) -> None:
    """The end of a golden round in which nobody made the bid."""
    rules, standing = sheet.rules.golden, sheet.standing
    if standing.golden_deals is None or rules.golden != "forced_120":
        return
    done = standing.golden_deals + 1 == len(sheet.scores)
    if not done or sheet.made or standing.golden_made:
        return
    last = standing.golden_rounds + 1 == rules.golden_max_rounds
    then = rules.golden_if_nobody_makes
    if not last and then in ("replay_from_zero", "zero_and_play_on"):
        for player in sheet.players:
            sheet.set_score(player, 0, "golden_if_nobody_makes", reason("entry-golden-zero"))
        blank = [0] * len(sheet.scores)
        sheet.bolts, sheet.row, sheet.write_offs, sheet.lost = (list(blank) for _ in range(4))
        sheet.barrel = [None] * len(blank)


def end(sheet: Sheet) -> None:
    """Whether somebody has won."""
    reached = [p for p in sheet.players if p in sheet.won or _reached(sheet, p)]
    if reached:
        _decide(sheet, reached)
    if sheet.winner is not None:
        sheet.over = True
        won = reason("entry-win", score=sheet.scores[sheet.winner], target=sheet.target)
        sheet.note(sheet.winner, "win", won)


def _reached(sheet: Sheet, player: Seat) -> bool:
    """At the target without a barrel in the way."""
    rules = sheet.rules
    if rules.barrel.barrel_at is not None and not sheet.closed[player]:
        return False
    total = sheet.scores[player]
    if rules.end.exact_target:
        return total == sheet.target
    return total >= sheet.target + rules.winning_score - rules.table.target


def _decide(sheet: Sheet, reached: list[Seat]) -> None:
    how = sheet.rules.end.both_reach_target
    if len(reached) == 1 or (how == "declarer_first" and sheet.result.declarer in reached):
        declarer = sheet.result.declarer
        sheet.winner = declarer if declarer in reached else reached[0]
        return
    best = max(sheet.scores[player] for player in reached)
    leaders = [player for player in reached if sheet.scores[player] == best]
    if len(leaders) == 1 and how != "play_on":
        sheet.winner = leaders[0]
    elif how == "play_on":
        for player in reached:
            why = reason("entry-play-on", target=sheet.target + 500)
            sheet.set_score(player, sheet.target - 1, "both_reach_target", why)
            sheet.barrel[player] = None
            sheet.closed[player] = True
        sheet.target += 500
    elif how == "draw":
        sheet.over = True
    else:
        sheet.winner = _stays(sheet, leaders)


STEPS: tuple[Step, ...] = (
    nines_before_lead,
    contract,
    rounding,
    doubling,
    nines_at_end,
    bolts,
    write_off_penalty,
    void_claim,
    barrel,
    knocks,
    dump,
    golden_round,
    end,
)
"""The order in which the rules apply to one deal."""


# --- rows that are no deals ----------------------------------------------------------------------


def _next_standing(sheet: Sheet) -> Standing:
    before = sheet.standing
    golden, rounds, made = _next_golden(sheet)
    return Standing(
        scores=tuple(sheet.scores),
        dealer=(before.dealer + 1) % len(sheet.scores),
        bolts=tuple(sheet.bolts),
        bolts_in_a_row=tuple(sheet.row),
        barrel=tuple(sheet.barrel),
        barrels_lost=tuple(sheet.lost),
        barrel_closed=tuple(sheet.closed),
        write_offs=tuple(sheet.write_offs),
        deal_number=before.deal_number + 1,
        redeals=0,
        golden_deals=golden,
        golden_rounds=rounds,
        golden_made=made,
        target=sheet.target,
        winner=sheet.winner,
        over=sheet.over,
    )


def _next_golden(sheet: Sheet) -> tuple[int | None, int, bool]:
    """Deals of the golden round played, rounds finished, whether anybody made it."""
    before, rules = sheet.standing, sheet.rules.golden
    if before.golden_deals is None:
        return None, before.golden_rounds, False
    made = before.golden_made or sheet.made
    if before.golden_deals + 1 < len(sheet.scores):
        return before.golden_deals + 1, before.golden_rounds, made
    rounds = before.golden_rounds + 1
    again = rules.golden_if_nobody_makes in ("replay_from_zero", "replay")
    if made or not again or rules.golden != "forced_120" or rounds == rules.golden_max_rounds:
        return None, rounds, made
    return 0, rounds, False


def _redeal_row(sheet: Sheet) -> tuple[Standing, tuple[Entry, ...]]:
    standing, rules = sheet.standing, sheet.rules
    move = rules.table.redeal_dealer == "next"
    after = structs.replace(
        standing,
        dealer=(standing.dealer + 1) % len(sheet.scores) if move else standing.dealer,
        redeals=0 if move else standing.redeals + 1,
    )
    return after, ()


def _penalty_row(sheet: Sheet) -> tuple[Standing, tuple[Entry, ...]]:
    """A penalty outside a deal: no barrel deal; only a misdeal moves the deal on."""
    result, at = sheet.result, sheet.rules.barrel.barrel_at
    player = result.player
    assert player is not None
    amount = sheet.penalty if result.amount is None else result.amount
    sheet.write(player, -amount, "penalty", reason("entry-penalty", why=result.why))
    if at is not None and sheet.sat_on_barrel(player) and sheet.scores[player] < at:
        _use_up(sheet, player, reason("entry-barrel-below", at=at))
    dump(sheet)
    count = len(sheet.scores)
    dealer = sheet.standing.dealer
    after = structs.replace(
        sheet.standing,
        scores=tuple(sheet.scores),
        barrel=tuple(sheet.barrel),
        barrels_lost=tuple(sheet.lost),
        barrel_closed=tuple(sheet.closed),
        dealer=(dealer + 1) % count if result.why == "misdeal" else dealer,
        redeals=0 if result.why == "misdeal" else sheet.standing.redeals,
    )
    return after, tuple(sheet.entries)
