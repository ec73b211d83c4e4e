"""What a bot remembers and imagines agrees with what is and with what the engine does."""

from collections.abc import Sequence
from random import Random

import pytest
from bot_table import play_deals, random_rules, russian, seat_bots, values_of

from prikup.bots import Bot
from prikup.bots.thousand.memory import Memory
from prikup.bots.thousand.position import NOBODY, Customs, Position, World
from prikup.bots.thousand.present import present
from prikup.bots.thousand.ranked import PLAIN, RANKED, ranked
from prikup.cards import Mask, cards_of, mask_of
from prikup.game import Call, Play
from prikup.rules import Value, presets_of
from prikup.thousand import THOUSAND
from prikup.thousand.match import State
from prikup.thousand.rules import rules_from
from prikup.thousand.state import DealResult, DealState, PlayState

SEEDS = range(60)
PRESETS = list(presets_of("thousand"))


def rules(seed: int) -> "dict[str, Value]":
    if seed < len(PRESETS):
        return dict(values_of(PRESETS[seed]))
    return dict(random_rules(seed))


def test_ranked_cards_are_the_same_cards() -> None:
    assert [PLAIN[RANKED[card]] for card in range(32)] == list(range(32))


def check_world(memory: Memory, rng: Random, rest: int) -> None:
    hands, away = memory.world(rng)
    together = sum(memory.laid) | memory.put_away
    for seat, hand in enumerate(hands):
        assert not together & hand
        together |= hand
        assert hand.bit_count() == memory.sizes[seat]
        assert memory.known[seat] & ~hand == 0
    assert not together & sum(away) and len(away) == rest
    assert together | sum(away) == memory.customs.deck


@pytest.mark.slow
@pytest.mark.parametrize("level", ["random", "novice"])
def test_what_is_remembered_is_true(level: str) -> None:
    """Voids and silent kings are shown, passed cards are known: under any rules, in any deal."""
    rng = Random(level)
    known = lacking = 0

    def watch(state: State, bot: Bot) -> None:
        nonlocal known, lacking
        assert state.turn is not None and state.deal is not None
        view = state.view(state.turn)
        if None in view.trick:  # answered without remembering: nobody knows what is led
            return
        memory = Memory(view, Customs(view.rules, view.seats))
        hands = (state.play or state.deal).hands
        sure = all(card is not None for _, card in view.given) and not view.rules.layout.discards
        for seat in memory.others:
            held = ranked(hands[seat])
            assert held & memory.never[seat] == 0
            assert memory.known[seat] & ~held == 0 or not sure
            known += memory.known[seat].bit_count()
            lacking += memory.never[seat].bit_count()
        in_hands = sum(hand.bit_count() for hand in hands)
        seen = sum(memory.laid).bit_count() + memory.put_away.bit_count()
        check_world(memory, rng, len(cards_of(mask_of(view.rules.layout.deck))) - in_hands - seen)

    for seed in SEEDS:
        first = THOUSAND.new_match(rules(seed))
        play_deals(first, seat_bots([level] * len(first.scores), seed), seed, 4, watch)
    assert known > 1000 and lacking > 1000


def test_who_cannot_beat_shows_it() -> None:
    """Where one must beat, a low card on the trick tells that the higher ones are elsewhere."""
    found = 0

    def watch(state: State, bot: Bot) -> None:
        nonlocal found
        assert state.turn is not None
        view = state.view(state.turn)
        if view.phase == "play":
            memory = Memory(view, Customs(view.rules, view.seats))
            plain = Memory(view, Customs(rules_from(russian()), view.seats))
            found += any(memory.never[s] & ~plain.never[s] for s in memory.others)

    play_deals(THOUSAND.new_match(values_of("kurnik")), seat_bots(["random"] * 3, 1), 1, 6, watch)
    assert found > 10


def final_hands(play: PlayState, deal: DealState) -> Sequence[Mask]:
    """The hands with which the play began: all tricks taken back, drawn cards too."""
    hands = list(play.hands)
    for leader, cards in (
        *((first, laid) for first, laid, _ in play.taken),
        (play.leader, play.trick),
    ):
        start = deal.seats.index(leader)
        for place, card in enumerate(cards):
            hands[deal.seats[(start + place) % len(deal.seats)]] |= 1 << card
    return hands


