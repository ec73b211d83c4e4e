"""The score-keeper: sheets that people bring are scored, drawn and given back; nothing is stored.

``POST /api/score`` takes a sheet (docs/records.md) and answers what ``prikup score --json`` does,
with what the page needs to show it: each reason also as id and arguments, each row as it stands on
paper, and what may be entered next. A sheet with an impossible row is refused with row, field and
reason, and scored up to that row.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup.game import BadRecord, BadRules, PrikupError
from prikup.records import score_sheet
from prikup.records.drawing import sheet_csv, sheet_pdf, sheet_svg
from prikup.records.scores import scored_json
from prikup.records.sheet import ScoredSheet
from prikup.server.http import Json, read_body
from prikup.server.limits import Buckets
from prikup.server.refusals import NotFound, Refused
from prikup.text import best_language, reason_text
from prikup.views import reason_json

FORMS = {
    "svg": ("image/svg+xml", lambda scored, lang: sheet_svg(scored, lang).encode()),
    "pdf": ("application/pdf", sheet_pdf),
    "csv": ("text/csv; charset=utf-8", lambda s, lang: sheet_csv(s, lang).encode("utf-8-sig")),
}
"""What a sheet can be given out as, and how."""


async def score(request: Request) -> Response:
    """Score a sheet."""
    document = await read_body(request, dict[str, Any])
    lang = _language(request)
    try:
        scored = await run_in_threadpool(score_sheet, document)
    except PrikupError as error:
        return Json(await run_in_threadpool(refusal_json, document, error, lang), 422)
    return Json(await run_in_threadpool(answer_json, scored, lang))


async def drawn(request: Request) -> Response:
    """A sheet as SVG, PDF or CSV."""
    form = request.path_params["form"]
    if form not in FORMS:
        raise NotFound("no-such-page")
    drawings: Buckets = request.app.state.drawings
    if not drawings.take(request.client.host if request.client else ""):
        raise Refused("rate-limited")
    document = await read_body(request, dict[str, Any])
    lang = _language(request)
    kind, make = FORMS[form]
    try:
        scored = await run_in_threadpool(score_sheet, document)
    except PrikupError as error:
        return Json(await run_in_threadpool(refusal_json, document, error, lang), 422)
    async with request.app.state.drawing:  # a long sheet takes seconds: one at a time
        content = await run_in_threadpool(make, scored, lang)
    headers = {"cache-control": "no-store", "x-content-type-options": "nosniff"}
    return Response(content, media_type=kind, headers=headers)


def _language(request: Request) -> str:
    return best_language(request.query_params.get("lang", "en")[:20])


def answer_json(scored: ScoredSheet, lang: str) -> dict[str, Any]:
    """The answer of ``prikup score --json`` and what the page adds to it."""
    answer = scored_json(scored, lang)
    for row, document in zip(scored.rows, answer["rows"], strict=True):
        document.update(scored.scribe.page_row(row))
        for entry, shown in zip(row.entries, document["entries"], strict=True):
            shown.update(reason_json(entry.reason))
    return answer | {"over": scored.state.over} | scored.scribe.page(scored, lang)


def refusal_json(document: Mapping[str, Any], error: PrikupError, lang: str) -> dict[str, Any]:
    """The refusal with row, field and reason; and the rows before it, scored."""
    players = document.get("players")
    names = players if isinstance(players, list) and all(map(_is_text, players)) else None
    row = error.where.get("row") if isinstance(error, BadRecord) else None
    shown: dict[str, Any] = {
        "row": row,
        "field": error.where.get("field"),
        **reason_json(error.reason),
        "reason": reason_text(lang, error.reason, names),
    }
    if isinstance(error, BadRules):
        shown |= {"field": "rules", **{k: v for k, v in error.where.items() if k == "option"}}
    answer: dict[str, Any] = {"error": shown}
    deals = document.get("deals")
    if isinstance(row, int) and isinstance(deals, list):
        with contextlib.suppress(PrikupError):  # then nothing of it stands
            answer["before"] = answer_json(score_sheet({**document, "deals": deals[:row]}), lang)
    return answer


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def routes() -> list[Route]:
    """The routes of the score-keeper."""
    return [
        Route("/api/score", score, methods=["POST"]),
        Route("/api/score/{form}", drawn, methods=["POST"]),
    ]
