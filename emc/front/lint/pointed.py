# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about calls by a pointer to functions that take another number of arguments.

int (*op)() = add;  op(1);          `add` takes two: the second one is what the call finds in its frame
"""

from __future__ import annotations

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import plural, shown
from emc.front.check.operands.lvalues import root
from emc.front.lint.nodes import live, strip
from emc.front.lint.rules import Lint, rule
from emc.front.types import Array, Function, Pointer


@rule(typed.Unit)
def calls_by_pointer(lint: Lint, node: typed.Unit) -> None:
    nodes = [one for function in node.functions for one in live(function)]
    calls = [one for one in nodes if isinstance(one, typed.Call) and _is_unsaid(one.function)]
    if not calls:
        return
    given: dict[typed.Automatic | typed.Static | None, set[typed.FunctionName | None]] = {
        parameter: {None} for function in node.functions for parameter in function.parameters
    }
    for one in nodes:
        if isinstance(one, typed.Assign) and (symbol := root(one.target)) is not None:
            value = strip(one.value)
            given.setdefault(symbol, set()).add(value.symbol if isinstance(value, typed.FunctionAddress) else None)
        elif isinstance(one, typed.Address) and not isinstance(one.object.type, Array):
            symbol = root(one.object)
            given.setdefault(symbol, set()).add(None)
    for call in calls:
        pointer = strip(call.function)
        symbol = root(pointer.object) if isinstance(pointer, typed.Load) else None
        functions = set(given.get(symbol, ())) if symbol is not None else set[typed.FunctionName | None]()
        if isinstance(symbol, typed.Static):
            functions |= _initial(symbol)
        counts = {one: count for one in functions if one is not None and (count := _count(one)) is not None}
        wanted = len(call.arguments)
        if counts and len(counts) == len(functions) and wanted not in counts.values():
            first = min(counts, key=lambda one: (one.span.line, one.name))
            name, takes = shown(first), plural(counts[first], "argument")
            text = f"`{name}` takes {takes}, but this call by a pointer gives {wanted}"
            hint = "declare the pointer with the parameters' types, `int (*op)(int, int)`: then each call is checked"
            lint.faults.warning("W0315", call.span, text, hint, Note(first.span, f"`{name}` is declared here"))


def _count(function: typed.FunctionName) -> int | None:
    """How many arguments a function takes; None if that is not known, or if it may be any number."""
    type = function.type
    return len(type.parameters) if isinstance(type, Function) and type.prototype and not type.variadic else None


def _is_unsaid(function: typed.Value) -> bool:
    """Whether a function expression is a pointer that was declared without parameters, `int (*op)()`."""
    type = function.type
    called = type.to if isinstance(type, Pointer) else None
    return not isinstance(function, typed.FunctionAddress) and isinstance(called, Function) and not called.prototype


def _initial(symbol: typed.Static) -> set[typed.FunctionName | None]:
    """The functions with whose addresses an object begins; None stands for others that are not known."""
    if symbol.image is None:
        return {None}
    return {patch.symbol if isinstance(patch.symbol, typed.FunctionName) else None for patch in symbol.image.patches}
