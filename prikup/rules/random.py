"""Random valid rule sets, and small sets of them that cover all pairs of values, for tests.

Every rule set made here is one that :func:`prikup.rules.resolve` accepts. The random stream is the
caller's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from random import Random

from prikup.game import BadRules
from prikup.rules.catalogue import Catalogue
from prikup.rules.option import Value
from prikup.rules.registry import find_preset
from prikup.rules.ruleset import resolve

Setting = tuple[str, int]
"""An option and the place of a value among its type's samples (values may be unhashable)."""
Pair = tuple[Setting, Setting]


def random_edits(
    catalogue: Catalogue, preset: str, rng: Random, density: float | None = None
) -> dict[str, Value]:
    """Edits of a preset that make a valid rule set. ``density`` is the part of the options that is
    drawn (default: a random part, so that both small and large changes come up)."""
    share = rng.random() if density is None else density
    edits = {
        option.id: rng.choice(option.type.samples()) for option in catalogue if rng.random() < share
    }
    return _made_valid(catalogue, preset, edits)


def _made_valid(catalogue: Catalogue, preset: str, edits: Mapping[str, Value]) -> dict[str, Value]:
    """The edits without those that are refused."""
    kept = dict(edits)
    while True:
        try:
            return dict(resolve(catalogue.game, preset, kept).edits)
        except BadRules as error:
            if error.where.get("option") not in kept:
                raise
            del kept[error.where["option"]]


def pairwise_edits(catalogue: Catalogue, preset: str, rng: Random) -> Iterator[dict[str, Value]]:
    """Edits that together show every possible pair of sample values of two options in effect.

    Greedy: each rule set takes, option by option, the value that makes most new pairs; pairs that
    are left are forced, and dropped where needs or contradictions make them impossible.
    """
    cover = _Cover(catalogue, preset)
    while cover.left:
        edits = cover.greedy_row({}, rng)
        if not cover.strike(edits):
            pair = min(cover.left)
            edits = cover.greedy_row(cover.forced(pair), rng)
            found = cover.strike(edits)
            cover.left.discard(pair)
            if not found:
                continue
        yield edits


class _Cover:
    """The pairs that no rule set has shown yet."""

    def __init__(self, catalogue: Catalogue, preset: str) -> None:
        self.catalogue = catalogue
        self.preset = preset
        self.base = find_preset(preset, catalogue.game).values
        self.samples = {option.id: option.type.samples() for option in catalogue}
        settings = {
            name: [(name, at) for at in range(len(values))] for name, values in self.samples.items()
        }
        self.left: set[Pair] = {
            (one, other)
            for first, second in combinations(settings, 2)
            for one in settings[first]
            for other in settings[second]
        }

    def greedy_row(self, forced: Mapping[str, Value], rng: Random) -> dict[str, Value]:
        """A valid rule set that holds ``forced`` and as many new pairs as come up greedily."""
        values = {**self.base, **forced}
        chosen: list[Setting] = []
        order = [option.id for option in self.catalogue]
        rng.shuffle(order)
        for name in sorted(order, key=self._depth):
            if self.catalogue.unmet(name, values) is not None:
                continue
            if name not in forced:
                values[name] = self._best(name, values, chosen, rng)
            place = self._place(name, values[name])
            if place is not None:
                chosen.append((name, place))
        edits = {name: value for name, value in values.items() if value != self.base[name]}
        return _made_valid(self.catalogue, self.preset, edits)

    def strike(self, edits: Mapping[str, Value]) -> int:
        """Take the pairs that a rule set shows off the list; how many there were."""
        values = {**self.base, **edits}
        shown = [
            (name, place)
            for name in self.samples
            if self.catalogue.unmet(name, values) is None
            and (place := self._place(name, values[name])) is not None
        ]
        before = len(self.left)
        self.left.difference_update(combinations(shown, 2))
        return before - len(self.left)

    def forced(self, pair: Pair) -> dict[str, Value]:
        """The values of a pair, and what they need to have an effect."""
        values: dict[str, Value] = {}
        for name, place in pair:
            self._switch_on(name, values)
            values[name] = self.samples[name][place]
        return values

    def _switch_on(self, name: str, values: dict[str, Value]) -> None:
        """Set what an option needs, unless it is set well already."""
        for switch, allowed in self.catalogue[name].needs.items():
            self._switch_on(switch, values)
            if values.get(switch, self.base[switch]) not in allowed:
                values[switch] = allowed[0]
            else:
                values.setdefault(switch, self.base[switch])

    def _best(
        self, name: str, values: Mapping[str, Value], chosen: list[Setting], rng: Random
    ) -> Value:
        """The sample of an option that makes most new pairs with what was chosen."""
        places = list(range(len(self.samples[name])))
        rng.shuffle(places)
        allowed = [
            place
            for place in places
            if self.catalogue.contradiction({**values, name: self.samples[name][place]}) is None
        ]
        if not allowed:
            return values[name]
        return self.samples[name][max(allowed, key=lambda at: self._gain((name, at), chosen))]

    def _gain(self, setting: Setting, chosen: list[Setting]) -> int:
        """How many new pairs a setting makes."""
        return sum(
            (setting, other) in self.left or (other, setting) in self.left for other in chosen
        )

    def _place(self, name: str, value: Value) -> int | None:
        """The place of a value among the samples; a preset may have a value outside them."""
        samples = self.samples[name]
        return samples.index(value) if value in samples else None

    def _depth(self, name: str) -> int:
        """How long the chain of switches is: switches are chosen before what hangs on them."""
        return max((self._depth(switch) + 1 for switch in self.catalogue[name].needs), default=0)
