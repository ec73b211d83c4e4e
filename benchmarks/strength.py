"""How strong the bots are: matches between levels, seats rotated, the same deals for each seat.

    python benchmarks/strength.py                 all measures (resumes where it stopped)
    python benchmarks/strength.py --only three-clubs --jobs 2
    python benchmarks/strength.py --quick         a few matches of each, for a first look

Every finished match is a line of ``benchmarks/results/strength.jsonl`` under a fingerprint of the
code that played it; a second run plays only what is missing. A match is cut at 300 deals: the
highest score wins it then. The measures:

* ``club-random``, ``club-novice``: one club against two of the other level;
* ``three-clubs``: how many of the contracts that are played out the declarer makes;
* ``rules-novice``, ``rules-club``: matches under random valid rule sets; no action may be refused.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import prikup
from prikup.bots import make
from prikup.rules import catalogue_of, presets_of, resolve
from prikup.rules.random import random_edits
from prikup.thousand import THOUSAND
from prikup.thousand.match import State

CUT = 300
RESULTS = Path(__file__).parent / "results" / "strength.jsonl"
MEASURES: dict[str, tuple[tuple[str, str, str], int]] = {
    "club-random": (("club", "random", "random"), 400),
    "club-novice": (("club", "novice", "novice"), 400),
    "three-clubs": (("club", "club", "club"), 400),
    "rules-novice": (("novice", "novice", "novice"), 500),
    "rules-club": (("club", "club", "club"), 50),
}
"""Levels and matches of each measure. The first level is the one that is measured."""
QUICK = 12
Row = dict[str, Any]


# --- one match -----------------------------------------------------------------------------------


def seating(levels: Sequence[str], index: int) -> tuple[str, ...]:
    """The levels by seat: the first of them moves on by one seat each match."""
    shift = index % len(levels)
    return (*levels[-shift:], *levels[:-shift]) if shift else tuple(levels)


def opening(measure: str, index: int) -> State:
    """Rules and a fresh match: ``russian``, or a random rule set."""
    if not measure.startswith("rules-"):
        return THOUSAND.new_match(resolve("thousand", "russian", {}).values)
    rng = Random(f"rules:{index}")
    preset = rng.choice(sorted(presets_of("thousand")))
    edits = random_edits(catalogue_of("thousand"), preset, rng)
    return THOUSAND.new_match(resolve("thousand", preset, edits).values)


def play(measure: str, index: int) -> Row:
    """Play match ``index`` of a measure and say what happened."""
    deck_rng = Random(f"deals:{index // 3}")
    state = opening(measure, index)
    levels = seating(MEASURES[measure][0], index)
    if measure.startswith("rules-"):  # the rules say how many sit there; all are of one level
        levels = levels[:1] * len(state.scores)
    bots = [make(level, "thousand", seat, index) for seat, level in enumerate(levels)]
    contracts, times, refused, redeals = Counter[str](), Counter[int](), 0, 0
    while not state.over and state.standing.deal_number < CUT and redeals < CUT:
        order = list(THOUSAND.deck(state))
        deck_rng.shuffle(order)
        state = state.after(THOUSAND.deal(state, order))
        while state.turn is not None:
            seat = state.turn
            view = state.view(seat)
            begun = time.process_time()
            action = bots[seat].act(view)
            if levels[seat] == levels[index % len(levels)] and len(view.legal) > 1:
                times[round((time.process_time() - begun) * 10_000)] += 1
            refused += action not in view.legal
            state = state.apply(action)
        redeals += state.finished is not None and state.finished.result.kind == "redeal"
        _note_contract(state, levels, contracts)
    best = max(range(len(levels)), key=lambda seat: state.scores[seat])
    winner = best if state.winner is None else state.winner
    return {
        "measure": measure,
        "index": index,
        "won": winner == index % len(levels),
        "deals": state.standing.deal_number,
        "cut": not state.over,
        "refused": refused,
        "contracts": dict(contracts),
        "times": {str(tenth): count for tenth, count in times.items()},
    }


def _note_contract(state: State, levels: Sequence[str], contracts: Counter[str]) -> None:
    """Count the contract of the deal just scored under its declarer's level."""
    assert state.finished is not None
    result = state.finished.result
    if result.declarer is None or result.kind not in ("played", "write-off"):
        return
    kind: str = result.kind
    if kind == "played":
        reasons = {entry.reason.id for entry in state.finished.entries}
        failed = {"entry-failed", "entry-failed-shortfall"} & reasons
        kind = "failed" if failed else "made"
    contracts[f"{levels[result.declarer]} {kind}"] += 1


