"""The switches that many options hang on."""

from __future__ import annotations

ON, OFF = True, False
BLIND = {"blind": (ON,)}
GOLDEN = {"golden": ("forced_120", "doubled")}
FORCED_GOLDEN = {"golden": ("forced_120",)}
BARREL = {"barrel_at": (880, 900)}
WRITE_OFF = {"write_off": (ON,)}
