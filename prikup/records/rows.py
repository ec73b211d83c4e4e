"""One row of a score sheet of Thousand, checked against the rules and the standing.

Whatever cannot have happened at the table is refused with the field and the reason; what only the
hands could show (a bid above the marriages held) cannot be checked here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NoReturn

from msgspec import Struct, structs

from prikup.cards import SUIT_OF, SUITS, BadCard, Suit, cards_of, mask_of, parse_card
from prikup.game import BadRecord, Reason, Seat, reason
from prikup.records.documents import shown
from prikup.records.sheet import PENALTIES, SheetDeal
from prikup.thousand.match import State
from prikup.thousand.phases import blind, talon
from prikup.thousand.phases.dealing import DECK, forced_seat, seats_from
from prikup.thousand.rules import BLIND_BID, FORCED_BID, GOLDEN_BID, Rules
from prikup.thousand.state import POINTS, DealResult, DealState, Standing

TRICKS = 8
"""Tricks of a deal, of three cards each."""
CARD_POINTS = 120
LARGEST_PENALTY = 10_000

_FIELDS = {
    "penalty": {"penalty"},
    "redeal": {"redeal"},
    "write-off": {"declarer", "bid", "blind", "write_off", "redeal"},
    "concede": {"declarer", "bid", "blind", "concede", "redeal"},
    "played": {
        *("declarer", "bid", "cards", "marriages", "tricks", "aces", "nines", "blind", "redeal"),
    },
}
"""What a row of each kind may hold."""


class Table(Struct, frozen=True):
    """What a row is read against."""

    standing: Standing
    rules: Rules
    players: Sequence[str]

    @property
    def forced(self) -> Seat:
        """Who carries the forced bid."""
        return forced_seat(self.standing.dealer, self.seats, self.rules)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who takes part, clockwise from the dealer's left."""
        return seats_from(self.standing.dealer, len(self.players))

    @property
    def forced_golden(self) -> bool:
        """Whether this deal is played for 120 without an auction."""
        return self.standing.golden_deals is not None and self.rules.golden.golden == "forced_120"

    def seat(self, name: str | None, field: str) -> Seat:
        """A player's seat by name. Raises :class:`BadRecord`."""
        if name is None:
            wrong(field, reason("field-missing", field=field))
        if name not in self.players:
            known = ", ".join(self.players)
            wrong(field, reason("player-unknown", name=shown(name), known=known))
        return self.players.index(name)


def wrong(field: str | None, why: Reason) -> NoReturn:
    """Refuse the row."""
    raise BadRecord(why, field=field)


def result_of_row(
    row: SheetDeal, standing: Standing, rules: Rules, players: Sequence[str]
) -> DealResult:
    """What the row says, for the scorer. Raises :class:`BadRecord` with ``field``."""
    table = Table(standing, rules, players)
    kind = _kind(row)
    for field in _given(row):
        if field not in _FIELDS[kind]:
            wrong(field, _out_of_place(field, kind))
    if kind == "penalty":
        return _penalty(row, table)
    if kind == "redeal":
        return _redeal(row, table)
    declarer = table.seat(row.declarer, "declarer")
    is_blind = row.blind
    if is_blind:
        _check_blind(table, declarer)
    bid = _bid(row, table, declarer)
    void = row.redeal is not None and _void_claim(row, table)
    common: dict[str, Any] = {"declarer": declarer, "bid": bid, "blind": is_blind}
    if kind == "played":
        played = _played(row, table, declarer)
        return DealResult(kind="played", **common, **played, void_claim=void)
    if kind == "write-off":
        _check_write_off(table, declarer, bid, is_blind)
        return DealResult(kind="write-off", **common, void_claim=void)
    if not rules.write_off.concede or standing.on_barrel:
        wrong("concede", reason("concede-barrel" if rules.write_off.concede else "concede-off"))
    return DealResult(kind="concede", **common, void_claim=void)


def _given(row: SheetDeal) -> list[str]:
    """The fields that say something."""
    values = structs.asdict(row)
    return [name for name, value in values.items() if value is not None and value is not False]


def _kind(row: SheetDeal) -> str:
    if row.penalty is not None:
        return "penalty"
    if row.redeal is not None and row.declarer is None:
        return "redeal"
    if row.write_off:
        return "write-off"
    return "concede" if row.concede else "played"


def _out_of_place(field: str, kind: str) -> Reason:
    if field in ("contra", "bomb", "talon_points"):
        return reason("not-at-this-table", field=field)
    return reason("out-of-place", field=field, kind=kind)


# --- rows that are no deals ----------------------------------------------------------------------


