"""House rules as data: options, presets, edits, validation, share codes, reference text.

A rule set is a preset and edits; each resolved value knows whether it comes from the catalogue's
default, the preset or an edit. This package knows no game: the games declare their options.
"""
