"""How a decent player plays on, card by card: the policy by which imagined deals are finished.

Fast and plain. It sees the open cards of the imagined world, but uses them only where a player at
the table would count: what is still out, who is void, whether a card will hold the trick.
"""

from __future__ import annotations

from prikup.bots.thousand import avoiding
from prikup.bots.thousand.position import NOBODY, Position
from prikup.bots.thousand.ranked import (
    ACE,
    BLANK,
    HIGHER,
    JACK,
    KING,
    NINE,
    QUEEN,
    SUIT,
    TEN,
    WORTH,
    Ranked,
    bottom,
    top,
)
from prikup.cards import Mask
from prikup.game import Seat


def play_out(position: Position) -> Position:
    """Play the deal to its end; gives the position back."""
    after = position.customs.after
    hands, trick = position.hands, position.trick
    takes_little = position.declarer == NOBODY and not position.customs.draws
    leading = avoiding.lead if takes_little else lead
    following = avoiding.follow if takes_little else follow
    seat = position.turn()
    while hands[seat]:
        if trick:
            position.follow_with(seat, following(position, seat))
        else:
            position.lay(seat, leading(position, seat))
        seat = after[seat] if trick else position.leader
    position.close()
    return position


# --- leading -------------------------------------------------------------------------------------


def lead(position: Position, seat: Seat) -> Ranked:
    """Cash what is safe, declare, pull trumps, cash winners; else lose the lead cheaply."""
    hand = position.leads(seat)
    if not hand & (hand - 1):
        return top(hand)
    trump, sides = position.trump, position.sides
    mine = sides[seat]
    friends = foes = 0
    for other, cards in enumerate(position.hands):
        if sides[other] != mine:
            foes |= cards
        elif other != seat:
            friends |= cards
    others = friends | foes
    customs = position.customs
    special = _special(position, seat, hand) if customs.specials else 0
    if special:
        return top(special)
    if customs.married(hand) and position.may_declare(seat):
        marriages = position.marriages(hand)
        if marriages:
            return _declaring(position, hand, others, max(marriages)[1])
    if trump >= 0 and mine == sides[position.declarer]:
        theirs = foes & SUIT[trump]
        if theirs and hand & SUIT[trump] > theirs:
            return top(hand & SUIT[trump])
    winner = _winner(position, seat, hand, others)
    return winner if winner is not None else _losing(position, hand, friends, foes)


def _declaring(position: Position, hand: Mask, others: Mask, pair: Mask) -> Ranked:
    """The dearest marriage; before there is a trump to take it, first a side ace of a suit that
    the others will soon be void in. The other aces win the lead back later."""
    suit_mask = SUIT[top(pair) >> 3]
    if position.trump < 0:
        aces = hand & ACE & ~suit_mask
        for side in SUIT:
            if aces & side and (others & side).bit_count() < position.customs.size:
                return top(aces & side)
    return top(pair) if pair > others & suit_mask else bottom(pair)


def _special(position: Position, seat: Seat, hand: Mask) -> Mask:
    """Cards of an ace marriage, or four nines, that may be led now for points."""
    customs = position.customs
    if customs.nines_led and hand & NINE == NINE:
        return NINE
    if customs.ace_marriage == "off" or not hand & ACE or not position.may_declare(seat):
        return 0
    begun = hand & ACE == ACE or position.ace_leads[seat]
    return hand & ACE if begun else 0


def _winner(position: Position, seat: Seat, hand: Mask, others: Mask) -> Ranked | None:
    """A card that takes the trick whatever the others hold, of the suit that they have the fewest
    of: the others wait to win the lead back. One of a marriage only if there is none else."""
    pairs = position.customs.married(hand)
    winner = spare = None
    fewest = len(WORTH)
    for suit_mask in SUIT:
        mine, out = hand & suit_mask, others & suit_mask
        if mine > out and not _ruffed(position, seat, suit_mask):
            card = top(mine)
            if pairs >> card & 1:
                spare = card
            elif out.bit_count() < fewest:
                winner, fewest = card, out.bit_count()
    return spare if winner is None else winner


