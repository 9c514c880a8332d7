"""Every row of the table on edge values, against ctypes, struct and numpy, which know C's numbers by other means."""

from __future__ import annotations

import ctypes
import inspect
import itertools
import math
import struct
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from emc.engines.native.names import CALLS
from emc.ir import numbers
from emc.ir.operations import SENDING, TABLE, Operation

Number = int | float
Truth = Callable[..., Number]

INTS = {
    bits: sorted(
        {
            *(
                0,
                1,
                -1,
                2,
                -2,
                3,
                7,
                -7,
                10,
                31,
                32,
                33,
                63,
                64,
                65,
                100,
                -100,
                127,
                128,
                255,
                256,
                32767,
                32768,
                65535,
            ),
            *(
                sign * (1 << n) + d
                for n in (7, 8, 15, 16, 24, 30, 31, 52, 53, 62)
                for d in (-1, 0, 1)
                for sign in (1, -1)
            ),
            *((1 << bits - 1) - 1, -(1 << bits - 1), 1 - (1 << bits - 1), 0x12345678, -0x789ABCDE),
        }
    )
    for bits in (32, 64)
}
INTS = {bits: [v for v in values if -(1 << bits - 1) <= v < 1 << bits - 1] for bits, values in INTS.items()}

F32 = [
    *(0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, 0.1, 1e-3, 7.75, 1e10, -1e10, 16777216.0, 16777217.0),
    *(2147483520.0, 2147483648.0, -2147483648.0, -2147483904.0, 4294967040.0, 4294967296.0, 9.2e18, -9.3e18, 1.85e19),
    *(1.1754944e-38, 1e-45, -1e-45, 3.4028235e38, -3.4028235e38, math.inf, -math.inf, math.nan),
]
F32 = [float(np.float32(x)) for x in F32]
F64 = [
    *(*F32, 0.1, 1 / 3, 1e300, -1e300, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 1e-320, 3.5e38),
    *(2147483647.0, 2147483647.5, 2147483647.9999998, -2147483648.5, -2147483649.0, 4294967295.5, -0.9999999),
    *(9007199254740993.0, 9223372036854774784.0, 9223372036854775808.0, -9223372036854775808.0, 18446744073709549568.0),
    *(18446744073709551616.0, 2.0**52 + 0.5, -(2.0**52) - 0.5, 709.0, 710.0, -745.0, -746.0, 171.0, 172.0),
]
VALUES: dict[str, list[Any]] = {"i32": INTS[32], "i64": INTS[64], "f32": F32, "f64": F64}

SIGNED = {"i32": ctypes.c_int32, "i64": ctypes.c_int64}
UNSIGNED = {"i32": ctypes.c_uint32, "i64": ctypes.c_uint64}
FLOAT: dict[str, type[np.float32] | type[np.float64]] = {"f32": np.float32, "f64": np.float64}


def arguments(row: Operation) -> list[tuple[Any, ...]]:
    """All combinations of edge values; of selects, a few."""
    kinds = [VALUES[k] for k in row.operands]
    if len(kinds) == 3:
        kinds = [[0, 1, -1, 1 << 30], kinds[1][::5], kinds[2][::7]]
    return list(itertools.product(*kinds))


def same(a: Number, b: Number) -> bool:
    """Equal to the bit; a NaN is a NaN."""
    if isinstance(a, float) and isinstance(b, float):
        return (a != a and b != b) or struct.pack("<d", a) == struct.pack("<d", b)
    return type(a) is type(b) and a == b


def check(row: Operation, truth: Truth, values: list[tuple[Any, ...]] | None = None) -> None:
    assert row.meaning
    for args in values if values is not None else arguments(row):
        with np.errstate(all="ignore"):
            expected = truth(*args)
        got = row.meaning(*args)
        assert same(got, expected), f"{row.name}{args}: {got!r} instead of {expected!r}"


# ---- integers: ctypes wraps as C does


