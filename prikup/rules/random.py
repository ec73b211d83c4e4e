"""Random valid rule sets, and small sets of them that cover all pairs of values, for tests.

Every rule set made here is one that :func:`prikup.rules.resolve` accepts. The random stream is the
caller's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
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

    Greedy (after AETG): each rule set begins with a pair that is left, completed so that both are
    in effect, and takes, option by option, the value that makes most new pairs. A pair that cannot
    be completed is impossible.
    """
    cover = _Cover(catalogue, preset)
    while (pair := cover.some_pair()) is not None:
        begun = cover.completed(dict(pair))
        if begun is None:
            cover.strike(pair)
            continue
        edits = cover.row(begun, rng)
        shown = cover.shown(edits)
        assert set(pair) <= set(shown), f"{pair} is not shown by {edits}"
        cover.strike(shown)
        yield edits


class _Cover:
    """The pairs that no rule set has shown yet.

    A setting is a bit; ``left[setting]`` are the settings with which it was not shown.
    """

    def __init__(self, catalogue: Catalogue, preset: str) -> None:
        self.catalogue = catalogue
        self.preset = preset
        self.base = find_preset(preset, catalogue.game).values
        self.samples = {option.id: option.type.samples() for option in catalogue}
        self.settings = [
            (name, place) for name, values in self.samples.items() for place in range(len(values))
        ]
        self.bit = {setting: 1 << at for at, setting in enumerate(self.settings)}
        everything = (1 << len(self.settings)) - 1
        own = {
            name: sum(self.bit[name, place] for place in range(len(values)))
            for name, values in self.samples.items()
        }
        self.left = {setting: everything & ~own[setting[0]] for setting in self.settings}
        self.bound = _bound(catalogue)
        self.order = sorted(self.samples, key=self._depth)

    def some_pair(self) -> Pair | None:
        """A pair that is left, of the setting that lacks most."""
        one = max(self.settings, key=lambda setting: self.left[setting].bit_count())
        if not self.left[one]:
            return None
        return one, self.settings[(self.left[one]).bit_length() - 1]

    def strike(self, shown: Sequence[Setting]) -> None:
        """Take the pairs of these settings off the list."""
        mask = sum(self.bit[setting] for setting in shown)
        for setting in shown:
            self.left[setting] &= ~mask

    def shown(self, edits: Mapping[str, Value]) -> list[Setting]:
        """The settings in effect under these edits."""
        values = {**self.base, **edits}
        return [
            (name, place)
            for name in self.samples
            if self.catalogue.unmet(name, values) is None
            and (place := self._place(name, values[name])) is not None
        ]

    # --- a rule set ------------------------------------------------------------------------------

    def row(self, begun: Mapping[str, Value], rng: Random) -> dict[str, Value]:
        """A valid rule set with the values ``begun`` and as many new pairs as come up greedily."""
        values = {**self.base, **begun}
        chosen = 0
        order = self.order.copy()
        rng.shuffle(order)
        for name in sorted(order, key=self._depth):
            if self.catalogue.unmet(name, values) is not None:
                continue
            if name not in begun:
                values[name] = self._best(name, values, chosen, rng)
            place = self._place(name, values[name])
            if place is not None:
                chosen |= self.bit[name, place]
        edits = {name: value for name, value in values.items() if value != self.base[name]}
        return _made_valid(self.catalogue, self.preset, edits)

    def _best(self, name: str, values: Mapping[str, Value], chosen: int, rng: Random) -> Value:
        """The sample of an option that makes most new pairs with what was chosen."""
        places = list(range(len(self.samples[name])))
        rng.shuffle(places)
        places.sort(key=lambda place: -(self.left[name, place] & chosen).bit_count())
        for place in places:
            value = self.samples[name][place]
            if name not in self.bound or not self._contradiction({**values, name: value}):
                return value
        return values[name]

    # --- completing a pair -----------------------------------------------------------------------

    def completed(self, pair: Mapping[str, int]) -> dict[str, Value] | None:
        """The values of some settings, and what else must be set so that they are all in effect;
        ``None`` where that is impossible: every way to mend what is wrong was tried."""
        fixed = {name: self.samples[name][place] for name, place in pair.items()}
        return self._mended(fixed, tuple(pair), set())

    def _mended(
        self, fixed: dict[str, Value], wanted: tuple[str, ...], tried: set[frozenset[str]]
    ) -> dict[str, Value] | None:
        """``tried``: what was fixed before, in vain, in whatever order."""
        values = {**self.base, **fixed}
        for name, value in self._ways_to_mend(values, wanted):
            if name is None:
                return {switch: values[switch] for switch in self._switches(wanted)} | fixed
            if name in fixed:
                continue
            more = {**fixed, name: value}
            key = frozenset(f"{each}={more[each]}" for each in more)
            if key not in tried:
                tried.add(key)
                if found := self._mended(more, wanted, tried):
                    return found
        return None

    def _ways_to_mend(
        self, values: Mapping[str, Value], wanted: tuple[str, ...]
    ) -> Iterator[tuple[str | None, Value]]:
        """Settings one of which must hold in any valid completion; no name: nothing is wrong."""
        for name in wanted:
            if self.catalogue.unmet(name, values) is not None:
                yield from self._switched_on(name, values)
                return
        found = self.catalogue.contradiction(values)
        if found is None:
            yield None, 0
            return
        for name in (*found, *self._switches(found)):
            yield from ((name, value) for value in self.samples[name] if value != values[name])

    def _switched_on(self, name: str, values: Mapping[str, Value]) -> Iterator[tuple[str, Value]]:
        """Settings one of which must hold so that an option has an effect that it has not now."""
        option = self.catalogue[name]
        for switch, allowed in option.needs.items():
            if values[switch] not in allowed:
                yield from ((switch, value) for value in allowed)
                return
            if self.catalogue.unmet(switch, values) is not None:
                yield from self._switched_on(switch, values)
                return
        for other, idle in (self.catalogue.idle_case(option, values) or {}).items():
            if values[other] in idle:
                samples = self.samples[other]
                yield from ((other, value) for value in samples if value not in idle)
            if self.catalogue.unmet(other, values) is not None:
                yield from self._switched_on(other, values)

    def _switches(self, names: Iterable[str]) -> Iterator[str]:
        """The switches above some options, each once."""
        seen: set[str] = set()
        waiting = [switch for name in names for switch in self.catalogue[name].switches]
        while waiting:
            switch = waiting.pop(0)
            if switch not in seen:
                seen.add(switch)
                yield switch
                waiting += self.catalogue[switch].switches

    # --- the catalogue ---------------------------------------------------------------------------

    def _contradiction(self, values: Mapping[str, Value]) -> bool:
        return self.catalogue.contradiction(values) is not None

    def _place(self, name: str, value: Value) -> int | None:
        """The place of a value among the samples; a preset may have a value outside them."""
        samples = self.samples[name]
        return samples.index(value) if value in samples else None

    def _depth(self, name: str) -> int:
        """How long the chain of switches is: switches are chosen before what hangs on them."""
        switches = self.catalogue[name].switches
        return max((self._depth(switch) + 1 for switch in switches), default=0)


def _bound(catalogue: Catalogue) -> frozenset[str]:
    """The options whose value may contradict another's: those that exclude or need a value, those
    they name, and the switches of all these."""
    names: set[str] = set()
    for option in catalogue:
        links = [option.excludes, *option.value_needs.values()]
        named = [other for link in links for other in link]
        names.update(named, [option.id] if named else [])
    while True:
        above = {switch for name in names for switch in catalogue[name].switches} - names
        if not above:
            return frozenset(names)
        names |= above
