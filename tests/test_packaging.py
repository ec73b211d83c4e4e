"""The wheel: holds the built page, installs into a clean venv and works without Node."""

from __future__ import annotations

import gzip
import itertools
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import tomllib
import urllib.error
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "prikup" / "web"
SCRIPT_BUDGET = 150_000  # bytes, gzipped, all scripts of the page together

pytestmark = pytest.mark.xdist_group("packaging")  # one worker builds the wheel, once


def run(*command: str | Path, **options: object) -> str:
    """Run a command; fail with all that it said."""
    done = subprocess.run(
        [str(part) for part in command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        **options,  # type: ignore[call-overload]
    )
    if done.returncode != 0:
        pytest.fail(f"{command[0]} ended with {done.returncode}:\n{done.stdout[-6000:]}")
    return str(done.stdout)


def build_wheel(source: Path, out: Path) -> Path:
    env = {key: value for key, value in os.environ.items() if key != "PRIKUP_SKIP_PAGE"}
    run(
        *(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", out, source),
        env=env,
    )
    (wheel,) = out.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this tree, with the page that make has built."""
    if not (PAGE / "index.html").exists():
        pytest.fail("the page is not built: make page")
    return build_wheel(ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of a clean venv that has the wheel and what it depends on."""
    folder = tmp_path_factory.mktemp("venv")
    venv.create(folder, with_pip=True)
    run(folder / "bin" / "python", "-m", "pip", "install", "--quiet", wheel)
    return folder / "bin"


# --- quick ones, part of make check -------------------------------------------------------


def test_lock_file_names_no_registry() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text()
    entries = json.loads(lock)["packages"]
    assert [name for name, entry in entries.items() if "resolved" in entry] == []


def test_lock_file_belongs_to_package_json() -> None:
    wanted = json.loads((ROOT / "web" / "package.json").read_text())
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"][""]
    for kind in ("dependencies", "devDependencies"):
        assert locked[kind] == wanted[kind]


def test_every_dependency_says_why() -> None:
    """Each dependency, Python's and the page's, is named in docs/dependencies.md."""
    text = (ROOT / "docs" / "dependencies.md").read_text().lower()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *itertools.chain.from_iterable(extras.values())]
    names = {re.split(r"[\[<>=~!; ]", requirement)[0].lower() for requirement in wanted}
    package = json.loads((ROOT / "web" / "package.json").read_text())
    names |= {*package["dependencies"], *package["devDependencies"]}
    assert len(names) > 20
    assert sorted(name for name in names if f"`{name}`" not in text) == []


# --- make test ------------------------------------------------------------------------------


@pytest.mark.packaging
def test_script_of_the_page_keeps_its_budget() -> None:
    scripts = list(PAGE.rglob("*.js"))
    assert scripts, "the page is not built: make page"
    sizes = {path.name: len(gzip.compress(path.read_bytes())) for path in scripts}
    assert sum(sizes.values()) <= SCRIPT_BUDGET, sizes


@pytest.mark.packaging
def test_wheel_holds_the_page_and_every_data_file(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {"prikup/web/index.html", "prikup/web/cards.svg", "prikup/py.typed"} <= names
    tracked = run("git", "-C", ROOT, "ls-files", "prikup").split("\n")
    assert {name for name in tracked if name} <= names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert not any("node_modules" in name for name in names)


@pytest.mark.packaging
def test_build_hook_makes_the_page_where_there_is_none(tmp_path: Path) -> None:
    listed = run("git", "-C", ROOT, "ls-files", "-co", "--exclude-standard").splitlines()
    for name in listed:
        if (ROOT / name).is_file():
            target = tmp_path / "source" / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target)
    names = zipfile.ZipFile(build_wheel(tmp_path / "source", tmp_path / "out")).namelist()
    assert "prikup/web/index.html" in names
    assert any(re.fullmatch(r"prikup/web/assets/.*\.js", name) for name in names)


has_command = pytest.mark.skipif(
    not list((ROOT / "prikup").glob("cli/__init__.py")), reason="there is no command yet"
)


@pytest.mark.packaging
@has_command
def test_installed_command_runs_without_node(installed: Path, tmp_path: Path) -> None:
    text = run(installed / "prikup", "--help", cwd=tmp_path, env={"PATH": str(installed)})
    assert "prikup" in text.lower()


@pytest.mark.packaging
@has_command
def test_installed_server_serves_the_page_without_node(installed: Path, tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    log = tmp_path / "log"
    command = [
        str(installed / "prikup"),
        *("serve", "--host", "127.0.0.1", "--port", str(port), "--no-open"),
        *("--db", str(tmp_path / "tables.db")),
    ]
    with log.open("wb") as out:
        server = subprocess.Popen(
            command,
            cwd=tmp_path,
            env={"PATH": str(installed)},
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
        )
    try:
        page = wait_for(url, server, log)
        (script,) = re.findall(r'<script[^>]* src="(/assets/[^"]+\.js)"', page)
        for path, kind in ((script, "javascript"), ("/cards.svg", "image/svg+xml")):
            with urllib.request.urlopen(url + path, timeout=30) as answer:
                assert kind in answer.headers["content-type"]
    finally:
        server.terminate()
        server.wait(20)


def wait_for(url: str, server: subprocess.Popen[bytes], log: Path) -> str:
    """The start page, as soon as the server answers."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and server.poll() is None:
        try:
            with urllib.request.urlopen(url + "/", timeout=30) as answer:
                return str(answer.read().decode())
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    pytest.fail(f"the installed server did not answer:\n{log.read_text()[-4000:]}")
