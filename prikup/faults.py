"""Faults of the system in messages: by name, so that each language has its own words for them."""

from __future__ import annotations

import errno

_NAMED = ("ENOENT", "EISDIR", "ENOTDIR", "EACCES", "EPERM", "EROFS", "ENOSPC", "EADDRNOTAVAIL")
"""Faults that the message ``system-fault`` knows."""


def fault_name(error: Exception) -> str:
    """A fault of the system as the message ``system-fault`` takes it: its name, else its own words.

    >>> fault_name(FileNotFoundError(2, "No such file or directory")), fault_name(OSError(5, "I/O"))
    ('ENOENT', 'I/O')
    """
    name = errno.errorcode.get(getattr(error, "errno", None) or 0)
    if name in _NAMED:
        return name
    return getattr(error, "strerror", None) or type(error).__name__
