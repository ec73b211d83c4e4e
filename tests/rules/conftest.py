"""A small game of its own, so that the machinery is tested apart from any real catalogue."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from prikup import game
from prikup.rules import (
    Catalogue,
    Choice,
    Example,
    Flag,
    Number,
    Numbers,
    Option,
    SuitValues,
    Threshold,
    Value,
    registry,
)

Install = Callable[[Catalogue, Path], Catalogue]

SUITS = {"S": 40, "C": 60, "D": 80, "H": 100}
KINDS = {
    "blind": (Flag(), True),
    "blind_bid": (Choice((120, "any")), 120),
    "blind_scores": (Choice(("points_doubled", "bid_doubled")), "points_doubled"),
    "blind_cap_240": (Flag(), False),
    "blind_min_score": (Threshold((">=240", ">0")), "none"),
    "redeal_hand_below": (Number(1, 120, words=("off",), usual=(13, 14)), "off"),
    "bid_step": (Choice((5, 10)), 5),
    "marriage_values": (SuitValues(0, 400, (SUITS, dict.fromkeys("SCDH", 100))), SUITS),
    "exit_ladder": (Numbers(6, 10, ((6, 7, 7), (6, 6, 6)), words=("cyclic",)), [6, 7, 7]),
    "dump": (Flag(), True),
    "exact_target": (Flag(), False),
    "redeal_consent": (Flag(), False),
}
LINKS: dict[str, dict[str, Any]] = {
    "blind_bid": {"needs": {"blind": (True,)}},
    "blind_scores": {"needs": {"blind": (True,)}},
    "blind_cap_240": {"needs": {"blind_scores": ("points_doubled",)}},
    "blind_min_score": {"needs": {"blind": (True,)}, "aliases": ("blind_from",)},
    "exact_target": {"excludes": {"bid_step": (10,)}},
    "redeal_consent": {
        "unless": (
            {"dump": (False,), "blind_cap_240": (True,)},
            {"redeal_hand_below": ("off",)},
        )
    },
}
CLUB = """
game = "tiny"
default = true
title = { en = "The club's", ru = "Клубная" }
source = "the club"
players = [3]

[set]
blind_min_score = ">=240"
redeal_hand_below = 14
"""
PLAIN = """
game = "tiny"
title = { en = "Nothing blind" }
[set]
blind = false
blind_min_score = ">0"
"""


def option(id: str, **more: Any) -> Option:
    """An option of the small game, with an example that only has to be well formed."""
    kind, default = KINDS.get(id, (Flag(), False))
    samples: tuple[Value, ...] = kind.samples()
    example = Example(
        kind="sheet", document={}, values=(samples[0], samples[1]), ask="scores", results=(0, 1)
    )
    fields = {"id": id, "group": "match", "type": kind, "default": default, "source": "H"}
    return Option(**{**fields, "example": example, **LINKS.get(id, {}), **more})


@pytest.fixture
def presets(tmp_path: Path) -> Path:
    """The folder of the small game's presets: ``club`` (the default one) and ``plain``."""
    folder = tmp_path / "presets"
    folder.mkdir()
    (folder / "plain.toml").write_text(PLAIN, encoding="utf-8")
    (folder / "club.toml").write_text(CLUB, encoding="utf-8")
    return folder


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Install:
    """Makes a catalogue with presets from a folder one of the games, while a test runs."""

    def install(catalogue: Catalogue, presets: Path) -> Catalogue:
        name, folder = catalogue.game, registry.presets_folder
        options = SimpleNamespace(CATALOGUE=catalogue)
        monkeypatch.setattr("prikup.game.NAMES", tuple(dict.fromkeys((*game.NAMES, name))))
        monkeypatch.setitem(sys.modules, f"prikup.{name}.options", options)
        monkeypatch.setattr(
            registry, "presets_folder", lambda game: presets if game == name else folder(game)
        )
        known = {other: read for other, read in registry._PRESETS.items() if other != name}
        monkeypatch.setattr(registry, "_PRESETS", known)
        return catalogue

    return install


@pytest.fixture
def tiny(install: Install, presets: Path) -> Catalogue:
    """The small game."""
    catalogue = Catalogue("tiny", [option(name) for name in KINDS], ["match"], letter="Y")
    return install(catalogue, presets)


@pytest.fixture
def make_option() -> Any:
    """The function that makes an option of the small game."""
    return option
