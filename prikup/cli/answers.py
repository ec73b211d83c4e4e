"""How the commands take their input and give their answers.

One file or standard input comes in as bytes; one JSON document or a text for people goes out. No
input and no terminal makes a traceback.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, NoReturn, TextIO

import typer

from prikup.faults import fault_name
from prikup.game import BadRecord, PrikupError, reason
from prikup.records.documents import LARGEST
from prikup.text import known_language, languages

FILE_HELP = "The file; - is standard input."
FileArgument = Annotated[str, typer.Argument(metavar="FILE", help=FILE_HELP)]
JsonOption = Annotated[bool, typer.Option("--json", help="One JSON document on standard output.")]
LangOption = Annotated[str, typer.Option("--lang", help="Language of texts and reasons.")]


def check_language(wanted: str) -> None:
    """Whether there is such a language. Raises :class:`PrikupError`."""
    if known_language(wanted) is None:
        known = ", ".join(languages())
        raise PrikupError(reason("unknown-language", language=wanted[:20], known=known))


def read_input(file: str) -> bytes:
    """The bytes of a file or of standard input, not many more than may be.
    Raises :class:`BadRecord`."""
    try:
        if file == "-":
            binary = getattr(sys.stdin, "buffer", None)
            if binary is None:  # a text stream put in its place
                return sys.stdin.read(LARGEST + 1).encode("utf-8", "surrogateescape")
            return bytes(binary.read(LARGEST + 1))
        with open(file, "rb") as opened:
            return opened.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        name = file.encode("utf-8", "replace").decode("utf-8")
        why = reason("file-unreadable", file=name[-60:], error=fault_name(error))
        raise BadRecord(why) from None


def write_file(path: Path, content: bytes) -> None:
    """Write a document to a file. Raises :class:`BadRecord`."""
    try:
        path.write_bytes(content)
    except (OSError, ValueError) as error:
        raise _unwritable(path, error) from None


def write_pages(folder: Path, pages: Mapping[str, str]) -> None:
    """Write texts, each to its path under a folder. Raises :class:`BadRecord`."""
    for name, text in pages.items():
        path = folder / name
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except (OSError, ValueError) as error:
            raise _unwritable(path, error) from None
        write_file(path, text.encode())


def _unwritable(path: Path, error: Exception) -> BadRecord:
    why = reason("file-unwritable", file=str(path)[-60:], error=fault_name(error))
    return BadRecord(why)


def say_document(text: str) -> None:
    """Print a document that says itself how it is encoded: in UTF-8, whatever the terminal."""
    binary = getattr(sys.stdout, "buffer", None)
    if binary is None:  # a text stream put in its place
        sys.stdout.write(text)
    else:
        binary.write(text.encode())


def say(text: str, stream: TextIO | None = None) -> None:
    """Print a text; signs that the terminal does not know become question marks."""
    stream = stream or sys.stdout
    try:
        print(text, file=stream)
    except UnicodeEncodeError:
        known = stream.encoding or "ascii"
        print(text.encode(known, "replace").decode(known), file=stream)


def say_json(document: object) -> None:
    """Print exactly one document."""
    text = json.dumps(document, ensure_ascii=False)
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        text = json.dumps(document)
    print(text)


def refuse(document: dict[str, Any], text: str, json_: bool) -> NoReturn:
    """Bad input: the error as a document or a line, and exit code 2."""
    if json_:
        say_json(document)
    else:
        say(text, sys.stderr)
    raise typer.Exit(2)
