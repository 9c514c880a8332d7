# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about a local read of a word that the same turn writes by a packet: the packet waits until the turn ends.

int global *p = &A[k];  int *here = local_of(p);  *p = 1;  return *here;            the old value
"""

from __future__ import annotations

from collections.abc import Iterator

from emc.faults import Note
from emc.front import typed
from emc.front.check.operands.lvalues import remote
from emc.front.lint.nodes import callee, equal, gives_turn, kept, live, strip
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.values import Values
from emc.front.types import Pointer


@rule(typed.FunctionBody)
def read_before_it_arrives(lint: Lint, node: typed.FunctionBody) -> None:
    if not any(_source(one) is not None for one in live(node)):
        return
    values = kept(Values, node)
    for block in live(node):
        if isinstance(block, typed.Block):
            _follow(lint, block, values)


def _follow(lint: Lint, block: typed.Block, values: Values) -> None:
    """Goes through the statements of a block. written: the global pointers through which this turn has written."""
    written: list[tuple[typed.Value, typed.Node]] = []
    for item in block.items:
        for one in _in_order(item):
            if isinstance(one, typed.Deref) and written:
                here = _source(_given(one.pointer, values))
                place = next((at for at in written if here is not None and _same(at[0], here, values)), None)
                if place is not None:
                    text = "this reads the old value: the write above is a packet, also to this PE, and the PE handles "
                    text += "it after this thread's turn"
                    hint = "write `fence();` between the two; or write through the local pointer, too"
                    lint.faults.warning("W0571", one.span, text, hint, Note(place[1].span, "this sends the packet"))
                    return
            if gives_turn(one) or callee(one) or isinstance(one, typed.TaskBlock | typed.Parallel):
                written = []
            if isinstance(one, typed.Assign) and isinstance(one.target, typed.Deref) and remote(one.target):
                written.append((one.target.pointer, one))


def _in_order(item: typed.Node) -> Iterator[typed.Node]:
    """The nodes of a statement; an assignment after its parts."""
    later = [one for one in live(item, into_blocks=False) if isinstance(one, typed.Assign)]
    yield from (one for one in live(item, into_blocks=False) if not isinstance(one, typed.Assign))
    yield from later


def _given(value: typed.Value, values: Values) -> typed.Value:
    """The value itself; for a variable that is set once, its value, with the conversions."""
    symbol = variable(value)
    given = values.given.get(symbol) if symbol is not None and not symbol.addressed else None
    return value if given is None else given


def _source(value: typed.Value) -> typed.Value | None:
    """The global pointer, if the value is its local address."""
    if isinstance(value, typed.Builtin):
        return value.arguments[0] if value.name == "local_of" else None
    old, new = (value.operand, value.type) if isinstance(value, typed.Convert) else (None, None)
    if old is None or not isinstance(old.type, Pointer) or not isinstance(new, Pointer):
        return None
    return old if old.type.place and not new.place else None


def _same(one: typed.Value, other: typed.Value, values: Values) -> bool:
    """Whether two pointers are equal: the same variable, or equal elements."""
    if variable(one) is not None and variable(one) is variable(other):
        return True
    return equal(_place(values.of(one)), _place(values.of(other)))


def _place(pointer: typed.Value) -> typed.Value:
    pointer = strip(pointer)
    while isinstance(pointer, typed.Address) and isinstance(pointer.object, typed.Deref):
        pointer = strip(pointer.object.pointer)
    return pointer
