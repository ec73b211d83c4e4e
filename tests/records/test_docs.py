"""What docs/records.md shows is true, and the docstrings' examples run."""

from __future__ import annotations

import doctest
import json
import pkgutil
import re
from hashlib import sha256
from importlib import import_module
from pathlib import Path

import pytest

import prikup.records
from prikup.cards import CARD_NAMES, deck
from prikup.records import canonical, replay, score_sheet
from prikup.records.seeds import commitment_of, deck_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
FILES = [json.loads(block) for block in BLOCKS if block.startswith('{"format"')]


def test_the_record_of_the_page_gives_its_scores_and_is_canonical() -> None:
    document = next(file for file in FILES if file["format"] == "prikup-record/1")
    assert replay(document).state.scores == (0, 260, 640)
    assert canonical(document).deals[0].actions == document["deals"][0]["actions"]


def test_the_sheet_of_the_page_is_scored() -> None:
    document = next(file for file in FILES if file["format"] == "prikup-sheet/1")
    assert score_sheet(document).state.scores == (140, 195, 640)


def test_the_sheet_of_preferans_of_the_page_is_scored() -> None:
    document = next(
        file for file in FILES if file["game"] == "preferans" and file["format"] == "prikup-sheet/1"
    )
    standing = score_sheet(document).state.standing
    assert standing.pool == (8, 2, 3)
    assert standing.mountain == (3, 13, 11)
    assert standing.whists == ((0, 8, 0), (24, 0, 0), (0, 8, 0))


def test_the_deals_of_the_page_in_other_notations_are_one_deal() -> None:
    pbn, ppn = (
        replay(file)
        for file in FILES
        if file["game"] == "preferans" and file["format"] == "prikup-record/1"
    )
    assert pbn.steps[0].action == ppn.steps[0].action
    assert pbn.state.turn == ppn.state.turn == 2 and pbn.state.phase == "talon"


def test_a_seed_is_checked_by_the_pages_pocket_script() -> None:
    seed = "5e" * 32
    cards = [rank + suit for suit in "SCDH" for rank in "9TJQKA"]
    order = sorted(
        cards, key=lambda card: sha256(bytes.fromhex(seed) + b":" + card.encode()).digest()
    )
    assert [CARD_NAMES[card] for card in deck_of(seed, deck("9"))] == order
    assert commitment_of(seed) == sha256(bytes.fromhex(seed) + b":commitment").hexdigest()
    assert PAGE.count("sha256(bytes.fromhex(seed)") == 2


def test_the_sample_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    sample = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert len(sample) == 1
    exec(sample[0], {})
    hand = capsys.readouterr().out.splitlines()[-1]
    assert len(hand.split()) == 7 and set(hand.split()) <= set(CARD_NAMES)


MODULES = [
    module.name for module in pkgutil.walk_packages(prikup.records.__path__, "prikup.records.")
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_of_the_docstrings_run(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0
