"""The sheet drawn: the figure that people rule, and below it the deals line by line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from prikup.preferans.rules import Rules
from prikup.preferans.state import DealResult, Standing
from prikup.records.drawing import paper
from prikup.records.preferans.figure import History, extent, figure
from prikup.records.preferans.words import deal_of, row_title, totals
from prikup.records.scores import rules_line
from prikup.records.sheet import ScoredSheet
from prikup.text import message

LEFT, RIGHT, TOP, FOOT = 12.0, 12.0, 22.0, 12.0
ROW = 6.0
NAME = 7.0
MIDDLE = paper.WIDTH / 2


def svg(scored: ScoredSheet, lang: str) -> str:
    """The whole sheet as one drawing, A4 wide and as long as it needs."""
    height = max(paper.HEIGHT, _below(scored) + (len(scored.rows) + 2) * ROW + FOOT)
    return paper.drawing(_first_page(scored, len(scored.rows), height, lang), height)


def figure_svg(scored: ScoredSheet, lang: str) -> str:
    """The figure alone, as wide as the paper."""
    above, below = extent(len(scored.sheet.players))
    height = above + below + 3 * NAME
    middle = above + 1.5 * NAME
    return paper.drawing([*paper.squared(height), *_figure(scored, middle, lang)], height)


def svg_pages(scored: ScoredSheet, lang: str) -> Iterator[str]:
    """The sheet as A4 pages: the figure with the first deals, then the other deals."""
    height = paper.HEIGHT
    fit = int((height - FOOT - _below(scored)) / ROW) - 2
    yield paper.drawing(_first_page(scored, fit, height, lang), height)
    per_page = int((height - FOOT - TOP) / ROW) - 2
    for first in range(fit, len(scored.rows), per_page):
        lines = _deals(scored, range(first, min(first + per_page, len(scored.rows))), TOP, lang)
        yield paper.drawing([*paper.squared(height), *lines], height)


def _first_page(scored: ScoredSheet, rows: int, height: float, lang: str) -> Iterator[str]:
    players = scored.sheet.players
    yield from paper.squared(height)
    title = rules_line(scored.rules, lang, "sheet-title")
    room = paper.WIDTH - LEFT - RIGHT
    yield paper.text(LEFT, 11, paper.short(title, room, 4.5, bold=True), 4.5, "start", bold=True)
    yield from _figure(scored, _middle(len(players)), lang)
    shown = range(min(rows, len(scored.rows)))
    yield from _deals(scored, shown, _below(scored), lang)


def _size(rules: Rules) -> str:
    """What the match is played to: the size of a pool, or of all together (Σ); deals; nothing where
    the clock ends it."""
    end = rules.end
    sizes = {"sum": f"Σ{end.pool * rules.table.players}", "deals": f"×{end.deals}", "time": ""}
    return sizes.get(end.pool_end, str(end.pool))


def _figure(scored: ScoredSheet, middle: float, lang: str) -> Iterator[str]:
    """The ruled figure, its centre at a height."""
    yield f'<g transform="translate({paper.num(MIDDLE)} {paper.num(middle)})">'
    titles = [message(lang, "sheet-mountain"), message(lang, "sheet-pool")]
    size = _size(scored.start.rules)
    yield from figure(_histories(scored), scored.sheet.players, _named(scored, lang), titles, size)
    yield "</g>"


def _middle(count: int) -> float:
    return TOP + NAME + extent(count)[0]


def _below(scored: ScoredSheet) -> float:
    """Where the lines below the figure begin."""
    count = len(scored.sheet.players)
    return _middle(count) + extent(count)[1] + 2 * NAME


def _named(scored: ScoredSheet, lang: str) -> list[str]:
    """Each name with the result if the match stopped now, and who deals next."""
    state = scored.state
    names = []
    for seat, (name, result) in enumerate(zip(scored.sheet.players, state.scores, strict=True)):
        shown = f"{paper.short(name, 70, 6, bold=True)}  {result:+}".replace("-", "−")
        if seat == state.standing.dealer and not state.over:
            shown += f"  {message(lang, 'dealer-mark')}"
        names.append(shown)
    return names


def _histories(scored: ScoredSheet) -> list[History]:
    """The running figures of every player."""
    standings: list[Standing] = [
        scored.start.standing,
        *(row.after.standing for row in scored.rows),
    ]
    players = range(len(scored.sheet.players))
    return [
        History(
            pool=_changes(standing.pool[seat] for standing in standings),
            mountain=_changes(standing.mountain[seat] for standing in standings),
            whists=[
                _changes(standing.whists[seat][on] for standing in standings) for on in players
            ],
        )
        for seat in players
    ]


def _changes(figures: Iterable[int]) -> list[int]:
    """The figures without those that repeat the one before."""
    changes: list[int] = []
    for amount in figures:
        if not changes or amount != changes[-1]:
            changes.append(amount)
    return changes


def _taken(result: DealResult) -> str:
    """Tricks by seat; of a misère only those that count."""
    if result.kind == "misere" and result.declarer is not None:
        return str(result.tricks[result.declarer])
    return "–".join(map(str, result.tricks))


# --- the deals ----------------------------------------------------------------------------------


def _deals(scored: ScoredSheet, rows: Sequence[int], y: float, lang: str) -> Iterator[str]:
    """A line for each row: what it was, tricks by seat, pools and mountains after it."""
    players = scored.sheet.players
    column = min(30.0, 110.0 / len(players))
    right = paper.WIDTH - RIGHT
    ends = [right - column * (len(players) - 1 - seat) for seat in range(len(players))]
    yield paper.text(
        LEFT, y, message(lang, "sheet-pool-and-mountain"), 3.2, "start", fill=paper.PALE
    )
    for name, end in zip(players, ends, strict=True):
        yield paper.text(end, y, paper.short(name, column - 2, 4, bold=True), 4, "end", bold=True)
    yield paper.stroke(LEFT, y + 2, right, y + 2, paper.INK, 0.4)
    tricks = ends[0] - column - 2
    yield paper.text(tricks, y, message(lang, "sheet-tricks"), 3.2, "end", fill=paper.PALE)
    room = tricks - LEFT - 20
    for place, number in enumerate(rows, 1):
        row, at = scored.rows[number], y + place * ROW + 1
        title = paper.short(row_title(row.result, players, lang), room, 4)
        deal = deal_of(row)
        shown = "·" if deal is None else f"{deal}."
        yield paper.text(LEFT + 6, at, shown, 4, "end", fill=paper.PALE)
        yield paper.text(LEFT + 8, at, title, 4, "start")
        yield paper.text(tricks, at, _taken(row.result), 3.6, "end", fill=paper.PALE)
        before = totals(row.before)
        for seat, (text, end) in enumerate(zip(totals(row.after), ends, strict=True)):
            fill = paper.PALE if text == before[seat] else paper.INK
            yield paper.text(end, at, text, 4, "end", fill=fill)
