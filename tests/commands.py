"""The command ``prikup`` run in this process: a start of Python takes longer than an answer."""

from __future__ import annotations

import io
import sys
from functools import cache
from typing import Any

import typer


@cache
def command_line() -> Any:
    """The whole command, built once."""
    from prikup.cli import command

    command._add_parts()
    return typer.main.get_command(command.app)


class Terminal(io.StringIO):
    """Standard output that knows its encoding."""

    encoding = "utf-8"


def run(arguments: list[str], data: bytes | None = None) -> tuple[int, str, str]:
    """Exit code, standard output and standard error of the command. Whatever it raises besides
    ``SystemExit`` is a fault."""
    streams = sys.stdin, sys.stdout, sys.stderr
    sys.stdin = io.TextIOWrapper(io.BytesIO(data or b""), encoding="utf-8")
    sys.stdout, sys.stderr = out, err = Terminal(), Terminal()
    try:
        command_line().main(arguments, prog_name="prikup")
        code = 0
    except SystemExit as ended:
        code = int(ended.code or 0)
    finally:
        sys.stdin, sys.stdout, sys.stderr = streams
    return code, out.getvalue(), err.getvalue()
