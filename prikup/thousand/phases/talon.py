"""The declarer has the talon: he may raise, claim a redeal, write the deal off, and passes a card
to each opponent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from msgspec.structs import replace

from prikup.cards import Mask, card_name, cards_of, mask_of
from prikup.game import (
    Action,
    Bid,
    Call,
    Discard,
    Give,
    Raise,
    Reason,
    Seat,
    Sell,
    reason,
)
from prikup.matches import step
from prikup.thousand.phases import auction, claims, dealing, sales
from prikup.thousand.phases.common import BOMB, CONCEDE, GIVE, OPEN, RAISES, REDEAL, WRITE_OFF
from prikup.thousand.state import ACES, NINES, DealState, Kind, PlayState, pairs_in

if TYPE_CHECKING:
    from prikup.thousand.match import State


def begin(state: State) -> State:
    """The auction is won: the talon is shown, or not, and goes to the declarer."""
    deal, rules = state.deal, state.rules
    assert deal is not None and deal.bidder is not None
    layout, declarer = rules.layout, deal.bidder
    blind = deal.blind is not None or bool(deal.unseen >> declarer & 1)
    forced_golden = deal.golden and rules.golden.golden == "forced_120"
    hidden = forced_golden or layout.unseen or (blind and rules.blind.blind_hides_talon)
    if rules.talon.talon_hidden_at_forced_bid and _at_forced_bid(state):
        hidden = True
    hands = list(deal.hands)
    hands[declarer] |= mask_of(deal.talon[: layout.talon])
    deal = replace(
        deal,
        declarer=declarer,
        taker=declarer,
        blind=declarer if blind else None,
        unseen=0,
        talon_open=not hidden,
        face_down=hidden or rules.talon.discard_face_down,
        pairs=tuple(pairs_in(hands[declarer], state.rules.pairs)),
        aces=hands[declarer] & ACES == ACES,
    )
    count = len(hands)
    play = PlayState(tuple(hands), declarer, points=(0,) * count, tricks=(0,) * count)
    state = replace(state, phase="talon", turn=declarer, deal=deal, play=play)
    if rules.talon.buy_over and not hidden and not deal.last_chance:
        return sales.begin_buying(state)
    return state


def change_declarer(state: State, seat: Seat, bid: int, cards: Mask) -> State:
    """The contract goes to another player, with some cards of the declarer's hand."""
    deal, play = state.deal, state.play
    assert deal is not None and play is not None and deal.declarer is not None
    hands = list(play.hands)
    hands[deal.declarer] &= ~cards
    hands[seat] |= cards
    deal = replace(
        deal,
        declarer=seat,
        bidder=seat,
        bid=bid,
        blind=None,
        pairs=tuple(pairs_in(hands[seat], state.rules.pairs)),
        aces=hands[seat] & ACES == ACES,
    )
    play = replace(play, hands=tuple(hands), leader=seat)
    return replace(state, phase="talon", turn=seat, deal=deal, play=play)


def _at_forced_bid(state: State) -> bool:
    """Won at the forced bid without a contest."""
    deal, rules = state.deal, state.rules.auction
    assert deal is not None
    return deal.bidder == deal.forced and deal.bid == rules.forced_bid and not deal.contested


def parting(deal: DealState) -> bool:
    """Whether the declarer has begun to part with cards."""
    return bool(deal.given or deal.discarded)


def may_claim(state: State) -> bool:
    """A claim on the talon, or on the ten cards."""
    deal = state.deal
    assert deal is not None
    return not parting(deal) and not deal.claim_void and _claim_ground(state) is not None


def _claim_ground(state: State) -> str | None:
    """The first ground of the declarer that nobody has refused him."""
    deal = state.deal
    assert deal is not None and deal.declarer is not None
    declarer = deal.declarer
    return next((why for why in _grounds(state) if (declarer, why) not in deal.refused), None)


