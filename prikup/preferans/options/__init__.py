"""The house rules of Preferans: one declaration per option, grouped as in the rules editor.

The first value of a choice is the catalogue's default. Each declaration carries its example: a
small sheet or record, values, and what they lead to; a test runs them all. Where an option acts is
found by searching for its id: :mod:`prikup.preferans.rules` holds it as a field of the struct that
its phase reads.
"""

from __future__ import annotations

GROUPS = ("table", "auction", "whist", "misere", "all_pass", "score", "end")
