"""The computation of `op=`: the same on this PE and in the handler of an update packet."""

from __future__ import annotations

from emc.front import typed
from emc.front.types import Pointer
from emc.ir.module import Operand
from emc.lower import pointers
from emc.lower.body import Body
from emc.lower.convert import convert
from emc.lower.operators import arithmetic, shift


def updated(body: Body, e: typed.Update, old: Operand, step: Operand) -> Operand:
    """The value of `old op step` in the type of the target."""
    type = e.target.type
    if isinstance(e.compute, Pointer):
        steps = step if e.op == "+" else body.b.op("sub.i32", 0, step)
        return pointers.add(body, e.compute, old, steps)
    wide = convert(body, old, type, e.compute)
    if e.op in ("<<", ">>"):
        new = shift(body, e.op, wide, step, e.compute, e.value.type)
    else:
        new = arithmetic(body, e.op, wide, step, e.compute)
    return convert(body, new, e.compute, type)
