"""``prikup record``: check a record by replaying it, show it as a readable playthrough, draw one of
its positions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from prikup.cli.answers import (
    FileArgument,
    JsonOption,
    LangOption,
    check_language,
    read_input,
    refuse,
    say,
    say_document,
    say_json,
    write_file,
)
from prikup.game import BadRecord, PrikupError, reason
from prikup.records.documents import read_document
from prikup.records.record import Record, place_in_record, read_record
from prikup.text import message, reason_text

app = typer.Typer(no_args_is_help=True, help="Records of matches: check, show and draw them.")

MOST = 100_000
"""No record has so many deals or actions."""


def _open(file: str, json_: bool, lang: str) -> Record:
    try:
        check_language(lang)
        return read_record(read_document(read_input(file), place_in_record))
    except PrikupError as error:
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


@app.command()
def svg(
    file: FileArgument,
    deal: Annotated[
        int, typer.Option(metavar="N", min=1, max=MOST, help="Which deal, from 1.")
    ] = 1,
    action: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=0,
            max=MOST,
            show_default="all of the deal",
            help="After so many actions; 0: as dealt.",
        ),
    ] = None,
    seat: Annotated[
        str, typer.Option(metavar="N|all", help="What this seat sees, from 1; or all hands.")
    ] = "all",
    out: Annotated[
        Path | None,
        typer.Option("-o", "--out", show_default="standard output", help="Where to write it."),
    ] = None,
    lang: LangOption = "en",
) -> None:
    """Draw a position of a record as SVG: hands, trick, auction, scores."""
    from prikup.records.diagram import diagram_svg, facts_of
    from prikup.records.replay import open_match
    from prikup.records.steps import first_deal, line, unsaid_bid, view_json

    record = _open(file, False, lang)
    try:
        match = open_match(record)
        found = line(match, deal - 1, action)
        view = view_json(match, found[-1], _seat(seat, len(record.players)))
        number, unsaid = first_deal(match) + deal - 1, unsaid_bid(match, found)
        facts = facts_of(view, record.players, number, lang, unsaid)
        drawing = diagram_svg(facts, lang)
        if out is not None:
            write_file(out, drawing.encode())
    except BadRecord as error:
        _refuse(error, False, lang, record.players)
    if out is None:
        say_document(drawing)


def _seat(text: str, seats: int) -> int | None:
    """The seat that a person names, counted from 1; ``None`` for all hands."""
    if text == "all":
        return None
    if not text.isdecimal() or int(text[:9]) > MOST:
        raise BadRecord(reason("record-no-seat", number=text[:9], seats=seats))
    return int(text) - 1


def _refuse(error: PrikupError, json_: bool, lang: str, players: Sequence[str] | None) -> NoReturn:
    """Answer a fault with the deal, the action and the reason."""
    document, line = fault_of_record(error, lang, players)
    refuse({"ok": False, "error": document}, line, json_)


def fault_of_record(
    error: PrikupError, lang: str, players: Sequence[str] | None
) -> tuple[dict[str, Any], str]:
    """What is wrong with a record: as a document, and as a line for people."""
    text = reason_text(lang, error.reason, players)
    deal, action = error.where.get("deal"), error.where.get("action")
    document: dict[str, Any] = {"deal": deal, "action": action, "id": error.reason.id}
    document["reason"] = text
    if deal is None:
        return document, text
    name = "cli-record-in-deal" if action is None else "cli-record-in-action"
    args = {"deal": deal + 1, "reason": text, "action": (action or 0) + 1}
    return document, message(lang, name, args)
