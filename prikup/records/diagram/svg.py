"""The drawing of a diagram: hands by suit around the trick, below them the auction and the scores.

Lengths are pixels. Equal facts give equal bytes: places are fixed, nothing is measured.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.etree import ElementTree as ET

from prikup.cards import SUIT_OF, SUIT_SYMBOLS, SUITS, Card, card_name, format_cards
from prikup.game import Seat
from prikup.records.diagram.facts import SUIT_ORDER, Facts, Hand
from prikup.text import card_text, message

FAMILY = "'DejaVu Sans', 'Noto Sans', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
INK, PALE, LINE, RED, TURN, BACK, PAPER = (
    "#1b1b20",
    "#55555f",
    "#b9b9c0",
    "#b3192b",
    "#fff0bd",
    "#6d83a6",
    "#ffffff",
)
WIDTH, MARGIN = 720, 24
SIDE, HAND = 212, 154
"""Width and height of a hand."""
HEAD, BOX = 76, 196
"""Heights of the title and of the square for the trick."""
CARD, TALL = 46, 62
RED_SIGNS = "♦♥"
SUIT, ROW = 24, 21
"""Heights of a line of cards and of a row of the tables below."""
PLACES = {2: ("bottom", "top"), 3: ("bottom", "left", "right")}
AROUND = ("bottom", "left", "top", "right")


def diagram_svg(facts: Facts, lang: str = "en") -> str:
    """The drawing as a whole SVG document."""
    return _Drawing(facts, lang).document()


class _Drawing:
    def __init__(self, facts: Facts, lang: str) -> None:
        self.facts, self.lang = facts, lang
        around = PLACES.get(len(facts.hands), AROUND)
        self.place = {hand.seat: place for hand, place in zip(facts.hands, around, strict=True)}
        self.root = ET.Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "role": "img"})

    def document(self) -> str:
        facts = self.facts
        self.add("title").text = _printable(facts.title)
        self.add("desc").text = _printable(self.spoken())
        paper = self.add("rect", width=WIDTH, fill=PAPER)
        self.write(facts.title, MARGIN, 36, 19, bold=True, room=WIDTH - 2 * MARGIN)
        self.write(facts.headline, MARGIN, 61, 16, room=WIDTH - 2 * MARGIN)
        height = self.below(self.felt(HEAD))
        paper.set("height", str(height))
        frame = {"viewBox": f"0 0 {WIDTH} {height}", "width": str(WIDTH), "height": str(height)}
        self.root.attrib |= frame | {"font-family": FAMILY, "fill": INK}
        self.root.text = "\n"
        for child in self.root:
            child.tail = "\n"
        return ET.tostring(self.root, encoding="unicode") + "\n"

    def spoken(self) -> str:
        """The position for who cannot see it."""
        facts = self.facts
        lines = [facts.headline]
        for hand in facts.hands:
            notes = f" ({hand.notes})" if hand.notes else ""
            closed = message(self.lang, "cards-left", {"count": hand.count})
            held = closed if hand.cards is None else self.cards(hand.cards) or "—"
            lines.append(f"{hand.name}{notes}: {held}")
        names = {hand.seat: hand.name for hand in facts.hands}
        lines += [f"{names[seat]} → {self.cards([card])}" for seat, card in facts.trick]
        if facts.talon_count and facts.talon is not None:
            talon = {"cards": self.cards(facts.talon)}
            lines.append(message(self.lang, "diagram-talon", talon))
        return "; ".join(line for line in (*lines, *facts.notes) if line)

    def cards(self, cards: Sequence[Card]) -> str:
        """Cards as pictures."""
        return " ".join(card_text(self.lang, card_name(card)) for card in cards)

    # --- hands and the middle --------------------------------------------------------------------

    def felt(self, top: int) -> int:
        """The hands around the trick; gives where they end."""
        middle = (WIDTH - BOX) // 2
        trick = top + HAND + 12 if "top" in self.place.values() else top
        bottom = trick + BOX + 12
        corners = {
            "top": (middle, top),
            "left": (MARGIN, trick + (BOX - HAND) // 2),
            "right": (WIDTH - MARGIN - SIDE, trick + (BOX - HAND) // 2),
            "bottom": (middle, bottom),
        }
        for hand in self.facts.hands:
            self.hand(hand, *corners[self.place[hand.seat]])
        self.box((WIDTH - BOX) // 2, trick)
        return bottom + HAND

    def hand(self, hand: Hand, x: int, y: int) -> None:
        """A name, and the cards by suit or their backs."""
        group = self.add("g", data_seat=hand.seat)
        if hand.turn:
            self.add("rect", group, x=x - 10, y=y, width=SIDE + 20, height=HAND, rx=8, fill=TURN)
        self.write(hand.name, x, y + 23, 17, group, bold=True, room=SIDE)
        self.write(hand.notes, x, y + 41, 12, group, fill=PALE, room=SIDE)
        if hand.cards is None:
            self.backs(group, hand.count, x, y + 54)
            return
        group.set("data-cards", format_cards(hand.cards))
        if not hand.cards:
            return
        for row, suit in enumerate(SUIT_ORDER):
            at = SUITS.index(suit)
            held = [card for card in hand.cards if SUIT_OF[card] == at]
            ranks = " ".join(card_text(self.lang, card_name(card))[:-1] for card in held) or "—"
            self.write(f"{SUIT_SYMBOLS[at]} {ranks}", x, y + 67 + row * SUIT, 20, group)

    def backs(self, group: ET.Element, number: int, x: int, y: int) -> None:
        """Cards that nobody shows."""
        for place in range(number):
            left = x + 14 * place
            self.back(group, left, y, 22, 31)
        if number:
            text = message(self.lang, "cards-left", {"count": number})
            self.write(text, x, y + 56, 14, group, fill=PALE)

    def back(self, group: ET.Element, x: float, y: float, width: int, height: int) -> None:
        place = {"x": x, "y": y, "width": width, "height": height, "rx": 4}
        self.add("rect", group, **place, fill=BACK, stroke=PAPER)

    def box(self, x: int, y: int) -> None:
        """The trick, each card at its player's side, or the talon."""
        facts = self.facts
        self.add("rect", x=x, y=y, width=BOX, height=BOX, rx=10, fill="none", stroke=LINE)
        centre = (BOX - CARD) / 2
        offsets = {
            "top": (centre, 10),
            "left": (16, (BOX - TALL) / 2),
            "right": (BOX - CARD - 16, (BOX - TALL) / 2),
            "bottom": (centre, BOX - TALL - 10),
        }
        for seat, card in facts.trick:
            dx, dy = offsets[self.place[seat]]
            self.card(card, x + dx, y + dy, seat)
        if facts.trick or not facts.talon_count:
            return
        step = min(CARD + 8, (BOX - CARD - 20) / max(1, facts.talon_count - 1))
        left = x + (BOX - CARD - step * (facts.talon_count - 1)) / 2
        top = y + (BOX - TALL) / 2
        self.write(
            message(self.lang, "talon"), x + BOX / 2, top - 10, 14, fill=PALE, anchor="middle"
        )
        for place in range(facts.talon_count):
            if facts.talon is None:
                self.back(self.root, left + step * place, top, CARD, TALL)
            else:
                self.card(facts.talon[place], left + step * place, top)

    def card(self, card: Card, x: float, y: float, seat: Seat | None = None) -> None:
        """An open card."""
        group = self.add("g", data_card=card_name(card))
        if seat is not None:
            group.set("data-seat", str(seat))
        place = {"x": x, "y": y, "width": CARD, "height": TALL, "rx": 5}
        self.add("rect", group, **place, fill=PAPER, stroke=PALE)
        text = card_text(self.lang, card_name(card))
        size = 19 if len(text) < 3 else 16
        self.write(text, x + CARD / 2, y + TALL / 2 + 7, size, group, bold=True, anchor="middle")

    # --- what stands below -----------------------------------------------------------------------

    def below(self, y: int) -> int:
        """Notes, the auction, the standings; gives where the drawing ends."""
        facts, room = self.facts, WIDTH - 2 * MARGIN
        y += 16
        self.add("path", d=f"M{MARGIN} {y}H{WIDTH - MARGIN}", stroke=LINE)
        for note in facts.notes:
            y += ROW
            self.write(note, MARGIN, y + 2, 14, room=room)
        half, across = room // 2, 72
        column = min(92, half // len(facts.callers))
        said = [facts.callers, *facts.calls] if facts.calls else []
        left = self.table(
            y, said, [MARGIN + column * at for at in range(len(facts.callers))], column
        )
        first, edge = MARGIN + half + 12, WIDTH - MARGIN
        ends = [edge - across * at for at in reversed(range(len(facts.columns)))]
        if not facts.columns:
            return left + MARGIN
        names = [("",), *((row[0],) for row in facts.standings)]
        self.table(y, names, [first], ends[0] - across - first)
        numbers = [facts.columns, *(row[1:] for row in facts.standings)]
        right = self.table(y, numbers, ends, across, anchor="end")
        return max(left, right) + MARGIN

    def table(
        self,
        y: int,
        rows: Sequence[Sequence[str]],
        columns: Sequence[int],
        width: int,
        anchor: str = "start",
    ) -> int:
        """Rows of a table, the first one is its head; gives where they end."""
        for at, row in enumerate(rows):
            y += ROW
            size, fill = (15, INK) if at else (13, PALE)
            for text, x in zip(row, columns, strict=True):
                self.write(text, x, y + 4, size, fill=fill, anchor=anchor, room=width - 8)
        return y

    # --- elements --------------------------------------------------------------------------------

    def add(self, tag: str, parent: ET.Element | None = None, **given: object) -> ET.Element:
        """A new element at the end of the parent, or of the whole drawing."""
        named = {
            name.replace("_", "-"): f"{value:g}" if isinstance(value, float) else str(value)
            for name, value in given.items()
        }
        return ET.SubElement(self.root if parent is None else parent, tag, named)

    def write(
        self,
        text: str,
        x: float,
        y: float,
        size: int,
        parent: ET.Element | None = None,
        *,
        bold: bool = False,
        fill: str = INK,
        anchor: str = "start",
        room: float | None = None,
    ) -> None:
        """A text; the signs of hearts and diamonds come out red."""
        if not text:
            return
        style: dict[str, object] = {"x": x, "y": y, "font_size": size}
        if fill != INK:
            style["fill"] = fill
        if bold:
            style["font_weight"] = "bold"
        if anchor != "start":
            style["text_anchor"] = anchor
        element = self.add("text", parent, **style)
        pieces = re.split(f"([{RED_SIGNS}])", _fitting(_printable(text), size, room))
        element.text = pieces[0]
        for sign, rest in zip(pieces[1::2], pieces[2::2], strict=True):
            part = self.add("tspan", element, fill=RED)
            part.text, part.tail = sign, rest


def _printable(text: str) -> str:
    """Without what XML cannot hold."""
    return "".join(char if char.isprintable() else " " for char in text)


def _fitting(text: str, size: int, room: float | None) -> str:
    """A text that fits; a letter is about six tenths as wide as high."""
    most = len(text) if room is None else max(3, int(room / (size * 0.6)))
    return text if len(text) <= most else text[: most - 1] + "…"
