"""Refusals: what the server answers when it does not do what was asked.

The ids are stable; their words are in ``prikup/text/LANG/server.ftl`` as ``reason-ID``.
"""

from __future__ import annotations

from prikup.game import PrikupError, Reason, reason


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


IDS = (
    "already-seated",
    "bad-body",
    "bad-json",
    "bad-message",
    "bad-token",
    "bad-rules",
    "chat-characters",
    "chat-empty",
    "chat-too-long",
    "hello-first",
    "internal",
    "match-over",
    "name-characters",
    "name-empty",
    "name-taken",
    "name-too-long",
    "no-such-deal",
    "no-such-game",
    "no-such-page",
    "no-such-table",
    "not-an-action",
    "not-between-deals",
    "not-host",
    "not-over",
    "not-text",
    "not-your-seat",
    "not-your-turn",
    "rate-limited",
    "read-only",
    "seat-taken",
    "slow-reader",
    "stale",
    "table-full",
    "table-waits",
    "too-large",
    "unknown-level",
    "unknown-pace",
    "unknown-type",
    "unknown-version",
    "wrong-host",
    "wrong-origin",
    "wrong-players",
    "log-fault",
)
"""All ids of this module's errors; a test compares them with the code and with the texts."""

__all__ = ["IDS", "NotFound", "Reason", "Refused", "Unauthorised"]
