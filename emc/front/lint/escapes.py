"""Warns about addresses that outlive the objects that they point to.

int *f(void) { int n = 1; return &n; }
"""

from __future__ import annotations

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import strip
from emc.front.lint.rules import Lint, rule
from emc.front.types import Pointer


@rule(typed.Return)
def dead_address(lint: Lint, node: typed.Return) -> None:
    if node.value is None or not isinstance(node.value.type, Pointer):
        return
    symbol = _local(node.value)
    if symbol is not None:
        what = f"`{shown(symbol)}`" if symbol.name else "this literal"
        text = f"this returns the address of {what}, which ends with the function"
        lint.warning("W0507", node.value.span, text, "make it `static`, get it from the caller, or use malloc")


def _local(value: typed.Value) -> typed.Automatic | None:
    """The function's own variable into which the address points; None if there is none."""
    value = strip(value)
    while isinstance(value, typed.PointerAdd):
        value = strip(value.pointer)
    if isinstance(value, typed.Load) and isinstance(value.object, typed.Variable):
        symbol = value.object.symbol
        return symbol if isinstance(symbol, typed.Automatic) and symbol.held else None
    if not isinstance(value, typed.Address):
        return None
    place = value.object
    while isinstance(place, typed.MemberOf):
        place = place.base
    if isinstance(place, typed.Deref):
        return _local(place.pointer)
    if isinstance(place, typed.Literal):
        return place.initialise.symbol
    return place.symbol if isinstance(place, typed.Variable) and isinstance(place.symbol, typed.Automatic) else None
