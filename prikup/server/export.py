"""Finished deals for people to keep and to look at again: records and replays.

Nothing of a running deal leaves through here: its seed would show every hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlette.concurrency import run_in_threadpool

from prikup.cards import format_cards
from prikup.game import Deal, PrikupError
from prikup.records import canonical, score_sheet
from prikup.records.scribe import SCRIBES
from prikup.records.seeds import commitment_of, deck_of
from prikup.records.sheet import sheet_of
from prikup.records.steps import open_events, open_view
from prikup.server.ledger import LogFault, Step
from prikup.server.matches import Services, open_ledger
from prikup.server.names import shown_name
from prikup.server.refusals import NotFound
from prikup.server.storage import DealRow, MatchRow
from prikup.text import message

RECORD_FORMAT = "prikup-record/1"


async def finished_deals(
    services: Services, table_id: str, number: int | None
) -> tuple[MatchRow, list[list[Step]], Any]:
    """A match (the latest without a number), its finished deals step by step, and the state after
    them. A damaged log gives what is whole."""
    row = await services.storage.table(table_id)
    match = await services.storage.match(table_id, number)
    if row is None or match is None:
        raise NotFound("no-such-table")
    ledger = open_ledger(services, row.game, match)
    deals: list[list[Step]] = []
    current: list[Step] = []
    log = await services.storage.log(table_id, match.number)
    booked = await services.storage.deals(table_id, match.number)
    try:
        for step in ledger.replay(log, booked):
            current = [step] if step.starts_deal else [*current, step]
            if step.ends_deal:
                deals.append(current)
    except LogFault:
        pass  # the table says so; what is whole can be taken along
    if match.finished_at is None:
        match.players = [seat["name"] for seat in row.seats if seat.get("name")]
    return match, deals, ledger.game


async def record(services: Services, table_id: str, number: int | None) -> dict[str, Any]:
    """The finished deals of a match as a record (docs/records.md), seeds included."""
    match, deals, game = await finished_deals(services, table_id, number)
    document: dict[str, Any] = {
        "format": RECORD_FORMAT,
        "game": game.name,
        "rules": {"preset": match.rules["preset"], "set": match.rules["set"]},
        "players": match.players,
        "start": {"dealer": match.dealer},
        "deals": [_deal_record(steps) for steps in deals],
    }
    if match.result is not None:
        document["result"] = match.result
    return _canonical(document)


def _canonical(document: dict[str, Any]) -> dict[str, Any]:
    """The record as the format writes it. What this version cannot replay any more (or a game that
    has no records) is given as it was played."""
    try:
        return canonical(document).document()
    except PrikupError:
        return document


def _deal_record(steps: list[Step]) -> dict[str, Any]:
    return {
        "seed": steps[0].seed,
        "commitment": commitment_of(steps[0].seed),
        "actions": [step.row.text for step in steps if step.row.seat is not None],
    }


async def shuffles(services: Services, table_id: str, number: int | None) -> dict[str, Any]:
    """How the finished deals of a match were shuffled: everything that checks them."""
    match, deals, game = await finished_deals(services, table_id, number)
    return {
        "match": match.number,
        "deals": [_shuffle(game, steps) for steps in deals],
    }


def _shuffle(game: Any, steps: list[Step]) -> dict[str, Any]:
    start = steps[0]
    dealt = start.action
    assert isinstance(dealt, Deal)
    return {
        "seed": start.seed,
        "commitment": commitment_of(start.seed),
        "deck": format_cards(deck_of(start.seed, game.deck(start.before))),
        "hands": [format_cards(hand) for hand in dealt.hands],
    }


async def sheet(services: Services, table_id: str, number: int | None, lang: str) -> dict[str, Any]:
    """The summaries of a match's finished deals, in order: what the sheet is written from; and how
    it is settled, where there is a way to do that on paper.

    Entries and scores are those that were booked when the deal was played, also where this version
    would score it otherwise; a deal that cannot be replayed any more has nothing but these.
    """
    match, deals, game = await finished_deals(services, table_id, number)
    views = [game.view_json(steps[-1].after.view(None)) for steps in deals]
    rows: list[dict[str, Any]] = []
    before: list[int] | None = None
    for deal in await services.storage.deals(table_id, match.number):
        summary = views[deal.number].get("summary") if deal.number < len(views) else None
        rows.append(_row(deal, summary, before))
        before = deal.scores
    settling = _settling(game.name, deals[-1][-1].after, match.players, lang) if deals else {}
    return {"match": match.number, "rows": rows, **settling}


def _settling(game: str, state: Any, players: Sequence[str], lang: str) -> dict[str, Any]:
    """What stands below the rows of a game's sheet, as its scribe says it."""
    scribe = SCRIBES.get(game)
    return {} if scribe is None else scribe.summary_json(state, players, lang)


async def figure(
    services: Services, table_id: str, number: int | None, lang: str, you: int | None = None
) -> str:
    """The sheet drawn, without its rows, as this version scores it: SVG. ``you`` is the seat of
    its reader."""
    match, deals, game = await finished_deals(services, table_id, number)
    rules = {"preset": match.rules["preset"], "set": match.rules["set"]}
    ends = [steps[-1].after for steps in deals]
    start = {"dealer": match.dealer}
    players = [
        message(lang, "you") if seat == you else shown_name(name, seat, lang)
        for seat, name in enumerate(match.players)
    ]
    scored = score_sheet(sheet_of(game.name, rules, players, start, ends))
    return await run_in_threadpool(scored.scribe.figure, scored, lang)


def _row(deal: DealRow, summary: dict[str, Any] | None, before: list[int] | None) -> dict[str, Any]:
    bare = {"kind": "stored", "declarer": None, "bid": None, "made": None}
    row = summary or {**bare, "before": before or [0] * len(deal.scores)}
    return {**row, "entries": deal.entries, "after": deal.scores}


async def replay(
    services: Services, table_id: str, number: int | None, deal: int
) -> dict[str, Any]:
    """A finished deal with all hands open, step by step."""
    match, deals, game = await finished_deals(services, table_id, number)
    if not 0 <= deal < len(deals):
        raise NotFound("no-such-deal", deal=deal, deals=len(deals))
    steps = deals[deal]
    dealt = steps[0].action
    assert isinstance(dealt, Deal)
    return {
        "deal": deal,
        "match": match.number,
        "deals": len(deals),
        "players": match.players,
        "seed": steps[0].seed,
        "steps": [
            {
                "events": open_events(step.before, step.action, step.after),
                "view": open_view(game, step.after, dealt),
            }
            for step in steps
            if step.action is not None
        ],
    }
