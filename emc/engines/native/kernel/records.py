# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""The records of state.py for numba, and what its Python lacks: pointers, the lowest bit, calls by address.

    machine = carray(pointer_to(MACHINE)(address), 1)       records at an address: machine[0].now

numba computes with 64 bits, so a value that must wrap at 32 bits is converted to u4 again. Indices are unsigned,
because signed ones cost a test.
"""

from __future__ import annotations

from functools import cache, partial

import numpy as np
from llvmlite.ir import CallInstr
from numba import carray, types
from numba import cfunc as numba_cfunc
from numba import njit as numba_njit
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.numpy_support import from_dtype

from emc.machine.rules.bound import bound

__all__ = ["carray", "cfunc", "njit", "types"]

# no exceptions, because nothing here divides by zero; nothing for callers outside of the kernel
_ALL = {"error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
njit = numba_njit(**_ALL)
inlined = numba_njit(**_ALL, forceinline=True)  # where the call would cost more than the function
cfunc = partial(numba_cfunc, error_model="numpy")
u4, i8, u8 = np.uint32, np.int64, np.uint64
NONE = np.uint32(0)


def compiled(module, compile=inlined, **given):
    """The functions of a module of rules, by name, compiled by numba. given: functions that replace some of these
    functions."""
    return bound(module, compile, **given)


_NUMBERS = {"B": types.uint8, "I": types.uint32, "q": types.int64, "Q": types.uint64}
_FIELDS = {"q": "<i8", "I": "<u4"}


@cache
def pointer_to(kind):
    """A function that turns an address into a pointer to elements of that kind. kind: the fields of a record, or the
    letter of a number type."""
    fields = [] if isinstance(kind, str) else [(name, _FIELDS[letter]) for name, letter in kind]
    pointer = types.CPointer(from_dtype(np.dtype(fields, align=True)) if fields else _NUMBERS[kind])

    @intrinsic
    def make(typing, address):
        def write(context, builder, signature, arguments):
            return builder.inttoptr(arguments[0], context.get_value_type(pointer))

        return pointer(types.int64), write

    return make


bytes_at = pointer_to("B")


@intrinsic
def call_apart(typing, function, number, operands):
    """Calls function(number, operands) without inlining it, for code that is rare and long."""
    wanted = typing.resolve_function_type(function, (number, operands), {})

    def write(context, builder, signature, arguments):
        result = context.get_function(function, wanted)(builder, arguments[1:])
        for block in builder.function.blocks:
            for one in block.instructions:
                if isinstance(one, CallInstr):
                    one.attributes.add("noinline")
        return result

    return wanted.return_type(function, number, operands), write


@intrinsic
def lowest_bit(typing, word):
    """The number of the lowest bit that is set."""

    def write(context, builder, signature, arguments):
        return builder.cttz(arguments[0], cgutils.true_bit)

    return types.uint64(types.uint64), write


def _fetch(writes):
    """Prefetches the line of the cache at an address, to read it or to write to it."""

    @intrinsic
    def fetch(typing, address):
        def write(context, builder, signature, arguments):
            from llvmlite import ir

            bit, pointer = ir.IntType(32), ir.IntType(8).as_pointer()
            kind = ir.FunctionType(ir.VoidType(), [pointer, bit, bit, bit])
            function = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
            builder.call(function, [builder.inttoptr(arguments[0], pointer), bit(writes), bit(3), bit(1)])
            return context.get_dummy_value()

        return types.none(types.int64), write

    return fetch


fetch, fetch_to_write = _fetch(0), _fetch(1)


@intrinsic
def call_thread(typing, function, machine, memory, frame, cell, x, start):
    """Calls a thread by its address (codegen/threads.py). Returns its two numbers."""

    def write(context, builder, signature, arguments):
        from llvmlite import ir

        long, word = ir.IntType(64), ir.IntType(32)
        kind = ir.FunctionType(ir.LiteralStructType([long, long]), [long, long, word, word, word, long])
        pointer = builder.inttoptr(arguments[0], kind.as_pointer())
        answer = builder.call(pointer, arguments[1:])
        both = [builder.extract_value(answer, i) for i in range(2)]
        return context.make_tuple(builder, signature.return_type, both)

    signature = types.UniTuple(types.int64, 2)(*(types.int64,) * 3, *(types.uint32,) * 3, types.int64)
    return signature, write


@intrinsic
def call_back(typing, function):
    """Calls a function of Python by its address."""

    def write(context, builder, signature, arguments):
        from llvmlite import ir

        kind = ir.FunctionType(ir.VoidType(), [])
        builder.call(builder.inttoptr(arguments[0], kind.as_pointer()), [])
        return context.get_dummy_value()

    return types.none(types.int64), write


def _fence(order, what):
    @intrinsic
    def fence(typing):
        def write(context, builder, signature, arguments):
            builder.fence(order)
            return context.get_dummy_value()

        return types.none(), write

    fence.__doc__ = what
    return fence


acquire = _fence("acquire", "After a mark was read: what another process wrote before it can be read now.")
release = _fence("release", "Before a mark is written: who reads it can read all that was written before.")


@intrinsic
def stack(typing):
    """The current end of the host's stack, which grows downwards."""

    def write(context, builder, signature, arguments):
        from llvmlite import ir

        pointer = ir.IntType(8).as_pointer()
        function = cgutils.get_or_insert_function(builder.module, ir.FunctionType(pointer, []), "llvm.stacksave.p0")
        return builder.ptrtoint(builder.call(function, []), ir.IntType(64))

    return types.int64(), write
