"""How Thousand is written down: its rows, its paper, its playthroughs."""

from prikup.records.scribe import register
from prikup.records.thousand.scribe import ThousandScribe

register(ThousandScribe())
