# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns when the two ways of counting the elements of a spread array are confused.

for (i = 0; i < own_count(A); i++) A[i] = 0;        A is not listed: A[i] is element i of the whole array
everywhere (A) dowith () { A[own_index(A, i)] = 0; }    A is this PE's slice: its elements are counted from 0
everywhere (A) dowith () { for (i = 0; i < 10 / N_PE; i++) A[i] = 0; }    on 4 PEs two of the ten are left out
everywhere (A) dowith () { for (i = 0; i < own_count(A); i++) s += A[i - 1]; }    the slice has no element -1
"""

from __future__ import annotations

from emc.front import tree, typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import equal, kept, live, strip
from emc.front.lint.ranges import in_every_turn, range_of, start_of, variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.values import Values
from emc.front.types import Array, Spread


@rule(tree.Binary)
def divisions(lint: Lint, node: tree.Binary) -> None:
    if node.op == "/":
        lint.divisions.add(node.span)


@rule(typed.FunctionBody)
def slices(lint: Lint, node: typed.FunctionBody) -> None:
    values: Values | None = None
    for one in live(node):
        if isinstance(one, typed.For | typed.While) and isinstance(one.test, typed.Binary):
            values = values or kept(Values, node)
            _whole_by_count(lint, one, one.test, values, _is_called(node, one))
            _slice_by_count(lint, one, one.test, values)
            if isinstance(one, typed.For):
                _beyond_slice(lint, one, one.test, values)
        elif isinstance(one, typed.Deref) and isinstance(one.pointer, typed.PointerAdd):
            symbol = slice_of(one.pointer)
            if symbol is not None:
                values = values or kept(Values, node)
                _slice_by_index(lint, one.pointer, symbol, values)
        elif isinstance(one, typed.TaskBlock) and isinstance(one.place, typed.Everywhere):
            for loop in live(one.body):
                if isinstance(loop, typed.For):
                    _slots_by_pe(lint, loop, values := values or kept(Values, node))
                    _rest_of_slice(lint, loop, values := values or kept(Values, node))
        elif isinstance(one, typed.TaskBlock) and isinstance(one.place, typed.Where):
            _slot_in_where(lint, one, values := values or kept(Values, node))


def slice_of(add: typed.PointerAdd) -> typed.Static | None:
    """The spread array through whose slice the pointer steps; None if there is none."""
    match add.pointer:
        case typed.Address(object=typed.Variable(symbol=typed.Static() as symbol)) if isinstance(symbol.type, Spread):
            return symbol
        case _:
            return None


def own_elements(test: typed.Binary, values: Values) -> tuple[typed.Automatic, typed.Static] | None:
    """The variable and the array, if the test compares a variable with `own_count` of a spread array; else None."""
    index, count = variable(test.left), values.of(test.right)
    if test.op not in ("<", "<=", "!=") or index is None:
        return None
    if not isinstance(count, typed.Builtin) or count.name != "own_count" or count.symbol is None:
        return None
    return index, count.symbol


def _is_called(function: typed.FunctionBody, loop: typed.Node) -> bool:
    """Whether the loop is in a function, outside of its blocks: then a caller may have listed the array."""
    return function.symbol.name != "main" and any(one is loop for one in live(function, into_blocks=False))


def _whole_by_count(
    lint: Lint, loop: typed.For | typed.While, test: typed.Binary, values: Values, called: bool
) -> None:
    """Warns about `A[i]` of the whole array, where i counts this PE's elements of A."""
    counted = own_elements(test, values)
    if counted is None:
        return
    index, array = counted
    for node in live(loop.body, into_blocks=False):
        if isinstance(node, typed.PointerAdd) and variable(node.index) is index:
            base = values.of(node.pointer)
            if isinstance(base, typed.SpreadBase) and base.symbol is array:
                _warn_of_shared(lint, node, shown(array), index.name)
                return
        if not isinstance(node, typed.SpreadElement) or node.symbol.type != array.type:
            continue
        if any(variable(one) is index for one in node.indices):
            _warn_of_whole(lint, node, shown(array), shown(node.symbol), index.name, called)
            return


