# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about what the copies of an `everywhere` write and read of one array without an order.

A[k] = A[k - 1];                                    another copy writes A[k - 1] in the same block
box[(me + 1) % N_PE] = v; barrier(); s = box[me];   the write may still be under way: barrier_fence() waits for it
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emc.collectives import MEETINGS
from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import PARTS, callee, equal, kept, live, strip
from emc.front.lint.ranges import start_of, variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.updates import is_ordered
from emc.front.lint.values import Values, by_pe
from emc.front.types import Spread

_CHOICES = frozenset({typed.If, typed.Conditional})
_Offset = tuple[typed.Automatic | None, int, int]
# after these, writes have arrived
_FENCED = frozenset({"fence", "barrier_fence", "lib", "reb", "lex", "pex", "rex", "wex"})


@rule(typed.FunctionBody)
def without_order(lint: Lint, node: typed.FunctionBody) -> None:
    if lint.target.pes == 1:
        return
    for block in live(node):
        if isinstance(block, typed.TaskBlock) and isinstance(block.place, typed.Everywhere) and block.wait:
            values = kept(Values, node)
            if not is_ordered(block.body):
                if not _in_place(lint, block.body, values):
                    _in_loops(lint, block.body, values)
                _not_arrived(lint, block, values)


# ---- A[k] = A[k - 1]


def _in_loops(lint: Lint, body: typed.Block, values: Values) -> None:
    """Checks loops that never wait for other PEs, in a block that does."""
    for loop in live(body, into_blocks=False):
        if isinstance(loop, typed.For) and (_in_place(lint, loop.body, values) or _in_a_tree(lint, loop, values)):
            return


def _in_a_tree(lint: Lint, loop: typed.For, values: Values) -> bool:
    """Warns about `part[me] += part[me + d]` for one d after the other, without a wait in between."""
    step = loop.step.target if isinstance(loop.step, typed.Update) else None
    counter = step.symbol if isinstance(step, typed.Variable) else None
    if any(_waits(one) for one in live(loop)):
        return False
    written = {
        place.symbol: one
        for one in live(loop.body)
        if isinstance(one, typed.Assign | typed.Update)
        and (place := _element(one.target)) is not None
        and _is_own(place.indices[0], values)
    }
    for one in live(loop.body):
        place = _element(one.object) if isinstance(one, typed.Load) else None
        index = strip(place.indices[0]) if place is not None else None
        if place is None or place.symbol not in written or not isinstance(index, typed.Binary):
            continue
        sides = (index.left, index.right)
        if any(_is_own(side, values) for side in sides) and any(variable(side) is counter for side in sides):
            name = shown(place.symbol)
            text = f"another PE may still be computing this element of `{name}`, in an iteration before this one"
            hint = "call `barrier_fence()` in each iteration, on all PEs"
            note = Note(written[place.symbol].span, "each copy writes its element here")
            lint.faults.warning("W0570", one.span, text, hint, note)
            return True
    return False


def _in_place(lint: Lint, body: typed.Node, values: Values) -> bool:
    """Warns if a copy reads the neighbour of the element that it writes, and never waits for other PEs in between."""
    if any(_waits(one) for one in live(body)):
        return False
    written: dict[typed.Static, tuple[_Offset, Any]] = {}
    nodes = list(_by_nearly_all(lint, body, values))
    for one in nodes:
        if isinstance(one, typed.Assign | typed.Update):
            place = _element(one.target)
            offset = _offset(place, values) if place is not None else None
            if place is not None and offset is not None and offset[1]:
                written.setdefault(place.symbol, (offset, one))
    for one in nodes:
        place = _element(one.object) if isinstance(one, typed.Load) else None
        offset = _offset(place, values) if place is not None else None
        if place is None or offset is None or place.symbol not in written:
            continue
        target, write = written[place.symbol]
        if offset[0] is target[0] and offset != target:
            name = shown(place.symbol)
            text = f"another PE writes this element of `{name}` in the same block: timing decides whether the "
            text += "old or the new value is read"
            hint = "for the new value, call `barrier_fence()` between write and read; for the old one, read first, "
            hint += "call `barrier()`, then write; or write to a second array"
            note = Note(write.span, "each copy writes its element here")
            lint.faults.warning("W0570", one.span, text, hint, note)
            return True
    return False


def _by_nearly_all(lint: Lint, body: typed.Node, values: Values) -> Iterator[Any]:
    """The nodes that all PEs reach, or all except those at an end, as after `if (k > 0)`. Other conditions leave nodes
    out: in a tree, where `if (me % 2 == 0)` chooses who writes, a PE may read what the others have."""
    work: list[Any] = [body]
    while work:
        node = work.pop()
        kind = type(node)
        yield node
        if kind in _CHOICES and not _leaves_out_ends(lint, node.test, values):
            continue
        if kind is not typed.TaskBlock:
            for name in PARTS[kind]:
                part = getattr(node, name)
                parts = part if type(part) is tuple else (part,)
                work += [one for one in reversed(parts) if one is not None]


def _leaves_out_ends(lint: Lint, test: typed.Value, values: Values) -> bool:
    """Whether a condition lets nearly all PEs or elements through."""
    if not any(_is_number(values.of(one)) for one in live(test)):
        return True
    if isinstance(test, typed.Logical):
        return all(_leaves_out_ends(lint, side, values) for side in (test.left, test.right))
    if not isinstance(test, typed.Binary) or not _is_number(values.of(test.left)):
        return False
    end = strip(test.right)
    if not isinstance(end, typed.Constant):
        return False
    return (
        test.op == "!="
        or (test.op in (">", ">=") and end.value <= 1)
        or (test.op in ("<", "<=") and end.value >= lint.target.pes - 1)
    )


