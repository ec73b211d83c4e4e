"""The switches that many options hang on."""

from __future__ import annotations

from prikup.rules.option import Value

Needs = dict[str, tuple[Value, ...]]

ON, OFF = True, False
