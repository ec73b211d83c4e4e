"""How a decent player plays on, card by card: the policy by which imagined deals are finished.

Fast and plain. It sees the open cards of the imagined world, but uses them only where a player at
the table would count: what is still out, who is void, whether a card will hold the trick.
"""

from __future__ import annotations

from prikup.bots.preferans.hands import suit_holes
from prikup.bots.preferans.position import AFTER, NOBODY, Goal, Position
from prikup.cards import SUIT_MASKS, Card, Mask

BELOW: tuple[Mask, ...] = tuple(SUIT_MASKS[card >> 3] & ((1 << card) - 1) for card in range(32))
"""The lower cards of a card's suit."""
ABOVE: tuple[Mask, ...] = tuple(
    SUIT_MASKS[card >> 3] & ~((1 << card + 1) - 1) for card in range(32)
)
"""The higher cards of a card's suit."""


def top(mask: Mask) -> Card:
    """The strongest card of a suit."""
    return mask.bit_length() - 1


def bottom(mask: Mask) -> Card:
    """The weakest card of a suit."""
    return (mask & -mask).bit_length() - 1


def play_out(position: Position) -> Position:
    """Play the deal to its end; gives the position back."""
    hands, trick, owners = position.hands, position.trick, position.owners
    choose = CHOOSERS[position.goal]
    while True:
        if not trick and position.talon:
            position.turn_up()
        place = AFTER[owners[-1]] if owners and owners[-1] >= 0 else position.leader
        hand = hands[place]
        if not hand:
            return position
        legal = position.follows(hand)
        position.lay(place, choose(position, place, legal) if legal & (legal - 1) else top(legal))


def choose_card(position: Position, place: int) -> Card:
    """The card that the habits lay from this place."""
    legal = position.follows(position.hands[place])
    return CHOOSERS[position.goal](position, place, legal)


# --- a game for tricks ---------------------------------------------------------------------------


def _in_game(position: Position, place: int, legal: Mask) -> Card:
    if not position.trick:
        if place == position.soloist:
            return _declarer_leads(position, place, legal)
        return _defender_leads(position, place, legal)
    return _follow(position, place, legal)


def _declarer_leads(position: Position, place: int, hand: Mask) -> Card:
    """Pull trumps, cash what is safe, build up the longest suit."""
    second = AFTER[place]
    left, right = position.hands[second], position.hands[AFTER[second]]
    trump = position.trump
    if trump >= 0:
        mine, theirs = hand & SUIT_MASKS[trump], (left | right) & SUIT_MASKS[trump]
        if theirs and mine & (mine - 1) and (mine > theirs or mine.bit_count() > 2):
            return _driving(mine, theirs)
    winner, longest, most = -1, 0, 0
    for suit, mask in enumerate(SUIT_MASKS):
        mine = hand & mask
        if not mine or suit == trump:
            continue
        theirs = (left | right) & mask
        if mine > theirs and not _ruffs(position, left, mask) and not _ruffs(position, right, mask):
            if theirs:
                return top(mine)
            winner = top(mine)
        length = 2 * mine.bit_count() - theirs.bit_count() // 2
        if length > most:
            longest, most = mine, length
    if winner >= 0:
        return winner
    if not longest:
        return bottom(hand)
    suit_mask = SUIT_MASKS[top(longest) >> 3]
    return _driving(longest, (left | right) & suit_mask)


def _driving(mine: Mask, theirs: Mask) -> Card:
    """A master, or a card that forces one out: the top of a sequence, else the lowest."""
    high = top(mine)
    if mine > theirs:
        return high
    rest = mine ^ (1 << high)
    sequence = rest and not theirs & ABOVE[top(rest)] & BELOW[high]
    return high if sequence else bottom(mine)


def _ruffs(position: Position, hand: Mask, suit_mask: Mask) -> bool:
    """Whether a hand is void in the suit and has a trump."""
    trump = position.trump
    return trump >= 0 and not hand & suit_mask and bool(hand & SUIT_MASKS[trump])


