"""The part of Python that is translated to LLVM text: each form computes what Python does, in 64 bits, and what is not
of that part is refused with its place."""

from __future__ import annotations

import ctypes
import faulthandler
import os
import signal
from collections.abc import Callable
from functools import cache
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emc.engines.native.kernel.records import call_apart, carray, lowest_bit, pointer_to
from emc.engines.native.run.compile import FIRST, emitted, load
from emc.engines.native.translate import I8, U4, U8, Refused, Unit, cfunc, inlined, njit

u4, i8, u8 = np.uint32, np.int64, np.uint64
FIELDS = (("small", "I"), ("large", "q"), ("last", "I"))
SIZE = 24  # bytes of such a record: `large` and the next record are at multiples of 8
PRIMES = (2, 3, 5, 7)


class FIELD:
    ONE = 1


def run(function: Any, *given: int, checked: bool = False, lines: bool = False) -> int:
    """What the compiled function returns."""
    return _compiled(function, len(given), checked, lines)(*given)


@cache
def _compiled(function: Any, operands: int, checked: bool, lines: bool) -> Callable[..., int]:
    unit = Unit(checked=checked, lines=lines)
    unit.export(cfunc(I8, *(I8,) * operands)(function), "f")
    loaded = load([emitted(llvm.parse_assembly(unit.text()), FIRST)], {})
    called = ctypes.CFUNCTYPE(ctypes.c_int64, *(ctypes.c_int64,) * operands)(loaded.address("f"))
    return lambda *given, keep=loaded: called(*given)


def signed(value: int) -> int:
    return (value + (1 << 63)) % (1 << 64) - (1 << 63)


# ---- functions of the part


def arithmetic(a, b):
    return (a + b) * 3 - (a ^ b) + (a & b | 5) - (a << 3) + (b >> 2)


def divides(a, b):
    return a // b * 1000 + a % b


def negates(a, b):
    return -a + ~b


def compares(a, b):
    return (a < b) + (a <= b) * 2 + (a == b) * 4 + (a != b) * 8 + (a >= b) * 16 + (a > b) * 32


def chains(a, b):
    return 1 if 0 <= a < b else 2 if a > 10 or b > 10 else 3 if not a and b else 4


def member(a, b):
    return (1 if a in (b, 3, 5) else 0) + (2 if b not in PRIMES else 0)


def chooses(a, b):
    return PRIMES[a % 4] + max(a, b, 3) - min(a, 7) + abs(b)


def loops(a, b):
    total = 0
    for i in range(a % 20):
        if i == 13:
            break
        if i % 3 == 1:
            continue
        total += i * b
    for i in range(5, a % 7, -2):
        total = total * 3 + i
    for i in range(2, 11, 3):
        total -= i
    return total


def waits(a, b):
    count = 0
    while True:
        count += 1
        if a <= 1 or count > 50:
            break
        a = a // 2 if a % 2 == 0 else 3 * a + 1
    while count < b % 9:
        count += 2
    return count


def unrolls(a, b):
    total = 0
    for one, weight in ((a, 1), (b, 10), (a + b, 100)):
        total += (one & 7) * weight
    return total


def swaps(a, b):
    a, b = b, a
    pair = a, (b, 7)
    first, (second, third) = pair
    return first - second + third


@njit
def summed(*some):
    total = 0
    for one in some:
        total += one
    return total


@inlined
def both(pair):
    a, b = pair
    return a - b, a + b


@njit
def known(kind, a):
    if kind is None:
        return 1
    return kind(a)


def calls(a, b):
    low, high = both((a, b))
    return summed(low, high, *both((b, 1))) + known(None, a) + known(double, b) + FIELD.ONE


LINE = (inlined(lambda x: 7), inlined(lambda x: x * 3), (lambda: inlined(lambda x: x - 5))())  # in one line
SEVEN, TRIPLE, LESS = LINE


def short(a, b):
    return SEVEN(a) + TRIPLE(b) - LESS(a)


@njit
def double(x):
    return x + x