def _ruffed(position: Position, seat: Seat, suit_mask: Mask) -> bool:
    """Whether somebody is void in the suit and has a trump."""
    trump = position.trump
    if trump < 0 or suit_mask == SUIT[trump]:
        return False
    trumps = SUIT[trump]
    for other, cards in enumerate(position.hands):
        if cards & trumps and not cards & suit_mask and other != seat:
            return True
    return False


def _losing(position: Position, hand: Mask, friends: Mask, foes: Mask) -> Ranked:
    """A low card; with a partner, of the suit in which he is stronger."""
    keep = position.customs.married(hand)
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
        if friends & suit_mask > foes & suit_mask > 0:
            cost -= 10
        if cost < best_cost:
            best, best_cost = card, cost
    return best


# --- following -----------------------------------------------------------------------------------


def follow(position: Position, seat: Seat) -> Ranked:
    """Take the trick if it will hold, feed the partner, else throw the least."""
    hands, trump, sides = position.hands, position.trump, position.sides
    hand = hands[seat]
    legal = position.follows(hand)
    if not legal & (legal - 1):
        return top(legal)
    owner, best = position.best()
    over = legal & HIGHER[best]
    if trump >= 0 and best >> 3 != trump:
        over |= legal & SUIT[trump]
    mine = sides[seat]
    ours = sides[owner] == mine
    threat = foes_coming = helped = False
    coming = seat
    for _ in range(position.customs.size - len(position.trick) - 1):
        coming = position.customs.after[coming]
        card = _coming(position, hands[coming])
        beats = card >= 0 and _beats(card, best, trump)
        if sides[coming] == mine:
            helped = helped or beats
        else:
            foes_coming = True
            threat = threat or beats
            if over and card >= 0:
                over &= HIGHER[card] | (SUIT[trump] if card >> 3 != trump >= 0 else 0)
    if (ours and not threat) or (helped and not ours and not foes_coming):
        return _fat(position, hand, legal)
    return _taking(position, hand, over) if over else _thin(position, hand, legal)


def _coming(position: Position, hand: Mask) -> Ranked:
    """The strongest card that a player still to come can lay on the suit led, or -1."""
    following = hand & SUIT[position.trick[0] >> 3]
    if following:
        return top(following)
    return top(hand & SUIT[position.trump]) if position.trump >= 0 else -1


def _beats(card: Ranked, best: Ranked, trump: int) -> bool:
    """Whether a card beats the best one of the trick."""
    return bool(HIGHER[best] >> card & 1) or card >> 3 == trump != best >> 3


def _taking(position: Position, hand: Mask, over: Mask) -> Ranked:
    """Take with a ten that would not last, else with the weakest; not with half a marriage."""
    over = over & ~position.customs.married(hand) or over
    tens = over & TEN & ~(hand >> 1)
    return top(tens) if tens else bottom(over)


def _fat(position: Position, hand: Mask, legal: Mask) -> Ranked:
    """Points for the partner's trick: tens, late also aces, no marriages."""
    legal = legal & ~position.customs.married(hand) or legal
    late = ACE if hand.bit_count() <= 4 else 0
    for rank in (TEN, late, KING, QUEEN, ACE, JACK):
        if legal & rank:
            return top(legal & rank)
    return top(legal)


def _thin(position: Position, hand: Mask, legal: Mask) -> Ranked:
    """The fewest points; keeps marriages whole and tens covered."""
    legal = legal & ~position.customs.married(hand) or legal
    for rank in (BLANK, JACK, QUEEN, KING):
        cards = legal & rank
        while cards:
            card = top(cards)
            suit = hand & SUIT[card >> 3]
            if not (suit & TEN and suit.bit_count() == 2):
                return card
            cards ^= 1 << card
    for rank in (BLANK, JACK, QUEEN, KING, TEN):
        if legal & rank:
            return top(legal & rank)
    return top(legal)
