"""One row of a score sheet of Preferans, checked against the rules and the standing.

Whatever cannot have happened at the table is refused with the field and the reason; what only the
hands could show is believed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import structs

from prikup.cards import Card
from prikup.game import BadRecord, Call, Contract, Seat, reason
from prikup.preferans.ladder import MISERES, Bid
from prikup.preferans.match import State
from prikup.preferans.notation import read_action
from prikup.preferans.scoring import score
from prikup.preferans.state import DealResult
from prikup.records.decks import Cards, read_cards
from prikup.records.documents import shown
from prikup.records.preferans.fields import TALON, SheetDeal
from prikup.records.preferans.row_table import Table
from prikup.records.preferans.row_whist import answers
from prikup.records.row import filled, payer
from prikup.records.seating import wrong

HAND = 10
TALON_TRICKS = 2

RowKind = Literal["penalty", "redeal", "all-pass", "given-up", "misere", "game"]

_FIELDS: Mapping[RowKind, set[str]] = {
    "penalty": {"penalty"},
    "redeal": {"redeal"},
    "all-pass": {"all_pass", "tricks", "talon"},
    "given-up": {"declarer", "contract", "given_up", "talon"},
    "misere": {"declarer", "contract", "tricks", "talon", "help"},
    "game": {"declarer", "contract", "whist", "open", "tricks", "talon", "help"},
}
"""What a row of each kind may hold."""


def result_of_row(row: SheetDeal, state: State, players: Sequence[str]) -> DealResult:
    """What the row says, for the scorer. Raises :class:`BadRecord` with ``field``."""
    table = Table(players, state.standing, state.rules)
    contract = None if row.contract is None else _contract(row.contract, table)
    kind = _kind(row, contract)
    for field in filled(row):
        if field not in _FIELDS[kind]:
            wrong(field, reason("out-of-place", field=field, kind=kind))
    if kind == "penalty":
        return _penalty(row, table)
    if kind == "redeal":
        return _redeal(row, table)
    talon = () if row.talon is None else _talon(row.talon)
    if kind == "all-pass":
        return structs.replace(_all_pass(row, table), talon=talon, out=table.out)
    result = structs.replace(_declared(row, table, kind, contract), talon=talon, out=table.out)
    return result if row.help is None else _with_help(row.help, table, result)


def _kind(row: SheetDeal, contract: Bid | int | None) -> RowKind:
    if row.penalty is not None:
        return "penalty"
    if row.redeal is not None:
        return "redeal"
    if row.all_pass:
        return "all-pass"
    if row.given_up is not None:
        return "given-up"
    return "misere" if isinstance(contract, Call) else "game"


# --- rows that are no deals ----------------------------------------------------------------------


def _penalty(row: SheetDeal, table: Table) -> DealResult:
    penalty = row.penalty
    assert penalty is not None
    player = payer(penalty, table)
    why = penalty.reason.replace("_", "-")
    return DealResult(kind="penalty", player=player, why=why, amount=penalty.amount)


def _redeal(row: SheetDeal, table: Table) -> DealResult:
    """Where two play, three passes are no game; nobody else deals again."""
    assert row.redeal is not None
    if not table.rules.layout.dummy:
        wrong("redeal", reason("redeal-off"))
    player = None if row.redeal.player is None else table.seat(row.redeal.player, "redeal")
    return DealResult(kind="redeal", player=player, why="all-pass")


# --- the contract --------------------------------------------------------------------------------


def _contract(text: str, table: Table) -> Bid | int:
    """A contract, or the bare level of a game given up. Raises :class:`BadRecord`."""
    if text.strip() in ("6", "7", "8", "9", "10"):
        return int(text)
    bid = read_action(text, cards=False)
    if not isinstance(bid, Contract) and bid not in MISERES:
        wrong("contract", reason("no-contract", text=shown(text)))
    if isinstance(bid, Call) and bid not in table.rules.ladder.place:
        wrong("contract", reason("bid-not-played", bid=bid.word))
    return bid


def _declared(
    row: SheetDeal, table: Table, kind: RowKind, contract: Bid | int | None
) -> DealResult:
    """A deal with a declarer."""
    declarer = table.active(row.declarer, "declarer")
    if contract is None:
        wrong("contract", reason("field-missing", field="contract"))
    if isinstance(contract, Call):
        if kind == "given-up":
            wrong("given_up", reason("misere-is-played"))
        return _misere(row, table, declarer, contract)
    level = contract if isinstance(contract, int) else contract.level
    if level < table.least:
        wrong("contract", reason("bid-below-least", least=table.least))
    if kind == "given-up":
        return _given_up(row, table, declarer, level)
    if isinstance(contract, int):
        wrong("contract", reason("no-contract", text=str(contract)))
    return _game(row, table, declarer, contract)


def _given_up(row: SheetDeal, table: Table, declarer: Seat, level: int) -> DealResult:
    if row.given_up == "without_all":
        return DealResult(kind="without", declarer=declarer, level=level)
    if table.rules.auction.without_three is None:
        wrong("given_up", reason("without-three-off"))
    return DealResult(kind="without-three", declarer=declarer, level=level)


def _misere(row: SheetDeal, table: Table, declarer: Seat, bid: Call) -> DealResult:
    """Only the declarer's tricks matter; who notes those of all must find ten."""
    place = table.rules.ladder.place
    lowest = Contract(table.least, 0)
    if lowest in place and place[bid] < place[lowest]:
        wrong("contract", reason("bid-below-least", least=table.least))
    given = _tricks_given(row)
    tricks = _tricks(given, table)
    name = table.players[declarer]
    if (name not in given and sum(tricks) < HAND) or sum(tricks) > HAND:
        wrong("tricks", reason("tricks-sum", sum=sum(tricks), right=HAND))
    if all(table.players[seat] in given for seat in table.seats) and sum(tricks) != HAND:
        wrong("tricks", reason("tricks-sum", sum=sum(tricks), right=HAND))
    return DealResult(
        kind="misere", declarer=declarer, misere=MISERES[bid], played=True, tricks=tricks
    )


