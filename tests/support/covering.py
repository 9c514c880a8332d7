"""Covering sets in the place of full products: each value comes, and each pair of values of two options at least once.

    pairs(engines, machines, levels)    few rows, one value of each option in a row, that hold each pair of values
    spread(programs, rows)              (program, row): each program once, and each row as often as any other

A full product asks the same thing again and again: a mistake that needs three options at once, and that no other
program shows, is rare. Both are deterministic: the set is the same every day.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, product
from typing import Any, TypeVar

P, R = TypeVar("P"), TypeVar("R")


def pairs(*options: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Rows of one value of each option that hold each pair of values. Takes the row that holds most of what is left."""

    def held(row: tuple[int, ...]) -> set[tuple[int, int, int, int]]:
        return {(i, j, row[i], row[j]) for i, j in combinations(range(len(row)), 2)}

    if len(options) < 2:
        return list(product(*options))
    possible = {row: held(row) for row in product(*(range(len(values)) for values in options))}
    left = set().union(*possible.values())
    rows: list[tuple[int, ...]] = []
    while left:
        rows.append(max(possible, key=lambda row: len(possible[row] & left)))
        left -= possible[rows[-1]]
    return [tuple(values[i] for values, i in zip(options, row, strict=True)) for row in rows]


def spread(items: Iterable[P], rows: Sequence[R] | Callable[[P], Sequence[R]]) -> list[tuple[P, R]]:
    """Each item with that of its rows that came least often so far. rows: all rows, or what answers with an item's."""
    came: Counter[R] = Counter()
    found: list[tuple[P, R]] = []
    for item in items:
        row = min(rows(item) if callable(rows) else rows, key=came.__getitem__)
        came[row] += 1
        found.append((item, row))
    return found
