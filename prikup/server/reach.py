"""Where a server is reached: by whom, and at which address others come to it."""

from __future__ import annotations

import contextlib
import ipaddress
import socket

from msgspec import Struct


class Reach(Struct, frozen=True):
    """How others come to a server."""

    link: str | None
    """The link for others, such as ``http://192.168.1.5:8000/``; ``None`` if there is none."""
    why: str | None = None
    """Why there is none: ``alone`` (only this machine is listened to), ``no-network``, or
    ``None`` where the server does not know its address (somebody else listens for it)."""


def reach(listens: tuple[str, int] | None) -> Reach:
    """How others come to a server that listens at a host and a port, as the network is now.

    >>> reach(("127.0.0.1", 8000)), reach(("192.168.1.5", 8000)).link
    (Reach(link=None, why='alone'), 'http://192.168.1.5:8000/')
    """
    if listens is None:
        return Reach(None)
    host, port = listens
    if alone(host):
        return Reach(None, "alone")
    address = lan_address() if everywhere(host) else host
    return Reach(None, "no-network") if address is None else Reach(link(address, port))


def own_link(host: str, port: int) -> str:
    """The link for a browser on the same machine."""
    return link("localhost" if everywhere(host) or host == "127.0.0.1" else host, port)


def link(host: str, port: int) -> str:
    """The link to a host and a port.

    >>> link("10.0.0.7", 8000), link("::1", 80)
    ('http://10.0.0.7:8000/', 'http://[::1]:80/')
    """
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def everywhere(host: str) -> bool:
    """Whether all addresses of this machine are listened to."""
    return host in ("0.0.0.0", "::", "")


def alone(host: str) -> bool:
    """Whether nothing but this machine reaches an address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def lan_address() -> str | None:
    """This machine's address in its network, as others would reach it; nothing is sent."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        address: str = probe.getsockname()[0]
        return address
    return None
