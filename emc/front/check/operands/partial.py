"""A spread array before its last index: `A` and, with two spread dimensions, `A[i]`. It is never seen outside of the
checker."""

from __future__ import annotations

from emc.dataclass import dataclass
from emc.front import typed


@dataclass(frozen=True, slots=True)
class Partial(typed.Value):
    """A spread array with some of its indices. Its type is a Spread over the dimensions that have no index yet."""

    symbol: typed.Static
    indices: tuple[typed.Value, ...]
