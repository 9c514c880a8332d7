# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Reductions that count the starter's value once for each copy.

    int s = 100;
    everywhere (A) dowith (s) { s += A[0]; } reductionsum (s);          100 for each PE, and the elements

Warned of is a listed variable that the block only adds to (or multiplies), when all that the starter sets it to is a
constant other than the neutral one.
"""

from __future__ import annotations

from emc.front import typed
from emc.front.lint.nodes import live, strip
from emc.front.lint.rules import Lint, rule

_NEUTRAL = {"sum": ("+", 0), "xor": ("^", 0), "prod": ("*", 1)}


@rule(typed.FunctionBody)
def counted_often(lint: Lint, node: typed.FunctionBody) -> None:
    for block in live(node):
        if not isinstance(block, typed.TaskBlock):
            continue
        listed = {capture.inner for capture in block.captures if capture.listed}
        for clause in block.reductions:
            op, neutral = _NEUTRAL.get(clause.op, ("", 0))
            outer = clause.outer.symbol if isinstance(clause.outer, typed.Variable) else None
            if clause.inner not in listed or outer is None or not _only_updated(block, clause.inner, op):
                continue
            start = _constant(node, outer)
            if start is not None and start != neutral:
                text = f"each copy begins with the starter's `{clause.inner.name}`, which is {start}: the reduction "
                text += "counts it once for each copy"
                hint = f"set it to {neutral} first in the block, and add the starter's value after it"
                lint.warning("W0564", clause.span, text, hint)


def _only_updated(block: typed.TaskBlock, inner: typed.Automatic, op: str) -> bool:
    found = False
    for one in live(block.body):
        target = one.target if isinstance(one, typed.Assign | typed.Update) else None
        if isinstance(target, typed.Variable) and target.symbol is inner:
            if not isinstance(one, typed.Update) or one.op != op:
                return False
            found = True
    return found


def _constant(function: typed.FunctionBody, outer: typed.Automatic | typed.Static) -> int | float | None:
    """What all assignments to a variable set it to; None when that is not one constant."""
    values: set[int | float] = set()
    for one in live(function):
        match one:
            case typed.Assign(target=typed.Variable(symbol=symbol), value=value) if symbol is outer:
                value = strip(value)
                if not isinstance(value, typed.Constant):
                    return None
                values.add(value.value)
            case typed.Update(target=typed.Variable(symbol=symbol)) if symbol is outer:
                return None
            case _:
                pass
    return values.pop() if len(values) == 1 else None
