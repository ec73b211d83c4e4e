"""The play: leading, following, marriages, claiming; before the first lead the declarer may still
raise or give up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from prikup.cards import (
    SUIT_MASKS,
    SUIT_OF,
    SUITS,
    Card,
    Mask,
    Suit,
    card_name,
    cards_of,
    mask_of,
)
from prikup.game import Action, Call, Discard, Give, Play, Raise, Reason, Seat, reason
from prikup.matches import next_seat, step
from prikup.thousand import marriages
from prikup.thousand.phases import auction, dealing, talon
from prikup.thousand.phases.common import CLAIM, DECLARE, DECLARE_PLAIN, FACE_DOWN, PLAY
from prikup.thousand.rules import Rules
from prikup.thousand.state import (
    ACES,
    NINES,
    POINTS,
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


def begin_raspasy(state: State) -> State:
    """All passed: everybody plays for himself and tries to take nothing; the talon stays out."""
    deal = state.deal
    assert deal is not None
    return _begin_without_declarer(state, deal.seats[0], ())


def begin_drawing(state: State) -> State:
    """No auction: the dealer's left leads, and after each trick everybody draws."""
    deal = state.deal
    assert deal is not None
    return _begin_without_declarer(state, deal.seats[0], deal.talon)


def _begin_without_declarer(state: State, leader: Seat, stock: tuple[Card, ...]) -> State:
    deal = state.deal
    assert deal is not None
    zeros = (0,) * len(deal.hands)
    play = PlayState(deal.hands, leader, points=zeros, tricks=zeros, stock=stock)
    deal = replace(deal, unseen=0)
    return replace(state, phase="play", turn=leader, deal=deal, play=play)


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
        if play.crawl:  # nobody knows the suit
            return [PLAY[card] for card in cards_of(hand)]
        mask = playable(hand, play.trick, play.trump, state.rules.duties, THOUSAND_ORDER)
        return [PLAY[card] for card in cards_of(mask)]
    actions: list[Action] = []
    may_declare = marriages.candidates(hand, state.rules)
    for card in cards_of(leads(state, hand, seat)):
        if may_declare >> card & 1 and marriages.declared_by(play, state.rules, seat, card):
            actions += _declarations(state, card)
        else:
            actions.append(PLAY[card])
    if at_first_lead(play) and state.deal is not None and state.deal.declarer is not None:
        if state.rules.play.no_marriage_first_lead_crawl and not hand & ACES:
            actions += [FACE_DOWN[card] for card in cards_of(hand)]
        actions += talon.raises(state)
        actions += talon.ways_out(state)
    if may_claim(state, seat):
        actions.append(CLAIM)
    return actions


def leads(state: State, hand: Mask, seat: Seat) -> Mask:
    """The cards of a hand that may be led (``lead_trumps``)."""
    play, rule = state.play, state.rules.play.lead_trumps
    assert play is not None
    if state.rules.marriage.ace_marriage_all_in_a_row and owes_aces(play, hand, seat):
        return hand & ACES
    if rule == "free" or play.trump is None:
        return hand
    trumps = hand & SUIT_MASKS[play.trump]
    if rule == "obliged":
        return trumps or hand
    return hand if play.trump_by == seat else (hand & ~trumps or hand)


def owes_aces(play: PlayState, hand: Mask, seat: Seat) -> bool:
    """Whether the rest of a declared ace marriage must be led now, ace after ace."""
    declared = any(m.seat == seat and m.kind == "aces" for m in play.marriages)
    return declared and bool(hand & ACES)


def _declarations(state: State, card: Card) -> list[Action]:
    how = state.rules.marriage.marriage_declared
    if how == "automatic":
        return [DECLARE[card]]
    play = state.play
    assert play is not None
    in_suit = how == "must_be_said" and play.trump is not None and not 1 << card & (ACES | NINES)
    return [PLAY[card], DECLARE[card], *([DECLARE_PLAIN[card]] if in_suit else [])]


def worth_of_lead(state: State, seat: Seat, card: Card) -> int:
    """What leading this card would declare: the worth of the marriage, or 0."""
    marriage = declared_by(state, seat, card)
    return marriage.worth if marriage else 0


def declared_by(state: State, seat: Seat, card: Card) -> Marriage | None:
    """What leading this card would declare."""
    play = state.play
    assert play is not None
    return marriages.declared_by(play, state.rules, seat, card)


