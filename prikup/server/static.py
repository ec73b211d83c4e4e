"""The built page and the texts: files of the package, and nothing outside their two folders."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from prikup.server.identity import Identities
from prikup.server.refusals import NotFound, Unauthorised
from prikup.server.settings import Settings

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
A_WHILE = "public, max-age=3600"
"""For pictures: a card that moves on the screen asks for its picture anew each time."""
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
)
NOT_BUILT = """\
The page of Prikup is not built yet.

In a clone of the repository `make page` builds it; an installed package has it inside.
The server itself is running: /healthz, /api/games.
"""


def file_in(folder: Path, path: str) -> Path | None:
    """The file that a path of a URL names inside ``folder``; ``None`` if there is none.

    Whatever could lead out of the folder is no path of ours: parents, back slashes, drive letters,
    NUL, hidden files, links to elsewhere.
    """
    parts = path.split("/")
    if any(part.startswith(".") or re.search(r"[\x00-\x1f\\:]", part) for part in parts):
        return None
    root = folder.resolve()
    try:
        file = root.joinpath(*parts).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):
        return None


def is_page(path: str) -> bool:
    """Whether a path is one of the page's own (``/t/ID``, ``/rules``): plain words, no file name.

    >>> is_page(""), is_page("t/abc-_1"), is_page("missing.js"), is_page("../../etc/passwd")
    (True, True, False, False)
    """
    return re.fullmatch(r"([\w~-]+(/[\w~-]+)*/?)?", path, re.ASCII) is not None


async def page(request: Request) -> Response:
    """A file of the page, or the page itself for its own paths."""
    settings: Settings = request.app.state.settings
    path = request.path_params["path"]
    file = file_in(settings.web, path) if path else None
    if file is not None and file.name != "index.html":
        return FileResponse(file, headers={"cache-control": _cache(path), **_safe_headers()})
    if not is_page(path) and path != "index.html":
        raise NotFound("no-such-page")
    return await _index(request, file_in(settings.web, "index.html"))


def _cache(path: str) -> str:
    """How long a browser may keep a file; one in ``assets/`` has its contents in its name."""
    if path.startswith("assets/"):
        return FOR_EVER
    return A_WHILE if path.endswith(".svg") else ASK_AGAIN


async def _index(request: Request, file: Path | None) -> Response:
    if file is None:
        return PlainTextResponse(NOT_BUILT, 503)
    response = FileResponse(file, headers={"cache-control": ASK_AGAIN, **_safe_headers()})
    identities: Identities = request.app.state.identities
    try:
        known = await identities.person(request) is not None
    except Unauthorised:
        known = False
    if not known:
        identities.give(response, identities.new(), request.url.scheme == "https")
    return response


def _safe_headers() -> dict[str, str]:
    return {
        "content-security-policy": POLICY,
        "referrer-policy": "same-origin",
        "x-content-type-options": "nosniff",
    }


async def text(request: Request) -> Response:
    """All Fluent messages of a language in one file."""
    settings: Settings = request.app.state.settings
    language = request.path_params["language"]
    folder = settings.text / language
    if not re.fullmatch(r"[a-z]{2,3}(-[A-Za-z]{2,4})?", language) or not folder.is_dir():
        raise NotFound("no-such-page")
    parts = [file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl"))]
    return PlainTextResponse("\n".join(parts), headers={"cache-control": ASK_AGAIN})
