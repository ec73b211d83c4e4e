"""The table as a service: HTTP, WebSocket, storage, lobby, tables.

The server knows games only through :mod:`prikup.game` and rule sets only through
:mod:`prikup.server.games`. It decides who sits where, when somebody is asked and what is kept;
it never knows a rule of play, never shows a seat more than its view, and never lets anybody see
an action that is not on disk yet.
"""

from prikup.server.app import create_app
from prikup.server.settings import Settings

__all__ = ["Settings", "create_app"]
