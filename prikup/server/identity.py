"""Who is asking: an anonymous person behind a signed cookie. A seat belongs to a person.

The cookie holds nothing but a random id and its signature. Giving a token back (logging out) puts
the id on a list; from then on the token is refused everywhere.
"""

from __future__ import annotations

import secrets
from hashlib import sha256

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from prikup.server.refusals import Unauthorised
from prikup.server.storage import Storage

COOKIE = "prikup_seat_"
"""The cookie's name, and then a mark of the database: browsers share cookies between the ports of a
machine, and two tables there are not to take each other's seats away."""
MAX_AGE = 400 * 24 * 3600
"""Browsers keep no cookie longer than 400 days."""


class Identities:
    """Makes and checks tokens."""

    def __init__(self, secret: str, storage: Storage) -> None:
        self.cookie = COOKIE + sha256(f"cookie:{secret}".encode()).hexdigest()[:8]
        self._signer = URLSafeTimedSerializer(secret, salt="prikup-seat")
        self._storage = storage

    def new(self) -> str:
        """A person nobody has seen yet."""
        return secrets.token_urlsafe(16)

    def token(self, person: str) -> str:
        """The cookie's value."""
        return self._signer.dumps(person)

    async def person(self, connection: HTTPConnection) -> str | None:
        """Who is asking; ``None`` without a cookie. Raises :class:`Unauthorised` for a bad one."""
        token = connection.cookies.get(self.cookie)
        if token is None:
            return None
        try:
            person = self._signer.loads(token, max_age=MAX_AGE)
        except BadSignature:
            raise Unauthorised from None
        if not isinstance(person, str) or await self._storage.is_revoked(person):
            raise Unauthorised
        return person

    def give(self, response: Response, person: str, secure: bool) -> None:
        """Put the cookie on a response."""
        response.set_cookie(
            self.cookie,
            self.token(person),
            max_age=MAX_AGE,
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    def header(self, person: str, secure: bool) -> tuple[bytes, bytes]:
        """The cookie as a header of a WebSocket's handshake."""
        response = Response()
        self.give(response, person, secure)
        return b"set-cookie", response.headers["set-cookie"].encode()

    def clear(self, response: Response) -> None:
        """Take the cookie away."""
        response.delete_cookie(self.cookie, httponly=True, samesite="lax")
