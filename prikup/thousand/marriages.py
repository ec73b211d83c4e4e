"""What leading a card declares: marriages, halves, four aces, four nines."""

from __future__ import annotations

from prikup.cards import SUIT_OF, Card, Mask
from prikup.game import Seat
from prikup.thousand.rules import ACE_MARRIAGE, Rules
from prikup.thousand.state import ACES, JACKS, KINGS, NINES, QUEENS, Marriage, PlayState

_DECLARING = KINGS | QUEENS | ACES | NINES | JACKS


def candidates(hand: Mask, rules: Rules) -> Mask:
    """The cards of a hand that may declare something when they are led; no others do."""
    agreed, mask = rules.marriage, 0
    for pair in rules.pairs:
        if hand & pair == pair:
            mask |= pair
    if agreed.half_marriage:
        mask |= hand & (QUEENS | JACKS)
    if agreed.ace_marriage != "off":
        mask |= hand & ACES
    if agreed.four_nines and hand & NINES == NINES:
        mask |= NINES
    return mask


def declared_by(play: PlayState, rules: Rules, seat: Seat, card: Card) -> Marriage | None:
    """What ``seat`` would declare by leading ``card`` now."""
    bit = 1 << card
    if not bit & _DECLARING:
        return None
    hand, agreed = play.hands[seat], rules.marriage
    if bit & NINES:
        return _nines(rules, seat, hand)
    if not (play.tricks[seat] or agreed.marriage_first_lead):
        return None
    least = agreed.marriage_min_cards
    if least is not None and hand.bit_count() < least:
        return None
    if bit & ACES and agreed.ace_marriage != "off":
        aces = _aces(play, rules, seat, card)
        if aces is not None:
            return aces
    return _pair(play, rules, seat, card)


def _pair(play: PlayState, rules: Rules, seat: Seat, card: Card) -> Marriage | None:
    """A pair or a half of one. A queen counts once: a whole pair in hand comes before the half."""
    hand, suit, bit = play.hands[seat], SUIT_OF[card], 1 << card
    pair, half, worth = rules.pairs[suit], rules.halves[suit], rules.marriage_worth[suit]
    if not rules.marriage.half_marriage:
        return Marriage(seat, suit, worth) if bit & pair and hand & pair == pair else None
    counted = 0
    for marriage in play.marriages:
        if marriage.suit == suit and marriage.kind in ("pair", "half"):
            counted |= pair if marriage.kind == "pair" else half
    if hand & pair == pair and not counted & pair:
        if bit & pair:
            return Marriage(seat, suit, worth)
        counted |= pair
    if bit & half and hand & half == half and not counted & half:
        return Marriage(seat, suit, worth // 2, "half")
    return None


def _aces(play: PlayState, rules: Rules, seat: Seat, card: Card) -> Marriage | None:
    """On leading the first of four aces in hand, or the fourth of four led (which names trumps)."""
    hand, how = play.hands[seat], rules.marriage.ace_marriage
    if how == "first_ace":
        return Marriage(seat, None, ACE_MARRIAGE, "aces") if hand & ACES == ACES else None
    led = [cards[0] for leader, cards, _ in play.taken if leader == seat]
    if rules.marriage.ace_marriage_all_in_a_row:
        led = [cards[0] for leader, cards, _ in play.taken[-3:] if leader == seat]
    if sum(1 for lead in led if 1 << lead & ACES) == 3:
        return Marriage(seat, SUIT_OF[card], ACE_MARRIAGE, "aces")
    return None


def _nines(rules: Rules, seat: Seat, hand: Mask) -> Marriage | None:
    amount = rules.marriage.four_nines
    if amount and rules.marriage.four_nines_when == "first_nine_led" and hand & NINES == NINES:
        return Marriage(seat, None, amount, "nines")
    return None
