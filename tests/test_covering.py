"""The sets that tests are chosen by (covering.py)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

from covering import pairs, spread

OPTIONS = ("abc", (1, 2), (None, True, False, 7))


def test_each_pair_of_values_is_in_a_row() -> None:
    rows = pairs(*OPTIONS)
    for i, j in combinations(range(len(OPTIONS)), 2):
        assert {(row[i], row[j]) for row in rows} == set(product(OPTIONS[i], OPTIONS[j]))
    assert len(rows) == 12 == len(set(rows)) and rows == pairs(*OPTIONS)


def test_each_item_has_a_row_and_rows_come_equally_often() -> None:
    found = spread(range(20), "abc")
    assert [item for item, _ in found] == list(range(20))
    assert sorted(Counter(row for _, row in found).values()) == [6, 7, 7]
    assert spread("xy", lambda item: "abc" if item == "x" else "a") == [("x", "a"), ("y", "a")]
