"""How many PEs a machine has, and their shape: `64`, `8x8`, `4x3x8`.

parse("64")         Pes(64)                 a count, which arranges nothing
parse("8x8")        Pes(64, (8, 8))         8 rows of 8
parse("4x3x8")      Pes(96, (4, 3, 8))      one to three extents; the last is the fastest
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

from emc.dataclass import dataclass

MOST_PES = 65536
MOST_EXTENTS = 3
_SHAPE = rf"\d{{1,9}}(?:[xX]\d{{1,9}}){{0,{MOST_EXTENTS - 1}}}"


@dataclass(frozen=True, slots=True)
class Pes:
    """A number of PEs and their shape. The product of the shape is the count; () means that there is no shape."""

    count: int
    shape: tuple[int, ...] = ()

    def __str__(self) -> str:
        return "x".join(map(str, self.shape)) if self.shape else str(self.count)


def parse(text: str) -> Pes:
    """The PEs for a text such as "64" or "8x8". Raises ValueError, also for a number that no machine can have."""
    if not re.fullmatch(_SHAPE, text, re.ASCII):
        raise ValueError(f"{text!r} is neither a count of PEs, like 64, nor an arrangement, like 8x8 or 4x3x8")
    pes = arrange([int(extent) for extent in re.split("[xX]", text)])
    if not 1 <= pes.count <= MOST_PES:
        raise ValueError(f"a machine has 1 to {MOST_PES} PEs, not {pes.count}")
    return pes


def arrange(extents: Sequence[int]) -> Pes:
    """PEs with that shape; a single number is a count without a shape."""
    return Pes(math.prod(extents), tuple(extents) if len(extents) > 1 else ())
