"""What a diagram shows of a position, in words and cards: taken from a view, of a seat or with all
hands open. What the view does not know stays unknown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from prikup.cards import SUIT_OF, SUIT_SYMBOLS, SUITS, Card, parse_card
from prikup.game import Seat
from prikup.text import FALLBACK, card_text, has_message, message
from prikup.tricks import NATURAL_ORDER, THOUSAND_ORDER

View = Mapping[str, Any]

SUIT_ORDER = "SHDC"
"""The suits of a hand from top to bottom."""
_ORDERS = {"thousand": THOUSAND_ORDER}
"""The games in which the ranks do not stand in their natural order."""
MOST = 4
"""So many hands there is room for."""
_SILENT = ("keep", "look")
"""Answers to questions that most seats just decline: not worth a line."""


class Hand(Struct, frozen=True):
    """A player's place."""

    seat: Seat
    name: str
    notes: str
    """Dealer, to move, sits out."""
    turn: bool
    cards: tuple[Card, ...] | None
    """By suits in :data:`SUIT_ORDER`, the highest first; ``None`` while they are hidden."""
    count: int


class Facts(Struct, frozen=True):
    """A position for people."""

    title: str
    headline: str
    hands: tuple[Hand, ...]
    """Clockwise from the seat at the foot of the drawing."""
    trick: tuple[tuple[Seat, Card], ...]
    talon: tuple[Card, ...] | None
    """The cards that lie in the middle; ``None`` while they are hidden."""
    talon_count: int
    notes: tuple[str, ...]
    """The last trick, the talon once it is taken, marriages."""
    callers: tuple[str, ...]
    calls: tuple[tuple[str, ...], ...]
    """The auction, row by row, in the order of ``callers``."""
    columns: tuple[str, ...]
    standings: tuple[tuple[str, ...], ...]
    """A row for each player: what the columns say."""


def facts_of(
    view: View,
    players: Sequence[str],
    deal: int,
    lang: str = "en",
    unsaid: tuple[Seat, str] | None = None,
) -> Facts:
    """The facts of a view. ``players`` are the names by seat, ``deal`` is the number of the deal as
    people count; ``unsaid`` is the bid that opened the auction although nobody said it."""
    return _Reader(view, players, lang, unsaid).facts(deal)


