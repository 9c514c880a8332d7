"""Checks, when types are known, that `/` divides floats and `//` divides integers.

In Python `7 / 2` is 3.5 and `7 // 2` is 3. EM-C has one operator for both, and the types of its operands decide. So a
`/` of two integers and a `//` with a float are faults. EM-C rounds `//` of a negative number towards zero, Python down.
"""

from __future__ import annotations

from collections.abc import Mapping, Set

from emc.faults import Faults
from emc.front import tree, typed
from emc.front.types import Float
from emc.python.refused import MEANING
from emc.python.walk import walk
from emc.source import Span

COMPARISONS = ("<", "<=", ">", ">=")
_FLOATS = ("__builtin_inf", "__builtin_huge_val", "__builtin_nan")  # what INFINITY and NAN stand for


def report(
    function: tree.FunctionDefinition,
    body: typed.FunctionBody,
    divisions: Mapping[Span, str],
    ranges: Set[Span],
    faults: Faults,
) -> None:
    """Reports the divisions that mean something else in Python, and each `range` of floats, which Python refuses.
    divisions: `/` or `//`, by the place; ranges: the places of limits."""
    if not divisions and not ranges:
        return
    constants = {
        one.span: has_fraction(one)
        for one in walk(function)
        if isinstance(one, tree.Binary | tree.Assign) and one.op in ("/", "/=")
    }
    for node in walk(body):
        if node.span in ranges and isinstance(node, typed.Binary) and node.op in COMPARISONS:
            if isinstance(node.left.type, Float):
                text = "`range` counts whole numbers, but its limit is a float"
                faults.error(MEANING, node.span, text, "write `i32(...)` around it, which rounds to zero")
            continue
        sign = divisions.get(node.span)
        if sign is None or not isinstance(node, typed.Binary | typed.Update | typed.Constant):
            continue
        fraction = _has_fraction(node, constants.get(node.span, False))
        if sign == "/" and not fraction:
            text = "`/` of two integers has a fraction in Python; in EM-C it is a whole number"
            faults.error(MEANING, node.span, text, "write `//`, or `f64(a) / b`")
        elif sign == "//" and fraction:
            text = "`//` of floats is rounded down in Python; in EM-C nothing is rounded"
            faults.error(MEANING, node.span, text, "write `floor(a / b)`")


def _has_fraction(node: typed.Value, constant: bool) -> bool:
    """Whether the quotient is a float. A constant may have been converted already."""
    if isinstance(node, typed.Constant):
        return constant
    return isinstance(node.compute if isinstance(node, typed.Update) else node.type, Float)


def has_fraction(node: tree.Node) -> bool:
    """Whether a constant expression is a float."""
    match node:
        case tree.Number():
            return any(sign in node.text for sign in ".eE") and node.text[:2].lower() != "0x"
        case tree.Binary() | tree.Assign():
            return has_fraction(node.left) or has_fraction(node.right)
        case tree.Conditional():
            return has_fraction(node.then or node.test) or has_fraction(node.other)
        case tree.Cast():
            words = [t.word for t in node.type.specifiers.types if isinstance(t, tree.Basic)]
            return words in (["float"], ["double"])
        case tree.Call():
            return isinstance(node.function, tree.Name) and node.function.name.startswith(_FLOATS)
        case tree.Unary():
            return has_fraction(node.operand)
        case _:
            return False
