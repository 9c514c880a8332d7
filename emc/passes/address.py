"""Moves constants in an address into the load or store, where they cost nothing.

needs: any template. leaves: no load or store whose base is a sum with a constant, if the other part of the sum still
exists. For this, sums that are only used in addresses are split, so that neighbours share the remaining part. Sums
wrap, and so do addresses, so the place is the same, and an invalid address gives the same trap.

    %t = sub.i32 %i, 1                      %t.base = shl.i32 %i, 2
    %u = shl.i32 %t, 2                      %v.base = add.i32 %a, %t.base
    %v = add.i32 %a, %u
    %x = load.i32 [%v]                      %x = load.i32 [%v.base-4]
    %w = shl.i32 %i, 2
    %y = add.i32 %a, %w
    %z = load.i32 [%y+4]                    %z = load.i32 [%v.base+4]
"""

from __future__ import annotations

from emc.dataclass import replace
from emc.ir.module import FP, Op, Operand, Reg, Template
from emc.ir.numbers import i32
from emc.ir.operations import TABLE
from emc.passes import gvn
from emc.passes.frame import SIZES
from emc.passes.walk import Walk

PARTS = frozenset(["add.i32", "sub.i32", "shl.i32", "mul.i32"])


def only_addresses(template: Template) -> set[str]:
    """The registers that are only used as bases of loads and stores, and in sums and multiples that are."""
    parts: set[str] = set()
    makers: dict[str, list[str]] = {}
    other: list[str] = []
    for block in template.blocks:
        for op in block.ops:
            made = op.result.name if op.result is not None and _is_part(op) else ""
            for position, value in enumerate(op.operands):
                if type(value) is not Reg:
                    continue
                if made:
                    makers.setdefault(made, []).append(value.name)
                elif position or op.name not in SIZES:
                    other.append(value.name)
            if made and made not in parts:
                parts.add(made)
            elif op.result is not None:
                other.append(op.result.name)
    while other:
        name = other.pop()
        if name in parts:
            parts.discard(name)
            other += makers.get(name, ())
    return parts


def _is_part(op: Op) -> bool:
    return op.name in PARTS and (op.name == "add.i32" or isinstance(op.operands[1], int))


def linear(walk: Walk, number: int) -> tuple[int, int]:
    """A value as the sum of another value that a register holds, and a constant. Parts of the template's own frame are
    not split."""
    numbers = walk.numbers
    result = number, 0
    total = 0
    while number in numbers.made:
        name, values = numbers.made[number]
        if name != "add.i32":
            break
        constant = numbers.constants.get(values[1])
        if not isinstance(constant, int) or values[0] == numbers.frame:
            break
        number, total = values[0], i32(total + constant)
        if numbers.holder(number) is not None:
            result = number, total
    return result


def sum_of_parts(walk: Walk, op: Op) -> Op:
    """An operation of PARTS in an address, with the constant part of its operands moved to the end."""
    assert op.result is not None
    numbers = walk.numbers
    if walk.addresses is None:
        walk.addresses = only_addresses(walk.template)
    a, b = op.operands
    (left, plus), (right, more) = linear(walk, numbers.value(a)), linear(walk, numbers.value(b))
    if op.name == "add.i32" and isinstance(b, int):
        first = numbers.holder(left)
        return replace(op, operands=(first, i32(plus + b))) if plus and first is not None else op
    if op.result.name not in walk.addresses or not (plus or more):
        return op
    if op.name == "add.i32":
        return _apart(walk, op, left, right, i32(plus + more))
    if op.name == "shl.i32" and isinstance(b, int):
        return _apart(walk, op, left, numbers.value(b), i32(plus << (b & 31)))
    if op.name == "mul.i32" and isinstance(b, int):
        return _apart(walk, op, left, numbers.value(b), i32(plus * b))
    return op


def _apart(walk: Walk, op: Op, left: int, right: int, constant: int) -> Op:
    """The operation on these values without their constants, followed by a sum with the resulting constant."""
    assert op.result is not None
    a, b = walk.numbers.holder(left), walk.numbers.holder(right)
    if a is None or b is None:
        return op
    base = walk.register(op.result)
    made = gvn.pure(walk, Op(op.name, base, (a, b), span=op.span), (left, right))
    walk.emit(made)
    return Op("add.i32", op.result, (base, constant), span=op.span, checks=op.checks)


def access(walk: Walk, op: Op) -> Op:
    """A load or store whose base has no constants."""
    base, offset = op.operands[:2]
    moved = place(walk, base, offset)
    return op if moved is None else replace(op, operands=(*moved, *op.operands[2:]))


def place(walk: Walk, base: Operand, offset: Operand) -> tuple[Operand, int] | None:
    """The address with another base and offset; None if there is no better base."""
    numbers = walk.numbers
    if type(base) is not Reg or not isinstance(offset, int):
        return None
    number, plus = linear(walk, numbers.value(base))
    name, values = numbers.made.get(number, ("", ()))
    if name == "add.i32" and values[0] == numbers.frame:
        own = numbers.constants.get(values[1])
        if isinstance(own, int):
            return FP, i32(offset + plus + own)
    holder = numbers.holder(number)
    if holder is None or not plus:
        return None
    return holder, i32(offset + plus)


def check(walk: Walk, one: Op) -> Op:
    """A check, changed to read what its operation reads. Whatever passes are off, it reads the register that already
    had the value, since dce.py removes operations whose result only checks read, with these checks."""
    operands = list(one.operands)
    for i, operand in enumerate(operands):
        if type(operand) is Reg:
            holder = walk.numbers.first_holder(walk.numbers.value(operand))
            if holder is not None:
                operands[i] = holder
    if walk.address:
        for i in TABLE[one.name].places:
            operands[i : i + 2] = place(walk, *operands[i : i + 2]) or operands[i : i + 2]
    return replace(one, operands=tuple(operands))