class _Reader:
    def __init__(
        self, view: View, players: Sequence[str], lang: str, unsaid: tuple[Seat, str] | None
    ) -> None:
        self.view, self.players, self.lang, self.unsaid = view, players, lang, unsaid
        self.names = list(players)
        if view.get("dummy") is not None:  # a hand that nobody holds sits behind the players
            self.names.append(self.say("diagram-dummy"))
        self.order = _ORDERS.get(view["game"], NATURAL_ORDER)
        self.running = view["phase"] not in ("deal", "over")

    def say(self, name: str, /, **args: str | int) -> str:
        return message(self.lang, name, args)

    def facts(self, deal: int) -> Facts:
        view = self.view
        talon, lying = self.talon()
        columns, standings = self.standings()
        callers, calls = self.calls()
        return Facts(
            title=self.say("diagram-title", game=view["game"], deal=deal),
            headline=self.headline(),
            hands=tuple(map(self.hand, self.seats())),
            trick=tuple((laid["seat"], parse_card(laid["card"])) for laid in view["trick"]),
            talon=talon,
            talon_count=lying,
            notes=tuple(self.notes(lying)),
            callers=callers,
            calls=calls,
            columns=columns,
            standings=standings,
        )

    # --- hands and the middle --------------------------------------------------------------------

    def seats(self) -> list[Seat]:
        """The seats from the foot of the drawing; of five players only those with cards."""
        count = len(self.names)
        around = [((self.view["me"] or 0) + place) % count for place in range(count)]
        return around if count <= MOST else [seat for seat in around if not self.sits_out(seat)]

    def sits_out(self, seat: Seat) -> bool:
        """Whether a seat has no part in the deal."""
        if self.running:
            return seat not in (self.view.get("circle") or self.view["seats"])
        return not dict(enumerate(self.view["hands"] or ())).get(seat, True)

    def hand(self, seat: Seat) -> Hand:
        view, names = self.view, self.held(seat)
        cards = None if names is None else self.sorted(names)
        turn = self.running and view["turn"] == seat
        notes = [
            self.say(name)
            for name, holds in (
                ("dealer", self.running and seat == view["dealer"]),
                ("sits-out", self.sits_out(seat)),
                ("turn-mark", turn),
            )
            if holds
        ]
        count = dict(enumerate(view["hand_sizes"])).get(seat, 0) if cards is None else len(cards)
        return Hand(seat, self.names[seat], ", ".join(notes), turn, cards, count)

    def held(self, seat: Seat) -> Sequence[str] | None:
        """The cards of a seat, where the view knows them."""
        view = self.view
        known = dict(enumerate(view.get("hands_now") or view["hands"] or ()))
        if not known and view["hand"] is not None:
            known[view["me"]] = view["hand"]
        cards: Sequence[str] | None = known.get(seat, view.get("open_hands", {}).get(str(seat)))
        return cards

    def sorted(self, names: Iterable[str]) -> tuple[Card, ...]:
        """Cards by suits, the highest first."""
        place = {suit: at for at, suit in enumerate(SUIT_ORDER)}
        return tuple(
            sorted(
                map(parse_card, names),
                key=lambda card: (place[SUITS[SUIT_OF[card]]], -self.order.strength[card]),
            )
        )

    def talon(self) -> tuple[tuple[Card, ...] | None, int]:
        """The talon's cards, where they are known, and how many lie in the middle."""
        view = self.view
        known = view["talon"]
        cards = None if known is None else tuple(map(parse_card, known))
        if view["trick"] or view["tricks"]:
            return cards, 0
        opened = view["phase"] in ("talon", "deal", "over") and cards is not None
        return cards, len(cards or ()) if opened else view["talon_size"]

    def cards(self, names: Iterable[str]) -> str:
        return " ".join(card_text(self.lang, name) for name in names)

    def notes(self, lying: int) -> Iterable[str]:
        view = self.view
        if view["tricks"] and not view["trick"] and self.running:
            last = view["tricks"][-1]
            taker = "" if last["winner"] is None else self.names[last["winner"]]
            yield self.say("diagram-last", cards=self.cards(last["cards"]), player=taker)
        if view["talon"] and not lying:
            yield self.say("diagram-talon", cards=self.cards(view["talon"]))
        for declared in view.get("marriages", ()):
            what = _sign(declared["suit"]) or self.say(f"play-{declared['suit']}")
            args = {"player": self.players[declared["seat"]], "what": what}
            yield self.say("play-declares", **args, worth=declared["worth"])

    # --- words -----------------------------------------------------------------------------------

    def headline(self) -> str:
        """Who plays what, and how it went."""
        view, summary = self.view, self.view.get("summary")
        if summary:
            how = {True: "made", False: "failed"}.get(summary["made"], summary["kind"])
            who = summary["declarer"]
            name = "" if who is None else self.players[who]
            played = self.call(str(summary.get("contract") or summary.get("bid") or ""))
            if not has_message(FALLBACK, f"summary-{how}"):
                return " ".join(filter(None, (name, played)))
            return self.say(f"summary-{how}", name=name, bid=played)
        parts = []
        if view["declarer"] is not None:
            name = self.players[view["declarer"]]
            parts.append(self.say("diagram-plays", player=name, contract=self.contract()))
        elif view["bidder"] is not None:
            name = self.players[view["bidder"]]
            parts.append(self.say("bid-so-far", name=name, bid=self.contract()))
        if view["trump"] is not None:
            parts.append(self.say("play-trump-is", suit=_sign(view["trump"])))
        return " · ".join(parts)

    def contract(self) -> str:
        """``140``, ``7♠``."""
        return self.call(str(self.view.get("contract") or self.view["bid"] or ""))

    def call(self, text: str) -> str:
        """A call as it is said."""
        if contract := re.fullmatch(r"(\d+)([SCDH]|NT)", text):
            return self.say("contract-name", level=int(contract[1]), suit=contract[2])
        if has_message(FALLBACK, f"call-{text}"):
            return self.say(f"call-{text}")
        return self.say("play-word", word=text.removeprefix("bid "))

    def calls(self) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
        """The auction: whose columns, and what each said in each round."""
        made = [call for call in self.view["calls"] if call["call"] not in _SILENT]
        if self.unsaid is not None:
            made.insert(0, dict(zip(("seat", "call"), self.unsaid, strict=True)))
        count = len(self.players)
        first = made[0]["seat"] if made else 0
        seats = self.view["seats"] or [(first + place) % count for place in range(count)]
        rows: list[list[str]] = []
        last = count
        for call in made:
            place = seats.index(call["seat"])
            if place <= last:
                rows.append([""] * len(seats))
            rows[-1][place], last = self.call(call["call"]), place
        return tuple(self.players[seat] for seat in seats), tuple(map(tuple, rows))

    def standings(self) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
        """The table of tricks and scores."""
        view, seats = self.view, range(len(self.players))
        took: tuple[Sequence[int], Sequence[int]] = ((), ())
        if summary := view.get("summary"):
            took = (summary["tricks"], summary.get("cards", ()))
        elif view["tricks"]:
            took = (view["tricks_taken"], view.get("points", ()))
        columns = {
            name: list(map(str, numbers))
            for name, numbers in zip(("tricks", "points"), took, strict=True)
            if any(numbers)
        }
        if "scores" in view["standing"]:
            columns["score"] = [self.score(seat) for seat in seats]
        rows = ((self.players[seat], *(c[seat] for c in columns.values())) for seat in seats)
        return tuple(self.say(f"diagram-{name}") for name in columns), tuple(rows)

    def score(self, seat: Seat) -> str:
        """A total as a playthrough writes it: ``(880)··`` on the barrel, a dash for each bolt."""
        standing = self.view["standing"]
        total = str(standing["scores"][seat]).replace("-", "−")
        spent = standing.get("barrel", {seat: None})[seat]
        if spent is not None:
            total = f"({total})" + "·" * spent
        bolts = standing.get("bolts", {seat: 0})[seat]
        return f"{total} {'–' * bolts}" if bolts else total


def _sign(suit: str) -> str:
    """The sign of a suit letter; nothing for another word."""
    return SUIT_SYMBOLS[SUITS.index(suit)] if len(suit) == 1 and suit in SUITS else ""
