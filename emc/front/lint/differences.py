"""Warns when global pointers to elements on several PEs are subtracted or ordered: global pointers count within one PE.

int global *p = find(9);  return p - &A[0];         shared pointers give the number of the element
for (...; p < &A[N]; ...)
"""

from __future__ import annotations

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import strip
from emc.front.lint.rules import Lint, rule
from emc.front.types import Array, Pointer, Spread

_ORDERS = frozenset({"<", ">", "<=", ">="})


@rule(typed.PointerDifference, typed.Binary)
def of_elements(lint: Lint, node: typed.PointerDifference | typed.Binary) -> None:
    if lint.target.pes == 1 or (isinstance(node, typed.Binary) and node.op not in _ORDERS):
        return
    type = node.left.type
    if not isinstance(type, Pointer) or type.place != "global":
        return
    symbol = _array(node.left) or _array(node.right)
    if symbol is not None:
        name, compares = shown(symbol), isinstance(node, typed.Binary)
        text = f"the elements of `{name}` are on different PEs, "
        text += "and the order of global pointers" if compares else "but the difference of global pointers"
        text += " only means something on one PE"
        hint = f"shared pointers count elements: keep the pointers as `T shared *`, or write `(T shared *)p - {name}`"
        if compares:
            hint = (
                f"shared pointers are ordered like the elements: declare them as `T shared *`, and write `{name} + k`"
            )
        lint.warning("W0406", node.span, text, hint)


def _array(value: typed.Value) -> typed.Static | None:
    """The spread array, if the value is written as the address of one of its elements."""
    value = strip(value)
    if isinstance(value, typed.Address) and isinstance(value.object, typed.Deref):
        value = strip(value.object.pointer)
    if not isinstance(value, typed.SpreadElement) or not value.indices:
        return None
    type = value.symbol.type
    return None if not isinstance(type, Spread) or isinstance(type.slot, Array) else value.symbol
