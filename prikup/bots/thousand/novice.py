"""The level ``novice``: knows the rules and the obvious moves, counts nothing.

It values its hand by a rule of thumb, bids up to that, keeps aces, tens and marriages, leads its
aces, declares what it can, and throws its partner a fat card when it speaks last.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from prikup.bots.thousand.hands import help_at, hope
from prikup.cards import SUIT_MASKS, SUIT_OF, Card, Mask, cards_of
from prikup.game import Action, Bid, Call, Discard, Give, Play, Raise, Seat
from prikup.thousand.rules import Rules
from prikup.thousand.state import ACES, POINTS, TENS, pairs_in
from prikup.thousand.view import View
from prikup.tricks import THOUSAND_ORDER, best_index

PASS, LOOK, KEEP = Call("pass"), Call("look"), Call("keep")
REDEAL, CLAIM, CONTRA = Call("redeal"), Call("claim"), Call("contra")
GIVING_UP = (Call("bomb"), Call("write-off"), Call("concede"))
"""The ways out, the cheapest first."""

TIMID = 5
"""A beginner expects that much less than there is to expect."""
HOPELESS = 35
"""A contract is given up when the hand seems that much too weak."""
SETTING = 60
"""A defender with so much in hand doubles the contract."""
_STRENGTH = THOUSAND_ORDER.strength


class Novice:
    """A sensible beginner."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def act(self, view: View) -> Action:
        """One of the legal actions, by the phase of the deal."""
        if len(view.legal) == 1:
            return view.legal[0]
        if CLAIM in view.legal and not still_to_declare(view):
            return CLAIM
        if view.phase in ("auction", "sale"):
            return self._bid(view)
        if view.phase == "talon":
            return _with_talon(view)
        if view.phase == "play":
            return _play(view)
        return _answer(view)

    def _bid(self, view: View) -> Action:
        """The next step while the hand seems worth it; now and then a little bolder."""
        if view.hand is None:
            return LOOK
        rules, bold = view.rules, self._random.choice((0, 5, 10))
        expected = hope(rules.layout) if view.phase == "auction" else help_at(rules.layout)
        worth = rule_of_thumb(view.hand | view.offer, rules) + expected - TIMID + bold
        bids = [action for action in view.legal if isinstance(action, Bid)]
        return bids[0] if bids and bids[0].amount <= worth else PASS


def still_to_declare(view: View) -> bool:
    """Whether the hand holds a marriage, or aces, that a claim would throw away."""
    hand, rules = view.hand or 0, view.rules
    how = rules.marriage.ace_marriage
    if how == "fourth_ace_trump" and hand & ACES:
        return True
    if how == "first_ace" and hand & ACES == ACES:
        return True
    declared = {marriage.suit for marriage in view.marriages if marriage.seat == view.me}
    halves = rules.halves if rules.marriage.half_marriage else ()
    held = (*pairs_in(hand, rules.pairs), *(pairs_in(hand, halves) if halves else ()))
    return any(suit not in declared for suit in held)


def rule_of_thumb(hand: Mask, rules: Rules) -> int:
    """What a hand should bring: its marriages, twenty for an ace, ten for a covered ten, something
    for each card of a long suit."""
    worth = sum(rules.marriage_worth[suit] for suit in pairs_in(hand, rules.pairs))
    for suit_mask in SUIT_MASKS:
        suit = hand & suit_mask
        if suit & ACES:
            worth += 20
        if suit & TENS and suit & ~TENS:
            worth += 15 if suit & ACES else 10
        worth += 8 * max(0, suit.bit_count() - 3)
    return worth


def _answer(view: View) -> Action:
    """A window before the play: look at the cards; a redeal unless there is a marriage; leave the
    talon to its buyer; double with a strong hand."""
    if LOOK in view.legal:
        return LOOK
    assert view.hand is not None
    if CONTRA in view.legal and rule_of_thumb(view.hand, view.rules) >= SETTING:
        return CONTRA
    return REDEAL if REDEAL in view.legal and not pairs_in(view.hand, view.rules.pairs) else KEEP


def _with_talon(view: View) -> Action:
    """Give up what is hopeless, else part with the cards that matter least."""
    assert view.hand is not None
    hand, rules = view.hand, view.rules
    worth = rule_of_thumb(hand, rules) + help_at(rules.layout)
    if REDEAL in view.legal and worth < view.bid:
        return REDEAL
    if worth < view.bid - HOPELESS:
        for way in GIVING_UP:
            if way in view.legal:
                return way
    raises = [action for action in view.legal if isinstance(action, Raise)]
    safe = [action for action in raises if action.amount <= worth - 25]
    if safe:
        return safe[-1]
    partings = [action for action in view.legal if isinstance(action, Give | Discard)]
    return min(partings, key=lambda parting: _loss(hand, parting, rules))


