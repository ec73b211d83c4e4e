"""The level ``novice``: knows the rules and the obvious moves, counts nothing.

It values its hand by a rule of thumb, bids up to that, keeps aces, tens and marriages, leads its
aces, declares what it can, and throws its co-defender a fat card when it speaks last.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from prikup.cards import SUIT_MASKS, SUIT_OF, Card, Mask
from prikup.game import Action, Bid, Call, Give, Play, Raise
from prikup.thousand.rules import Rules
from prikup.thousand.state import ACES, PAIRS, POINTS, TENS, pairs_in
from prikup.thousand.view import View
from prikup.tricks import THOUSAND_ORDER, best_index

PASS, LOOK, KEEP = Call("pass"), Call("look"), Call("keep")
REDEAL, WRITE_OFF, CLAIM = Call("redeal"), Call("write-off"), Call("claim")

TALON_HOPE = 15
"""What a beginner expects the talon to bring."""
HOPELESS = 35
"""A contract is given up when the hand seems that much too weak."""
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
        if view.phase == "auction":
            return self._bid(view)
        if view.phase == "talon":
            return _with_talon(view)
        if view.phase == "play":
            return _lead(view) if not view.trick else _follow(view)
        return _answer(view)

    def _bid(self, view: View) -> Action:
        """The next step while the hand seems worth it; now and then a little bolder."""
        assert view.hand is not None
        worth = rule_of_thumb(view.hand, view.rules) + TALON_HOPE + self._random.choice((0, 5, 10))
        bids = [action for action in view.legal if isinstance(action, Bid)]
        return bids[0] if bids and bids[0].amount <= worth else PASS


def still_to_declare(view: View) -> bool:
    """Whether the hand holds a marriage, or four aces, that a claim would throw away."""
    hand = view.hand or 0
    aces = hand & ACES == ACES and view.rules.marriage.ace_marriage != "off"
    declared = {marriage.suit for marriage in view.marriages if marriage.seat == view.me}
    return aces or any(suit not in declared for suit in pairs_in(hand))


def rule_of_thumb(hand: Mask, rules: Rules) -> int:
    """What a hand should bring: its marriages, twenty for an ace, ten for a covered ten, something
    for each card of a long suit."""
    worth = sum(rules.marriage_worth[suit] for suit in pairs_in(hand))
    for suit_mask in SUIT_MASKS:
        suit = hand & suit_mask
        if suit & ACES:
            worth += 20
        if suit & TENS and suit & ~TENS:
            worth += 15 if suit & ACES else 10
        worth += 8 * max(0, suit.bit_count() - 3)
    return worth


def _answer(view: View) -> Action:
    """A window before the play: look at the cards; a redeal unless there is a marriage."""
    if LOOK in view.legal:
        return LOOK
    assert view.hand is not None
    return REDEAL if REDEAL in view.legal and not pairs_in(view.hand) else KEEP


def _with_talon(view: View) -> Action:
    """Give up what is hopeless, else pass on the cards that matter least."""
    assert view.hand is not None
    worth = rule_of_thumb(view.hand, view.rules)
    if REDEAL in view.legal and worth < view.bid:
        return REDEAL
    if WRITE_OFF in view.legal and worth < view.bid - HOPELESS:
        return WRITE_OFF
    raises = [action for action in view.legal if isinstance(action, Raise)]
    safe = [action for action in raises if action.amount <= worth - 25]
    if safe:
        return safe[-1]
    gives = [action for action in view.legal if isinstance(action, Give)]
    return min(gives, key=lambda give: _price(view.hand or 0, give.card))


def _price(hand: Mask, card: Card) -> float:
    """What a beginner loses by giving a card away: its points, a pair, the cover of a ten."""
    suit, rest = SUIT_OF[card], hand & ~(1 << card)
    price = float(POINTS[card])
    if hand & PAIRS[suit] == PAIRS[suit] and PAIRS[suit] >> card & 1:
        price += 50
    if rest & TENS & SUIT_MASKS[suit] and not hand & ACES & SUIT_MASKS[suit]:
        price += 2
    return price + 0.1 * (hand & SUIT_MASKS[suit]).bit_count()


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
    return min(plays, key=lambda play: _price(view.hand or 0, play.card))


def _follow(view: View) -> Action:
    """Take the trick cheaply, help the co-defender when last, else throw the least."""
    plays = [action for action in view.legal if isinstance(action, Play)]
    last = len(view.trick) == len(view.seats) - 1
    if last and _winner(view) != view.declarer and view.me != view.declarer:
        return _by_price(view, plays, fat=True)
    winning = [play for play in plays if _wins(view, play.card)]
    if winning and (last or any(ACES >> play.card & 1 for play in winning)):
        return min(winning, key=lambda play: (_STRENGTH[play.card], play.card))
    return _by_price(view, plays, fat=False)


def _winner(view: View) -> int:
    """Who holds the trick so far."""
    assert view.leader is not None
    place = view.seats.index(view.leader) + best_index(view.trick, view.trump, THOUSAND_ORDER)
    return view.seats[place % len(view.seats)]


def _wins(view: View, card: Card) -> bool:
    return best_index((*view.trick, card), view.trump, THOUSAND_ORDER) == len(view.trick)


def _by_price(view: View, plays: Iterable[Play], fat: bool) -> Play:
    """The card with the least (or most) points that breaks no pair if that can be helped."""
    hand = view.hand or 0
    whole = [play for play in plays if not _in_pair(hand, play.card)] or list(plays)
    return (max if fat else min)(whole, key=lambda play: POINTS[play.card])


def _in_pair(hand: Mask, card: Card) -> bool:
    pair = PAIRS[SUIT_OF[card]]
    return hand & pair == pair and bool(pair >> card & 1)
