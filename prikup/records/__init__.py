"""Records and score sheets: reading, replaying, writing and showing them.

A record holds a match action by action and replays exactly; a sheet holds what people at a real
table know after each deal and is scored by the game's one scorer. The package reads and writes the
text forms of docs/records.md. It never decides a rule of play, shuffles nothing, and touches no
files: it is given bytes and gives documents and texts.
"""

from prikup.records.record import Record, RecordDeal, read_record
from prikup.records.replay import Replay, Step, canonical, record_of, replay
from prikup.records.sheet import ScoredSheet, Sheet, read_sheet, score_sheet

__all__ = [
    "Record",
    "RecordDeal",
    "Replay",
    "ScoredSheet",
    "Sheet",
    "Step",
    "canonical",
    "read_record",
    "read_sheet",
    "record_of",
    "replay",
    "score_sheet",
]
