# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about loops over this PE's elements that go through something else in the same steps.

for (i = 0; i < own_count(A); i++) s += *q++;               a shared pointer q steps to the next PE
everywhere (A) dowith () { for (i = 0; i < own_count(A); i++) A[i] = i; }              the same on every PE
everywhere (M) dowith () { for (i = 0; i < own_count(M); i++) B[j][i] = M[i][j]; }     i is not M's index
"""

from __future__ import annotations

from collections.abc import Iterator

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import kept, live, strip
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.slices import slice_of
from emc.front.lint.values import Values
from emc.front.types import Array, Pointer, Spread


@rule(typed.FunctionBody)
def over_own_elements(lint: Lint, node: typed.FunctionBody) -> None:
    values: Values | None = None
    for loop in live(node):
        if not isinstance(loop, typed.For | typed.While) or not isinstance(loop.test, typed.Binary):
            continue
        values = values or kept(Values, node)
        index, count = variable(loop.test.left), values.of(loop.test.right)
        if index is not None and isinstance(count, typed.Constant) and isinstance(count.value, int):
            _slot_as_value(lint, loop, index, values, count.value + (loop.test.op == "<="))
        if index is None or not isinstance(count, typed.Builtin) or count.name != "own_count":
            continue
        if count.symbol is not None and lint.target.pes > 1:
            _of_another(lint, loop, index, count.symbol)
            _shared_steps(lint, loop, count.symbol)
            _as_column(lint, loop, index, count.symbol)
            _slot_as_value(lint, loop, index, values)
            _slot_as_number(lint, loop, index, count.symbol)


def _shared_steps(lint: Lint, loop: typed.For | typed.While, array: typed.Static) -> None:
    for one in live(loop, into_blocks=False):
        if not isinstance(one, typed.Update) or not isinstance(one.target, typed.Variable):
            continue
        type, by = one.target.type, strip(one.value)
        shared = isinstance(type, Pointer) and type.place == "shared"
        if shared and isinstance(by, typed.Constant) and by.value % lint.target.pes:
            pointer, name = shown(one.target.symbol), shown(array)
            text = f"the loop counts the elements of `{name}` on this PE, but the shared pointer `{pointer}` steps"
            text += " to the next PE"
            hint = (
                f"write `{pointer} += N_PE` for this PE's next element; or list `{name}` in `everywhere`, for its slice"
            )
            lint.warning("W0553", one.span, text, hint)
            return


def _of_another(lint: Lint, loop: typed.For | typed.While, index: typed.Automatic, array: typed.Static) -> None:
    """Warns about `own_index(B, i)` where i counts the elements of A, and B has another length."""
    for one in live(loop.body, into_blocks=False):
        symbol = one.symbol if isinstance(one, typed.Builtin) and one.name == "own_index" else None
        if symbol is None or symbol is array or not isinstance(one, typed.Builtin):
            continue
        mine, other = symbol.type, array.type
        if not isinstance(mine, Spread) or not isinstance(other, Spread) or len(mine.dims) + len(other.dims) != 2:
            continue
        if mine.dims != other.dims and variable(one.arguments[0]) is index:
            name = shown(symbol)
            text = f"`{index.name}` counts the elements of `{shown(array)}` on this PE, but `{name}` has another "
            lint.warning("W0555", one.span, text + "number of them", f"count to `own_count({name})`")
            return


def _slot_as_value(
    lint: Lint, loop: typed.For | typed.While, index: typed.Automatic, values: Values, count: int | None = None
) -> None:
    """Warns about `A[i] = i` of a slice: on each PE, the slots have the same numbers. count: how many of the slots the
    loop goes through; None: those with elements."""
    for one in live(loop.body, into_blocks=False):
        if not isinstance(one, typed.Assign) or not isinstance(one.target, typed.Deref):
            continue
        blocked = any(_is_block_number(part, index, values) for part in _computed_from(one.value, values))
        if not blocked and (variable(one.value) is not index or count is not None):
            continue
        add = one.target.pointer
        base = add.pointer if isinstance(add, typed.PointerAdd) and variable(add.index) is index else None
        thing = base.object if isinstance(base, typed.Address) else None
        type = thing.symbol.type if isinstance(thing, typed.Variable) else None
        if isinstance(thing, typed.Variable) and isinstance(type, Spread):
            if count is not None and (len(type.dims) != 1 or count != type.dims[0] // lint.target.pes):
                continue
            name = shown(thing.symbol)
            text = f"`{index.name}` is the number of a slot on this PE, so every PE stores the same values in `{name}`"
            if blocked:
                text = f"elements go round the PEs: slot `{index.name}` of `{name}` is not element `my_pe() * n + "
                text += f"{index.name}` of the whole array"
            hint = f"the number of the element in the whole array is `own_index({name}, {index.name})`"
            lint.warning("W0554", one.value.span, text, hint)
            return


def _slot_as_number(lint: Lint, loop: typed.For | typed.While, index: typed.Automatic, array: typed.Static) -> None:
    """Warns about `B[A[i]] = i` of a whole array: on each PE, the slots have the same numbers. A loop that also stores
    the PE means the slot."""
    assigns = [one for one in live(loop.body, into_blocks=False) if isinstance(one, typed.Assign)]
    stores_pe = any(
        isinstance(part, typed.Builtin) and part.name == "my_pe" for one in assigns for part in live(one.value)
    )
    for one in assigns:
        place = one.target.pointer if isinstance(one.target, typed.Deref) else None
        whole = isinstance(place, typed.SpreadElement) and any(_reads_slot(at, index, array) for at in place.indices)
        if whole and variable(one.value) is index and not stores_pe:
            name = shown(array)
            text = f"`{index.name}` is the number of a slot of `{name}` on this PE, so every PE stores the same numbers"
            hint = f"the number of the element in the whole array is `own_index({name}, {index.name})`"
            lint.warning("W0554", one.value.span, text, hint)
            return


def _reads_slot(value: typed.Value, index: typed.Automatic, array: typed.Static) -> bool:
    """Whether it reads the slice's element of that number."""
    return any(
        isinstance(one, typed.PointerAdd) and variable(one.index) is index and slice_of(one) is array
        for one in live(value)
    )