def _grounds(state: State) -> Iterator[str]:
    """All that entitles the declarer to a redeal, what is mandatory first."""
    deal, play, rules = state.deal, state.play, state.rules.redeal
    assert deal is not None and play is not None and deal.declarer is not None
    if _aces_from_talon(state) and state.rules.talon.talon_aces == "mandatory":
        yield "talon-aces"
    anyhow = not rules.redeal_talon_only_forced or state.rules.auction.forced_bid is None
    won = anyhow or _at_forced_bid(state)
    counts = won and deal.declarer == deal.taker  # a buyer has not taken the talon
    if counts and (ground := claims.talon_ground(deal.talon[: state.rules.layout.talon], rules)):
        yield ground
    nines = rules.redeal_after_discard_nines
    if nines and (play.hands[deal.declarer] & NINES).bit_count() >= nines:
        yield "final-nines"


def why_no_write_off(state: State) -> Reason | None:
    """Why the declarer may not write the deal off now."""
    deal, rules, standing = state.deal, state.rules.write_off, state.standing
    assert deal is not None and deal.declarer is not None
    if not rules.write_off:
        return reason("write-off-off")
    if parting(deal) and rules.write_off_when == "before_discard":
        return reason("write-off-too-late")
    if deal.blind is not None and not state.rules.blind.blind_write_off:
        return reason("write-off-blind")
    limit = rules.write_off_limit
    if limit is not None and standing.write_offs[deal.declarer] >= limit:
        return reason("write-off-limit", count=limit)
    free = not rules.write_off_deducts
    if deal.golden and free and not state.rules.golden.golden_write_off:
        return reason("write-off-golden")
    on_barrel, where = standing.on_barrel, rules.write_off_on_barrel
    own = standing.barrel[deal.declarer] is not None
    if (on_barrel and (where == "any_forbidden" or (where == "if_deducted" and free))) or (
        own and where == "own_forbidden"
    ):
        return reason("write-off-barrel")
    return None


def ways_out(state: State) -> list[Action]:
    """Writing off and conceding, where they are allowed."""
    deal, rules = state.deal, state.rules.write_off
    assert deal is not None
    ways: list[Action] = []
    if rules.write_off and why_no_write_off(state) is None:
        ways.append(WRITE_OFF)
    late = parting(deal) and rules.write_off_when == "before_discard"
    if rules.concede and not late and not state.standing.on_barrel:
        ways.append(CONCEDE)
    if rules.bombs and why_no_bomb(state) is None:
        ways.append(BOMB)
    return ways


def why_no_bomb(state: State) -> Reason | None:
    """Why the declarer may not throw a bomb now."""
    deal, rules, standing = state.deal, state.rules.write_off, state.standing
    assert deal is not None and deal.declarer is not None
    if rules.bombs is None:
        return reason("bomb-off")
    if isinstance(rules.bombs, int) and standing.bombs[deal.declarer] >= rules.bombs:
        return reason("bomb-limit", count=rules.bombs)
    lock = state.rules.barrel.lock_at
    locked = lock is not None and standing.scores[deal.declarer] >= lock
    if not rules.bomb_on_barrel and (standing.barrel[deal.declarer] is not None or locked):
        return reason("bomb-barrel")
    return None


def why_no_raise(state: State) -> Reason | None:
    """Why the declarer may not raise at all."""
    deal, rules = state.deal, state.rules
    assert deal is not None
    if not rules.talon.raise_after_talon:
        return reason("raise-off")
    if deal.raised:
        return reason("raised-already")
    if deal.blind is not None and not rules.blind.blind_raise:
        return reason("raise-blind")
    if deal.golden and rules.golden.golden == "forced_120" and not rules.golden.golden_raise:
        return reason("raise-golden")
    return None


def raise_limit(state: State) -> int:
    """The highest bid that the declarer's ten cards allow."""
    deal = state.deal
    assert deal is not None and deal.declarer is not None
    on_barrel = state.standing.barrel[deal.declarer] is not None
    return auction.limit_for(deal.pairs, deal.aces, state.rules, on_barrel)


