"""What the defenders answered, in a row of a score sheet of Preferans."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from prikup.game import Contract, Seat, reason
from prikup.preferans.ladder import HALF_LEVELS, SIX_SPADES
from prikup.preferans.state import Said
from prikup.records.preferans.fields import Answer
from prikup.records.preferans.row_table import Table
from prikup.records.seating import wrong

_SAID: Mapping[Answer, Said] = {
    "whist": "whist",
    "pass": "pass",
    "half": "half",
    "whist_back": "whist-back",
}


def answers(
    given: Mapping[str, Answer] | None, table: Table, declarer: Seat, contract: Contract
) -> tuple[tuple[Said | None, ...], bool]:
    """What each seat said in the end, and whether the game was played. Raises
    :class:`BadRecord` for answers that cannot have been given."""
    said: list[Said | None] = [None] * len(table.players)
    defenders, ten = table.defenders(declarer), table.rules.whist.ten
    unwhisted = contract.level == 10 and ten != "whisted"
    if unwhisted:
        passes: dict[str, Answer] = {table.players[seat]: "pass" for seat in defenders}
        given = passes | dict(given or {})
    if given is None:
        wrong("whist", reason("field-missing", field="whist"))
    for name, word in given.items():
        said[_speaker(name, table, declarer)] = _SAID[word]
    for seat in defenders:
        if said[seat] is None:
            wrong("whist", reason("whist-missing", player=seat))
    if unwhisted:
        if set(said) - {None, "pass"}:
            wrong("whist", reason("ten-no-whist"))
        return tuple(said), ten != "unplayed"
    _check_dealer(said, table, defenders)
    _check_pair([said[seat] for seat in defenders], table, contract)
    return tuple(said), any(word in ("whist", "whist-back") for word in said)


def _speaker(name: str, table: Table, declarer: Seat) -> Seat:
    """Who answered: a defender, or the dealer of four where he may whist."""
    seat = table.seat(name, "whist")
    if seat == declarer:
        wrong("whist", reason("whist-declarer", player=seat))
    if not (seat == table.standing.dealer and table.dealer_may_whist):
        table.active(name, "whist")
    return seat


def _check_dealer(said: Sequence[Said | None], table: Table, defenders: Sequence[Seat]) -> None:
    """The dealer of four who rests whists after two passes."""
    dealer = table.standing.dealer
    if dealer in defenders or said[dealer] in (None, "pass"):
        return
    if said[dealer] != "whist" or any(said[seat] != "pass" for seat in defenders):
        wrong("whist", reason("dealer-whist", player=dealer))


def _check_pair(said: Sequence[Said | None], table: Table, contract: Contract) -> None:
    """Whether two defenders can have answered so, in turn."""
    whist = table.rules.whist
    if "half" in said:
        if not whist.half_whist:
            wrong("whist", reason("half-off"))
        if contract.level not in HALF_LEVELS:
            wrong("whist", reason("half-level"))
        if len(said) < 2 or said[-1] != "half" or said[0] not in ("pass", "whist-back"):
            wrong("whist", reason("half-second-after-pass"))
    elif "whist-back" in said:
        wrong("whist", reason("whist-back-after-half"))
    if whist.stalingrad and contract == SIX_SPADES and any(word != "whist" for word in said):
        wrong("whist", reason("stalingrad"))
