"""How fast the engines are: random deals a second on one core, beside a fixed yardstick.

A random deal goes from the auction to the score: pass with probability a half, else the next step;
a uniformly random legal action elsewhere. Matches of each game are played by a preset of its own
(`PRESETS`) from a fresh start and cut at 300 deals. The yardstick is a small loop in plain Python
that never changes, so that machines, and versions of the engine, can be compared by the ratio of
the two. Runs alternate, the medians count, and the time is the processor's, so that a busy machine
disturbs little.

    python benchmarks/engine.py [--runs 7] [--deals 3000] [--preset NAME] [--json]
"""

from __future__ import annotations

import argparse
import json
import sys
from random import Random
from statistics import median
from time import process_time
from typing import Any

from prikup.game import GAMES, Call
from prikup.rules import find_preset, resolve

PASS = Call("pass")
CUT = 300
LEAST = {"thousand": 1_500, "preferans": 1_200}
"""Deals a second: what must be."""
PRESETS = ("russian", "sochi")


def random_deals(count: int, preset: str = "russian", seed: int = 1) -> float:
    """Play random deals; gives how many a second."""
    name = find_preset(preset).game
    game = GAMES[name]
    fresh: Any = game.new_match(resolve(name, preset).values)
    rng = Random(seed)
    state, played = fresh, 0
    began = process_time()
    for _ in range(count):
        if state.over or played == CUT:
            state, played = fresh, 0
        order = list(game.deck(state))
        rng.shuffle(order)
        state = state.after(game.deal(state, order))
        while state.turn is not None:
            legal = state.legal_actions()
            if state.phase == "auction":
                action = PASS if len(legal) == 1 or rng.random() < 0.5 else legal[1]
            else:
                action = legal[int(rng.random() * len(legal))]
            state = state.after(action)
        played += 1
    return count / (process_time() - began)


def yardstick(rounds: int = 30) -> float:
    """A loop of dict, tuple and int work: rounds a second. It must never change."""
    began = process_time()
    total = 0
    for number in range(rounds):
        counts: dict[tuple[int, int], int] = {}
        value = number + 1
        for _ in range(2_000):
            value = (value * 1_103_515_245 + 12_345) & 0x7FFFFFFF
            low, high = value & 31, value >> 26
            key = (low, high)
            counts[key] = counts.get(key, 0) + 1
            if low & high:
                total += (value & -value).bit_length()
            else:
                total ^= low << 1
        listed = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
        total += sum(count for _, count in listed[:10])
    assert total
    return rounds / (process_time() - began)


def measure(runs: int, deals: int, preset: str) -> dict[str, Any]:
    """Medians of runs that alternate between engine and yardstick."""
    random_deals(200, preset)
    yardstick(3)
    engine, stick = [], []
    for run in range(runs):
        stick.append(yardstick())
        engine.append(random_deals(deals, preset, seed=run))
    ratios = [one / other for one, other in zip(engine, stick, strict=True)]
    return {
        "game": find_preset(preset).game,
        "preset": preset,
        "python": sys.version.split()[0],
        "deals_per_second": round(median(engine)),
        "yardstick_per_second": round(median(stick), 1),
        "ratio": round(median(ratios), 2),
        "ratios": [round(min(ratios), 2), round(max(ratios), 2)],
    }


def told(found: dict[str, Any]) -> str:
    """A measurement in words."""
    game = found["game"]
    return (
        f"{found['deals_per_second']} random deals of {game} a second by {found['preset']} "
        f"(at least {LEAST[game]})\n"
        f"  yardstick: {found['yardstick_per_second']} rounds a second; "
        f"ratio: {found['ratio']} deals per round "
        f"({found['ratios'][0]} to {found['ratios'][1]}), Python {found['python']}"
    )


def main() -> None:
    """Measure and print; exit code 1 below what must be."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--deals", type=int, default=3_000)
    parser.add_argument("--preset", help="one preset instead of one of each game")
    parser.add_argument("--json", action="store_true", help="one line of JSON a preset")
    options = parser.parse_args()
    slow = False
    for preset in [options.preset] if options.preset else PRESETS:
        found = measure(options.runs, options.deals, preset)
        print(json.dumps(found) if options.json else told(found), flush=True)
        slow |= found["deals_per_second"] < LEAST[found["game"]]
    sys.exit(slow)


if __name__ == "__main__":
    main()
