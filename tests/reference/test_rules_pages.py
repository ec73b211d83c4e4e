"""The rules reference: made from the declarations, complete in every language, never stale."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from prikup.cli.rules import app
from prikup.reference import option_reference, rules_pages, rules_reference
from prikup.rules import CATALOGUES, presets_of
from prikup.text import languages

DOCS = Path(__file__).parents[2] / "docs" / "rules"
RAW = re.compile(
    r"\b(?:shown|reference|source|rule|value|act|play|entry|reason|group|preset)-[a-z]\w*"
)
GAMES = [(game, lang) for game in CATALOGUES for lang in languages()]


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["reference", *arguments])
    return result.exit_code, result.stdout, result.stderr


def test_the_pages_in_docs_say_what_the_declarations_say() -> None:
    """`prikup rules reference --out docs/rules` writes them anew (or PRIKUP_UPDATE=1)."""
    pages = rules_pages()
    if os.environ.get("PRIKUP_UPDATE"):
        assert run("--out", str(DOCS))[0] == 0
    stale = [
        name
        for name, text in pages.items()
        if not (DOCS / name).exists() or (DOCS / name).read_text(encoding="utf-8") != text
    ]
    assert stale == [], "stale: write them with `prikup rules reference --out docs/rules`"
    kept = {path.relative_to(DOCS).as_posix() for path in DOCS.glob("*/*/*.md")}
    assert kept - set(pages) == set(), "no pages any more: delete them"


@pytest.mark.parametrize(("game", "lang"), GAMES)
def test_every_option_is_explained_in_words(game: str, lang: str) -> None:
    reference = rules_reference(game, lang)
    assert [option["id"] for option in reference["options"]] == [o.id for o in CATALOGUES[game]]
    for option in reference["options"]:
        assert option["text"]
        assert set(option["names"]) == set(languages())
        told = option["example"]
        assert option["source"]
        texts = [*told["story"], *told["rules"], *(part["title"] for part in option["source"])]
        for outcome in told["outcomes"]:
            texts += [outcome["title"], outcome["result"], *outcome["why"]]
        assert [text for text in texts if RAW.search(text) or "{$" in text.replace(" ", "")] == []


@pytest.mark.parametrize(("game", "lang"), GAMES)
def test_the_values_of_an_example_have_different_results_in_words(game: str, lang: str) -> None:
    for option in rules_reference(game, lang)["options"]:
        results = [outcome["result"] for outcome in option["example"]["outcomes"]]
        assert len(set(results)) == len(results), option["id"]


@pytest.mark.parametrize("game", CATALOGUES)
def test_the_presets_of_an_option_are_those_that_differ(game: str) -> None:
    for option in rules_reference(game, "en")["options"]:
        wanted = {
            name: preset.values[option["id"]]
            for name, preset in presets_of(game).items()
            if preset.values[option["id"]] != option["default"]["value"]
        }
        shown = {preset["preset"]: preset["value"]["value"] for preset in option["presets"]}
        assert shown == wanted


def test_an_example_is_told_with_its_numbers_and_reasons() -> None:
    told = option_reference("thousand", "barrel_attempts", "en")["example"]
    assert told["story"] == [
        "Score before: A 880, B 0, C 0",
        "Deals already spent on the barrel: A 2",
        "B plays 100. Card points: A 20, B 100, C 0.",
    ]
    used_up, kept = told["outcomes"]
    assert used_up["result"] == "Score: A 760, B 100, C 0"
    assert [line.split()[:2] for line in used_up["why"]] == [["A", "-120"]]
    assert (kept["result"], kept["why"]) == ("Score: A 880, B 100, C 0", [])


def test_what_is_not_allowed_says_why() -> None:
    told = option_reference("thousand", "claim", "ru")["example"]
    allowed, forbidden = told["outcomes"]
    assert allowed["result"] == "B может: Остальные мои"
    assert forbidden["result"].startswith("Нельзя: Остальные мои. ")


def test_what_an_option_needs_is_named_both_ways() -> None:
    needing = option_reference("thousand", "bank", "en")
    assert [link["option"] for link in needing["needs"]] == ["settlement"]
    needed = option_reference("thousand", "settlement", "en")
    assert "bank" in [link["option"] for link in needed["needed_by"]]
    deck = option_reference("thousand", "deck", "en")
    assert deck["value_needs"][0]["needs"][0]["option"] == "players"


def test_the_links_of_the_pages_lead_somewhere() -> None:
    pages = rules_pages()
    for page, text in pages.items():
        for address in re.findall(r"\]\(([^)]+)\)", text):
            path, _, anchor = address.partition("#")
            target = Path(os.path.normpath(Path(page).parent / path)).as_posix()
            assert target in pages, (page, address)
            assert not anchor or f'<a id="{anchor}"></a>' in pages[target], (page, address)


# --- the command ---------------------------------------------------------------------------------


def test_the_command_explains_one_option(tmp_path: Path) -> None:
    code, out, _ = run("dump", "--lang", "ru")
    assert code == 0
    assert "## Самосвал" in out and "B 555" in out


def test_the_command_explains_all_options_of_a_game() -> None:
    code, out, _ = run()
    assert code == 0
    assert out.count("\n## ") == len(CATALOGUES["thousand"])


def test_the_command_writes_the_pages(tmp_path: Path) -> None:
    assert run("--out", str(tmp_path)) == (0, "", "")
    written = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.md")}
    assert written == set(rules_pages())


def test_the_command_refuses_what_it_does_not_know(tmp_path: Path) -> None:
    code, out, err = run("barrel_atempts")
    assert (code, out) == (2, "")
    assert "barrel_attempts" in err
    assert run("dump", "--game", "bridge")[0] == 2
    (tmp_path / "file").write_text("", encoding="utf-8")
    code, out, err = run("--out", str(tmp_path / "file"))
    assert (code, out) == (2, "")
    assert "file" in err