def _computed_from(value: typed.Value, values: Values) -> Iterator[typed.Value]:
    """The parts of a value, and what the variables in it were set to."""
    for one in live(value):
        yield values.of(one) if isinstance(one, typed.Load) else one


def _is_block_number(value: typed.Value, index: typed.Automatic, values: Values) -> bool:
    """Whether a value is `my_pe() * n + i`."""
    value = strip(value)
    if not isinstance(value, typed.Binary) or value.op != "+":
        return False
    if index not in (variable(value.left), variable(value.right)):
        return False
    first = values.of(value.left if variable(value.right) is index else value.right)
    if not isinstance(first, typed.Binary) or first.op != "*":
        return False
    sides = (values.of(first.left), values.of(first.right))
    return any(isinstance(one, typed.Builtin) and one.name == "my_pe" for one in sides)


def _as_column(lint: Lint, loop: typed.For | typed.While, index: typed.Automatic, array: typed.Static) -> None:
    """Warns about `B[j][i]` where i counts the slots of an array with as many rows as B has columns."""
    type = array.type
    if not isinstance(type, Spread) or len(type.dims) != 1 or lint.target.slots(type.dims) == type.dims[0]:
        return
    for one in live(loop.body, into_blocks=False):
        if not isinstance(one, typed.PointerAdd) or variable(one.index) is not index:
            continue
        row = one.pointer.object if isinstance(one.pointer, typed.Address) else None
        symbol = _rows(row.pointer) if isinstance(row, typed.Deref) else None
        if row is not None and symbol is not None and isinstance(row.type, Array) and row.type.fixed == type.dims[0]:
            name, other = shown(array), shown(symbol)
            text = f"`{index.name}` counts the elements of `{name}` on this PE, but here it is a column of `{other}`"
            hint = f"the number of the row in the whole array is `own_index({name}, {index.name})`"
            lint.warning("W0553", one.index.span, text, hint)
            return


def _rows(pointer: typed.Value) -> typed.Static | None:
    """The spread array of whose rows, or of whose slice's rows, a pointer names one."""
    if isinstance(pointer, typed.SpreadElement):
        return pointer.symbol
    base = pointer.pointer if isinstance(pointer, typed.PointerAdd) else None
    thing = base.object if isinstance(base, typed.Address) else None
    symbol = thing.symbol if isinstance(thing, typed.Variable) else None
    return symbol if isinstance(symbol, typed.Static) and isinstance(symbol.type, Spread) else None
