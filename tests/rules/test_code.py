"""Share codes: short, for links, and they mean what they meant when they were made."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.game import BadRules
from prikup.rules import Catalogue, decode, read, resolve
from prikup.rules import code as codes
from prikup.rules.words import WORDS

EDITS = {
    "marriage_values": {"S": 100, "C": 80, "D": 40, "H": 60},
    "dump": False,
    "redeal_hand_below": 77,
    "blind_min_score": ">-155",
    "blind_bid": "any",
}
LISTS = {"exit_ladder": [6, 7, 8, 8, 10]}


@pytest.mark.usefixtures("tiny")
def test_a_code_gives_the_same_rule_set_and_the_same_code() -> None:
    for edits in ({}, {"dump": False}, {"redeal_hand_below": "off"}, LISTS, EDITS):
        rules = resolve("tiny", "club", edits)
        assert decode(rules.code) == rules
        assert decode(rules.code).code == rules.code


@pytest.mark.usefixtures("tiny")
def test_codes_are_short_and_fit_into_a_link() -> None:
    assert len(resolve("tiny", "club").code) < 25
    assert set(resolve("tiny", "club", EDITS).code) < set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    )


def test_a_code_is_not_changed_by_a_change_of_its_preset(
    tiny: Catalogue, presets: Path, install: Any
) -> None:
    rules = resolve("tiny", "club", {"dump": False})
    file = presets / "club.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("14", "13"), encoding="utf-8")
    install(tiny, presets)
    after = decode(rules.code)
    assert after.values == rules.values
    assert after.code == rules.code
    assert after.edits == {"redeal_hand_below": 14, "dump": False}


def test_a_code_outlives_its_preset(tiny: Catalogue, presets: Path, install: Any) -> None:
    rules = resolve("tiny", "plain", {"dump": False})
    (presets / "plain.toml").unlink()
    install(tiny, presets)
    assert decode(rules.code).values == rules.values
    assert decode(rules.code).preset == "club"


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "code-damaged"),
        ("club", "code-damaged"),
        ("Y1", "code-damaged"),
        ("Y1AAAA", "code-damaged"),
        ("Y1!!", "code-damaged"),
        ("Y1A", "code-damaged"),
        ("Y2AAAA", "code-version"),
        ("Q1AAAA", "code-game"),
        ("Y1" + "A" * 5000, "code-damaged"),
    ],
)
def test_what_is_no_code_is_refused(text: str, id: str) -> None:
    with pytest.raises(BadRules) as caught:
        decode(text)
    assert caught.value.reason.id == id


@pytest.mark.usefixtures("tiny")
def test_a_code_with_a_wrong_letter_is_refused() -> None:
    good = resolve("tiny", "club", EDITS).code
    for at in range(2, len(good)):
        bad = good[:at] + ("A" if good[at] != "A" else "B") + good[at + 1 :]
        with pytest.raises(BadRules) as caught:
            decode(bad)
        assert caught.value.reason.id == "code-damaged"


@pytest.mark.usefixtures("tiny")
def test_a_code_cut_short_is_refused() -> None:
    good = resolve("tiny", "club", EDITS).code
    for end in range(2, len(good)):
        with pytest.raises(BadRules):
            decode(good[:end])


@given(st.binary(max_size=60))
def test_whatever_the_bytes_are_the_answer_is_a_rule_set_or_a_reason(data: bytes) -> None:
    import binascii
    from base64 import urlsafe_b64encode

    from prikup.rules import Choice, Example, Option

    example = Example(kind="sheet", document={}, values=(5, 10), ask="scores", results=(0, 1))
    kind = Choice((5, 10))
    step = Option(id="s", group="g", type=kind, default=5, source="H", example=example)
    catalogue = Catalogue("other", [step], ["g"], letter="O")
    data += binascii.crc_hqx(data, 0).to_bytes(2, "big")
    text = "O1" + urlsafe_b64encode(data).decode().rstrip("=")
    try:
        codes.decode(catalogue, text)
    except BadRules as error:
        refusal = error.reason.id
    else:
        refusal = "code-damaged"
    assert refusal == "code-damaged"


@pytest.mark.usefixtures("tiny")
def test_a_code_stands_for_rules_in_a_document() -> None:
    rules = resolve("tiny", "club", {"dump": False})
    assert read({"code": rules.code}, "tiny") == rules
    assert read({"code": rules.code}) == rules
    both = read({"code": rules.code, "set": {"bid_step": 10}})
    assert both.edits == {"bid_step": 10, "dump": False}
    with pytest.raises(BadRules) as caught:
        read({"code": rules.code}, "thousand")
    assert caught.value.reason.id == "two-games"


def test_the_words_of_codes_are_frozen() -> None:
    """A word that moved would change the meaning of codes that people have."""
    import hashlib

    assert len(set(WORDS)) == len(WORDS)
    assert hashlib.sha256(" ".join(WORDS).encode()).hexdigest()[:16] == "09987be8190c2a42"
