"""How a decent player plays on, card by card: the policy by which imagined deals are finished.

Fast and plain. It sees the open cards of the imagined world, but uses them only where a player at
the table would count: what is still out, who is void, whether a card will hold the trick.
"""

from __future__ import annotations

from prikup.bots.thousand.position import Position
from prikup.bots.thousand.ranked import (
    ACE,
    HIGHER,
    JACK,
    KING,
    NINE,
    QUEEN,
    SUIT,
    TEN,
    Ranked,
    bottom,
    pairs_of,
    queens_of_pairs,
    top,
)
from prikup.cards import Mask
from prikup.game import Seat


def play_out(position: Position) -> Position:
    """Play the deal to its end; gives the position back."""
    after, size = position.rules.after, position.rules.size
    hands, trick = position.hands, position.trick
    seat = position.turn()
    while hands[seat]:
        if trick:
            card = follow(position, seat)
        else:
            card = lead(position, seat)
        full = len(trick) + 1 == size
        position.lay(seat, card)
        seat = position.leader if full else after[seat]
    return position


# --- leading -------------------------------------------------------------------------------------


def lead(position: Position, seat: Seat) -> Ranked:
    """Cash what is safe, declare, pull trumps, cash winners; else lose the lead cheaply."""
    hand = position.leads(seat)
    if not hand & (hand - 1):
        return top(hand)
    trump = position.trump
    others = 0
    for other, cards in enumerate(position.hands):
        if other != seat:
            others |= cards
    if queens_of_pairs(hand) and (position.tricks[seat] or position.rules.at_first_lead):
        return _declaring(position, hand, others)
    if trump >= 0:
        mine, theirs = hand & SUIT[trump], others & SUIT[trump]
        if theirs and mine > theirs and seat == position.declarer:
            return top(mine)
    winner = _winner(position, seat, hand, others)
    return winner if winner is not None else _losing(position, seat, hand, others)


def _declaring(position: Position, hand: Mask, others: Mask) -> Ranked:
    """The dearest marriage, but side aces first while there is no trump to take them."""
    worth = position.rules.worth
    queens = queens_of_pairs(hand)
    suit = max((s for s in range(4) if queens & SUIT[s]), key=worth.__getitem__)
    if position.trump < 0:
        aces = hand & ACE & ~SUIT[suit]
        if aces:
            return top(aces)
    king = hand & KING & SUIT[suit]
    return top(king) if king > others & SUIT[suit] else top(hand & QUEEN & SUIT[suit])


def _winner(position: Position, seat: Seat, hand: Mask, others: Mask) -> Ranked | None:
    """A card that takes the trick whatever the others hold; one of a marriage only if none else."""
    pairs = pairs_of(hand)
    spare = None
    for suit_mask in SUIT:
        mine = hand & suit_mask
        if mine and mine > others & suit_mask and not _ruffed(position, seat, suit_mask):
            card = top(mine)
            if not pairs >> card & 1:
                return card
            spare = card
    return spare


def _ruffed(position: Position, seat: Seat, suit_mask: Mask) -> bool:
    """Whether somebody is void in the suit and has a trump."""
    trump = position.trump
    if trump < 0 or suit_mask == SUIT[trump]:
        return False
    trumps = SUIT[trump]
    return any(
        not cards & suit_mask and cards & trumps
        for other, cards in enumerate(position.hands)
        if other != seat
    )


def _losing(position: Position, seat: Seat, hand: Mask, others: Mask) -> Ranked:
    """A low card; a defender looks for the suit in which his partner is stronger."""
    keep = pairs_of(hand)
    declarer = position.declarer
    best, best_cost = -1, 1000
    for suit, suit_mask in enumerate(SUIT):
        mine = hand & suit_mask
        if not mine:
            continue
        card = bottom(mine)
        cost = 2 * (card & 7)
        if keep >> card & 1:
            cost += 30
        if suit == position.trump:
            cost += 6
        if mine & TEN and mine.bit_count() == 2:
            cost += 6
        if seat != declarer:
            his = position.hands[declarer] & suit_mask
            if others & suit_mask & ~his > his > 0:
                cost -= 10
        if cost < best_cost:
            best, best_cost = card, cost
    return best


# --- following -----------------------------------------------------------------------------------


def follow(position: Position, seat: Seat) -> Ranked:
    """Take the trick if it will hold, feed the partner, else throw the least."""
    hands, trump, declarer = position.hands, position.trump, position.declarer
    hand = hands[seat]
    legal = position.follows(hand)
    if not legal & (legal - 1):
        return top(legal)
    owner, best = position.best()
    over = legal & HIGHER[best]
    if trump >= 0 and best >> 3 != trump:
        over |= legal & SUIT[trump]
    ours = declarer not in (owner, seat)
    if len(position.trick) + 1 < position.rules.size:
        coming = position.rules.after[seat]
        threat = _beating(position, hands[coming], best)
        if declarer in (coming, seat):
            if ours and not threat:
                return _fat(hand, legal)
            over = _above(position, over, hands[coming])
        elif threat:
            return _fat(hand, legal)
    elif ours:
        return _fat(hand, legal)
    return _taking(position, hand, over) if over else _thin(hand, legal)


def _coming(position: Position, hand: Mask) -> Ranked:
    """The strongest card that a player still to come can lay on the suit led, or -1."""
    following = hand & SUIT[position.trick[0] >> 3]
    if following:
        return top(following)
    return top(hand & SUIT[position.trump]) if position.trump >= 0 else -1


def _beating(position: Position, hand: Mask, best: Ranked) -> bool:
    """Whether a player still to come can beat the best card."""
    card = _coming(position, hand)
    if card < 0:
        return False
    return bool(HIGHER[best] >> card & 1) or (
        card >> 3 == position.trump and best >> 3 != position.trump
    )


def _above(position: Position, over: Mask, hand: Mask) -> Mask:
    """Those of our beating cards that a player still to come cannot beat."""
    card = _coming(position, hand)
    if card < 0:
        return over
    safe = HIGHER[card]
    if position.trump >= 0 and card >> 3 != position.trump:
        safe |= SUIT[position.trump]
    return over & safe


def _taking(position: Position, hand: Mask, over: Mask) -> Ranked:
    """Take with a ten that would not last, else with the weakest; not with half a marriage."""
    over = over & ~pairs_of(hand) or over
    tens = over & TEN & ~(hand >> 1)
    return top(tens) if tens else bottom(over)


def _fat(hand: Mask, legal: Mask) -> Ranked:
    """Points for the partner's trick: tens, late also aces, no marriages."""
    legal = legal & ~pairs_of(hand) or legal
    late = ACE if hand.bit_count() <= 4 else 0
    for rank in (TEN, late, KING, QUEEN, ACE, JACK):
        if legal & rank:
            return top(legal & rank)
    return top(legal)


def _thin(hand: Mask, legal: Mask) -> Ranked:
    """The fewest points; keeps marriages whole and tens covered."""
    legal = legal & ~pairs_of(hand) or legal
    for rank in (NINE, JACK, QUEEN, KING):
        cards = legal & rank
        while cards:
            card = top(cards)
            suit = hand & SUIT[card >> 3]
            if not (suit & TEN and suit.bit_count() == 2):
                return card
            cards ^= 1 << card
    for rank in (NINE, JACK, QUEEN, KING, TEN):
        if legal & rank:
            return top(legal & rank)
    return top(legal)
