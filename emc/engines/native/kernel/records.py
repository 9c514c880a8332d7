# pyright: basic
"""The records of state.py for the translator (translate/), and what Python lacks: pointers, the lowest bit, calls by
address.

    machine = carray(pointer_to(MACHINE)(address), 1)       records at an address: machine[0].now

The kernel computes with 64 bits, so a value that must wrap at 32 bits is converted to u4 again. tests/engines
/interpreted.py has the same names for Python itself.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from emc.engines.native.translate import (
    I4,
    I8,
    NOTHING,
    U4,
    U8,
    Array,
    Intrinsic,
    Tuple,
    Value,
    cfunc,
    element,
    inlined,
    njit,
)
from emc.machine.rules.bound import bound

__all__ = ["I4", "I8", "U4", "cfunc", "inlined", "njit"]

u4, i8, u8 = np.uint32, np.int64, np.uint64
NONE = np.uint32(0)


def compiled(module, compile=inlined, **given):
    """The functions of a module of rules, by name, marked to be compiled. given: functions that replace some of these
    functions."""
    return bound(module, compile, **given)


@cache
def pointer_to(kind):
    """A function that turns an address into a pointer to elements of that kind. kind: the fields of a record, or the
    letter of a number type."""
    array = Array(element(kind))
    return Intrinsic(lambda code, address: Value(array, (_pointer(code, address),)))


def _pointer(code, address):
    return code.let(f"inttoptr i64 {code.as_type(address, I8).text} to ptr")


def _carray(code, pointer, length):
    if not code.unit.checked:
        return pointer
    return Value(Array(pointer.type.element, True), (pointer.text, code.as_type(length, I8).text))


carray = Intrinsic(_carray)  # an array of a pointer and the number of elements
bytes_at = pointer_to("B")


def _call_apart(code, function, number, operands):
    given = (number, operands)
    return code.call(code.unit.apart(function.type.value, tuple(one.type for one in given)), given)


call_apart = Intrinsic(_call_apart)  # calls function(number, operands) without inlining it: for rare and long code


def _lowest_bit(code, word):
    bits = ("i64", code.as_type(word, U8).text), ("i1", "true")
    return Value(U8, (code.foreign("llvm.cttz.i64", "i64", *bits),))


lowest_bit = Intrinsic(_lowest_bit)  # the number of the lowest bit that is set


def _fetch(writes):
    """Prefetches the line of the cache at an address, to read it (0) or to write to it (1)."""

    def write(code, address):
        how = ("i32", str(writes)), ("i32", "3"), ("i32", "1")
        code.foreign("llvm.prefetch.p0", "void", ("ptr", _pointer(code, address)), *how)
        return NOTHING

    return Intrinsic(write)


fetch, fetch_to_write = _fetch(0), _fetch(1)


def _call_thread(code, function, *operands):
    """function, machine, memory, frame, cell, x, start (codegen/threads.py)."""
    kinds = (I8, I8, U4, U4, U4, I8)
    given = ", ".join(
        f"{kind.kinds[0]} {code.as_type(one, kind).text}" for one, kind in zip(operands, kinds, strict=True)
    )
    return code.taken(Tuple((I8, I8)), code.let(f"call {{ i64, i64 }} {_pointer(code, function)}({given})"))


call_thread = Intrinsic(_call_thread)  # calls a thread by its address; returns its two numbers


def _call_back(code, function):
    code.put(f"call void {_pointer(code, function)}()")
    return NOTHING


call_back = Intrinsic(_call_back)  # calls a function of Python by its address


def _fence(order):
    def write(code):
        code.put(f"fence {order}")
        return NOTHING

    return Intrinsic(write)


acquire = _fence("acquire")  # after a mark was read: what another process wrote before it can be read now
release = _fence("release")  # before a mark is written: who reads it can read all that was written before


def _stack(code):
    return Value(I8, (code.let(f"ptrtoint ptr {code.foreign('llvm.stacksave.p0', 'ptr')} to i64"),))


stack = Intrinsic(_stack)  # the current end of the host's stack, which grows downwards