def early(a, b):
    if a > b:
        return 1
    if a == b:
        pass
    else:
        return 2
    return 3


def widens(a, b):
    """The variable is unsigned and small at first."""
    kept = u4(a)
    if b > 0:
        kept = i8(b) << 33
    return kept


def wraps(a, b):
    return u4(a) * 3 + u4(b + 1) + (1 if u8(a) > u8(b) else 0) + bool(a) + (u8(a) >> u8(60))


def apart(a, b):
    return call_apart(first_of, a, (b, a))


@njit
def first_of(number, operands):
    b, a = operands
    return number + b * 3 - a


PLAIN = [
    arithmetic,
    divides,
    negates,
    compares,
    chains,
    member,
    chooses,
    loops,
    waits,
    unrolls,
    swaps,
    calls,
    short,
    early,
]
NUMBERS = st.one_of(st.integers(-20, 20), st.integers(-(1 << 40), 1 << 40))


def by_python(function: Any, a: int, b: int) -> int:
    """The same function as Python runs it, with the marks of what it calls taken off."""
    plain = {name: getattr(one, "python", one) for name, one in globals().items()}
    names = {**plain, "call_apart": lambda f, n, o: f(n, o)}
    return signed(_bound(function, names)(a, b))


def _bound(function: Any, names: dict[str, Any]) -> Any:
    for name, one in names.items():
        if isinstance(one, type(by_python)) and one.__globals__ is globals():
            names[name] = type(one)(one.__code__, names)
    return type(function)(function.__code__, names)


@pytest.mark.parametrize("function", PLAIN)
@settings(max_examples=60, deadline=None)
@given(a=NUMBERS, b=NUMBERS)
def test_it_computes_what_python_does(function: Any, a: int, b: int) -> None:
    if function is divides and b == 0:
        assert run(divides, a, b) == 0
    else:
        assert run(function, a, b) == by_python(function, a, b)


@pytest.mark.parametrize(
    ("function", "a", "b", "value"),
    [
        (arithmetic, 1 << 62, 1 << 62, signed(((1 << 63) * 3) + ((1 << 62) | 5) - (1 << 65) + (1 << 60))),
        (widens, -1, 0, 0xFFFFFFFF),
        (widens, 7, 5, 5 << 33),
        (wraps, -1, 3, 3 * 0xFFFFFFFF + 4 + 1 + 1 + 15),
        (apart, 5, 7, 5 + 21 - 5),
    ],
)
def test_numbers_wrap(function: Any, a: int, b: int, value: int) -> None:
    assert run(function, a, b) == value


# ---- memory

records_at, numbers_at = pointer_to(FIELDS), pointer_to("I")


def writes(address, count):
    some = carray(records_at(address), count)
    for i in range(count):
        one = some[u8(i)]
        one.small = i + 1
        one.large = -i
        one.last = one.small << 1
        one.large -= 100
    some[0].last |= 1 << 31
    return some[count - 1].large


def index_of(address, index):
    return carray(numbers_at(address), 4)[index]


def prime_of(address, index):
    return PRIMES[index]


def lowest(a):
    return lowest_bit(u8(a))


def test_records_and_arrays() -> None:
    room = (ctypes.c_char * (3 * SIZE))()
    assert run(writes, ctypes.addressof(room), 3) == -102
    found = np.frombuffer(room, np.dtype([("small", "<u4"), ("large", "<i8"), ("last", "<u4")], align=True))
    assert found["small"].tolist() == [1, 2, 3] and found["large"].tolist() == [-100, -101, -102]
    assert found["last"].tolist() == [2 | 1 << 31, 4, 6]
    assert run(lowest, 40) == 3


@pytest.mark.parametrize("function", [index_of, prime_of])
@pytest.mark.parametrize(("index", "end"), [(0, 0), (3, 0), (4, signal.SIGABRT), (-1, signal.SIGABRT)])
def test_a_checked_index_ends_the_process_outside(function: Any, index: int, end: int) -> None:
    room = (ctypes.c_uint32 * 4)(*PRIMES)
    compiled = _compiled(function, 2, True, False)
    if (child := os.fork()) == 0:
        faulthandler.disable()  # the end is expected
        os._exit(compiled(ctypes.addressof(room), index) != PRIMES[index])
    assert os.WTERMSIG(os.waitpid(child, 0)[1]) == end


