"""``prikup record``: check a record by replaying it, and show it as a readable playthrough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

import typer

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
from prikup.records.record import Record, place_in_record, read_record
from prikup.text import message, reason_text

app = typer.Typer(no_args_is_help=True, help="Records of matches: check them, show them.")


def _open(file: str, json_: bool, lang: str) -> Record:
    try:
        return read_record(read_document(read_input(file), place_in_record))
    except BadRecord as error:
        _refuse(error, json_, lang, None)


@app.command()
def check(file: FileArgument, json_: JsonOption = False, lang: LangOption = "en") -> None:
    """Replay a record and report where it leads, or what is wrong with it."""
    from prikup.records.replay import last_state, open_match
    from prikup.records.show import checked_json, checked_text

    record = _open(file, json_, lang)
    try:
        match = open_match(record)
        state = last_state(match)
    except BadRecord as error:
        _refuse(error, json_, lang, record.players)
    if json_:
        say_json(checked_json(match, state))
    else:
        say(checked_text(match, state, lang))


@app.command()
def show(file: FileArgument, json_: JsonOption = False, lang: LangOption = "en") -> None:
    """Show a record as a playthrough: cards, auction, tricks, and why every score moved."""
    from prikup.records.replay import replay
    from prikup.records.show import shown_json, shown_text

    record = _open(file, json_, lang)
    try:
        done = replay(record)
    except BadRecord as error:
        _refuse(error, json_, lang, record.players)
    if json_:
        say_json(shown_json(done, lang))
    else:
        say(shown_text(done, lang))


def _refuse(error: BadRecord, json_: bool, lang: str, players: Sequence[str] | None) -> NoReturn:
    """Answer a fault with the deal, the action and the reason."""
    text = reason_text(lang, error.reason, players)
    deal, action = error.where.get("deal"), error.where.get("action")
    document: dict[str, Any] = {"deal": deal, "action": action, "id": error.reason.id}
    document["reason"] = text
    line = text
    if deal is not None:
        name = "cli-record-in-deal" if action is None else "cli-record-in-action"
        args = {"deal": deal + 1, "reason": text, "action": (action or 0) + 1}
        line = message(lang, name, args)
    refuse({"ok": False, "error": document}, line, json_)
