"""``prikup score``: the score sheet of a real table, every number with its reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
    say_json,
    write_file,
)
from prikup.cli.record import fault_of_record
from prikup.game import PrikupError
from prikup.records.documents import read_document
from prikup.records.record import is_record, read_record
from prikup.records.sheet import ScoredSheet, Sheet, place_in_sheet, read_sheet, score_sheet
from prikup.text import message, reason_text

SvgOption = Annotated[
    Path | None, typer.Option("--svg", metavar="OUT", help="Also draw the sheet as SVG.")
]
PdfOption = Annotated[
    Path | None, typer.Option("--pdf", metavar="OUT", help="Also write it as a PDF to print.")
]
CsvOption = Annotated[
    Path | None, typer.Option("--csv", metavar="OUT", help="Also write it as CSV.")
]


def command(
    file: FileArgument,
    json_: JsonOption = False,
    lang: LangOption = "en",
    svg: SvgOption = None,
    pdf: PdfOption = None,
    csv: CsvOption = None,
) -> None:
    """Score a sheet of deals played with real cards, or the deals of a record."""
    from prikup.records.scores import scored_json, scored_text

    players: Sequence[str] | None = None
    try:
        check_language(lang)
        document = read_document(read_input(file), place_in_sheet)
        sheet = _kept(document, json_, lang) if is_record(document) else read_sheet(document)
        players = sheet.players
        scored = score_sheet(sheet)
        _write(scored, lang, svg, pdf, csv)
    except PrikupError as error:
        _refuse(error, json_, lang, players)
    if json_:
        say_json(scored_json(scored, lang))
    else:
        say(scored_text(scored, lang))


def _kept(document: Mapping[str, Any], json_: bool, lang: str) -> Sheet:
    """The sheet of a record's finished deals."""
    from prikup.records.replay import replay

    players: Sequence[str] | None = None
    try:
        record = read_record(document)
        players = record.players
        return replay(record).sheet()
    except PrikupError as error:
        fault, line = fault_of_record(error, lang, players)
        refuse({"error": fault}, line, json_)


def _write(
    scored: ScoredSheet, lang: str, svg: Path | None, pdf: Path | None, csv: Path | None
) -> None:
    """The files that are wanted. Raises :class:`BadRecord` where one cannot be written."""
    from prikup.records import drawing

    wanted: list[tuple[Path | None, Callable[[], bytes]]] = [
        (svg, lambda: drawing.sheet_svg(scored, lang).encode()),
        (pdf, lambda: drawing.sheet_pdf(scored, lang)),
        # With a mark at the start, by which spreadsheets know that it is UTF-8.
        (csv, lambda: drawing.sheet_csv(scored, lang).encode("utf-8-sig")),
    ]
    for path, make in wanted:
        if path is not None:
            write_file(path, make())


def _refuse(error: PrikupError, json_: bool, lang: str, players: Sequence[str] | None) -> NoReturn:
    """Answer a fault with the row, the field and the reason."""
    text = reason_text(lang, error.reason, players)
    row, field = error.where.get("row"), error.where.get("field")
    document: dict[str, Any] = {"row": row, "field": field, "id": error.reason.id, "reason": text}
    line = text
    if row is not None:
        name = "cli-sheet-in-row" if field is None else "cli-sheet-in-field"
        line = message(lang, name, {"row": row + 1, "field": field or "", "reason": text})
    refuse({"error": document}, line, json_)
