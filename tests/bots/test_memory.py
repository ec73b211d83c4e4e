"""What a bot remembers and imagines agrees with what is and with what the engine does."""

from collections.abc import Sequence
from random import Random

import pytest
from bot_table import play_deals, random_rules, russian, seat_bots

from prikup.bots import Bot
from prikup.bots.thousand.memory import FULL_DECK, Memory
from prikup.bots.thousand.position import Play as PlayRules
from prikup.bots.thousand.position import Position
from prikup.bots.thousand.ranked import PLAIN, RANKED, ranked
from prikup.cards import Mask, deck
from prikup.game import Play, Seat
from prikup.rules import Value
from prikup.thousand import THOUSAND
from prikup.thousand.match import State
from prikup.thousand.state import DealState, PlayState

DECK = deck("9")

SEEDS = range(40)


def final_hands(play: PlayState, deal: DealState) -> Sequence[Mask]:
    """The hands with which the play began: the cards passed and put away, all tricks taken back."""
    hands = list(play.hands)
    for leader, cards in (
        *((first, laid) for first, laid, _ in play.taken),
        (play.leader, play.trick),
    ):
        start = deal.seats.index(leader)
        for place, card in enumerate(cards):
            hands[deal.seats[(start + place) % len(deal.seats)]] |= 1 << card
    return hands


def rules(seed: int) -> "dict[str, Value]":
    return dict(russian() if seed % 4 == 0 else random_rules(seed))


def test_ranked_cards_are_the_same_cards() -> None:
    assert [PLAIN[RANKED[card]] for card in DECK] == list(DECK)


def check_world(memory: Memory, world: list[Mask]) -> None:
    together = memory.played
    for seat in (memory.me, *memory.others):
        assert not together & world[seat]
        together |= world[seat]
        assert world[seat].bit_count() == memory.sizes[seat]
        assert memory.known[seat] & ~world[seat] == 0
    assert together == FULL_DECK


@pytest.mark.parametrize("level", ["random", "novice"])
def test_what_is_remembered_is_true(level: str) -> None:
    """Voids and silent kings are shown, passed cards are known: under any rules, in any deal."""
    rng = Random(level)

    def watch(state: State, bot: Bot) -> None:
        assert state.turn is not None
        view = state.view(state.turn)
        if view.phase != "play" or state.play is None:
            return
        memory = Memory(view)
        sure = not any(card is None for _, card in view.given)
        for seat, hand in enumerate(state.play.hands):
            if seat != memory.me:
                assert ranked(hand) & memory.never[seat] == 0
                assert memory.known[seat] & ~ranked(hand) == 0 or not sure
        check_world(memory, memory.world(rng))

    for seed in SEEDS:
        play_deals(THOUSAND.new_match(rules(seed)), seat_bots([level] * 3, seed), seed, 5, watch)


def imagined_end(state: State) -> tuple[list[int], list[int], set[tuple[Seat, int]], Seat | None]:
    """The deal scored last, played again card by card in a position of the bots."""
    finished = state.finished
    assert finished is not None and finished.play is not None and finished.deal is not None
    deal = finished.deal
    assert deal.declarer is not None
    hands = [ranked(hand) for hand in final_hands(finished.play, deal)]
    position = Position(PlayRules(state.rules, deal.seats, len(hands)), hands, deal.declarer)
    for seat, action in finished.log:
        if isinstance(action, Play):
            assert seat == position.turn()
            legal = position.follows(position.hands[seat]) if position.trick else None
            assert legal is None or legal >> RANKED[action.card] & 1
            position.lay(seat, RANKED[action.card], action.declare)
    return position.points, position.tricks, set(position.pairs), position.aces


@pytest.mark.parametrize("level", ["random", "novice"])
def test_imagined_play_follows_the_rules_of_the_engine(level: str) -> None:
    compared = 0
    for seed in SEEDS:
        bots = seat_bots([level] * 3, seed)
        state = THOUSAND.new_match(rules(seed))
        for deal in range(6):
            state = play_deals(state, bots, 100 * seed + deal, 1)
            finished = state.finished
            if finished is None or finished.result.kind != "played" or finished.play is None:
                continue
            if finished.play.claimed is not None:
                continue
            result, compared = finished.result, compared + 1
            pairs = {(who, suit) for who in range(3) for suit in result.marriages[who]}
            expected = (list(result.cards), list(result.tricks), pairs, result.aces)
            assert imagined_end(state) == expected
    assert compared > 50
