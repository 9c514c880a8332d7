"""Columns of numbers as text that a page unpacks into typed arrays.

pack("H", [1, 2, 70])    ->  "H" and the compressed little-endian bytes, in base64
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


class Numbered:
    """Gives each different value a number, in the order of their first use."""

    def __init__(self) -> None:
        self.numbers: dict[object, int] = {}

    def __call__(self, value: object) -> int:
        return self.numbers.setdefault(value, len(self.numbers))
