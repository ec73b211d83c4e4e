"""``prikup score``: the score sheet of a real table, every number with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from prikup.cli.answers import (
    FileArgument,
    JsonOption,
    LangOption,
    read_input,
    refuse,
    say,
    say_json,
)
from prikup.game import BadRecord
from prikup.records.documents import read_document
from prikup.records.sheet import place_in_sheet, read_sheet, score_sheet
from prikup.text import message, reason_text


def command(file: FileArgument, json_: JsonOption = False, lang: LangOption = "en") -> None:
    """Score a sheet of deals played with real cards."""
    from prikup.records.scores import scored_json, scored_text

    players: Sequence[str] | None = None
    try:
        sheet = read_sheet(read_document(read_input(file), place_in_sheet))
        players = sheet.players
        scored = score_sheet(sheet)
    except BadRecord as error:
        _refuse(error, json_, lang, players)
    if json_:
        say_json(scored_json(scored, lang))
    else:
        say(scored_text(scored, lang))


def _refuse(error: BadRecord, json_: bool, lang: str, players: Sequence[str] | None) -> NoReturn:
    """Answer a fault with the row, the field and the reason."""
    text = reason_text(lang, error.reason, players)
    row, field = error.where.get("row"), error.where.get("field")
    document: dict[str, Any] = {"row": row, "field": field, "id": error.reason.id, "reason": text}
    line = text
    if row is not None:
        name = "cli-sheet-in-row" if field is None else "cli-sheet-in-field"
        line = message(lang, name, {"row": row + 1, "field": field or "", "reason": text})
    refuse({"error": document}, line, json_)
