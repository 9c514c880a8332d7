"""Warns where a float is stored in a variable that is an integer only because its first value is one.

    total = 0               an i32
    total += 0.5            Python's total is 0.5 now; in EM-C it stays 0

A variable whose type is written may lose a fraction, and so may a value that is converted: `total = i32(x)`.
"""

from __future__ import annotations

from collections.abc import Sequence, Set

from emc.faults import Fault, Faults, Note
from emc.front import tree, typed
from emc.front.check.messages import spell
from emc.front.types import Float, Int, Type
from emc.python.division import has_fraction
from emc.python.said import in_python
from emc.python.walk import walk
from emc.source import Span

CODE = "W0601"
_ALIKE = ("W0564",)  # additions in a block whose sum is an integer
_EXACT = ("+", "-", "*")  # give a whole number of whole numbers
_ROUND = ("floor", "ceil", "trunc", "round", "rint", "nearbyint")  # and so do these of every number


def report(function: tree.FunctionDefinition, body: typed.FunctionBody, inferred: Set[Span], faults: Faults) -> None:
    """Reports the assignments that lose a fraction. A constant is left to the checker, which warns of it in any case.
    inferred: where the variables are whose first values give their types."""
    if not inferred:
        return
    values = {one.span: one.right for one in walk(function) if isinstance(one, tree.Assign)}
    for node in walk(body):
        if not isinstance(node, typed.Assign | typed.Update) or not isinstance(node.target, typed.Variable):
            continue
        symbol = node.target.symbol
        if symbol.span not in inferred or not isinstance(symbol.type, Int):
            continue
        lost = _lost(node, values.get(node.span))
        if lost is not None:
            _warn(faults, node.span, symbol.name, symbol.type, lost, symbol.span)


def once(found: Sequence[Fault]) -> list[Fault]:
    """The faults without those of the lint that say the same as ours about the same place."""
    places = {fault.span for fault in found if fault.code == CODE}
    return [fault for fault in found if fault.code not in _ALIKE or fault.span not in places]


def _warn(faults: Faults, span: Span, name: str, kind: Int, lost: Float, first: Span) -> None:
    whole, wide = (in_python(f"`{spell(one)}`").strip("`") for one in (kind, lost))
    text = f"`{name}` is `{whole}` because of its first value, so the fraction of this value is lost"
    hint = f"write `{name}: {wide} = ...` where it is set first; or, if you mean it, `{whole}(...)` around the value"
    faults.warning(CODE, span, text, hint, Note(first, f"`{name}` is set first"))


def _lost(node: typed.Assign | typed.Update, value: tree.Expression | None) -> Float | None:
    """The type of the float whose fraction is lost. value: what the program assigns. None if nothing is lost."""
    if isinstance(node, typed.Update):
        whole = node.op in _EXACT and _is_whole(node.value)
        return node.compute if isinstance(node.compute, Float) and not whole else None
    meant = isinstance(value, tree.Cast) and not has_fraction(value)
    if not isinstance(node.value, typed.Convert) or value is None or meant or _is_whole(node.value.operand):
        return None
    kind: Type = node.value.operand.type
    return kind if isinstance(kind, Float) else None


def _is_whole(node: typed.Value) -> bool:
    """Whether a float is sure to be a whole number."""
    match node:
        case typed.Constant():
            return float(node.value).is_integer()
        case typed.Convert():
            return isinstance(node.operand.type, Int) or _is_whole(node.operand)
        case typed.Unary():
            return _is_whole(node.operand)
        case typed.Binary():
            return node.op in _EXACT and _is_whole(node.left) and _is_whole(node.right)
        case typed.Conditional():
            return _is_whole(node.then) and _is_whole(node.other)
        case typed.Builtin():
            return node.word in _ROUND
        case typed.Call(function=typed.FunctionAddress(symbol=symbol)):
            return symbol.name in _ROUND
        case _:
            return False
