"""Reading values given by people and files into their normal form, and showing them.

The one place where an unknown option or a wrong value is refused.
"""

from __future__ import annotations

from collections.abc import Container, Mapping

from prikup.game import BadRules, reason
from prikup.rules.catalogue import Catalogue
from prikup.rules.option import BadValue, Option, Value

_SHOWN_AT_MOST = 60


def shown(value: object) -> str:
    """A value as people write it.

    >>> shown(True), shown("60_each"), shown({"S": 40, "C": 60}), shown([6, 7, 7])
    ('on', '60_each', 'S:40 C:60', '6 7 7')
    """
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, Mapping):
        text = " ".join(f"{key}:{shown(part)}" for key, part in value.items())
    elif isinstance(value, list):
        text = " ".join(shown(part) for part in value)
    else:
        text = str(value)
    return text if len(text) <= _SHOWN_AT_MOST else text[: _SHOWN_AT_MOST - 1] + "…"


def find_option(catalogue: Catalogue, name: str) -> Option:
    """The option with this id or alias. Raises :class:`BadRules`, which names the nearest one."""
    if name not in catalogue:
        near = catalogue.nearest(name) or "none"
        raise BadRules(reason("unknown-option", option=shown(name), near=near), option=name)
    return catalogue[name]


def normal_value(option: Option, value: object) -> Value:
    """The value in normal form. Raises :class:`BadRules`, which says what would be right."""
    try:
        return option.type.parse(value)
    except BadValue as error:
        raise BadRules(
            reason(
                "bad-value",
                option=option.id,
                value=shown(value if error.part is None else error.part),
                kind=error.kind,
                words=", ".join(error.words),
                count=len(error.words),
                low=error.low,
                high=error.high,
                step=error.step,
            ),
            option=option.id,
        ) from None


def normal_values(catalogue: Catalogue, values: Mapping[str, object]) -> dict[str, Value]:
    """Values by id, each in normal form, in the order given; aliases become ids.

    Raises :class:`BadRules` for an unknown option, a wrong value, and an option named twice (by id
    and by alias) with two values.
    """
    normal: dict[str, Value] = {}
    for name, value in values.items():
        option = find_option(catalogue, name)
        parsed = normal_value(option, value)
        if normal.setdefault(option.id, parsed) != parsed:
            raise BadRules(reason("option-twice", option=option.id), option=option.id)
    return normal


def check_contradiction(
    catalogue: Catalogue, values: Mapping[str, Value], edits: Container[str] = ()
) -> None:
    """Raise :class:`BadRules` if two options exclude each other; the fault is the edit's."""
    if (pair := catalogue.contradiction(values)) is None:
        return
    first, second = pair if pair[0] in edits or pair[1] not in edits else (pair[1], pair[0])
    raise BadRules(
        reason(
            "contradiction",
            option=first,
            value=shown(values[first]),
            other=second,
            other_value=shown(values[second]),
        ),
        option=first,
    )
