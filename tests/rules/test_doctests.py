"""The examples in docstrings of the rules and the texts run as they stand."""

import doctest
from importlib import import_module
from pkgutil import iter_modules

import pytest

import prikup.rules
import prikup.text

MODULES = ["prikup.text", *(f"prikup.rules.{m.name}" for m in iter_modules(prikup.rules.__path__))]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0
