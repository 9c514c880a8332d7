"""Warns about comparisons that always have the same result, and about strings compared by address.

unsigned n; if (n >= 0) ...           always true
char c;     if (c == 200) ...         always false: a char is -128 to 127 here
if (name == "abc") ...                compares two addresses
"""

from __future__ import annotations

from emc.front import typed
from emc.front.check.messages import spell
from emc.front.check.operands.arithmetic import limits
from emc.front.lint.nodes import string_of
from emc.front.lint.rules import Lint, rule
from emc.front.types import BOOL, Int, size_of

_TURNED = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "==", "!=": "!="}


@rule(typed.Binary)
def comparison(lint: Lint, node: typed.Binary) -> None:
    if node.op not in _TURNED or node.left.span == node.right.span:
        return
    if string_of(node.left) or string_of(node.right):
        text = f"`{node.op}` compares the addresses of strings, not their characters"
        lint.warning("W0509", node.span, text, f"write `strcmp(a, b) {node.op} 0`")
    elif isinstance(node.right, typed.Constant):
        _against(lint, node, node.op, node.left, node.right.value)
    elif isinstance(node.left, typed.Constant):
        _against(lint, node, _TURNED[node.op], node.right, node.left.value)


def _against(lint: Lint, node: typed.Binary, op: str, value: typed.Value, number: int | float) -> None:
    type = _narrow_type(value)
    if type is None or not isinstance(number, int):
        return
    if number and size_of(type) >= 4:  # a large unsigned number was usually written as a negative one (W0317)
        return
    result = _certain(op, *limits(type), number)
    if result is None:
        return
    low, high = limits(type)
    text = (
        f"this comparison is always {'true' if result else 'false'}: the values of `{spell(type)}` are {low:,} to "
        f"{high:,}"
    )
    lint.warning("W0504", node.span, text)


def _narrow_type(value: typed.Value) -> Int | None:
    """The integer type whose range limits the value; None if it is not known."""
    inner = value.operand if isinstance(value, typed.Convert) else value
    outer, type = value.type, inner.type
    if not isinstance(inner, typed.Load | typed.Call | typed.Convert) or not isinstance(type, Int):
        return None
    if isinstance(inner, typed.Load) and isinstance(inner.object, typed.MemberOf) and inner.object.member.width:
        return None
    if type.word.startswith("enum") or type == BOOL or not isinstance(outer, Int):
        return None
    widened = inner is value or (size_of(type) < size_of(outer) and (outer.signed or not type.signed))
    return type if widened else None


def _certain(op: str, low: int, high: int, number: int) -> bool | None:
    """The value of `x op number` if it is the same for every x from low to high; None if it depends on x."""
    if op in ("==", "!="):
        return (op == "!=") if not low <= number <= high else None
    if op in ("<", ">="):
        less = True if high < number else False if low >= number else None
        return less if op == "<" or less is None else not less
    more = True if low > number else False if high <= number else None
    return more if op == ">" or more is None else not more
