"""Columns of numbers as text that a page unpacks into typed arrays.

pack("H", [1, 2, 70])    ->  "H" and the compressed little-endian bytes, in base64
fit([1, 2, 70])          ->  the same with "B"
"""

from __future__ import annotations

import base64
import sys
import zlib
from array import array
from collections.abc import Iterable

LEVEL = 6  # of the compression: a million packets take about a second


def pack(kind: str, numbers: Iterable[float]) -> str:
    """The numbers as text. kind: `B`, `H`, `I`: unsigned 8, 16 or 32 bits; `d`: double, for cycles and sums, which may
    have up to 53 bits."""
    values = array(kind, numbers)  # type: ignore[type-var]
    if sys.byteorder == "big":
        values.byteswap()
    return kind + base64.b64encode(zlib.compress(values.tobytes(), LEVEL)).decode("ascii")


def fit(numbers: Iterable[int]) -> str:
    """The numbers as text, in the narrowest kind that holds them all: a page then has less to unpack."""
    values = list(numbers)
    least, most = min(values, default=0), max(values, default=0)
    kinds = (kind for kind, end in (("B", 1 << 8), ("H", 1 << 16), ("I", 1 << 32)) if least >= 0 and most < end)
    return pack(next(kinds, "d"), values)


class Numbered:
    """Gives each different value a number, in the order of their first use."""

    def __init__(self) -> None:
        self.numbers: dict[object, int] = {}

    def __call__(self, value: object) -> int:
        return self.numbers.setdefault(value, len(self.numbers))
