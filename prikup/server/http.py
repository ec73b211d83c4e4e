"""The HTTP routes of docs/protocol.md: games, rules, new tables, records, replays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup.game import PrikupError
from prikup.reference import glossary
from prikup.server import export, static
from prikup.server.identity import Identities
from prikup.server.limits import Buckets
from prikup.server.matches import Services
from prikup.server.reach import reach
from prikup.server.refusals import NotFound, Refused, Unauthorised
from prikup.server.settings import Settings
from prikup.server.tables import NewTable, Tables
from prikup.text import best_language
from prikup.views import reason_json

STATUS = {
    "bad-body": 400,
    "rate-limited": 429,
    "too-large": 413,
    "wrong-host": 403,
    "wrong-origin": 403,
}


class Json(Response):
    """A JSON response."""

    media_type = "application/json"

    def __init__(
        self, content: Any, status_code: int = 200, headers: Mapping[str, str] | None = None
    ) -> None:
        plain = {"cache-control": "no-store", "x-content-type-options": "nosniff"}
        super().__init__(msgspec.json.encode(content), status_code, {**plain, **(headers or {})})


def error_response(error: PrikupError) -> Response:
    """A reason as HTTP says it."""
    body: dict[str, Any] = reason_json(error.reason)
    if "option" in error.where:
        body["option"] = error.where["option"]
    status = 404 if isinstance(error, NotFound) else STATUS.get(error.reason.id, 422)
    if isinstance(error, Unauthorised):
        status = 401
    return Json({"error": body}, status)


async def on_error(request: Request, error: Exception) -> Response:
    """The handler of all reasons."""
    if not isinstance(error, PrikupError):
        raise error
    response = error_response(error)
    if isinstance(error, Unauthorised):
        identities: Identities = request.app.state.identities
        identities.clear(response)
    return response


async def read_bytes(request: Request, limit: int) -> bytes:
    """The body as it is. Raises :class:`Refused` for a large one."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > limit:
            raise Refused("too-large", limit=limit)
    return data


async def read_body(request: Request, kind: Any) -> Any:
    """The body as ``kind``. Raises :class:`Refused` for a large or damaged one."""
    data = await read_bytes(request, request.app.state.settings.limits.body)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad-body", detail=str(error)[:200]) from None


async def healthz(_request: Request) -> Response:
    """The server is alive."""
    return Json({"ok": True})


async def games(request: Request) -> Response:
    """The games and their presets."""
    services: Services = request.app.state.services
    return Json({"games": services.games.listing()})


async def address(request: Request) -> Response:
    """How others come to this server: for a page that knows it by the name ``localhost`` only."""
    settings: Settings = request.app.state.settings
    return Json(reach(settings.listens))


async def catalogue(request: Request) -> Response:
    """The options of a game, for the editor."""
    services: Services = request.app.state.services
    return Json(services.games.rulebook.catalogue(_game(request)))


async def reference(request: Request) -> Response:
    """The options of a game explained. The examples are run at the first request, in a thread."""
    services: Services = request.app.state.services
    lang = _language(request)
    game = _game(request)
    return Json(await run_in_threadpool(services.games.rulebook.reference, game, lang))


def _game(request: Request) -> str:
    """The game of a path. Raises :class:`NotFound`."""
    services: Services = request.app.state.services
    game: str = request.path_params["game"]
    try:
        services.games[game]
    except Refused as error:
        raise NotFound(error.reason.id, **error.reason.args) from None
    return game


async def resolve(request: Request) -> Response:
    """A rule set from a preset and edits, or from a code."""
    services: Services = request.app.state.services
    body = await read_body(request, dict[str, Any])
    found = services.games.rulebook.read(request.path_params["game"], body)
    return Json(
        {
            "preset": found.preset,
            "set": found.set,
            "code": found.code,
            "options": found.options,
            "diff": found.diff,
        }
    )


async def words(request: Request) -> Response:
    """The glossary. The texts of all languages are read at the first request, in a thread."""
    lang = best_language(request.query_params.get("lang", ""))
    return Json(await run_in_threadpool(glossary, lang))