def imagined_end(state: State) -> Position:
    """The deal scored last, played again card by card in a position of the bots."""
    finished = state.finished
    assert finished is not None and finished.play is not None and finished.deal is not None
    deal, layout = finished.deal, state.rules.layout
    if layout.draws:
        hands, rest = deal.hands, list(deal.talon)
    else:
        hands = tuple(final_hands(finished.play, deal))
        rest = [*deal.talon[layout.talon :], *cards_of(deal.discarded)]
    declarer = NOBODY if deal.declarer is None else deal.declarer
    customs = Customs(state.rules, deal.seats)
    position = Position(customs, [ranked(hand) for hand in hands], declarer)
    position.put_away([1 << RANKED[card] for card in rest])
    plays = [(seat, action) for seat, action in finished.log if isinstance(action, Play)]
    position.leader = plays[0][0]
    for seat, action in plays:
        assert seat == position.turn()
        if not position.trick:
            crawl, legal = action.face_down, position.leads(seat)
        elif not crawl:
            legal = position.follows(position.hands[seat])
        assert legal >> RANKED[action.card] & 1 or (crawl and position.trick)
        position.lay(seat, RANKED[action.card], action.declare)
    position.close()
    return position


def as_played(position: Position) -> tuple[object, ...]:
    """What the engine says of the end of a deal, from the position of the bots."""
    return (
        position.points,
        position.tricks,
        sorted(position.pairs),
        sorted(position.halves),
        position.aces,
    )


def as_scored(result: DealResult) -> tuple[object, ...]:
    pairs = [(who, suit) for who, suits in enumerate(result.marriages) for suit in suits]
    halves = [(who, suit) for who, suits in enumerate(result.half_marriages) for suit in suits]
    return (list(result.cards), list(result.tricks), sorted(pairs), sorted(halves), result.aces)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["random", "novice"])
def test_imagined_play_follows_the_rules_of_the_engine(level: str) -> None:
    compared = halves = captured = 0
    for seed in range(120):
        state = THOUSAND.new_match(rules(seed))
        bots = seat_bots([level] * len(state.scores), seed)
        for deal in range(6):
            state = play_deals(state, bots, 100 * seed + deal, 1)
            finished = state.finished
            if finished is None or finished.play is None:
                continue
            result, log = finished.result, finished.log
            if result.kind not in ("played", "raspasy") or log[-1][1] == Call("claim"):
                continue
            end = imagined_end(state)
            assert as_played(end) == as_scored(result)
            if state.rules.marriage.ace_marriage != "fourth_ace_trump" and result.captured:
                assert end.captured == list(result.captured)
                captured += 1
            compared, halves = compared + 1, halves + len(end.halves)
    assert compared > 150 and halves and captured


def replayed(state: State, hands: Sequence[Mask]) -> Position:
    """The position of a play, reached card by card."""
    deal, play, layout = state.deal, state.play, state.rules.layout
    assert deal is not None and play is not None
    declarer = NOBODY if deal.declarer is None else deal.declarer
    position = Position(
        Customs(state.rules, deal.seats), [ranked(hand) for hand in hands], declarer
    )
    rest = deal.talon if layout.draws else deal.talon[layout.talon :]
    position.put_away([1 << RANKED[card] for card in (*rest, *cards_of(deal.discarded))])
    plays = [(seat, action) for seat, action in state.log if isinstance(action, Play)]
    position.leader = plays[0][0] if plays else play.leader
    for seat, action in plays:
        position.lay(seat, RANKED[action.card], action.declare)
    return position


@pytest.mark.slow
def test_the_present_is_what_has_come_of_the_play() -> None:
    """Read from a view in the middle of a deal: trumps that wait, cards caught, the pile."""
    compared = 0

    def watch(state: State, bot: Bot) -> None:
        nonlocal compared
        deal, play, layout = state.deal, state.play, state.rules.layout
        if state.phase != "play" or state.turn is None or deal is None or play is None:
            return
        view = state.view(state.turn)
        if None in view.trick:  # nobody knows what is led
            return
        memory = Memory(view, Customs(view.rules, view.seats))
        rest = list(play.stock) if layout.draws else list(deal.talon[layout.talon :])
        if view.discarded is None:
            rest += cards_of(deal.discarded)
        hands = [ranked(hand) for hand in play.hands]
        now = present(view, memory).in_world(
            World(tuple(hands), tuple(1 << RANKED[card] for card in rest))
        )
        then = replayed(state, deal.hands if layout.draws else final_hands(play, deal))
        for name in Position.__slots__:
            if name not in ("customs", "captured", "trump_by"):
                assert getattr(now, name) == getattr(then, name), name
        if now.customs.ace_marriage != "fourth_ace_trump":
            assert now.captured == then.captured
        if now.trump >= 0:
            assert now.trump_by == then.trump_by
        compared += 1

    for seed in range(120):
        first = THOUSAND.new_match(rules(seed))
        play_deals(first, seat_bots(["random"] * len(first.scores), seed), seed, 3, watch)
    assert compared > 2000
