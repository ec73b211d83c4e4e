"""The diagram of a position: the right cards at the right places, nothing hidden, proper XML."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from typer.testing import CliRunner

from prikup.cli.record import app
from prikup.records.diagram import diagram_svg, facts_of
from prikup.records.record import read_record
from prikup.records.replay import Match, open_match
from prikup.records.steps import line, unsaid_bid, view_json
from prikup.text import card_text, languages

GOLDEN = Path(__file__).parents[1] / "golden"
SVG = "{http://www.w3.org/2000/svg}"
PLAYERS = ["Anna", "Boris", "Clara"]


@pytest.fixture(scope="module")
def plain() -> Match:
    document = json.loads((GOLDEN / "plain.json").read_text(encoding="utf-8"))
    return open_match(read_record(document))


def drawn(view: dict[str, Any], players: list[str] = PLAYERS, lang: str = "en") -> ET.Element:
    return ET.fromstring(diagram_svg(facts_of(view, players, 1, lang), lang))


def hands(svg: ET.Element) -> dict[int, list[str]]:
    """The open hands of a drawing."""
    groups = [g for g in svg.iter(f"{SVG}g") if "data-cards" in g.attrib]
    return {int(g.attrib["data-seat"]): sorted(g.attrib["data-cards"].split()) for g in groups}


def laid(svg: ET.Element) -> list[tuple[int | None, str]]:
    """The cards in the middle, with their players."""
    groups = [g for g in svg.iter(f"{SVG}g") if "data-card" in g.attrib]
    seats = [g.attrib.get("data-seat") for g in groups]
    return [
        (None if seat is None else int(seat), g.attrib["data-card"])
        for seat, g in zip(seats, groups, strict=True)
    ]


def words(svg: ET.Element) -> str:
    """Everything that can be read."""
    named = (f"{SVG}{tag}" for tag in ("title", "desc", "text"))
    return " | ".join("".join(text.itertext()) for tag in named for text in svg.iter(tag))


def test_all_hands_and_the_trick_are_drawn_at_every_position(plain: Match) -> None:
    for position in line(plain, 0):
        view = view_json(plain, position, None)
        svg = drawn(view)
        assert hands(svg) == {i: sorted(hand) for i, hand in enumerate(view["hands_now"])}
        if view["trick"]:
            assert laid(svg) == [(one["seat"], one["card"]) for one in view["trick"]]
        elif view["phase"] in ("hand-claims", "auction", "talon", "deal"):
            assert [card for _, card in laid(svg)] == view["talon"]


@pytest.mark.parametrize("seat", range(3))
def test_a_seats_diagram_shows_no_card_that_the_seat_does_not_see(plain: Match, seat: int) -> None:
    for position in line(plain, 0)[:-1]:
        view = view_json(plain, position, seat)
        svg = drawn(view)
        assert hands(svg) == {seat: sorted(view["hand"])}
        seen = {*view["hand"], *(view["talon"] or ())}
        seen |= {one["card"] for one in view["trick"]} | {
            card for trick in view["tricks"] for card in trick["cards"]
        }
        hidden = {
            card for hand in view_json(plain, position, None)["hands_now"] for card in hand
        } - seen
        text = words(svg)
        assert not any(card_text("en", card) in text for card in hidden)


def test_cards_are_written_by_suit_from_high_to_low(plain: Match) -> None:
    svg = drawn(view_json(plain, line(plain, 0, 4)[-1], None), lang="ru")
    (anna,) = [g for g in svg.iter(f"{SVG}g") if g.attrib.get("data-seat") == "0"]
    lines = ["".join(text.itertext()) for text in anna.iter(f"{SVG}text")]
    assert lines == ["Anna", "ходит", "♠ Т 10 К Д 9", "♥ 9", "♦ К 9", "♣ К Д"]
    red = {"".join(part.itertext()) for part in svg.iter(f"{SVG}tspan")}
    assert red == {"♥", "♦"}


def test_it_says_contract_trump_auction_and_scores(plain: Match) -> None:
    text = words(drawn(view_json(plain, line(plain, 0, 13)[-1], None)))
    for part in ("Anna plays 140 · trumps: ♣", "Anna declares ♣ (+60)", "105", "pass", "to move"):
        assert part in text
    over = words(drawn(view_json(plain, line(plain, 0)[-1], None)))
    assert "Anna: 140 made" in over
    assert "to move" not in over


def test_the_forced_bid_stands_first_in_the_auction(plain: Match) -> None:
    found = line(plain, 0, 13)
    unsaid = unsaid_bid(plain, found)
    assert unsaid == (2, "100")
    facts = facts_of(view_json(plain, found[-1], None), PLAYERS, 1, unsaid=unsaid)
    assert (facts.callers[0], facts.calls[0][0]) == ("Clara", "100")
    assert unsaid_bid(plain, found[:1]) is None, "not before the auction"


def test_a_total_on_the_barrel_and_bolts_are_marked(plain: Match) -> None:
    view = view_json(plain, line(plain, 0, 0)[-1], None)
    view["standing"] |= {"scores": [880, -120, 300], "barrel": [2, None, None], "bolts": [0, 2, 0]}
    text = words(drawn(view))
    assert "(880)··" in text
    assert "−120 ––" in text


@pytest.mark.parametrize("lang", languages())
def test_names_are_text_and_never_markup(plain: Match, lang: str) -> None:
    names = ["<script>\"&'", "Б\u0301 \ufffe\u202e", "Ж" * 60]
    svg = drawn(view_json(plain, line(plain, 0, 9)[-1], None), names, lang)
    assert {element.tag.removeprefix(SVG) for element in svg.iter()} <= {
        *("svg", "title", "desc", "rect", "g", "text", "tspan", "path")
    }
    assert names[0] in words(svg)


PREFERANS: dict[str, Any] = {
    "game": "preferans",
    "me": None,
    "phase": "play",
    "turn": 2,
    "dealer": 3,
    "seats": [0, 1, 2],
    "hands_now": [
        ["AS", "KS", "QS", "JS", "TS", "9S", "8S", "7S", "AH", "7D"],
        ["AC", "KC", "QC", "JC", "TC", "9C", "8C", "7C", "KH"],
        ["QH", "JH", "TH", "9H", "8H", "7H", "AD", "KD", "QD", "JD"],
        [],
    ],
    "hands": None,
    "hand": None,
    "hand_sizes": [10, 9, 10, 0],
    "talon": ["TD", "9D"],
    "talon_size": 0,
    "calls": [{"seat": 0, "call": "6S"}, {"seat": 1, "call": "pass"}, {"seat": 2, "call": "6NT"}],
    "declarer": 2,
    "bidder": 2,
    "bid": None,
    "contract": "7H",
    "trump": "H",
    "trick": [{"seat": 1, "card": "8D"}],
    "tricks": [],
    "tricks_taken": [0, 0, 0, 0],
    "standing": {},
}


def test_the_same_drawing_serves_four_players_with_ten_cards() -> None:
    svg = drawn(PREFERANS, ["Anna", "Boris", "Clara", "Dora"])
    assert {seat: len(cards) for seat, cards in hands(svg).items()} == {0: 10, 1: 9, 2: 10, 3: 0}
    text = words(svg)
    assert "♠ A K Q J 10 9 8 7" in text
    assert "Clara plays 7♥" in text
    assert "6♠" in text
    assert "sits out" in text
    russian = words(drawn({**PREFERANS, "contract": "misere"}, [*"ABCD"], "ru"))
    assert "C играет мизер" in russian
    assert "6БК" in russian
    boxes = [
        (float(r.attrib["x"]), float(r.attrib["width"]))
        for r in svg.iter(f"{SVG}rect")
        if "x" in r.attrib
    ]
    assert all(x >= 0 and x + width <= float(svg.attrib["width"]) for x, width in boxes)


def test_the_command_writes_a_file_or_standard_output(tmp_path: Path) -> None:
    record = str(GOLDEN / "plain.json")
    printed = CliRunner().invoke(app, ["svg", record, "--action", "9"])
    written = CliRunner().invoke(
        app, ["svg", record, "--action", "9", "-o", str(tmp_path / "a.svg")]
    )
    assert (printed.exit_code, written.exit_code, written.output) == (0, 0, "")
    assert (tmp_path / "a.svg").read_text(encoding="utf-8") == printed.output
    refused = CliRunner().invoke(app, ["svg", record, "-o", str(tmp_path / "no" / "a.svg")])
    assert refused.exit_code == 2
    assert "cannot be written" in refused.output