async def compare(request: Request) -> Response:
    """How two rule sets differ."""
    services: Services = request.app.state.services
    a, b = (request.query_params.get(name, "") for name in "ab")
    return Json(services.games.rulebook.compare(a, b))


async def create_table(request: Request) -> Response:
    """A new table; the caller sits down."""
    identities: Identities = request.app.state.identities
    tables: Tables = request.app.state.tables
    limiter: Buckets = request.app.state.new_tables
    person = await identities.person(request)
    if not limiter.take(request.client.host if request.client else ""):
        raise Refused("rate-limited")
    wish: NewTable = await read_body(request, NewTable)
    new = person is None
    person = person or identities.new()
    table_id = await tables.create(wish, person)
    url = f"/t/{table_id}"
    response = Json({"table": table_id, "url": url}, 201, {"location": url})
    if new:
        identities.give(response, person, request.url.scheme == "https")
    return response


async def record(request: Request) -> Response:
    """The finished deals of a match."""
    table_id = request.path_params["table"]
    document = await export.record(request.app.state.services, table_id, _match(request))
    return Json(document)


async def sheet(request: Request) -> Response:
    """The finished deals of a match as the sheet shows them."""
    table_id = request.path_params["table"]
    services: Services = request.app.state.services
    return Json(await export.sheet(services, table_id, _match(request), _language(request)))


async def sheet_svg(request: Request) -> Response:
    """The sheet of a match as people draw it."""
    services: Services = request.app.state.services
    table_id = request.path_params["table"]
    seat = request.query_params.get("you", "")
    you = int(seat) if seat in tuple("01234") else None
    svg = await export.figure(services, table_id, _match(request), _language(request), you)
    headers = {"cache-control": "no-store", "x-content-type-options": "nosniff"}
    return Response(svg, media_type="image/svg+xml", headers=headers)


async def shuffles(request: Request) -> Response:
    """How the finished deals of a match were shuffled."""
    services: Services = request.app.state.services
    table_id = request.path_params["table"]
    return Json(await export.shuffles(services, table_id, _match(request)))


async def deal(request: Request) -> Response:
    """A finished deal with all hands open."""
    services: Services = request.app.state.services
    table_id, number = request.path_params["table"], request.path_params["deal"]
    return Json(await export.replay(services, table_id, _match(request), number))


def _language(request: Request) -> str:
    return best_language(request.query_params.get("lang", "")[:20])


def _match(request: Request) -> int | None:
    text = request.query_params.get("match", "")
    if not text:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise NotFound("no-such-table")
    return int(text)


async def logout(request: Request) -> Response:
    """Give the token back: it is refused from now on, and the seats are free."""
    identities: Identities = request.app.state.identities
    tables: Tables = request.app.state.tables
    person = await identities.person(request)
    if person is not None:
        await tables.revoke(person)
    response = Json({"ok": True})
    identities.clear(response)
    return response


async def no_route(_request: Request) -> Response:
    """An unknown route of the interface is no page."""
    raise NotFound("no-such-page")


def routes() -> list[Route]:
    """All HTTP routes, the page last."""
    return [
        Route("/healthz", healthz),
        Route("/api/games", games),
        Route("/api/address", address),
        Route("/api/rules/{game}", catalogue),
        Route("/api/rules/{game}/reference", reference),
        Route("/api/rules/{game}/resolve", resolve, methods=["POST"]),
        Route("/api/compare", compare),
        Route("/api/glossary", words),
        Route("/api/tables", create_table, methods=["POST"]),
        Route("/api/tables/{table}/record", record),
        Route("/api/tables/{table}/sheet", sheet),
        Route("/api/tables/{table}/sheet.svg", sheet_svg),
        Route("/api/tables/{table}/shuffles", shuffles),
        Route("/api/tables/{table}/deals/{deal:int}", deal),
        Route("/api/logout", logout, methods=["POST"]),
        Route("/api/text/{language}.ftl", static.text),
        Route("/api/{rest:path}", no_route, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        Route("/{path:path}", static.page),
    ]
