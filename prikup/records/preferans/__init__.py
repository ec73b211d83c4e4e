"""How Preferans is written down: its rows, its paper, its playthroughs."""

from prikup.records.preferans.scribe import PreferansScribe
from prikup.records.scribe import Scribe

SCRIBE: Scribe = PreferansScribe()
