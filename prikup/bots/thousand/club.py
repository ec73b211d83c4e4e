"""The level ``club``."""

from __future__ import annotations

from prikup.bots.thousand.novice import Novice


class Club(Novice):
    """Plays like a novice until its own judgement is here."""
