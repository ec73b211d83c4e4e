"""``prikup rules``: list presets, show a rule set, check a file, compare two rule sets.

Knows how rule sets are shown, as tables for people or as one JSON document; what they mean is
:mod:`prikup.rules`' business.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import Annotated, Any, ParamSpec

import typer

from prikup.cli.answers import JsonOption, LangOption, check_language, write_pages
from prikup.game import PrikupError
from prikup.rules import CATALOGUES, RuleSet, presets_of
from prikup.rules.catalogue import describe
from prikup.rules.files import find_rules, parse_assignments
from prikup.text import best_language, message, reason_text, value_text

app = typer.Typer(no_args_is_help=True, help="House rules: presets, rule sets, share codes.")

RULES_HELP = "A preset's name, a TOML or JSON file, or a share code."
SetOption = Annotated[
    list[str], typer.Option("--set", metavar="ID=VALUE", help="A further edit; repeats.")
]
RulesArgument = Annotated[str, typer.Argument(metavar="PRESET", help=RULES_HELP)]
P = ParamSpec("P")


def _answers(command: Callable[P, None]) -> Callable[P, None]:
    """Run the command, and answer bad input with its reason and exit code 2."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        lang = str(kwargs.get("lang", "en"))
        try:
            check_language(lang)
            command(*args, **kwargs)
        except PrikupError as error:
            text = reason_text(lang, error.reason)
            if kwargs.get("json_"):
                option = error.where.get("option")
                _print_json({"error": {"id": error.reason.id, "option": option, "reason": text}})
            else:
                print(text, file=sys.stderr)
            raise typer.Exit(2) from None

    return run


@app.command("list")
@_answers
def list_presets(json_: JsonOption = False, lang: LangOption = "en") -> None:
    """List the presets of all games."""
    presets = [preset for game in CATALOGUES for preset in presets_of(game).values()]
    if json_:
        _print_json(
            [
                {
                    "preset": preset.name,
                    "game": preset.game,
                    "players": list(preset.players),
                    "title": dict(preset.title),
                    "source": preset.source,
                    "default": preset.default,
                }
                for preset in presets
            ]
        )
        return
    rows = [
        [
            preset.name,
            preset.game,
            ", ".join(map(str, preset.players)),
            message(lang, f"preset-{preset.name}"),
            message(lang, "cli-rules-default") if preset.default else "",
        ]
        for preset in presets
    ]
    _print_table(lang, ["preset", "game", "players", "title", ""], rows)


@app.command()
@_answers
def show(
    preset: RulesArgument,
    set_: SetOption = [],  # noqa: B006  (Typer copies it)
    json_: JsonOption = False,
    lang: LangOption = "en",
) -> None:
    """Show every house rule of a rule set, and where its value comes from."""
    rules = find_rules(preset, parse_assignments(set_))
    if json_:
        options = {
            option.id: _shown_option(rules, option.id, lang) for option in CATALOGUES[rules.game]
        }
        _print_json(
            {
                "preset": rules.preset,
                "game": rules.game,
                "code": rules.code,
                "options": options,
            }
        )
        return
    title = _preset_title(rules, lang)
    print(message(lang, "cli-rules-heading", {"title": title, "code": rules.code}))
    for group, members in CATALOGUES[rules.game].by_group():
        rows = [
            [
                message(lang, f"rule-{option.id}"),
                option.id,
                value_text(lang, option.id, rules.values[option.id]),
                message(lang, f"cli-rules-from-{rules.origin(option.id)}"),
            ]
            for option in members
        ]
        heading = message(lang, f"group-{group}")
        _print_table(lang, ["option", "id", "value", "from"], rows, heading)


@app.command()
@_answers
def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help=RULES_HELP)],
    set_: SetOption = [],  # noqa: B006
    json_: JsonOption = False,
    lang: LangOption = "en",
) -> None:
    """Check that the rules in a file (rule set, preset, record or sheet) hold together."""
    rules = find_rules(file, parse_assignments(set_))
    if json_:
        _print_json({"ok": True, "game": rules.game, **rules.document(), "code": rules.code})
        return
    args: dict[str, str | int] = {"preset": rules.preset, "edits": len(rules.edits)}
    print(message(lang, "cli-rules-ok", {**args, "code": rules.code}))


@app.command()
@_answers
def diff(
    a: Annotated[str, typer.Argument(metavar="A", help=RULES_HELP)],
    b: Annotated[str, typer.Argument(metavar="B", help=RULES_HELP)],
    set_: SetOption = [],  # noqa: B006
    json_: JsonOption = False,
    lang: LangOption = "en",
) -> None:
    """Compare two rule sets: what differs from A to B. ``--set`` edits B."""
    ours, theirs = find_rules(a), find_rules(b, parse_assignments(set_))
    differences = ours.differences(theirs)
    if json_:
        _print_json(ours.comparison(theirs))
    elif not differences:
        print(message(lang, "cli-rules-same"))
    else:
        rows = [
            [message(lang, f"rule-{name}"), name, *(value_text(lang, name, v) for v in values)]
            for name, values in differences.items()
        ]
        _print_table(lang, ["option", "id", f"A: {ours.preset}", f"B: {theirs.preset}"], rows)


@app.command()
@_answers
def reference(
    option: Annotated[str | None, typer.Argument(metavar="[OPTION]", show_default=False)] = None,
    game: Annotated[str | None, typer.Option(help="The game, where several have OPTION.")] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Write the pages of all games and languages there."),
    ] = None,
    json_: JsonOption = False,
    lang: LangOption = "en",
) -> None:
    """Explain a house rule, or all: what it can be, in which presets, what it needs, an example."""
    from prikup.reference import option_reference, reference_text, rules_pages, rules_reference

    if out is not None:
        write_pages(out, rules_pages())
        return
    game, lang = game or _game_with(option), best_language(lang)
    if option is not None:
        found = option_reference(game, option, lang)
        shown = {"game": game, "options": [found]}
    else:
        found = shown = rules_reference(game, lang)
    if json_:
        _print_json(found)
    else:
        print(reference_text(shown, lang), end="")


def _game_with(option: str | None) -> str:
    """The first game that has an option; the first one of all where none has it."""
    games = [game for game, catalogue in CATALOGUES.items() if option in catalogue]
    return next(iter(games or CATALOGUES))


def _shown_option(rules: RuleSet, id: str, lang: str) -> dict[str, Any]:
    """One option of ``show --json``."""
    described = describe(CATALOGUES[rules.game][id])
    return {
        "value": rules.values[id],
        "default": described["default"],
        "from": rules.origin(id),
        **{key: described[key] for key in ("type", "values", "group", "needs")},
        "title": message(lang, f"rule-{id}"),
        "text": message(lang, f"rule-{id}.text"),
    }


def _preset_title(rules: RuleSet, lang: str) -> str:
    """The name of a rule set's preset in a language; a table's own preset has only its file's."""
    known = f"preset-{rules.preset}"
    title = message(lang, known)
    return rules.preset if title == known else title


def _print_json(document: object) -> None:
    """Exactly one document."""
    print(json.dumps(document, ensure_ascii=False))


def _print_table(
    lang: str, columns: Sequence[str], rows: Sequence[Sequence[str]], title: str | None = None
) -> None:
    """A table for people. Column names are texts where there is one (``cli-rules-NAME``)."""
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", pad_edge=False)
    for column in columns:
        known = f"cli-rules-{column}"
        heading = message(lang, known)
        heading = column if heading == known else heading
        table.add_column(heading, no_wrap=column == "id")
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    Console(highlight=False).print(table)
