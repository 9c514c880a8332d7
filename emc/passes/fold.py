"""Constant folding: what is known at compile time is not computed at run time.

needs: any template. leaves: constants as operands; no pure operation on constants only, except those that trap and the
math functions (which engines compute); no branch on a constant. The results come from the meanings in the table.
Operations that make a NaN stay.

    %n = mov.i32 6                          %n = mov.i32 6
    %t = mul.i32 %n, 7                      %t = mov.i32 42
    %u = lts.i32 %t, %x                     %u = lts.i32 42, %x
    %v = eq.i32 %u, 0                       %v = les.i32 %x, 42
    brif %v, ^small, ^large                 brif %u, ^large, ^small
"""

from __future__ import annotations

from emc.dataclass import replace
from emc.ir.module import Op, Operand
from emc.ir.numbers import i32, i64
from emc.ir.operations import TABLE
from emc.passes.algebra import COMMUTE, OPPOSITE, TRUTHS, simpler
from emc.passes.walk import Values, Walk


def pure(walk: Walk, op: Op, values: Values) -> Op:
    """A pure operation, folded if possible, else with its operands in the usual order."""
    if all(v in walk.numbers.constants for v in values):
        result = compute(op)
        if result is not None:
            return _becomes(walk, op, result)
    if op.name in COMMUTE and values[0] in walk.numbers.constants:
        op = replace(op, operands=(op.operands[1], op.operands[0]))
    elif op.name in ("sub.i32", "sub.i64") and isinstance(op.operands[1], int):
        wrap = i32 if op.name == "sub.i32" else i64
        op = replace(op, name="add" + op.name[3:], operands=(op.operands[0], wrap(-op.operands[1])))
    elif op.name.startswith("select."):
        return _select(walk, op, values)
    if len(op.operands) != 2:
        return op
    return _simpler(walk, op)


def compute(op: Op) -> int | float | None:
    """The result of a pure operation on constants; None if it is only known at run time."""
    row = TABLE[op.name]
    if row.cost == "math" or row.meaning is None or not all(isinstance(v, int | float) for v in op.operands):
        return None
    try:
        result = row.meaning(*op.operands)
    except ArithmeticError:
        return None  # it traps at run time
    return result if result == result else None


def _simpler(walk: Walk, op: Op) -> Op:
    numbers = walk.numbers
    a, b = op.operands
    found = simpler(op.name, a, b) if numbers.value(a) != numbers.value(b) else simpler(op.name, a, a)
    if isinstance(found, tuple):
        return replace(op, name=found[0], operands=found[1:])
    if found is not None:
        return _becomes(walk, op, found)
    if b == 0 and op.name in ("eq.i32", "ne.i32"):
        return _truth(walk, op)
    return op


def _truth(walk: Walk, op: Op) -> Op:
    """Simplifies `(a < b) != 0` to `a < b`, and `(a < b) == 0` to `b <= a`."""
    numbers = walk.numbers
    number = numbers.value(op.operands[0])
    name, values = numbers.made.get(number, ("", ()))
    if name not in TRUTHS:
        return op
    if op.name == "ne.i32":
        return _becomes(walk, op, op.operands[0])
    if name in OPPOSITE:
        operands = [numbers.holder(v) for v in values]
        opposite, turned = OPPOSITE[name]
        a, b = operands[::-1] if turned else operands
        if a is not None and b is not None:
            return replace(op, name=opposite, operands=(a, b))
    return op


def _select(walk: Walk, op: Op, values: Values) -> Op:
    test, a, b = op.operands
    if isinstance(test, int):
        return _becomes(walk, op, a if test else b)
    return _becomes(walk, op, a) if values[1] == values[2] else op


def _becomes(walk: Walk, op: Op, value: Operand) -> Op:
    """A move of a constant, or of a register that was an operand."""
    assert op.result is not None
    return Op(f"mov.{op.result.kind}", op.result, (value,), span=op.span, checks=op.checks)


def brif(walk: Walk, op: Op, values: Values) -> Op:
    if not walk.fold:
        return op
    test, (yes, no) = op.operands[0], op.labels
    if isinstance(test, int):
        return replace(op, name="br", operands=(), labels=(yes if test else no,))
    number = values[0]
    while (found := _without_zero(walk, number)) is not None:
        equal, number, holder = found
        yes, no = (no, yes) if equal else (yes, no)
        test = holder
    return op if test is op.operands[0] else replace(op, operands=(test,), labels=(yes, no))


def _without_zero(walk: Walk, number: int) -> tuple[bool, int, Operand] | None:
    """For a test `x == 0` or `x != 0`: the comparison, and x."""
    name, values = walk.numbers.made.get(number, ("", ()))
    if name not in ("eq.i32", "ne.i32") or walk.numbers.constants.get(values[1]) != 0:
        return None
    holder = walk.numbers.holder(values[0])
    return None if holder is None else (name == "eq.i32", values[0], holder)


def switch(walk: Walk, op: Op, values: Values) -> Op:
    chosen = op.operands[0]
    if not walk.fold or not isinstance(chosen, int):
        return op
    label = op.labels[1 + op.cases.index(chosen)] if chosen in op.cases else op.labels[0]
    return replace(op, name="br", operands=(), labels=(label,), cases=())
