"""What a hand looks like to an experienced eye: its tricks, its holes, what it can spare.

Everything is a sum over suits, and a suit is one byte: the tables are made once.
"""

from __future__ import annotations

from itertools import combinations

from prikup.bots.preferans.position import NO_TRUMP
from prikup.cards import SUIT_MASKS, Mask, cards_of

BEST = 6
"""As many ways to put two cards away for a misère are worth a closer look."""
A_TRICK = 0.75
"""What a trick of a side suit may count; a way to put two cards away must not cost one."""


def _tricks(mine: int, theirs: int) -> int:
    """Tricks of a suit led from the top until it is worked out, against one other hand."""
    won = 0
    while mine:
        if not theirs:
            return won + mine.bit_count()
        if mine > theirs:
            won += 1
            mine ^= 1 << mine.bit_length() - 1
            theirs &= theirs - 1
        else:
            mine &= mine - 1
            theirs ^= 1 << theirs.bit_length() - 1
    return won


def _longest(theirs: int) -> int:
    """The longer of the two other hands as it usually is: two thirds of what is out, the best."""
    for _ in range(theirs.bit_count() // 3):
        theirs &= theirs - 1
    return theirs


def suit_holes(mine: Mask, theirs: Mask) -> int:
    """Tricks that a suit may have to take in a misère: cards that may be left without a lower
    answer, 0 for a safe suit."""
    found = 0
    while mine and theirs:
        low, other = mine & -mine, theirs & -theirs
        found += low > other
        mine ^= low
        theirs ^= other
    return found


TRICKS: tuple[int, ...] = tuple(_tricks(byte, _longest(~byte & 0xFF)) for byte in range(256))
SURE: tuple[int, ...] = tuple(_tricks(byte, ~byte & 0xFF) for byte in range(256))
HOLES: tuple[int, ...] = tuple(suit_holes(byte, ~byte & 0xFF) for byte in range(256))
LOSERS: tuple[int, ...] = tuple(
    byte & (1 << (~byte & 0xFF).bit_length()) - 1 for byte in range(256)
)
"""The cards of a suit above which somebody else has one."""


def suit_of(hand: Mask, suit: int) -> int:
    """The cards of a suit as a byte, the seven lowest."""
    return hand >> 8 * suit & 0xFF


def tricks(hand: Mask, trump: int) -> float:
    """The tricks that a hand should take in its own contract.

    >>> from prikup.cards import CardSet
    >>> hand = CardSet.parse("AS KS QS 9S 8S AD KD 8D 7C 9H").mask
    >>> tricks(hand, 0), tricks(hand, NO_TRUMP)
    (7.0, 5.25)
    """
    count = 0.0
    for suit in range(4):
        byte = hand >> 8 * suit & 0xFF
        if suit == trump:
            count += TRICKS[byte]
        else:
            won = TRICKS[byte]
            count += won if won <= 2 else 2 + 0.75 * (won - 2)
            if trump < 0 and not byte & 0x80:
                count -= 0.5
    return count


def best_trump(hand: Mask) -> tuple[int, float]:
    """The suit (or no trump) in which a hand takes most, the longest of equals, and how much."""
    options = (NO_TRUMP, *range(4))
    best = max(
        options,
        key=lambda trump: (
            tricks(hand, trump),
            suit_of(hand, trump).bit_count() if trump >= 0 else 0,
        ),
    )
    return best, tricks(hand, best)


def holes(hand: Mask) -> int:
    """Tricks that a hand may have to take in a misère.

    >>> from prikup.cards import CardSet
    >>> holes(CardSet.parse("7S 9S JS 7C 8C 7D 9D 7H 8H TH").mask)
    0
    """
    return sum(HOLES[hand >> 8 * suit & 0xFF] for suit in range(4))


def put_away(hand: Mask, trump: int) -> list[Mask]:
    """Sensible ways to put two of twelve cards away for a contract, the best first: of each suit
    the lowest cards; trumps and masters only where there is nothing else.

    >>> from prikup.cards import CardSet
    >>> hand = CardSet.parse("8S AS QC KC TD JD QD AD 7H 8H TH JH").mask
    >>> [str(CardSet(pair)) for pair in put_away(hand, 2)]
    ['8S 7H', '7H 8H', 'QC KC', '8S QC']
    """
    losers = sum(LOSERS[suit_of(hand, suit)] << 8 * suit for suit in range(4) if suit != trump)
    plain = hand & ~SUIT_MASKS[trump] if trump >= 0 else hand
    spare = next(cards for cards in (losers, plain, hand) if cards.bit_count() >= 2)
    suits = [cards_of(spare & mask) for mask in SUIT_MASKS if spare & mask]
    pairs = [1 << one[0] | 1 << other[0] for one, other in combinations(suits, 2)]
    pairs += [1 << suit[0] | 1 << suit[1] for suit in suits if len(suit) > 1]
    kept = {pair: _kept(hand ^ pair, pair, trump) for pair in pairs}
    best = max(kept.values())
    near = [pair for pair in pairs if kept[pair] > best - A_TRICK]
    return sorted(near, key=kept.__getitem__, reverse=True)


def _kept(hand: Mask, pair: Mask, trump: int) -> float:
    """How good ten cards are; of equals those whose discards are low and make suits short."""
    lost = sum(card & 7 for card in cards_of(pair))
    voids = sum(not hand >> 8 * suit & 0xFF for suit in range(4))
    return tricks(hand, trump) + 0.1 * voids - 0.01 * lost


def put_away_low(hand: Mask, count: int = BEST) -> list[Mask]:
    """Ways to put two cards away for a misère, the safest first."""
    pairs = [1 << a | 1 << b for a, b in combinations(cards_of(hand), 2)]
    pairs.sort(key=lambda pair: (holes(hand ^ pair), -sum(card & 7 for card in cards_of(pair))))
    return pairs[:count]
