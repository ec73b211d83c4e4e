"""The play in a row of a score sheet: cards, tricks and declarations, and what cannot have been."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any

from prikup.cards import SUIT_OF, SUITS, BadCard, Suit, deck, parse_card
from prikup.game import Seat, reason
from prikup.records.documents import shown
from prikup.records.seating import wrong
from prikup.records.thousand.fields import SheetDeal, Suits
from prikup.records.thousand.row_table import Table
from prikup.thousand.phases.playing import talon_worth
from prikup.thousand.rules import Rules
from prikup.thousand.state import POINTS

CARD_POINTS = 120


def played(row: SheetDeal, table: Table, declarer: Seat | None) -> dict[str, Any]:
    """Cards, tricks and declarations of a deal played out, as fields of a ``DealResult``.

    ``declarer``: ``None`` where everybody plays for himself. Raises ``BadRecord``.
    """
    rules = table.rules.marriage
    cards = _cards(row, table)
    tricks = _tricks(row, table, cards)
    marriages = _suits(row.marriages, table, "marriages")
    halves = _suits(row.half_marriages, table, "half_marriages")
    aces = None if row.aces is None else table.active(row.aces, "aces")
    nines = None if row.nines is None else table.active(row.nines, "nines")
    if aces is not None and rules.ace_marriage == "off":
        wrong("aces", reason("aces-off"))
    if nines is not None and rules.four_nines is None:
        wrong("nines", reason("nines-off"))
    leader = table.seats[0] if declarer is None else declarer
    _check_queens(table, marriages, halves)
    _check_leads(
        row, table, leader, tricks, [a + b for a, b in zip(marriages, halves, strict=True)]
    )
    if row.tricks is None:
        tricks = tuple(1 if points else 0 for points in cards)
    return {
        "cards": cards,
        "tricks": tricks,
        "marriages": marriages,
        "half_marriages": halves if row.half_marriages else (),
        "captured": _captured(row, table, marriages, halves),
        "aces": aces,
        "nines": nines,
        "talon_points": _talon_points(row, table),
    }


# --- cards and tricks ----------------------------------------------------------------------------


def _cards(row: SheetDeal, table: Table) -> tuple[int, ...]:
    if row.cards is None:
        wrong("cards", reason("field-missing", field="cards"))
    cards = table.by_seat(row.cards, "cards")
    total, left = sum(cards), _left_out(row, table)
    missing = CARD_POINTS - total
    if missing < 0 or (missing and not left):
        wrong("cards", reason("cards-sum", sum=total, right=CARD_POINTS))
    if missing not in sums_of(left, table.rules.layout.lowest):
        wrong("cards", reason("cards-left-out", sum=total, left=left, points=missing))
    return tuple(cards)


def _left_out(row: SheetDeal, table: Table) -> int:
    """Cards that nobody takes: the talon when all passed, else what lies in the pile."""
    layout = table.rules.layout
    if row.all_pass:
        return layout.undealt
    return 0 if layout.pile_goes_to == "last_trick_winner" else layout.pile + layout.discards


def _trick_count(row: SheetDeal, table: Table) -> int:
    layout = table.rules.layout
    return layout.hand if row.all_pass else layout.tricks


def _tricks(row: SheetDeal, table: Table, cards: Sequence[int]) -> tuple[int, ...]:
    """Tricks by seat; where they are not given, as many as a player with points can have at most.
    Raises ``BadRecord`` for points that so many tricks cannot hold."""
    if row.tricks is None:
        return tuple(_most_tricks(seat, row, table, cards) for seat in range(len(cards)))
    whole, tricks = _trick_count(row, table), table.by_seat(row.tricks, "tricks")
    if sum(tricks) != whole:
        wrong("tricks", reason("tricks-sum", sum=sum(tricks), right=whole))
    for seat, points in enumerate(cards):
        if not _possible(points, tricks[seat], row, table):
            why = reason("cards-tricks", player=seat, points=points, tricks=tricks[seat])
            wrong("tricks", why)
    return tuple(tricks)


def _most_tricks(seat: Seat, row: SheetDeal, table: Table, cards: Sequence[int]) -> int:
    """The most tricks that can hold a player's points: none for none, and one is left to each other
    who has points. Raises ``BadRecord`` for points that no tricks hold."""
    points, taking = cards[seat], sum(1 for taken in cards if taken)
    if not points:
        return 0
    counts = range(_trick_count(row, table) - taking + 1, 0, -1)
    most = next((count for count in counts if _possible(points, count, row, table)), None)
    if most is None:
        wrong("cards", reason("cards-impossible", player=seat, points=points))
    return most


def _possible(points: int, tricks: int, row: SheetDeal, table: Table) -> bool:
    """Whether so many tricks, and the pile with them, can hold so many points."""
    layout, count = table.rules.layout, tricks * len(table.seats)
    if points in sums_of(count, layout.lowest):
        return True
    takes_pile = tricks and not row.all_pass and layout.pile_goes_to == "last_trick_winner"
    pile = layout.pile + layout.discards
    return bool(takes_pile) and points in sums_of(count + pile, layout.lowest)


@cache
def sums_of(count: int, lowest: str = "9") -> frozenset[int]:
    """All that ``count`` cards of a deck can be worth.

    >>> sorted(sums_of(1)), 24 in sums_of(2), 22 in sums_of(2)
    ([0, 2, 3, 4, 10, 11], False, True)
    """
    sums: list[set[int]] = [{0}, *(set() for _ in range(count))]
    for card in deck(lowest):
        for taken in range(count, 0, -1):
            sums[taken] |= {total + POINTS[card] for total in sums[taken - 1]}
    return frozenset(sums[count])


def _talon_points(row: SheetDeal, table: Table) -> int:
    """What the dealer who sits out writes. Raises ``BadRecord`` for what no talon is worth."""
    points = row.talon_points or 0
    if row.talon_points is not None and points not in _worths(table.rules):
        wrong("talon_points", reason("talon-impossible", points=points))
    return points


def _worths(rules: Rules) -> set[int]:
    """All that a talon can be worth to the dealer who sits out."""
    layout = rules.layout
    return {talon_worth(cards, rules) for cards in combinations(layout.deck, layout.talon)}


# --- declarations --------------------------------------------------------------------------------


def _suits(
    given: Mapping[str, Suits] | None, table: Table, field: str
) -> tuple[tuple[Suit, ...], ...]:
    """The suits declared, by seat. Raises ``BadRecord`` for a suit declared twice."""
    declared: list[tuple[Suit, ...]] = [()] * len(table.players)
    seen: set[Suit] = set()
    for name, texts in (given or {}).items():
        seat = table.active(name, field) if texts else table.seat(name, field)
        suits = [
            _suit(text, field) for text in (texts.split() if isinstance(texts, str) else texts)
        ]
        for suit in suits:
            if suit in seen:
                wrong(field, reason("marriage-twice", suit=SUITS[suit]))
            seen.add(suit)
        declared[seat] = tuple(suits)
    return tuple(declared)


def _check_queens(
    table: Table, marriages: Sequence[Sequence[Suit]], halves: Sequence[Sequence[Suit]]
) -> None:
    """The same queen is not in a marriage and in a half marriage too."""
    queens = {suit for suits in marriages for suit in suits}
    for suit in (suit for suits in halves for suit in suits):
        if suit in queens and table.rules.pairs[suit] & table.rules.halves[suit]:
            wrong("half_marriages", reason("queen-twice", suit=SUITS[suit]))


def _captured(
    row: SheetDeal,
    table: Table,
    marriages: Sequence[Sequence[Suit]],
    halves: Sequence[Sequence[Suit]],
) -> tuple[int, ...]:
    """Kings and queens caught, by seat: two of each marriage of another, one of a half. Raises
    ``BadRecord`` for more than there are."""
    if not row.captured:
        return ()
    captured = table.by_seat(row.captured, "captured")
    there = [2 * len(pairs) + len(half) for pairs, half in zip(marriages, halves, strict=True)]
    for seat, count in enumerate(captured):
        if count > (most := sum(there) - max(there[seat], sum(captured) - count)):
            wrong("captured", reason("captured-too-many", player=seat, count=count, most=most))
    return tuple(captured)


def _suit(text: str, field: str) -> Suit:
    try:
        return SUIT_OF[parse_card(f"K{text}")]
    except BadCard:
        wrong(field, reason("no-suit", text=shown(text)))


def _check_leads(
    row: SheetDeal,
    table: Table,
    leader: Seat,
    tricks: Sequence[int],
    marriages: Sequence[Sequence[Suit]],
) -> None:
    """A declaration is made by a lead, and who has no trick leads only as declarer, and once. The
    tricks of partners lie together: nobody knows whose they were."""
    rules = table.rules.marriage
    for seat, name in enumerate(table.players):
        side = table.side(seat)
        first = 1 if rules.marriage_first_lead and leader in side else 0
        pairs = sum(len(marriages[each]) for each in side)
        aces = any(row.aces == table.players[each] for each in side)
        took = sum(tricks[each] for each in side)
        if pairs + aces > took + first:
            field = "marriages" if pairs else "aces"
            if took:
                why = "marriages-few-points" if row.tricks is None else "marriages-too-many"
                wrong(field, reason(why, player=seat, tricks=took))
            wrong(field, reason("marriage-needs-trick", player=seat))
        led = row.nines == name and rules.four_nines_when == "first_nine_led"
        if led and not took and leader not in side:
            wrong("nines", reason("nines-need-lead", player=seat))
