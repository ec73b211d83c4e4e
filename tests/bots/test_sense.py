"""Club plays as a good player would, in deals where it is clear what that is."""

from collections.abc import Sequence
from random import Random

import pytest
from bot_table import dealt, play_deals, russian, seat_bots, values_of

from prikup.bots import Bot, make
from prikup.bots.thousand.habits import follow, lead
from prikup.bots.thousand.imagination import Imagination
from prikup.bots.thousand.position import Customs, Position
from prikup.bots.thousand.ranked import PLAIN, pairs_of, ranked
from prikup.bots.thousand.temper import CLUB
from prikup.cards import SUIT_OF, CardSet, card_name, parse_card, parse_cards
from prikup.game import Action, Bid, Call, Deal, Give, Play, action_text
from prikup.thousand import THOUSAND
from prikup.thousand.match import State
from prikup.thousand.state import PAIRS

KEEP, PASS, REDEAL, WRITE_OFF = Call("keep"), Call("pass"), Call("redeal"), Call("write-off")
STRONG = ("9S JS 9C TC JD KS QD", "AS KH QH AH TH 9D AC", "QS TS KC QC KD TD JH")
TALON = "9H JC AD"
REDEALS = (
    "redeal_hand_below",
    "redeal_nines",
    "redeal_talon_below",
    "redeal_talon_nines",
    "redeal_after_discard_nines",
)


def asked(state: State, seed: int = 1) -> Action:
    """What club does."""
    assert state.turn is not None
    return make("club", "thousand", state.turn, seed).act(state.view(state.turn))


def test_bids_on_a_strong_hand() -> None:
    hands = (STRONG[0], STRONG[2], STRONG[1])
    assert asked(dealt(hands, TALON, KEEP, KEEP, KEEP)) == Bid(105)


def test_passes_on_a_weak_hand() -> None:
    hands = (STRONG[0], STRONG[1], STRONG[2])
    state = dealt(hands, TALON, KEEP, KEEP, KEEP, PASS)
    assert asked(state) == PASS


def test_claims_a_redeal_on_a_worthless_hand() -> None:
    hands = ("AS TS KS QS AC TC KC", "9S JS 9C JC 9D JD QH", "AH TH KH AD TD KD QD")
    assert asked(dealt(hands, "QC JH 9H")) == REDEAL


def test_writes_off_a_hopeless_contract() -> None:
    hands = ("AS TS KS AC TC KC JH", "9S JS QC 9C QD JD TH", "AH KH QH AD TD KD 9D")
    state = dealt(hands, "9H JC QS", KEEP, KEEP, KEEP, PASS, PASS)
    assert asked(state) == WRITE_OFF


def test_raises_when_sure_and_declares_after_an_ace() -> None:
    state = dealt(STRONG, TALON, KEEP, KEEP, KEEP, PASS, PASS)
    bots = [make("club", "thousand", seat, 1) for seat in range(3)]
    said: list[str] = []
    while state.turn is not None:
        action = bots[state.turn].act(state.view(state.turn))
        if state.turn == 1:
            said.append(action_text(action))
        state = state.apply(action)
    assert state.finished is not None
    assert state.finished.result.bid >= 160
    assert state.scores[1] == state.finished.result.bid
    cards = [word for word in said if word[0] in "9TJQKA" and not word.startswith("9 ")]
    assert cards[0][0] == "A"
    assert any(word in ("KH!", "QH!") for word in cards)


def test_never_passes_half_of_a_marriage_and_claims_what_is_sure() -> None:
    def watch(state: State, bot: Bot) -> None:
        assert state.turn is not None
        view = state.view(state.turn)
        if view.phase not in ("talon", "play"):
            return
        action = make("club", "thousand", state.turn, 7).act(view)
        if Call("claim") in view.legal:
            assert action == Call("claim")
        if isinstance(action, Give):
            pair = PAIRS[SUIT_OF[action.card]]
            whole = (view.hand or 0) & pair == pair and pair >> action.card & 1
            assert not whole, f"gave {card_name(action.card)}"

    play_deals(THOUSAND.new_match(russian()), seat_bots(["novice"] * 3, 8), 8, 6, watch)


def test_fights_for_the_match_from_the_barrel() -> None:
    """Who sits on the barrel needs an own contract: a good hand is not passed."""
    hands = (STRONG[0], STRONG[2], STRONG[1])
    start = {"scores": [400, 400, 880]}
    state = dealt(hands, TALON, KEEP, KEEP, KEEP, start=start)
    assert isinstance(asked(state), Bid)


def dealt_two(hands: Sequence[str], talons: str, *texts: str) -> State:
    """A deal of ``two-talons`` in which the second seat deals and these actions followed; nobody
    is asked for redeals or goes blind."""
    values = values_of("two-talons", blind=False, **dict.fromkeys(REDEALS, "off"))
    state = THOUSAND.new_match(values, {"dealer": 1})
    masks = [CardSet.parse(hand).mask for hand in hands]
    state = state.apply(Deal((masks[0], masks[1]), tuple(parse_cards(talons))))
    for text in texts:
        state = state.apply(THOUSAND.parse_action(state, text))
    return state


