"""The bonus for a talon that holds sure tricks (``talon_bonus``)."""

from __future__ import annotations

from collections.abc import Iterable

from prikup.cards import RANK_OF, SUIT_OF, Card
from prikup.game import reason
from prikup.preferans.scoring.sheet import Sheet

_QUEEN, _KING, _ACE = 5, 6, 7


def quick_tricks(talon: Iterable[Card]) -> int:
    """Tricks that the talon is counted for: an ace or a king with its queen one, an ace with its
    king two, two aces three.

    >>> from prikup.cards import parse_card
    >>> [quick_tricks(map(parse_card, cards.split()))
    ...  for cards in ("AS AD", "AS KS", "KD QD", "AS 7S", "AS KD", "KS QD")]
    [3, 2, 1, 1, 1, 0]
    """
    cards = list(talon)
    ranks = sorted(RANK_OF[card] for card in cards)
    aces = ranks.count(_ACE)
    if aces == 2:
        return 3
    one_suit = len({SUIT_OF[card] for card in cards}) == 1
    if one_suit and ranks == [_KING, _ACE]:
        return 2
    return 1 if aces or (one_suit and ranks == [_QUEEN, _KING]) else 0


def talon_bonus(sheet: Sheet) -> None:
    """The dealer who rests writes whists on the declarer of a game for the tricks that came with
    the talon; where nobody rests, the two defenders write half of them each."""
    result = sheet.result
    if result.kind != "game" or not sheet.rules.score.talon_bonus:
        return
    tricks = quick_tricks(result.talon)
    whists = tricks * sheet.prices.whist
    writers = sheet.resting[:1] or sheet.defenders
    for seat in writers:
        why = reason("entry-talon-bonus", count=tricks, price=sheet.prices.whist)
        sheet.write_whists(seat, sheet.declarer, whists // len(writers), "talon_bonus", why)
