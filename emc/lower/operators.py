"""Operators: arithmetic, comparisons, shifts and steps of pointers, on computed values or on operands.

Division and remainder by a power of two become shifts that round towards zero.
"""

from __future__ import annotations

from emc.front import typed
from emc.front.types import Float, Pointer, Type
from emc.ir.module import Operand
from emc.lower import pointers
from emc.lower.body import Body, kind_of
from emc.lower.convert import signed
from emc.lower.expressions import rule, value

COMPARE = {"==": "eq", "!=": "ne", "<": "lt", "<=": "le", ">": "lt", ">=": "le"}
ARITHMETIC = {"+": "add", "-": "sub", "*": "mul", "&": "and", "|": "or", "^": "xor"}


@rule(typed.Unary)
def _unary(body: Body, e: typed.Unary) -> Operand:
    operand = value(body, e.operand)
    kind = kind_of(e.operand.type)
    if e.op == "!":
        zero = 0.0 if kind in ("f32", "f64") else 0
        return body.b.op(f"eq.{kind}", operand, zero)
    if e.op == "~":
        return body.b.op(f"xor.{kind}", operand, -1)
    if isinstance(e.type, Float):
        return body.b.op(f"neg.{kind}", operand)
    return body.b.op(f"sub.{kind}", 0, operand)


@rule(typed.Binary)
def _binary(body: Body, e: typed.Binary) -> Operand:
    left, right = value(body, e.left), value(body, e.right)
    if e.op in COMPARE:
        return compare(body, e.op, left, right, e.left.type)
    if e.op in ("<<", ">>"):
        return shift(body, e.op, left, right, e.type, e.right.type)
    return arithmetic(body, e.op, left, right, e.type)


def compare(body: Body, op: str, left: Operand, right: Operand, type: Type) -> Operand:
    kind = kind_of(type)
    word = COMPARE[op]
    if isinstance(type, Pointer) and word not in ("eq", "ne"):
        left, right = pointers.order_key(body, type, left), pointers.order_key(body, type, right)
    if op in (">", ">="):
        left, right = right, left
    if word in ("lt", "le") and not isinstance(type, Float):
        word += "s" if signed(type) else "u"
    return body.b.op(f"{word}.{kind}", left, right)


def shift(body: Body, op: str, left: Operand, right: Operand, type: Type, count: Type) -> Operand:
    kind = kind_of(type)
    if kind == "i32" and kind_of(count) == "i64":
        right = body.b.op("low.i64", right)
    elif kind == "i64" and kind_of(count) == "i32":
        right = body.b.op("unsigned.i64", right)
    word = "shl" if op == "<<" else "shrs" if signed(type) else "shru"
    return body.b.op(f"{word}.{kind}", left, right)


def arithmetic(body: Body, op: str, left: Operand, right: Operand, type: Type) -> Operand:
    """The value of `left op right`. Both operands have the type `type`, int or wider."""
    kind = kind_of(type)
    b = body.b
    if isinstance(type, Float):
        return b.op(f"{'div' if op == '/' else ARITHMETIC[op]}.{kind}", left, right)
    if op in ("/", "%"):
        return _divide(body, op, left, right, kind, signed(type))
    if op == "*":
        return _multiply(body, left, right, kind)
    return b.op(f"{ARITHMETIC[op]}.{kind}", left, right)


def _power(n: Operand) -> int | None:
    if isinstance(n, int) and n > 1 and n & (n - 1) == 0:
        return n.bit_length() - 1
    return None


def _multiply(body: Body, left: Operand, right: Operand, kind: str) -> Operand:
    if isinstance(left, int):
        left, right = right, left
    bits = _power(right)
    if bits is not None and not isinstance(left, int):
        return body.b.op(f"shl.{kind}", left, bits)
    return body.b.op(f"mul.{kind}", left, right)


def _divide(body: Body, op: str, left: Operand, right: Operand, kind: str, is_signed: bool) -> Operand:
    b = body.b
    bits = _power(right)
    if bits is None or isinstance(left, int):
        word = ("div" if op == "/" else "rem") + ("s" if is_signed else "u")
        return b.op(f"{word}.{kind}", left, right)
    assert isinstance(right, int)
    if not is_signed:
        return b.op(f"shru.{kind}", left, bits) if op == "/" else b.op(f"and.{kind}", left, right - 1)
    width = 64 if kind == "i64" else 32
    # right - 1 if left is negative, else 0
    bias = b.op(f"shru.{kind}", b.op(f"shrs.{kind}", left, width - 1), width - bits)
    biased = b.op(f"add.{kind}", left, bias)
    if op == "/":
        return b.op(f"shrs.{kind}", biased, bits)
    return b.op(f"sub.{kind}", b.op(f"and.{kind}", biased, right - 1), bias)


@rule(typed.PointerAdd)
def _pointer_add(body: Body, e: typed.PointerAdd) -> Operand:
    assert isinstance(e.type, Pointer)
    pointer = value(body, e.pointer)
    index = value(body, e.index)
    return pointers.add(body, e.type, pointer, index, None if e.size is None else value(body, e.size))


@rule(typed.PointerDifference)
def _pointer_difference(body: Body, e: typed.PointerDifference) -> Operand:
    assert isinstance(e.left.type, Pointer)
    left = value(body, e.left)
    return pointers.difference(body, e.left.type, left, value(body, e.right))