def integer_truths(kind: str) -> dict[str, Truth]:
    s, u = SIGNED[kind], UNSIGNED[kind]
    bits = ctypes.sizeof(s) * 8
    word = np.int32 if bits == 32 else np.int64
    natural = np.uint32 if bits == 32 else np.uint64

    def shift(function: Any, dtype: Any) -> Truth:
        return lambda a, b: int(function(dtype(u(a).value if dtype is natural else a), dtype(b % bits)).astype(word))

    return {
        "mov": lambda a: a,
        "add": lambda a, b: s(a + b).value,
        "sub": lambda a, b: s(a - b).value,
        "mul": lambda a, b: s(a * b).value,
        "and": lambda a, b: int(np.bitwise_and(word(a), word(b))),
        "or": lambda a, b: int(np.bitwise_or(word(a), word(b))),
        "xor": lambda a, b: int(np.bitwise_xor(word(a), word(b))),
        "shl": shift(np.left_shift, word),
        "shrs": shift(np.right_shift, word),
        "shru": shift(np.right_shift, natural),
        "select": lambda a, b, c: c if a == 0 else b,
        "eq": lambda a, b: int(u(a).value == u(b).value),
        "ne": lambda a, b: int(u(a).value != u(b).value),
        "lts": lambda a, b: int(a < b),
        "les": lambda a, b: int(a <= b),
        "ltu": lambda a, b: int(u(a).value < u(b).value),
        "leu": lambda a, b: int(u(a).value <= u(b).value),
        "divs": lambda a, b: (
            s(math.trunc(a / b) if abs(a) < 1 << 50 else int(np.sign(a) * np.sign(b)) * (abs(a) // abs(b))).value
        ),
        "rems": lambda a, b: (
            int(math.copysign(abs(a) % abs(b), a)) if abs(a) < 1 << 50 else (1 if a > 0 else -1) * (abs(a) % abs(b))
        ),
        "divu": lambda a, b: s(u(a).value // u(b).value).value,
        "remu": lambda a, b: s(u(a).value % u(b).value).value,
    }


@pytest.mark.parametrize("kind", ["i32", "i64"])
@pytest.mark.parametrize("name", list(integer_truths("i32")))
def test_integers(name: str, kind: str):
    row = TABLE[f"{name}.{kind}"]
    values = arguments(row)
    if name[:3] in ("div", "rem"):
        values = [v for v in values if v[1]]
    check(row, integer_truths(kind)[name], values)


@pytest.mark.parametrize("kind", ["i32", "i64"])
@pytest.mark.parametrize("name", ["divs", "divu", "rems", "remu"])
def test_division_by_zero_traps_and_nothing_else_does(name: str, kind: str):
    row = TABLE[f"{name}.{kind}"]
    assert row.meaning and row.traps == ("division by zero",)
    for a in VALUES[kind]:
        with pytest.raises(numbers.DivisionByZero):
            row.meaning(a, 0)


def test_the_language_s_own_words_on_integers():
    meaning = {name: row.meaning for name, row in TABLE.items() if row.meaning}
    assert meaning["add.i32"](2147483647, 1) == -2147483648
    assert meaning["divs.i32"](-2147483648, -1) == -2147483648
    assert meaning["rems.i32"](-2147483648, -1) == 0
    assert meaning["divs.i64"](-(1 << 63), -1) == -(1 << 63)
    assert meaning["rems.i64"](-(1 << 63), -1) == 0
    assert (meaning["divs.i32"](-7, 2), meaning["rems.i32"](-7, 2)) == (-3, -1)
    assert meaning["shl.i32"](1, 33) == 2
    assert meaning["shl.i32"](1, -1) == -2147483648
    assert meaning["shrs.i32"](-8, 33) == -4
    assert meaning["shru.i32"](-1, 28) == 15


# ---- floats: numpy rounds each f32 operation once


def float_truths(kind: str) -> dict[str, Truth]:
    f = FLOAT[kind]

    def two(function: Any) -> Truth:
        return lambda a, b: float(function(f(a), f(b)))

    return {
        "mov": lambda a: a,
        "select": lambda a, b, c: c if a == 0 else b,
        "add": two(np.add),
        "sub": two(np.subtract),
        "mul": two(np.multiply),
        "div": two(np.divide),
        "neg": lambda a: float(np.negative(f(a))),
        "eq": lambda a, b: int(f(a) == f(b)),
        "ne": lambda a, b: int(f(a) != f(b)),
        "lt": lambda a, b: int(f(a) < f(b)),
        "le": lambda a, b: int(f(a) <= f(b)),
        "of_i32": lambda a: float(np.int32(a).astype(f)),
        "of_u32": lambda a: float(np.uint32(ctypes.c_uint32(a).value).astype(f)),
        "of_i64": lambda a: float(np.int64(a).astype(f)),
        "of_u64": lambda a: float(np.uint64(ctypes.c_uint64(a).value).astype(f)),
        "to_i32": lambda a: whole(a, -(1 << 31), (1 << 31) - 1),
        "to_u32": lambda a: ctypes.c_int32(whole(a, 0, (1 << 32) - 1)).value,
        "to_i64": lambda a: whole(a, -(1 << 63), (1 << 63) - 1),
        "to_u64": lambda a: ctypes.c_int64(whole(a, 0, (1 << 64) - 1)).value,
    }


def whole(a: float, least: int, most: int) -> int:
    """By exact fractions: towards zero; the least value for what does not fit."""
    if not np.isfinite(a):
        return least
    numerator, denominator = a.as_integer_ratio()
    n = abs(numerator) // denominator * (-1 if a < 0 else 1)
    return n if least <= n <= most else least


@pytest.mark.parametrize("kind", ["f32", "f64"])
@pytest.mark.parametrize("name", list(float_truths("f32")))
def test_floats(name: str, kind: str):
    check(TABLE[f"{name}.{kind}"], float_truths(kind)[name])


def test_integers_to_f32_are_rounded_once():
    tricky = [(1 << 60) + (1 << 36) + 1, (1 << 54) + (1 << 30) + 1, (1 << 62) + (1 << 38), 0x4000004000000001]
    tricky += [-n for n in tricky] + [(1 << 63) - 1, -(1 << 63)]
    check(TABLE["of_i64.f32"], lambda a: float(np.int64(a).astype(np.float32)), [(n,) for n in tricky])
    assert any(float(np.float32(float(n))) != float(np.int64(n).astype(np.float32)) for n in tricky)


def test_one_rounding_for_many_integers():
    random = np.random.default_rng(4)
    many = (random.integers(-(1 << 63), (1 << 63) - 1, 3000) >> random.integers(0, 63, 3000)).tolist()
    check(TABLE["of_i64.f32"], lambda a: float(np.int64(a).astype(np.float32)), [(n,) for n in many])
    check(TABLE["of_u64.f32"], lambda a: float(np.uint64(a % (1 << 64)).astype(np.float32)), [(n,) for n in many])


def test_the_language_s_own_words_on_floats():
    meaning = {name: row.meaning for name, row in TABLE.items() if row.meaning}
    assert meaning["to_i32.f64"](math.nan) == -2147483648
    assert meaning["to_i32.f64"](1e10) == -2147483648
    assert meaning["to_i32.f64"](-1.9) == -1
    assert meaning["to_u32.f64"](-0.9) == 0
    assert meaning["to_u32.f64"](-1.0) == 0
    assert meaning["to_u32.f64"](3e9) == 3000000000 - (1 << 32)
    assert meaning["div.f64"](1.0, -0.0) == -math.inf
    assert math.isnan(meaning["div.f64"](0.0, 0.0))


# ---- conversions


def pair(low: int, high: int) -> int:
    return struct.unpack("<q", struct.pack("<ii", low, high))[0]


CONVERSIONS: dict[str, Truth] = {
    "sign8.i32": lambda a: ctypes.c_int8(a).value,
    "sign16.i32": lambda a: ctypes.c_int16(a).value,
    "zero8.i32": lambda a: ctypes.c_uint8(a).value,
    "zero16.i32": lambda a: ctypes.c_uint16(a).value,
    "signed.i64": lambda a: struct.unpack("<q", struct.pack("<q", a))[0],
    "unsigned.i64": lambda a: struct.unpack("<q", struct.pack("<i", a) + bytes(4))[0],
    "low.i64": lambda a: struct.unpack("<ii", struct.pack("<q", a))[0],
    "high.i64": lambda a: struct.unpack("<ii", struct.pack("<q", a))[1],
    "pair.i64": pair,
    "widen.f64": lambda a: float(np.float64(np.float32(a))),
    "narrow.f32": lambda a: float(np.float32(np.float64(a))),
    "bits.f32": lambda a: int(np.float32(a).view(np.int32)),
    "from_bits.f32": lambda a: float(np.int32(a).view(np.float32)),
    "bits.f64": lambda a: int(np.float64(a).view(np.int64)),
    "from_bits.f64": lambda a: float(np.int64(a).view(np.float64)),
}


@pytest.mark.parametrize("name", list(CONVERSIONS))
def test_conversions(name: str):
    check(TABLE[name], CONVERSIONS[name])


# ---- math: exact where C is exact, else within 1 ulp of numpy (and 1 of numpy's own)

EXACT = ("sqrt", "floor", "ceil", "trunc", "fmod")
MATH = {
    **{n: getattr(np, n) for n in ("sqrt", "floor", "ceil", "trunc", "sin", "cos", "tan", "sinh", "cosh", "tanh")},
    **{n: getattr(np, n) for n in ("exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "cbrt", "fmod", "hypot")},
    **{f"a{n}": getattr(np, f"arc{n}") for n in ("sin", "cos", "tan", "sinh", "cosh", "tanh", "tan2")},
}
LIBM = ctypes.CDLL(None)
BY_LIBM = ("pow", "erf", "erfc", "tgamma", "lgamma")  # numpy has none, or (pow) one that leaves C at infinities
MATH_VALUES = [x for x in F64 if x != 2.0**52 + 0.5]


def close(a: float, b: float, ulps: float) -> bool:
    return same(a, b) or a == b == 0.0 or abs(a - b) <= ulps * math.ulp(b)


@pytest.mark.parametrize("name", list(MATH))
def test_math(name: str):
    row = TABLE[f"{name}.f64"]
    assert row.meaning
    for args in itertools.product(MATH_VALUES, repeat=len(row.operands)):
        with np.errstate(all="ignore"):
            expected = float(MATH[name](*map(np.float64, args)))
        got = row.meaning(*args)
        good = same(got, expected) if name in EXACT else close(got, expected, 2)
        assert good, f"{name}{args}: {got!r} instead of {expected!r}"


def by_libm(name: str) -> Truth:
    function = getattr(LIBM, name)
    function.restype, function.argtypes = ctypes.c_double, [ctypes.c_double] * len(TABLE[f"{name}.f64"].operands)
    return function


@pytest.mark.parametrize("name", BY_LIBM)
def test_math_by_the_c_library(name: str):
    row, truth = TABLE[f"{name}.f64"], by_libm(name)
    assert row.meaning
    for args in itertools.product(MATH_VALUES, repeat=len(row.operands)):
        got, expected = row.meaning(*args), truth(*args)
        assert close(got, expected, 5) or abs(got - expected) < 1e-15, f"{name}{args}: {got!r} not {expected!r}"


@pytest.mark.parametrize(("name", "x", "digits"), [
    ("tgamma", 0.5, "1.7724538509055160273"), ("tgamma", 0.25, "3.6256099082219083119"),
    ("tgamma", 7.75, "3057.8226711926072104"), ("tgamma", -2.5, "-0.94530872048294188123"),
    ("lgamma", 0.5, "0.57236494292470008707"), ("lgamma", -2.5, "-0.056243716497674051"), ("lgamma", 1.0, "0"),
    ("erfc", 0.5, "0.47950012218695346232"), ("erfc", 2.0, "0.0046777349810472658379"),
    ("erfc", 5.0, "1.5374597944280348502e-12"), ("erfc", -6.5, "2"), ("sinh", 1.0, "1.1752011936438014569"),
    ("cosh", 1.0, "1.5430806348152437785"), ("tanh", 0.5, "0.46211715726000975850"),
    ("asinh", 1.0, "0.88137358701954302523"), ("acosh", 2.0, "1.3169578969248167086"),
    ("atanh", 0.5, "0.54930614433405484570"), ("cbrt", 2.0, "1.2599210498948731648"), ("cbrt", -27.0, "-3"),
    ("log10", 2.0, "0.30102999566398119521"), ("log10", 1000.0, "3"), ("sinh", 2.0**-40, str(2.0**-40)),
])  # fmt: skip
def test_precise_functions_are_correctly_rounded(name: str, x: float, digits: str):
    meaning = TABLE[f"{name}.f64"].meaning
    assert meaning and meaning(x) == float(digits)


@pytest.mark.parametrize(("name", "x", "expected"), [
    ("sqrt", -1.0, math.nan), ("log", 0.0, -math.inf), ("log", -1.0, math.nan), ("log1p", -1.0, -math.inf),
    ("exp", 1000.0, math.inf), ("exp", -1000.0, 0.0), ("sinh", -1000.0, -math.inf), ("cosh", -1000.0, math.inf),
    ("atanh", -1.0, -math.inf), ("acosh", 0.5, math.nan), ("floor", -0.5, -1.0), ("ceil", -0.5, -0.0),
    ("trunc", -0.5, -0.0), ("tgamma", 5.0, 24.0), ("tgamma", -1.0, math.nan), ("sin", math.inf, math.nan),
    ("lgamma", 0.0, math.inf), ("lgamma", -3.0, math.inf),
])  # fmt: skip
def test_math_at_its_edges(name: str, x: float, expected: float):
    meaning = TABLE[f"{name}.f64"].meaning
    assert meaning and same(meaning(x), expected)


# ---- the table itself

COVERED = {
    *(f"{n}.{k}" for k in ("i32", "i64") for n in integer_truths("i32")),
    *(f"{n}.{k}" for k in ("f32", "f64") for n in float_truths("f32")),
    *CONVERSIONS,
    *(f"{n}.f64" for n in (*MATH, *BY_LIBM)),
}


def test_every_pure_operation_is_tested_here():
    assert {name for name, row in TABLE.items() if row.group == "pure"} == COVERED


@pytest.mark.parametrize("row", [r for r in TABLE.values() if r.group == "pure"], ids=lambda r: r.name)
def test_results_are_of_their_kind(row: Operation):
    assert row.meaning and row.result and len(inspect.signature(row.meaning).parameters) >= len(row.operands)
    for args in arguments(row)[::17]:
        if row.traps and not args[1]:
            continue
        value = row.meaning(*args)
        if row.result[0] == "i":
            assert type(value) is int and SIGNED[row.result](value).value == value
        else:
            assert type(value) is float
            assert row.result == "f64" or value != value or float(np.float32(value)) == value


# ---- what the table says beside meanings

EFFECTS = {"reads", "writes", "asks", "sends", "leaves", "ends"}


def test_effects_are_those_that_the_table_explains() -> None:
    assert {effect for row in TABLE.values() for effect in row.effects} == EFFECTS
    assert all(row.group in ("machine", "control") for row in TABLE.values() if row.effects)


def test_loads_read_and_stores_write() -> None:
    for row in TABLE.values():
        assert row.loads == (row.stem == "load") and row.stores == (row.stem == "store"), row.name
        assert row.effects == {"reads"} if row.loads else row.effects == {"writes"} if row.stores else True, row.name


def test_what_makes_packets_takes_a_goal_and_a_word() -> None:
    assert {name: row.operands for name, row in TABLE.items() if row.cost == "packet"} == dict.fromkeys(
        (name for name in SENDING if not name.startswith("ni.")),
        ("i32", "i32"),  # those have costs of their own
    )


@pytest.mark.parametrize("name", [name for name, row in TABLE.items() if row.commutes])
def test_operands_change_places(name: str) -> None:
    row = TABLE[name]
    assert row.meaning is not None
    values = INTS[int(row.operands[0][1:])]
    assert all(row.meaning(a, b) == row.meaning(b, a) for a in values[::7] for b in values[::5])


def test_the_kernel_has_the_functions_of_the_table() -> None:
    """By name, with the operands of the operation; what it has beside them belongs to operations with rules of their
    own (dma.* and ni.* name a cycle, too), or (check.*) to checked builds, or (race.*) to runs that look for races."""
    for row in TABLE.values():
        if row.kernel:
            assert CALLS[row.name] == ("i32", ", ".join(["i32"] * len(row.operands))), row.name
            assert (row.result, row.kernel) in (("i32", "result"), (None, "trap")), row.name
    others = CALLS.keys() - {row.name for row in TABLE.values() if row.kernel}
    assert {name for name in others if not name.startswith(("check.", "dma.", "ni.", "race."))} == {
        "frame.new",
        "frame.free",
        "dirty.mark",
        "callee",
        "wait",
    }
