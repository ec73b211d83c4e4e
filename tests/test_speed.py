"""An alarm for gross losses of speed: the engines beside the yardstick of benchmarks/engine.py."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

PINNED = {(3, 11): {"russian": 5.6, "sochi": 5.0}}
"""Deals per round of the yardstick, by version of Python and preset (docs/benchmarks.md)."""


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["russian", "sochi"])
def test_an_engine_has_not_become_a_quarter_slower(preset: str) -> None:
    if sys.version_info[:2] not in PINNED:
        pytest.skip("no ratio is pinned for this version of Python")
    pinned = PINNED[sys.version_info[:2]][preset]
    path = Path(__file__).parents[1] / "benchmarks" / "engine.py"
    spec = importlib.util.spec_from_file_location("benchmark_engine", path)
    assert spec is not None and spec.loader is not None
    engine = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(engine)
    ratios = []
    for _ in range(4):  # a busy machine may spoil some
        ratios.append(engine.measure(runs=5, deals=300, preset=preset)["ratio"])
        if ratios[-1] >= 0.75 * pinned:
            return
    pytest.fail(f"deals per round of the yardstick: {ratios}, pinned {pinned}")
