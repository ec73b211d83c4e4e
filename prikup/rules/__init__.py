"""House rules as data: options, presets, edits, validation, share codes, reference text.

A rule set is a preset and edits; each resolved value knows whether it comes from the catalogue's
default, the preset or an edit. This package knows no game: the games declare their options; and
it knows no language: a refusal is a reason with arguments.
"""

from prikup.rules.catalogue import BadCatalogue, Catalogue
from prikup.rules.option import (
    BadValue,
    Choice,
    Example,
    Flag,
    Number,
    Numbers,
    Option,
    SuitValues,
    Threshold,
    Value,
)
from prikup.rules.presets import Preset, make_preset
from prikup.rules.registry import (
    CATALOGUES,
    catalogue_of,
    default_preset,
    find_preset,
    presets_of,
)
from prikup.rules.ruleset import RuleSet, decode, named, read, resolve

__all__ = [
    "CATALOGUES",
    "BadCatalogue",
    "BadValue",
    "Catalogue",
    "Choice",
    "Example",
    "Flag",
    "Number",
    "Numbers",
    "Option",
    "Preset",
    "RuleSet",
    "SuitValues",
    "Threshold",
    "Value",
    "catalogue_of",
    "decode",
    "default_preset",
    "find_preset",
    "make_preset",
    "named",
    "presets_of",
    "read",
    "resolve",
]
