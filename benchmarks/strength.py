"""How strong the bots are: matches between levels, seats rotated, the same deals for each seat.

    python benchmarks/strength.py --jobs 2          all measures, all presets (a rerun goes on)
    python benchmarks/strength.py --only club-novice --preset russian
    python benchmarks/strength.py --quick           a few matches of each, for a first look

Every finished match is a line of ``benchmarks/results/strength.jsonl`` under a fingerprint of the
code that played it; a second run plays only what is missing. A match is cut at 300 deals: the
highest score wins it then. The measures, in each preset:

* ``novice-random``, ``club-random``, ``club-novice``: one of the first level against the second in
  all other seats; in pairs, a pair against a pair;
* ``clubs``: only clubs; how many of the contracts that are played out are made (``russian``).
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any

import matches
from resumable import Results, Row, fingerprint

from prikup.rules import default_preset, presets_of

GAME = "thousand"
RESULTS = Results("strength", ("measure", "preset", "index"))
MEASURES = {
    "novice-random": ("novice", "random", 400),
    "club-random": ("club", "random", 200),
    "club-novice": ("club", "novice", 200),
    "clubs": ("club", "club", 200),
}
"""The level that is measured, the level of the others, and how many matches of a preset."""
QUICK = 12


# --- one match -----------------------------------------------------------------------------------


def seating(measure: str, state: Any, index: int) -> tuple[list[str], set[int]]:
    """The levels by seat, and the seats of the side that is measured: it moves on by one seat each
    match."""
    level, other, _ = MEASURES[measure]
    count = len(state.scores)
    seat = index % count
    partner = state.rules.layout.partner(seat)
    side = {seat} if partner is None else {seat, partner}
    return [level if seat in side else other for seat in range(count)], side


def play(measure: str, preset: str, index: int) -> Row:
    """Play match ``index`` of a measure and say what happened."""
    state = matches.fresh(GAME, preset)
    levels, side = seating(measure, state, index)
    contracts = Counter[str]()
    match = matches.play(
        GAME,
        state,
        matches.seat_bots(GAME, levels, index),
        Random(f"deals:{index // len(levels)}"),
        _contracts(levels, contracts),
    )
    end = match.end
    best = max(range(len(levels)), key=lambda seat: end.scores[seat])
    times = Counter(round(time * 10_000) for seat in side for time in match.times[seat])
    return {
        "measure": measure,
        "preset": preset,
        "index": index,
        "won": (best if end.winner is None else end.winner) in side,
        "deals": match.deals,
        "cut": not end.over,
        "refused": match.refused,
        "contracts": dict(contracts),
        "times": {str(tenth): count for tenth, count in times.items()},
    }


def _contracts(levels: Sequence[str], contracts: Counter[str]) -> Callable[[Any], None]:
    """Counts the contract of each deal under its declarer's level."""

    def count(state: Any) -> None:
        result = state.finished.result
        if result.declarer is None or result.kind not in ("played", "write-off", "bomb"):
            return
        kind = result.kind if result.kind == "played" else "given up"
        if kind == "played":
            reasons = {entry.reason.id for entry in state.finished.entries}
            kind = "failed" if {"entry-failed", "entry-failed-shortfall"} & reasons else "made"
        contracts[f"{levels[result.declarer]} {kind}"] += 1

    return count


# --- figures -------------------------------------------------------------------------------------


def matches_of(measure: str, preset: str, count: int, jobs: int) -> list[Row]:
    """So many matches of a measure: those on file, and the missing ones played."""
    code = fingerprint(GAME)
    rows = {
        key[2]: row for key, row in RESULTS.on_file(code).items() if key[:2] == (measure, preset)
    }
    todo = [(measure, preset, index) for index in range(count) if index not in rows]
    rows |= {row["index"]: row for row in RESULTS.run(play, todo, jobs, code)}
    return [rows[index] for index in range(count)]


def wilson(hits: int, count: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for ``hits`` of ``count``.

    >>> [round(100 * end) for end in wilson(55, 100)]
    [45, 64]
    """
    z = 1.96
    share, z2 = hits / count, z * z / count
    middle = (share + z2 / 2) / (1 + z2)
    half = z * sqrt(share * (1 - share) / count + z2 / count / 4) / (1 + z2)
    return middle - half, middle + half


def share(hits: int, count: int) -> str:
    """A share in words, with its interval."""
    if not count:
        return "none"
    low, high = wilson(hits, count)
    return f"{100 * hits / count:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"


def quantile(times: Counter[int], part: float) -> float:
    """Milliseconds: the time within which ``part`` of the moves were made."""
    left = part * sum(times.values())
    for tenth in sorted(times):
        left -= times[tenth]
        if left <= 0:
            return tenth / 10
    return 0.0


HEAD = ("preset", "matches", "wins", "contracts made", "given up", "deals", "cut", "refused", "ms")


def figures(measure: str, rows: Sequence[Row]) -> tuple[str, ...]:
    """What the line of a preset says of a measure, in the order of :data:`HEAD`. Times are of
    processor: half, and 99 of 100 choices of the level are faster."""
    level = MEASURES[measure][0]
    contracts, times = Counter[str](), Counter[int]()
    for row in rows:
        contracts.update(row["contracts"])
        times.update({int(tenth): count for tenth, count in row["times"].items()})
    made, failed = contracts[f"{level} made"], contracts[f"{level} failed"]
    given_up = contracts[f"{level} given up"]
    return (
        str(len(rows)),
        "" if measure == "clubs" else share(sum(row["won"] for row in rows), len(rows)),
        share(made, made + failed),
        f"{given_up} of {made + failed + given_up}",
        f"{sum(row['deals'] for row in rows) / len(rows):.1f}",
        str(sum(row["cut"] for row in rows)),
        str(sum(row["refused"] for row in rows)),
        f"{quantile(times, 0.5)} / {quantile(times, 0.99)}",
    )


def main() -> None:
    """Play and print."""
    presets = list(presets_of(GAME))
    parser = argparse.ArgumentParser(description="Strength of the bots; resumable.")
    parser.add_argument("--only", choices=MEASURES, action="append", help="this measure only")
    parser.add_argument("--preset", choices=presets, action="append", help="this preset only")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--matches", type=int, help="matches of each measure")
    parser.add_argument("--quick", action="store_true", help=f"{QUICK} matches of each measure")
    parser.add_argument("--fresh", action="store_true", help="forget the matches on file")
    wish = parser.parse_args()
    if wish.fresh:
        RESULTS.forget()
    for measure in wish.only or MEASURES:
        count = wish.matches or (QUICK if wish.quick else MEASURES[measure][2])
        print(f"{measure}\n| {' | '.join(HEAD)} |\n|{' --- |' * len(HEAD)}")
        for preset in wish.preset or (
            [default_preset(GAME).name] if measure == "clubs" else presets
        ):
            rows = matches_of(measure, preset, count, wish.jobs)
            print(f"| `{preset}` | {' | '.join(figures(measure, rows))} |", flush=True)
        print()


if __name__ == "__main__":
    main()
