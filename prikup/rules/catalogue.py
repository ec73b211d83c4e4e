"""A game's catalogue: all its options, looked up by id, checked when it is made.

The catalogue knows what each option may be and which options need or exclude each other. It does
not know any preset, nor the values of a table (:mod:`prikup.rules.ruleset`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from prikup.rules.option import BadValue, Number, Numbers, Option, SuitValues, Value


class BadCatalogue(ValueError):
    """A declaration that does not hold together: a slip of the programmer, not of a player."""


class Catalogue:
    """The options of one game, in the order in which they are declared and shown.

    ``groups`` are the headings of the editor in their order; ``letter`` begins the share codes of
    this game. Raises :class:`BadCatalogue` when a declaration contradicts itself or another one.

    >>> from prikup.rules.option import Example, Flag, Option
    >>> example = Example(kind="sheet", document={}, values=(True, False), ask="scores",
    ...                   results=([0], [1]))
    >>> dump = Option(id="dump", group="match", type=Flag(), default=True, source="A",
    ...               example=example, aliases=("samosval",))
    >>> catalogue = Catalogue("thousand", [dump], ["match"])
    >>> catalogue["samosval"].id, "dump" in catalogue, catalogue.nearest("dmup")
    ('dump', True, 'dump')
    """

    def __init__(
        self, game: str, options: Sequence[Option], groups: Sequence[str], letter: str = ""
    ) -> None:
        self.game = game
        self.options = tuple(options)
        self.groups = tuple(groups)
        self.letter = letter or game[:1].upper()
        self._by_name = _by_name(self.options)
        for option in self.options:
            _check_values(option)
            self._check_links(option)
        _check_no_circle(self)

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.options)

    def __contains__(self, name: object) -> bool:
        return name in self._by_name

    def __getitem__(self, name: str) -> Option:
        """The option with this id or alias. Raises :class:`KeyError`."""
        return self._by_name[name]

    @property
    def defaults(self) -> dict[str, Value]:
        """The default of every option."""
        return {option.id: option.default for option in self.options}

    def by_group(self) -> Iterator[tuple[str, list[Option]]]:
        """The groups in order, each with its options in order."""
        for group in self.groups:
            yield group, [option for option in self.options if option.group == group]

    def nearest(self, name: str) -> str | None:
        """The id that ``name`` may have been meant for."""
        found = get_close_matches(name, list(self._by_name), n=1, cutoff=0.6)
        return self._by_name[found[0]].id if found else None

    def unmet(self, id: str, values: Mapping[str, Value]) -> str | None:
        """The option that keeps ``id`` from having an effect under ``values``; ``None`` if none.

        A switch that is itself switched off counts as off. Of a case of ``unless`` the last option
        is named, so it is the one that a player would change.
        """
        option = self[id]
        for switch, allowed in option.needs.items():
            if values[switch] not in allowed:
                return switch
            if (above := self.unmet(switch, values)) is not None:
                return above
        if (case := self.idle_case(option, values)) is not None:
            *_, last = case
            return self.unmet(last, values) or last
        return None

    def in_force(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """What a table plays by: an option that has no effect under ``values`` is as if nobody had
        ever named it, whatever a preset says of it."""
        return {
            option.id: values[option.id]
            if self.unmet(option.id, values) is None
            else option.default
            for option in self
        }

    def idle_case(
        self, option: Option, values: Mapping[str, Value]
    ) -> Mapping[str, tuple[Value, ...]] | None:
        """The case of ``unless`` that holds under ``values``."""
        for case in option.unless:
            if all(
                values[other] in idle or self.unmet(other, values) is not None
                for other, idle in case.items()
            ):
                return case
        return None

    def contradiction(self, values: Mapping[str, Value]) -> tuple[str, str] | None:
        """Two options whose values contradict each other: the one that excludes, and the other.

        An option at its default excludes nothing, and one without effect contradicts nothing.
        """
        for option in self.options:
            if (other := self._contradicts(option, values)) is not None:
                return option.id, other
        return None

    def _contradicts(self, option: Option, values: Mapping[str, Value]) -> str | None:
        """The option that this one's value contradicts."""
        value = values[option.id]
        if value == option.default or not (option.excludes or option.value_needs):
            return None
        if self.unmet(option.id, values):
            return None
        needs = {} if isinstance(value, dict | list) else option.value_needs.get(value, {})
        for other, allowed in needs.items():
            if values[other] not in allowed:
                return other
        for other, excluded in option.excludes.items():
            if values[other] in excluded and not self.unmet(other, values):
                return other
        return None

    def describe(self) -> dict[str, Any]:
        """The catalogue as JSON for the editor (docs/protocol.md)."""
        return {"groups": list(self.groups), "options": [describe(o) for o in self.options]}

    def _check_links(self, option: Option) -> None:
        """Group, needs and excludes must name what there is."""
        if option.group not in self.groups:
            raise BadCatalogue(f"{option.id}: there is no group {option.group!r}")
        value_needs = [(f"{value!r} needs", needs) for value, needs in option.value_needs.items()]
        for value in option.value_needs:
            _check_normal(option, value, "value_needs")
        cases = [("unless", case) for case in option.unless]
        for name, links in (
            ("needs", option.needs),
            ("excludes", option.excludes),
            *cases,
            *value_needs,
        ):
            for other, values in links.items():
                if other not in self._by_name or self[other].id != other:
                    raise BadCatalogue(f"{option.id} {name} {other!r}, which is no option")
                if not values:
                    raise BadCatalogue(f"{option.id} {name} {other!r} without any value")
                for value in values:
                    _check_normal(self[other], value, f"{option.id} {name}")


