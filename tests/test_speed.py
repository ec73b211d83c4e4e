"""An alarm for gross losses of speed: the engines beside the yardstick of benchmarks/engine.py."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
PYTHON = (3, 11)
"""The version of Python that the page's figures hold for."""


def pinned(preset: str) -> float:
    """Deals per round of the yardstick, as docs/benchmarks.md has them, Thousand first."""
    line = r"deals per round of the yardstick \|.*\| ([\d.]+) \|"
    ratios = map(float, re.findall(line, PAGE.read_text(encoding="utf-8")))
    return dict(zip(("russian", "sochi"), ratios, strict=True))[preset]


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["russian", "sochi"])
def test_an_engine_has_not_become_a_quarter_slower(preset: str) -> None:
    if sys.version_info[:2] != PYTHON:
        pytest.skip("no ratio is pinned for this version of Python")
    wanted = pinned(preset)
    path = Path(__file__).parents[1] / "benchmarks" / "engine.py"
    spec = importlib.util.spec_from_file_location("benchmark_engine", path)
    assert spec is not None and spec.loader is not None
    engine = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(engine)
    ratios = []
    for _ in range(4):  # a busy machine may spoil some
        ratios.append(engine.measure(runs=5, deals=300, preset=preset)["ratio"])
        if ratios[-1] >= 0.75 * wanted:
            return
    pytest.fail(f"deals per round of the yardstick: {ratios}, pinned {wanted}")
