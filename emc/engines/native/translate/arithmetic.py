"""Operations on numbers. They compute with 64 bits, signed if an operand is signed, and wrap."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Sequence
from functools import reduce

from emc.engines.native.translate.code import Code
from emc.engines.native.translate.types import BOOL, I8, U8, Known, Number, Refused, common, joined
from emc.engines.native.translate.values import Value, apart, number

_SIMPLE: dict[type[ast.operator], str] = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.BitAnd: "and",
    ast.BitOr: "or",
    ast.BitXor: "xor",
    ast.LShift: "shl",
}
_KNOWN: dict[type[ast.operator], Callable[[int, int], int]] = {  # of two numbers that are known while compiling
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.FloorDiv: lambda a, b: a // b if b else 0,
    ast.Mod: lambda a, b: a % b if b else 0,
    ast.Pow: operator.pow,
}
_COMPARED: dict[type[ast.cmpop], tuple[str, Callable[[int, int], bool]]] = {
    ast.Eq: ("eq", operator.eq),
    ast.NotEq: ("ne", operator.ne),
    ast.Lt: ("lt", operator.lt),
    ast.LtE: ("le", operator.le),
    ast.Gt: ("gt", operator.gt),
    ast.GtE: ("ge", operator.ge),
}


def _number(value: Value) -> Number:
    if not isinstance(value.type, Number):
        raise Refused(f"{value.type} is no number")
    return value.type


def binary(code: Code, op: ast.operator, a: Value, b: Value) -> Value:
    """`a + b` and the like. Raises Refused."""
    kind, how = common(_number(a), _number(b)), type(op)
    if a.literal is not None and b.literal is not None and how in _KNOWN:
        return number(kind, _KNOWN[how](a.literal, b.literal))
    left, right = code.as_type(a, kind), code.as_type(b, kind)
    if how in _SIMPLE:
        return Value(kind, (code.let(f"{_SIMPLE[how]} i64 {left.text}, {right.text}"),))
    if how is ast.RShift:
        return Value(kind, (code.let(f"{'ashr' if kind.signed else 'lshr'} i64 {left.text}, {right.text}"),))
    if how is ast.FloorDiv or how is ast.Mod:
        return Value(kind, (_divided(code, how is ast.FloorDiv, kind.signed, left.text, right),))
    raise Refused(f"`{how.__name__}` is not an operation of the kernel")


def _divided(code: Code, quotient: bool, signed: bool, a: str, divisor: Value) -> str:
    """Rounded down, as in Python; 0 for a division by zero."""
    b = divisor.text
    if not divisor.literal:
        zero = code.let(f"icmp eq i64 {b}, 0")
        b = code.let(f"select i1 {zero}, i64 1, i64 {b}")
        a = code.let(f"select i1 {zero}, i64 0, i64 {a}")
    if not signed:
        return code.let(f"{'udiv' if quotient else 'urem'} i64 {a}, {b}")
    rest = code.let(f"srem i64 {a}, {b}")
    uneven, other = code.let(f"icmp ne i64 {rest}, 0"), code.let(f"xor i64 {rest}, {b}")
    off = code.let(f"and i1 {uneven}, {code.let(f'icmp slt i64 {other}, 0')}")  # LLVM rounds towards zero
    if quotient:
        return code.let(f"sub i64 {code.let(f'sdiv i64 {a}, {b}')}, {code.let(f'zext i1 {off} to i64')}")
    return code.let(f"select i1 {off}, i64 {code.let(f'add i64 {rest}, {b}')}, i64 {rest}")


def negated(code: Code, op: ast.unaryop, value: Value) -> Value:
    """`-a` and `~a`."""
    kind = Number(64, _number(value).signed)
    if value.literal is not None:
        known = -value.literal if isinstance(op, ast.USub) else ~value.literal
        return number(I8 if isinstance(op, ast.USub) else kind, known)
    text = code.as_type(value, kind).text
    return Value(kind, (code.let(f"sub i64 0, {text}" if isinstance(op, ast.USub) else f"xor i64 {text}, -1"),))


def compared(code: Code, op: ast.cmpop, a: Value, b: Value) -> Value:
    """`a < b` and the like, `a in b`, `a is b`. Raises Refused."""
    if isinstance(op, (ast.In, ast.NotIn)):
        equal = [compared(code, ast.Eq(), a, one) for one in apart(b)]
        found = reduce(lambda x, y: Value(BOOL, (code.let(f"or i1 {x.text}, {y.text}"),)), equal, number(BOOL, 0))
        if isinstance(op, ast.In):
            return found
        return Value(BOOL, (code.let(f"xor i1 {found.text}, true"),))
    if isinstance(op, (ast.Is, ast.IsNot)):
        if not isinstance(a.type, Known) or not isinstance(b.type, Known):
            raise Refused("`is` compares what is known while compiling")
        return number(BOOL, (a.type == b.type) == isinstance(op, ast.Is))
    word, known = _COMPARED[type(op)]
    one, other = _number(a), _number(b)
    if a.literal is not None and b.literal is not None:
        return number(BOOL, known(a.literal, b.literal))
    kind = _comparable(a, b, one, other)
    left, right = code.as_type(a, kind).text, code.as_type(b, kind).text
    sign = "" if word in ("eq", "ne") else "s" if kind.signed else "u"
    return Value(BOOL, (code.let(f"icmp {sign}{word} {kind.kinds[0]} {left}, {right}"),))


def _comparable(a: Value, b: Value, one: Number, other: Number) -> Number:
    """The type in which two numbers are compared. A known number takes the type of the other one. Raises Refused."""
    if one == other:
        return one
    if {one, other} == {I8, U8}:
        known = a.literal if a.literal is not None else b.literal
        if known is None or known < 0:
            raise Refused("a signed and an unsigned number of 64 bits are compared: convert one of them")
        return U8
    return common(one, other)


def extreme(code: Code, word: str, given: Sequence[Value]) -> Value:
    """`max(a, b, ...)` and `min(a, b, ...)`."""
    if len(given) < 2:
        raise Refused(f"`{word}` needs two numbers")
    first, *others = given
    for other in others:
        kind = _comparable(first, other, _number(first), _number(other))
        kind = Number(64, kind.signed)
        a, b = code.as_type(first, kind).text, code.as_type(other, kind).text
        name = f"llvm.{'s' if kind.signed else 'u'}{word}.i64"
        first = Value(kind, (code.foreign(name, "i64", ("i64", a), ("i64", b)),))
    return first


def chosen(code: Code, some: list[Value], index: Value) -> Value:
    """The element of a tuple. An index that is computed chooses among numbers. One outside of it ends the process in a
    checked unit, and is the first element elsewhere."""
    if index.literal is not None:
        if not -len(some) <= index.literal < len(some):
            raise Refused(f"there is no element {index.literal} in a tuple of {len(some)}")
        return some[index.literal]
    kind = reduce(joined, (one.type for one in some))
    wide = Number(64, _number(Value(kind, some[0].parts)).signed)
    if code.unit.checked:
        code.stop_unless(f"icmp ult i64 {code.as_type(index, I8).text}, {len(some)}")
    made = code.as_type(some[0], wide).text
    for i, other in enumerate(some[1:], 1):
        here = compared(code, ast.Eq(), index, number(I8, i)).text
        made = code.let(f"select i1 {here}, i64 {code.as_type(other, wide).text}, i64 {made}")
    return Value(wide, (made,))
