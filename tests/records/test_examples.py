"""Every house rule has an example that shows what it does; an ignored option fails here."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from prikup.game import PrikupError
from prikup.records.examples import run_example
from prikup.records.scribe import SCRIBES
from prikup.rules import Example, Option, catalogue_of
from prikup.rules.option import Value

OPTIONS = [
    pytest.param(game, option, id=f"{game}-{option.id}")
    for game in SCRIBES
    for option in catalogue_of(game)
]
CASES = [
    pytest.param(game, option, value, result, id=f"{game}-{option.id}={value}")
    for game in SCRIBES
    for option in catalogue_of(game)
    for value, result in zip(option.example.values, option.example.results, strict=True)
]


@pytest.mark.parametrize(("game", "option", "value", "result"), CASES)
def test_the_example_of_an_option_comes_out_as_stated(
    game: str, option: Option, value: Value, result: Any
) -> None:
    assert run_example(game, option, value) == result


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_the_values_of_an_example_make_a_difference(game: str, option: Option) -> None:
    results = [run_example(game, option, value) for value in option.example.values]
    assert len(results) > 1
    assert all(result not in results[:at] for at, result in enumerate(results))


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_the_example_names_only_options_that_matter(game: str, option: Option) -> None:
    """What the example sets beside its option is needed: without it the values are refused or make
    no difference."""
    for name in option.example.set:
        rest = {key: value for key, value in option.example.set.items() if key != name}
        thin = replace(option.example, set=rest)
        assert not _comes_out(game, option, thin), f"{name} is not needed"


def _comes_out(game: str, option: Option, example: Example) -> bool:
    thin = replace(option, example=example)
    try:
        results = [run_example(game, thin, value) for value in example.values]
    except (PrikupError, ValueError):
        return False
    return tuple(results) == example.results
