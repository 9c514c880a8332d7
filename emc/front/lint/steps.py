# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about global pointers to an element of a spread array that are then stepped: they stay on the element's PE.

    int global *p = &A[0];  for (i = 0; i < n; i++) s += *p++;

It warns about a variable that is only set to addresses of elements whose indices are not numbers of PEs, and that is
stepped, or indexed by a variable or by a number other than 0.
"""

from __future__ import annotations

import re

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import kept, live, strip
from emc.front.lint.ranges import range_of, variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.spelling import spelled
from emc.front.lint.values import Values
from emc.front.types import Array, Pointer, Spread


@rule(typed.FunctionBody)
def from_an_element(lint: Lint, node: typed.FunctionBody) -> None:
    given: dict[typed.Automatic, set[typed.Static | typed.FunctionName | None]] = {}
    for one in live(node):
        if isinstance(one, typed.Assign) and isinstance(one.target, typed.Variable):
            symbol = one.target.symbol
            if isinstance(symbol, typed.Automatic):
                array = _array(one.value)
                if array is None and element_of(one.value) is not None:
                    of_a_pe = names_a_pe(node, one.value, kept(Values, node), lint.target.pes)
                    array = None if of_a_pe else element_of(one.value)
                given.setdefault(symbol, set()).add(array)
    parameters = {
        *node.parameters,
        *(c.inner for b in live(node) if isinstance(b, typed.TaskBlock) for c in b.captures),
    }
    for one in live(node):
        if isinstance(one, typed.PointerDifference) and lint.target.pes > 1:
            _difference(lint, one, given)
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


def _difference(
    lint: Lint,
    node: typed.PointerDifference,
    given: dict[typed.Automatic, set[typed.Static | typed.FunctionName | None]],
) -> None:
    """Warns about the difference of global pointers to elements of one array, which may be on different PEs."""
    arrays: list[typed.Static | typed.FunctionName | None] = []
    for side in (node.left, node.right):
        type, symbol = side.type, variable(side)
        if not isinstance(type, Pointer) or type.place != "global":
            return
        known = given.get(symbol, set()) if symbol is not None and not symbol.addressed else set()
        arrays.append(next(iter(known)) if len(known) == 1 else _array(side))
    if arrays[0] is not None and arrays[0] is arrays[1]:
        name = shown(arrays[0])
        text = f"the elements of `{name}` are on different PEs, and the difference of global pointers only "
        hint = f"subtract shared pointers: declare them as `T shared *`, and set them to `{name} + k`"
        lint.warning("W0406", node.span, text + "means something on one PE", hint)


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
    """The global pointer that is stepped, or indexed by a variable or a number other than 0."""
    match node:
        case typed.Update(target=typed.Variable(symbol=typed.Automatic() as symbol)):
            pass
        case typed.PointerAdd(
            pointer=typed.Load(object=typed.Variable(symbol=typed.Automatic() as symbol)), index=index
        ):
            number = strip(index)
            if isinstance(number, typed.Constant) and number.value == 0:
                return None
        case _:
            return None
    return symbol if isinstance(symbol.type, Pointer) and symbol.type.place == "global" else None


_PES = re.compile(r"(?i)^(me|rank|node|owner|home|self|who|there|target|\w*pe)\d?$")


def names_a_pe(function: typed.FunctionBody, pointer: typed.Value, values: Values, pes: int) -> bool:
    """Whether it may be `&A[pe]`, for the number of a PE: then the pointer is meant to step through that PE's part."""
    loops = [range_of(one) for one in live(function) if isinstance(one, typed.For)]
    counters = {numbers.symbol for numbers in loops if numbers is not None and numbers.last < pes}
    for one in live(pointer):
        for index in one.indices if isinstance(one, typed.SpreadElement) else ():
            given, symbol = values.of(index), variable(index)
            if symbol in counters or (symbol is not None and _PES.match(symbol.name)):
                return True
            if any(isinstance(part, typed.Builtin | typed.Call) for part in live(given)):
                return True  # my_pe(), or pe_of(...)
    return False


