"""The record of one match (``prikup-record/1``): its structs, reading and writing.

A record names the rules, the players and where the match began, and holds for each deal its cards
and its actions. What it means is found by replaying it: :mod:`prikup.records.replay`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct, structs, to_builtins

from prikup.records.documents import Path, Place, check_document, check_format, to_struct
from prikup.records.scribe import Scribe, scribe_of

FORMAT = "prikup-record/1"

Cards = Annotated[str | list[str], Meta(description="Cards with spaces, or a list of cards.")]


class RecordDeal(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True, frozen=True):
    """One deal: ``seed``, or ``deck``, or ``hands`` and ``talon``; and the actions in order. A deck
    may be in PPN, hands may be a text in PBN style. ``commitment``: what was shown of the seed
    before the deal."""

    seed: Annotated[str, Meta(extra_json_schema={"pattern": "^[0-9A-Fa-f]{64}$"})] | None = None
    commitment: str | None = None
    deck: Cards | None = None
    hands: list[Cards] | Annotated[str, Meta(description="In PBN style.")] | None = None
    talon: Cards | None = None
    actions: list[str] = []


class Result(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """How the match ended; checked by the replay."""

    scores: list[int]
    winner: int | None
    settlement: dict[str, Any] | None = None


class Record(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True, frozen=True):
    """One match."""

    format: str
    game: str
    rules: dict[str, Any] = {}
    players: list[str]
    start: dict[str, Any] = {}
    """Where the match began (the game's struct says how); what is absent is that of a fresh one."""
    deals: list[RecordDeal] = []
    result: Result | None = None

    def document(self) -> dict[str, Any]:
        """The record as JSON values, in the order of the format."""
        document: dict[str, Any] = {
            "format": self.format,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            **({"start": self.start} if self.start else {}),
            "deals": [{**to_builtins(deal), "actions": deal.actions} for deal in self.deals],
        }
        if self.result is not None:
            document["result"] = structs.asdict(self.result)
        return document


def place_in_record(path: Path) -> dict[str, Any]:
    """Deal and action of a path in the document, and the field.

    >>> place_in_record(("deals", 2, "actions", 5))
    {'deal': 2, 'action': 5, 'field': 'actions'}
    """
    place: dict[str, Any] = {"deal": None, "action": None, "field": None}
    match path:
        case ("deals", int(deal), *rest):
            place["deal"] = deal
            match rest:
                case ["actions", int(action), *_]:
                    place["action"] = action
            place["field"] = next((part for part in rest if isinstance(part, str)), None)
        case (str(field), *_):
            place["field"] = field
    return place


def read_record(document: Mapping[str, Any]) -> Record:
    """The record in a decoded document. Raises :class:`~prikup.game.BadRecord`.

    >>> read_record({"format": "prikup-record/1", "game": "thousand", "players": ["A", "B"]}).deals
    []
    """
    check_document(document, place_in_record)
    if isinstance(given := document.get("format"), str):
        check_format(given, FORMAT)
    record = to_struct(document, Record, place_in_record)
    start = read_start(scribe_of(record.game), record.start, place_in_record)
    return structs.replace(record, start=start)


def is_record(document: Mapping[str, Any]) -> bool:
    """Whether a document says that it is a record, of whatever version."""
    return str(document.get("format")).partition("/")[0] == FORMAT.partition("/")[0]


def read_start(scribe: Scribe, start: Mapping[str, Any], place: Place) -> dict[str, Any]:
    """The fields of a ``start`` that are not those of a fresh match. Raises
    :class:`~prikup.game.BadRecord`."""
    given: dict[str, Any] = to_builtins(to_struct(start, scribe.start, place, ("start",)))
    return given
