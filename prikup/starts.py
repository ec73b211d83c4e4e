"""The ``start`` of a record, read and written: where a match began.

What stands in it each game declares as a struct of its own (``GAME/start.py``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from msgspec import Struct

from prikup.game import BadRecord, Reason, reason

MOST = 100_000
"""No number of a start goes further from zero."""


def wrong(why: Reason) -> NoReturn:
    """Refuse the start."""
    raise BadRecord(why, field="start")


def check_names(start: Mapping[str, Any], fields: type[Struct]) -> None:
    """Raises :class:`BadRecord` for a name that is none of the fields."""
    for name in start:
        if name not in fields.__struct_fields__:
            wrong(reason("start-unknown", field=str(name)))


def number(start: Mapping[str, Any], name: str, most: int = MOST) -> int:
    """A whole number from 0 on; 0 where none is given. Raises :class:`BadRecord`."""
    value = start.get(name, 0)
    if type(value) is not int or not 0 <= value <= most:
        wrong(reason("start-number", field=name, least=0, most=most))
    return value


def by_seat(start: Mapping[str, Any], name: str, count: int, absent: Any = 0) -> Sequence[Any]:
    """One item for each player; ``absent`` where nothing is given. Raises :class:`BadRecord`."""
    value = start.get(name)
    if value is None:
        return (absent,) * count
    if not isinstance(value, list | tuple) or len(value) != count:
        wrong(reason("start-list", field=name, count=count))
    return value


def numbers(
    start: Mapping[str, Any], name: str, count: int, least: int = 0, most: int = MOST
) -> tuple[int, ...]:
    """A whole number for each player; zeros where nothing is given. Raises :class:`BadRecord`."""
    value = by_seat(start, name, count)
    for item in value:
        if type(item) is not int:
            wrong(reason("start-list", field=name, count=count))
        if not least <= item <= most:
            wrong(reason("start-number", field=name, least=least, most=most))
    return tuple(value)


def figures(standing: Struct, fields: type[Struct]) -> dict[str, Any]:
    """What a standing has of these fields, as JSON."""
    return {name: _listed(getattr(standing, name)) for name in fields.__struct_fields__}


def _listed(figure: Any) -> Any:
    return [_listed(item) for item in figure] if isinstance(figure, tuple) else figure


def difference(here: Mapping[str, Any], fresh: Mapping[str, Any]) -> dict[str, Any]:
    """The figures that are not those of a fresh match."""
    return {name: figure for name, figure in here.items() if figure != fresh[name]}
