"""A spread array before its last index: `A` and, with two spread dimensions, `A[i]`. Never leaves this room."""

from __future__ import annotations

from emc.dataclass import dataclass
from emc.front import typed


@dataclass(frozen=True, slots=True)
class Partial(typed.Value):
    """type: Spread over the dimensions that are still without index."""

    symbol: typed.Static
    indices: tuple[typed.Value, ...]