def _loss(hand: Mask, parting: Give | Discard, rules: Rules) -> float:
    """What parting with cards costs, card by card."""
    if isinstance(parting, Give):
        return _price(hand, parting.card, rules)
    cards = cards_of(parting.cards)
    return sum(_price(hand, card, rules) for card in cards) / len(cards)


def _price(hand: Mask, card: Card, rules: Rules) -> float:
    """What a beginner loses by giving a card away: its points, a pair, the cover of a ten."""
    suit, rest = SUIT_OF[card], hand & ~(1 << card)
    price = float(POINTS[card])
    if _in_pair(hand, card, rules):
        price += 50
    if rest & TENS & SUIT_MASKS[suit] and not hand & ACES & SUIT_MASKS[suit]:
        price += 2
    return price + 0.1 * (hand & SUIT_MASKS[suit]).bit_count()


# --- the play ------------------------------------------------------------------------------------


def _play(view: View) -> Action:
    """Lead or follow; take little where all have passed and points count against the taker."""
    if view.declarer is None and not view.rules.layout.draws:
        return _take_little(view)
    if view.crawl:
        return throw_least(view)
    return _follow(view) if view.trick else _lead(view)


def _lead(view: View) -> Action:
    """The best marriage, else an ace, else the lowest card that breaks no pair."""
    plays = [action for action in view.legal if isinstance(action, Play)]
    worth = dict(view.worth)
    declaring = [play for play in plays if play.declare == "!"]
    if declaring:
        return max(declaring, key=lambda play: (worth[play.card], -POINTS[play.card]))
    aces = [play for play in plays if ACES >> play.card & 1]
    if aces:
        return max(aces, key=lambda play: SUIT_OF[play.card] == view.trump)
    return min(plays, key=lambda play: _price(view.hand or 0, play.card, view.rules))


def _follow(view: View) -> Action:
    """Take the trick cheaply, help the partner when last, else throw the least."""
    plays = [action for action in view.legal if isinstance(action, Play)]
    last = len(view.trick) == len(view.seats) - 1
    if last and _together(view, _winner(view)):
        return _by_price(view, plays, fat=True)
    winning = [play for play in plays if _wins(view, play.card)]
    if winning and (last or any(ACES >> play.card & 1 for play in winning)):
        return min(winning, key=lambda play: (_STRENGTH[play.card], play.card))
    return _by_price(view, plays, fat=False)


def throw_least(view: View) -> Action:
    """The card that matters least: on a lead that lies face down nobody can aim at the trick."""
    return _by_price(view, [act for act in view.legal if isinstance(act, Play)], fat=False)


def _take_little(view: View) -> Action:
    """The dearest card that takes nothing, else the lowest."""
    plays = [action for action in view.legal if isinstance(action, Play)]
    under = [play for play in plays if view.trick and not _wins(view, play.card)]
    if under:
        return max(under, key=lambda play: (POINTS[play.card], _STRENGTH[play.card]))
    return min(plays, key=lambda play: (_STRENGTH[play.card], play.card))


def _together(view: View, seat: Seat) -> bool:
    """Whether a seat plays on this one's side."""
    assert view.me is not None
    if view.rules.layout.pairs:
        return seat == view.rules.layout.partner(view.me)
    return view.declarer is not None and view.declarer not in (seat, view.me)


def _winner(view: View) -> Seat:
    """Who holds the trick so far."""
    assert view.leader is not None
    place = view.seats.index(view.leader) + best_index(_laid(view), view.trump, THOUSAND_ORDER)
    return view.seats[place % len(view.seats)]


def _wins(view: View, card: Card) -> bool:
    return best_index((*_laid(view), card), view.trump, THOUSAND_ORDER) == len(view.trick)


def _laid(view: View) -> tuple[Card, ...]:
    """The trick, where all of it lies open."""
    return tuple(card for card in view.trick if card is not None)


def _by_price(view: View, plays: Iterable[Play], fat: bool) -> Play:
    """The card with the least (or most) points that breaks no pair if that can be helped."""
    hand, rules = view.hand or 0, view.rules
    whole = [play for play in plays if not _in_pair(hand, play.card, rules)] or list(plays)
    return (max if fat else min)(whole, key=lambda play: POINTS[play.card])


def _in_pair(hand: Mask, card: Card, rules: Rules) -> bool:
    pair = rules.pairs[SUIT_OF[card]]
    return hand & pair == pair and bool(pair >> card & 1)
