"""``prikup`` and ``prikup serve``: a link, a clean end, and errors in one line."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from commands import run

from prikup.cli import serving
from prikup.cli.serving import has_browser
from prikup.server import reach
from prikup.server.run import bound_socket

COMMAND = [sys.executable, "-c", "from prikup.cli import main; main()"]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a command keeps is gone with the test."""
    monkeypatch.setenv("PRIKUP_DATA", str(tmp_path / "data"))


@pytest.fixture
def environ(data: None) -> dict[str, str]:
    return {**os.environ, "PYTHONIOENCODING": "utf-8"}


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody listens on."""
    with bound_socket("127.0.0.1", 0) as listener:
        yield listener.getsockname()[1]


def fails(arguments: list[str]) -> str:
    """The one line of a command that ends with exit code 2."""
    code, out, err = run(arguments)
    assert (code, out) == (2, ""), err
    assert len(err.strip().splitlines()) == 1, err
    return err.strip()


def test_a_busy_port_is_one_clear_line(taken: int) -> None:
    line = fails(["--no-open", "--port", str(taken)])
    assert line == f"prikup: port {taken} is in use; choose another with --port"


def test_it_is_said_in_the_language_that_was_asked_for(taken: int) -> None:
    line = fails(["--no-open", "--port", str(taken), "--lang", "pl"])
    assert line == f"prikup: port {taken} jest zajęty; wybierz inny: --port"


def test_a_database_that_cannot_be_written_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    line = fails(["serve", "--no-open", "--port", "0", "--db", f"{tmp_path}/file/x.db"])
    assert line.startswith("prikup: cannot use the database")
    assert "file/x.db" in line


def test_a_foreign_address_is_one_clear_line() -> None:
    line = fails(["serve", "--no-open", "--host", "192.0.2.77", "--port", "0"])
    assert "192.0.2.77" in line


def start(arguments: list[str], environ: dict[str, str]) -> tuple[subprocess.Popen[str], str, str]:
    """A running command, its local link, and what it printed up to there."""
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert process.stdout is not None
    printed = ""
    for line in process.stdout:
        printed += line
        if found := re.match(r"Prikup is at (http://\S+:\d+/)", line):
            return process, found[1], printed
    raise AssertionError(printed + (process.stderr.read() if process.stderr else ""))


@pytest.mark.slow
def test_serve_prints_the_link_and_its_qr_code_and_stops_cleanly(environ: dict[str, str]) -> None:
    process, link, printed = start(["serve", "--no-open", "--port", "0"], environ)
    try:
        assert re.search(r"For others in your network: http://\S+:\d+/", printed)
        assert "█" in printed or "▄" in printed
        assert httpx.get(f"{link}healthz", timeout=30).json() == {"ok": True}
        assert "thousand" in httpx.get(f"{link}api/games", timeout=30).text
        others = re.search(r"For others in your network: (\S+)", printed)
        assert others is not None
        assert httpx.get(f"{link}api/address", timeout=30).json() == {
            "link": others[1],
            "why": None,
        }
    finally:
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=30)
    assert process.returncode == 0
    assert "Traceback" not in errors


@pytest.mark.slow
@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "127.0.0.2"])
def test_no_link_for_others_where_nobody_else_can_come(environ: dict[str, str], host: str) -> None:
    process, link, printed = start(["serve", "--no-open", "--host", host, "--port", "0"], environ)
    assert httpx.get(f"{link}api/address", timeout=30).json() == {"link": None, "why": "alone"}
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=30)
    assert f"Only this machine can reach {host}." in printed
    assert "For others in your network: http" not in printed
    assert "█" not in printed


def test_without_a_network_no_link_for_others_is_made_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(reach, "lan_address", lambda: None)
    serving.announce(serving.Wish(host="0.0.0.0", invite=True, open=False), 8000)
    printed = capsys.readouterr().out
    assert "nobody else can come yet" in printed
    assert "For others" not in printed


def test_the_own_link_is_one_that_is_listened_on(capsys: pytest.CaptureFixture[str]) -> None:
    serving.announce(serving.Wish(host="192.168.1.5", invite=True, open=False), 8000)
    serving.announce(serving.Wish(host="::1", open=False), 8000)
    printed = capsys.readouterr().out
    assert "For others in your network: http://192.168.1.5:8000/" in printed
    assert "Prikup is at http://192.168.1.5:8000/" in printed


@pytest.mark.parametrize("command", [[], ["serve"], ["rules", "list"], ["glossary"]])
def test_an_unknown_language_is_refused_with_those_that_there_are(command: list[str]) -> None:
    line = fails([*command, "--lang", "xx"])
    assert line.endswith("There is no language “xx” here. Right would be: en, pl, ru, uk.")


@pytest.mark.parametrize(
    "command",
    [
        ["rules", "list"],
        ["rules", "show", "russian"],
        ["rules", "check", "russian"],
        ["rules", "diff", "russian", "app45"],
        ["rules", "reference"],
        ["record", "check", "-"],
        ["record", "show", "-"],
        ["score", "-"],
        ["glossary"],
    ],
)
def test_an_unknown_language_is_one_document(command: list[str]) -> None:
    code, out, err = run([*command, "--json", "--lang", "xx"])
    assert (code, err) == (2, "")
    assert json.loads(out)["error"]["id"] == "unknown-language"


@pytest.mark.slow
def test_play_takes_a_free_port_if_the_usual_one_is_busy(environ: dict[str, str]) -> None:
    usual = socket.socket()
    usual.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        usual.bind(("127.0.0.1", 8000))
        usual.listen()
    except OSError:
        pass  # busy already: all the better
    process, link, _ = start(["--no-open"], environ)
    try:
        assert not link.endswith(":8000/")
        assert httpx.get(f"{link}healthz", timeout=30).status_code == 200
        assert Path(environ["PRIKUP_DATA"], "prikup.sqlite").exists()
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=30)
        usual.close()


def test_the_version_and_the_parts_are_there() -> None:
    code, version, _ = run(["--version"])
    assert (code, version[:7]) == (0, "prikup ")
    code, text, _ = run(["--help"])
    assert code == 0 and "serve" in text and "rules" in text


def test_a_browser_is_opened_only_where_there_is_a_graphical_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not has_browser()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_browser()


def test_answers_are_not_held_back_by_nagle() -> None:
    """asyncio switches the delay off only for sockets that are named TCP."""
    with bound_socket("127.0.0.1", 0) as bound:
        assert bound.proto == socket.IPPROTO_TCP
