# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about global pointers to an element of a spread array that are then stepped: they stay on the element's PE.

    int global *p = &A[0];  for (i = 0; i < n; i++) s += *p++;

It warns about a variable that is only set to addresses of elements with constant indices, and that is stepped, or
indexed by a variable.
"""

from __future__ import annotations

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import live, strip
from emc.front.lint.rules import Lint, rule
from emc.front.types import Array, Pointer, Spread


@rule(typed.FunctionBody)
def from_an_element(lint: Lint, node: typed.FunctionBody) -> None:
    given: dict[typed.Automatic, set[typed.Static | typed.FunctionName | None]] = {}
    for one in live(node):
        if isinstance(one, typed.Assign) and isinstance(one.target, typed.Variable):
            symbol = one.target.symbol
            if isinstance(symbol, typed.Automatic):
                given.setdefault(symbol, set()).add(_array(one.value))
    parameters = {
        *node.parameters,
        *(c.inner for b in live(node) if isinstance(b, typed.TaskBlock) for c in b.captures),
    }
    for one in live(node):
        symbol = _stepped(one)
        if symbol is None or symbol in parameters or symbol.addressed:
            continue
        arrays = given.pop(symbol, set())  # one warning for each
        array = arrays.pop() if len(arrays) == 1 else None
        if array is not None and lint.target.pes > 1:
            name = shown(array)
            allocated = isinstance(array, typed.FunctionName)
            what = "what `spread_alloc` returned" if allocated else f"an element of `{name}`"
            text = (
                f"`{shown(symbol)}` points to {what}, but steps only within the memory of that element's PE: the next "
            )
            hint = f"declare it as `shared *`, and set it to `{name} + k`: a shared pointer steps from PE to PE"
            if allocated:
                hint = "declare it as `shared *`: a shared pointer steps from PE to PE"
            lint.warning("W0406", one.span, text + "elements are on other PEs", hint)


def _array(value: typed.Value) -> typed.Static | typed.FunctionName | None:
    """The one-dimensional array without rows, if the value is the address of one of its elements, or `spread_alloc`, if
    it is what that returned; else None."""
    value = strip(value)
    if isinstance(value, typed.Call) and isinstance(value.function, typed.FunctionAddress):
        return value.function.symbol if value.function.symbol.name == "spread_alloc" else None
    if isinstance(value, typed.Address) and isinstance(value.object, typed.Deref):
        value = strip(value.object.pointer)
    if not isinstance(value, typed.SpreadElement) or len(value.indices) != 1:
        return None
    type = value.symbol.type
    if not isinstance(value.indices[0], typed.Constant) or not isinstance(type, Spread) or isinstance(type.slot, Array):
        return None
    return value.symbol


def _stepped(node: typed.Node) -> typed.Automatic | None:
    """The global pointer that is stepped, or indexed by a variable."""
    match node:
        case typed.Update(target=typed.Variable(symbol=typed.Automatic() as symbol)):
            pass
        case typed.PointerAdd(
            pointer=typed.Load(object=typed.Variable(symbol=typed.Automatic() as symbol)), index=index
        ):
            if isinstance(strip(index), typed.Constant):
                return None
        case _:
            return None
    return symbol if isinstance(symbol.type, Pointer) and symbol.type.place == "global" else None
