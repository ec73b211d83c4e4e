"""The levels of a match as frozen structs: standing, deal, play, and the state that holds them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from prikup.cards import RANK_MASKS, RANKS, SUIT_MASKS, Card, Mask, Suit
from prikup.game import Action, Bonus, BonusKind, Entry, Seat

Phase = Literal[
    "deal",
    "blind",
    "hand-claims",
    "consent",
    "auction",
    "buying",
    "talon",
    "sale",
    "final-claims",
    "contra",
    "play",
    "over",
]

POINTS: tuple[int, ...] = tuple(
    {"9": 0, "J": 2, "Q": 3, "K": 4, "T": 10, "A": 11}.get(RANKS[card % 8], 0) for card in range(32)
)
"""What each card is worth in a trick."""

NINES, JACKS, ACES = (RANK_MASKS[RANKS.index(rank)] for rank in "9JA")
TENS, KINGS, QUEENS = (RANK_MASKS[RANKS.index(rank)] for rank in "TKQ")
PAIRS: tuple[Mask, ...] = tuple(mask & (KINGS | QUEENS) for mask in SUIT_MASKS)
"""King and queen of each suit."""
OLD_PAIRS: tuple[Mask, ...] = tuple(mask & (ACES | KINGS) for mask in SUIT_MASKS)
"""Ace and king: the pair of the game of 1916."""
HALVES: tuple[Mask, ...] = tuple(mask & (QUEENS | JACKS) for mask in SUIT_MASKS)
"""Queen and jack."""

_WORTH = ((JACKS, 2), (QUEENS, 3), (KINGS, 4), (TENS, 10), (ACES, 11))


def points_in(mask: Mask) -> int:
    """The card points of a set of cards."""
    return sum((mask & rank).bit_count() * worth for rank, worth in _WORTH)


def pairs_in(mask: Mask, pairs: tuple[Mask, ...] = PAIRS) -> list[Suit]:
    """The suits whose pair is in ``mask``."""
    return [suit for suit in range(4) if mask & pairs[suit] == pairs[suit]]


Kind = Literal["played", "write-off", "concede", "bomb", "raspasy", "redeal", "penalty"]


class Standing(Struct, frozen=True):
    """Where the match stands between deals. Lists are by seat."""

    scores: tuple[int, ...]
    dealer: Seat
    bolts: tuple[int, ...]
    """Bolts in the match, since the last penalty for them."""
    bolts_in_a_row: tuple[int, ...]
    barrel: tuple[int | None, ...]
    """Deals spent on the barrel; ``None`` for who is not on it."""
    barrels_lost: tuple[int, ...]
    barrel_closed: tuple[bool, ...]
    """Plays on without a barrel (``three_barrels``)."""
    write_offs: tuple[int, ...]
    bombs: tuple[int, ...]
    """Bombs thrown in the match (``bombs``)."""
    deal_number: int = 0
    """Deals scored so far; redeals do not count."""
    redeals: int = 0
    """Redeals claimed in a row against this dealer."""
    golden_deals: int | None = None
    """Deals of the golden round played, or ``None`` when there is none (any more)."""
    golden_rounds: int = 0
    """Golden rounds finished."""
    golden_made: bool = False
    """Whether anybody made the bid in this golden round."""
    target: int = 1000
    """The points to win; a tie that is played on raises it."""
    winner: Seat | None = None
    over: bool = False

    @property
    def on_barrel(self) -> bool:
        """Whether anybody sits on the barrel."""
        return any(spent is not None for spent in self.barrel)

    def shown_bolts(self, in_match: bool) -> tuple[int, ...]:
        """The bolts that a table counts: of the match, or in a row where only those cost."""
        return self.bolts if in_match else self.bolts_in_a_row


class Marriage(Struct, frozen=True):
    """A declaration: ``suit`` is the one that it names for trumps, if it does."""

    seat: Seat
    suit: Suit | None
    worth: int
    kind: Literal["pair", "half", "aces", "nines"] = "pair"
    trick: int = 0
    """The trick whose lead declared it, from 0."""


class DealResult(Struct, frozen=True, kw_only=True):
    """What the scorer needs to know of a deal: built by the engine or from a score sheet.

    ``cards``, ``marriages``, ``tricks`` are by seat; ``marriages`` lists suits.
    """

    kind: Kind
    declarer: Seat | None = None
    bid: int = 0
    cards: tuple[int, ...] = ()
    marriages: tuple[tuple[Suit, ...], ...] = ()
    tricks: tuple[int, ...] = ()
    aces: Seat | None = None
    """Who declared the ace marriage."""
    nines: Seat | None = None
    """Who held (or led from) four nines."""
    blind: bool = False
    player: Seat | None = None
    """Who claimed the redeal, or pays the penalty."""
    why: str = ""
    """The ground of a redeal or penalty."""
    amount: int | None = None
    """A penalty's own amount."""
    contra: int = 0
    """0 none, 1 contra, 2 recontra."""
    bought: tuple[tuple[Seat, Seat, int], ...] = ()
    """Sales of the talon: buyer, seller, price."""
    last_chance: bool = False
    out: Seat | None = None
    """The dealer who sat the deal out."""
    talon_points: int = 0
    """What he writes for the talon."""
    aces_held: tuple[int, ...] = ()
    """Aces in each hand when the deal was written off (``by_aces``)."""
    captured: tuple[int, ...] = ()
    """Kings and queens of declared marriages that each player caught."""
    half_marriages: tuple[tuple[Suit, ...], ...] = ()
    """Queen and jack declared, by seat."""
    void_claim: bool = False
    """A redeal was claimed beyond the limit: the dealer pays."""
    kept_lead: Seat | None = None
    """Who kept the card that the declarer led before his discards (``forgotten_discard``)."""


