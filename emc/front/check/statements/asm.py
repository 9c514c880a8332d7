"""`asm` without instructions, which C programs use to prevent an optimisation.

asm volatile ("" : "+r" (x) : : "memory");      /* nothing */
asm ("" : "=r" (y) : "0" (x));                  y = x, since "0" says: the place of the first output
"""

from __future__ import annotations

from emc.front import tree, typed
from emc.front.check.bad import is_bad
from emc.front.check.context import Context
from emc.front.check.operands.characters import string_bytes
from emc.front.check.operands.conversions import rvalue
from emc.front.check.operands.lvalues import mark_written
from emc.front.check.rules import effect, expression, statement_rule


@statement_rule(tree.Asm)
def check_asm(ctx: Context, node: tree.Asm) -> typed.Statement:
    outputs = [one.value for one in node.outputs if one.value is not None]
    made: list[typed.Statement] = []
    for output in outputs:
        mark_written(ctx, expression(ctx, output))
    for one in node.inputs:
        if one.value is None:
            continue
        place = string_bytes(ctx, one.constraint).decode("latin-1")
        if place.isdecimal() and int(place) < len(outputs):
            value = effect(ctx, tree.Assign(one.span, "=", outputs[int(place)], one.value))
        else:
            value = rvalue(ctx, expression(ctx, one.value))
        if not is_bad(value.type):
            made.append(typed.Evaluate(one.span, value))
    return typed.Block(node.span, tuple(made))
