"""How Thousand is written down: its rows, its paper, its playthroughs."""

from prikup.records.scribe import Scribe
from prikup.records.thousand.scribe import ThousandScribe

SCRIBE: Scribe = ThousandScribe()
