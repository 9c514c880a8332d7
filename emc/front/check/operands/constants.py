"""Constant expressions: integers where C requires them, and the numbers and addresses that a static initialiser may
contain.

The checker folds constant arithmetic, so an integer constant expression is already a `Constant` here. An address
constant is a static object or function, plus a number of bytes; for spread objects it also has the element.
"""

from __future__ import annotations

from emc.dataclass import dataclass, replace
from emc.front import tree, typed
from emc.front.check.bad import is_bad
from emc.front.check.context import Context
from emc.front.check.messages import spell
from emc.front.check.operands.arithmetic import COMPARE, binary, convert_number, wrap
from emc.front.check.operands.conversions import rvalue
from emc.front.check.rules import expression
from emc.front.types import BOOL, CHAR, Float, Int, Pointer, Spread, size_of


@dataclass(frozen=True, slots=True)
class Located:
    """A constant address."""

    symbol: typed.Static | typed.FunctionName | None  # None: an absolute address
    addend: int  # bytes
    element: int = -1  # of a spread object, else -1


def integer_constant(ctx: Context, node: tree.Expression, what: str, code: str = "E0311") -> int | None:
    """The value of an integer constant expression; None after a fault. what: the words for a message, such as "an
    array's length"."""
    typed_one = integer_constant_value(ctx, node, what, code)
    return None if typed_one is None else int(typed_one.value)


def integer_constant_value(
    ctx: Context, node: tree.Expression, what: str, code: str = "E0311"
) -> typed.Constant | None:
    value = rvalue(ctx, expression(ctx, node))
    if is_bad(value.type):
        return None
    if isinstance(value, typed.Constant) and isinstance(value.type, Int):
        return value
    if isinstance(value, typed.Constant) or not isinstance(value.type, Int):
        ctx.error(code, value.span, f"{what} must be an integer, but this is `{spell(value.type)}`")
        return None
    hint = "name the value with `#define` or `enum { N = ... }`" if isinstance(value, typed.Load) else ""
    ctx.error(code, value.span, f"{what} must be a constant that the compiler can compute", hint)
    return None


def address(value: typed.Value) -> Located | None:
    """The address that a pointer (or an integer of the same size) has in every run; None if it is not constant."""
    match value:
        case typed.Constant():
            return Located(None, value.value) if isinstance(value.value, int) else None
        case typed.Convert():
            return _convert(value)
        case typed.Address():
            return locate(value.object)
        case typed.FunctionAddress():
            return Located(value.symbol, 0)
        case typed.SpreadBase():
            return Located(value.symbol, 0, 0)
        case typed.SpreadElement():
            return _element(value)
        case typed.PointerAdd():
            return _add(value)
        case typed.Binary(op="+" | "-"):
            return _sum(value)
        case typed.Conditional():
            chosen = _chosen(value)
            return None if chosen is None else address(chosen)
        case _:
            return None


def _convert(value: typed.Convert) -> Located | None:
    here = value.operand.type
    if not isinstance(here, Int | Pointer) or size_of(here) != 4 or size_of(value.type) != 4:
        return None
    found = address(value.operand)
    if found is None or not isinstance(value.type, Pointer) or not isinstance(here, Pointer):
        return found
    if bool(value.type.place) != bool(here.place) and found.symbol is not None:
        return None  # the PE is not known
    return found


def _element(value: typed.SpreadElement) -> Located | None:
    assert isinstance(value.symbol.type, Spread)
    number = 0
    for index, length in zip(value.indices, value.symbol.type.dims, strict=True):
        if not isinstance(index, typed.Constant) or index.value < 0:
            return None
        number = number * length + int(index.value)
    return Located(value.symbol, 0, number)


def _add(value: typed.PointerAdd) -> Located | None:
    base = address(value.pointer)
    if base is None or not isinstance(value.index, typed.Constant) or value.size is not None:
        return None
    assert isinstance(value.type, Pointer)
    steps = int(value.index.value)
    if value.type.place == "shared":
        return Located(base.symbol, base.addend, base.element + steps) if base.element >= 0 else None
    return Located(base.symbol, base.addend + steps * size_of(value.type.to), base.element)


def _sum(value: typed.Binary) -> Located | None:
    left, right = address(value.left), address(value.right)
    if left is None or right is None or size_of(value.type) != 4:
        return None
    if value.op == "-" and left.symbol is right.symbol and left.element == right.element:
        return Located(None, left.addend - right.addend)
    if right.symbol is None:
        return Located(left.symbol, left.addend + (right.addend if value.op == "+" else -right.addend), left.element)
    return (
        Located(right.symbol, left.addend + right.addend, right.element)
        if value.op == "+" and not left.symbol
        else None
    )