def _is_number(value: typed.Value) -> bool:
    return isinstance(value, typed.Builtin) and value.name in ("my_pe", "own_index")


def _element(thing: typed.Value) -> typed.SpreadElement | None:
    """The element of a spread array of one dimension that an lvalue is all or part of."""
    while isinstance(thing, typed.MemberOf):
        thing = thing.base
    place = thing.pointer if isinstance(thing, typed.Deref) else None
    return place if isinstance(place, typed.SpreadElement) and len(place.indices) == 1 else None


def _offset(place: typed.SpreadElement, values: Values) -> _Offset | None:
    """The element as `a * x + b`: x, which differs between the PEs (None: the number of the PE), a and b."""
    index = values.of(place.indices[0])
    if isinstance(index, typed.Binary) and index.op == "%":
        index = index.left  # round all PEs
    linear = by_pe(index, values)
    if linear is not None:
        return (None, *linear)
    index, by, sign = strip(place.indices[0]), 0, 1
    if isinstance(index, typed.Binary) and index.op == "-" and isinstance(strip(index.left), typed.Constant):
        index, by, sign = strip(index.right), _constant(index.left), -1  # `7 - k`
    elif isinstance(index, typed.Binary) and index.op in ("+", "-"):
        more = strip(index.right)
        if not isinstance(more, typed.Constant) or not isinstance(more.value, int):
            return None
        index, by = strip(index.left), more.value if index.op == "+" else -more.value
    symbol, given = variable(index), values.of(index)
    if symbol is None or not isinstance(given, typed.Builtin) or given.name != "own_index":
        return None
    return symbol, sign, by


def _constant(value: typed.Value) -> int:
    value = strip(value)
    return int(value.value) if isinstance(value, typed.Constant) else 0


def _waits(node: Any) -> bool:
    return callee(node) in MEETINGS or callee(node) in _FENCED


# ---- a barrier that does not wait for writes


def _not_arrived(lint: Lint, block: typed.TaskBlock, values: Values) -> None:
    """Warns about a write to another PE, then `barrier()`, then a read of this PE's own element."""
    slices = block.place.arrays if isinstance(block.place, typed.Everywhere) else ()
    written: dict[typed.Static, typed.Value] = {}
    crossed: dict[typed.Static, tuple[typed.Value, typed.Call]] = {}
    loops = [start_of(one) for one in live(block.body) if isinstance(one, typed.For)]
    counted = {one[0] for one in loops if one is not None and one[1:] == (0, 1)}
    counted -= {variable(one.arguments[0]) for one in live(block.body) if _numbers(one)}
    for one in _in_order(block.body):
        if isinstance(one, typed.Assign | typed.Update):
            place = _element(one.target)
            if (
                place is not None
                and isinstance(place.symbol.type, Spread)
                and _is_far(place.indices[0], values, counted)
            ):
                written[place.symbol] = place.indices[0]
        elif callee(one) in _FENCED:
            written.clear()
            crossed.clear()
        elif _waits(one):
            crossed.update({symbol: (index, one) for symbol, index in written.items()})
        elif isinstance(one, typed.SpreadElement) and one.symbol in crossed and len(one.indices) == 1:
            index, barrier = crossed[one.symbol]
            if _is_own(one.indices[0], values) and not equal(index, one.indices[0]):
                _warn(lint, barrier, one, one.symbol)
                return
        elif isinstance(one, typed.Variable) and one.symbol in crossed and one.symbol in slices:
            assert isinstance(one.symbol, typed.Static)
            _warn(lint, crossed[one.symbol][1], one, one.symbol)
            return


def _numbers(node: Any) -> bool:
    return isinstance(node, typed.Builtin) and node.name == "own_index"


def _in_order(node: Any) -> Iterator[Any]:
    """The nodes in the order of the text; the target of an assignment belongs to the assignment."""
    targets: set[int] = set()
    for one in live(node, into_blocks=False):
        if isinstance(one, typed.Assign | typed.Update):
            targets.update(id(part) for part in live(one.target))
        if id(one) not in targets:
            yield one


def _is_far(index: typed.Value, values: Values, counted: set[typed.Automatic]) -> bool:
    """Whether the index is that of another PE's element: `(me + 1) % N_PE`, `me + 1`, or that of a loop through all."""
    symbol, index = variable(index), values.of(index)
    if symbol in counted:
        return True
    if isinstance(index, typed.Binary) and index.op == "%":
        index = values.of(index.left)
    return (
        isinstance(index, typed.Binary)
        and index.op in ("+", "-", "^")
        and any(_is_own(side, values) for side in (index.left, index.right))
    )


def _is_own(index: typed.Value, values: Values) -> bool:
    given = values.of(index)
    return isinstance(given, typed.Builtin) and given.name == "my_pe"


def _warn(lint: Lint, barrier: typed.Value, read: typed.Value, symbol: typed.Static | typed.Automatic) -> None:
    name = shown(symbol)
    text = f"`{callee(barrier)}` does not wait until writes have arrived: what another PE has written to `{name}` may "
    text += "not be there when it is read"
    hint = "write `barrier_fence()`; or `fence()` before the barrier"
    lint.faults.warning("W0571", barrier.span, text, hint, Note(read.span, f"`{name}` is read here"))
