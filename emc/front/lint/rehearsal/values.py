# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""What a copy knows of each kind of value. None: it is not known."""

from __future__ import annotations

from operator import eq, ge, gt, le, lt, ne

from emc.front import typed
from emc.front.check.operands.arithmetic import binary
from emc.front.lint.rehearsal.copy import VALUES, Copy, Halt
from emc.front.lint.rehearsal.places import Known, number
from emc.front.types import Array, Pointer, Spread, Void


def _load(copy: Copy, node: typed.Load) -> Known:
    thing = copy.object(node.object)
    if isinstance(thing, typed.Automatic):
        return copy.known.get(thing)
    copy.note("read", thing, node)
    return None


def _address(copy: Copy, node: typed.Address) -> Known:
    thing = copy.object(node.object)
    if type(thing) is not tuple:
        return None
    decayed = (
        isinstance(node.object.type, Array) and isinstance(node.type, Pointer) and not isinstance(node.type.to, Array)
    )
    return (*thing, 0) if decayed and thing[0] not in ("slice", "shared") else thing


def _spread_element(copy: Copy, node: typed.SpreadElement) -> Known:
    at = [copy.value(one) for one in node.indices]
    if not isinstance(node.symbol.type, Spread):
        return None
    for index, n in zip(at, node.symbol.type.dims, strict=True):
        if not isinstance(index, int) or not 0 <= index < n:
            return None
    return (node.symbol, number(node.symbol, tuple(at)))  # type: ignore[arg-type]


def _pointer_add(copy: Copy, node: typed.PointerAdd) -> Known:
    pointer, index = copy.value(node.pointer), copy.value(node.index)
    if type(pointer) is not tuple or not isinstance(index, int) or len(pointer) < 3:
        return None
    last = pointer[-1]
    return (*pointer[:-1], last + index) if isinstance(last, int) else None


_COMPARE = {"<": lt, ">": gt, "<=": le, ">=": ge, "==": eq, "!=": ne}


def _binary(copy: Copy, node: typed.Binary) -> Known:
    left, right = copy.value(node.left), copy.value(node.right)
    if not isinstance(left, int) or not isinstance(right, int):
        return None
    compare = _COMPARE.get(node.op)
    return int(compare(left, right)) if compare else _whole(binary(node.op, left, right, node.type))


def _whole(number: int | float | None) -> int | None:
    return number if isinstance(number, int) else None


def _unary(copy: Copy, node: typed.Unary) -> Known:
    value = copy.value(node.operand)
    if not isinstance(value, int):
        return None
    return -value if node.op == "-" else ~value if node.op == "~" else int(not value)


def _convert(copy: Copy, node: typed.Convert) -> Known:
    value = copy.value(node.operand)
    if type(value) is tuple and value[0] == "slice" and isinstance(node.type, Pointer) and node.type.place:
        return copy.whole(value)
    old, new = node.operand.type, node.type
    if isinstance(old, Pointer) and isinstance(new, Pointer) and old.place and not new.place:
        return copy.local(value)
    return value


def _logical(copy: Copy, node: typed.Logical) -> Known:
    left = copy.value(node.left)
    if left is not None and (node.op == "||") == bool(left):
        return int(bool(left))
    right = copy.value(node.right)
    if right is not None and (node.op == "||") == bool(right):
        return int(bool(right))
    return int(bool(right)) if left is not None and right is not None else None


def _conditional(copy: Copy, node: typed.Conditional) -> Known:
    test = copy.value(node.test)
    if test is not None:
        return copy.value(node.then if test else node.other)
    copy.value(node.then)
    copy.value(node.other)
    return None


def _comma(copy: Copy, node: typed.Comma) -> Known:
    copy.value(node.left)
    return copy.value(node.right)


def _assign(copy: Copy, node: typed.Assign) -> Known:
    value = copy.value(node.value) if not isinstance(node.value.type, Array) else None
    copy.set(copy.object(node.target), value, node, "write")
    return value


def _update(copy: Copy, node: typed.Update) -> Known:
    thing, by = copy.object(node.target), copy.value(node.value)
    old = copy.known.get(thing) if isinstance(thing, typed.Automatic) else None
    new: Known = None
    if isinstance(old, int) and isinstance(by, int):
        new = _whole(binary(node.op, old, by, node.compute))
    elif type(old) is tuple and isinstance(by, int) and len(old) > 2 and isinstance(old[-1], int):
        new = (*old[:-1], old[-1] + (by if node.op == "+" else -by))
    copy.set(thing, new, node, "update")
    return old if node.postfix else new


def _packet(copy: Copy, node: typed.Packet) -> Known:
    copy.value(node.data)
    place = copy.value(node.pointer)
    if not isinstance(node.type, Void):
        raise Halt  # a request may draw a number that puts the copies in order
    copy.note("update", place, node)
    return None


def _builtin(copy: Copy, node: typed.Builtin) -> Known:
    given = [copy.value(one) for one in node.arguments] if node.name not in _LVALUES else []
    match node.name:
        case "my_pe":
            return copy.pe
        case "own_count" if node.symbol is not None and copy.pe is not None:
            return _own_count(copy, node.symbol)
        case "own_index" if node.symbol is not None and copy.pe is not None and isinstance(given[0], int):
            whole = copy.whole(("slice", node.symbol, given[0])) if given[0] >= 0 else None
            return whole[1] if whole is not None else None
        case "global_of":
            pe, place = given
            if type(place) is not tuple or not isinstance(place[0], typed.Static) or not isinstance(pe, int):
                return None
            return None if isinstance(place[0].type, Spread) else (place[0], pe, *place[2:])
        case "pe_of":
            place = copy.whole(given[0]) if type(given[0]) is tuple else None
            return copy.home(place) if place is not None else None
        case "local_of":
            return copy.local(given[0])
        case "request" | "send" | "pkt_input" | "pkt_output" | "setjmp" | "jump" | "frame_leave":
            raise Halt
        case _:
            return None


_LVALUES = frozenset({"va_start", "va_arg", "va_copy"})


def _own_count(copy: Copy, symbol: typed.Static) -> int | None:
    if not isinstance(symbol.type, Spread) or copy.pe is None:
        return None
    slots = copy.target.slots(symbol.type.dims)
    for slot in range(slots - 1, -1, -1):
        if copy.target.indices(symbol.type.dims, copy.pe, slot) is not None:
            return slot + 1
    return 0


def _statement_expression(copy: Copy, node: typed.StatementExpression) -> Known:
    copy.do(node.body)
    return copy.value(node.value) if node.value is not None else None


def _member(copy: Copy, node: typed.MemberOf) -> None:
    copy.object(node)  # of a record value


VALUES.update(
    {
        typed.Constant: lambda copy, node: node.value if isinstance(node.value, int) else None,
        typed.Load: _load,
        typed.Address: _address,
        typed.FunctionAddress: lambda copy, node: None,
        typed.SpreadBase: lambda copy, node: ("shared", node.symbol, 0),
        typed.SpreadElement: _spread_element,
        typed.PointerAdd: _pointer_add,
        typed.PointerDifference: lambda copy, node: None,
        typed.Binary: _binary,
        typed.Unary: _unary,
        typed.Convert: _convert,
        typed.Logical: _logical,
        typed.Conditional: _conditional,
        typed.Comma: _comma,
        typed.Assign: _assign,
        typed.Update: _update,
        typed.Packet: _packet,
        typed.Builtin: _builtin,
        typed.Call: Copy.call,
        typed.StatementExpression: _statement_expression,
        typed.MemberOf: _member,
    }
)
