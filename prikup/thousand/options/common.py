"""The switches that many options hang on."""

from __future__ import annotations

from prikup.rules.option import Value

Needs = dict[str, tuple[Value, ...]]

ON, OFF = True, False
BLIND: Needs = {"blind": (ON,)}
GOLDEN: Needs = {"golden": ("forced_120", "doubled")}
FORCED_GOLDEN = {"golden": ("forced_120",)}
BARREL: Needs = {"barrel_at": (880, 900)}
WRITE_OFF: Needs = {"write_off": (ON,)}
NO_FORCED_BID = {"forced_bid": ("none",)}
DEALER_OUT = {"players": (4,), "deck": (24,), "four_in_pairs": (OFF,)}
