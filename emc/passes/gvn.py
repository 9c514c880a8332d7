"""Global value numbering: a thread does not compute or load again what it has already computed or loaded.

needs: any template. leaves: no pure operation, and no load, whose result is known to be in a register. A load is the
same if it reads the same place, and no store in between may have changed it (frame.py, value_numbers.py); while a
thread runs, no other stores happen on its PE. A value that was stored as a whole need not be loaded. If a division has
not trapped, it does not trap the second time; the same holds for a load.

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

FORWARDED = {"store.i32": "load.i32", "store.i64": "load.i64", "store.f64": "load.f64"}  # f32: a NaN may become quiet


def pure(walk: Walk, op: Op, values: Values) -> Op:
    return walk.settled(op, (op.name, *values), values)


def own(walk: Walk, op: Op, values: Values) -> Op:
    """An operation that gives this PE's number, a continuation, or a global address. Its result is the same throughout
    a thread."""
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
    """A key for the word that a load with that name reads at the operation's place in the current memory."""
    numbers = walk.numbers
    base, offset = op.operands[:2]
    if of_frame(op):
        words = words_of(op)
        if numbers.own.issuperset(words):
            return (name, offset, *[numbers.now(word) for word in words])
    return (name, numbers.value(base), offset, numbers.now(MEMORY))