def _warn_of_whole(lint: Lint, node: typed.SpreadElement, counted: str, name: str, index: str, called: bool) -> None:
    text = (
        f"`{index}` counts the elements of `{counted}` on this PE, but `{name}[{index}]` is element `{index}` of the "
    )
    text += f"whole array, because `{name}` is not listed in `everywhere`"
    if called:
        text = text.partition(", because")[0] + ": a function does not see the slice of the block that calls it"
        hint = f"give it the slice: call it with `{name}`, as a parameter `T *`; or write `{name}[own_index({name}, "
        lint.warning("W0553", node.span, text, f"{hint}{index})]`")
        return
    hint = (
        f"list it, `everywhere ({name})`, to make `{name}` this PE's slice; or write `{name}[own_index({name}, "
        f"{index})]`"
    )
    lint.warning("W0553", node.span, text, hint)


def _warn_of_shared(lint: Lint, node: typed.PointerAdd, name: str, index: str) -> None:
    text = f"`{index}` counts the elements of `{name}` on this PE, but the pointer goes through the whole array: it is "
    text += "a `shared` pointer to element 0"
    hint = f"list the array in `everywhere ({name})`, not in `dowith`: then `{name}` is this PE's slice"
    lint.warning("W0553", node.span, text, hint)


def _slot_in_where(lint: Lint, block: typed.TaskBlock, values: Values) -> None:
    """Warns about `where (&A[k]) ... A[k / N_PE]`: in a `where` block, A is not the PE's slice."""
    place = strip(block.place.pointer) if isinstance(block.place, typed.Where) else None
    if not isinstance(place, typed.SpreadElement) or len(place.indices) != 1:
        return
    k, pes = strip(place.indices[0]), lint.target.pes
    named = [
        (one, strip(one.indices[0]))
        for one in live(block.body, into_blocks=False)
        if isinstance(one, typed.SpreadElement) and one.symbol is place.symbol
    ]
    if pes == 1 or any(equal(values.of(index), values.of(k)) for _, index in named):
        return
    for one, index in named:
        by = index.right if isinstance(index, typed.Binary) and index.op == "/" else None
        divided = isinstance(by, typed.Constant) and by.value == pes
        if isinstance(k, typed.Constant) and isinstance(index, typed.Constant):
            divided = index.span in lint.divisions and k.value // pes == index.value
        if divided:
            name = shown(one.symbol)
            text = f"in a `where` block `{name}[...]` is an element of the whole array, but this index counts slots"
            hint = f"write the same index as in `where`: that element of `{name}` is on this PE"
            lint.warning("W0553", one.span, text, hint)
            return


def _slice_by_index(lint: Lint, add: typed.PointerAdd, symbol: typed.Static, values: Values) -> None:
    """Warns about `A[own_index(A, i)]` of the slice."""
    index = values.of(add.index)
    name = shown(symbol)
    if _by_pe(index) and (_is_multiplied(index) or _slots(add) < lint.target.pes):
        text = f"`my_pe()` counts the PEs, but `{name}` is this PE's slice here, and its first element is `{name}[0]`"
        hint = f"on every PE, the slice is `{name}[0]` to `{name}[own_count({name}) - 1]`"
        lint.warning("W0554", add.index.span, text, hint)
    if not isinstance(index, typed.Builtin) or index.name != "own_index":
        return
    text = f"`own_index` gives an index in the whole array, but `{name}` is only this PE's slice here"
    hint = f"use the argument of `own_index` as the index; or remove `{name}` from `everywhere ({name})`"
    lint.warning("W0554", add.index.span, text, hint)


def _slots_by_pe(lint: Lint, loop: typed.For, values: Values) -> None:
    """Warns about a loop over a slice that begins at `my_pe() * n`."""
    for first in live(loop.first) if loop.first is not None else ():
        symbol = (
            first.target.symbol
            if isinstance(first, typed.Assign) and isinstance(first.target, typed.Variable)
            else None
        )
        if not isinstance(first, typed.Assign) or symbol is None:
            continue
        start = values.of(first.value)
        if not _is_multiplied(start):
            continue
        for one in live(loop.body, into_blocks=False):
            array = slice_of(one) if isinstance(one, typed.PointerAdd) else None
            if array is not None and variable(one.index) is symbol:
                name = shown(array)
                text = f"`{name}` is this PE's slice here, and its first element is `{name}[0]` on every PE: "
                text += "`my_pe() * n` counts in the whole array"
                hint = f"on every PE, the slice is `{name}[0]` to `{name}[own_count({name}) - 1]`"
                lint.warning("W0554", one.index.span, text, hint)
                return


