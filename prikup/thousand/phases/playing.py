"""The play (catalogue, section 8): leading, following, marriages, claiming; before the first lead
the declarer may still raise or give up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from prikup.cards import SUIT_MASKS, SUIT_OF, SUITS, Card, Mask, card_name, cards_of
from prikup.game import Action, Call, Discard, Give, Play, Raise, Reason, Seat, reason
from prikup.thousand.phases import auction, dealing, talon
from prikup.thousand.phases.common import CLAIM, DECLARE, DECLARE_PLAIN, PLAY, next_seat, step
from prikup.thousand.rules import ACE_MARRIAGE, Rules
from prikup.thousand.state import (
    ACES,
    KINGS,
    NINES,
    PAIRS,
    POINTS,
    QUEENS,
    DealResult,
    DealState,
    Marriage,
    PlayState,
    points_in,
)
from prikup.tricks import THOUSAND_ORDER, best_index, playable

if TYPE_CHECKING:
    from prikup.thousand.match import State

_HIGHER = THOUSAND_ORDER.higher


def begin(state: State) -> State:
    """The declarer leads."""
    assert state.deal is not None
    return replace(state, phase="play", turn=state.deal.declarer)


def at_first_lead(play: PlayState) -> bool:
    """Whether no card has been played yet."""
    return not play.trick and not play.taken


# --- what may be played --------------------------------------------------------------------------


def legal(state: State) -> Sequence[Action]:
    """The cards that follow; on the lead with their declarations, the claim, and the last words."""
    play, seat = state.play, state.turn
    assert play is not None and seat is not None
    hand = play.hands[seat]
    if play.trick:
        mask = playable(hand, play.trick, play.trump, state.rules.duties, THOUSAND_ORDER)
        return [PLAY[card] for card in cards_of(mask)]
    actions: list[Action] = []
    for card in cards_of(leads(state, hand, seat)):
        if worth_of_lead(state, seat, card):
            actions += _declarations(state, card)
        else:
            actions.append(PLAY[card])
    if at_first_lead(play):
        actions += talon.raises(state)
        actions += talon.ways_out(state)
    if may_claim(state, seat):
        actions.append(CLAIM)
    return actions


def leads(state: State, hand: Mask, seat: Seat) -> Mask:
    """The cards of a hand that may be led (``lead_trumps``)."""
    play, rule = state.play, state.rules.play.lead_trumps
    assert play is not None
    if rule == "free" or play.trump is None:
        return hand
    trumps = hand & SUIT_MASKS[play.trump]
    if rule == "obliged":
        return trumps or hand
    return hand if play.trump_by == seat else (hand & ~trumps or hand)


def _declarations(state: State, card: Card) -> list[Action]:
    how = state.rules.marriage.marriage_declared
    if how == "automatic":
        return [DECLARE[card]]
    play = state.play
    assert play is not None
    in_suit = how == "must_be_said" and play.trump is not None and 1 << card & (KINGS | QUEENS)
    return [PLAY[card], DECLARE[card], *([DECLARE_PLAIN[card]] if in_suit else [])]


def worth_of_lead(state: State, seat: Seat, card: Card) -> int:
    """What leading this card would declare: the worth of the marriage, or 0."""
    marriage = declared_by(state, seat, card)
    return marriage.worth if marriage else 0


def declared_by(state: State, seat: Seat, card: Card) -> Marriage | None:
    """The marriage, the ace marriage or the four nines that leading this card declares."""
    play, rules = state.play, state.rules
    assert play is not None
    bit = 1 << card
    if not bit & (KINGS | QUEENS | ACES | NINES):
        return None
    hand = play.hands[seat]
    if bit & NINES:
        return _nines(play, rules, seat, hand)
    if not (play.tricks[seat] or rules.marriage.marriage_first_lead):
        return None
    if bit & ACES:
        if rules.marriage.ace_marriage == "first_ace" and hand & ACES == ACES:
            return Marriage(seat, None, ACE_MARRIAGE, "aces")
        return None
    suit = SUIT_OF[card]
    if hand & PAIRS[suit] == PAIRS[suit]:
        return Marriage(seat, suit, rules.marriage_worth[suit])
    return None


def _nines(play: PlayState, rules: Rules, seat: Seat, hand: Mask) -> Marriage | None:
    amount = rules.marriage.four_nines
    if amount and rules.marriage.four_nines_when == "first_nine_led" and hand & NINES == NINES:
        return Marriage(seat, None, amount, "nines")
    return None


# --- claiming the rest ---------------------------------------------------------------------------


def may_claim(state: State, seat: Seat) -> bool:
    """Whether the leader holds nothing but winners, by what he himself can see."""
    play, rules = state.play, state.rules.play
    assert play is not None
    hand = play.hands[seat]
    if not rules.claim or hand.bit_count() < 2 or play.trump_next is not None:
        return False
    unseen = 0
    for other, cards in enumerate(play.hands):
        if other != seat:
            unseen |= cards
    for suit in range(4):
        mine = hand & SUIT_MASKS[suit]
        if mine and not _all_win(mine, unseen & SUIT_MASKS[suit]):
            return False
        if mine & PAIRS[suit] == PAIRS[suit]:  # there is a marriage to declare first
            return False
    if play.trump is None or not unseen & SUIT_MASKS[play.trump]:
        return True
    mine, trumps = hand & SUIT_MASKS[play.trump], unseen & SUIT_MASKS[play.trump]
    free = rules.lead_trumps in ("free", "obliged") or play.trump_by == seat
    return free and _above(mine, trumps) >= trumps.bit_count()


def _all_win(mine: Mask, unseen: Mask) -> bool:
    """Whether leading this suit from the top loses no trick: every card is above all unseen ones,
    or so many are that they draw the others."""
    return _above(mine, unseen) >= min(mine.bit_count(), unseen.bit_count())


def _above(mine: Mask, unseen: Mask) -> int:
    """How many cards are higher than all unseen ones of their suit."""
    return sum(1 for card in cards_of(mine) if not unseen & _HIGHER[card])


# --- playing -------------------------------------------------------------------------------------


def after(state: State, action: Action) -> State:
    """A card is laid, or the rest claimed, or the last word before the first lead is said."""
    if isinstance(action, Play):
        return _lay(state, action)
    if action == CLAIM:
        return _claim(state)
    return talon.other(state, action)


def _lay(state: State, action: Play) -> State:
    play, seat, deal = state.play, state.turn, state.deal
    assert play is not None and seat is not None and deal is not None
    card = action.card
    hands = list(play.hands)
    hands[seat] ^= 1 << card
    trick = (*play.trick, card)
    log = (*state.log, (seat, action))
    if action.declare:
        play = _declare(state, play, seat, action)
    if len(trick) < len(deal.seats):
        play = replace(play, hands=tuple(hands), trick=trick)
        return replace(state, play=play, turn=next_seat(deal.seats, seat), log=log)
    play = _take(play, tuple(hands), trick, deal, state.rules)
    state = replace(state, play=play, turn=play.leader, log=log)
    return state if play.hands[play.leader] else dealing.close(state, result_of(state))


def _declare(state: State, play: PlayState, seat: Seat, action: Play) -> PlayState:
    marriage = declared_by(state, seat, action.card)
    assert marriage is not None
    play = replace(play, marriages=(*play.marriages, marriage))
    keeps = state.rules.marriage.one_trump_per_deal and play.trump is not None
    if marriage.suit is None or action.declare == "=" or keeps:
        return play
    if state.rules.marriage.trump_starts == "next_trick":
        return replace(play, trump_next=marriage.suit, trump_by=seat)
    return replace(play, trump=marriage.suit, trump_by=seat)


def _take(
    play: PlayState, hands: tuple[Mask, ...], trick: tuple[Card, ...], deal: DealState, rules: Rules
) -> PlayState:
    """The full trick goes to its taker, who leads."""
    seats, leader = deal.seats, play.leader
    place = best_index(trick, play.trump, THOUSAND_ORDER)
    taker = seats[(seats.index(leader) + place) % len(seats)]
    points, tricks = list(play.points), list(play.tricks)
    for card in trick:
        points[taker] += POINTS[card]
    tricks[taker] += 1
    play = replace(
        play,
        hands=hands,
        leader=taker,
        trick=(),
        points=tuple(points),
        tricks=tuple(tricks),
        taken=(*play.taken, (leader, trick, taker)),
    )
    if play.trump_next is not None:
        play = replace(play, trump=play.trump_next, trump_next=None)
    if taker != leader and rules.marriage.captured_marriage == "cancelled":
        play = replace(play, marriages=_uncaptured(play, leader, trick[0]))
    return play


def _uncaptured(play: PlayState, leader: Seat, card: Card) -> tuple[Marriage, ...]:
    """The declarations without the one that this lead made: then the other half is still held."""
    suit = SUIT_OF[card]
    if not 1 << card & PAIRS[suit] or not play.hands[leader] & PAIRS[suit]:
        return play.marriages
    return tuple(m for m in play.marriages if m.seat != leader or m.suit != suit)


def _claim(state: State) -> State:
    play, seat = state.play, state.turn
    assert play is not None and seat is not None
    points, tricks = list(play.points), list(play.tricks)
    points[seat] += sum(points_in(hand) for hand in play.hands)
    tricks[seat] += play.hands[seat].bit_count()
    play = replace(play, points=tuple(points), tricks=tuple(tricks), claimed=seat)
    state = step(state, CLAIM, play=play)
    return dealing.close(state, result_of(state))


def result_of(state: State) -> DealResult:
    """The played deal for the scorer."""
    deal, play = state.deal, state.play
    assert deal is not None and play is not None
    suits: list[list[int]] = [[] for _ in play.points]
    rules = state.rules.marriage
    held_count = rules.four_nines is not None and rules.four_nines_when != "first_nine_led"
    aces, nines = None, play.nines if held_count else None
    for marriage in play.marriages:
        if marriage.kind == "aces":
            aces = marriage.seat
        elif marriage.kind == "nines":
            nines = marriage.seat
        elif marriage.suit is not None:
            suits[marriage.seat].append(marriage.suit)
    return DealResult(
        kind="played",
        declarer=deal.declarer,
        bid=deal.bid,
        cards=play.points,
        marriages=tuple(map(tuple, suits)),
        tricks=play.tricks,
        aces=aces,
        nines=nines,
        blind=deal.blind is not None,
        void_claim=deal.claim_void,
    )


# --- why not -------------------------------------------------------------------------------------


def explain(state: State, action: Action) -> Reason:
    """Why a card, a declaration or a word is refused."""
    play, seat = state.play, state.turn
    assert play is not None and seat is not None
    if isinstance(action, Play):
        return _explain_card(state, play, seat, action)
    if isinstance(action, Give | Discard):
        return reason("cards-passed")
    if action == CLAIM:
        return reason("claim-not-sure" if state.rules.play.claim else "claim-off")
    if not at_first_lead(play):
        word = action.word if isinstance(action, Call) else "bid"
        return reason("before-first-lead", word=word)
    if isinstance(action, Raise):
        why = talon.why_no_raise(state)
        deal = state.deal
        assert deal is not None
        most = talon.raise_limit(state)
        return why or auction.explain_amount(action.amount, deal.bid, most, state.rules)
    return talon.explain_call(state, action)


def _explain_card(state: State, play: PlayState, seat: Seat, action: Play) -> Reason:
    card = action.card
    if not play.hands[seat] >> card & 1:
        return reason("not-in-hand", card=card_name(card))
    if play.trick:
        if not action.declare or PLAY[card] not in legal(state):
            return _explain_following(play, seat, card, state.rules)
        return reason("declare-on-lead")
    if not leads(state, play.hands[seat], seat) >> card & 1:
        obliged = state.rules.play.lead_trumps == "obliged"
        assert play.trump is not None
        return reason("lead-trump" if obliged else "lead-no-trump", suit=SUITS[play.trump])
    return _explain_declaration(state, play, seat, action)


def _explain_following(play: PlayState, seat: Seat, card: Card, rules: Rules) -> Reason:
    hand, led = play.hands[seat], SUIT_OF[play.trick[0]]
    if hand & SUIT_MASKS[led]:
        if SUIT_OF[card] != led:
            return reason("must-follow", suit=SUITS[led])
        best = best_index(play.trick, None, THOUSAND_ORDER)
        return reason("must-beat", card=card_name(play.trick[best]))
    if play.trump is None:
        return reason("declare-on-lead")
    if SUIT_OF[card] != play.trump:
        return reason("must-trump", suit=SUITS[play.trump])
    return reason("must-overtrump", card=card_name(play.trick[_best(play)]))


def _best(play: PlayState) -> int:
    return best_index(play.trick, play.trump, THOUSAND_ORDER)


def _explain_declaration(state: State, play: PlayState, seat: Seat, action: Play) -> Reason:
    card = action.card
    if declared_by(state, seat, card):
        if not action.declare:
            return reason("declared-automatically", card=card_name(card))
        return reason("declare-in-suit")
    suit = SUIT_OF[card]
    if any(m.suit == suit and m.seat == seat for m in play.marriages):
        return reason("declared-already", suit=SUITS[suit])
    if 1 << card & (KINGS | QUEENS) and play.hands[seat] & PAIRS[suit] == PAIRS[suit]:
        return reason("declare-needs-trick")
    return reason("no-marriage", card=card_name(card))
