"""Whether the games hold: many random deals of every preset, and matches of bots by random rules.

    python benchmarks/soak.py --jobs 2             everything (a rerun goes on where it stopped)
    python benchmarks/soak.py --only deals         random deals of each preset
    python benchmarks/soak.py --only novice --only club
    python benchmarks/soak.py --quick              a little of each, for a first look

Every game of the registry is played by all its presets. ``deals``: the level ``random`` in all
seats, matches cut at 300 deals, until a preset has its deals. ``novice``, ``club``: matches of that
level under random valid rule sets of all layouts. Counted are actions that the game refused, and
stalls: a deal that does not end, or redeals without end. Every match is a line of
``benchmarks/results/soak.jsonl``.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from random import Random

import matches
from matches import CUT
from resumable import Results, Row, fingerprint

from prikup.game import GAMES
from prikup.rules import presets_of

RESULTS = Results("soak", ("part", "game", "preset", "index"))
SIZES = {"deals": 10_000, "novice": 1_000, "club": 100}
"""Random deals of a preset; matches of the levels by random rules."""
QUICK = 50
"""The part of all this that a first look takes: one in so many."""
RANDOM_RULES = "random rules"


def play(part: str, game: str, preset: str, index: int) -> Row:
    """One match of a part: what is counted of it."""
    if preset == RANDOM_RULES:
        state, level = matches.under_random_rules(game, index), part
    else:
        state, level = matches.fresh(game, preset), "random"
    count = len(state.scores)
    try:
        bots = matches.seat_bots(game, [level] * count, index)
        match = matches.play(game, state, bots, Random(f"soak:{preset}:{index}"))
    except Exception as error:
        error.add_note(f"match {index} of {part}, {game}, {preset}")
        raise
    return {
        "part": part,
        "game": game,
        "preset": preset,
        "index": index,
        "players": count,
        "deals": match.deals,
        "refused": match.refused,
        "stalled": match.stalled,
        "over": match.end.over,
    }


def random_deals(game: str, preset: str, size: int, jobs: int) -> list[Row]:
    """Matches of ``random`` until there are so many deals of a preset."""
    code = fingerprint(game)
    rows = {key[-1]: row for key, row in RESULTS.on_file(code).items() if key[2] == preset}
    while (left := size - sum(row["deals"] for row in _first(rows, size))) > 0:
        begun = len(_first(rows, size))
        wave = range(begun, begun + max(jobs, left // CUT))
        tasks = [("deals", game, preset, index) for index in wave if index not in rows]
        rows |= {row["index"]: row for row in RESULTS.run(play, tasks, jobs, code)}
    return _first(rows, size)


def _first(rows: dict[int, Row], size: int) -> list[Row]:
    """The first matches in order that have so many deals together: whatever the jobs, the same."""
    taken: list[Row] = []
    deals = 0
    while deals < size and len(taken) in rows:
        taken.append(rows[len(taken)])
        deals += taken[-1]["deals"]
    return taken


def by_random_rules(level: str, game: str, size: int, jobs: int) -> list[Row]:
    """So many matches of a level, each by rules of its own."""
    code = fingerprint(game)
    rows = {key[-1]: row for key, row in RESULTS.on_file(code).items() if key[:2] == (level, game)}
    tasks = [(level, game, RANDOM_RULES, index) for index in range(size) if index not in rows]
    rows |= {row["index"]: row for row in RESULTS.run(play, tasks, jobs, code)}
    return [rows[index] for index in range(size)]


# --- tables --------------------------------------------------------------------------------------


HEAD = ("matches", "deals", "refused", "stalls", "deals a match", "cut")


def figures(rows: Sequence[Row]) -> tuple[int, int, int, int, str, int]:
    """What a line of a table says of some matches, in the order of :data:`HEAD`."""
    deals = sum(row["deals"] for row in rows)
    return (
        len(rows),
        deals,
        sum(row["refused"] for row in rows),
        sum(row["stalled"] for row in rows),
        f"{deals / len(rows):.1f}",
        sum(not row["over"] for row in rows),
    )


def line(first: str, cells: Sequence[object]) -> str:
    """A line of a Markdown table."""
    return " | ".join((f"| {first}", *map(str, cells))) + " |"


def title(first: str) -> Iterator[str]:
    """The head of a table."""
    yield line(first, HEAD)
    yield line("---", ["---:"] * len(HEAD))


def preset_table(game: str, size: int, jobs: int) -> Iterator[str]:
    """The random deals, preset by preset."""
    yield from title(f"{game}, random deals")
    for preset in presets_of(game):
        yield line(f"`{preset}`", figures(random_deals(game, preset, size, jobs)))


def rules_table(level: str, game: str, size: int, jobs: int) -> Iterator[str]:
    """The matches by random rules, by the number of players."""
    rows = by_random_rules(level, game, size, jobs)
    yield from title(f"{game}, `{level}` by random rules")
    for count in sorted({row["players"] for row in rows}):
        yield line(f"{count} players", figures([row for row in rows if row["players"] == count]))
    yield line("together", figures(rows))


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="Long runs of every game; resumable.")
    parser.add_argument("--game", choices=GAMES, action="append", help="this game only")
    parser.add_argument("--only", choices=SIZES, action="append", help="this part only")
    parser.add_argument("--size", type=int, help="deals of a preset, or matches of a level")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--quick", action="store_true", help="a little of each")
    parser.add_argument("--fresh", action="store_true", help="forget the matches on file")
    wish = parser.parse_args()
    if wish.fresh:
        RESULTS.forget()
    for game in wish.game or GAMES:
        for part in wish.only or SIZES:
            size = wish.size or (SIZES[part] // QUICK if wish.quick else SIZES[part])
            table = preset_table(game, size, wish.jobs) if part == "deals" else None
            for text in table or rules_table(part, game, size, wish.jobs):
                print(text, flush=True)
            print()


if __name__ == "__main__":
    main()
