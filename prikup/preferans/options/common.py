"""The switches that many options hang on."""

from __future__ import annotations

from prikup.rules.option import Value

Needs = dict[str, tuple[Value, ...]]

ON, OFF = True, False
THREE_HANDS: Needs = {"players": (3, 4, 5)}
"""Every hand has a player: two deal the third one to nobody, and know neither a half-whist nor an
all-pass."""
DEALER_RESTS: Needs = {"players": (4,)}
