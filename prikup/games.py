"""All games: importing this module registers each with :mod:`prikup.game` and
:mod:`prikup.rules`."""

import prikup.thousand  # noqa: F401
