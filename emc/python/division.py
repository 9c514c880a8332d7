"""Checks, when types are known, that `/` divides floats and `//` divides integers.

In Python `7 / 2` is 3.5 and `7 // 2` is 3. EM-C has one operator for both, and the types of its operands decide. So a
`/` of two integers and a `//` with a float are faults. EM-C rounds `//` of a negative number towards zero, Python down.
"""

from __future__ import annotations

from collections.abc import Mapping, Set

from emc.faults import Faults
from emc.front import typed
from emc.front.types import Float
from emc.python.reader import Division
from emc.python.refused import MEANING
from emc.python.walk import walk
from emc.source import Span

COMPARISONS = ("<", "<=", ">", ">=")


def report(unit: typed.Unit, divisions: Mapping[Span, Division], ranges: Set[Span], faults: Faults) -> None:
    """Reports the divisions that mean something else in Python, and each `range` of floats, which Python refuses.
    divisions: `/` or `//`, by the place; ranges: the places of limits."""
    if not divisions and not ranges:
        return
    for node in walk(unit.functions):
        if node.span in ranges and isinstance(node, typed.Binary) and node.op in COMPARISONS:
            if isinstance(node.left.type, Float):
                text = "`range` counts whole numbers, but its limit is a float"
                faults.error(MEANING, node.span, text, "write `i32(...)` around it, which rounds to zero")
            continue
        division = divisions.get(node.span)
        if division is None or not isinstance(node, typed.Binary | typed.Update | typed.Constant):
            continue
        fraction = _has_fraction(node, division)
        if division.sign == "/" and not fraction:
            text = "`/` of two integers has a fraction in Python; in EM-C it is a whole number"
            faults.error(MEANING, node.span, text, "write `//`, or `f64(a) / b`")
        elif division.sign == "//" and fraction:
            text = "`//` of floats is rounded down in Python; in EM-C nothing is rounded"
            faults.error(MEANING, node.span, text, "write `floor(a / b)`")


def _has_fraction(node: typed.Value, division: Division) -> bool:
    """Whether the quotient is a float. A constant may have been converted already."""
    if isinstance(node, typed.Constant):
        return division.fraction
    return isinstance(node.compute if isinstance(node, typed.Update) else node.type, Float)