def _defender_leads(position: Position, place: int, hand: Mask) -> Card:
    """Cash what the declarer cannot take, give the partner the lead where he is stronger, lead
    through the declarer into the partner's high cards; never open a suit from a lone honour."""
    soloist = position.soloist
    partner = 3 - place - soloist
    his, ours = position.hands[soloist], position.hands[partner]
    through = AFTER[place] == soloist
    trumps = SUIT_MASKS[position.trump] if position.trump >= 0 else 0
    best, best_cost = -1, 1000
    for suit, mask in enumerate(SUIT_MASKS):
        mine = hand & mask
        if not mine:
            continue
        declarers, partners = his & mask, ours & mask
        if suit != position.trump:
            if _ruffs(position, his, mask):
                cost = 12  # it costs him a trump
            elif mine > declarers:
                if not partners or mine > partners:
                    return top(mine)
                cost = 5
            elif partners > declarers:
                cost = 10 if through else 14
            else:
                cost = 24 - 2 * declarers.bit_count()
            if mine.bit_count() == 1 and hand & trumps:
                cost -= 6
        else:
            cost = 30
        if not mine > declarers and (top(mine) & 7) >= 4 and mine.bit_count() < 4:
            cost += 6
        if cost < best_cost:
            best, best_cost = bottom(mine), cost
    return best


def _follow(position: Position, place: int, legal: Mask) -> Card:
    """Take the trick if it will hold, else throw the least."""
    owner, best = position.best()
    soloist, trump = position.soloist, position.trump
    over = legal & ABOVE[best]
    if trump >= 0 and best >> 3 != trump:
        over |= legal & SUIT_MASKS[trump]
    ours = soloist not in (owner, place)
    if len(position.trick) == 2:
        if ours or not over:
            return _thrown(position, place, legal)
        return _cheapest(over, trump)
    coming = AFTER[place]
    reply = _strongest(position, position.hands[coming])
    if soloist in (coming, place):
        if ours and not _beats(reply, best, trump):
            return _thrown(position, place, legal)
        if not over:
            return _thrown(position, place, legal)
        holding = over & ABOVE[reply] if reply >= 0 else over
        if reply >= 0 and trump >= 0 and reply >> 3 != trump:
            holding |= over & SUIT_MASKS[trump]
        if holding:
            return _cheapest(holding, trump)
        return _second_hand(position, place, legal, over, reply)
    # The partner plays last.
    if _beats(reply, best, trump) or not over:
        return _thrown(position, place, legal)
    return _cheapest(over, trump)


def _second_hand(position: Position, place: int, legal: Mask, over: Mask, reply: Card) -> Card:
    """It will not hold: low, unless the card forces a higher one out that makes others good."""
    high = top(over)
    if high >> 3 == reply >> 3 and over & (over - 1) and place == position.soloist:
        between = BELOW[high] & over
        if between and top(between) == high - 1:
            return high - 1
    return _thrown(position, place, legal)


def _cheapest(over: Mask, trump: int) -> Card:
    """The weakest of cards that all take: a plain one before a trump."""
    plain = over & ~SUIT_MASKS[trump] if trump >= 0 else over
    return bottom(plain or over)


def _strongest(position: Position, hand: Mask) -> Card:
    """The strongest card that a player still to come can lay on the suit led, or -1."""
    following = hand & SUIT_MASKS[position.trick[0] >> 3]
    if following:
        return top(following)
    if position.trump >= 0:
        return top(hand & SUIT_MASKS[position.trump])
    return -1


def _beats(card: Card, best: Card, trump: int) -> bool:
    if card < 0:
        return False
    return card > best if card >> 3 == best >> 3 else card >> 3 == trump


def _thrown(position: Position, place: int, legal: Mask) -> Card:
    """The card that is missed least: low ones, no guards of an honour, no masters."""
    suit = legal & SUIT_MASKS[top(legal) >> 3]
    if suit == legal:
        return bottom(legal)
    others = 0
    for other, cards in enumerate(position.hands):
        if other != place:
            others |= cards
    best, best_cost = -1, 1000
    for mask in SUIT_MASKS:
        mine = legal & mask
        if not mine:
            continue
        card, length, theirs = bottom(mine), mine.bit_count(), others & mask
        cost = (card & 7) * 2
        if mine > theirs:
            cost += 20 if length == 1 else 4
        elif theirs:
            missing = (theirs & ABOVE[top(mine)]).bit_count()
            if missing < length <= missing + 1:
                cost += 9 - 3 * missing
        if cost < best_cost:
            best, best_cost = card, cost
    return best


# --- misère --------------------------------------------------------------------------------------


def _in_misere(position: Position, place: int, legal: Mask) -> Card:
    if place == position.soloist:
        return (
            _lead_low(position, place, legal)
            if not position.trick
            else _duck(position, place, legal)
        )
    if not position.trick:
        return _catcher_leads(position, place, legal)
    return _catcher_follows(position, place, legal)


