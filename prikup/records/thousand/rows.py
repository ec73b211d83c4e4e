"""One row of a score sheet of Thousand, checked against the rules and the standing.

Whatever cannot have happened at the table is refused with the field and the reason; what only the
hands could show (a bid above the marriages held) cannot be checked here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import structs

from prikup.game import Seat, reason
from prikup.records.documents import shown
from prikup.records.row import filled, payer
from prikup.records.seating import wrong
from prikup.records.thousand.fields import SheetDeal
from prikup.records.thousand.row_play import played
from prikup.records.thousand.row_table import Table
from prikup.rules.option import Threshold
from prikup.thousand.match import State
from prikup.thousand.phases import auction, blind, sales, talon
from prikup.thousand.rules import BLIND_BID, GOLDEN_BID, Rules
from prikup.thousand.state import DealResult, DealState, Kind

_CONTRACT = {"declarer", "bid", "blind", "redeal", "bought"}
PLAY_FIELDS = {"cards", "marriages", "half_marriages", "captured", "tricks", "aces", "nines"}
"""What a row says of the play itself."""
_FIELDS = {
    "penalty": {"penalty"},
    "redeal": {"redeal"},
    "write-off": {*_CONTRACT, "write_off", "aces_held", "contra"},
    "concede": {*_CONTRACT, "concede", "contra"},
    "bomb": {*_CONTRACT, "bomb", "contra"},
    "raspasy": {*PLAY_FIELDS, "all_pass", "redeal"},
    "played": {*_CONTRACT, *PLAY_FIELDS, "contra", "talon_points", "kept_lead"},
    "drawn": PLAY_FIELDS,
}
"""What a row of each kind may hold."""
_AGREED: dict[str, Callable[[Rules], bool]] = {
    "contra": lambda rules: rules.write_off.contra,
    "bomb": lambda rules: rules.write_off.bombs is not None,
    "talon_points": lambda rules: rules.layout.dealer_out,
    "bought": lambda rules: rules.talon.buy_over,
    "half_marriages": lambda rules: rules.marriage.half_marriage,
    "captured": lambda rules: rules.marriage.half_marriage_capture > 0,
    "aces_held": lambda rules: rules.score.write_off_amount == "by_aces",
    "all_pass": lambda rules: rules.auction.all_pass == "raspasy",
    "kept_lead": lambda rules: rules.talon.forgotten_discard,
}
"""Fields that only some tables know."""


def result_of_row(row: SheetDeal, state: State, players: Sequence[str]) -> DealResult:
    """What the row says, for the scorer. Raises :class:`BadRecord` with ``field``."""
    rules = state.rules
    table = Table(players, state.standing, rules)
    kind = _kind(row)
    drawn = rules.layout.draws and kind not in ("penalty", "redeal")
    place = "drawn" if drawn else kind
    for field in filled(row):
        if field in _AGREED and not _AGREED[field](rules):
            wrong(field, reason("not-at-this-table", field=field))
        if field not in _FIELDS[place]:
            wrong(field, reason("out-of-place", field=field, kind=place))
    if kind == "penalty":
        return _penalty(row, table)
    if kind == "redeal":
        return _redeal(row, table)
    void = row.redeal is not None and _void_claim(row, table)
    out = table.out
    if kind == "raspasy" or drawn:
        return DealResult(kind=kind, **played(row, table, None), void_claim=void, out=out)
    return structs.replace(_contract(row, table, kind), void_claim=void, out=out)


def _contract(row: SheetDeal, table: Table, kind: Kind) -> DealResult:
    """A deal with a declarer: played, or given up."""
    rules, standing = table.rules, table.standing
    declarer = table.active(row.declarer, "declarer")
    if row.blind:
        _check_blind(table, declarer)
    result = DealResult(
        kind=kind,
        declarer=declarer,
        bid=_bid(row, table, declarer),
        blind=row.blind,
        contra=_contra(row),
        bought=_bought(row, table),
        last_chance=table.last_chance is not None,
    )
    if kind == "played":
        kept = _kept_lead(row, table, declarer)
        return structs.replace(result, **played(row, table, declarer), kept_lead=kept)
    if kind == "write-off":
        _check_write_off(table, declarer, result)
        return structs.replace(result, aces_held=_aces_held(row, table))
    if kind == "bomb":
        why = talon.why_no_bomb(_given_up(table, declarer, result))
        if why is not None:
            wrong("bomb", why)
    elif not rules.write_off.concede or standing.on_barrel:
        wrong("concede", reason("concede-barrel" if rules.write_off.concede else "concede-off"))
    return result


def _kept_lead(row: SheetDeal, table: Table, declarer: Seat) -> Seat | None:
    """Who kept the card led too early: an opponent."""
    if row.kept_lead is None:
        return None
    keeper = table.active(row.kept_lead, "kept_lead")
    if keeper == declarer:
        wrong("kept_lead", reason("kept-lead-own", player=declarer))
    return keeper


def _kind(row: SheetDeal) -> Kind:
    if row.penalty is not None:
        return "penalty"
    if row.redeal is not None and row.declarer is None:
        return "redeal"
    if row.write_off:
        return "write-off"
    if row.concede:
        return "concede"
    if row.bomb:
        return "bomb"
    return "raspasy" if row.all_pass else "played"


# --- rows that are no deals ----------------------------------------------------------------------


def _penalty(row: SheetDeal, table: Table) -> DealResult:
    penalty = row.penalty
    assert penalty is not None
    player = payer(penalty, table)
    if player not in (payers := table.payers(penalty.reason)):
        wrong("penalty", reason("cut-by-cutter", player=payers[0]))
    why = penalty.reason.replace("_", "-")
    return DealResult(kind="penalty", player=player, why=why, amount=penalty.amount)


def _redeal(row: SheetDeal, table: Table) -> DealResult:
    assert row.redeal is not None
    player = None if row.redeal.player is None else table.seat(row.redeal.player, "redeal")
    rules = table.rules
    all_pass = rules.auction.forced_bid is None and rules.auction.all_pass == "redeal"
    if player is None and all_pass:
        return DealResult(kind="redeal", why="all-pass")
    grounds = rules.talon.talon_aces == "mandatory" or any(
        value for name, value in structs.asdict(rules.redeal).items() if _claims(name)
    )
    if rules.layout.draws or not grounds:
        wrong("redeal", reason("redeal-off"))
    limit = rules.redeal.redeal_limit
    if limit is not None and table.standing.redeals + 1 >= limit:
        wrong("redeal", reason("redeal-void", count=limit))
    return DealResult(kind="redeal", player=player)


def _claims(option: str) -> bool:
    """Whether this option of the redeals is a ground for one."""
    return option not in (
        *("redeal_limit", "redeal_talon_only_forced", "redeal_consent"),
        "redeal_talon_mandatory",
    )


def _void_claim(row: SheetDeal, table: Table) -> bool:
    """A claim noted beside a played deal: only one beyond the limit, which was void."""
    assert row.redeal is not None
    if row.redeal.player is not None:
        table.seat(row.redeal.player, "redeal")
    limit = table.rules.redeal.redeal_limit
    if limit is None or table.standing.redeals + 1 < limit:
        wrong("redeal", reason("redeal-ends-deal"))
    return True


# --- the contract --------------------------------------------------------------------------------


def _bid(row: SheetDeal, table: Table, declarer: Seat) -> int:
    """The final bid. Raises :class:`BadRecord` for one that nobody can have made."""
    bid, rules = row.bid, table.rules
    if bid is None:
        wrong("bid", reason("field-missing", field="bid"))
    least, may_raise = table.least, rules.talon.raise_after_talon
    fixed = True
    if row.blind and rules.blind.blind_bid == 120:
        least, may_raise = BLIND_BID, may_raise and rules.blind.blind_raise
    elif table.forced_golden:
        least, may_raise = GOLDEN_BID, may_raise and rules.golden.golden_raise
        if declarer != table.forced:
            wrong("declarer", reason("golden-declarer", player=table.forced))
    elif (chance := table.last_chance) is not None:
        least = rules.last_chance_bid
        if declarer != chance:
            wrong("declarer", reason("last-chance-declarer", player=chance))
    else:
        fixed = False
    if bid % rules.auction.bid_step:
        wrong("bid", reason("bid-no-multiple", amount=bid, step=rules.auction.bid_step))
    if bid < least:
        wrong("bid", reason("bid-too-low", amount=bid, least=least))
    if bid > least and not may_raise and fixed:
        wrong("bid", reason("bid-fixed", amount=bid, right=least))
    if bid > rules.ceiling:
        wrong("bid", reason("bid-over-ceiling", amount=bid, most=rules.ceiling))
    _check_declarer(row, table, declarer, bid)
    return bid


def _check_declarer(row: SheetDeal, table: Table, declarer: Seat, bid: int) -> None:
    """What binds this declarer: the barrel's limit, silence."""
    rules, standing = table.rules, table.standing
    most = rules.barrel_bid_limit
    if most is not None and standing.barrel[declarer] is not None and bid > most:
        wrong("bid", reason("bid-over-barrel", amount=bid, most=most))
    seats, below = rules.layout.seats(standing.dealer), rules.auction.silence_below or 0
    if row.blind or table.forced_golden or table.last_chance is not None:
        return
    if not auction.is_silent(declarer, seats, standing, rules):
        return
    if declarer != table.forced:
        wrong("declarer", reason("silence-declarer", player=declarer, below=below))
    if bid > table.least and not rules.talon.raise_after_talon:
        wrong("bid", reason("silence-declarer", player=declarer, below=below))


