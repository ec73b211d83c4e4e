"""Fixtures of the browser tests: Debian's Chromium, a real server, a phone and a desktop.

Every test in this folder carries the marker ``browser``. ``phone`` and ``desktop`` are pages
of a fresh context each, so that cookies never leak between tests; an uncaught error in the
page fails the test that caused it.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

HERE = Path(__file__).parent
START_SECONDS = 120
expect.set_options(timeout=15_000)  # a busy machine is slow; what is there is found at once
TEST_SEED = "table 205"
"""In the first deal seat 0 holds two aces and the marriage of hearts, and may outbid everybody."""
PHONE = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if chromium is None:
        pytest.fail("The browser tests need Chromium: apt-get install chromium")
    return {
        **browser_type_launch_args,
        "executable_path": chromium,
        "args": ["--no-sandbox", "--disable-background-networking", "--disable-gpu"],
    }


class Server:
    """``prikup serve`` in a process of its own; it can be stopped, killed and started again."""

    def __init__(self, folder: Path, seed: str = TEST_SEED) -> None:
        self.seed = seed
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.db = folder / "tables.db"
        self.log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [
            str(Path(sys.executable).parent / "prikup"),
            *("serve", "--host", "127.0.0.1", "--port", str(self.port)),
            *("--db", str(self.db), "--no-open"),
        ]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env={**os.environ, "PRIKUP_TEST_SEED": self.seed},
            )
        deadline = time.monotonic() + START_SECONDS
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.stop()
                pytest.fail(f"The server did not start:\n{self.log.read_text()[-4000:]}")
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it: politely, or like a power cut with ``signal.SIGKILL``."""
        if self._process is None:
            return
        if self._process.poll() is None:
            self._process.send_signal(how)
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        self._process = None

    def restart(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.stop(how)
        self.start()

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def server_of(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Server]]:
    """``server_of("pref 4")``: a server whose tables get the deals of another word."""
    servers: dict[str, Server] = {}

    def of(seed: str) -> Server:
        if seed not in servers:
            server = Server(tmp_path_factory.mktemp("server"), seed)
            server.start()
            servers[seed] = server
        return servers[seed]

    yield of
    for server in servers.values():
        server.stop()


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    """``page.goto("/")`` means the server of this run."""
    return server.url


NewPage = Callable[..., Page]


@pytest.fixture
def open_page(new_context: Callable[..., BrowserContext]) -> Iterator[NewPage]:
    """A page in a context of its own: ``open_page(locale="ru-RU", **PHONE)``."""
    errors: list[str] = []

    def make(**options: Any) -> Page:
        settings = {"locale": "en-US", **options}
        page = new_context(**settings).new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield make
    assert errors == [], "uncaught errors in the page"


@pytest.fixture
def phone(open_page: NewPage) -> Page:
    """A page on a phone: 360 × 740, touch."""
    return open_page(**PHONE)


@pytest.fixture
def desktop(open_page: NewPage) -> Page:
    """A page on a laptop: 1440 × 900, mouse and keyboard."""
    return open_page(**DESKTOP)


@pytest.fixture
def axe() -> Callable[[Page], None]:
    """``axe(page)`` fails with a report when the page as it stands has an accessibility fault."""

    def check(page: Page) -> None:
        results = Axe().run(page)
        assert results.violations_count == 0, results.generate_report()

    return check
