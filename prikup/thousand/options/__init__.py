"""The house rules of Thousand: one declaration per option, grouped as in the rules editor.

The first value of a choice is the catalogue's default. Each declaration carries its example: a
small sheet or record, values, and what they lead to; a test runs them all. Where an option acts is
found by searching for its id: :mod:`prikup.thousand.rules` holds it as a field of the struct that
its phase reads.
"""

from __future__ import annotations

from prikup.rules.catalogue import Catalogue
from prikup.rules.option import Option
from prikup.thousand.options.auction import AUCTION, TALON
from prikup.thousand.options.barrel import BARREL_RULES
from prikup.thousand.options.blind import BLIND_PLAY
from prikup.thousand.options.bonus import BONUSES
from prikup.thousand.options.end import END
from prikup.thousand.options.golden import GOLDEN_ROUND
from prikup.thousand.options.marriage import MARRIAGE
from prikup.thousand.options.play import PLAY
from prikup.thousand.options.redeal import REDEAL
from prikup.thousand.options.score import BOLTS, SCORE
from prikup.thousand.options.table import DEAL, TABLE
from prikup.thousand.options.write_off import WRITING_OFF

GROUPS = (
    "table",
    "deal",
    "blind",
    "golden",
    "redeal",
    "auction",
    "talon",
    "write_off",
    "play",
    "marriage",
    "score",
    "bolts",
    "barrel",
    "end",
    "bonuses",
)

OPTIONS: tuple[Option, ...] = (
    *TABLE,
    *DEAL,
    *BLIND_PLAY,
    *GOLDEN_ROUND,
    *REDEAL,
    *AUCTION,
    *TALON,
    *WRITING_OFF,
    *PLAY,
    *MARRIAGE,
    *SCORE,
    *BOLTS,
    *BARREL_RULES,
    *END,
    *BONUSES,
)

CATALOGUE = Catalogue(game="thousand", options=OPTIONS, groups=GROUPS)