# --- claiming the rest ---------------------------------------------------------------------------


def may_claim(state: State, seat: Seat) -> bool:
    """Whether the leader holds nothing but winners, by what he himself can see."""
    play, rules = state.play, state.rules.play
    assert play is not None
    hand = play.hands[seat]
    if not rules.claim or hand.bit_count() < 2 or play.trump_next is not None or play.stock:
        return False
    if state.deal is None or (state.deal.declarer is None and not state.rules.layout.draws):
        return False
    unseen = unseen_by(state, seat)
    for suit in range(4):
        mine = hand & SUIT_MASKS[suit]
        if mine and not _all_win(mine, unseen & SUIT_MASKS[suit]):
            return False
        pair = state.rules.pairs[suit]
        if mine & pair == pair:  # there is a marriage to declare first
            return False
    if play.trump is None or not unseen & SUIT_MASKS[play.trump]:
        return True
    mine, trumps = hand & SUIT_MASKS[play.trump], unseen & SUIT_MASKS[play.trump]
    free = rules.lead_trumps in ("free", "obliged") or play.trump_by == seat
    return free and _above(mine, trumps) >= trumps.bit_count()


def unseen_by(state: State, seat: Seat) -> Mask:
    """The cards that may be in other hands, by what ``seat`` has seen: what lies in the pile too,
    unless he put it there himself."""
    deal, play, layout = state.deal, state.play, state.rules.layout
    assert deal is not None and play is not None
    unseen = 0
    for other, cards in enumerate(play.hands):
        if other != seat:
            unseen |= cards
    if layout.pile:
        unseen |= mask_of(deal.talon[layout.talon :])
    return unseen if seat == deal.declarer else unseen | deal.discarded


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
    if action.face_down:
        play = replace(play, crawl=True)
    if len(trick) < len(deal.seats):
        play = replace(play, hands=tuple(hands), trick=trick)
        return replace(state, play=play, turn=next_seat(deal.seats, seat), log=log)
    play = _take(play, tuple(hands), trick, deal, state.rules)
    state = replace(state, play=play, turn=play.leader, log=log)
    return state if play.hands[play.leader] else dealing.close(state, result_of(state))


def _declare(state: State, play: PlayState, seat: Seat, action: Play) -> PlayState:
    marriage = declared_by(state, seat, action.card)
    assert marriage is not None
    marriage = replace(marriage, trick=len(play.taken))
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
        crawl=False,
        points=tuple(points),
        tricks=tuple(tricks),
        taken=(*play.taken, (leader, trick, taker)),
    )
    if play.trump_next is not None:
        play = replace(play, trump=play.trump_next, trump_next=None)
    if taker != leader:
        play = _caught(play, rules, leader, taker, trick[0])
    if play.stock:
        play = _draw(play, seats, taker)
    return play


def _caught(play: PlayState, rules: Rules, leader: Seat, taker: Seat, card: Card) -> PlayState:
    """The lead of a declared marriage was beaten."""
    agreed = rules.marriage
    if agreed.captured_marriage == "cancelled":
        play = replace(play, marriages=_uncaptured(play))
    if agreed.half_marriage_capture and _declared_with(play, rules, leader, card):
        captured = list(play.captured or (0,) * len(play.points))
        captured[taker] += 1
        play = replace(play, captured=tuple(captured))
    return play


def _declared_with(play: PlayState, rules: Rules, leader: Seat, card: Card) -> bool:
    """Whether the card is a king or queen of a marriage that its player declared."""
    pair = rules.pairs[SUIT_OF[card]]
    declared = any(m.seat == leader and m.suit == SUIT_OF[card] for m in play.marriages)
    return declared and bool(1 << card & pair)


def _draw(play: PlayState, seats: tuple[Seat, ...], taker: Seat) -> PlayState:
    """Everybody draws a card, the taker first."""
    hands, start = list(play.hands), seats.index(taker)
    for place, card in enumerate(play.stock[: len(seats)]):
        hands[seats[(start + place) % len(seats)]] |= 1 << card
    return replace(play, hands=tuple(hands), stock=play.stock[len(seats) :])