def test_lines_are_those_of_the_python() -> None:
    unit = Unit(lines=True)
    unit.export(cfunc(I8, I8, I8)(early), "f")
    first = early.__code__.co_firstlineno
    assert f"DILocation(line: {first + 2}," in unit.text() and 'filename: "test_translate.py"' in unit.text()
    assert run(early, 1, 1, lines=True) == 3


def test_a_fixed_field_decides_what_is_compiled() -> None:
    def of(address):
        return 1 if carray(records_at(address), 1)[0].small == 0 else carray(records_at(address), 1)[0].large

    from emc.engines.native.translate import element

    unit = Unit(fixed={(element(FIELDS), "small"): 0})
    unit.export(cfunc(I8, I8)(of), "f")
    assert "load i64" not in unit.text().replace("load i64, ptr %v.address", "") and "ret i64 1" in unit.text()


# ---- what is refused


def mixed(a, b):
    return 1 if u8(a) < i8(b) else 0


def float_number(a, b):
    return a * 0.5


def divided(a, b):
    return a / b


def unset(a, b):
    return a + here  # noqa: F821


def two_kinds(a, b):
    one = a
    one = (a, b)
    return one[0]


def left(a, b):
    for one in (a, b):
        if one > 0:
            break
    return one


def computed_step(a, b):
    for i in range(0, a, b):
        a -= i
    return a


def with_else(a, b):
    while a > b:
        a -= 1
    else:
        b = 0
    return b


def caught(a, b):
    try:
        return a
    finally:
        a = b


def listed(a, b):
    return [a, b][0]


def by_name(a, b):
    return call_apart(first_of, number=a, operands=b)


def printed(a, b):
    return print(a)


@njit
def endless(a, b):
    return endless(b, a)


def outside(a, b):
    return PRIMES[4]


def no_field(a, b):
    return carray(records_at(a), 1)[0].other


def copied(a, b):
    some = carray(records_at(a), 2)
    some[0] = some[1]
    return 0


def too_few(a, b):
    first, second, third = a, b
    return first + second + third


def used_before(a, b):
    while a > b:
        a -= c  # noqa: F821
        c = a  # noqa: F841
    return a


@pytest.mark.parametrize(
    ("function", "said"),
    [
        (mixed, "a signed and an unsigned number"),
        (float_number, "0.5 is no integer"),
        (divided, "`Div` is not an operation"),
        (unset, "`here`"),
        (two_kinds, "`one`: this is"),
        (left, "can't be left"),
        (computed_step, "step is a known number"),
        (with_else, "no `else`"),
        (caught, "`Try` is not a statement"),
        (listed, r"`\[a, b\]` is not an expression"),
        (by_name, "operands with names"),
        (printed, "`print` is not a function"),
        (endless.python, "calls itself"),
        (outside, "no element 4"),
        (no_field, "no field `other`"),
        (copied, "can't be copied"),
        (too_few, "2 values for 3 names"),
        (used_before, "`c` has no value"),
    ],
)
def test_what_is_not_of_that_part_is_refused_with_its_place(function: Any, said: str) -> None:
    unit = Unit()
    with pytest.raises(Refused, match=said) as caught:
        unit.export(cfunc(I8, I8, U4)(function), "f")
    file, line, _ = str(caught.value).split(":", 2)
    first = function.__code__.co_firstlineno
    assert file == __file__ and first < int(line) <= first + 5


def test_a_result_is_converted() -> None:
    def narrow(a):
        return a

    unit = Unit()
    unit.export(cfunc(U4, U8)(narrow), "f")
    loaded = load([emitted(llvm.parse_assembly(unit.text()), FIRST)], {})
    assert ctypes.CFUNCTYPE(ctypes.c_uint32, ctypes.c_uint64)(loaded.address("f"))(1 << 32 | 5) == 5
