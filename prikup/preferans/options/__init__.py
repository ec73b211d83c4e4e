"""The house rules of Preferans: one declaration per option, grouped as in the rules editor.

The first value of a choice is the catalogue's default. Each declaration carries its example: a
small sheet or record, values, and what they lead to; a test runs them all. Where an option acts is
found by searching for its id: :mod:`prikup.preferans.rules` holds it as a field of the struct that
its phase reads.
"""

from __future__ import annotations

from prikup.preferans.options.all_pass import ALL_PASSES
from prikup.preferans.options.auction import AUCTION
from prikup.preferans.options.end import END
from prikup.preferans.options.misere import MISERE
from prikup.preferans.options.score import SCORE
from prikup.preferans.options.table import TABLE
from prikup.preferans.options.whist import WHIST
from prikup.rules.catalogue import Catalogue
from prikup.rules.option import Option

GROUPS = ("table", "auction", "whist", "misere", "all_pass", "score", "end")

OPTIONS: tuple[Option, ...] = (
    *TABLE,
    *AUCTION,
    *WHIST,
    *MISERE,
    *ALL_PASSES,
    *SCORE,
    *END,
)

CATALOGUE = Catalogue(game="preferans", options=OPTIONS, groups=GROUPS)
