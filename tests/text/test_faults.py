"""Faults of files are told in the reader's language; nothing of the system's English is left."""

from __future__ import annotations

from pathlib import Path

import pytest

from prikup.faults import fault_name
from prikup.game import BadRules, reason
from prikup.rules.files import find_rules
from prikup.text import languages, reason_text

FAULTS = ("ENOENT", "EISDIR", "ENOTDIR", "EACCES", "EPERM", "EROFS", "ENOSPC", "EADDRNOTAVAIL")
DAMAGED = {
    "json": b'{"preset": ',
    "toml": b'preset = "russian"\n[set',
    "utf8": b"\xff\xfe",
    "large": b" " * 1_000_001,
    "deep": b"[" * 100_000,
    "object": b"[]",
    "unknown": b'{"preset": "russian", "rules": {}}',
    "type": b'{"game": "thousand", "title": 5}',
    "missing": b'{"set": {}}',
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_the_system_has_words_in_each_language(fault: str) -> None:
    why = reason("file-unreadable", file="a.json", error=fault)
    told = [reason_text(lang, why) for lang in languages()]
    assert len(set(told)) == len(languages())
    assert not any(fault in each for each in told)


def test_a_fault_without_words_keeps_those_of_the_system() -> None:
    assert fault_name(OSError(5, "Input/output error")) == "Input/output error"
    assert fault_name(ValueError("embedded null byte")) == "ValueError"


@pytest.mark.parametrize("what", DAMAGED)
def test_a_damaged_rules_file_is_told_in_each_language(tmp_path: Path, what: str) -> None:
    name = "a.toml" if what == "toml" else "a.json"
    (tmp_path / name).write_bytes(DAMAGED[what])
    with pytest.raises(BadRules) as caught:
        find_rules(str(tmp_path / name))
    assert caught.value.reason.args["what"] == what
    told = [reason_text(lang, caught.value.reason) for lang in languages()]
    assert len(set(told)) == len(languages())