def _penalty(row: SheetDeal, table: Table) -> DealResult:
    penalty = row.penalty
    assert penalty is not None
    player = table.seat(penalty.player, "penalty")
    if penalty.reason not in PENALTIES:
        known = ", ".join(PENALTIES)
        wrong("penalty", reason("penalty-unknown", given=shown(penalty.reason), known=known))
    amount = penalty.amount
    if amount is not None and not 0 < amount <= LARGEST_PENALTY:
        wrong("penalty", reason("penalty-amount", amount=amount, most=LARGEST_PENALTY))
    why = penalty.reason.replace("_", "-")
    return DealResult(kind="penalty", player=player, why=why, amount=amount)


def _redeal(row: SheetDeal, table: Table) -> DealResult:
    assert row.redeal is not None
    player = None if row.redeal.player is None else table.seat(row.redeal.player, "redeal")
    if not any(
        value for name, value in structs.asdict(table.rules.redeal).items() if _claims(name)
    ):
        wrong("redeal", reason("redeal-off"))
    limit = table.rules.redeal.redeal_limit
    if limit is not None and table.standing.redeals + 1 >= limit:
        wrong("redeal", reason("redeal-void", count=limit))
    return DealResult(kind="redeal", player=player)


def _claims(option: str) -> bool:
    """Whether this option of the redeals is a ground for one."""
    return option not in ("redeal_limit", "redeal_talon_only_forced", "redeal_consent")


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
    least = FORCED_BID
    may_raise = rules.talon.raise_after_talon
    if row.blind:
        least, may_raise = BLIND_BID, may_raise and rules.blind.blind_raise
    elif table.forced_golden:
        least, may_raise = GOLDEN_BID, may_raise and rules.golden.golden_raise
        if declarer != table.forced:
            wrong("declarer", reason("golden-declarer", player=table.forced))
    if bid % rules.auction.bid_step:
        wrong("bid", reason("bid-no-multiple", amount=bid, step=rules.auction.bid_step))
    if bid < least:
        wrong("bid", reason("bid-too-low", amount=bid, least=least))
    if bid > least and not may_raise and (row.blind or table.forced_golden):
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
    below = rules.auction.silence_below
    if below is None or standing.scores[declarer] >= below or row.blind or table.forced_golden:
        return
    if declarer != table.forced:
        wrong("declarer", reason("silence-declarer", player=declarer, below=below))
    if bid > FORCED_BID and not rules.talon.raise_after_talon:
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
        score = standing.scores[declarer]
        why = reason("blind-score", player=declarer, score=score, least=rules.blind_min_score)
        wrong("blind", why)
    deal = _deal(table, declarer, FORCED_BID, blind_game=False)
    asked = blind.candidates(standing, deal, State(rules=table.rules, standing=standing))
    if declarer not in asked:
        wrong("blind", reason("blind-who", player=declarer))


def _deal(table: Table, declarer: Seat, bid: int, *, blind_game: bool) -> DealState:
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


def _check_write_off(table: Table, declarer: Seat, bid: int, is_blind: bool) -> None:
    deal = _deal(table, declarer, bid, blind_game=is_blind)
    state = State(rules=table.rules, standing=table.standing, deal=deal)
    why = talon.why_no_write_off(state)
    if why is not None:
        wrong("write_off", why)


# --- the play ------------------------------------------------------------------------------------


def _played(row: SheetDeal, table: Table, declarer: Seat) -> dict[str, Any]:
    """Cards, tricks and declarations of a deal played out."""
    cards = _cards(row, table)
    tricks = _tricks(row, table, cards)
    marriages = _marriages(row, table)
    aces = None if row.aces is None else table.seat(row.aces, "aces")
    nines = None if row.nines is None else table.seat(row.nines, "nines")
    if aces is not None and table.rules.marriage.ace_marriage == "off":
        wrong("aces", reason("aces-off"))
    if nines is not None and table.rules.marriage.four_nines is None:
        wrong("nines", reason("nines-off"))
    _check_leads(row, table, declarer, tricks, marriages)
    if row.tricks is None:
        tricks = tuple(1 if points else 0 for points in cards)
    return {"cards": cards, "tricks": tricks, "marriages": marriages, "aces": aces, "nines": nines}


def _by_seat(given: Mapping[str, int], table: Table, field: str) -> list[int]:
    """Numbers by seat; a player who is not named has 0."""
    numbers = [0] * len(table.players)
    for name, number in given.items():
        seat = table.seat(name, field)
        if number < 0:
            wrong(field, reason("negative", player=seat, number=number))
        numbers[seat] = number
    return numbers


def _cards(row: SheetDeal, table: Table) -> tuple[int, ...]:
    if row.cards is None:
        wrong("cards", reason("field-missing", field="cards"))
    cards = _by_seat(row.cards, table, "cards")
    if sum(cards) != CARD_POINTS:
        wrong("cards", reason("cards-sum", sum=sum(cards), right=CARD_POINTS))
    return tuple(cards)