def _by_pe(index: typed.Value) -> bool:
    """Whether an index is the PE's number, or contains it: `my_pe() * 4 + i`."""
    index = strip(index)
    if isinstance(index, typed.Binary) and index.op in ("+", "*"):
        return _by_pe(index.left) or _by_pe(index.right)
    return isinstance(index, typed.Builtin) and index.name == "my_pe"


def _is_multiplied(index: typed.Value) -> bool:
    """Whether the index multiplies the PE's number. Then it is an index into the whole array."""
    index = strip(index)
    if not isinstance(index, typed.Binary):
        return False
    return (index.op == "*" and _by_pe(index)) or _is_multiplied(index.left) or _is_multiplied(index.right)


def _slots(add: typed.PointerAdd) -> int:
    """The number of elements in the slice through which the pointer steps."""
    type = add.pointer.object.type if isinstance(add.pointer, typed.Address) else None
    return (type.fixed or 0) if isinstance(type, Array) else 0


def _slice_by_count(lint: Lint, loop: typed.For | typed.While, test: typed.Binary, values: Values) -> None:
    """Warns about `A[i]` of a slice, where i counts the elements of another array with another length."""
    counted = own_elements(test, values)
    if counted is None:
        return
    index, array = counted
    for node in in_every_turn(loop.body):
        symbol = slice_of(node) if isinstance(node, typed.PointerAdd) else None
        if symbol is None or symbol is array or variable(node.index) is not index:
            continue
        if isinstance(symbol.type, Spread) and isinstance(array.type, Spread):
            mine, other = symbol.type.dims, array.type.dims
            if len(mine) == len(other) == 1 and mine[0] < other[0]:
                name = shown(symbol)
                text = f"`{index.name}` counts the elements of `{shown(array)}` on this PE, but `{name}` has fewer"
                lint.warning(
                    "W0506",
                    node.index.span,
                    text,
                    f"write `own_count({name})`: the number of elements of `{name}` on this PE",
                )
                return


def _rest_of_slice(lint: Lint, loop: typed.For, given: Values) -> None:
    """Warns about a loop over a slice that ends at `N / N_PE`, although N is not a multiple of N_PE."""
    values = range_of(loop, given.of)
    if values is None or values.first != 0:
        return
    for node in in_every_turn(loop.body):
        symbol = slice_of(node) if isinstance(node, typed.PointerAdd) else None
        if symbol is None or variable(node.index) is not values.symbol or not isinstance(symbol.type, Spread):
            continue
        each, rest = divmod(symbol.type.dims[0], lint.target.pes)
        if len(symbol.type.dims) == 1 and rest and values.stop == each:
            name = shown(symbol)
            text = f"the loop leaves elements out: each of the {lint.target.pes} PEs has {each + 1} or {each} "
            text += f"of the {symbol.type.dims[0]} elements of `{name}`"
            lint.warning(
                "W0555",
                node.index.span,
                text,
                f"write `own_count({name})`: the number of elements of `{name}` on this PE",
            )
            return


def _beyond_slice(lint: Lint, loop: typed.For, test: typed.Binary, values: Values) -> None:
    """Warns about `A[i - 1]` in the first iteration of a loop over a slice, or `A[i + 1]` in the last."""
    counted, start = own_elements(test, values), start_of(loop)
    if counted is None or start is None or counted[0] is not start[0]:
        return
    (index, array), (_, first, step) = counted, start
    for node in in_every_turn(loop.body):
        symbol = slice_of(node) if isinstance(node, typed.PointerAdd) else None
        if symbol is None:
            continue
        more, name = beyond(node.index, index), shown(symbol)
        if first + more < 0:
            text = (
                f"`{name}` is this PE's slice here, and the first iteration uses element "
                f"{first + more}, which it does not have"
            )
        elif more > 0 and step == 1 and symbol is array:
            text = f"`{name}` is this PE's slice here, and the last iteration uses an element past its end"
        else:
            continue
        hint = (
            f"the neighbour may be on another PE: remove `{name}` from `everywhere ({name})`, and index the whole array"
        )
        lint.warning("W0506", node.index.span, text, hint)
        return


def beyond(value: typed.Value, index: typed.Automatic) -> int:
    """The constant that the value adds to the variable; 0 if it is another expression."""
    value = strip(value)
    if not isinstance(value, typed.Binary) or value.op not in ("+", "-") or variable(value.left) is not index:
        return 0
    by = strip(value.right)
    if not isinstance(by, typed.Constant) or not isinstance(by.value, int):
        return 0
    return by.value if value.op == "+" else -by.value
