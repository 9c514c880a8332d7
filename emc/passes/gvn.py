"""Global value numbering: what a thread has computed or loaded once it does not compute or load again.

needs: any template. leaves: no pure operation, and no load, whose result a register is known to hold. Of loads: the
same place, and nothing stored in between that might be there (frame.py, value_numbers.py); while a thread runs nothing
else stores on its PE. What was stored as a whole need not be loaded. A division that has not trapped does not trap the
second time, nor does a load.

    %t = shl.i32 %i, 2                      %t = shl.i32 %i, 2
    %a = load.i32 [%t]                      %a = load.i32 [%t]
    %u = shl.i32 %i, 2                      %u = mov.i32 %t
    %b = load.i32 [%u]                      %b = mov.i32 %a
"""

from __future__ import annotations

from emc.ir.module import Op
from emc.passes.frame import of_frame, words_of
from emc.passes.value_numbers import MEMORY
from emc.passes.walk import Values, Walk

FORWARDED = {"store.i32": "load.i32", "store.i64": "load.i64", "store.f64": "load.f64"}  # f32: a NaN may get quiet


def pure(walk: Walk, op: Op, values: Values) -> Op:
    return walk.settled(op, (op.name, *values), values)


def own(walk: Walk, op: Op, values: Values) -> Op:
    """This PE's number, a continuation, a global address: the same throughout a thread."""
    return walk.settled(op, (op.name, op.labels, op.word, *values), values)


def load(walk: Walk, op: Op) -> Op:
    return walk.settled(op, _place(walk, op, op.name), ())


def store(walk: Walk, op: Op) -> Op:
    numbers = walk.numbers
    for name in numbers.changed_memory(op):
        numbers.change(name)
    if op.name in FORWARDED:
        numbers.known[_place(walk, op, FORWARDED[op.name])] = numbers.value(op.operands[2])
    return op


def _place(walk: Walk, op: Op, name: str) -> tuple[object, ...]:
    """What a load of that name finds at the operation's place, as memory is now."""
    numbers = walk.numbers
    base, offset = op.operands[:2]
    if of_frame(op):
        words = words_of(op)
        if numbers.own.issuperset(words):
            return (name, offset, *[numbers.now(word) for word in words])
    return (name, numbers.value(base), offset, numbers.now(MEMORY))
