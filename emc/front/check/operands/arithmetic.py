"""Arithmetic on constants with the machine's results (language.md, section 2): wrap, truncate, round once.

Values of integer types are Python ints in the range of the type (pointers: unsigned 32 bits). Values of floating types
are Python floats; those of type `float` are already rounded to 32 bits.
"""

from __future__ import annotations

import ctypes
import math
import operator
from collections.abc import Callable

from emc.front.types import Float, Int, Pointer, Type

Number = int | float


def wrap(value: int, type: Type) -> int:
    """The value of an object of an integer or pointer type after `value` is stored in it."""
    if isinstance(type, Pointer):
        return value & 0xFFFF_FFFF
    assert isinstance(type, Int)
    if type.word == "_Bool":
        return int(value != 0)
    bits = 8 * type.size
    value &= (1 << bits) - 1
    return value - (1 << bits) if type.signed and value >> (bits - 1) else value


def limits(type: Int) -> tuple[int, int]:
    """The least and the greatest value of the type."""
    if type.word == "_Bool":
        return 0, 1
    bits = 8 * type.size
    return (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if type.signed else (0, (1 << bits) - 1)


def rounded(value: float, type: Type) -> float:
    if isinstance(type, Float) and type.size == 4:
        return ctypes.c_float(value).value
    return value


def single_of_int(value: int) -> float:
    """Rounds a 64-bit integer to a 32-bit float once. Converting it to double first would round twice."""
    if abs(value) < 1 << 53:
        return ctypes.c_float(float(value)).value
    shift = abs(value).bit_length() - 26
    sticky = 1 if abs(value) & ((1 << shift) - 1) else 0
    return math.copysign(ctypes.c_float(float((abs(value) >> shift << 1 | sticky) << (shift - 1))).value, value)


def convert_number(value: Number, type: Type) -> Number:
    """The value of an object of `type` after `value` is stored in it."""
    if isinstance(type, Float):
        if isinstance(value, int):
            return single_of_int(value) if type.size == 4 else float(value)
        return rounded(value, type)
    if isinstance(value, int):
        return wrap(value, type)
    assert isinstance(type, Int | Pointer)
    if isinstance(type, Int) and type.word == "_Bool":
        return int(value != 0.0)
    low, high = limits(type) if isinstance(type, Int) else (0, 0xFFFF_FFFF)
    if math.isnan(value) or math.isinf(value):
        return low
    whole = int(value)
    return whole if low <= whole <= high else low


def fits(value: Number, type: Type) -> bool:
    """Whether a float constant, converted to an integer type, is in the range of the type."""
    return (
        not isinstance(value, float)
        or not isinstance(type, Int)
        or (math.isfinite(value) and limits(type)[0] <= int(value) <= limits(type)[1])
    )


def divide(a: float, b: float) -> float:
    if b != 0.0:
        return a / b
    if a == 0.0 or math.isnan(a):
        return math.nan
    return math.copysign(math.inf, math.copysign(1.0, a) * math.copysign(1.0, b))


EXACT: dict[str, Callable[[int, int], int]] = {"+": operator.add, "-": operator.sub, "*": operator.mul}


def binary(op: str, a: Number, b: Number, type: Type) -> Number | None:
    """The value of `a op b`, both of `type` (shifts: b of any integer type); None if there is no value, as in a
    division by zero."""
    if isinstance(a, float) or isinstance(b, float):
        return _floating(op, float(a), float(b), type)
    if op in ("<<", ">>"):
        assert isinstance(type, Int)
        count = b & (8 * type.size - 1)
        return wrap(a << count if op == "<<" else a >> count, type)
    if op in ("/", "%"):
        if b == 0:
            return None
        quotient = abs(a) // abs(b)
        quotient = -quotient if (a < 0) != (b < 0) else quotient
        return wrap(quotient if op == "/" else a - b * quotient, type)
    return wrap(_INTEGER[op](a, b), type)


def _floating(op: str, a: float, b: float, type: Type) -> float | None:
    match op:
        case "+":
            value = a + b
        case "-":
            value = a - b
        case "*":
            value = a * b
        case "/":
            value = divide(a, b)
        case _:
            return None
    return rounded(value, type)


_INTEGER: dict[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
}

COMPARE: dict[str, Callable[[Number, Number], bool]] = {
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
    "==": operator.eq,
    "!=": operator.ne,
}