def _check_blind(table: Table, declarer: Seat) -> None:
    """Raises :class:`BadRecord` if this player cannot have gone blind."""
    rules, standing = table.rules.blind, table.standing
    if not rules.blind:
        wrong("blind", reason("blind-off"))
    if table.forced_golden:
        wrong("blind", reason("blind-golden"))
    if rules.blind_on_barrel == "forbidden" and standing.on_barrel:
        wrong("blind", reason("blind-barrel"))
    if not rules.open_to(standing.scores[declarer]):
        number, above = Threshold.bound(rules.blind_min_score)
        score = standing.scores[declarer]
        why = reason("blind-score", player=declarer, score=score, number=number, above=int(above))
        wrong("blind", why)
    deal = _deal(table, declarer, table.least)
    asked = blind.candidates(standing, deal, State(rules=table.rules, standing=standing))
    if declarer not in asked or table.last_chance is not None:
        wrong("blind", reason("blind-who", player=declarer))


def _deal(table: Table, declarer: Seat, bid: int, blind_game: bool = False) -> DealState:
    """The deal as it stood when the declarer had taken the talon; nobody knows the hands."""
    return DealState(
        hands=(0,) * len(table.players),
        talon=(),
        seats=table.seats,
        forced=table.forced,
        golden=table.standing.golden_deals is not None,
        blind=declarer if blind_game else None,
        bid=bid,
        bidder=declarer,
        declarer=declarer,
    )


