"""docs/contract: for every form and command an input and the exact output.

One directory is one call: ``cmd`` is the command line, run inside the directory; ``stdin`` is its
standard input, ``stdout`` what it prints, ``exit`` its exit code (0 where absent). JSON documents
are compared as documents, all else to the letter; with ``--json`` there is exactly one document.

``PRIKUP_UPDATE=1`` writes what the commands answer now; read the difference before you commit it.
"""

import io
import json
import os
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

CONTRACT = Path(__file__).parents[2] / "docs" / "contract"
ENTRIES = sorted(path.parent.name for path in CONTRACT.glob("*/cmd"))


def documents(text: str) -> list[Any] | None:
    """The JSON documents that a text consists of; ``None`` if it consists of something else."""
    found, at = [], 0
    try:
        while text := text[at:].lstrip():
            document, at = json.JSONDecoder().raw_decode(text)
            found.append(document)
    except json.JSONDecodeError:
        return None
    return found or None


def pretty(text: str) -> str:
    """A text as it is kept: a single document is indented for people."""
    found = documents(text)
    if found is None or len(found) > 1:
        return text
    return json.dumps(found[0], ensure_ascii=False, indent=2) + "\n"


def read(path: Path, default: str) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else default


@pytest.mark.parametrize("name", ENTRIES)
def test_contract(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from prikup.cli import main

    folder = CONTRACT / name
    program, *arguments = shlex.split((folder / "cmd").read_text(encoding="utf-8"))
    assert program == "prikup"
    monkeypatch.chdir(folder)
    monkeypatch.setattr(sys, "argv", [program, *arguments])
    monkeypatch.setattr(sys, "stdin", io.StringIO(read(folder / "stdin", "")))
    with pytest.raises(SystemExit) as ended:
        main()  # Typer always ends by an exit
    printed = capsys.readouterr().out
    code = str(ended.value.code or 0)

    if os.environ.get("PRIKUP_UPDATE"):
        (folder / "stdout").write_text(pretty(printed), encoding="utf-8")
        if code != "0":
            (folder / "exit").write_text(code + "\n", encoding="utf-8")
    wanted = read(folder / "stdout", "")
    found = documents(printed)
    if "--json" in arguments:
        assert found is not None
        assert len(found) == 1, "with --json exactly one document"
    assert (found or printed) == (documents(wanted) or wanted)
    assert code == read(folder / "exit", "0").strip()


def test_there_is_a_contract() -> None:
    assert ENTRIES
