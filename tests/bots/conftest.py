"""Helpers of this folder, and the long measurements, are imported by name."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "benchmarks")]
