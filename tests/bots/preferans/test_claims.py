"""What a bot offers is settled whatever the hidden cards are, and it offers once a deal."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from preferans_table import play_deals, random_rules, rules, seat_bots

from prikup.bots import Bot, make
from prikup.bots.preferans.claims import settled_rest
from prikup.bots.preferans.endgame import Endgame
from prikup.bots.preferans.imagination import Imagination
from prikup.bots.preferans.memory import Memory
from prikup.bots.preferans.position import NO_TRUMP, Goal, Position
from prikup.bots.preferans.sweep import Sweep
from prikup.cards import Mask, cards_of, mask_of
from prikup.game import Action, Call, Offer, Play
from prikup.preferans.api import PREFERANS
from prikup.preferans.match import State
from prikup.preferans.view import View

LAYOUTS = 8


def layouts(view: View, rng: Random) -> Iterator[list[Mask]]:
    """Hands by place that agree with the view: the hidden cards permuted, no void contradicted."""
    memory, found = Memory(view), 0
    hidden = cards_of(memory.pool)
    while found < LAYOUTS:
        rng.shuffle(hidden)
        hands, at = list(memory.known), 0
        for place in range(3):
            missing = memory.sizes[place] - hands[place].bit_count()
            hands[place] |= mask_of(hidden[at : at + missing])
            at += missing
        if not any(hands[p] & ~memory.known[p] & memory.never[p] for p in range(3)):
            found += 1
            yield hands


def ends(view: View, position: Position, rng: Random) -> int:
    """Tricks of the side that offers: the best that the others can do to it."""
    place = view.circle.index(view.me if view.me is not None else -1)
    if position.goal is Goal.ALL_PASS:
        while any(position.hands):
            turn = position.turn()
            position.lay(turn, rng.choice(cards_of(position.follows(position.hands[turn]))))
        return position.tricks[place]
    end = Endgame(position.goal, position.soloist, position.trump).finish(position)
    return end[place] if place == position.soloist else 10 - end[position.soloist]


def kind_of(view: View) -> str:
    if view.all_pass:
        return "all-pass"
    if view.misere:
        return "misère"
    return "game" if view.declarer == view.me else "open hands" if view.open else "whist"


@pytest.mark.slow
def test_an_offer_is_right_however_the_hidden_cards_lie() -> None:
    seen, rng = Counter[str](), Random(1)

    def watch(state: State, bot: Bot) -> None:
        if state.phase != "play" or state.turn is None:
            return
        view = state.view(state.turn)
        if view.hand_due not in view.circle or view.me not in view.circle:
            return
        imagination = Imagination(view, Random(0))
        offer = settled_rest(imagination)
        if offer is None:
            return
        assert state.why_not(offer) is None
        seen[kind_of(view)] += 1
        if seen[kind_of(view)] > 12:
            return
        me, declarer = state.turn, view.declarer
        mine = offer.tricks[me]
        if declarer not in (None, me):
            mine = 10 - offer.tricks[declarer if declarer is not None else 0]
        for hands in layouts(view, rng):
            assert ends(view, imagination.now(hands, 0), rng) == mine, kind_of(view)

    for seed in range(8):
        state = PREFERANS.new_match(rules("sochi", pool=1000))
        play_deals(state, seat_bots(["novice"] * 3, seed), seed, 40, watch)
    for seed in range(12):
        state = PREFERANS.new_match(random_rules(seed))
        play_deals(state, seat_bots(["novice"] * len(state.scores), seed), seed, 10, watch)
    assert set(seen) == {"all-pass", "misère", "game", "open hands", "whist"}, seen


@pytest.mark.parametrize("trump", [NO_TRUMP, 1])
def test_two_open_hands_sweep_a_known_third_one_as_it_is_reckoned(trump: int) -> None:
    rng, swept = Random(trump), 0
    for _ in range(300):
        cards = rng.sample(range(32), 9)
        cards = [*sorted(cards[:7], reverse=True), *cards[7:]]
        a, b, c = (mask_of(cards[at::3]) for at in range(3))
        third, leader = rng.choice([(2, 0), (2, 1), (0, 1), (1, 0)])
        position = Position((a, b, c), Goal.GAME, soloist=third, trump=trump, leader=leader)
        none = Endgame(Goal.GAME, third, trump).finish(position)[third] == 0
        assert Sweep(third, trump).takes_all((a, b, c), leader) == none
        swept += none
    assert swept > 20


def test_who_may_hold_a_card_that_wins_is_not_swept() -> None:
    """The ace of spades may be in the hand or put away."""
    king, low = mask_of([6]), mask_of([8])
    assert Sweep(2, NO_TRUMP).takes_all((king, low, mask_of([0])), 0)
    assert not Sweep(2, NO_TRUMP).takes_all((king, low, mask_of([0, 7])), 0)


def test_offers_once_and_plays_on_when_refused() -> None:
    offers = Counter[tuple[int, int]]()

    def watch(state: State, bot: Bot) -> None:
        if state.log and isinstance(state.log[-1][1], Offer):
            offers[state.standing.deal_number, state.log[-1][0]] += 1

    class Stubborn:
        """Plays as a novice, and agrees to nothing."""

        def __init__(self, seat: int) -> None:
            self._bot = make("novice", "preferans", seat, 5)

        def act(self, view: View) -> Action:
            return Call("reject") if view.phase == "offer" else self._bot.act(view)

    state = PREFERANS.new_match(rules("sochi", pool=1000))
    bots: list[Bot] = [make("club", "preferans", 0, 5), Stubborn(1), Stubborn(2)]
    play_deals(state, bots, 5, 25, watch)
    assert len(offers) >= 3
    assert set(offers.values()) == {1}
    assert {seat for _, seat in offers} == {0}


def test_a_novice_offers_nothing() -> None:
    def watch(state: State, bot: Bot) -> None:
        if state.phase == "play" and state.turn is not None:
            assert isinstance(bot.act(state.view(state.turn)), Play)

    play_deals(PREFERANS.new_match(rules()), seat_bots(["novice"] * 3, 2), 2, 4, watch)
