"""The command itself: ``prikup`` and ``prikup serve``, and the parts that other modules add.

A module of :data:`PARTS` offers either ``app``, a group of commands, or ``command``, a single one.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated

import typer

from prikup import __version__
from prikup.cli.answers import check_language, say
from prikup.game import PrikupError
from prikup.text import FALLBACK, reason_text

PARTS = ("rules", "record", "score", "glossary")

app = typer.Typer(
    name="prikup",
    help="The card games Thousand and Preferans: a table in the browser, rules, records, sheets.",
    invoke_without_command=True,
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

HostOption = Annotated[str, typer.Option(help="The address to listen on.")]
PortOption = Annotated[
    int | None,
    typer.Option(
        min=0, max=65535, show_default="8000, or a free one", help="The port to listen on."
    ),
]
DbOption = Annotated[
    str | None,
    typer.Option(
        metavar="FILE|URL",
        show_default=False,
        help="Where tables are kept: a SQLite file or a PostgreSQL URL.",
    ),
]
OpenOption = Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")]


def _known(lang: str) -> str:
    """The language, if there is such a one; else exit code 2 and one line."""
    try:
        check_language(lang)
    except PrikupError as error:
        say(f"prikup: {reason_text(FALLBACK, error.reason)}", sys.stderr)
        raise typer.Exit(2) from None
    return lang


LangOption = Annotated[
    str, typer.Option("--lang", callback=_known, help="Language of what is printed.")
]


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"prikup {__version__}")
        raise typer.Exit


@app.callback()
def play(
    context: typer.Context,
    port: PortOption = None,
    db: DbOption = None,
    open_: OpenOption = True,
    lang: LangOption = "en",
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Say it.")
    ] = False,
) -> None:
    """Start the local table and open the browser: you against bots."""
    del version
    if context.invoked_subcommand is None:
        from prikup.cli import serving

        serving.serve(serving.Wish(host="127.0.0.1", port=port, db=db, open=open_, lang=lang))


@app.command()
def serve(
    host: HostOption = "0.0.0.0",
    port: PortOption = None,
    db: DbOption = None,
    open_: OpenOption = True,
    lang: LangOption = "en",
) -> None:
    """Start a table for others too: prints the link and its QR code."""
    from prikup.cli import serving

    wish = serving.Wish(host=host, port=port, db=db, open=open_, lang=lang, invite=True)
    serving.serve(wish)


@cache
def _add_parts() -> None:
    """Take in the commands of the other modules of this package, once."""
    for name in PARTS:
        if find_spec(f"prikup.cli.{name}") is None:
            continue
        part = import_module(f"prikup.cli.{name}")
        if hasattr(part, "app"):
            app.add_typer(part.app, name=name)
        else:
            app.command(name)(part.command)


def main() -> None:
    """The entry point of the package."""
    _add_parts()
    app()


__all__ = ["app", "main"]
