# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""The Q cells that a node writes or reads."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from emc.front import typed
from emc.front.check.operands.lvalues import root
from emc.front.lint.nodes import strip


class Cell(NamedTuple):
    symbol: typed.Static
    of_all: bool  # `global`: the same cell for all PEs
    whole: bool  # a variable of its own, and not an element of an array


def cell_of(node: Any, name: Literal["send", "request"]) -> Cell | None:
    """The cell that `q_write` writes (`send`), or `q_read` reads (`request`), if it is in an object at file scope."""
    if not isinstance(node, typed.Builtin) or node.name != name or node.word not in ("qwrite", "qread"):
        return None
    place = strip(node.arguments[0])
    if isinstance(place, typed.SpreadElement):
        return Cell(place.symbol, True, not place.indices)
    symbol = root(place.object) if isinstance(place, typed.Address) else None
    whole = isinstance(place, typed.Address) and isinstance(place.object, typed.Variable)
    return Cell(symbol, False, whole) if isinstance(symbol, typed.Static) else None