def raises(state: State) -> list[Action]:
    """The raises allowed."""
    deal, step_up = state.deal, state.rules.auction.bid_step
    assert deal is not None
    if why_no_raise(state) is not None:
        return []
    return [RAISES[n] for n in range(deal.bid + step_up, raise_limit(state) + 1, step_up)]


def legal(state: State) -> Sequence[Action]:
    """Claim, give up, raise, offer the contract; or part with a card."""
    deal, play = state.deal, state.play
    assert deal is not None and play is not None and deal.declarer is not None
    if parting(deal):
        return partings(state)
    if may_claim(state) and _must_claim(state):
        return (REDEAL,)
    actions: list[Action] = [REDEAL] if may_claim(state) else []
    actions += ways_out(state)
    if _may_show(state):
        actions.append(OPEN)
    actions += raises(state)
    actions += partings(state)
    actions += sales.offers(state)
    return actions


def _must_claim(state: State) -> bool:
    rules, deal, play = state.rules, state.deal, state.play
    assert deal is not None and play is not None and deal.declarer is not None
    if _aces_from_talon(state) and rules.talon.talon_aces == "mandatory":
        return True
    ground = _claim_ground(state) or ""
    return rules.redeal.redeal_talon_mandatory and ground.startswith("talon")


def _aces_from_talon(state: State) -> bool:
    """Four aces only after taking the talon."""
    deal = state.deal
    assert deal is not None and deal.declarer is not None
    return deal.aces and deal.hands[deal.declarer] & ACES != ACES


def _may_show(state: State) -> bool:
    """The talon won at the forced bid is shown only if the declarer wants it."""
    deal, rules = state.deal, state.rules.talon
    assert deal is not None
    optional = rules.talon_hidden_at_forced_bid == "optional"
    return optional and not deal.talon_open and _at_forced_bid(state) and deal.blind is None


def partings(state: State) -> list[Action]:
    """The cards that may be passed to an opponent without one, or put away."""
    deal, play, layout = state.deal, state.play, state.rules.layout
    assert deal is not None and play is not None and deal.declarer is not None
    hand = play.hands[deal.declarer]
    if _owes_ace(state, deal):
        hand &= ACES
    cards = cards_of(hand)
    actions: list[Action] = []
    if layout.gifts:
        served = [seat for seat, _ in deal.given]
        for seat in deal.seats:
            if seat != deal.declarer and seat not in served:
                actions += [GIVE[seat][card] for card in cards]
    if layout.discards and not deal.discarded:
        rest = play.hands[deal.declarer]
        combos = combinations(cards_of(rest), layout.discards)
        actions += [Discard(mask_of(pick)) for pick in combos if mask_of(pick) & hand]
    return actions


def _owes_ace(state: State, deal: DealState) -> bool:
    """One of four aces must be passed on, and this is the last occasion (``talon_aces``)."""
    if state.rules.talon.talon_aces != "give_one" or not _aces_from_talon(state):
        return False
    layout = state.rules.layout
    if mask_of(card for _, card in deal.given) & ACES or deal.discarded & ACES:
        return False
    gifts = len(deal.seats) - 1 - len(deal.given) if layout.gifts else 0
    discards = 1 if layout.discards and not deal.discarded else 0
    return gifts + discards == 1


def after(state: State, action: Action) -> State:
    """A card is passed or put away, or the deal ends, or the bid is raised."""
    if isinstance(action, Give | Discard):
        return _part(state, action)
    return other(state, action)


