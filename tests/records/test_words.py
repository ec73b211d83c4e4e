"""Every reason and label of records and sheets has its words in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import prikup
from prikup.text import has_message, languages

PACKAGE = Path(prikup.__file__).parent
SOURCES = [*(PACKAGE / "records").rglob("*.py"), PACKAGE / "cli" / "record.py"]
SOURCES += [PACKAGE / "cli" / "score.py", PACKAGE / "cli" / "answers.py"]
TEXT = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES)
REASONS = set(re.findall(r'reason\(\s*"([a-z0-9-]+)"', TEXT)) | {"field-missing", "field-unknown"}
LABELS = set(re.findall(r'"((?:play|sheet|cli-record|cli-sheet)-[a-z-]+)"', TEXT))
KINDS = {f"sheet-row-{kind}" for kind in ("played", "blind", "write-off", "concede", "redeal")}


def test_the_search_finds_some() -> None:
    assert {"cards-sum", "json-broken", "redeal-void"} <= REASONS
    assert {"play-deal", "sheet-start"} <= LABELS


@pytest.mark.parametrize("lang", languages())
def test_every_text_is_there(lang: str) -> None:
    wanted = {f"reason-{name}" for name in REASONS} | LABELS | KINDS | {"sheet-row-penalty"}
    assert sorted(name for name in wanted if not has_message(lang, name)) == []
