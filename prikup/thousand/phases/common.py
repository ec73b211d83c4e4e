"""The actions that several phases offer, ready-made."""

from __future__ import annotations

from prikup.game import Bid, Call, Give, Play, Raise

PASS, LOOK, BLIND, UNBLIND = Call("pass"), Call("look"), Call("blind"), Call("unblind")
PROVE, BUY, BOMB, OPEN = Call("prove"), Call("buy"), Call("bomb"), Call("open")
CONTRA, RECONTRA = Call("contra"), Call("recontra")
KEEP, REDEAL = Call("keep"), Call("redeal")
WRITE_OFF, CONCEDE, CLAIM = Call("write-off"), Call("concede"), Call("claim")

PLAY = tuple(Play(card) for card in range(32))
DECLARE = tuple(Play(card, "!") for card in range(32))
DECLARE_PLAIN = tuple(Play(card, "=") for card in range(32))
FACE_DOWN = tuple(Play(card, face_down=True) for card in range(32))
GIVE = tuple(tuple(Give(seat, card) for card in range(32)) for seat in range(4))
_MOST = 120 + 4 * 300 + 200
"""No bid is higher: the cards, four marriages at their dearest, four aces."""
BIDS = {amount: Bid(amount) for amount in range(0, _MOST + 5, 5)}
RAISES = {amount: Raise(amount) for amount in range(0, _MOST + 5, 5)}