@rule(typed.Unit)
def stepped_by_a_function(lint: Lint, node: typed.Unit) -> None:
    """Warns about the address of an element that is given to a function which steps on from there."""
    if lint.target.pes == 1:
        return
    stepped = {
        function.symbol: [steps.get(symbol, "") for symbol in function.parameters]
        for function in node.functions
        if any(_is_global(symbol) for symbol in function.parameters)
        and (steps := _started_from(function, {_stepped(one) for one in live(function)}))
    }
    for function in node.functions if any(map(any, stepped.values())) else ():
        for call in live(function):
            called = (
                call.function.symbol
                if isinstance(call, typed.Call) and isinstance(call.function, typed.FunctionAddress)
                else None
            )
            if called is None or called not in stepped:
                continue
            for what, argument in zip(stepped[called], call.arguments, strict=False):
                array = element_of(argument) if what else None
                if array is not None:
                    lint.sent.add(called.name)  # what its remote reads cost is not the point
                    name = shown(array)
                    text = (
                        f"`{shown(called)}` steps on from this element of `{name}`, but a global pointer stays on the "
                    )
                    text += "element's PE, and the next elements are on other PEs"
                    at = _start(argument) or "k"
                    hint = f"declare {what} as `shared *`, and give it `{name} + {at}`: a shared pointer steps from "
                    lint.warning("W0406", argument.span, text, hint + "PE to PE")


def _start(argument: typed.Value) -> str:
    """The index of `&A[i]` if it is short; else ""."""
    element = strip(argument)
    indices = element.indices if isinstance(element, typed.SpreadElement) else ()
    index = indices[0] if len(indices) == 1 else None
    return spelled(index) if index is not None else ""


def _started_from(function: typed.FunctionBody, steps: set[typed.Automatic | None]) -> dict[object, str]:
    """The stepped pointers, and the parameters of which they are copies, `for (p = first; n > 0; n--, p++)`, with what
    has to be declared otherwise."""
    given: dict[object, set[typed.Automatic | None]] = {}
    for one in live(function):
        if isinstance(one, typed.Assign) and isinstance(one.target, typed.Variable):
            given.setdefault(one.target.symbol, set()).add(variable(one.value))
    found: dict[object, str] = dict.fromkeys(steps, "the parameter")
    for symbol in steps - {None, *function.parameters}:
        sources = given.get(symbol, set())
        source = next(iter(sources)) if len(sources) == 1 else None
        if symbol is None or source is None or source in given or symbol.addressed or source.addressed:
            continue
        found.setdefault(source, f"the parameter and `{shown(symbol)}`")
    return found


def _is_global(symbol: typed.Automatic) -> bool:
    return isinstance(symbol.type, Pointer) and symbol.type.place == "global"


def element_of(value: typed.Value) -> typed.Static | None:
    """The one-dimensional array without rows of whose element the value is the address."""
    value = strip(value)
    if isinstance(value, typed.Address) and isinstance(value.object, typed.Deref):
        value = strip(value.object.pointer)
    if (
        not isinstance(value, typed.SpreadElement)
        or len(value.indices) != 1
        or isinstance(value.indices[0].type, Pointer)
    ):
        return None
    type = value.symbol.type
    return value.symbol if isinstance(type, Spread) and not isinstance(type.slot, Array) else None


@rule(typed.TaskBlock)
def shared_where(lint: Lint, node: typed.TaskBlock) -> None:
    """Warns about a shared pointer, local in its `where` block, that is stepped there as if it were still shared."""
    if not isinstance(node.place, typed.Where) or lint.target.pes == 1:
        return
    for capture in node.captures:
        given, type = strip(capture.value), capture.inner.type
        local = isinstance(given, typed.Builtin) and given.name == "local_of"
        was = given.arguments[0].type if isinstance(given, typed.Builtin) and local else given.type
        if not isinstance(was, Pointer) or was.place != "shared" or not isinstance(type, Pointer) or type.place:
            continue
        for one in live(node.body):
            if _steps(one, capture.inner):
                name = shown(capture.inner)
                text = (
                    f"in its `where` block `{name}` is a local pointer: it steps to the next slot on this PE, which is "
                )
                text += "not the next element"
                hint = f"list another shared pointer, a copy of `{name}`, to go on from PE to PE"
                lint.warning("W0406", one.span, text, hint)
                break


def _steps(node: typed.Node, symbol: typed.Automatic) -> bool:
    match node:
        case typed.Update(target=typed.Variable(symbol=one)):
            return one is symbol
        case typed.PointerAdd(pointer=typed.Load(object=typed.Variable(symbol=one)), index=index):
            index = strip(index)
            return one is symbol and not (isinstance(index, typed.Constant) and index.value == 0)
        case _:
            return False
