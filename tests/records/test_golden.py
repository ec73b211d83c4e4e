"""Golden playthroughs: whole deals as readable text, compared to the letter.

Each pair in tests/golden is a record and what ``prikup record show`` prints for it.
``PRIKUP_UPDATE=1`` writes the texts anew; read the difference before you commit it.
"""

import json
import os
from pathlib import Path

import pytest

from prikup.records import canonical, read_record, replay
from prikup.records.show import shown_text

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = sorted(path.stem for path in GOLDEN.glob("*.json"))


@pytest.mark.parametrize("name", NAMES)
def test_playthrough_is_told_to_the_letter(name: str) -> None:
    document = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    text = shown_text(replay(document)) + "\n"
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("PRIKUP_UPDATE"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_golden_records_are_canonical(name: str) -> None:
    record = read_record(json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8")))
    assert canonical(record).document() == record.document()


def test_the_playthroughs_that_were_asked_for_are_there() -> None:
    asked = {"plain", "redeal", "blind", "golden", "barrel-win", "barrel-fall-and-dump"}
    played = {"two-whisters", "open-whist", "half-returned", "misere-caught", "all-pass-exit"}
    assert asked | {f"preferans-{name}" for name in played} <= set(NAMES)
