"""What the bots of Preferans gain: matches between levels, seats rotated, the same cards for each.

    python benchmarks/gains.py --jobs 2             all measures (a rerun goes on)
    python benchmarks/gains.py --only club-novice --preset sochi --deals 3000
    python benchmarks/gains.py --quick              a few deals of each, for a first look

In Preferans a match is settled in whists, so a level is measured by what it gains a deal against
two of another level. A round is one set of cards, played once from each seat: the luck of the cards
is the same for all, and the mean over the rounds has an honest interval. The pool is so large that
no match ends before its deals do. Every round is a line of ``benchmarks/results/gains.jsonl``.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

import matches
from resumable import Results, Row, fingerprint
from strength import quantile

from prikup.game import GAMES
from prikup.rules import presets_of, resolve

GAME = "preferans"
RESULTS = Results("gains", ("measure", "preset", "index"))
MEASURES = {
    "novice-random": ("novice", "random"),
    "club-random": ("club", "random"),
    "club-novice": ("club", "novice"),
}
"""The level that is measured, the level of the others."""
DEALS, QUICK = 3_000, 90
"""Deals of a measure in a preset."""
MATCH = 10
"""Deals of a match."""


def play(measure: str, preset: str, index: int) -> Row:
    """One round: the same cards from each seat."""
    level, other = MEASURES[measure]
    values = resolve(GAME, preset, {"pool": 1_000}).values
    gain, refused, deals, times, contracts = 0.0, 0, 0, Counter[int](), Counter[str]()
    seats = len(GAMES[GAME].new_match(values).scores)
    for seat in range(seats):
        levels = [level if each == seat else other for each in range(seats)]
        bots = matches.seat_bots(GAME, levels, index * seats + seat)
        cards, state = Random(f"gains:{index}"), GAMES[GAME].new_match(values)
        for _ in range(MATCH):
            done = matches.play(GAME, state, bots, cards, most=1)
            state, refused, deals = done.end, refused + done.refused, deals + 1
            times.update(round(time * 10_000) for time in done.times[seat])
            _note(state, seat, contracts)
        gain += state.scores[seat]
    return {
        "measure": measure,
        "preset": preset,
        "index": index,
        "gain": gain / deals,
        "deals": deals,
        "refused": refused,
        "contracts": dict(contracts),
        "times": {str(tenth): count for tenth, count in times.items()},
    }


def _note(state: Any, seat: int, contracts: Counter[str]) -> None:
    """Count the contract of the deal just scored, if it was of the level that is measured."""
    result = state.finished.result
    if result.declarer != seat or result.kind not in ("game", "misere"):
        return
    taken = result.tricks[seat] if result.played else result.level
    made = taken == 0 if result.kind == "misere" else taken >= result.level
    contracts[f"{result.kind} {'made' if made else 'failed'}"] += 1


HEAD = ("preset", "deals", "gain a deal", "games made", "misères made", "refused", "ms")


def figures(rows: Sequence[Row]) -> tuple[str, ...]:
    """What the line of a preset says of a measure, in the order of :data:`HEAD`: the gain in whists
    with its 95 % interval; of processor time, half and 99 of 100 choices are faster."""
    gains = [row["gain"] for row in rows]
    half = 1.96 * stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else float("inf")
    mean, contracts, times = fmean(gains), Counter[str](), Counter[int]()
    for row in rows:
        contracts.update(row["contracts"])
        times.update({int(tenth): count for tenth, count in row["times"].items()})
    return (
        str(sum(row["deals"] for row in rows)),
        f"{mean:+.1f} [{mean - half:+.1f}, {mean + half:+.1f}]",
        *(
            f"{contracts[f'{kind} made']} of "
            f"{contracts[f'{kind} made'] + contracts[f'{kind} failed']}"
            for kind in ("game", "misere")
        ),
        str(sum(row["refused"] for row in rows)),
        f"{quantile(times, 0.5)} / {quantile(times, 0.99)}",
    )


def rounds_of(measure: str, preset: str, deals: int, jobs: int) -> list[Row]:
    """Rounds with so many deals: those on file, and the missing ones played."""
    code = fingerprint(GAME)
    seats = len(matches.fresh(GAME, preset).scores)
    count = -(-deals // (MATCH * seats))
    rows = {
        key[2]: row for key, row in RESULTS.on_file(code).items() if key[:2] == (measure, preset)
    }
    todo = [(measure, preset, index) for index in range(count) if index not in rows]
    rows |= {row["index"]: row for row in RESULTS.run(play, todo, jobs, code)}
    return [rows[index] for index in range(count)]


def main() -> None:
    """Play and print."""
    presets = list(presets_of(GAME))
    parser = argparse.ArgumentParser(description="Gains of the bots of Preferans; resumable.")
    parser.add_argument("--only", choices=MEASURES, action="append", help="this measure only")
    parser.add_argument("--preset", choices=presets, action="append", help="this preset only")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--deals", type=int, help="deals of each measure")
    parser.add_argument("--quick", action="store_true", help=f"{QUICK} deals of each measure")
    parser.add_argument("--fresh", action="store_true", help="forget the rounds on file")
    wish = parser.parse_args()
    if wish.fresh:
        RESULTS.forget()
    deals = wish.deals or (QUICK if wish.quick else DEALS)
    for measure in wish.only or MEASURES:
        print(f"{measure}\n| {' | '.join(HEAD)} |\n|{' --- |' * len(HEAD)}")
        for preset in wish.preset or presets:
            rows = rounds_of(measure, preset, deals, wish.jobs)
            print(f"| `{preset}` | {' | '.join(figures(rows))} |", flush=True)
        print()


if __name__ == "__main__":
    main()