# --- many matches --------------------------------------------------------------------------------


def fingerprint() -> str:
    """Of the code that decides how a match goes."""
    root = Path(prikup.__file__).parent
    files = [root / "cards.py", root / "tricks.py", Path(__file__)]
    for folder in ("bots", "thousand", "rules"):
        files += (path for path in (root / folder).rglob("*") if path.suffix in (".py", ".toml"))
    return sha256(b"".join(path.read_bytes() for path in sorted(files))).hexdigest()[:12]


def known(code: str) -> dict[tuple[str, int], Row]:
    """The matches that are on file for this code."""
    if not RESULTS.exists():
        return {}
    rows = (json.loads(line) for line in RESULTS.read_text().splitlines())
    return {(row["measure"], row["index"]): row for row in rows if row["code"] == code}


def _play(task: tuple[str, int]) -> Row:
    return play(*task)


def run(tasks: Sequence[tuple[str, int]], jobs: int, code: str) -> Iterator[Row]:
    """Play what is missing, each match written down as soon as it is over."""
    RESULTS.parent.mkdir(exist_ok=True)
    with RESULTS.open("a") as file, ProcessPoolExecutor(jobs) as pool:
        for row in pool.map(_play, tasks):
            file.write(json.dumps({"code": code, **row}) + "\n")
            file.flush()
            yield row


# --- figures -------------------------------------------------------------------------------------


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
    return f"{hits}/{count} = {hits / count:.1%} [{low:.1%}, {high:.1%}]"


def quantile(times: Counter[int], part: float) -> float:
    """Milliseconds: the time within which ``part`` of the moves were made."""
    left = part * sum(times.values())
    for tenth in sorted(times):
        left -= times[tenth]
        if left <= 0:
            return tenth / 10
    return 0.0


def report(measure: str, rows: Sequence[Row]) -> None:
    """Print the figures of one measure."""
    levels = MEASURES[measure][0]
    contracts, times = Counter[str](), Counter[int]()
    for row in rows:
        contracts.update(row["contracts"])
        times.update({int(tenth): count for tenth, count in row["times"].items()})
    deals = sum(row["deals"] for row in rows) / len(rows)
    cut = sum(row["cut"] for row in rows)
    print(f"{measure}: {len(rows)} matches, {deals:.1f} deals each, {cut} cut")
    if len(set(levels)) > 1:
        print(f"  {levels[0]} wins {share(sum(row['won'] for row in rows), len(rows))}")
    for level in dict.fromkeys(levels):
        made, failed = contracts[f"{level} made"], contracts[f"{level} failed"]
        given_up = contracts[f"{level} write-off"]
        print(
            f"  {level} makes {share(made, made + failed)} of the contracts played out;"
            f" written off: {given_up} of {made + failed + given_up}"
        )
    print(f"  refused actions: {sum(row['refused'] for row in rows)}")
    median, slow = quantile(times, 0.5), quantile(times, 0.99)
    print(f"  time of a choice of {levels[0]}: median {median} ms, 99 % within {slow} ms (CPU)")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="Strength of the bots; resumable.")
    parser.add_argument("--only", choices=MEASURES, action="append", help="this measure only")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--matches", type=int, help="matches of each measure")
    parser.add_argument("--quick", action="store_true", help=f"{QUICK} matches of each measure")
    parser.add_argument("--fresh", action="store_true", help="forget the matches on file")
    wish = parser.parse_args()
    if wish.fresh:
        RESULTS.unlink(missing_ok=True)
    code = fingerprint()
    for measure in wish.only or MEASURES:
        count = wish.matches or (QUICK if wish.quick else MEASURES[measure][1])
        rows = {at: row for (name, at), row in known(code).items() if name == measure}
        todo = [(measure, at) for at in range(count) if at not in rows]
        for row in run(todo, wish.jobs, code):
            rows[row["index"]] = row
        report(measure, [rows[at] for at in range(count)])


if __name__ == "__main__":
    main()
