"""The dump, the end of a golden round, the end of the match."""

from __future__ import annotations

from prikup.game import Seat, reason
from prikup.thousand.scoring.barrel import first_of
from prikup.thousand.scoring.sheet import Sheet


def dump(sheet: Sheet) -> None:
    """Exactly 555 (or another number), or as much below zero, becomes nothing."""
    rules = sheet.rules.end
    for player in sheet.players:
        total = sheet.scores[player]
        if rules.dump and total == rules.dump_at:
            sheet.set_score(player, 0, "dump", reason("entry-dump", score=total))
        elif rules.negative_dump and total == -rules.dump_at:
            sheet.set_score(player, 0, "negative_dump", reason("entry-dump", score=total))


def golden_round(sheet: Sheet) -> None:
    """The end of a golden round in which nobody made the bid."""
    rules, standing = sheet.rules.golden, sheet.standing
    if standing.golden_deals is None or rules.golden != "forced_120":
        return
    done = standing.golden_deals + 1 == sheet.rules.table.players
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
        sheet.barrel[sheet.winner] = None
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
        sheet.winner = first_of(sheet, leaders)
