"""The reduction that combines what the copies of a block make of a variable, as the block's own statements suggest it.

s += A[i];                      sum
if (v < best) best = v;         min
if (...) found = k;             max: most copies have found nothing
if (...) changed = 1;           or
"""

from __future__ import annotations

from typing import Any

from emc.front import typed
from emc.front.lint.nodes import live, strip

_OF_UPDATES = {"+": "sum", "-": "sum", "*": "prod", "|": "or", "&": "and", "^": "xor"}
BEGINS = {  # what a copy with nothing to add begins with
    "sum": "0",
    "prod": "1",
    "or": "0",
    "xor": "0",
    "and": "~0",
    "min": "INT_MAX",
    "max": "INT_MIN",
}


def reduction_of(body: typed.Node, symbol: Any) -> str:
    """`sum`, `prod`, `max`, `min`, `and`, `or` or `xor`; "" if the statements do not tell."""
    found = {_of_change(one, symbol) for one in live(body) if isinstance(one, typed.Assign | typed.Update)}
    chosen = {
        _of_choice(one.test, symbol)
        for one in live(body)
        if isinstance(one, typed.If | typed.Conditional) and any(_sets(part, symbol) for part in live(one))
    }
    if found - {None} <= {"or", "set"} and (best := chosen & {"max", "min"}):
        return best.pop()
    found -= {None}
    if found == {"set"}:
        return "max" if chosen else ""
    if found in ({"or"}, {"sum"}, {"prod"}, {"and"}, {"xor"}):
        return str(found.pop())
    sums = found - {"set", "or"}  # `s = 0;`, and then `s += v;`
    return str(sums.pop()) if len(sums) == 1 else ""


def _of_change(one: typed.Assign | typed.Update, symbol: Any) -> str | None:
    if not _sets(one, symbol):
        return None
    if isinstance(one, typed.Update):
        return _OF_UPDATES.get(one.op, "set")
    value = strip(one.value)
    if isinstance(value, typed.Constant):
        return "or" if value.value in (0, 1) else "set"
    if isinstance(value, typed.Binary) and value.op in _OF_UPDATES and _reads(value.left, symbol):
        return _OF_UPDATES[value.op]
    return "set"


def _of_choice(test: typed.Value, symbol: Any) -> str:
    for one in live(test):
        if isinstance(one, typed.Binary) and one.op in ("<", ">", "<=", ">="):
            if _reads(one.left, symbol):
                return "max" if one.op.startswith("<") else "min"
            if _reads(one.right, symbol):
                return "min" if one.op.startswith("<") else "max"
    return "set"


def _sets(one: Any, symbol: Any) -> bool:
    return (
        isinstance(one, typed.Assign | typed.Update)
        and isinstance(one.target, typed.Variable)
        and one.target.symbol is symbol
    )


def _reads(value: typed.Value, symbol: Any) -> bool:
    value = strip(value)
    return isinstance(value, typed.Load) and isinstance(value.object, typed.Variable) and value.object.symbol is symbol