def _tricks(row: SheetDeal, table: Table, cards: Sequence[int]) -> tuple[int, ...]:
    """Tricks by seat; where they are not given, as many as a player with points can have at most.
    Raises :class:`BadRecord` for points that so many tricks cannot hold."""
    if row.tricks is None:
        tricks = [TRICKS if points else 0 for points in cards]
    else:
        tricks = _by_seat(row.tricks, table, "tricks")
        if sum(tricks) != TRICKS:
            wrong("tricks", reason("tricks-sum", sum=sum(tricks), right=TRICKS))
    for seat, points in enumerate(cards):
        if row.tricks is None:
            if not any(points in sums_of(3 * count) for count in range(TRICKS + 1)):
                wrong("cards", reason("cards-impossible", player=seat, points=points))
        elif points not in sums_of(3 * tricks[seat]):
            why = reason("cards-tricks", player=seat, points=points, tricks=tricks[seat])
            wrong("tricks", why)
    return tuple(tricks)


@cache
def sums_of(count: int) -> frozenset[int]:
    """All that ``count`` of the 24 cards can be worth.

    >>> sorted(sums_of(1)), 24 in sums_of(2), 22 in sums_of(2)
    ([0, 2, 3, 4, 10, 11], False, True)
    """
    sums: list[set[int]] = [{0}, *(set() for _ in range(count))]
    for card in DECK:
        for taken in range(count, 0, -1):
            sums[taken] |= {total + POINTS[card] for total in sums[taken - 1]}
    return frozenset(sums[count])


def _marriages(row: SheetDeal, table: Table) -> tuple[tuple[Suit, ...], ...]:
    """The suits declared, by seat. Raises :class:`BadRecord` for a suit declared twice."""
    declared: list[tuple[Suit, ...]] = [()] * len(table.players)
    seen: set[Suit] = set()
    for name, texts in (row.marriages or {}).items():
        seat = table.seat(name, "marriages")
        suits = [_suit(text) for text in (texts.split() if isinstance(texts, str) else texts)]
        for suit in suits:
            if suit in seen:
                wrong("marriages", reason("marriage-twice", suit=SUITS[suit]))
            seen.add(suit)
        declared[seat] = tuple(suits)
    return tuple(declared)


def _suit(text: str) -> Suit:
    try:
        return SUIT_OF[parse_card(f"K{text}")]
    except BadCard:
        wrong("marriages", reason("no-suit", text=shown(text)))


def _check_leads(
    row: SheetDeal,
    table: Table,
    declarer: Seat,
    tricks: Sequence[int],
    marriages: Sequence[Sequence[Suit]],
) -> None:
    """A declaration is made by a lead, and who has no trick leads only as declarer, and once."""
    rules = table.rules.marriage
    for seat, name in enumerate(table.players):
        first = 1 if rules.marriage_first_lead and seat == declarer else 0
        pairs, aces = len(marriages[seat]), row.aces == name
        if pairs + aces > tricks[seat] + first:
            field = "marriages" if pairs else "aces"
            if tricks[seat]:
                wrong(field, reason("marriages-too-many", player=seat, tricks=tricks[seat]))
            wrong(field, reason("marriage-needs-trick", player=seat))
        led = row.nines == name and rules.four_nines_when == "first_nine_led"
        if led and not tricks[seat] and seat != declarer:
            wrong("nines", reason("nines-need-lead", player=seat))


# --- writing -------------------------------------------------------------------------------------


def sheet_row(result: DealResult, players: Sequence[str]) -> dict[str, Any]:
    """The row that people would write for a deal (or a redeal, or a penalty).

    >>> sheet_row(DealResult(kind="write-off", declarer=2, bid=120), ["A", "B", "C"])
    {'declarer': 'C', 'bid': 120, 'write_off': True}
    """
    if result.kind == "penalty" and result.player is not None:
        penalty: dict[str, Any] = {"player": players[result.player]}
        penalty["reason"] = result.why.replace("-", "_")
        return {"penalty": {**penalty, **({"amount": result.amount} if result.amount else {})}}
    if result.kind == "redeal":
        return {"redeal": {} if result.player is None else {"player": players[result.player]}}
    assert result.declarer is not None
    row: dict[str, Any] = {"declarer": players[result.declarer], "bid": result.bid}
    if result.kind == "played":
        row |= _played_row(result, players)
    else:
        row["write_off" if result.kind == "write-off" else "concede"] = True
    if result.blind:
        row["blind"] = True
    if result.void_claim:
        row["redeal"] = {}
    return row


def _played_row(result: DealResult, players: Sequence[str]) -> dict[str, Any]:
    row: dict[str, Any] = {"cards": dict(zip(players, result.cards, strict=True))}
    marriages = {
        name: [SUITS[suit] for suit in cards_of(mask_of(suits))]
        for name, suits in zip(players, result.marriages, strict=True)
        if suits
    }
    if marriages:
        row["marriages"] = marriages
    row["tricks"] = dict(zip(players, result.tricks, strict=True))
    for field, seat in (("aces", result.aces), ("nines", result.nines)):
        if seat is not None:
            row[field] = players[seat]
    return row