UsedBonuses = tuple[tuple[Seat, BonusKind], ...]
"""Bonuses used in a match: by whom, and what."""


class Peek(Struct, frozen=True):
    """What a bonus showed to ``seat``, and to nobody else."""

    seat: Seat
    bonus: Bonus
    hands: tuple[Mask, ...] = ()
    """The opponents' cards at that moment, by seat."""
    talon: tuple[Card, ...] = ()
    suits: tuple[Suit, ...] = ()
    """Of the talon, as its cards lie."""


class DealState(Struct, frozen=True):
    """A deal up to the first lead."""

    hands: tuple[Mask, ...]
    """As dealt."""
    talon: tuple[Card, ...]
    seats: tuple[Seat, ...]
    """Who takes part, clockwise from the dealer's left."""
    forced: Seat
    """Who carries the forced bid (in a golden round, who must play)."""
    golden: bool = False
    asked: int = 0
    """How many seats have answered in the round of questions that is open."""
    unseen: Mask = 0
    """Seats (as bits) that have not looked at their cards."""
    blind: Seat | None = None
    """Who plays or bids blind."""
    bid: int = 0
    forced_bid: int = 0
    """What stood as his bid before anybody spoke; 0 where nothing did."""
    bidder: Seat | None = None
    passed: Mask = 0
    """Seats (as bits) out of the auction."""
    proved: Mask | None = None
    """The cards of marriages that the highest bidder had to show, if anybody asked."""
    contested: bool = False
    """Whether anybody bid over the forced bid."""
    declarer: Seat | None = None
    taker: Seat | None = None
    """Who took the talon: the declarer, unless the contract was sold after that."""
    talon_open: bool = False
    face_down: bool = False
    """Whether cards are passed face down."""
    pairs: tuple[Suit, ...] = ()
    aces: bool = False
    """The marriages and the four aces that the declarer's ten cards held: they bound his bid."""
    raised: bool = False
    given: tuple[tuple[Seat, Card], ...] = ()
    last_chance: bool = False
    """Third barrel, third deal: the talon goes openly to that player (``last_chance``)."""
    bought: tuple[tuple[Seat, Seat, int], ...] = ()
    """Sales of the talon: buyer, seller, price."""
    offers: tuple[Mask, ...] = ()
    """Cards that the declarer showed to sell the contract."""
    contra: int = 0
    """0 none, 1 contra, 2 recontra."""
    discarded: Mask = 0
    """Cards put away onto the pile."""
    claimant: Seat | None = None
    """Who asks the others for a redeal (``redeal_consent``)."""
    claim_ground: str = ""
    claim_phase: Phase = "deal"
    """What he claims it for, and in which phase."""
    refused: tuple[tuple[Seat, str], ...] = ()
    """Requests for a redeal that somebody refused, and are not made again: whose, why."""
    claim_void: bool = False
    """The redeal limit is reached: no claim counts in this deal."""
    peeks: tuple[Peek, ...] = ()
    """What bonuses showed in this deal."""


class PlayState(Struct, frozen=True):
    """Hands and tricks; from the talon on."""

    hands: tuple[Mask, ...]
    leader: Seat
    trick: tuple[Card, ...] = ()
    crawl: bool = False
    """The lead of this trick lies face down (``no_marriage_first_lead_crawl``)."""
    trump: Suit | None = None
    trump_next: Suit | None = None
    """Becomes trump with the next trick (``trump_starts``)."""
    points: tuple[int, ...] = ()
    """Card points taken, by seat."""
    tricks: tuple[int, ...] = ()
    """Tricks taken, by seat."""
    taken: tuple[tuple[Seat, tuple[Card, ...], Seat], ...] = ()
    """Finished tricks: leader, cards in the order played, taker."""
    marriages: tuple[Marriage, ...] = ()
    captured: tuple[int, ...] = ()
    """Kings and queens of declared marriages that each seat caught (``half_marriage_capture``)."""
    stock: tuple[Card, ...] = ()
    """Cards still to be drawn (``drawing``)."""
    trump_by: Seat | None = None
    """Who declared the trump suit."""
    nines: Seat | None = None
    """Who held four nines after the cards were passed."""
    claimed: Seat | None = None
    """Who claimed the rest."""


class Finished(Struct, frozen=True):
    """The deal that was scored last: shown until the next one is dealt."""

    result: DealResult
    entries: tuple[Entry, ...]
    before: tuple[int, ...]
    """The scores it began with."""
    deal: DealState | None = None
    play: PlayState | None = None
    log: tuple[tuple[Seat, Action], ...] = ()
    settlement: tuple[int, ...] | None = None
    """What the match brings each player, when this deal ended it."""
