"""Prikup: the card games Thousand and Preferans.

A rules library in which every house rule is data, bots, score sheets and a table in the
browser. The layers, from low to high, are in ``ARCHITECTURE.md``; a package imports only
from the layers below it.
"""

__version__ = "0.1.0.dev0"
