# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Places: objects that other copies can reach, and what is known of values."""

from __future__ import annotations

from typing import Any, TypeAlias

from emc.front import typed
from emc.front.types import Spread

# an object that others can reach: (array, element, ...) or (file-scope object, PE, ...), and what is inside
Place: TypeAlias = tuple[Any, ...]
# what is known of a value; a place: the address of an object. ("slice", A, i) and ("shared", A, i) can step.
# ("dropped", A, i): the local address of an object that is on another PE
Known: TypeAlias = "int | Place | None"


def length(symbol: typed.Static) -> int:
    count = 1
    for n in symbol.type.dims if isinstance(symbol.type, Spread) else ():
        count *= n
    return count


def number(symbol: typed.Static, at: tuple[int, ...]) -> int:
    """The number of an element, row by row."""
    found = 0
    for n, index in zip(symbol.type.dims if isinstance(symbol.type, Spread) else (), at, strict=True):
        found = found * n + index
    return found
