"""The play: leading and following, hands that lie open, all-pass with the cards of the talon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from prikup.cards import SUIT_MASKS, SUIT_OF, SUITS, Card, Mask, card_name, cards_of, mask_of
from prikup.game import Action, Offer, Play, Reason, Seat, reason
from prikup.matches import next_seat
from prikup.preferans.layouts import DUMMY
from prikup.preferans.phases import dealing, offers, whist
from prikup.preferans.phases.common import PLAY
from prikup.preferans.state import DealResult, DealState, Kind, PlayState, Trick
from prikup.tricks import NATURAL_ORDER, Duties, best_index, playable

if TYPE_CHECKING:
    from prikup.preferans.match import State

DUTIES = Duties(must_trump=True)


# --- beginning -----------------------------------------------------------------------------------


def begin(state: State) -> State:
    """The first hand leads: a misère, or a game with the hands closed."""
    deal = state.deal
    assert deal is not None
    if deal.misere:
        return _lead(state, replace(deal, laid_open=_open_at_misere(state, deal)))
    return _lead(state, deal)


def begin_open(state: State) -> State:
    """The lone whister plays both defenders' hands, which lie open."""
    deal = state.deal
    assert deal is not None
    laid_open = sum(1 << seat for seat in whist.defenders(deal))
    return _lead(state, replace(deal, open=True, laid_open=laid_open))


def begin_checked(state: State) -> State:
    """A ten that nobody whists is played all the same: the defenders' hands lie open, and each of
    them plays his own."""
    deal = state.deal
    assert deal is not None
    laid_open = sum(1 << seat for seat in whist.defenders(deal))
    return _lead(state, replace(deal, laid_open=laid_open))


def begin_all_pass(state: State) -> State:
    """All passed: everybody plays for himself and tries to take nothing. Two players, whose third
    hand has no player of its own, deal again."""
    deal = state.deal
    assert deal is not None
    if state.rules.layout.dummy:
        return dealing.close(state, DealResult(kind="redeal", why="all-pass"))
    hands = deal.hands
    if state.rules.all_pass.all_pass_talon == "dealer_plays":
        dealer = state.standing.dealer
        hands = (*hands[:dealer], mask_of(deal.talon), *hands[dealer + 1 :])
    leader, turned = _next_lead(state, deal, None, 0)
    zeros = (0,) * state.rules.table.players
    play = PlayState(hands, leader=leader, turned=turned, tricks=zeros)
    return replace(state, phase="play", turn=leader, play=play)


def _lead(state: State, deal: DealState) -> State:
    if state.rules.layout.dummy:
        deal = replace(deal, laid_open=deal.laid_open | 1 << DUMMY)
    if deal.circle[0] != deal.declarer:
        deal = replace(deal, shown=deal.laid_open)
    return replace(state, phase="play", turn=player_of(deal, deal.circle[0]), deal=deal)


def _open_at_misere(state: State, deal: DealState) -> Mask:
    """The hands that a misère lays open."""
    assert deal.declarer is not None
    own, others = 1 << deal.declarer, sum(1 << seat for seat in whist.defenders(deal))
    rules = state.rules
    if deal.misere == "misere":
        return {"defenders": others, "all": own | others, "none": 0}[rules.misere.misere_open]
    historic = rules.auction.big_misere if deal.misere == "big" else rules.auction.small_misere
    return own if historic == "open" else 0


# --- whose card, whose turn ----------------------------------------------------------------------


def player_of(deal: DealState, hand: Seat) -> Seat:
    """Who plays a hand: its owner, the lone whister with open hands, who plays with the dummy."""
    if deal.declarer is None or hand == deal.declarer:
        return hand
    if len(deal.seats) == 2:
        return next_seat(deal.seats, deal.declarer)
    return whist.whisters(deal)[0] if deal.open else hand


def hand_due(deal: DealState, play: PlayState) -> Seat:
    """The hand whose card is due: in an all-pass first that of a dealer who plays the talon."""
    if play.leader not in deal.circle:
        return play.leader
    at = deal.circle.index(play.leader)
    return deal.circle[(at + len(play.trick)) % 3]


# --- what may be played --------------------------------------------------------------------------


def legal(state: State) -> Sequence[Action]:
    """The cards of the hand that is due which lead or follow."""
    deal, play = state.deal, state.play
    assert deal is not None and play is not None
    hand = play.hands[hand_due(deal, play)]
    return [
        PLAY[card]
        for card in cards_of(playable(hand, on_table(play), play.trump, DUTIES, NATURAL_ORDER))
    ]


def on_table(play: PlayState) -> tuple[Card, ...]:
    """The cards of the running trick, that of the talon first."""
    return play.trick if play.turned is None else (play.turned, *play.trick)


# --- playing -------------------------------------------------------------------------------------


