"""The cards of a deal in Portable Preferans Notation (PPN): 32 characters, one a card.

The first ten are the hand on the dealer's left, then hand after hand clockwise, the last two the
talon: a record's ``deck`` in another alphabet. Spades come first (``1`` is the seven of spades),
then diamonds, hearts and clubs (``W`` is the ace). The description is that of the project Prefko,
github.com/prefko/portable-preferans-notation; its auction and score are those of another game.
"""

from __future__ import annotations

from string import ascii_uppercase, digits

from prikup.cards import CARD_NAMES, CARDS, RANKS, Card
from prikup.game import BadRecord, reason

SIGNS = digits[1:] + ascii_uppercase[:23]
CARD_OF: dict[str, Card] = dict(
    zip(SIGNS, (CARDS[rank + suit] for suit in "SDHC" for rank in RANKS), strict=True)
)


def read_deck(text: str) -> list[Card]:
    """The cards in order. Raises :class:`BadRecord`.

    >>> from prikup.cards import format_cards
    >>> format_cards(read_deck("123456789ABCDEFGHIJKLMNOPQRSTUVW")[:9])
    '7S 8S 9S TS JS QS KS AS 7D'
    """
    if len(text) != len(SIGNS):
        raise BadRecord(reason("ppn-length", count=len(text), right=len(SIGNS)))
    order: list[Card] = []
    for place, sign in enumerate(text, start=1):
        if (card := CARD_OF.get(sign.upper())) is None:
            raise BadRecord(reason("ppn-sign", text=sign, place=place))
        if card in order:
            raise BadRecord(reason("card-twice", card=CARD_NAMES[card]))
        order.append(card)
    return order