def locate(value: typed.Value) -> Located | None:
    """The constant address of an lvalue."""
    match value:
        case typed.Variable(symbol=typed.Static() as symbol):
            return Located(symbol, 0)
        case typed.MemberOf():
            base = locate(value.base)
            return base and Located(base.symbol, base.addend + value.member.offset, base.element)
        case typed.Deref():
            return address(value.pointer)
        case _:
            return None


def difference(value: typed.Value) -> int | None:
    """The value of `&a[5] - &a[1]`, if both are in one object."""
    if not isinstance(value, typed.PointerDifference) or not isinstance(value.left.type, Pointer):
        return None
    left, right = address(value.left), address(value.right)
    size = size_of(value.left.type.to)
    if left is None or right is None or left.symbol is not right.symbol or not size:
        return None
    if left.element != right.element:
        return left.element - right.element if value.left.type.place == "shared" else None
    return (left.addend - right.addend) // size


def number(value: typed.Value) -> int | float | None:
    """The value of an arithmetic constant expression that depends on addresses: `&a[2] - a`, `!&n`."""
    match value:
        case typed.Constant():
            return value.value
        case typed.Binary() if value.op in COMPARE:
            return _compare(value)
        case typed.Logical() | typed.Unary(op="!"):
            known = truth(value)
            return None if known is None else int(known)
        case typed.Unary():
            inner = number(value.operand)
            return None if inner is None else binary("-", 0 if value.op == "-" else -1, inner, value.type)
        case typed.Conditional():
            chosen = _chosen(value)
            return None if chosen is None else number(chosen)
        case typed.Load():
            return _character(value.object)
        case typed.Convert() if isinstance(value.type, Int | Float):
            return _number_of(value)
        case typed.Binary():
            left, right = number(value.left), number(value.right)
            if left is not None and right is not None:
                return binary(value.op, left, right, value.type)
            return _distance(value)
        case _:
            return _distance(value)


def _distance(value: typed.Value) -> int | None:
    found = difference(value)
    if found is not None:
        return found
    place = address(value) if isinstance(value.type, Int) else None
    return place.addend if place is not None and place.symbol is None else None


def _number_of(value: typed.Convert) -> int | float | None:
    if value.type == BOOL:
        known = truth(value.operand)
        return None if known is None else int(known)
    inner = number(value.operand)
    return convert_number(inner, value.type) if inner is not None else _distance(value)


def truth(value: typed.Value) -> bool | None:
    """Whether a constant condition is true. The address of an object is never null."""
    match value:
        case typed.Unary(op="!"):
            inner = truth(value.operand)
            return None if inner is None else not inner
        case typed.Logical():
            left, right = truth(value.left), truth(value.right)
            if left is None or left == (value.op == "||"):
                return left
            return right
        case _:
            place = _widen(value)
            if place is not None and place.symbol is not None:
                return True
            found = number(value) if place is None else place.addend
            return None if found is None else bool(found)


def _widen(value: typed.Value) -> Located | None:
    """The address in a pointer, or in an integer that was converted from a pointer and may have 64 bits."""
    while isinstance(value, typed.Convert) and isinstance(value.type, Int) and size_of(value.type) == 8:
        value = value.operand
    if isinstance(value, typed.Constant) and isinstance(value.value, int):
        return Located(None, value.value)
    return address(value) if isinstance(value.type, Pointer | Int) and size_of(value.type) == 4 else None


def _chosen(value: typed.Conditional) -> typed.Value | None:
    known = truth(value.test)
    return None if known is None else value.then if known else value.other


def _compare(value: typed.Binary) -> int | None:
    left, right = _widen(value.left), _widen(value.right)
    if left is None or right is None:
        a, b = number(value.left), number(value.right)
        return None if a is None or b is None else int(COMPARE[value.op](a, b))
    if left.symbol is right.symbol and left.element == right.element:
        return int(COMPARE[value.op](left.addend, right.addend))
    if (left.symbol is None and not left.addend) or (right.symbol is None and not right.addend):
        return int(COMPARE[value.op](left.symbol is not None, right.symbol is not None))
    if value.op in ("==", "!=") and left.symbol is not None and right.symbol is not None:
        return int(value.op == "!=")  # two objects
    return None


def _character(thing: typed.Value) -> int | None:
    """The value of an element of a string literal, as in `"abc"[1]`. Only literals are constant objects."""
    place = locate(thing)
    symbol = place.symbol if place is not None else None
    if place is None or not isinstance(symbol, typed.Static) or not symbol.name.startswith("str."):
        return None
    inside = symbol.image is not None and symbol.private and 0 <= place.addend < len(symbol.image.data)
    if not inside or symbol.image is None or thing.type != replace(CHAR, const=thing.type.const):
        return None
    return wrap(symbol.image.data[place.addend], CHAR)
