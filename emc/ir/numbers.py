"""The arithmetic of the machine, as plain functions. All number behaviour is defined here (language.md, section 2).

Registers hold i32 and i64 as signed Python ints, and f32 and f64 as Python floats (f32 already rounded).
"""

from __future__ import annotations

import ctypes
import math
import struct


class DivisionByZero(ArithmeticError):
    """Raised for an integer division or remainder by zero, the only arithmetic trap."""


def i32(x: int) -> int:
    return (x + 0x8000_0000 & 0xFFFF_FFFF) - 0x8000_0000


def i64(x: int) -> int:
    return (x + 0x8000_0000_0000_0000 & 0xFFFF_FFFF_FFFF_FFFF) - 0x8000_0000_0000_0000


def u32(x: int) -> int:
    return x & 0xFFFF_FFFF


def u64(x: int) -> int:
    return x & 0xFFFF_FFFF_FFFF_FFFF


def sign8(x: int) -> int:
    return (x + 0x80 & 0xFF) - 0x80


def sign16(x: int) -> int:
    return (x + 0x8000 & 0xFFFF) - 0x8000


def f32(x: float) -> float:
    return ctypes.c_float(x).value


def quotient(a: int, b: int) -> int:
    """The quotient, truncated towards zero as in C."""
    if b == 0:
        raise DivisionByZero
    q = abs(a) // abs(b)
    return -q if (a < 0) != (b < 0) else q


def remainder(a: int, b: int) -> int:
    """The remainder, with the sign of the dividend as in C."""
    return a - b * quotient(a, b)


def divide(a: float, b: float) -> float:
    """IEEE division. (Python raises an exception for some operands.)"""
    if b != 0.0:
        return a / b
    if a == 0.0 or a != a:
        return math.nan
    return math.copysign(math.inf, math.copysign(1.0, a) * math.copysign(1.0, b))


def truncate(x: float, low: int, high: int) -> int:
    """Converts a float to an integer, rounded towards zero. NaN and values that do not fit give the smallest
    integer."""
    if x != x or x in (math.inf, -math.inf):
        return low
    n = int(x)
    return n if low <= n <= high else low


def i32_of(x: float) -> int:
    return truncate(x, -(1 << 31), (1 << 31) - 1)


def u32_of(x: float) -> int:
    return i32(truncate(x, 0, (1 << 32) - 1))


def i64_of(x: float) -> int:
    return truncate(x, -(1 << 63), (1 << 63) - 1)


def u64_of(x: float) -> int:
    return i64(truncate(x, 0, (1 << 64) - 1))


def f32_of_int(n: int) -> float:
    """Rounds a 64-bit integer to f32 once. Converting it to f64 first would round twice."""
    if abs(n) < 1 << 53:
        return f32(float(n))
    shift = abs(n).bit_length() - 26
    kept = abs(n) >> shift
    sticky = 1 if abs(n) & ((1 << shift) - 1) else 0
    return math.copysign(f32(float((kept << 1 | sticky) << (shift - 1))), n)


def bits_of_f32(x: float) -> int:
    return struct.unpack("<i", struct.pack("<f", x))[0]


def f32_of_bits(n: int) -> float:
    return struct.unpack("<f", struct.pack("<i", n))[0]


def bits_of_f64(x: float) -> int:
    return struct.unpack("<q", struct.pack("<d", x))[0]


def f64_of_bits(n: int) -> float:
    return struct.unpack("<d", struct.pack("<q", n))[0]
