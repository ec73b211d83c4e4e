"""Preferans: the game as a pure state machine and its one scorer.

Never imports Thousand, the records, or anything that draws.
"""
