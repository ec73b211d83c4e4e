"""Short ways to write the examples of options: small sheets and records of players A, B and C.

A deals, so B is the first hand. What comes out is an :class:`~prikup.rules.option.Example` that
holds a whole sheet or record, nothing hidden.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from prikup.cards import SUITS, parse_card, parse_cards
from prikup.rules.option import Example, Value

Row = dict[str, Any]


# --- sheets --------------------------------------------------------------------------------------


def played(declarer: str, bid: int, cards: tuple[int, ...], **more: Any) -> Row:
    """A row of a sheet: the card points that A, B, C (and D) took."""
    return {
        "declarer": declarer,
        "bid": bid,
        "cards": dict(zip("ABCD", cards, strict=False)),
        **more,
    }


def written_off(declarer: str, bid: int) -> Row:
    """A row of a sheet: a deal written off."""
    return {"declarer": declarer, "bid": bid, "write_off": True}


def sheet(
    *rows: Row,
    values: tuple[Value, ...],
    results: tuple[Any, ...],
    ask: str = "scores",
    start: Mapping[str, Any] | None = None,
    having: Mapping[str, Value] | None = None,
    players: int = 3,
) -> Example:
    """An example on a score sheet. ``having``: other options that it needs."""
    return Example(
        kind="sheet",
        document={**_opening(start, players), "deals": list(rows)},
        values=values,
        ask=ask,
        results=results,
        set=dict(having or {}),
    )


# --- records -------------------------------------------------------------------------------------


class Cards(NamedTuple):
    """The hands of A, B and C as dealt, and the talon."""

    a: str
    b: str
    c: str
    talon: str


def dealt(*, b: str = "", c: str = "", talon: str = "") -> Cards:
    """A deal of which only a part matters: the other cards come in order, A's first."""
    known = {card for cards in (b, c, talon) for card in parse_cards(cards)}
    names = [rank + suit for suit in SUITS for rank in "9JQKTA"]
    rest = [name for name in names if parse_card(name) not in known]
    hands = []
    for cards, size in (("", 7), (b, 7), (c, 7), (talon, 3)):
        hands.append(cards or " ".join(rest[:size]))
        rest = rest if cards else rest[size:]
    return Cards(*hands)


def record(
    cards: Sequence[str],
    actions: str,
    *,
    values: tuple[Value, ...],
    results: tuple[Any, ...],
    ask: str,
    start: Mapping[str, Any] | None = None,
    having: Mapping[str, Value] | None = None,
    deals: int = 1,
) -> Example:
    """An example on a record of one deal, or the same one ``deals`` times: what was done, with
    commas between. ``cards``: the hands and the talon; or one string, the whole deck in order, for
    up to four players."""
    done = [action.strip() for action in actions.split(",")] if actions else []
    deal: dict[str, Any] = {"hands": list(cards[:-1]), "talon": cards[-1], "actions": done}
    players = len(cards) - 1
    if isinstance(cards, str):
        deal, players = {"deck": cards, "actions": done}, 4
    return Example(
        kind="record",
        document={**_opening(start, players), "deals": [deal] * deals},
        values=values,
        ask=ask,
        results=results,
        set=dict(having or {}),
    )


def _opening(start: Mapping[str, Any] | None, count: int) -> dict[str, Any]:
    players: dict[str, Any] = {"players": list("ABCD"[:count])}
    return {**players, "start": dict(start)} if start else players


# --- deals that several examples play -----------------------------------------------------------

ORDERED = " ".join(rank + suit for suit in SUITS for rank in "9JQKTA")
"""The deck in order."""

KEEP = "keep, keep, keep"
WON = KEEP + ", pass, pass"
"""Nobody bids over the forced hundred."""

PLAIN = Cards(
    a="9S TS 9C JC TC QD JD",
    b="QS KS AS TH 9D AD JH",
    c="JS QC KC AC KD TD 9H",
    talon="QH KH AH",
)
"""B has the spade marriage, C the one of clubs, A none; the talon holds the one of hearts."""

RICH_B: dict[str, Any] = {"scores": [0, 300, 0]}
"""B may go blind."""
BLIND_WON = "blind, keep, keep, pass, pass"
"""B's blind game stands."""

HEARTS = Cards(
    a="9S KS TS 9C QD TD AD",
    b="AS QH KH TH AH JC 9D",
    c="JS QS QC KC AC 9H JH",
    talon="KD JD TC",
)
PASSED = WON + ", give 2 JC, give 0 JD, keep, keep, keep"
"""B leads from the ace of spades, five hearts with the marriage, two diamonds, the ten of clubs; A
has no heart, C no diamond."""
TRUMP = PASSED + ", AS, JS, 9S, QH!, 9H, 9C"
"""B has two tricks, hearts are trumps, C has one left."""
C_LEADS = TRUMP + ", TC, AC, JD"
"""C has a trick, the marriage of clubs and B's last trump."""

RUFF = Cards(
    a="9C JC QC KC TC AC AH",
    b="AS TS QH KH 9D KD JD",
    c="9S JS QS KS 9H JH TH",
    talon="QD TD AD",
)
RUFFED = WON + ", give 2 JD, give 0 9D, keep, keep, keep, AS, 9S, 9D, QH!"
"""B has declared hearts, C has three of them, A only the ace; B and C have no clubs."""
