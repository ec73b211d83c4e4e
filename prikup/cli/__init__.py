"""The command ``prikup``: start a table, and work with rules, records and sheets.

Commands print for people, or exactly one JSON document with ``--json``; bad input ends with one
clear line and exit code 2. No rule of play and no scoring is decided here.
"""

from prikup.cli.command import main

__all__ = ["main"]
