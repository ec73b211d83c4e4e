"""The record viewer: records that people bring are replayed and shown step by step; nothing is
stored.

Each ``POST`` has a record file (docs/records.md) as its body and is answered by replaying it. What
cannot be replayed is refused with deal, action and reason, and shown up to there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup.game import BadRecord
from prikup.records.diagram import diagram_svg, facts_of
from prikup.records.documents import read_document
from prikup.records.record import Record, place_in_record, read_record
from prikup.records.replay import Match, open_match
from prikup.records.steps import (
    deal_json,
    excerpt,
    first_deal,
    line,
    overview,
    unsaid_bid,
    view_json,
)
from prikup.server.http import Json, read_bytes
from prikup.server.limits import Buckets
from prikup.server.refusals import Refused
from prikup.text import best_language, reason_text
from prikup.views import reason_json

Index = Annotated[int, Meta(ge=0, le=100_000)]


class Wish(Struct, frozen=True):
    """Which position, as the query says it; counted from 0."""

    deal: Index = 0
    action: Index | None = None
    """After so many actions; ``None``: after the last one."""
    seat: Index | Literal["all"] = "all"
    lang: str = "en"

    @property
    def viewer(self) -> int | None:
        """The seat that looks; ``None`` for all hands."""
        return None if self.seat == "all" else self.seat

    @property
    def language(self) -> str:
        """A language that there is."""
        return best_language(self.lang[:20])


Answer = Callable[[Match, Wish], Response]


def _show(match: Match, wish: Wish) -> Response:
    """What the record holds."""
    answer, fault = overview(match)
    if fault is None:
        return Json(answer)
    return _refused(fault, match.record, wish, {"before": answer})


def _deal(match: Match, wish: Wish) -> Response:
    """A deal step by step."""
    return Json(deal_json(match, wish.deal, wish.viewer))


def _excerpt(match: Match, wish: Wish) -> Response:
    """A record that ends in a position."""
    return Json(excerpt(match, wish.deal, wish.action).document())


def _drawn(match: Match, wish: Wish) -> Response:
    """A position as a diagram."""
    found = line(match, wish.deal, wish.action)
    view = view_json(match, found[-1], wish.viewer)
    number, unsaid = first_deal(match) + wish.deal, unsaid_bid(match, found)
    facts = facts_of(view, match.record.players, number, wish.language, unsaid)
    headers = {"cache-control": "no-store", "x-content-type-options": "nosniff"}
    drawing = diagram_svg(facts, wish.language)
    return Response(drawing, media_type="image/svg+xml", headers=headers)


def _refused(
    fault: BadRecord, record: Record | None, wish: Wish, more: dict[str, Any] | None = None
) -> Response:
    where, why = fault.where, fault.reason
    text = reason_text(wish.language, why, None if record is None else record.players)
    error: dict[str, Any] = {
        "deal": where.get("deal"),
        "action": where.get("action"),
        "field": where.get("field"),
        **reason_json(why),
        "reason": text,
    }
    return Json({"error": error, **(more or {})}, 422)


def _answered(body: bytes, wish: Wish, answer: Answer) -> Response:
    record: Record | None = None
    try:
        record = read_record(read_document(body, place_in_record))
        return answer(open_match(record), wish)
    except BadRecord as fault:
        return _refused(fault, record, wish)


def _endpoint(answer: Answer) -> Callable[[Request], Any]:
    async def endpoint(request: Request) -> Response:
        records: Buckets = request.app.state.records
        if not records.take(request.client.host if request.client else ""):
            raise Refused("rate-limited")
        try:
            wish = msgspec.convert(dict(request.query_params), Wish, strict=False)
        except msgspec.ValidationError as error:
            raise Refused("bad-body", detail=str(error)[:200]) from None
        body = await read_bytes(request, request.app.state.settings.limits.record)
        async with request.app.state.replaying:  # a long record takes a second: one at a time
            return await run_in_threadpool(_answered, body, wish, answer)

    return endpoint


def routes() -> list[Route]:
    """The routes of the record viewer."""
    answers = {"": _show, "/deal": _deal, "/excerpt": _excerpt, "/svg": _drawn}
    return [
        Route(f"/api/record{path}", _endpoint(answer), methods=["POST"])
        for path, answer in answers.items()
    ]