def after(state: State, action: Action) -> State:
    """A card is laid, or the rest offered."""
    if isinstance(action, Offer):
        return offers.begin(state, action)
    deal, play, seat = state.deal, state.play, state.turn
    assert isinstance(action, Play)
    assert deal is not None and play is not None and seat is not None
    due, hands = hand_due(deal, play), list(play.hands)
    hands[due] ^= 1 << action.card
    if due not in deal.circle:
        return _lead_from_talon(state, play, action, tuple(hands))
    trick = (*play.trick, action.card)
    log = (*state.log, (seat, action))
    if deal.shown != deal.laid_open:
        deal = replace(deal, shown=deal.laid_open)
        state = replace(state, deal=deal)
    if len(trick) < 3:
        play = replace(play, hands=tuple(hands), trick=trick, refused=0)
        turn = player_of(deal, next_seat(deal.circle, due))
        return replace(state, play=play, turn=turn, log=log)
    play = _take(state, deal, replace(play, hands=tuple(hands), trick=trick, refused=0))
    state = replace(state, play=play, turn=player_of(deal, play.leader), log=log)
    return state if play.hands[play.leader] else dealing.close(state, result_of(state))


def _lead_from_talon(state: State, play: PlayState, action: Play, hands: tuple[Mask, ...]) -> State:
    """The dealer leads a card of the talon; the first hand follows."""
    assert state.deal is not None
    first = state.deal.circle[0]
    play = replace(play, hands=hands, turned=action.card, leader=first, refused=0)
    return replace(state, play=play, turn=first, log=(*state.log, (state.turn, action)))


def _take(state: State, deal: DealState, play: PlayState) -> PlayState:
    """The full trick goes to its taker, or to the talon."""
    place = _winning(state, play)
    taker = None if place is None else _after_leader(deal, play, place)
    taken = (*play.taken, Trick(play.leader, play.trick, taker, play.turned))
    owner = _owner(state, deal, taker)
    tricks = play.tricks
    if owner is not None:
        tricks = (*tricks[:owner], tricks[owner] + 1, *tricks[owner + 1 :])
    leader, turned = taker, None
    if deal.declarer is None:
        leader, turned = _next_lead(state, deal, taker, len(taken))
    return replace(
        play,
        leader=leader,
        trick=(),
        turned=turned,
        tricks=tricks,
        talon_tricks=play.talon_tricks + (owner is None),
        taken=taken,
    )


def _winning(state: State, play: PlayState) -> int | None:
    """The place in the trick of the card that takes it; ``None`` for the talon's card. Six cards of
    its suit or more were dealt to three hands, so that somebody has followed in the first two
    tricks."""
    if play.turned is None:
        return best_index(play.trick, play.trump, NATURAL_ORDER)
    if state.rules.all_pass.all_pass_talon != "names_suit":
        place = best_index((play.turned, *play.trick), None, NATURAL_ORDER)
        return place - 1 if place else None
    led = SUIT_OF[play.turned]
    return max(range(3), key=lambda at: (SUIT_OF[play.trick[at]] == led, play.trick[at]))


def _after_leader(deal: DealState, play: PlayState, place: int) -> Seat:
    return deal.circle[(deal.circle.index(play.leader) + place) % 3]


def _owner(state: State, deal: DealState, taker: Seat | None) -> Seat | None:
    """Whose the trick is: the dummy's are its player's, the talon's are the dealer's where he plays
    it."""
    if taker is None:
        dealer_plays = state.rules.all_pass.all_pass_talon == "dealer_plays"
        return state.standing.dealer if dealer_plays else None
    return player_of(deal, taker) if len(deal.seats) == 2 else taker


def _next_lead(
    state: State, deal: DealState, taker: Seat | None, played: int
) -> tuple[Seat, Card | None]:
    """Who leads next in an all-pass, and the card of the talon that does it for him. A dealer who
    plays the talon chooses the card."""
    rules, first = state.rules.all_pass, deal.circle[0]
    if rules.all_pass_talon == "closed" or played > 2:
        return (first if taker is None else taker), None
    if played < 2:
        if rules.all_pass_talon == "dealer_plays":
            return state.standing.dealer, None
        return first, deal.talon[played]
    return (first if taker is None or rules.all_pass_third_lead == "first_hand" else taker), None


def result_of(state: State) -> DealResult:
    """The played deal for the scorer."""
    deal, play = state.deal, state.play
    assert deal is not None and play is not None
    kind: Kind = "all-pass" if deal.declarer is None else "misere" if deal.misere else "game"
    return replace(
        dealing.result_so_far(state, kind),
        played=True,
        tricks=play.tricks,
        talon_tricks=play.talon_tricks,
    )


# --- why not -------------------------------------------------------------------------------------


def explain(state: State, action: Action) -> Reason:
    """Why a card or a word is refused."""
    deal, play = state.deal, state.play
    assert deal is not None and play is not None
    if isinstance(action, Play):
        hand = play.hands[hand_due(deal, play)]
        return _explain_card(play, hand, action)
    return reason("play-a-card")


def _explain_card(play: PlayState, hand: Mask, action: Play) -> Reason:
    if not hand >> action.card & 1:
        return reason("not-in-hand", card=card_name(action.card))
    if action.declare:
        return reason("no-marriages")
    if action.face_down:
        return reason("no-face-down")
    led = SUIT_OF[on_table(play)[0]]
    if hand & SUIT_MASKS[led]:
        return reason("must-follow", suit=SUITS[led])
    assert play.trump is not None
    return reason("must-trump", suit=SUITS[play.trump])