def other(state: State, action: Action) -> State:
    """A raise, a redeal, or a way out: here and before the first lead."""
    deal = state.deal
    assert deal is not None
    if isinstance(action, Raise):
        raised = replace(deal, bid=action.amount, raised=True)
        return step(state, action, deal=raised)
    if action == REDEAL:
        if _must_claim(state):
            return claims.redeal(state, action, _claim_ground(state) or "")
        return claims.claim(state, action, _claim_ground(state) or "")
    if action == OPEN:
        shown = replace(deal, talon_open=True, face_down=state.rules.talon.discard_face_down)
        return step(state, action, deal=shown)
    if isinstance(action, Sell):
        return sales.begin_sale(state, action)
    kinds: dict[Action, Kind] = {WRITE_OFF: "write-off", CONCEDE: "concede", BOMB: "bomb"}
    result = dealing.result_so_far(state, kinds[action])
    return dealing.close(step(state, action), result)


def _part(state: State, action: Give | Discard) -> State:
    deal, play, layout = state.deal, state.play, state.rules.layout
    assert deal is not None and play is not None and deal.declarer is not None
    hands, declarer = list(play.hands), deal.declarer
    if isinstance(action, Give):
        hands[declarer] ^= 1 << action.card
        hands[action.seat] |= 1 << action.card
        deal = replace(deal, given=(*deal.given, (action.seat, action.card)))
    else:
        hands[declarer] ^= action.cards
        deal = replace(deal, discarded=action.cards)
    gifts = len(deal.seats) - 1 if layout.gifts else 0
    done = len(deal.given) == gifts and bool(deal.discarded) == bool(layout.discards)
    nines = None
    if done:
        nines = next((s for s in deal.seats if hands[s] & NINES == NINES), None)
    play = replace(play, hands=tuple(hands), nines=nines)
    state = step(state, action, deal=deal, play=play)
    return claims.begin(state, "final-claims") if done else state


def explain(state: State, action: Action) -> Reason:
    """Why the declarer may not do this now."""
    deal, play = state.deal, state.play
    assert deal is not None and play is not None and deal.declarer is not None
    if isinstance(action, Give):
        if action.seat == deal.declarer or action.seat not in deal.seats:
            return reason("give-to-opponent")
        if not play.hands[deal.declarer] >> action.card & 1:
            return reason("not-in-hand", card=card_name(action.card))
        if action.seat in [seat for seat, _ in deal.given]:
            return reason("given-already", seat=action.seat)
        return reason("give-ace" if state.rules.layout.gifts else "no-gifts")
    if isinstance(action, Discard):
        return _explain_discard(state, play.hands[deal.declarer], action)
    if isinstance(action, Raise):
        if parting(deal):
            return reason("pass-cards-first")
        why = why_no_raise(state)
        return why or auction.explain_amount(
            action.amount, deal.bid, raise_limit(state), state.rules
        )
    return explain_call(state, action)


def _explain_discard(state: State, hand: Mask, action: Discard) -> Reason:
    deal, layout = state.deal, state.rules.layout
    assert deal is not None
    if not layout.discards:
        return reason("no-discards")
    if deal.discarded:
        return reason("discarded-already")
    if missing := action.cards & ~hand:
        return reason("not-in-hand", card=card_name(cards_of(missing)[0]))
    if action.cards.bit_count() != layout.discards:
        count = action.cards.bit_count()
        return reason("discard-count", count=count, right=layout.discards)
    return reason("give-ace")


def explain_call(state: State, action: Action) -> Reason:
    """Why a call of the declarer is refused: here and before the first lead."""
    if action == WRITE_OFF:
        return why_no_write_off(state) or reason("pass-cards-first")
    if action == REDEAL:
        return reason("no-redeal-ground")
    if action == BOMB:
        return why_no_bomb(state) or reason("pass-cards-first")
    if isinstance(action, Sell):
        return sales.explain_offer(state, action)
    if action == CONCEDE:
        on = state.rules.write_off.concede
        return reason("concede-barrel" if on else "concede-off")
    if isinstance(action, Bid):
        return reason("auction-over")
    if isinstance(action, Call):
        return reason("not-now", word=action.word)
    return reason("pass-cards-first")
