"""The actions that several phases offer, ready-made."""

from __future__ import annotations

from prikup.game import Call, Play

PASS, HERE = Call("pass"), Call("here")
WITHOUT_ALL, WITHOUT_THREE = Call("without-all"), Call("without-three")
WHIST, HALF, WHIST_BACK = Call("whist"), Call("half"), Call("whist-back")
OPEN, CLOSED = Call("open"), Call("closed")
ACCEPT, REJECT = Call("accept"), Call("reject")

PLAY = tuple(Play(card) for card in range(32))
