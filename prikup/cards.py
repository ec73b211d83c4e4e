"""Cards, suits, ranks and sets of cards: the vocabulary of both games.

A card is a small integer, ``suit * 8 + rank``, with suits in the order S C D H and ranks in
the order 7 8 9 T J Q K A. A set of cards is an ``int`` bit mask (bit *c* stands for card
*c*): states and search use the bare mask, people use :class:`CardSet`, the face of a set.

This module knows the names of cards and nothing of any game: not which card beats which
(:mod:`prikup.tricks`) nor what a card is worth.

>>> KH = parse_card("KH")
>>> card_name(KH), card_symbol(KH)
('KH', 'K♥')
>>> parse_card("10s") == parse_card("T♠") == parse_card("TS")
True
>>> CardSet.parse("KH 9S AS")
CardSet('9S AS KH')
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet

Card = int
"""A card, 0 … 31."""
Suit = int
"""A suit, 0 … 3: spades, clubs, diamonds, hearts."""
Rank = int
"""A rank, 0 … 7: 7 8 9 T J Q K A."""
Mask = int
"""A set of cards as a bit mask."""

SUITS = "SCDH"
RANKS = "789TJQKA"
SUIT_SYMBOLS = "♠♣♦♥"

CARD_NAMES: tuple[str, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The plain form of each card, by card."""
CARDS: dict[str, Card] = {name: card for card, name in enumerate(CARD_NAMES)}
"""Each card by its plain form."""

SUIT_MASKS: tuple[Mask, ...] = tuple(0xFF << (8 * suit) for suit in range(4))
RANK_MASKS: tuple[Mask, ...] = tuple(0x01010101 << rank for rank in range(8))
BIT: tuple[Mask, ...] = tuple(1 << card for card in range(32))
SUIT_OF: tuple[Suit, ...] = tuple(card // 8 for card in range(32))
RANK_OF: tuple[Rank, ...] = tuple(card % 8 for card in range(32))

# Letters of the Russian and Ukrainian decks (В Д К Т) and of the Polish one (W D K A). Each stands
# for one rank only: a rank comes first, so the Polish D is never taken for diamonds.
_RANK_LETTERS = {"10": "T", "1": "T", "Т": "A", "К": "K", "Д": "Q", "В": "J", "D": "Q", "W": "J"}
_SUIT_LETTERS = {
    **dict(zip(SUIT_SYMBOLS, SUITS, strict=True)),
    **dict(zip("♤♧♢♡", SUITS, strict=True)),
    "П": "S",
    "Т": "C",
    "К": "C",
    "Б": "D",
    "Ч": "H",
}


class BadCard(ValueError):
    """A text that names no card, or a list that names one twice. ``text`` is the offender."""

    def __init__(self, text: str, message: str) -> None:
        super().__init__(message)
        self.text = text


def parse_card(text: str) -> Card:
    """The card that ``text`` names.

    Accepts the plain form (``TS``), lower case, ``10S``, suit signs (``T♠``), Russian and Ukrainian
    letters (``Т♠`` is the ace of spades: a Cyrillic Т is a *туз*), and Polish ranks (``D♥`` is the
    queen of hearts, *dama*). Raises :class:`BadCard`.
    """
    if (known := CARDS.get(text)) is not None:
        return known
    word = text.strip().upper().replace("\ufe0e", "").replace("\ufe0f", "")
    rank, suit = word[:-1], word[-1:]
    card = CARDS.get(_RANK_LETTERS.get(rank, rank) + _SUIT_LETTERS.get(suit, suit))
    if card is None:
        raise BadCard(text, f"{text!r} is no card: write rank and suit, like KH or TS")
    return card


def card_name(card: Card) -> str:
    """The plain form: rank and suit, two ASCII characters."""
    return CARD_NAMES[card]


def card_symbol(card: Card) -> str:
    """A picture for people: ``10♠``, ``K♥``."""
    rank = RANKS[RANK_OF[card]]
    return ("10" if rank == "T" else rank) + SUIT_SYMBOLS[SUIT_OF[card]]


def make_card(rank: str, suit: Suit) -> Card:
    """The card of a rank letter and a suit."""
    return suit * 8 + RANKS.index(rank)


def cards_of(mask: Mask) -> list[Card]:
    """The cards of a mask in ascending order."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards


def mask_of(cards: Iterable[Card]) -> Mask:
    """The mask of some cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def parse_cards(text: str | Iterable[str]) -> list[Card]:
    """The cards of a text with spaces (or of a list of names), in the order given.

    Raises :class:`BadCard` for a word that is no card or a card named twice.
    """
    words = text.split() if isinstance(text, str) else list(text)
    cards: list[Card] = []
    for word in words:
        card = parse_card(word)
        if card in cards:
            raise BadCard(word, f"{card_name(card)} is named twice")
        cards.append(card)
    return cards


def format_cards(cards: Mask | Iterable[Card]) -> str:
    """Plain forms with spaces; a mask is written in ascending order, a list in its own."""
    listed = cards_of(cards) if isinstance(cards, int) else cards
    return " ".join(CARD_NAMES[card] for card in listed)


class CardSet(AbstractSet[Card]):
    """A set of cards: a mask with the face of a :class:`collections.abc.Set`.

    >>> hand = CardSet.parse("KH QH 9S")
    >>> len(hand), parse_card("9S") in hand
    (3, True)
    >>> hand & CardSet.parse("9S AS")
    CardSet('9S')
    """

    __slots__ = ("mask",)

    def __init__(self, cards: Mask | Iterable[Card] = 0) -> None:
        self.mask: Mask = cards if isinstance(cards, int) else mask_of(cards)

    @classmethod
    def parse(cls, text: str | Iterable[str]) -> CardSet:
        """Read a list of cards; see :func:`parse_cards`."""
        return cls(parse_cards(text))

    def __contains__(self, card: object) -> bool:
        return isinstance(card, int) and bool(self.mask >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        return iter(cards_of(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __hash__(self) -> int:
        return hash(self.mask)

    def __str__(self) -> str:
        return format_cards(self.mask)

    def __repr__(self) -> str:
        return f"CardSet({str(self)!r})"


def deck(lowest: str = "7") -> tuple[Card, ...]:
    """The cards from rank ``lowest`` up, in ascending order: 32 from ``7``, 24 from ``9``."""
    bottom = RANKS.index(lowest)
    return tuple(card for card in range(32) if RANK_OF[card] >= bottom)
