"""Compiles one function. This happens several times, each time with the types that the time before has found, until
they no longer change (unit.py)."""

from __future__ import annotations

import ast

from emc.engines.native.translate.code import Code, Made, Module
from emc.engines.native.translate.expressions import evaluate
from emc.engines.native.translate.marks import Function
from emc.engines.native.translate.statements import execute
from emc.engines.native.translate.types import Refused, Type, struct
from emc.engines.native.translate.values import NOTHING, Value, together


def compiled(unit: Module, function: Function, operands: tuple[Type, ...], before: Made) -> Made:
    """The function for operands of these types. before: what the time before has made. Raises Refused, with a
    place."""
    code = Code(unit, function, operands, before)
    for name, value in zip(_names(code), _given(code), strict=True):
        code.store(name, value)
    if isinstance(code.tree, ast.Lambda):
        code.leave(evaluate(code, code.tree.body))
    else:
        execute(code, code.tree.body)
    if not code.ended:
        code.leave(NOTHING)
    kinds = [kind for type in operands for kind in type.kinds]
    given = ", ".join(f"{kind} %a{i}" for i, kind in enumerate(kinds))
    slots = [f"  {slot} = alloca {kind}" for slot, kind in code.slots.items()]
    result = struct(code.returned or NOTHING.type)
    head = f"define internal {result} @{before.name}({given}) {code.attributes}{{"
    return Made(before.name, code.variables, code.returned, "\n".join([head, "entry:", *slots, *code.lines, "}"]))


def _names(code: Code) -> list[str]:
    """The names of the operands."""
    given, name = code.tree.args, code.function.name
    if given.kwonlyargs or given.kwarg or given.defaults:
        raise Refused(f"`{name}` has operands that are not positional")
    names = [one.arg for one in (*given.posonlyargs, *given.args)]
    if len(code.operands) < len(names) or (len(code.operands) > len(names) and not given.vararg):
        raise Refused(f"`{name}` has {len(names)} operands, not {len(code.operands)}")
    return [*names, *([given.vararg.arg] if given.vararg else [])]


def _given(code: Code) -> list[Value]:
    """The operands; those of `*names` as a tuple."""
    count, values, given = 0, list[Value](), code.tree.args
    for type in code.operands:
        values.append(Value(type, tuple(f"%a{count + i}" for i in range(len(type.kinds)))))
        count += len(type.kinds)
    if given.vararg:
        first = len(given.posonlyargs) + len(given.args)
        values[first:] = [together(values[first:])]
    return values
