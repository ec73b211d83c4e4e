"""A position as a diagram, like those that newspapers print.

:mod:`.facts` takes what is shown out of a view (docs/protocol.md), :mod:`.svg` draws it. Neither
knows a rule of play, so one drawing serves every game.
"""

from prikup.records.diagram.facts import Facts, facts_of
from prikup.records.diagram.svg import diagram_svg

__all__ = ["Facts", "diagram_svg", "facts_of"]
