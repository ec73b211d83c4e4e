"""Random rule sets are valid, and pairs are covered."""

from itertools import combinations, product
from random import Random

from prikup.rules import Catalogue, resolve
from prikup.rules.random import pairwise_edits, random_edits


def test_random_rule_sets_are_accepted_as_they_stand(tiny: Catalogue) -> None:
    rng = Random(1)
    seen = set()
    for _ in range(300):
        edits = random_edits(tiny, "club", rng)
        rules = resolve("tiny", "club", edits)
        assert dict(rules.edits) == edits
        seen |= set(edits)
    assert seen == set(tiny.defaults)


def test_every_possible_pair_of_values_is_shown(tiny: Catalogue) -> None:
    rows = [resolve("tiny", "plain", e).values for e in pairwise_edits(tiny, "plain", Random(1))]
    assert len(rows) < 40
    for one, other in combinations(tiny, 2):
        for a, b in product(one.type.samples(), other.type.samples()):
            shown = any(
                values[one.id] == a
                and values[other.id] == b
                and tiny.unmet(one.id, values) is None
                and tiny.unmet(other.id, values) is None
                for values in rows
            )
            assert shown or not possible(tiny, one.id, a, other.id, b), (one.id, a, other.id, b)


def possible(tiny: Catalogue, one: str, a: object, other: str, b: object) -> bool:
    """Whether two values can be in effect at once, by trying all that they may need."""
    for blind, scores, below, dump in product(
        (True, False), ("points_doubled", "bid_doubled"), ("off", 14), (True, False)
    ):
        switches = {"blind": blind, "blind_scores": scores, "redeal_hand_below": below}
        values = {**tiny.defaults, **switches, "dump": dump, one: a, other: b}
        if (
            tiny.unmet(one, values) is None
            and tiny.unmet(other, values) is None
            and tiny.contradiction(values) is None
        ):
            return True
    return False