def _given_up(table: Table, declarer: Seat, result: DealResult) -> State:
    deal = _deal(table, declarer, result.bid, blind_game=result.blind)
    return State(rules=table.rules, standing=table.standing, deal=deal)


def _check_write_off(table: Table, declarer: Seat, result: DealResult) -> None:
    why = talon.why_no_write_off(_given_up(table, declarer, result))
    if why is not None:
        wrong("write_off", why)
    if result.contra and table.rules.write_off.write_off_when == "before_discard":
        wrong("contra", reason("contra-too-early"))


def _aces_held(row: SheetDeal, table: Table) -> tuple[int, ...]:
    """Aces by seat, where the deal is written off by aces. Raises :class:`BadRecord`."""
    if table.rules.score.write_off_amount != "by_aces":
        return ()
    if row.aces_held is None:
        wrong("aces_held", reason("field-missing", field="aces_held"))
    held = table.by_seat(row.aces_held, "aces_held")
    if sum(held) > 4:
        wrong("aces_held", reason("aces-too-many", count=sum(held)))
    return tuple(held)


def _contra(row: SheetDeal) -> int:
    """0 for none, 1 for contra, 2 for recontra. Raises :class:`BadRecord` for another word."""
    if row.contra in (None, False):
        return 0
    if row.contra in (True, "contra"):
        return 1
    if row.contra != "recontra":
        wrong("contra", reason("contra-word", given=shown(str(row.contra))))
    return 2


def _bought(row: SheetDeal, table: Table) -> tuple[tuple[Seat, Seat, int], ...]:
    """Buyer, seller and price of each sale of the talon. Raises :class:`BadRecord`."""
    sold: list[tuple[Seat, Seat, int]] = []
    for sale in row.bought or ():
        buyer, seller = table.active(sale.buyer, "bought"), table.active(sale.seller, "bought")
        if buyer == seller or (sold and sold[-1][0] != seller) or len(sold) >= sales.MOST_SALES:
            wrong("bought", reason("sale-wrong", player=buyer))
        sold.append((buyer, seller, sales.PRICE * (len(sold) + 1)))
    return tuple(sold)
