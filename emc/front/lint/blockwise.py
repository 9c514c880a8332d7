# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about slices that are taken for N / N_PE elements in a row: elements go round the PEs.

everywhere (M) dowith () { row = my_pe() * (N / N_PE) + i;  M[i] = f(row); }       M[i] is element i * N_PE + my_pe()
everywhere (A) dowith () { for (...) { s += A[i]; A[i] = s; } }           a sum of every N_PE-th element
"""

from __future__ import annotations

from collections.abc import Iterator

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import root
from emc.front.lint.nodes import copied_blocks, kept, live, strip
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.slices import slice_of
from emc.front.lint.values import Values
from emc.front.types import Spread


@rule(typed.FunctionBody)
def elements_in_a_row(lint: Lint, node: typed.FunctionBody) -> None:
    if lint.target.pes == 1:
        return
    for block in copied_blocks(node):
        for loop in live(block.body, into_blocks=False):
            if isinstance(loop, typed.For):
                values = kept(Values, node)
                for index, array in _slots(loop):
                    _numbered(lint, loop, index, array, values)
                    _scanned(lint, loop, index, array)


def _slots(loop: typed.For) -> Iterator[tuple[typed.Automatic, typed.Static]]:
    """The variable with which the loop steps through a slice of several elements, and the slice's array."""
    step = loop.step.target if isinstance(loop.step, typed.Update) else None
    index = step.symbol if isinstance(step, typed.Variable) else None
    found: set[typed.Static] = set()
    for one in live(loop.body, into_blocks=False) if isinstance(index, typed.Automatic) else ():
        array = slice_of(one) if isinstance(one, typed.PointerAdd) and variable(one.index) is index else None
        if array is not None and array not in found and isinstance(index, typed.Automatic):
            found.add(array)
            yield index, array


def _numbered(lint: Lint, loop: typed.For, index: typed.Automatic, array: typed.Static, values: Values) -> None:
    """Warns about `my_pe() * n + i`, where n is the number of elements on each PE, for `A[i]` of a slice."""
    places = {
        id(part)
        for one in live(loop.body)
        for place in (one.indices if isinstance(one, typed.SpreadElement) else ())
        for part in (place, strip(place))
    }
    for one in live(loop.body, into_blocks=False):
        if isinstance(one, typed.Binary) and id(one) not in places and _in_a_row(lint, one, index, array, values):
            symbol = _given_to(loop.body, one)
            if symbol is not None and _only_places(loop.body, symbol, places):
                continue
            if any(_is_stored(other, index, one, symbol) for other in live(loop.body)):
                continue  # strides.py warns
            name = shown(array)
            text = f"elements of `{name}` go round the PEs: `{name}[{index.name}]` of this slice is not element "
            text += f"`my_pe() * n + {index.name}` of the whole array"
            hint = f"write `own_index({name}, {index.name})`: the number in the whole array"
            lint.warning("W0554", one.span, text, hint)
            return


def _in_a_row(lint: Lint, sum_: typed.Binary, index: typed.Automatic, array: typed.Static, values: Values) -> bool:
    """Whether it is `my_pe() * n + i`, and n is the number of the array's elements on each PE."""
    if sum_.op != "+" or not isinstance(array.type, Spread):
        return False
    for one, other in ((sum_.left, sum_.right), (sum_.right, sum_.left)):
        product = values.of(one)
        if variable(other) is not index or not isinstance(product, typed.Binary) or product.op != "*":
            continue
        for me, count in ((product.left, product.right), (product.right, product.left)):
            me, count = values.of(me), values.of(count)
            each = _is_count(count, array)
            if isinstance(count, typed.Constant) and count.value > 1:
                each = count.value * lint.target.pes == array.type.dims[0]
            if each and isinstance(me, typed.Builtin) and me.name == "my_pe":
                return True
    return False


def _is_count(value: typed.Value, array: typed.Static) -> bool:
    return isinstance(value, typed.Builtin) and value.name == "own_count" and value.symbol is array


