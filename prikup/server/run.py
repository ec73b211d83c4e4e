"""Running the application under uvicorn: the settings that its promises depend on."""

from __future__ import annotations

import socket

import uvicorn
from starlette.types import ASGIApp

from prikup.server.settings import Settings


def uvicorn_config(app: ASGIApp, settings: Settings, log_level: str = "warning") -> uvicorn.Config:
    """uvicorn for this application. Frames over the soft limit are answered by the application,
    so uvicorn's own limit, which cuts the socket, is higher; no compression (it costs a page's
    memory per socket and frames are small)."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame_hard,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.ping,
        lifespan="on",
        log_level=log_level,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=15,
    )


def bound_socket(host: str, port: int) -> socket.socket:
    """A listening socket. Raises ``OSError`` if the port is taken or not ours."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named TCP, or asyncio leaves Nagle's delay on: an answer would wait 40 ms for an ACK.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(128)
    except OSError:
        bound.close()
        raise
    bound.set_inheritable(True)
    return bound