def _catcher_leads(position: Position, place: int, hand: Mask) -> Card:
    """A low card that the soloist cannot go under; else a suit that he has, high."""
    soloist = position.soloist
    his, ours = position.hands[soloist], position.hands[3 - place - soloist]
    best, best_value = -1, -1000
    for mask in SUIT_MASKS:
        mine = hand & mask
        if not mine:
            continue
        declarers, partners = his & mask, ours & mask
        if not declarers:
            value, card = -20 - mine.bit_count(), bottom(mine)
        else:
            least = declarers & -declarers
            under = mine & (least - 1)
            if under and (not partners or partners & (least - 1)):
                return top(under)
            value = declarers.bit_count() - 2 * (declarers > mine | partners)
            if under or partners & (least - 1):
                value += 4
            card = top(mine)
        if value > best_value:
            best, best_value = card, value
    return best


def _catcher_follows(position: Position, place: int, legal: Mask) -> Card:
    """Stay under the soloist where he must take; otherwise spend the high cards."""
    owner, best = position.best()
    soloist = position.soloist
    led = SUIT_MASKS[position.trick[0] >> 3]
    if not legal & led:
        return _unload_for_catch(position, place, legal)
    if soloist in position.owners:
        if owner == soloist:
            under = legal & BELOW[best]
            if under:
                return top(under)
        return top(legal)
    his = position.hands[soloist] & led
    if not his:
        return top(legal)
    least = his & -his
    if best < least.bit_length() - 1:
        under = legal & (least - 1)
        if under:
            return top(under)
    return top(legal)


def _unload_for_catch(position: Position, place: int, legal: Mask) -> Card:
    """Throw what cannot catch: high cards of suits in which the soloist is safe or void."""
    his = position.hands[position.soloist]
    best, best_value = -1, -1000
    for mask in SUIT_MASKS:
        mine = legal & mask
        if not mine:
            continue
        declarers = his & mask
        high = top(mine)
        value = high & 7
        if not declarers:
            value += 8
        elif mine & (declarers & -declarers) - 1:
            value -= 8
        if value > best_value:
            best, best_value = high, value
    return best


# --- avoiding tricks -----------------------------------------------------------------------------


def _in_all_pass(position: Position, place: int, legal: Mask) -> Card:
    return _duck(position, place, legal) if position.trick else _lead_low(position, place, legal)


def _duck(position: Position, place: int, legal: Mask) -> Card:
    """The highest card that stays under; who must take takes with the highest; who is void throws
    the most dangerous card."""
    led = SUIT_MASKS[position.trick[0] >> 3]
    if not legal & led:
        return _dangerous(position, place, legal)
    _, best = position.best()
    under = legal & BELOW[best]
    if under:
        return top(under)
    if len(position.trick) - (position.owners[0] == NOBODY) < 2:
        coming = position.hands[AFTER[place]] & led
        if coming:
            least = coming & -coming
            safe = legal & (least - 1)
            return top(safe) if safe else bottom(legal)
    return top(legal)


def _lead_low(position: Position, place: int, hand: Mask) -> Card:
    """The highest card that somebody must beat; else the lowest that there is."""
    second = AFTER[place]
    left, right = position.hands[second], position.hands[AFTER[second]]
    safe, safe_value, rest, rest_value = -1, -1000, -1, -1000
    for mask in SUIT_MASKS:
        mine = hand & mask
        if not mine:
            continue
        forced = 0
        for other in (left & mask, right & mask):
            if other:
                forced |= mine & ((other & -other) - 1)
        low = bottom(mine)
        if forced:
            card = top(forced)
            value = (card & 7) + 2 * suit_holes(mine, (left | right) & mask)
            if value > safe_value:
                safe, safe_value = card, value
        elif (left | right) & mask:
            value = -(low & 7)
            if value > rest_value:
                rest, rest_value = low, value
    if safe >= 0:
        return safe
    return rest if rest >= 0 else bottom(hand)


def _dangerous(position: Position, place: int, legal: Mask) -> Card:
    """The highest card of the least safe suit."""
    others = 0
    for other, cards in enumerate(position.hands):
        if other != place:
            others |= cards
    best, best_value = -1, -1000
    for mask in SUIT_MASKS:
        mine = legal & mask
        if not mine:
            continue
        theirs = others & mask
        high = top(mine)
        value = (high & 7) + 8 * suit_holes(mine, theirs) - 6 * (mine.bit_count() > 3)
        if not theirs:
            value = -10
        if value > best_value:
            best, best_value = high, value
    return best


CHOOSERS = {
    Goal.GAME: _in_game,
    Goal.MISERE: _in_misere,
    Goal.ALL_PASS: _in_all_pass,
}