def _given_to(body: typed.Node, value: typed.Value) -> typed.Automatic | None:
    """The variable that a statement sets to just this value."""
    for one in live(body):
        if isinstance(one, typed.Assign) and strip(one.value) is value and isinstance(one.target, typed.Variable):
            symbol = one.target.symbol
            return symbol if isinstance(symbol, typed.Automatic) else None
    return None


def _is_stored(node: typed.Node, index: typed.Automatic, number: typed.Binary, symbol: typed.Automatic | None) -> bool:
    """Whether it is `A[i] = ...` of a slice, with a value that is computed from the number, or from the variable that
    has it."""
    place = node.target.pointer if isinstance(node, typed.Assign) and isinstance(node.target, typed.Deref) else None
    if not isinstance(node, typed.Assign) or not isinstance(place, typed.PointerAdd) or slice_of(place) is None:
        return False
    used = any(one is number or (symbol is not None and variable(one) is symbol) for one in live(node.value))
    return used and variable(place.index) is index


def _only_places(body: typed.Node, symbol: typed.Automatic, places: set[int]) -> bool:
    """Whether a variable is only an index of whole arrays, which are then filled in the order of the PEs."""
    reads = [one for one in live(body) if isinstance(one, typed.Load) and variable(one) is symbol]
    return all(id(one) in places for one in reads)


def _scanned(lint: Lint, loop: typed.For, index: typed.Automatic, array: typed.Static) -> None:
    """Warns about a running sum of a slice that the loop stores in the slice, or in another one."""
    if len(array.type.dims) != 1 if isinstance(array.type, Spread) else True:
        return
    read = _read_by(loop, index, array)
    sums = {
        one.target.symbol
        for one in live(loop.body, into_blocks=False)
        if isinstance(one, typed.Update)
        and one.op in ("+", "*")
        and isinstance(one.target, typed.Variable)
        and any(id(part) in read or variable(part) in _copies(loop, read) for part in live(one.value))
    }
    for one in live(loop.body, into_blocks=False):
        place = one.target.pointer if isinstance(one, typed.Assign) and isinstance(one.target, typed.Deref) else None
        if not isinstance(one, typed.Assign) or not isinstance(place, typed.PointerAdd) or slice_of(place) is None:
            continue
        if variable(place.index) is index and variable(one.value) in sums:
            name = shown(array)
            text = f"elements of `{name}` go round the PEs: this sum goes through every {_th(lint.target.pes)} element "
            text += f"of the whole array, not through all that come before `{name}[{index.name}]`"
            hint = f"give each PE a row, `global {name}[N_PE]:[n]`, and begin `s` with the sum of the rows before, "
            hint += "`scan_sum(row) - row` of <emc/coll.h>"
            lint.warning("W0554", one.value.span, text, hint.replace("`s`", f"`{_name(one.value)}`"))
            return


def _name(value: typed.Value) -> str:
    symbol = variable(value)
    return symbol.name if symbol is not None else ""


def _th(number: int) -> str:
    return f"{number}th" if number > 3 else {2: "2nd", 3: "3rd"}[number]


def _read_by(loop: typed.For, index: typed.Automatic, array: typed.Static) -> set[int]:
    """The reads of `A[i]`, by id."""
    return {
        id(one)
        for one in live(loop.body, into_blocks=False)
        if isinstance(one, typed.Load)
        and isinstance(one.object, typed.Deref)
        and isinstance(one.object.pointer, typed.PointerAdd)
        and slice_of(one.object.pointer) is array
        and variable(one.object.pointer.index) is index
    }


def _copies(loop: typed.For, read: set[int]) -> set[typed.Automatic]:
    """The variables that are set to what these read."""
    return {
        symbol
        for one in live(loop.body, into_blocks=False)
        if isinstance(one, typed.Assign) and id(strip(one.value)) in read
        if isinstance(symbol := root(one.target), typed.Automatic)
    }