@pytest.mark.parametrize(
    ("opponent", "declarer", "talons", "away", "bids"),
    [
        (
            "TC AH TH TD 9D JD 9S JH 9C QC",
            "TS JS KS JC KC AC QD AD QH KH",
            "AS KD QS 9H",
            "JS JC",
            (125, 130, 140, 200),
        ),
        (
            "9S JS TS AS KC TC 9D TH AH JH",
            "QS KS AC TD QD KD AD 9H JD 9C",
            "QH KH JC QC",
            "JD 9C",
            (200,),
        ),
    ],
)
def test_takes_a_trick_before_it_breaks_a_marriage(
    opponent: str, declarer: str, talons: str, away: str, bids: Sequence[int]
) -> None:
    """No marriage counts before the first trick, and the bid needs it: a sure trick comes first."""
    start = dealt_two((opponent, declarer), talons, "120", "pass", f"discard {away}")
    for bid in bids:
        state = start.apply(THOUSAND.parse_action(start, f"bid {bid}"))
        pairs = pairs_of(ranked(state.view(1).hand or 0))
        for seed in range(6):
            action = asked(state, seed)
            while not isinstance(action, Play):
                action = asked(state := state.apply(action), seed)
            broken = pairs >> ranked(1 << action.card).bit_length() - 1 & 1
            assert not broken, f"led {action_text(action)} at {bid}"


def test_imagines_a_declarer_who_could_bid_what_he_bid() -> None:
    """Above 120 only marriages in hand may be bid: the declarer holds one, or has played of it."""
    hands = ("AS 9C KC 9D TD QD KD 9H TH TS", "9S KS TC QC AC AD QH KH AH QS")
    texts = ("120", "pass", "discard JS JC", "bid 155", "QS", "TS")
    state = dealt_two(hands, "JS JC JD JH", *texts)
    worlds = Imagination(state.view(0), Random(1), CLUB).worlds(100)
    queen = ranked(CardSet.parse("QS").mask)
    assert all(pairs_of(world.hands[1] | queen) for world in worlds)


def position(hands: Sequence[str], trick: str = "", declarer: int = 0) -> Position:
    rules = THOUSAND.new_match(russian()).rules
    masks = [ranked(CardSet.parse(hand).mask) for hand in hands]
    place = Position(Customs(rules, (0, 1, 2)), masks, declarer)
    for name in trick.split():
        place.hands[place.turn()] |= ranked(1 << parse_card(name))
        place.lay(place.turn(), ranked(1 << parse_card(name)).bit_length() - 1, "")
    return place


@pytest.mark.parametrize(
    ("hands", "trick", "card"),
    [
        (("JD KD", "JH", "TS 9C QH"), "9D AD", "TS"),  # the partner has it: points for him
        (("JD KD", "JH", "TS 9C QH"), "AD 9D", "9C"),  # the declarer has it: nothing for him
        (("JD KC", "JH", "TD AD 9D"), "QD 9H", "AD"),  # the ace makes the ten good
        (("JD KC", "AD", "TD JC 9D"), "QD JD", "TD"),  # a ten that would not last
        (("JD KC", "AD", "KS QS 9C"), "TD 9D", "9C"),  # a marriage is kept whole
    ],
)
def test_habits_of_a_defender_who_plays_last(hands: tuple[str, ...], trick: str, card: str) -> None:
    place = position(hands, trick)
    chosen = card_name(PLAIN[follow(place, 2)])
    assert chosen == card or (card == "AD" and chosen in ("AD", "TD"))


def test_habits_lead_an_ace_then_the_dearest_marriage() -> None:
    place = position(("AS KH QH KC QC 9D", "TS JS AC TC AD TD", "AH TH JH 9H JC 9C"))
    assert card_name(PLAIN[lead(place, 0)]) == "AS"
    place.tricks[0] = 1
    assert card_name(PLAIN[lead(place, 0)]) == "AS"
    place.hands[0] &= ~ranked(1 << parse_card("AS"))
    assert card_name(PLAIN[lead(place, 0)]) == "QH"


def test_habits_keep_an_ace_to_win_the_lead_back() -> None:
    """An ace of a suit that the others still have much of waits until a marriage is declared."""
    place = position(("AS KH QH KC QC 9D", "TS JS QS AC TC AD", "AH TH JH 9H JC 9C"))
    place.tricks[0] = 1
    assert card_name(PLAIN[lead(place, 0)]) == "QH"


def test_club_keeps_a_marriage_that_it_may_still_declare() -> None:
    """Without diamonds and trumps to follow with, the nine of hearts goes, or a lone queen; one of
    the king and queen of spades only by mistake."""
    state = dealt(
        ["9C JC QC KC TD AD TH", "TS KS AC QD 9H JH QH", "9S JS TC 9D JD KD AH"], "KH QS AS"
    )
    auction = ["keep", "keep", "keep", "pass", "105", "pass", "give 1 QS", "give 2 9C"]
    for text in (*auction, *["keep", "keep", "keep", "AS", "TS", "JS", "TD", "QD", "9D", "AD"]):
        state = state.apply(THOUSAND.parse_action(state, text))
    laid = [action_text(asked(state, seed)) for seed in range(30)]
    assert sum(card in ("KS", "QS") for card in laid) <= 1
