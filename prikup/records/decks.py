"""The cards of a recorded deal: ``seed``, ``deck``, or ``hands`` and ``talon``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.cards import CARD_NAMES, BadCard, Card, Mask, format_cards, mask_of, parse_cards
from prikup.game import BadRecord, Deal, Game, reason
from prikup.records import pbn, ppn
from prikup.records.documents import shown
from prikup.records.record import RecordDeal
from prikup.records.seeds import commitment_of, deck_of

Cards = str | Sequence[str]


def deal_of(game: Game[Any], state: Any, recorded: RecordDeal) -> Deal:
    """The chance action of a recorded deal. Raises :class:`BadRecord`; whether hands and talon are
    a whole deck is the game's business."""
    sources = [name for name in ("seed", "deck", "hands") if getattr(recorded, name) is not None]
    if len(sources) != 1:
        raise BadRecord(reason("cards-source", count=len(sources)))
    if recorded.commitment is not None:
        _check_commitment(recorded.commitment, recorded.seed)
    if (recorded.talon is not None) != (recorded.hands is not None):
        raise BadRecord(reason("hands-and-talon"))
    if recorded.hands is not None and recorded.talon is not None:
        hands = read_hands(recorded.hands, len(state.scores))
        return Deal(hands, tuple(read_cards(recorded.talon)))
    deck = game.deck(state)
    if recorded.seed is not None:
        return game.deal(state, deck_of(recorded.seed, deck))
    order = read_deck(recorded.deck or ())
    if strange := [card for card in order if card not in deck]:
        raise BadRecord(reason("deal-wrong-deck", card=CARD_NAMES[strange[0]]))
    if missing := [card for card in deck if card not in order]:
        raise BadRecord(reason("deck-lacks", card=CARD_NAMES[missing[0]], count=len(missing)))
    return game.deal(state, order)


def _check_commitment(commitment: str, seed: str | None) -> None:
    """Raises :class:`BadRecord` unless the commitment is that of the seed."""
    if seed is None:
        raise BadRecord(reason("commitment-seed"))
    right = commitment_of(seed)
    if commitment.lower() != right:
        raise BadRecord(reason("commitment-differs", right=right))


def read_hands(hands: Sequence[Cards] | str, players: int) -> tuple[Mask, ...]:
    """Hands by seat, as lists of cards or in PBN style. Raises :class:`BadRecord`."""
    if isinstance(hands, str):
        return pbn.read_hands(hands, players)
    return tuple(mask_of(read_cards(hand)) for hand in hands)


def read_deck(deck: Cards) -> list[Card]:
    """The order of a deck, a list of cards or one word in PPN. Raises :class:`BadRecord`."""
    if isinstance(deck, str) and len(words := deck.split()) == 1:
        return ppn.read_deck(words[0])
    return read_cards(deck)


def read_cards(cards: Cards) -> list[Card]:
    """A list of cards in one of its forms. Raises :class:`BadRecord`.

    >>> from prikup.cards import format_cards
    >>> format_cards(read_cards("kh 10♠ 9C")), format_cards(read_cards(["KH", "TS"]))
    ('KH TS 9C', 'KH TS')
    """
    try:
        return parse_cards(cards)
    except BadCard as error:
        if "named twice" in str(error):
            raise BadRecord(reason("card-twice", card=_plain(error.text))) from None
        raise BadRecord(reason("no-card", text=shown(error.text))) from None


def _plain(text: str) -> str:
    return CARD_NAMES[parse_cards([text])[0]]


def hands_and_talon(deal: Deal) -> dict[str, Any]:
    """A deal in the form of the canonical record."""
    return {
        "hands": [format_cards(hand) for hand in deal.hands],
        "talon": format_cards(deal.talon),
    }
