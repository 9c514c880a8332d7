# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about an array in the list of `everywhere` that only functions use, for which it is the whole array.

everywhere (A) dowith () { s = total(); }                   in `total`, A[0] is the same element on every PE
everywhere (A) dowith () { s = sum(own_count(A)); }         in `sum`, A[i] is not the PE's own either
"""

from __future__ import annotations

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import callee, copied_blocks, kept, live
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.slices import own_elements
from emc.front.lint.values import Values


@rule(typed.Unit)
def slots_given_to_functions(lint: Lint, node: typed.Unit) -> None:
    """Warns about `f(own_count(A))`, or `f(i)` for a slot i, in a block that lists A, if f names elements of the whole
    array by that."""
    bodies = {function.symbol: function for function in node.functions}
    for function in node.functions if lint.target.pes > 1 else ():
        values = kept(Values, function)
        for block in copied_blocks(function):
            listed = set(block.place.arrays) if isinstance(block.place, typed.Everywhere) else set[typed.Static]()
            slots = {
                counted[0]: counted[1]
                for loop in live(block.body)
                if isinstance(loop, typed.For | typed.While) and isinstance(loop.test, typed.Binary)
                if (counted := own_elements(loop.test, values)) is not None and counted[1] in listed
            }
            for call in live(block.body):
                direct = call.function if callee(call) else None
                called = bodies.get(direct.symbol) if isinstance(direct, typed.FunctionAddress) else None
                for parameter, value in zip(called.parameters, call.arguments, strict=False) if called else ():
                    count = values.of(value)
                    counts = isinstance(count, typed.Builtin) and count.name == "own_count" and count.symbol in listed
                    symbol = variable(value)
                    array = slots.get(symbol) if symbol is not None else None
                    array = count.symbol if isinstance(count, typed.Builtin) and counts else array
                    element = _whole_element(called, parameter, array, counts) if called and array else None
                    if element is not None and array is not None:
                        name = shown(array)
                        text = f"in this function `{name}` is the whole array, but `{parameter.name}` counts elements "
                        hint = f"give the function the slice, as a parameter `T *`; or write `own_index({name}, ...)`"
                        note = Note(call.span, "it is called with that here")
                        lint.faults.warning("W0590", element.span, text + "of one PE", hint, note)


def _whole_element(
    function: typed.FunctionBody, parameter: typed.Automatic, array: typed.Static, counts: bool
) -> typed.SpreadElement | None:
    """The element of the whole array whose index is the parameter, or, if that counts elements, goes up to it."""
    indices = {parameter}
    if counts:
        tests = (one.test for one in live(function) if isinstance(one, typed.For))
        indices = {
            symbol
            for test in tests
            if isinstance(test, typed.Binary) and test.op == "<" and variable(test.right) is parameter
            if (symbol := variable(test.left)) is not None
        }
    for one in live(function):
        element = one if isinstance(one, typed.SpreadElement) and one.symbol is array else None
        if element is not None and len(element.indices) == 1 and variable(element.indices[0]) in indices:
            return element
    return None


@rule(typed.Unit)
def listed_for_a_function(lint: Lint, node: typed.Unit) -> None:
    if lint.target.pes == 1:
        return
    bodies = {function.symbol: function for function in node.functions}
    for function in node.functions:
        for block in live(function):
            if isinstance(block, typed.TaskBlock) and isinstance(block.place, typed.Everywhere):
                _check(lint, block, block.place.arrays, bodies)


def _check(
    lint: Lint,
    block: typed.TaskBlock,
    arrays: tuple[typed.Static, ...],
    bodies: dict[typed.FunctionName, typed.FunctionBody],
) -> None:
    named = {getattr(one, "symbol", None) for one in live(block.body)}
    for array in arrays:
        if array in named:
            continue
        use = next(
            (one for one in _called(block, bodies) if isinstance(one, typed.SpreadElement) and one.symbol is array),
            None,
        )
        name = shown(array)
        known = any(fault.code == "W0553" and f"elements of `{name}`" in fault.text for fault in lint.faults.found)
        if use is not None and not known:
            text = (
                f"the block lists `{name}` and does not use it: in a function, this is the whole array, not the slice"
            )
            hint = f"give the function the slice, `{name}`, for a parameter `T *`, and `own_count({name})`"
            note = Note(use.span, f"this is an element of the whole `{name}`")
            lint.faults.warning("W0590", block.span, text, hint, note)


def _called(block: typed.TaskBlock, bodies: dict[typed.FunctionName, typed.FunctionBody]) -> list[typed.Node]:
    """All of the functions that a block calls, in this file."""
    found: list[typed.Node] = []
    work, known = [block.body], set[typed.FunctionName]()
    while work:
        for one in live(work.pop()):
            symbol = one.symbol if isinstance(one, typed.FunctionAddress) else None
            if symbol is not None and symbol in bodies and symbol not in known:
                known.add(symbol)
                work.append(bodies[symbol].body)
                found += live(bodies[symbol])
    return found
