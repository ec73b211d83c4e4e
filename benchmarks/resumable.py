"""Results that are kept: every finished piece of work is a line of JSON, and a rerun does only
what is missing.

Each line bears a fingerprint of the code that made it; lines of other code do not count.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

import prikup

FOLDER = Path(__file__).parent / "results"
Row = dict[str, Any]


def fingerprint(game: str) -> str:
    """Of the code that decides how a match of a game goes: the game, its bots, the matches here."""
    root, here = Path(prikup.__file__).parent, Path(__file__).parent
    files = [root / "cards.py", root / "game.py", root / "tricks.py", here / "matches.py"]
    files += (root / "bots").glob("*.py")
    for folder in (root / "rules", root / game, root / "bots" / game):
        files += (path for path in folder.rglob("*") if path.suffix in (".py", ".toml"))
    return sha256(b"".join(path.read_bytes() for path in sorted(files))).hexdigest()[:12]


class Results:
    """The lines of one file, by a key of theirs."""

    def __init__(self, name: str, key: Sequence[str]) -> None:
        """``key``: the fields that tell one piece of work from another."""
        self.path = FOLDER / f"{name}.jsonl"
        self.key = tuple(key)

    def on_file(self, code: str) -> dict[tuple[Any, ...], Row]:
        """What this code has done already."""
        if not self.path.exists():
            return {}
        rows = (json.loads(line) for line in self.path.read_text().splitlines())
        return {tuple(r[name] for name in self.key): r for r in rows if r.get("code") == code}

    def run(
        self, work: Callable[..., Row], tasks: Sequence[tuple[Any, ...]], jobs: int, code: str
    ) -> Iterator[Row]:
        """Do the tasks in processes; each result is written down as soon as it is there."""
        self.path.parent.mkdir(exist_ok=True)
        with self.path.open("a") as file, ProcessPoolExecutor(jobs) as pool:
            for row in pool.map(work, *zip(*tasks, strict=True)) if tasks else ():
                file.write(json.dumps({"code": code, **row}) + "\n")
                file.flush()
                yield row

    def forget(self) -> None:
        """Begin anew."""
        self.path.unlink(missing_ok=True)
