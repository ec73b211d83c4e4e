"""All games: importing this module registers each with :mod:`prikup.game` and
:mod:`prikup.rules`, in the order in which they are listed for people."""

import prikup.thousand

# isort: split
import prikup.preferans  # noqa: F401
