"""Whose pages may talk to this server: checks of Host and Origin.

A foreign page must not open a socket with a visitor's cookie (cross-site hijacking), and a foreign
name must not be made to point here (DNS rebinding). An address cannot be rebound, so addresses are
fine as they are; names have to be known.
"""

from __future__ import annotations

import ipaddress
import socket
from functools import cache
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from prikup.server.refusals import Refused
from prikup.server.settings import Settings


@cache
def _own_names() -> frozenset[str]:
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, f"{name}.local", name.split(".")[0]} - {""})


def host_name(host: str) -> str:
    """The name or address of a Host header, without the port.

    >>> host_name("Cards.Example:8000"), host_name("[::1]:8000"), host_name("10.0.0.7")
    ('cards.example', '::1', '10.0.0.7')
    """
    return (urlsplit(f"//{host}").hostname or "").rstrip(".")


def host_is_known(host: str, settings: Settings) -> bool:
    """Whether this server answers to the name in a Host header."""
    try:
        name = host_name(host)
    except ValueError:
        return False
    if "*" in settings.hosts or name in settings.hosts or name in _own_names():
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def check(connection: HTTPConnection, settings: Settings) -> None:
    """Raises :class:`Refused` for a request that came by a foreign name or from a foreign page."""
    host = connection.headers.get("host", "")
    if not host_is_known(host, settings):
        raise Refused("wrong-host", host=host[:80])
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    if urlsplit(origin).netloc.lower() != host.lower():
        raise Refused("wrong-origin", origin=origin[:80])