def describe(option: Option) -> dict[str, Any]:
    """One option as JSON. ``range`` stands only where any number between two bounds will do."""
    kind = option.type
    described: dict[str, Any] = {
        "id": option.id,
        "group": option.group,
        "type": kind.__struct_config__.tag,
        "values": list(kind.samples()),
        "default": option.default,
        "needs": {switch: list(values) for switch, values in option.needs.items()},
        "unless": [
            {other: list(values) for other, values in case.items()} for case in option.unless
        ],
        "excludes": {other: list(values) for other, values in option.excludes.items()},
        "source": option.source,
    }
    if isinstance(kind, Number):
        described["range"] = {"low": kind.low, "high": kind.high, "step": kind.step}
    elif isinstance(kind, SuitValues | Numbers):
        described["range"] = {"low": kind.low, "high": kind.high, "step": 1}
    return described


def _by_name(options: Sequence[Option]) -> dict[str, Option]:
    """The options by id and alias. No name may be given twice."""
    found: dict[str, Option] = {}
    for option in options:
        for name in (option.id, *option.aliases):
            if name in found:
                raise BadCatalogue(f"{name!r} names both {found[name].id} and {option.id}")
            found[name] = option
    return found


def _check_normal(option: Option, value: Value, where: str) -> None:
    """A value in a declaration stands in normal form."""
    try:
        normal = option.type.parse(value)
    except BadValue as error:
        raise BadCatalogue(
            f"{where}: {option.id} cannot be {value!r}: no such {error.kind}"
        ) from None
    if normal != value or type(normal) is not type(value):
        raise BadCatalogue(f"{where}: write {option.id} as {normal!r}, not {value!r}")


def _check_values(option: Option) -> None:
    """Default, samples and example are values of the type, and the example shows a difference."""
    _check_normal(option, option.default, "default")
    for value in option.type.samples():
        _check_normal(option, value, "samples")
    example = option.example
    for value in example.values:
        _check_normal(option, value, "example")
    enough = len(example.values) > 1 or len(option.type.samples()) == 1
    if not enough or len(example.values) != len(example.results):
        raise BadCatalogue(f"{option.id}: the example needs two values and as many results")
    for what, items in (("values", example.values), ("results", example.results)):
        if any(item in items[:at] for at, item in enumerate(items)):
            raise BadCatalogue(f"{option.id}: {what} of the example are equal")


def _check_no_circle(catalogue: Catalogue) -> None:
    """No option needs itself, directly or through others."""
    done: set[str] = set()

    def visit(id: str, path: tuple[str, ...]) -> None:
        if id in path:
            raise BadCatalogue(f"options need each other in a circle: {' → '.join((*path, id))}")
        if id not in done:
            for switch in catalogue[id].switches:
                visit(switch, (*path, id))
            done.add(id)

    for option in catalogue:
        visit(option.id, ())