def _uncaptured(play: PlayState) -> tuple[Marriage, ...]:
    """The declarations without the marriage that the lead of the last trick made."""
    last = len(play.taken) - 1
    return tuple(m for m in play.marriages if m.trick != last or m.kind in ("aces", "nines"))


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
    suits: list[list[Suit]] = [[] for _ in play.points]
    halves: list[list[Suit]] = [[] for _ in play.points]
    rules = state.rules.marriage
    held_count = rules.four_nines is not None and rules.four_nines_when != "first_nine_led"
    aces, nines = None, play.nines if held_count else None
    for marriage in play.marriages:
        if marriage.kind == "aces":
            aces = marriage.seat
        elif marriage.kind == "nines":
            nines = marriage.seat
        elif marriage.suit is not None:
            (suits if marriage.kind == "pair" else halves)[marriage.seat].append(marriage.suit)
    raspasy = deal.declarer is None and not state.rules.layout.draws
    return replace(
        dealing.result_so_far(state, "raspasy" if raspasy else "played"),
        cards=_with_pile(state, play),
        marriages=tuple(map(tuple, suits)),
        half_marriages=tuple(map(tuple, halves)),
        tricks=play.tricks,
        aces=aces,
        nines=nines,
        captured=play.captured,
        talon_points=0 if raspasy else _talon_points(state, deal),
    )


def _talon_points(state: State, deal: DealState) -> int:
    return talon_worth(deal.talon, state.rules) if state.rules.layout.dealer_out else 0


def _with_pile(state: State, play: PlayState) -> tuple[int, ...]:
    """The points taken; the pile goes to who took the last trick, where so agreed."""
    deal, layout = state.deal, state.rules.layout
    assert deal is not None
    passed_out = deal.declarer is None
    if passed_out or layout.pile_goes_to != "last_trick_winner":
        return play.points
    pile = mask_of(deal.talon[layout.talon :]) | deal.discarded
    points = list(play.points)
    points[play.leader] += points_in(pile)
    return tuple(points)


def talon_worth(talon: Sequence[Card], rules: Rules) -> int:
    """What the dealer who sits out writes for the talon (``dealer_out_scores``)."""
    how, talon_mask = rules.score.dealer_out_scores, mask_of(talon)
    if how == "nothing":
        return 0
    if how in ("aces_50", "aces_40"):
        return (talon_mask & ACES).bit_count() * (50 if how == "aces_50" else 40)
    points = points_in(talon_mask)
    if how == "talon_points":
        return points
    for suit, pair in enumerate(rules.pairs):
        held = (talon_mask & pair).bit_count()
        worth = rules.marriage_worth[suit]
        if held == 2:
            points += worth
        elif held == 1 and how == "half_marriages":
            points += worth // 2
    return points


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
    deal = state.deal
    assert deal is not None
    if deal.declarer is None:
        return reason("no-declarer")
    if isinstance(action, Raise):
        why = talon.why_no_raise(state)
        most = talon.raise_limit(state)
        return why or auction.explain_amount(action.amount, deal.bid, most, state.rules)
    return talon.explain_call(state, action)


def _explain_card(state: State, play: PlayState, seat: Seat, action: Play) -> Reason:
    card = action.card
    if not play.hands[seat] >> card & 1:
        return reason("not-in-hand", card=card_name(card))
    if action.face_down:
        return _explain_crawl(state, play)
    if play.trick:
        if not action.declare or PLAY[card] not in legal(state):
            return _explain_following(play, seat, card, state.rules)
        return reason("declare-on-lead")
    if not leads(state, play.hands[seat], seat) >> card & 1:
        if owes_aces(play, play.hands[seat], seat):
            return reason("lead-ace")
        obliged = state.rules.play.lead_trumps == "obliged"
        assert play.trump is not None
        return reason("lead-trump" if obliged else "lead-no-trump", suit=SUITS[play.trump])
    return _explain_declaration(state, play, seat, action)


def _explain_crawl(state: State, play: PlayState) -> Reason:
    if not state.rules.play.no_marriage_first_lead_crawl:
        return reason("crawl-off")
    if not at_first_lead(play) or state.deal is None or state.deal.declarer is None:
        return reason("crawl-first-lead")
    return reason("crawl-ace")


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
    pair, least = state.rules.pairs[suit], state.rules.marriage.marriage_min_cards
    if 1 << card & pair and play.hands[seat] & pair == pair:
        if least is not None and play.hands[seat].bit_count() < least:
            return reason("declare-too-late", least=least)
        return reason("declare-needs-trick")
    return reason("no-marriage", card=card_name(card))