def _game(row: SheetDeal, table: Table, declarer: Seat, contract: Contract) -> DealResult:
    said, played = answers(row.whist, table, declarer, contract)
    result = DealResult(
        kind="game", declarer=declarer, level=contract.level, suit=contract.suit, said=said
    )
    if not played:
        for field, given in (("tricks", row.tricks is not None), ("open", row.open)):
            if given:
                wrong(field, reason("not-played"))
        return result
    if row.open and sum(word in ("whist", "whist-back") for word in said) != 1:
        wrong("open", reason("open-alone"))
    tricks = _ten(_tricks(_tricks_given(row), table))
    return structs.replace(result, played=True, open=row.open, tricks=tricks)


# --- tricks --------------------------------------------------------------------------------------


def _all_pass(row: SheetDeal, table: Table) -> DealResult:
    """Ten tricks, those of the talon among them: they are nobody's, or of the dealer who rests."""
    if table.rules.layout.dummy:
        wrong("all_pass", reason("all-pass-two"))
    given = dict(_tricks_given(row))
    talon = given.pop(TALON, 0) if TALON not in table.players else 0
    if table.out:
        talon += given.pop(table.players[table.standing.dealer], 0)
    how = table.rules.all_pass.all_pass_talon
    if talon and how not in ("leads_and_can_win", "dealer_plays"):
        wrong("tricks", reason("talon-no-tricks"))
    if not 0 <= talon <= TALON_TRICKS:
        wrong("tricks", reason("talon-tricks", count=talon, most=TALON_TRICKS))
    tricks = _ten(_tricks(given, table), talon)
    if how == "dealer_plays":
        by_seat = list(tricks)
        by_seat[table.standing.dealer] = talon
        tricks, talon = tuple(by_seat), 0
    return DealResult(kind="all-pass", tricks=tricks, talon_tricks=talon, played=True)


def _tricks_given(row: SheetDeal) -> Mapping[str, int]:
    if row.tricks is None:
        wrong("tricks", reason("field-missing", field="tricks"))
    return row.tricks


def _tricks(given: Mapping[str, int], table: Table) -> tuple[int, ...]:
    """Tricks by seat; who is not named took none."""
    tricks = table.by_seat(given, "tricks")
    for seat, count in enumerate(tricks):
        if count > HAND:
            wrong("tricks", reason("tricks-too-many", player=seat, count=count, most=HAND))
    return tuple(tricks)


def _ten(tricks: tuple[int, ...], talon: int = 0) -> tuple[int, ...]:
    if (total := sum(tricks) + talon) != HAND:
        wrong("tricks", reason("tricks-sum", sum=total, right=HAND))
    return tricks


# --- talon and help ------------------------------------------------------------------------------


def _talon(given: Cards) -> tuple[Card, ...]:
    try:
        cards = read_cards(given)
    except BadRecord as error:
        wrong("talon", error.reason)
    if len(cards) != TALON_TRICKS:
        wrong("talon", reason("talon-cards", count=len(cards), right=TALON_TRICKS))
    return tuple(cards)


def _with_help(names: Sequence[str], table: Table, result: DealResult) -> DealResult:
    """Whom the declarer helped, in his order: each must have got something."""
    if not table.rules.score.help:
        wrong("help", reason("help-off"))
    chosen = tuple(table.seat(name, "help") for name in names)
    for place, seat in enumerate(chosen):
        if seat == result.declarer or seat in chosen[:place]:
            wrong("help", reason("help-whom", player=seat))
    result = structs.replace(result, help=chosen)
    _, entries = score(table.standing, result, table.rules)
    helped = {entry.on for entry in entries if entry.rule == "help"}
    for seat in chosen:
        if seat not in helped:
            wrong("help", reason("help-not-due", player=seat))
    return result
