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
DRAWING: Needs = {"players": (2,), "two_players": ("drawing",)}
"""No auction, no talon, no declarer."""
NO_GIFTS: Needs = {"players": (2,), "two_players": ("two_talons", "drawing")}
"""Two play, and nobody is given a card."""
NINES: Needs = {"deck": (24, 32)}
DEALER_OUT = {"players": (4,), "deck": (24,), "four_in_pairs": (OFF,)}
NO_BOLT_PENALTY: Needs = {"three_bolts_in_a_row": (OFF,), "three_bolts_in_match": (OFF,)}
NO_TALON_CLAIM: Needs = {
    "redeal_talon_jacks": ("off",),
    "redeal_talon_nines": ("off",),
    "redeal_talon_below": ("off",),
}
NO_CLAIM: Needs = {
    "redeal_after_discard_jacks": ("off",),
    "redeal_after_discard_below": ("off",),
    "redeal_after_discard_nines": ("off",),
    **NO_TALON_CLAIM,
    "redeal_jacks": ("off",),
    "redeal_nines": ("off",),
    "redeal_hand_below": ("off",),
}
"""Nothing entitles to a redeal by choice."""
NO_REDEAL: Needs = {"talon_aces": ("off", "give_one"), "redeal_aces": ("off",), **NO_CLAIM}
