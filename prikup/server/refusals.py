"""Refusals: what the server answers when it does not do what was asked.

The ids are stable; their words are in ``prikup/text/LANG/server.ftl`` as ``reason-ID``.
"""

from __future__ import annotations

from prikup.game import PrikupError, reason


class Refused(PrikupError):
    """The request is not done, nothing is stored, and the asker learns why."""

    def __init__(self, id: str, /, **args: str | int) -> None:
        super().__init__(reason(id, **args))


class Unauthorised(Refused):
    """The token is damaged, expired or given back."""

    def __init__(self) -> None:
        super().__init__("bad-token")


class NotFound(Refused):
    """There is no such table, deal or page."""
